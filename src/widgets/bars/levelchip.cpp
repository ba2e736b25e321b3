// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/levelchip.h"

#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>

namespace widgets {

LevelChip::LevelChip(Look *look, QWidget *parent) : QAbstractButton(parent), m_look(look)
{
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("What becomes of what the agent writes"));
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
    setLevel(false, false);
}

void LevelChip::setLevel(bool isHeld, bool isHeldInCopy)
{
    m_isHeld = isHeld;
    setText(!isHeld ? tr("writes at once", "a mark: the agent's changes are written at once")
            : isHeldInCopy
                ? tr("held back, in a copy", "a mark: the agent's changes are held back in a copy of the folder")
                : tr("held back", "a mark: the agent's changes are held back"));
    setAccessibleName(!isHeld        ? tr("Changes are not held back")
                      : isHeldInCopy ? tr("Changes are held back, in a copy of the folder")
                                     : tr("Changes are held back"));
    updateGeometry();
    update();
}

QSize LevelChip::sizeHint() const
{
    const Theme &t = m_look->theme();
    const qreal words = Canvas::width(t.small, text());
    return {int(words) + 1 + t.u * (m_isHeld ? 12 : 8), t.u * 6};
}

void LevelChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    const QColor ink = m_isHeld ? t.stopped.color : t.text2;
    const bool isMarked = hasFocus() || underMouse() || isDown();
    const QColor line = hasFocus() ? t.accent : m_isHeld || isMarked ? ink : t.line;
    c.frame(QRectF(rect()).adjusted(0.5, u * 0.5, -0.5, -u * 0.5), m_isHeld ? t.stopped.tint : t.base, line,
            hasFocus() ? 2 : 1);
    if (m_isHeld)
        c.iconAt(QStringLiteral("held"), ink, QPointF(u * 3, height() / 2.0));
    c.text(t.small, ink, QRectF(u * (m_isHeld ? 5.5 : 2), 0, width(), height()), text());
    c.iconAt(QStringLiteral("down"), ink, QPointF(width() - u * 3, height() / 2.0), u * 3);
}

void LevelChip::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down;
    if (opens && !event->isAutoRepeat())
        click();
    else if (!opens)
        QAbstractButton::keyPressEvent(event);
}

void LevelChip::enterEvent(QEnterEvent *)
{
    update();
}

void LevelChip::leaveEvent(QEvent *)
{
    update();
}

} // namespace widgets

#include "moc_levelchip.cpp"
