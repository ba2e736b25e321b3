// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/agententry.h"

namespace agents {

/// Well-known agents that are installed on this computer.
QList<settings::AgentEntry> agentsOnPath();

} // namespace agents
