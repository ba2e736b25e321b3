// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// `belay effects`: lists what agents did. Returns the exit code. Needs a QCoreApplication.
int runEffects(const QStringList &arguments);
/// `belay undo`: undoes effects, after showing what that changes.
int runUndo(const QStringList &arguments);

} // namespace cli
