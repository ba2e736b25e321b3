// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/files/writepolicy.h"
#include "core/permissions/permissionrules.h"
#include "core/remote/mcpentry.h"
#include "core/stop/stopstatistics.h"
#include "core/values/timings.h"
#include "proxy/networkrules.h"
#include "settings/agententry.h"
#include "settings/setting.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>

#include <optional>

namespace core {
struct StopConduct;
} // namespace core

namespace settings {

/// Belay's settings, in the user's configuration folder. Created where needed and passed on; there is no global object.
/// Main thread.
class Settings : public QObject
{
    Q_OBJECT

public:
    Settings();
    /// For tests.
    explicit Settings(const QString &file);

    /// One of settings::keys.
    bool value(const Setting<bool> &setting) const;
    int value(const Setting<int> &setting) const;
    QString value(const Setting<QString> &setting) const;
    QByteArray value(const Setting<QByteArray> &setting) const;
    core::Timings value(const Setting<core::Timings> &setting) const;
    void set(const Setting<bool> &setting, bool on);
    void set(const Setting<int> &setting, int number);
    void set(const Setting<QString> &setting, const QString &text);
    void set(const Setting<QByteArray> &setting, const QByteArray &bytes);
    void set(const Setting<core::Timings> &setting, const core::Timings &timings);
    /// Calls \p f whenever \p setting has become another one in this run, as long as \p context lives.
    template <class T, class F> void onChange(const Setting<T> &setting, const QObject *context, F f)
    {
        connect(this, &Settings::changed, context, [key = QByteArray(setting.key), f](const QByteArray &which) {
            if (which == key)
                f();
        });
    }

    QList<AgentEntry> agents() const; ///< as configured, without the demo agent
    void setAgents(const QList<AgentEntry> &agents);
    /// In the place of the one with its id, or behind all others. Only this one is written.
    void setAgent(const AgentEntry &agent);
    void removeAgent(const QString &id);
    /// An id that no agent has: \p wanted, or that with a number behind it.
    QString freeAgentId(const QString &wanted) const;
    void addAgent(const AgentEntry &agent); ///< also makes it the default
    AgentEntry defaultAgent() const;        ///< the demo agent if no other is configured
    void setDefaultAgent(const QString &id);

    core::StopStatistics statistics(const QString &agentId) const;
    void setStopStatistics(const QString &agentId, const core::StopStatistics &statistics);
    /// The result of the agent's stop test; null if there was none, or if its command has changed since.
    std::optional<core::StopConduct> stopConduct(const AgentEntry &agent) const;
    void setStopConduct(const QString &agentId, const core::StopConduct &conduct);
    /// Whether the agent declared `$/cancelRequest` when it last started: see
    /// core::AgentConnection::setSpeaksOldCancel().
    bool speaksOldCancel(const QString &agentId) const;
    void setSpeaksOldCancel(const QString &agentId, bool on);
    /// The options of this agent that a new session can begin with, as its last session offered them.
    std::vector<acp::ConfigOption> options(const QString &agentId) const;
    void setOptions(const QString &agentId, const std::vector<acp::ConfigOption> &options);
    /// What this agent writes is held back until the user accepts it.
    bool holdsChanges(const QString &agentId) const;
    void setHoldsChanges(const QString &agentId, bool on);
    /// What is done about the network of the agent.
    proxy::NetworkRules networkRules(const QString &agentId) const;
    void setNetworkRules(const QString &agentId, const proxy::NetworkRules &rules);
    /// Hosts that the agent has contacted through a proxy of Belay's, as entries of proxy::HostList, the newest first.
    QStringList contactedHosts(const QString &agentId) const;
    void addContactedHosts(const QString &agentId, const QStringList &hosts);
    /// For what is not held back.
    core::WritePolicy writePolicy(const QString &agentId) const;
    void setWritePolicy(const QString &agentId, core::WritePolicy policy);

    std::vector<core::PermissionRule> permissionRules() const;
    void setPermissionRules(const std::vector<core::PermissionRule> &rules);

    core::McpEntries mcpServers() const; ///< without their secrets
    void setMcpServers(const core::McpEntries &servers);

    /// Keys of notices about turns that were cut short and that nobody has looked at yet; kept until then.
    QStringList toLookAt() const;
    void setToLookAt(const QString &key, bool on);
    /// Whether the user was told of \p folder that what is held back of it is not seen by an editor yet.
    bool isToldOfHolding(const QString &folder) const;
    void setToldOfHolding(const QString &folder);
    /// What a project's file says about undoing calls, see agents::ProjectUndo, is accepted by its mark.
    bool isUndoAccepted(const QString &mark) const;
    void acceptUndo(const QString &mark);

Q_SIGNALS:
    void changed(const QByteArray &key); ///< of settings::keys
    void agentsChanged();

private:
    void store(const char *key, const QVariant &value, const QVariant &before);

    std::unique_ptr<QSettings> m_store;
};

} // namespace settings
