// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Where a program is that belongs to Belay: what the environment's \p variable names, else the one beside Belay, in
/// its `libexec` folder, or in PATH. Empty: it is missing, or what is named cannot be run.
QString ownProgram(const QString &name, const char *variable);

} // namespace base
