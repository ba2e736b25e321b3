// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/canvas.h"
#include "widgets/style/fittingtext.h"

#include "text/unmirroredpainting.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace widgets {
namespace {

QTextCharFormat formatOf(const text::TextTheme &t, bool now)
{
    QTextCharFormat format;
    format.setBackground(now ? t.foundNow : t.found);
    format.setForeground(now ? t.onFoundNow : t.onFound);
    format.setFontUnderline(now);
    return format;
}

/// Where a place of \p words is in \p shown, which has dots for what was left out.
class Elided
{
public:
    Elided(const QString &words, const QString &shown) : m_words(words.size()), m_shown(shown.size())
    {
        while (m_head < qMin(m_words, m_shown) && words.at(m_head) == shown.at(m_head))
            ++m_head;
        while (m_tail < qMin(m_words, m_shown) - m_head &&
               words.at(m_words - 1 - m_tail) == shown.at(m_shown - 1 - m_tail))
            ++m_tail;
    }
    int at(int place) const
    {
        if (place < m_head)
            return place;
        return int(place >= m_words - m_tail ? m_shown - (m_words - place) : m_head);
    }

private:
    qsizetype m_words, m_shown, m_head = 0, m_tail = 0;
};

} // namespace

qreal Canvas::marked(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
                     const std::vector<text::Mark> &marks, Qt::TextElideMode elide)
{
    const text::UnmirroredPainting unmirrored(p, rect);
    QRectF place = rect;
    if (unmirrored.isMirrored())
        place.setLeft(rect.right() - qMin(rect.width(), Canvas::width(font, fittingText(words, rect.width(), elide))));
    const qreal width = text(font, color, place, words, Qt::AlignLeft | Qt::AlignVCenter, elide);
    if (marks.empty() || width <= 0)
        return width;
    const QFontMetricsF metrics(font);
    const QString fits = fittingText(words, rect.width(), elide);
    const bool isWhole = metrics.horizontalAdvance(fits) <= rect.width() + 0.5;
    const QString shown = isWhole ? fits : metrics.elidedText(fits, elide, rect.width());
    const Elided places(words, shown);
    for (const text::Mark &mark : marks) {
        const int from = places.at(mark.from), last = qMax(from, places.at(mark.to - 1));
        const qreal left = place.left() + metrics.horizontalAdvance(shown.left(from));
        const qreal right = place.left() + metrics.horizontalAdvance(shown.left(last + 1));
        const QRectF box(left, rect.center().y() - metrics.height() / 2, right - left, metrics.height());
        const QTextCharFormat format = formatOf(t.prose, mark.now);
        p->save();
        p->setClipRect(box, Qt::IntersectClip);
        p->fillRect(box, format.background());
        p->setPen(format.foreground().color());
        p->drawText(place,
                    int(Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute) | Qt::TextSingleLine | Qt::TextDontClip,
                    shown);
        if (mark.now)
            p->fillRect(QRectF(left, box.bottom() - 2, box.width(), 1), p->pen().color());
        p->restore();
    }
    return width;
}

void Canvas::markedLines(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
                         const std::vector<text::Mark> &marks)
{
    const text::UnmirroredPainting unmirrored(p, rect);
    const Qt::Alignment side = unmirrored.isMirrored() ? Qt::AlignRight : Qt::AlignLeft;
    p->setFont(font);
    p->setPen(color);
    if (marks.empty()) {
        p->drawText(rect, int(side | Qt::AlignTop | Qt::AlignAbsolute) | Qt::TextWordWrap, words);
        return;
    }
    QTextLayout layout(words, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    option.setAlignment(side);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(rect.width());
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    QList<QTextLayout::FormatRange> ranges;
    for (const text::Mark &mark : marks)
        ranges.append({mark.from, mark.to - mark.from, formatOf(t.prose, mark.now)});
    layout.draw(p, rect.topLeft(), ranges);
}

} // namespace widgets
