// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/clock.h"
#include "core/session/agentconnection.h"
#include "transport/processtransport.h"
#include "transport/websocketaddress.h"

#include <QList>
#include <QString>

namespace app {

class SecretStore;

/// An agent as the user configured it.
struct AgentEntry
{
    QString id;
    QString name;
    QString command; ///< as one types it in a shell, or the address (wss://…) of one that runs elsewhere
    /// A value that isReference() is taken from the environment that Belay was started in.
    QList<std::pair<QString, QString>> environment;
    bool isDemo = false;
    QList<std::pair<QString, QString>> headers = {}; ///< of an address: sent with the opening request
    bool plainAllowed = false; ///< of a ws:// address: the user knows that everybody on the way can read along

    /// Names of variables and headers beside those above, whose values are in the keychain: see SecretStore.
    QStringList secretEnvironment = {}, secretHeaders = {};

    /// Absolute: where new sessions begin, if no other is chosen; the process starts in that of its session. Empty: the
    /// one that was worked in last.
    QString folder = {};

    /// Where its picture is, an address as AgentIcons takes them; empty: it has none.
    QString icon = {};

    bool isRemote() const { return transport::isWebSocketAddress(command); }
};

/// The demo agent that comes with Belay: beside the program, else in PATH.
AgentEntry demoAgent();
/// An agent of one run that plays the traffic saved in \p file.
AgentEntry replayAgent(const QString &file);
/// Well-known agents that are installed on this computer.
QList<AgentEntry> agentsOnPath();
/// An agent of one run, from a typed command.
AgentEntry agentFromCommand(const QString &command);

/// Starts an agent to see whether it answers the handshake, and ends it again. Lives until it has answered.
class AgentTest : public QObject
{
    Q_OBJECT

public:
    AgentTest(const AgentEntry &agent, const core::Services &services, SecretStore *secrets, QObject *parent = nullptr);

Q_SIGNALS:
    /// What the agent said. Once; the object deletes itself afterwards.
    void passed(const acp::InitializeResponse &agent);
    void failed(const base::Error &error);

private:
    core::AgentConnection m_connection;
    bool m_passed = false;
};

using Environment = QList<std::pair<QString, QString>>;

/// How to start it, in \p cwd. \p secrets must outlive the connection. What is in \p given, which may be null, at the
/// time of a start is added to its environment.
core::AgentSetup agentSetup(const AgentEntry &agent, const QString &cwd, base::Clock *clock, SecretStore *secrets,
                            std::shared_ptr<const Environment> given = {});
/// Its program with its arguments, for \p cwd; not for one that runs elsewhere.
transport::ProcessCommand processCommand(const AgentEntry &agent, const QString &cwd);
/// Whether \p value only names an environment variable of Belay's: $NAME, ${NAME}, or one behind a word, Bearer $NAME.
bool isReference(const QString &value);
/// \p value with the environment variable in the place of the name, where it is a reference; none: there is no such
/// variable, and \p variable is its name.
std::optional<QString> withoutReference(const QString &value, QString *variable);
/// What `environment` and `headers` of \p agent are in fact: values in the place of references and secrets.
struct ResolvedValues
{
    Environment environment, headers;
};
void resolveValues(const AgentEntry &agent, SecretStore *secrets, QObject *context,
                   std::function<void(base::Result<ResolvedValues>)> done);
/// The name under which the store keeps a variable or header of an agent.
QString secretName(const QString &agentId, const QString &name);
/// Takes secrets out of \p values into the keychain, as those of \p id, and their names into \p names; of \p before,
/// the names until now, it forgets those that are gone. \p failed: one is known for this run only.
void keepSecrets(SecretStore *secrets, const QString &id, Environment *values, QStringList *names,
                 const QStringList &before, QObject *context, const std::function<void(const base::Error &)> &failed);

} // namespace app
