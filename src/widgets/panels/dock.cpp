// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/dock.h"

#include "widgets/panels/docktitle.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScreen>

#include <algorithm>

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

QRect awayFrom(const QRect &kept, const QRect &place, const QRect &room, Qt::LayoutDirection direction)
{
    if (!place.intersects(kept))
        return place;
    QRect beside = place;
    if (direction == Qt::RightToLeft)
        beside.moveRight(kept.left() - 1);
    else
        beside.moveLeft(kept.right() + 1);
    if (room.contains(beside))
        return beside;
    const int above = kept.top() - room.top(), below = room.bottom() - kept.bottom();
    QRect out = place;
    // What is above it in the window is the head, with buttons of its own.
    out.setHeight(std::min(place.height(), std::max(above, below) * 3 / 4));
    if (above >= below)
        out.moveBottom(kept.top() - 1);
    else
        out.moveTop(kept.bottom() + 1);
    return out;
}

Dock::Dock(const QString &title, Look *look, QWidget *window)
    : QDockWidget(title, window)
    , m_frame(new Ground(look, {}, this, Qt::TopEdge | Qt::LeftEdge | Qt::RightEdge | Qt::BottomEdge, &Theme::gutter))
{
    m_frame->lower();
    m_frame->setAttribute(Qt::WA_TransparentForMouseEvents); // its edges are those of the window
    m_frame->hide();
    connect(this, &QDockWidget::topLevelChanged, m_frame, &QWidget::setVisible);
    auto *line = new DockTitle(title, look, this);
    setTitleBarWidget(line);
    bringForward(this);
    connect(line, &DockTitle::closeRequested, this, &QWidget::hide);
    connect(line, &DockTitle::floatRequested, this, &Dock::toggleFloating);
}

QRect Dock::usualPlace(const QSize &size) const
{
    const QWidget *window = parentWidget();
    if (!window->screen())
        return {};
    const QRect room = window->screen()->availableGeometry();
    const Qt::LayoutDirection direction = window->layoutDirection();
    const QRect place = placeBeside(window->frameGeometry(), size, room, direction);
    const QRect kept = m_kept ? m_kept() : QRect();
    return kept.isNull() ? place : awayFrom(kept, place, room, direction);
}

void Dock::toggleFloating()
{
    if (isFloating()) {
        m_place = geometry() == m_given ? QRect() : geometry();
        setFloating(false);
        return;
    }
    m_wanted = size();
    setFloating(true);
    // What is left in the window takes the room that became free before it is asked what must not be covered.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_given = m_place.isNull() ? usualPlace(m_wanted) : QRect();
    if (const QRect place = m_place.isNull() ? m_given : m_place; !place.isNull())
        setGeometry(place);
}

void Dock::makeWay()
{
    if (!isFloating() || m_given.isNull() || geometry() != m_given)
        return;
    m_given = usualPlace(m_wanted);
    setGeometry(m_given);
}

void Dock::resizeEvent(QResizeEvent *event)
{
    QDockWidget::resizeEvent(event);
    m_frame->resize(size());
}

} // namespace widgets

#include "moc_dock.cpp"
