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
    qint64 process = 0; ///< that was found before; 0: none
    qint64 age = 0;     ///< ms since the agent reported it
};

/// Of the calls in \p wanted those whose commands still run in the tree of the process \p agent, each with a process of
/// its own. Some agents forget a command when their turn is stopped; the list of processes still shows it.
/// Reads that list; any thread.
std::map<base::ToolCallId, qint64> survivorsOf(qint64 agent, const std::map<base::ToolCallId, WantedProcess> &wanted);

} // namespace core
