// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/logincontroller.h"
#include "cli/foregroundrunner.h"
#include "cli/terminalprompt.h"
#include "core/session/agentconnection.h"
#include "models/texts/loginstatus.h"
#include "secrets/references.h"
#include "secrets/secretstore.h"
#include "settings/agententry.h"

#include <QObject>

#include <deque>

namespace cli {

/// The login for `belay exec`: lists the agent's ways to log in, and runs the one named on the command line, in the
/// terminal that Belay was started in. Main thread.
class ExecLogin : public QObject
{
    Q_OBJECT

public:
    /// \p terminal is null where nobody can be asked. All must outlive it.
    ExecLogin(const settings::AgentEntry &agent, const QString &cwd, core::AgentConnection *connection,
              secrets::SecretStore *secrets, std::shared_ptr<secrets::Environment> given, TerminalPrompt *terminal,
              QObject *parent = nullptr);

    /// Says how to log in after the agent refused something with \p why; whole lines.
    QString ways(const QString &why);
    /// Call once, when the agent is ready. Ends in done() or failed().
    void logIn(const QString &methodId);
    void cancel();
    bool isUnderWay() const { return m_underWay; }

Q_SIGNALS:
    /// \p anew: the agent's process is being restarted for it.
    void done(bool anew);
    void failed(const QString &why);
    /// See LoginController::variablesGiven().
    void variablesGiven(const secrets::Environment &secret, const secrets::Environment &plain);

private:
    const models::LoginMethod *offered(const QString &methodId);
    void askNext();
    void end(const QString &problem);

    const settings::AgentEntry m_agent;
    ForegroundRunner m_runner;
    agents::LoginController m_login;
    TerminalPrompt *m_terminal;
    std::vector<models::LoginMethod> m_methods;
    QString m_method;
    std::deque<models::LoginVariable> m_toAsk;
    secrets::Environment m_values;
    bool m_underWay = false;
};

} // namespace cli
