// SPDX-License-Identifier: Apache-2.0
#include "app/window/windowplace.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace app {
namespace {

/// The room on the screen for the window's content. Before it is shown, the size of its frame is estimated.
QRect roomFor(const QWidget *window)
{
    const QRect screen = window->screen()->availableGeometry();
    const QRect inside = window->geometry(), outside = window->frameGeometry();
    if (window->isVisible() && inside != outside)
        return screen.adjusted(inside.left() - outside.left(), inside.top() - outside.top(),
                               inside.right() - outside.right(), inside.bottom() - outside.bottom());
    const int title = window->style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, window);
    const int frame = window->style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, window);
    return screen.adjusted(frame, title + frame, -frame, -frame);
}

} // namespace

QRect fittedInto(const QRect &wanted, const QRect &room)
{
    QRect out(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    out.moveLeft(qBound(room.left(), out.left(), room.right() - out.width() + 1));
    out.moveTop(qBound(room.top(), out.top(), room.bottom() - out.height() + 1));
    return out;
}

void keepOnScreen(QWidget *window, const QSize &smallest)
{
    const QRect room = roomFor(window);
    // The window's minimum size must not make it larger than the screen.
    window->setMinimumSize(smallest.boundedTo(room.size()));
    const bool fillsIt = window->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    const QRect fitted = fittedInto(window->geometry(), room);
    if (!fillsIt && fitted != window->geometry())
        window->setGeometry(fitted);
}

void placeWindow(QWidget *window, const QByteArray &kept, const QSize &usual, const QSize &smallest)
{
    if (!window->restoreGeometry(kept)) {
        // No position is set: the window manager chooses one.
        window->resize(usual.boundedTo(roomFor(window).size()));
        window->setMinimumSize(smallest.boundedTo(roomFor(window).size()));
        return;
    }
    keepOnScreen(window, smallest);
}

} // namespace app
