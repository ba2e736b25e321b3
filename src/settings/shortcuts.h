// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>

namespace settings {

/// The shortcuts that the user chose, by the actions' names, in QKeySequence's portable format. An empty one removes
/// the shortcut.
QHash<QString, QString> chosenKeys();
/// Stored for later runs.
void rememberKeys(const QString &action, const QString &keys);
/// From the next run on the action has its default shortcut again.
void forgetKeys(const QString &action);

} // namespace settings
