// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/error.h"
#include "core/session/agentconnection.h"
#include "settings/agententry.h"

#include <QObject>
#include <QString>

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// Starts an agent to see whether it answers the handshake, and ends it again. Lives until it has answered.
class AgentTest : public QObject
{
    Q_OBJECT

public:
    AgentTest(const settings::AgentEntry &agent, const core::Services &services, secrets::SecretStore *secrets,
              QObject *parent = nullptr);

Q_SIGNALS:
    /// The agent's answer. Emitted once; the object deletes itself afterwards.
    void passed(const acp::InitializeResponse &agent);
    void failed(const base::Error &error);

private:
    core::AgentConnection m_connection;
    bool m_passed = false;
};

/// The result of an agent's test, in a few lines.
QString testText(const acp::InitializeResponse &agent);

} // namespace agents
