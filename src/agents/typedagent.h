// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/agententry.h"

namespace agents {

/// The agent for \p command, which was typed for one run. It gets the id of one of \p known, and so that agent's rules
/// and settings, and what it may write itself, if starting either would run the same program with the same arguments,
/// or if both have the same address. Otherwise it gets an id that is in use by none of \p known, whatever its name. If
/// several of \p known match, the first is taken. Looks at the disk.
settings::AgentEntry typedAgent(const QString &command, const QList<settings::AgentEntry> &known);

} // namespace agents
