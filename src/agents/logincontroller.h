// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "core/commands/commandrunner.h"
#include "core/commands/shownoutput.h"
#include "core/session/agentconnection.h"
#include "models/texts/loginstatus.h"
#include "secrets/references.h"
#include "settings/agententry.h"

#include <QObject>

#include <memory>

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// The login to one session's agent: which ways it offers, which one the user chose, and how far it is. Emits when a
/// failed action can be tried again, but does not retry it. Main thread.
class LoginController : public QObject
{
    Q_OBJECT

public:
    /// Variables that the user types for the agent are added to \p given. Everything but \p agent must outlive the
    /// controller.
    LoginController(settings::AgentEntry agent, QString cwd, core::AgentConnection *connection,
                    core::CommandRunner *runner, secrets::SecretStore *secrets,
                    std::shared_ptr<secrets::Environment> given, QObject *parent = nullptr);
    ~LoginController() override;

    bool isNeeded() const { return m_needed; }
    models::LoginStatus status() const;

    /// The agent refused something because the user is not logged in.
    void need(const QString &why);
    void setAgent(const settings::AgentEntry &agent) { m_agent = agent; } ///< used from the next login on
    /// Something succeeded, so no login is needed.
    void notNeeded();
    void logIn(const QString &methodId);
    /// For a method of the Variables kind: values by name.
    void logInWith(const QString &methodId, const secrets::Environment &values);
    void cancel();
    void type(const QByteArray &keys); ///< into the terminal, while there is one
    void logOut();

Q_SIGNALS:
    void changed();
    /// \p anew: the agent's process is being restarted for it; otherwise the agent is ready.
    void loggedIn(bool anew);
    /// Variables that the user typed, to be stored with the agent.
    void variablesGiven(const secrets::Environment &secret, const secrets::Environment &plain);

private:
    const acp::AuthMethod *method(const QString &id) const;
    void finish(const QString &problem);
    void succeed(bool anew);
    void runInTerminal(const acp::AuthMethod &method);
    void startProgram(const acp::AuthMethod &method, const secrets::Environment &environment);
    void onExited(const core::CommandExit &exit);
    core::CommandLine commandOf(const acp::AuthMethod &method) const;

    settings::AgentEntry m_agent;
    const QString m_cwd;
    core::AgentConnection *m_connection;
    core::CommandRunner *m_runner;
    secrets::SecretStore *m_secrets;
    const std::shared_ptr<secrets::Environment> m_given;
    std::unique_ptr<core::Command> m_program;
    core::ShownOutput m_output;   ///< of the program
    models::LoginStatus m_status; ///< except that, and the methods, which the connection knows
    acp::Call m_call;
    bool m_needed = false;
    int m_attempt = 0; ///< answers to earlier attempts are ignored
};

} // namespace agents
