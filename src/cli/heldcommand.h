// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// `belay held …`: changes of agents that are held back. Returns the exit code: 0 done, 1 not all of it, 2 usage.
int runHeld(const QStringList &arguments);

} // namespace cli
