// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/canvas.h"

#include "base/visibletext.h"
#include "text/layout/unmirroredpainting.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QTextLayout>

#include <cmath>

namespace widgets {
namespace {

/// Like QPainter::drawRoundedRect() with a pen, the middle of whose line is \p rect. Its stroker takes twenty times as
/// long as filling the same ring does, and every card in view has one.
void paintRounded(QPainter *painter, const QRectF &rect, qreal radius, const QColor &fill, const QColor &line,
                  qreal lineWidth)
{
    painter->setPen(Qt::NoPen);
    if (fill.isValid()) {
        painter->setBrush(fill);
        painter->drawRoundedRect(rect, radius, radius);
    }
    if (!line.isValid())
        return;
    const qreal half = lineWidth / 2;
    QPainterPath ring;
    ring.addRoundedRect(rect.adjusted(-half, -half, half, half), radius + half, radius + half);
    ring.addRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half);
    painter->fillPath(ring, line);
}

QTextCharFormat formatOf(const text::TextTheme &t, bool now)
{
    QTextCharFormat format;
    format.setBackground(now ? t.foundNow : t.found);
    format.setForeground(now ? t.onFoundNow : t.onFound);
    format.setFontUnderline(now);
    return format;
}

/// Maps positions in \p words to the elided text \p shown.
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

QString fittingText(const QString &words, qreal width, Qt::TextElideMode elide)
{
    const qsizetype most = qsizetype(qMax<qreal>(0, width)) * 2 + 256;
    if (words.size() <= most || elide == Qt::ElideNone)
        return words;
    const QChar dots(0x2026);
    switch (elide) {
    case Qt::ElideLeft:
        return dots + words.last(words.at(words.size() - most).isLowSurrogate() ? most - 1 : most);
    case Qt::ElideMiddle:
        return base::elidedMiddle(words, most);
    default:
        return words.first(words.at(most).isLowSurrogate() ? most - 1 : most) + dots;
    }
}

Canvas::Canvas(QPainter *painter, Look *look, qreal pixelRatio)
    : p(painter)
    , m_look(look)
    , t(look->theme())
    , m_ratio(pixelRatio)
{
    p->setRenderHint(QPainter::Antialiasing, true);
    // Each text has its own direction: a path or a number stays readable in a mirrored window.
    p->setLayoutDirection(Qt::LayoutDirectionAuto);
}

qreal Canvas::width(const QFont &font, const QString &words)
{
    return std::ceil(QFontMetricsF(font).horizontalAdvance(words));
}

qreal Canvas::text(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
                   Qt::Alignment align, Qt::TextElideMode elide)
{
    if (rect.width() <= 0)
        return 0;
    const QFontMetricsF metrics(font);
    QString shown = fittingText(words, rect.width(), elide);
    qreal width = metrics.horizontalAdvance(shown);
    if (width > rect.width() + 0.5) {
        shown = metrics.elidedText(shown, elide, rect.width());
        width = qMin(rect.width(), metrics.horizontalAdvance(shown));
    }
    const text::UnmirroredPainting unmirrored(p, rect);
    if (unmirrored.isMirrored() && align & (Qt::AlignLeft | Qt::AlignRight))
        align ^= Qt::AlignLeft | Qt::AlignRight;
    p->setFont(font);
    p->setPen(color);
    p->drawText(rect, int(align | Qt::AlignAbsolute) | Qt::TextSingleLine | Qt::TextDontClip, shown);
    return std::ceil(width);
}

void Canvas::icon(const QString &name, const QColor &color, QPointF topLeft, int size)
{
    const int side = size > 0 ? size : t.u * 4;
    const QPixmap pixmap = m_look->icons().pixmap(name, color, side, m_ratio);
    const QPointF at(std::round(topLeft.x()), std::round(topLeft.y()));
    // Directional arrows are mirrored in a right-to-left layout.
    if (name == QLatin1String("right")) {
        p->drawPixmap(at, pixmap);
        return;
    }
    const text::UnmirroredPainting unmirrored(p, at.x(), side);
    p->drawPixmap(at, pixmap);
}

void Canvas::iconAt(const QString &name, const QColor &color, QPointF centre, int size)
{
    const int side = size > 0 ? size : t.u * 4;
    icon(name, color, centre - QPointF(side / 2.0, side / 2.0), side);
}

void Canvas::image(const QRectF &rect, const QImage &image)
{
    p->setRenderHint(QPainter::SmoothPixmapTransform, true);
    const text::UnmirroredPainting unmirrored(p, rect);
    p->drawImage(rect, image);
}

void Canvas::frame(const QRectF &rect, const QColor &fill, const QColor &line, qreal lineWidth)
{
    const qreal inset = lineWidth / 2;
    paintRounded(p, rect.adjusted(inset, inset, -inset, -inset), 4, fill, line, lineWidth);
}

void Canvas::cardHead(const QRectF &rect, const QColor &fill, bool closed)
{
    QPainterPath path;
    const QRectF inner = rect.adjusted(1, 1, -1, closed ? -1 : 0);
    path.addRoundedRect(inner, 3, 3);
    if (!closed) {
        QPainterPath lower;
        lower.addRect(QRectF(inner.left(), inner.center().y(), inner.width(), inner.height() / 2));
        path = path.united(lower);
    }
    p->fillPath(path, fill);
    if (!closed)
        hairline(rect.left() + 1, rect.right() - 1, rect.bottom(), t.line2);
}

void Canvas::hairline(qreal x1, qreal x2, qreal y, const QColor &color)
{
    p->fillRect(QRectF(x1, std::round(y), x2 - x1, 1), color);
}

QSizeF Canvas::keycapSize(const Theme &style, const QString &key)
{
    return QSizeF(qMax<qreal>(style.u * 4.5, width(style.monoSmall, key) + style.u * 2), style.u * 4.25);
}

void Canvas::keycap(const QRectF &rect, const QString &key, bool weak)
{
    paintRounded(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, t.base, t.line, 1);
    if (!weak)
        hairline(rect.left() + 2, rect.right() - 2, rect.bottom() - 2, t.line);
    text(t.monoSmall, weak ? t.text2 : t.text, rect.adjusted(0, 0, 0, -1), key, Qt::AlignCenter);
}

QSizeF Canvas::buttonSize(const Theme &style, const ButtonFace &face)
{
    const bool strong = face.kind == ButtonKind::Primary || face.kind == ButtonKind::Stop;
    const QFont &font = strong ? style.bold : face.small ? style.small : style.body;
    const int height = face.small ? style.u * 6 : style.u * 7;
    if (face.text.isEmpty())
        return QSizeF(height, height);
    qreal w = width(font, face.text) + (face.small ? style.u * 4 : style.u * 5) + 2;
    if (!face.icon.isEmpty())
        w += style.u * 4 + style.u * 3 / 2.0;
    if (!face.key.isEmpty())
        w += keycapSize(style, face.key).width() + style.u * 3 / 2.0;
    if (face.chevron)
        w += style.u * 5;
    return QSizeF(std::ceil(w), height);
}

void Canvas::button(const QRectF &whole, const ButtonFace &face)
{
    QRectF rect = whole;
    QColor fill, line, ink;
    switch (face.kind) {
    case ButtonKind::Normal:
        fill = t.button;
        line = t.line;
        ink = t.text;
        break;
    case ButtonKind::Flat:
        ink = t.text;
        break;
    case ButtonKind::Primary:
        fill = line = t.accent;
        ink = t.onAccent;
        break;
    case ButtonKind::Stop:
        fill = line = t.stopFill;
        ink = t.onStop;
        break;
    }
    if (face.tone) {
        fill = (t.*face.tone).tint;
        line = ink = (t.*face.tone).color;
    }
    const bool strong = face.kind == ButtonKind::Primary || face.kind == ButtonKind::Stop;
    if (!face.enabled) {
        fill = strong ? t.button : fill;
        line = strong ? t.line : line;
        ink = t.text2;
    } else if (face.pressed) {
        fill = mix(ink, fill.isValid() ? fill : t.base, 0.12);
    } else if (face.hovered) {
        fill = mix(ink, fill.isValid() ? fill : t.base, 0.06);
    }
    frame(rect, fill, line);
    if (face.focused)
        frame(rect.adjusted(1, 1, -1, -1), {}, strong ? t.base : t.accent, 2);
    if (face.chevron) {
        iconAt(QStringLiteral("down"), face.tone ? ink : t.text2, QPointF(rect.right() - t.u * 4, rect.center().y()),
               t.u * (face.small ? 3 : 4));
        rect.setRight(rect.right() - t.u * 5);
    }
    rect.setRight(rect.right() - face.end);
    const QFont &font = strong && face.enabled ? t.bold : face.small ? t.small : t.body;
    const int side = t.u * 4;
    // What ends something is red everywhere.
    const bool isStop = face.kind == ButtonKind::Normal && face.enabled && face.icon == QLatin1String("stop");
    const QColor iconInk = isStop ? t.stopFill : ink;
    if (face.text.isEmpty()) {
        iconAt(face.icon, iconInk, rect.center());
        return;
    }
    const qreal gap = t.u * 3 / 2.0;
    const qreal extra = face.extra.isEmpty() ? 0 : width(t.body, face.extra) + t.u * 2;
    qreal w = width(font, face.text) + extra + (face.icon.isEmpty() ? 0 : side + gap);
    const QSizeF cap = keycapSize(t, face.key);
    if (!face.key.isEmpty())
        w += cap.width() + gap;
    qreal x = face.key.isEmpty() ? rect.center().x() - qMin(w, rect.width() - t.u * 2) / 2 : rect.left() + t.u * 2.5;
    if (!face.key.isEmpty()) {
        keycap(QRectF(QPointF(std::round(x), std::round(rect.center().y() - cap.height() / 2)), cap), face.key,
               face.weakKey);
        x += cap.width() + gap;
    }
    if (!face.icon.isEmpty()) {
        icon(face.icon, iconInk, QPointF(x, rect.center().y() - side / 2.0));
        x += side + gap;
    }
    x += text(font, ink, QRectF(x, rect.top(), rect.right() - t.u - x, rect.height()), face.text);
    text(t.body, ink, QRectF(x + t.u * 2, rect.top(), extra, rect.height()), face.extra);
}

QSizeF Canvas::pillSize(const QString &words) const
{
    return QSizeF(width(t.small, words) + t.u * 7 / 2.0, t.u * 9 / 2.0);
}

void Canvas::pill(const QRectF &rect, const QString &words, const Tone &tone)
{
    p->setPen(Qt::NoPen);
    p->setBrush(tone.tint);
    p->drawRoundedRect(rect, 3, 3);
    text(t.small, tone.color, rect, words, Qt::AlignCenter);
}

qreal Canvas::pillBefore(qreal right, const QRectF &row, const QString &words, const Tone &tone)
{
    const QSizeF size = pillSize(words);
    const QRectF rect(QPointF(right - size.width(), row.center().y() - size.height() / 2), size);
    pill(rect, words, tone);
    return rect.left() - t.u * 2;
}

void Canvas::badge(QPointF centre, int count)
{
    if (count <= 0)
        return;
    const QString words = count > 99 ? QStringLiteral("99+") : QString::number(count);
    const qreal height = t.u * 4;
    const qreal w = qMax(height, width(t.tiny, words) + t.u * 2);
    const QRectF rect(centre.x() - w / 2, centre.y() - height / 2, w, height);
    p->setPen(Qt::NoPen);
    p->setBrush(t.waits.color);
    p->drawRoundedRect(rect, height / 2, height / 2);
    text(t.tiny, t.base, rect, words, Qt::AlignCenter);
}

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

QRectF Canvas::inCode(const QRectF &line, const QRectF &box) const
{
    const bool isMirrored = p->worldTransform().m11() < 0;
    return isMirrored ? box.translated(line.left() + line.right() - box.right() - box.left(), 0) : box;
}

void Canvas::markedLines(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
                         const std::vector<text::Mark> &marks)
{
    const text::UnmirroredPainting unmirrored(p, rect);
    const Qt::Alignment side = unmirrored.isMirrored() ? Qt::AlignRight : Qt::AlignLeft;
    p->setPen(color);
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
