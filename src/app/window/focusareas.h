// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QWidget;

namespace app {

/// Gives the focus to the next (1) or previous (-1) of \p areas that can take it, behind the one that has it now: to
/// itself, to whom it stands for, or to the first in it that Tab would reach. Areas may be null, hidden, or in another
/// window, which then becomes the active one if the desktop lets it.
void cycleFocus(const QList<QWidget *> &areas, int step);

} // namespace app
