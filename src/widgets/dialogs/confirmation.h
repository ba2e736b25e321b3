// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <functional>

class QDialog;
class QObject;
class QWidget;

namespace widgets {

/// Asks \p question in a dialog, which is shown at once and deletes itself; \p about, a paragraph each, says what the
/// answer does. Enter presses Cancel; \p then is called if the user presses \p yes while \p context exists. All is
/// shown as plain text.
QDialog *askToConfirm(QWidget *parent, const QString &title, const QString &question, const QStringList &about,
                      const QString &yes, QObject *context, std::function<void()> then);

} // namespace widgets
