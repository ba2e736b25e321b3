// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <QString>

#include <map>

namespace core {

/// A command that an agent ran by itself and whose end was not reported.
struct WantedProcess
{
    QString line;
    qint64 process = 0; ///< the process found before; 0: none
    qint64 age = 0;     ///< ms since the agent reported it
};

/// Those calls in \p wanted whose commands still run in the process tree of \p agent, with their process ids. Some
/// agents forget a command when their turn is stopped, but its process still exists. Reads the list of processes; any
/// thread.
std::map<base::ToolCallId, qint64> survivorsOf(qint64 agent, const std::map<base::ToolCallId, WantedProcess> &wanted);

} // namespace core
