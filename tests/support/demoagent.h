// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/agententry.h"

#include <QString>

/// The demo agent as a user would have set it up, answering at once. \p flags are its own; \p state is the file in
/// which it keeps its sessions from run to run; empty: it keeps none for the test.
inline settings::AgentEntry demoAgentEntry(const QString &flags = {}, const QString &state = {})
{
    settings::AgentEntry agent;
    agent.id = agent.name = QStringLiteral("demo");
    agent.command = qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay-demo-agent");
    if (!flags.isEmpty())
        agent.command += u' ' + flags;
    agent.environment = {{QStringLiteral("BELAY_DEMO_SPEED"), QStringLiteral("0")}};
    if (!state.isEmpty())
        agent.environment.append({QStringLiteral("BELAY_DEMO_STATE"), state});
    return agent;
}
