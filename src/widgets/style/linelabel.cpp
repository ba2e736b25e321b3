// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/linelabel.h"

#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QtMath>

#include <cmath>
#include <utility>

namespace widgets {

namespace {

constexpr int widest = 4000; ///< pixels; what is longer is not measured to its end

bool isText(const LinePart &part)
{
    return part.badge == 0 && part.icon.isEmpty() && part.share < 0 && !part.isKey;
}

qreal partWidth(const Theme &t, const LinePart &part)
{
    if (part.badge > 0)
        return qMax(t.u * 4.0, Canvas::width(t.tiny, QString::number(qMin(part.badge, 100))) + t.u * 2);
    if (part.isKey)
        return Canvas::keycapSize(t, part.words).width();
    return isText(part) ? Canvas::width(t.*part.font, fittingText(part.words, widest, part.elide))
                        : t.u * (part.words.isEmpty() ? 4 : 4.5);
}

void paintRing(Canvas &c, QPointF centre, const LinePart &part)
{
    const bool hasWords = !part.words.isEmpty();
    const Theme &t = c.theme();
    const qreal radius = hasWords ? t.u * 2.25 - 0.5 : t.u * 1.4;
    const QRectF ring(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
    c.painter()->setBrush(hasWords ? QBrush(t.base) : QBrush());
    c.painter()->setPen(hasWords ? QPen(t.gutter, 1) : QPen(t.line, 2));
    c.painter()->drawEllipse(ring);
    if (hasWords) {
        c.text(t.small, part.color(t), ring, part.words, Qt::AlignCenter);
        return;
    }
    c.painter()->setPen(QPen(part.color(t), 2, Qt::SolidLine, Qt::FlatCap));
    c.painter()->drawArc(ring, 90 * 16, -int(part.share * 360 * 16));
}

} // namespace

void paintParts(Canvas &c, const QRectF &line, const QList<LinePart> &parts)
{
    const Theme &t = c.theme();
    const auto gapOf = [&](qsizetype i) { return i > 0 ? parts.at(i).gap * t.u : 0; };
    qreal kept = 0, x = line.left();
    for (qsizetype i = 0; i < parts.size(); ++i)
        kept += parts.at(i).isWhole ? partWidth(t, parts.at(i)) + gapOf(i) : 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const LinePart &part = parts.at(i);
        const qreal width = part.isWhole || !isText(part) ? partWidth(t, part) : 1;
        kept -= part.isWhole ? width + gapOf(i) : 0;
        const qreal room = line.right() - kept - x - gapOf(i);
        if (room < (isText(part) ? 1 : width))
            continue; // its gap would push what is kept
        x += gapOf(i);
        if (isText(part)) {
            x += c.text(t.*part.font, part.color(t), QRectF(x, line.top(), room, line.height()), part.words,
                        Qt::AlignLeft | Qt::AlignVCenter, part.elide);
            continue;
        }
        const QPointF centre(x + width / 2, line.center().y());
        if (part.badge > 0)
            c.badge(centre, part.badge);
        else if (part.isKey)
            c.keycap(QRectF(QPointF(x, std::round(centre.y() - t.u * 2.125)), Canvas::keycapSize(t, part.words)),
                     part.words, false);
        else if (part.share >= 0)
            paintRing(c, centre, part);
        else
            c.iconAt(part.icon, part.color(t), centre);
        x += width;
    }
}

LineLabel::LineLabel(Look *look, double units, QWidget *parent, QList<LinePart> parts)
    : QLabel(parent)
    , m_look(look)
    , m_units(units)
{
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(look, &Look::changed, this, [this] {
        m_width = widthOf(m_parts.size());
        updateGeometry();
    });
    setParts(std::move(parts));
}

void LineLabel::setParts(QList<LinePart> parts)
{
    m_parts = std::move(parts);
    QString words;
    for (const LinePart &part : std::as_const(m_parts))
        words +=
            (words.isEmpty() || part.gap == 0 || part.words.isEmpty() ? QString() : QStringLiteral(" ")) + part.words;
    if (const int width = widthOf(m_parts.size()); std::exchange(m_width, width) != width)
        updateGeometry();
    setText(words);
    update();
}

int LineLabel::widthOf(qsizetype parts) const
{
    qreal width = 0;
    for (qsizetype i = 0; i < qMin(parts, m_parts.size()); ++i)
        width += partWidth(m_look->theme(), m_parts.at(i)) + (i > 0 ? m_parts.at(i).gap * m_look->theme().u : 0);
    return qCeil(width);
}

void LineLabel::setColumn(double units)
{
    m_column = units;
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LineLabel::sizeHint() const
{
    const int u = m_look->theme().u;
    return {m_column > 0 ? qRound(m_column * u) : m_width, qRound(m_units * u)};
}

QSize LineLabel::minimumSizeHint() const
{
    return {qMin(m_look->theme().u * 4, sizeHint().width()), sizeHint().height()};
}

void LineLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    paintParts(c, rect(), m_parts);
}

} // namespace widgets

#include "moc_linelabel.cpp"
