// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "core/permissions/permissionrules.h"
#include "core/session/mcpentry.h"
#include "core/session/timings.h"
#include "core/stop/stopstatistics.h"
#include "settings/agententry.h"

#include <QByteArray>
#include <QSettings>

#include <optional>

namespace core {
struct StopConduct;
} // namespace core

namespace settings {

/// What Belay remembers between runs, in the user's configuration folder. Made where it is needed and passed
/// on; there is no global one.
class Settings
{
public:
    Settings();
    /// For tests.
    explicit Settings(const QString &file);

    QList<AgentEntry> agents() const; ///< as configured, without the demo agent
    void setAgents(const QList<AgentEntry> &agents);
    void addAgent(const AgentEntry &agent); ///< and makes it the default
    AgentEntry defaultAgent() const;        ///< the demo agent if none is configured
    void setDefaultAgent(const QString &id);

    core::Timings timings() const;
    void setTimings(const core::Timings &timings);
    core::StopStatistics statistics(const QString &agentId) const;
    void setStopStatistics(const QString &agentId, const core::StopStatistics &statistics);
    /// How \p agent was measured to stop; none: it was not, or its command has become another one since.
    std::optional<core::StopConduct> stopConduct(const AgentEntry &agent) const;
    void setStopConduct(const QString &agentId, const core::StopConduct &conduct);
    /// What this agent writes is held back until the user accepts it.
    bool holdsChanges(const QString &agentId) const;
    void setHoldsChanges(const QString &agentId, bool on);
    core::WriteRules writeRules(const QString &agentId) const;
    void setWriteRules(const QString &agentId, const core::WriteRules &rules);

    std::vector<core::PermissionRule> permissionRules() const;
    void setPermissionRules(const std::vector<core::PermissionRule> &rules);

    core::McpEntries mcpServers() const; ///< without secrets
    void setMcpServers(const core::McpEntries &servers);

    QString lastFolder() const;
    void setLastFolder(const QString &folder);
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);
    int effectsKeptDays() const; ///< how long what files held before is kept at least, once it is settled
    void setEffectsKeptDays(int days);
    QString language() const; ///< of Belay's texts, as QLocale names it; empty: the desktop's
    void setLanguage(const QString &language);
    QString colorScheme() const; ///< "light" or "dark"; empty: the desktop's
    void setColorScheme(const QString &name);
    bool opensLastSession() const; ///< at the start, unless it is told what to open
    void setOpensLastSession(bool on);
    QString sessionGrouping() const; ///< what the list of sessions is grouped by: "folder", "agent" or "date"
    void setSessionGrouping(const QString &name);
    bool highContrast() const; ///< also where the desktop does not ask for it
    void setHighContrast(bool on);
    bool notificationSound() const; ///< off unless it was chosen
    void setNotificationSound(bool on);
    bool checksSpelling() const; ///< of what is written, where there is a dictionary
    void setChecksSpelling(bool on);
    QString spellingLanguage() const; ///< a dictionary's; empty: by the text
    void setSpellingLanguage(const QString &language);
    QString lastSpellingLanguage() const; ///< of the last text that told
    void setLastSpellingLanguage(const QString &language);
    bool isTourOn() const; ///< it was begun, and not closed
    void setTourOn(bool on);
    int tourDone() const; ///< so many of its steps
    void setTourDone(int steps);
    QString settingsPage() const; ///< that was looked at last
    void setSettingsPage(const QString &name);
    int zoom() const; ///< of the conversation, percent of the desktop's font size; 50 to 300
    void setZoom(int percent);
    QString textFont() const; ///< of the conversation, a family; empty: the desktop's
    void setTextFont(const QString &family);
    QString codeFont() const; ///< a family; empty: the desktop's
    void setCodeFont(const QString &family);
    QString editorCommand() const; ///< for base::filledCommand(); empty: the desktop's choice
    void setEditorCommand(const QString &command);
    bool diffSides() const; ///< changes are shown side by side
    void setDiffSides(bool on);

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace settings
