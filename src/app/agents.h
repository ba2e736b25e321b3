// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/agentconnection.h"
#include "transport/processtransport.h"

#include <QList>
#include <QString>

namespace app {

/// An agent as the user configured it.
struct AgentEntry
{
    QString id;
    QString name;
    QString command; ///< as one types it in a shell
    QList<std::pair<QString, QString>> environment;
    bool isDemo = false;
};

/// The demo agent that comes with Belay: beside the program, else in PATH.
AgentEntry demoAgent();
/// Well-known agents that are installed on this computer.
QList<AgentEntry> agentsOnPath();
/// An agent of one run, from a typed command.
AgentEntry agentFromCommand(const QString &command);

/// How to start it, in \p cwd.
core::AgentSetup agentSetup(const AgentEntry &agent, const QString &cwd, base::Clock *clock);

} // namespace app
