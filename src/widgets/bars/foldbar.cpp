// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/foldbar.h"

#include "widgets/style/canvas.h"

#include "widgets/style/slimscrollbar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollArea>

#include <utility>

namespace widgets {

FoldBar::FoldBar(Look *look, QWidget *parent) : QWidget(parent), m_look(look) {}

void FoldBar::setExpanded(bool expanded)
{
    const bool was = std::exchange(m_expanded, expanded && canExpand());
    const QWidget *focus = QApplication::focusWidget();
    if (was && !m_expanded && focus && isAncestorOf(focus))
        Q_EMIT focusReleased(); // before Qt gives it to whatever comes next
    layOut();
    if (m_expanded && !was)
        Q_EMIT unfolded();
}

void FoldBar::prepareScroll(QScrollArea *scroll, QWidget *list)
{
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new SlimScrollBar(m_look, &Theme::window, scroll));
    scroll->setWidget(list);
    scroll->viewport()->setAutoFillBackground(false);
    list->setAutoFillBackground(false);
}

void FoldBar::resizeEvent(QResizeEvent *)
{
    layOut();
}

void FoldBar::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && event->pos().y() < headHeight())
        setExpanded(!m_expanded);
}

void FoldBar::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        setExpanded(!m_expanded);
        break;
    case Qt::Key_Left:
        setExpanded(false);
        break;
    case Qt::Key_Right:
        setExpanded(true);
        break;
    case Qt::Key_Down:
        if (m_expanded)
            enterList();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FoldBar::focusInEvent(QFocusEvent *)
{
    update();
}

void FoldBar::focusOutEvent(QFocusEvent *)
{
    update();
}

qreal FoldBar::paintHead(Canvas &canvas, const QString &icon, const QColor &color) const
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    if (hasFocus())
        canvas.frame(QRectF(0, 0, width(), headHeight()), {}, t.accent, 2);
    qreal x = u * 2;
    const auto add = [&](const QString &name, const QColor &ink) {
        canvas.icon(name, ink, QPointF(x, u * 2));
        x += u * 6;
    };
    if (canExpand())
        add(isExpanded() ? QStringLiteral("down") : QStringLiteral("right"), t.text2);
    if (!icon.isEmpty())
        add(icon, color.isValid() ? color : t.text2);
    return x;
}

} // namespace widgets

#include "moc_foldbar.cpp"
