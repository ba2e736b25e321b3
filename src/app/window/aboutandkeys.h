// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace widgets {
class Look;
} // namespace widgets

namespace app {

class WindowActions;

/// Shows every action with its shortcut, over \p window, and lets the user change them.
void showKeys(WindowActions *actions, QWidget *window);
/// Shows the manual beside \p window, in the language of Belay's texts; raises it if it is open.
void showManual(widgets::Look *look, QWidget *window);
/// Shows what Belay is, the libraries it uses, and the licences.
void showAbout(QWidget *window);

} // namespace app
