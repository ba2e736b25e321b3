// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "core/permissions/permissionrules.h"
#include "core/remote/mcpentry.h"
#include "core/stop/stopstatistics.h"
#include "core/values/timings.h"
#include "proxy/networkrules.h"
#include "settings/agententry.h"

#include <QByteArray>
#include <QSettings>

#include <optional>

namespace core {
struct StopConduct;
} // namespace core

namespace settings {

/// Belay's settings, in the user's configuration folder. Created where needed and passed on; there is no global object.
class Settings
{
public:
    Settings();
    /// For tests.
    explicit Settings(const QString &file);

    QList<AgentEntry> agents() const; ///< as configured, without the demo agent
    void setAgents(const QList<AgentEntry> &agents);
    void addAgent(const AgentEntry &agent); ///< also makes it the default
    AgentEntry defaultAgent() const;        ///< the demo agent if no other is configured
    void setDefaultAgent(const QString &id);

    core::Timings timings() const;
    void setTimings(const core::Timings &timings);
    core::StopStatistics statistics(const QString &agentId) const;
    void setStopStatistics(const QString &agentId, const core::StopStatistics &statistics);
    /// The result of the agent's stop test; null if there was none, or if its command has changed since.
    std::optional<core::StopConduct> stopConduct(const AgentEntry &agent) const;
    void setStopConduct(const QString &agentId, const core::StopConduct &conduct);
    /// Whether the agent declared `$/cancelRequest` when it last started: see
    /// core::AgentConnection::setSpeaksOldCancel().
    bool speaksOldCancel(const QString &agentId) const;
    void setSpeaksOldCancel(const QString &agentId, bool on);
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

    QString lastFolder() const;
    void setLastFolder(const QString &folder);
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);
    int effectsKeptDays() const; ///< minimum time for keeping what files held before, once an effect is settled
    void setEffectsKeptDays(int days);
    QString language() const; ///< language of Belay's texts, as QLocale names it; empty: the desktop's
    void setLanguage(const QString &language);
    QString colorScheme() const; ///< "light" or "dark"; empty: the desktop's
    void setColorScheme(const QString &name);
    bool opensLastSession() const; ///< at the start, unless the command line says what to open
    void setOpensLastSession(bool on);
    QString sessionGrouping() const; ///< what the list of sessions is grouped by: "folder", "agent" or "date"
    void setSessionGrouping(const QString &name);
    bool highContrast() const; ///< switches it on even if the desktop does not
    void setHighContrast(bool on);
    bool notificationSound() const; ///< off by default
    void setNotificationSound(bool on);
    bool checksSpelling() const; ///< of the text in the message field, where there is a dictionary
    void setChecksSpelling(bool on);
    QString spellingLanguage() const; ///< name of a dictionary; empty: detected from the text
    void setSpellingLanguage(const QString &language);
    QString lastSpellingLanguage() const; ///< the language detected last
    void setLastSpellingLanguage(const QString &language);
    /// Whether the user was told of \p folder that what is held back of it is not seen by an editor yet.
    /// Keys of notices about turns that were cut short and that nobody has looked at yet; kept until then.
    QStringList toLookAt() const;
    void setToLookAt(const QString &key, bool on);
    bool isToldOfHolding(const QString &folder) const;
    void setToldOfHolding(const QString &folder);
    /// What a project's file says about undoing calls, see agents::ProjectUndo, is accepted by its mark.
    bool isUndoAccepted(const QString &mark) const;
    void acceptUndo(const QString &mark);
    bool isTourOn() const; ///< the tour was begun and not closed
    void setTourOn(bool on);
    int tourDone() const; ///< number of its finished steps
    void setTourDone(int steps);
    QString settingsPage() const; ///< the page that was shown last
    void setSettingsPage(const QString &name);
    int zoom() const; ///< for the conversation, in percent of the desktop's font size; 50 to 300
    void setZoom(int percent);
    QString textFont() const; ///< font family for the conversation; empty: the desktop's
    void setTextFont(const QString &family);
    QString codeFont() const; ///< font family for code; empty: the desktop's
    void setCodeFont(const QString &family);
    QString editorCommand() const; ///< for base::filledCommand(); empty: the desktop's choice
    void setEditorCommand(const QString &command);
    bool diffSides() const; ///< changes are shown side by side
    void setDiffSides(bool on);

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace settings
