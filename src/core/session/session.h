// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/commands/terminalservice.h"
#include "core/files/fileservice.h"
#include "core/permissions/givenpermissions.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/sessionrules.h"
#include "core/requests/elicitationgate.h"
#include "core/session/agentrequests.h"
#include "core/session/callpermissions.h"
#include "core/session/services.h"
#include "core/session/sessionevent.h"
#include "core/session/sessionoptions.h"
#include "core/session/stopladder.h"
#include "core/session/toolcalltracker.h"
#include "core/session/turn.h"
#include "core/session/turncheckpoint.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace core {

/// One conversation with one agent: numbered turns, at most one open, each ended exactly once, by the answer
/// to its prompt or by the end of the connection, never by a guess. Outlives the agent's process: attached again,
/// it goes on, under the agent's new id if it has one. Emits what happens as values and keeps no history. Main
/// thread.
class Session : public QObject, private StopActions
{
    Q_OBJECT

public:
    Session(base::SessionId id, QString cwd, const Services &services, QObject *parent = nullptr);
    ~Session() override;

    const base::SessionId &id() const { return m_id; }
    const QString &cwd() const { return m_cwd; }
    const SessionFacts &facts() const { return m_options.facts(); }
    const StopStatus &stopStatus() const { return m_ladder.status(); }
    bool isConnected() const { return m_endpoint != nullptr; }
    bool hasOpenTurn() const { return m_turn.isOpen; }
    /// What a turn that is over changed is still being looked for; stateChanged() comes when it is known.
    /// Likewise while what the agent did is on its way to the ledger, in a turn or behind it.
    bool isLookingForChanges() const
    {
        return bool(m_toCompare) || m_checkpoint.isComparing() || m_calls.observer().isBusy();
    }
    base::TurnId turn() const { return m_turn.id(); }
    base::Milliseconds turnStartedAt() const { return m_turn.startedAt; }
    base::Milliseconds lastActivityAt() const { return m_lastActivityAt; }
    const PermissionGate &permissions() const { return m_permissions; }
    ElicitationGate &elicitations() { return m_elicitations; }
    const ElicitationGate &elicitations() const { return m_elicitations; }
    const TerminalService &terminals() const { return m_terminals; }
    /// What the agent wrote and Belay keeps back; to be decided by its owner.
    StagedFiles &staged() { return m_staged; }
    const StagedFiles &staged() const { return m_staged; }

    /// \p canRestore: another process of this agent could take the session up again.
    void attach(acp::AgentEndpoint *endpoint, const acp::SessionSetup &setup, bool canRestore);
    void setStopTimes(const StopTimes &times) { m_ladder.setTimes(times); }
    void setTitle(const QString &title); ///< what the board calls this session
    /// What the user calls the agent; stands over what it says in a notice of its own.
    void setAgentName(const QString &name) { m_agentName = name; }
    /// The agent runs elsewhere: its end is the end of a connection, and says nothing of what it does there.
    void setRemote(bool on) { m_remote = on; }
    /// Folders beside cwd() that the agent was given, absolute: within reach like it, and watched from the next turn
    /// on.
    void setMoreFolders(const QStringList &folders);
    const QStringList &moreFolders() const { return m_rules.moreFolders(); }
    /// Told once, until it is something else.
    void notifyLeftOut(const QStringList &sentences);
    void setMissingReadsEmpty(bool on) { m_files.setMissingReadsEmpty(on); }
    /// From the next write, and the next end of a turn, on.
    void setWriteRules(const WriteRules &rules);
    /// What the user has decided beforehand about requests of \p agent, a setting's id. From the next request on.
    void setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
    {
        m_rules.set(std::move(rules), agent);
    }
    /// What an open permission is about, as far as it can be known; none if it is not open.
    std::optional<PermissionSubject> subjectOf(base::RequestKey permission) const
    {
        return m_callPermissions.subjectOf(permission);
    }

    /// Turns go on behind \p newest, and behind those that the ledger knows of.
    /// \p earlier: what the agent called it before.
    void continueAfter(base::TurnId newest, const std::vector<base::SessionId> &earlier = {});
    /// Every name that the agent has had for it: the rows of its effects are under these. The present one last.
    std::vector<base::SessionId> ids() const;
    /// Refused while a turn is open or there is no connection.
    base::Result<void> prompt(std::vector<acp::ContentBlock> content);
    /// What a plain Stop does, by the settings.
    StopScope defaultScope() const;
    void stop() { stop(defaultScope()); }
    void stop(const StopScope &scope);
    /// Ends the agent's process; also between turns, for work that the agent does not stop.
    /// stop(), because the session is closed; the end of the turn says so.
    void stopToClose();
    void forceStop();
    void keepWaiting() { m_ladder.keepWaiting(); }
    /// Titles of what the agent works on although its turn is over.
    QStringList worksOn() const { return m_calls.worksOn(); }
    void killCommands(); ///< of this turn; the turn goes on
    void killCommand(const base::TerminalId &id) { m_terminals.killByUser(id); }
    base::Result<void> answerPermission(base::RequestKey key, const QString &optionId)
    {
        return m_permissions.answer(key, optionId);
    }
    void setOption(const QString &optionId, const std::variant<QString, bool> &value);

    // Called by the connection.
    void applyUpdate(acp::SessionUpdate update);
    void requestPermission(acp::PermissionRequest request, acp::PermissionResponder responder);
    void requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder);
    AgentRequests &requests() { return m_requests; }
    void waitForTerminalExit(const acp::TerminalRequest &request, acp::ExitResponder responder);
    TerminalService &terminalService() { return m_terminals; }
    /// What session/load tells, until the next attach(): repeated it is what is known already, and not shown twice.
    enum class Replay { Repeated, New };
    void beginReplay(Replay replay);
    /// The agent tells a conversation that is not known here, and how many updates of it have come.
    bool isLoadingHistory() const { return m_replaying && m_replay == Replay::New; }
    /// What is told of calls until the next prompt may be past: the session is older than this connection.
    void expectHistory() { m_expectsHistory = true; }
    int replayedUpdates() const { return m_replayedUpdates; }
    void restored(SessionRestored how);
    void notify(NoticeRaised notice) { emitEvent(std::move(notice), m_turn.current()); }
    /// The conversation is closed: commands that outlived their agent end, too.
    void endCommandsOfAllTurns() { m_terminals.loseAgent({}, true, RequestEnd::EndedWithAgent); }
    /// The end of the connection that comes next is Belay's own doing, and no end of the conversation.
    void expectRestart() { m_forced = true; }
    /// \p failure for the transcript; its message is empty for an end that was asked for.
    void connectionLost(const ErrorRaised &failure);

Q_SIGNALS:
    void event(const core::SessionEvent &event);
    void factsChanged();
    void stateChanged(); ///< phase, activity or pending counts
    void forceRequested();

private:
    // StopActions
    void sendCancel() override;
    int cancelRequests() override;
    int endCommands() override;
    void askAgain() override;
    void force() override;
    bool canRestore() const override { return m_canRestore; }

    RequestRow newRow(RequestKind kind) const;
    void connectParts();
    void connectElicitations();
    ToolCallTracker::Moment now() const { return {m_checkpoint.isTaking(), m_replaying || m_expectsHistory}; }
    void emitEvent(SessionEventBody body, base::TurnId turn);
    void onPromptDone(base::TurnId turn, const acp::Reply<acp::PromptResponse> &reply);
    void endTurn(TurnEnd end, const QString &detail);
    void emitStaged();
    void compareWhenQuiet();

    base::SessionId m_id;
    const QString m_cwd;
    QStringList m_leftOut;
    const Services m_services;
    QString m_title;
    acp::AgentEndpoint *m_endpoint = nullptr;
    Turn m_turn;
    StopLadder m_ladder;
    SessionRules m_rules;
    SessionOptions m_options;
    PermissionGate m_permissions;
    ElicitationGate m_elicitations;
    StagedFiles m_staged;
    StagedEnd m_stagedEnd = StagedEnd::Ask;
    FileService m_files;
    TerminalService m_terminals;
    ToolCallTracker m_calls;
    TurnCheckpoint m_checkpoint;
    GivenPermissions m_given; ///< by the user, in the newest turn
    CallPermissions m_callPermissions;
    AgentRequests m_requests;
    std::set<base::SessionId> m_earlierIds;
    std::optional<base::TurnId> m_toCompare; ///< a turn that is over, but its commands are not
    base::TimerHandle m_compareLimit;
    std::map<QString, QString> m_notWatched; ///< folders, and why, as it was told

    bool m_forced = false;
    bool m_canRestore = false;
    bool m_remote = false;
    QString m_agentName;
    bool m_replaying = false;
    bool m_expectsHistory = false; ///< until the next prompt: what is told of calls may be past
    Replay m_replay = Replay::Repeated;
    int m_replayedUpdates = 0; ///< updates of the conversation
    base::Milliseconds m_lastActivityAt{0}, m_activityReportedAt{0};
};

} // namespace core
