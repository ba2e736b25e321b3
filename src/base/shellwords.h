// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace base {

/// Words as one would type them for a shell, quoted where needed.
QString shellJoined(const QStringList &words);

/// Splits what a user typed as a shell would: quotes and backslashes, no expansion.
QStringList shellSplit(const QString &text);

} // namespace base
