// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffhead.h"
#include "widgets/style/mirroring.h"

#include <QPaintEvent>
#include <QPainter>

namespace widgets {

DiffHead::DiffHead(Look *look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_turn(new FlatButton(look, ButtonKind::Flat, QString(), this))
{
    m_turn->setObjectName(QStringLiteral("turnSides"));
    m_turn->setSmall(true);
    connect(m_turn, &QAbstractButton::clicked, this, [this] { m_look->setDiffSides(!m_look->diffSides()); });
    connect(look, &Look::diffSidesChanged, this, &DiffHead::refresh);
    connect(look, &Look::changed, this, &DiffHead::refresh);
    refresh();
}

void DiffHead::setCounts(int added, int removed)
{
    m_added = added;
    m_removed = removed;
    update();
}

void DiffHead::setNames(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    update();
}

void DiffHead::setHasRoom(bool hasRoom)
{
    m_hasRoom = hasRoom;
    refresh();
}

int DiffHead::wantedHeight() const
{
    return m_look->theme().u * 15 / 2;
}

void DiffHead::refresh()
{
    const bool sides = m_look->diffSides();
    m_turn->setIconName(sides ? QStringLiteral("unified") : QStringLiteral("sides"));
    m_turn->setText(sides ? tr("One below the other") : tr("Side by side"));
    m_turn->setAccessibleName(m_turn->text());
    m_turn->setVisible(m_hasRoom);
    const QSize size = m_turn->sizeHint();
    m_turn->setGeometry(
        visualRect(this, {QPoint(width() - size.width() - m_look->theme().u, (height() - size.height()) / 2), size}));
    update();
}

void DiffHead::resizeEvent(QResizeEvent *)
{
    refresh();
}

void DiffHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    painter.fillRect(rect(), t.card);
    painter.setPen(t.line);
    painter.drawRect(rect().adjusted(0, 0, -1, 0));
    qreal x = t.u * 3;
    if (!m_before.isEmpty() && m_hasRoom && m_look->diffSides()) {
        const qreal middle = width() / 2.0, end = visualRect(m_turn).x() - t.u;
        const auto name = [&](qreal from, qreal to, const QString &words, int count, const QString &sign,
                              const QColor &color) {
            const qreal used = c.text(t.body, t.text2, QRectF(from, 0, to - from, height()), words) + t.u * 2;
            if (count > 0)
                c.text(t.body, color, QRectF(from + used, 0, to - from - used, height()), sign.arg(count));
        };
        name(x, middle - t.u, m_before, m_removed, QStringLiteral("−%1"), t.removed.color);
        name(middle + t.u, end, m_after, m_added, QStringLiteral("+%1"), t.added.color);
        return;
    }
    if (m_added > 0)
        x += c.text(t.body, t.added.color, QRectF(x, 0, width() - x, height()), QStringLiteral("+%1").arg(m_added)) +
             t.u;
    if (m_removed > 0)
        c.text(t.body, t.removed.color, QRectF(x, 0, width() - x, height()), QStringLiteral("−%1").arg(m_removed));
}

} // namespace widgets

#include "moc_diffhead.cpp"
