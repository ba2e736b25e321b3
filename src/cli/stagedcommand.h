// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// `belay staged …`: what agents wrote that is held back. Returns the exit code: 0 done, 1 not all of it, 2 usage.
int runStaged(const QStringList &arguments);

} // namespace cli
