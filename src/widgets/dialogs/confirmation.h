// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

class QMessageBox;
class QObject;
class QString;
class QWidget;

namespace widgets {

/// Asks \p question in a message box, which is shown at once and deletes itself. Enter presses Cancel; \p then is
/// called if the user presses \p yes while \p context exists. \p question is shown as plain text.
QMessageBox *askToConfirm(QWidget *parent, const QString &title, const QString &question, const QString &yes,
                          QObject *context, std::function<void()> then);

} // namespace widgets
