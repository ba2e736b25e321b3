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

/// Shows every action with its keys, over \p window, and changes them as the user wants.
void showKeys(WindowActions *actions, QWidget *window);
/// The manual, in the language of Belay's texts, beside \p window; brings the one to the front that is open there.
void showManual(widgets::Look *look, QWidget *window);
/// What Belay is, and whose work it stands on, with the licences.
void showAbout(QWidget *window);

} // namespace app
