// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QWidget;

namespace app {

/// Moves the focus to the next (1) or previous (-1) of \p areas that can take it: to the area itself, its focus proxy,
/// or the first widget in it that Tab reaches. Areas may be null, hidden, or in another window, which is then activated
/// if the desktop allows it.
void cycleFocus(const QList<QWidget *> &areas, int step);

} // namespace app
