// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QRect>

class QWidget;

namespace app {

/// \p wanted, made smaller and moved until all of it is within \p room.
QRect fittedInto(const QRect &wanted, const QRect &room);

/// Gives a window that was not shown yet its place: what saveGeometry() kept of it, else \p usual. With its frame it is
/// never larger than its screen, whatever \p smallest says.
void placeWindow(QWidget *window, const QByteArray &kept, const QSize &usual, const QSize &smallest);

/// The same for a window that is shown: now that its frame is known, or when its screen has changed.
void keepOnScreen(QWidget *window, const QSize &smallest);

} // namespace app
