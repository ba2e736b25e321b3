// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

class QMessageBox;
class QObject;
class QString;
class QWidget;

namespace widgets {

/// Asks \p question in a box of its own, which is shown at once and deletes itself. Enter presses Cancel; \p then
/// happens if the user presses \p yes while \p context lives. \p question is plain text, whatever stands in it.
QMessageBox *askToConfirm(QWidget *parent, const QString &title, const QString &question, const QString &yes,
                          QObject *context, std::function<void()> then);

} // namespace widgets
