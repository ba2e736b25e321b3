// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>

namespace settings {

/// The keys that the user gave to actions, by the actions' names, as QKeySequence writes them for files. None is a
/// choice, too.
QHash<QString, QString> chosenKeys();
/// For the runs to come.
void rememberKeys(const QString &action, const QString &keys);
/// From the next run on it has its own again.
void forgetKeys(const QString &action);

} // namespace settings
