// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "base/poolwork.h"
#include "core/commands/terminalservice.h"
#include "core/files/fileservice.h"
#include "core/permissions/givenpermissions.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/permissionrules.h"
#include "core/requests/elicitationgate.h"
#include "core/session/effectobserver.h"
#include "core/session/services.h"
#include "core/session/sessionevent.h"
#include "core/session/stopladder.h"
#include "core/session/turncheckpoint.h"
#include "ledger/observation.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>

namespace core {

class WaitingRow;

/// Last words that come right behind the end of a turn are no work that goes on.
constexpr base::Milliseconds lastWords{1000};

/// What the agent says about a session besides the conversation.
struct SessionFacts
{
    QString title; ///< the agent's; may be empty
    std::vector<acp::ConfigOption> options;
    bool optionsAreModes = false; ///< made from the older session modes
    std::vector<acp::AvailableCommand> commands;
    std::optional<acp::Usage> usage;
};

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
    const SessionFacts &facts() const { return m_facts; }
    const StopStatus &stopStatus() const { return m_ladder.status(); }
    bool isConnected() const { return m_endpoint != nullptr; }
    bool hasOpenTurn() const { return m_turnOpen; }
    /// What a turn that is over changed is still being looked for; stateChanged() comes when it is known.
    /// Likewise while what the agent did is on its way to the ledger, in a turn or behind it.
    bool isLookingForChanges() const { return bool(m_toCompare) || m_checkpoint.isComparing() || m_observer.isBusy(); }
    base::TurnId turn() const { return {m_turnNumber}; }
    base::Milliseconds turnStartedAt() const { return m_turnStartedAt; }
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
    const QStringList &moreFolders() const { return m_moreFolders; }
    /// Told once, until it is something else.
    void tellLeftOut(const QStringList &sentences);
    void setMissingReadsEmpty(bool on) { m_files.setMissingReadsEmpty(on); }
    /// From the next write, and the next end of a turn, on.
    void setWriteRules(const WriteRules &rules);
    /// What the user has decided beforehand about requests of \p agent, a setting's id. From the next request on.
    void setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent);
    /// What an open permission is about, as far as it can be known; none if it is not open.
    std::optional<PermissionSubject> subjectOf(base::RequestKey permission) const;

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
    QStringList worksOn() const;
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
    void readTextFile(const acp::ReadTextFileRequest &request, acp::ReadResponder responder);
    void writeTextFile(const acp::WriteTextFileRequest &request, acp::DoneResponder responder);
    void createTerminal(const acp::CreateTerminalRequest &request, acp::CreateTerminalResponder responder);
    void waitForTerminalExit(const acp::TerminalRequest &request, acp::ExitResponder responder);
    TerminalService &terminalService() { return m_terminals; }
    /// What session/load tells, until the next attach(): repeated it is what is known already, and not shown twice.
    enum class Replay { Repeated, New };
    void beginReplay(Replay replay);
    /// The agent tells a conversation that is not known here, and how many updates of it have come.
    bool isBeingTold() const { return m_replaying && m_replay == Replay::New; }
    int replayed() const { return m_replayed; }
    void restored(SessionRestored how);
    void notify(NoticeRaised notice) { emitEvent(std::move(notice), m_turnOpen ? turn() : base::TurnId{}); }
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

    struct ToolCall;
    RequestRow newRow(RequestKind kind) const;
    void connectElicitations();
    void emitEvent(SessionEventBody body, base::TurnId turn);
    void onPromptDone(base::TurnId turn, const acp::Reply<acp::PromptResponse> &reply);
    void endTurn(TurnEnd end, const QString &detail);
    void decideStaged(TurnEnd end);
    void tellStaged();
    void applyToolCall(acp::ToolCallUpdate update);
    void cancelUnfinishedTools(bool byStop);
    void watchLateWork(const base::ToolCallId &id, ToolCall &call, bool isNew);
    void endLateWork();
    void lookForSurvivors();
    void onSurvivors(const std::map<base::ToolCallId, qint64> &found);
    void compareWhenQuiet();
    void noteContent(const base::ToolCallId &id, ToolCall &call, const acp::ToolCallUpdate &update);
    static void noteAsked(ToolCall &call, const acp::ToolCallUpdate &asked);
    void noteIntent(const base::ToolCallId &id, const ToolCall &call, std::optional<acp::ToolStatus> status);
    struct Known
    {
        ToolCall &call;
        bool isNew;
    };
    Known knownCall(const acp::ToolCallUpdate &said, bool asks);
    CallFacts factsOf(const base::ToolCallId &id, const ToolCall &call) const;
    void onAsked(const PermissionAsked &asked);
    void onPermissionSettled(PermissionSettled settled, base::TurnId turn);
    void observe(const base::ToolCallId &id, ToolCall &call, ledger::Claim::Said said);
    void setModes(const acp::SessionModes &modes);
    PermissionSubject subjectOf(const acp::ToolCallUpdate &asked) const;
    std::optional<RuleAnswer> answerByRule(base::RequestKey key) const;
    void watchAllowed();
    RuleDecision ruleFor(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    std::optional<QString> deniedByRule(RequestKind row, acp::ToolKind kind, const QString &path,
                                        const acp::CommandInput &command);
    std::optional<QString> askedByRule(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    template <class Responder>
    std::shared_ptr<WaitingRow> waitingRow(RequestRow row, const QString &what,
                                           const std::shared_ptr<Responder> &responder);
    template <class Responder>
    void hold(acp::ToolCallUpdate what, const QString &rejection, RequestRow row, Responder responder,
              std::function<void(Responder)> go);
    void countUsage(const acp::Usage &usage);

    base::SessionId m_id;
    const QString m_cwd;
    QStringList m_moreFolders, m_leftOut;
    const Services m_services;
    QString m_title;
    acp::AgentEndpoint *m_endpoint = nullptr;
    SessionFacts m_facts;
    StopLadder m_ladder;
    PermissionGate m_permissions;
    ElicitationGate m_elicitations;
    StagedFiles m_staged;
    StagedEnd m_stagedEnd = StagedEnd::Ask;
    FileService m_files;
    TerminalService m_terminals;
    EffectObserver m_observer;
    TurnCheckpoint m_checkpoint;
    std::set<base::SessionId> m_earlierIds;
    std::optional<base::TurnId> m_toCompare; ///< a turn that is over, but its commands are not
    base::TimerHandle m_compareLimit;
    std::map<QString, QString> m_notWatched; ///< folders, and why, as it was told

    quint64 m_turnNumber = 0;
    bool m_turnOpen = false;
    bool m_stopPressed = false; ///< in the newest turn, open or ended
    bool m_forced = false;
    bool m_canRestore = false;
    bool m_remote = false;
    QString m_agentName;
    bool m_loginNeeded = false; ///< as the turn that is ending says
    bool m_cascaded = false;    ///< since Stop the agent withdrew a request of its own
    bool m_replaying = false;
    Replay m_replay = Replay::Repeated;
    int m_replayed = 0; ///< updates of the conversation
    StopScope m_scope;
    /// Past its end a stopped turn's gate stays shut until the user speaks again: what comes then was not asked for.
    std::shared_ptr<bool> m_gate = std::make_shared<bool>(false);
    std::optional<acp::Usage> m_usageBefore; ///< the newest turn; none: not known
    bool m_closes = false;                   ///< that is why the turn was stopped
    QByteArray m_turnNonce;                  ///< of the newest turn, and of what comes behind it
    acp::Call m_promptCall;
    base::RequestKey m_promptRow;
    base::Milliseconds m_turnStartedAt{0}, m_lastActivityAt{0}, m_activityTold{0}, m_stopPressedAt{0};
    base::Milliseconds m_turnEndedAt{0};
    struct ToolCall
    {
        base::TurnId turn;
        bool open = true;      ///< as Belay shows it: neither ended nor cancelled
        bool reported = false; ///< the agent said how it ended
        bool late = false;     ///< told as AgentWorksOn
        bool shown = false;    ///< told as ToolCallChanged; some are only asked about at first
        base::Milliseconds toldAt = {};
        qint64 process = 0; ///< of the agent's, that runs its command past the turn's end
        bool isCommand = false;
        base::RequestKey permission = {}; ///< the newest that was asked for it
        bool notAllowed = false;          ///< and nobody gave it: nothing was begun
        bool early = false;               ///< began before the turn's checkpoint stood
        bool replayed = false;            ///< told of an earlier run: nothing is done now
        int occurrence = 0;               ///< how many calls had its id before
        bool hasOwnTerminal = false;      ///< one of Belay's: its command has a row already
        bool toldKind = false;
        bool waits = false;     ///< for a permission
        bool toldExit = false;  ///< the exit code of a command that the agent ran itself
        bool endedLate = false; ///< the agent said only after Stop how it ended
        acp::ToolKind kind = acp::ToolKind::Other;
        QString title = {};
        std::vector<acp::Diff> diffs = {}; ///< until it is settled
        acp::CommandInput command = {};    ///< by the agent's raw input
        std::vector<acp::Location> locations = {};
        QByteArray turnNonce = {};
    };
    std::map<base::ToolCallId, ToolCall> m_tools;
    base::TimerHandle m_lookAgain; ///< for commands of the agent's that go on
    std::unique_ptr<base::PoolWork<std::map<base::ToolCallId, qint64>>> m_looking;
    std::shared_ptr<const std::vector<PermissionRule>> m_rules;
    QString m_agentId;
    std::map<base::RequestKey, PermissionSubject> m_subjects; ///< of open permissions
    struct AskedFor
    {
        base::ToolCallId call;
        std::vector<PermissionOption> options;
    };
    std::map<base::RequestKey, AskedFor> m_askedFor;         ///< likewise
    std::map<base::RequestKey, base::ToolCallId> m_allowing; ///< answered, and the agent does not know yet
    GivenPermissions m_given;                                ///< by the user, in the newest turn
    quint64 m_held = 0;                                      ///< requests that Belay itself has asked about
};

} // namespace core
