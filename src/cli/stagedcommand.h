// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// `belay staged …`: changes of agents that are held back. Returns the exit code: 0 done, 1 not all of it, 2 usage.
int runStaged(const QStringList &arguments);

} // namespace cli
