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

/// Starts an agent to see whether it answers the handshake, and ends it again. Lives until it has answered.
class AgentTest : public QObject
{
    Q_OBJECT

public:
    AgentTest(const AgentEntry &agent, const core::Services &services, QObject *parent = nullptr);

Q_SIGNALS:
    /// \p name is what the agent calls itself. Once; the object deletes itself afterwards.
    void passed(const QString &name);
    void failed(const base::Error &error);

private:
    core::AgentConnection m_connection;
    bool m_passed = false;
};

/// How to start it, in \p cwd.
core::AgentSetup agentSetup(const AgentEntry &agent, const QString &cwd, base::Clock *clock);

} // namespace app
