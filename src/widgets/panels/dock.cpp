// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/dock.h"

#include "widgets/panels/docktitle.h"

#include <QPainter>
#include <QScreen>

namespace widgets {

QRect placeBeside(const QRect &window, const QSize &size, const QRect &room, Qt::LayoutDirection direction)
{
    const QSize fitting = size.boundedTo(room.size());
    QRect after({window.right() + 1, window.top()}, fitting);
    QRect before({window.left() - fitting.width(), window.top()}, fitting);
    if (direction == Qt::RightToLeft)
        std::swap(after, before);
    QRect place = room.left() <= after.left() && after.right() <= room.right()     ? after
                  : room.left() <= before.left() && before.right() <= room.right() ? before
                                                                                   : after;
    place.moveLeft(qBound(room.left(), place.left(), room.right() + 1 - place.width()));
    place.moveTop(qBound(room.top(), place.top(), room.bottom() + 1 - place.height()));
    return place;
}

Dock::Dock(const QString &title, Look *look, QWidget *window) : QDockWidget(title, window), m_look(look)
{
    auto *line = new DockTitle(title, look, this);
    setTitleBarWidget(line);
    bringForward(this);
    connect(line, &DockTitle::closeRequested, this, &QWidget::hide);
    connect(line, &DockTitle::floatRequested, this, &Dock::toggleFloating);
}

void Dock::toggleFloating()
{
    if (isFloating()) {
        m_place = geometry();
        setFloating(false);
        return;
    }
    const QWidget *window = parentWidget();
    if (m_place.isNull() && window->screen())
        m_place = placeBeside(window->frameGeometry(), size(), window->screen()->availableGeometry(),
                              window->layoutDirection());
    setFloating(true);
    if (!m_place.isNull())
        setGeometry(m_place);
}

/// With its own title a floating dock would have no frame.
void Dock::paintEvent(QPaintEvent *event)
{
    QDockWidget::paintEvent(event);
    if (!isFloating())
        return;
    QPainter painter(this);
    painter.setPen(m_look->theme().gutter);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace widgets
