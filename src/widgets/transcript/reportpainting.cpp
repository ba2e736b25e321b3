// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"
#include "text/blocklayout.h"
#include "widgets/transcript/reportitem.h"

namespace widgets {
namespace {

using Row = history::ReportRow;

struct SectionLook
{
    QString icon;
    QColor color;
};

SectionLook lookOf(const Theme &t, Row::Section section)
{
    switch (section) {
    case Row::Section::TookEffect:
        return {QStringLiteral("check"), t.text};
    case Row::Section::CannotBeUndone:
        return {QStringLiteral("lock"), t.failed.color};
    case Row::Section::Unknown:
        return {QStringLiteral("unknown"), t.waits.color};
    case Row::Section::Prevented:
        return {QStringLiteral("prevented"), t.stopped.color};
    case Row::Section::CameLate:
        return {QStringLiteral("late"), t.late.color};
    }
    return {};
}

} // namespace

QString ReportItem::tail() const
{
    if (!m_footer.confirmedAfterStop)
        return m_at;
    const QString time = models::durationText(*m_footer.confirmedAfterStop);
    return m_footer.end == core::TurnEnd::StoppedByYou ? tr("the agent confirmed after %1 · %2").arg(time, m_at)
                                                       : tr("%1 after Stop · %2").arg(time, m_at);
}

void ReportItem::paint(ItemPaint &paint)
{
    if (isOneLine()) {
        paintOneLine(paint);
        return;
    }
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const QRectF card(paint.at, QSizeF(context().width, height()));
    const QRectF head(card.topLeft(), QSizeF(card.width(), m_headHeight));
    c.frame(card, t.base, t.stopped.color);
    c.cardHead(head, t.stopped.tint, false);
    paintHead(c, head, paint.marks);
    if (m_detail) {
        const qreal top = head.bottom() + 1 + t.u * 2;
        m_detail->mark(QPointF(card.left() + t.u * 3.5, top), paint.clip, paint.marks.in(models::FoundIn::Text));
        m_detail->paint(c.painter(), QPointF(card.left() + t.u * 3.5, top), paint.clip, {}, {});
        c.hairline(card.left() + 1, card.right() - 1, top + qreal(m_detail->height()) + t.u * 2, t.line2);
    }
    for (size_t i = 0; i < m_sections.size(); ++i) {
        const QRectF rect = m_sections[i].rect.translated(paint.at);
        if (i > 0)
            c.hairline(card.left() + 1, card.right() - 1, rect.top() - 1, t.line2);
        if (rect.intersects(paint.clip))
            paintSection(paint, m_sections[i]);
    }
    if (!m_foot.isNull())
        paintFoot(c, paint.at);
    paintButtons(paint);
}

void ReportItem::paintButtons(ItemPaint &paint)
{
    for (const Button &button : m_buttons) {
        const QRectF rect = button.rect.translated(paint.at);
        if (!rect.intersects(paint.clip))
            continue;
        ButtonFace face;
        face.text = button.words;
        face.icon = button.icon;
        face.small = rect.height() < theme().u * 7;
        paint.canvas.button(rect, face);
    }
}

void ReportItem::paintFoot(Canvas &c, QPointF at)
{
    const Theme &t = theme();
    const QRectF foot = m_foot.translated(at);
    c.painter()->fillRect(foot.adjusted(1, 0, -1, -1), t.card);
    c.hairline(foot.left() + 1, foot.right() - 1, foot.top() - 1, t.line2);
    if (!m_undoable)
        return;
    const qreal left = m_footRight + t.u;
    const QString words = tr("An undo can itself be undone");
    // Not half of it.
    const qreal line = qMin<qreal>(foot.height(), t.u * 11);
    if (left + Canvas::width(t.small, words) + t.u * 3 <= foot.width())
        c.text(t.small, t.text2, QRectF(foot.left() + left, foot.bottom() - line, foot.width() - left - t.u * 3, line),
               words, Qt::AlignRight | Qt::AlignVCenter);
}

void ReportItem::paintOneLine(ItemPaint &paint)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    QRectF line(paint.at, QSizeF(context().width, t.prose.bodyLine()));
    const QString head = models::nothingHappenedText(m_footer);
    const qreal w = c.marked(t.bold, t.text, line, head, paint.marks.in(models::FoundIn::Title, 0, 0, head));
    if (m_wraps)
        line.translate(0, t.prose.bodyLine());
    else
        line.setLeft(line.left() + w + t.u * 2);
    c.text(t.small, t.text2, line, tail());
    if (const QString limits = models::notWatchedText(m_footer); !limits.isEmpty()) {
        line.moveTop(line.top() + t.prose.bodyLine());
        line.setLeft(paint.at.x());
        c.text(t.small, t.text2, line, limits);
    }
    if (m_detail) {
        m_detail->mark(paint.at + QPointF(0, m_headHeight + t.u), paint.clip, paint.marks.in(models::FoundIn::Text));
        m_detail->paint(c.painter(), paint.at + QPointF(0, m_headHeight + t.u), paint.clip, {}, {});
    }
    paintButtons(paint);
}

void ReportItem::paintHead(Canvas &c, const QRectF &head, const EntryMarks &marks)
{
    const Theme &t = theme();
    const int u = t.u;
    QRectF line(head.left() + u * 3, head.top(), head.width() - u * 6, u * 9);
    const qreal time = Canvas::width(t.small, m_at);
    c.text(t.small, t.text2, line, m_at, Qt::AlignRight | Qt::AlignVCenter);
    line.setRight(line.right() - time - u * 2);
    const qreal w = c.text(t.bold, t.text, line, tr("What happened"));
    if (!m_wraps) {
        const QString words = tr("· %1").arg(m_title);
        std::vector<text::Mark> found = marks.in(models::FoundIn::Title, 0, 0, m_title);
        const int before = qMax(0, int(words.indexOf(m_title)));
        for (text::Mark &mark : found) {
            mark.from += before;
            mark.to += before;
        }
        c.marked(t.body, t.text, line.adjusted(w + u, 0, 0, 0), words, found);
        return;
    }
    c.markedLines(t.body, t.text, QRectF(line.left(), head.top() + u * 7, head.width() - u * 6, head.height() - u * 7),
                  m_title, marks.in(models::FoundIn::Title, 0, 0, m_title));
}

void ReportItem::paintSection(ItemPaint &paint, const Section &section)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const QRectF rect = section.rect.translated(paint.at);
    const SectionLook look = lookOf(t, section.kind);
    const QRectF label(rect.left() + u * 8.5, rect.top() + padding(),
                       context().narrow ? rect.width() - u * 11 : rowLeft() - u * 10, t.prose.codeLine());
    c.icon(look.icon, look.color, QPointF(rect.left() + u * 3, label.center().y() - u * 2));
    const qreal w = c.text(t.bold, look.color, label, models::reportSectionText(section.kind));
    c.text(t.small, t.text2,
           context().narrow ? label.adjusted(w + u * 2, 0, 0, 0)
                            : QRectF(label.left(), label.bottom(), label.width(), t.prose.terminalLine()),
           models::reportSectionHint(section.kind,
                                     std::span(m_footer.report).subspan(size_t(section.first), size_t(section.count))));
    qreal y = paint.at.y() + section.rowsTop;
    const qreal left = rect.left() + rowLeft();
    for (int i = 0; i < section.shown; ++i) {
        const Row &row = m_footer.report[size_t(section.first + i)];
        const QRectF place(left, y, rect.right() - u * 3 - left - buttonRoom(row), rowHeight(row));
        if (place.bottom() >= paint.clip.top() && place.top() <= paint.clip.bottom())
            paintRow(c, place, section.first + i, paint.marks);
        y += place.height();
    }
    if (!section.hasFoldLine)
        return;
    const bool folded = section.shown < section.count;
    c.icon(folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2, QPointF(left, y + u / 2.0));
    c.text(t.small, t.text2, QRectF(left + u * 5, y, rect.right() - left - u * 7, foldLineHeight()),
           folded ? tr("and %n more", nullptr, section.count - section.shown)
                  : tr("Show only the first %n", nullptr, firstRows));
}

void ReportItem::paintRow(Canvas &c, const QRectF &rect, int index, const EntryMarks &marks)
{
    const Row &row = m_footer.report[size_t(index)];
    const Theme &t = theme();
    const int u = t.u;
    QRectF line(rect.left(), rect.top(), rect.width(), t.prose.codeLine());
    const auto reason = [&](const QFont &font, const QColor &color, qreal top) {
        const QString words = models::reportReasonText(row);
        c.markedLines(font, color, QRectF(rect.left(), top, rect.width(), rect.bottom() - top), words,
                      marks.in(models::FoundIn::Row, index * 2 + 1, 0, words));
    };
    if (row.what.isEmpty()) {
        reason(t.body, t.text, rect.top());
        return;
    }
    QString plus, minus;
    if (row.added > 0)
        plus = tr("+%1").arg(row.added);
    if (row.removed > 0)
        minus = tr("−%1").arg(row.removed);
    const qreal counts = Canvas::width(t.small, plus) + Canvas::width(t.small, minus) + u * 4;
    line.setLeft(line.left() +
                 c.marked(t.mono, t.text, line.adjusted(0, 0, -counts, 0), nameOf(row),
                          marks.in(models::FoundIn::Row, index * 2, 0, nameOf(row)),
                          models::isAboutFile(row.why) ? Qt::ElideMiddle : Qt::ElideRight) +
                 u * 1.5);
    if (!plus.isEmpty())
        line.setLeft(line.left() + c.text(t.small, t.added.color, line, plus) + u);
    c.text(t.small, t.removed.color, line, minus);
    reason(t.small, t.text2, rect.top() + t.prose.codeLine());
}

void ReportItem::unfoldFor(const models::Found &place)
{
    const size_t row = size_t(place.index / 2);
    if (place.in != models::FoundIn::Row || row >= m_footer.report.size())
        return;
    if (m_open.insert(m_footer.report[row].section).second)
        layOut();
}

QRectF ReportItem::rectOf(const models::Found &place)
{
    if (place.in == models::FoundIn::Text && m_detail) {
        const QPointF at = isOneLine() ? QPointF(0, m_headHeight + theme().u)
                                       : QPointF(theme().u * 3.5, m_headHeight + 1 + theme().u * 2);
        return m_detail->rectOf({place.line, place.from}).translated(at);
    }
    for (const Section &section : m_sections) {
        qreal y = section.rowsTop;
        for (int i = 0; place.in == models::FoundIn::Row && i < section.shown; ++i) {
            const qreal height = rowHeight(m_footer.report[size_t(section.first + i)]);
            if (section.first + i == place.index / 2)
                return QRectF(rowLeft(), y, context().width - rowLeft(), height);
            y += height;
        }
    }
    return QRectF(0, 0, context().width, m_headHeight);
}

GutterMark ReportItem::mark() const
{
    GutterMark mark = turnEndMark(theme(), m_footer.end);
    if (!isOneLine())
        mark.top = theme().u * 5 / 2;
    return mark;
}

QString ReportItem::wholeText()
{
    return models::reportText(m_footer);
}

} // namespace widgets
