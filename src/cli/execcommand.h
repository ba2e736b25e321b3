// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// Parses the words after `belay exec`, runs, returns the exit code. Needs a QCoreApplication.
int runExec(const QStringList &arguments);

} // namespace cli
