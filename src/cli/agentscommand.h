// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// `belay agents`: lists the configured agents, and tests one. Returns the exit code. Needs a QCoreApplication.
int runAgents(const QStringList &arguments);

} // namespace cli
