// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/agententry.h"

namespace agents {

/// The agent that \p command, typed for one run, starts. It is one of \p known, and has its id, where a start would run
/// the same program, found in PATH as a start finds it, with the same arguments; of an address, where it is the same.
/// Then rules and settings for that agent hold. Everything else is an agent of its own, whatever it is called, and has
/// the id of none in \p known. Where several of them are the same program, the first is meant. Looks at the disk.
settings::AgentEntry typedAgent(const QString &command, const QList<settings::AgentEntry> &known);

} // namespace agents
