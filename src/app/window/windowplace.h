// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QRect>

class QWidget;

namespace app {

/// \p wanted, shrunk and moved so that it lies within \p room.
QRect fittedInto(const QRect &wanted, const QRect &room);

/// Places a window that was not shown yet: by \p kept from saveGeometry(), else with the size \p usual. With its frame
/// it is never larger than its screen, whatever \p smallest is.
void placeWindow(QWidget *window, const QByteArray &kept, const QSize &usual, const QSize &smallest);

/// The same for a shown window: when its frame is known, or when its screen has changed.
void keepOnScreen(QWidget *window, const QSize &smallest);

} // namespace app
