// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/canvas.h"

#include "text/unmirroredpainting.h"
#include "widgets/style/fittingtext.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <cmath>

namespace widgets {

Canvas::Canvas(QPainter *painter, Look *look, qreal pixelRatio)
    : p(painter)
    , m_look(look)
    , t(look->theme())
    , m_ratio(pixelRatio)
{
    p->setRenderHint(QPainter::Antialiasing, true);
    // Each text goes its own way: a path or a number stays readable in a window that is mirrored.
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
    // An arrow that points on points the other way where one reads the other way.
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
    p->setPen(line.isValid() ? QPen(line, lineWidth) : QPen(Qt::NoPen));
    p->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    p->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 4, 4);
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
    p->setPen(QPen(t.line, 1));
    p->setBrush(t.base);
    p->drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
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
    if (!face.extra.isEmpty())
        w += width(style.body, face.extra) + style.u * 2;
    return QSizeF(std::ceil(w), height);
}

void Canvas::button(const QRectF &rect, const ButtonFace &face)
{
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
    const QFont &font = strong && face.enabled ? t.bold : face.small ? t.small : t.body;
    const int side = t.u * 4;
    if (face.text.isEmpty()) {
        iconAt(face.icon, ink, rect.center());
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
        icon(face.icon, ink, QPointF(x, rect.center().y() - side / 2.0));
        x += side + gap;
    }
    x += text(font, ink, QRectF(x, rect.top(), rect.right() - t.u - x - extra, rect.height()), face.text);
    if (extra > 0)
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

} // namespace widgets
