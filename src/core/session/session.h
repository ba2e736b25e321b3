// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/files/writepolicy.h"
#include "core/permissions/givenpermissions.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/sessionrules.h"
#include "core/processes/networknote.h"
#include "core/prompt/repeatedcall.h"
#include "core/session/replay.h"
#include "core/session/sessionidentity.h"
#include "core/session/sessionoptions.h"
#include "core/stop/stopladder.h"
#include "core/stop/turnlimit.h"
#include "core/values/services.h"
#include "core/values/sessionevent.h"
#include "core/values/turn.h"
#include "mcp/calljudge.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace acp {
class AgentEndpoint;
struct PromptResponse;
struct SessionSetup;
struct TerminalRequest;
} // namespace acp

namespace ledger {
struct Effect;
} // namespace ledger

namespace mcp {
class Gate;
} // namespace mcp

namespace proxy {
class NetworkWatch;
} // namespace proxy

namespace core {

class AgentRequests;
class CallPermissions;
class ElicitationGate;
class FileService;
class HeldChanges;
class HeldLook;
class PermissionGate;
class ProcessWatch;
class RemoteCalls;
class TerminalService;
class ToolCallTracker;
class TurnCheckpoint;
class TurnComparison;
struct McpPolicy;
struct RequestRow;

/// One conversation with one agent: numbered turns, at most one open, each ended exactly once, by the answer
/// to its prompt or by the end of the connection, never by a guess. Outlives the agent's process: attached again,
/// it goes on, under the agent's new id if it has one. Emits what happens as values and keeps no history. Main
/// thread.
class Session : public QObject, private StopActions
{
    Q_OBJECT

public:
    /// Where the session comes from, which determines its name.
    struct Origin
    {
        bool isNew = true;         ///< just created by the agent
        base::SessionId name = {}; ///< its name in an earlier run; empty: none
    };
    Session(base::SessionId id, QString cwd, const Services &services, const Origin &origin, QObject *parent = nullptr);
    ~Session() override;

    const base::SessionId &id() const { return m_identity.id(); } ///< the agent's id
    /// The name in the ledger and on the board: the agent's id, unless another session has that name.
    const base::SessionId &name() const { return m_identity.name(); }
    /// All names that it has had, the current one last. The ledger has its effects under these.
    std::vector<base::SessionId> names() const { return m_identity.all(); }
    const QString &cwd() const { return m_cwd; }
    const SessionFacts &facts() const { return m_options.facts(); }
    const StopStatus &stopStatus() const { return m_ladder.status(); }
    /// Not while the agent closes the session, for Stop, and takes it up again.
    bool isConnected() const { return m_endpoint != nullptr && !m_isClosing; }
    bool isClosing() const { return m_isClosing; }
    bool hasOpenTurn() const { return m_turn.isOpen; }
    /// The files that a finished turn changed are still being compared, or effects of the agent are still being
    /// written to the ledger. stateChanged() is emitted when both are done.
    bool isLookingForChanges() const;
    base::TurnId turn() const { return m_turn.id(); }
    base::Milliseconds turnStartedAt() const { return m_turn.startedAt; }
    base::Milliseconds lastActivityAt() const { return m_lastActivityAt; }
    const PermissionGate &permissions() const { return *m_permissions; }
    ElicitationGate &elicitations() { return *m_elicitations; }
    const ElicitationGate &elicitations() const { return *m_elicitations; }
    const TerminalService &terminals() const { return *m_terminals; }

    /// \p canRestore: another process of this agent could resume or load the session. \p canClose: this one can close
    /// it.
    void attach(acp::AgentEndpoint *endpoint, const acp::SessionSetup &setup, bool canRestore, bool canClose = false);
    void setStopTimes(const StopTimes &times) { m_ladder.setTimes(times); }
    /// From the next turn on: a turn that takes longer is stopped. 0: none.
    void setTurnLimit(base::Milliseconds limit) { m_turnLimit = limit; }
    /// When the running turn is stopped for that, as the Clock counts; null: it has no limit.
    std::optional<base::Milliseconds> turnEndsAt() const { return m_limit.endsAt(); }
    /// The running turn gets more time.
    void extendTurn() { m_limit.extend(); }
    void setTitle(const QString &title); ///< shown with its requests on the board
    /// The user's name of the agent, which is the title of notices that the agent itself sends.
    void setAgentName(const QString &name) { m_agentName = name; }
    /// The agent is remote: after the end of the connection it may still be working.
    void setRemote(bool on) { m_remote = on; }
    /// Absolute folders that the agent may use besides cwd(). They are watched for changes from the next turn on.
    void setMoreFolders(const QStringList &folders);
    const QStringList &moreFolders() const { return m_rules.moreFolders(); }
    /// Raises a notice about \p sentences: what of the session's extras the agent does not support. Repeated only after
    /// they changed.
    void notifyLeftOut(const QStringList &sentences);
    /// The store for the agent's held-back writes, from the next turn on; null: none. It must outlive the session, or
    /// be reset before.
    void setHeld(HeldChanges *held);
    /// What the agent's programs contact; null: not known. \p watch must outlive this, or be reset before.
    void setNetwork(proxy::NetworkWatch *watch);
    HeldChanges *held() const;
    /// See RemoteCalls::agentsCall().
    base::ToolCallId agentsCall(mcp::CallId id) const;
    /// Through which the agent reaches its MCP servers; null: not through Belay. Must outlive this, or be reset before.
    void setMcpGate(mcp::Gate *gate);
    /// For the next turn: what is done about calls that it repeats.
    void setRepeated(const RepeatedCalls &calls);
    /// What is done about tool calls at MCP servers, from the next one on.
    void setMcpPolicy(const McpPolicy &policy);
    /// Where the processes of tool calls are looked for; null: nowhere. Must outlive this, or be reset before.
    void setProcesses(ProcessWatch *processes);
    void setMissingReadsEmpty(bool on);
    /// Applies from the next write on.
    void setWritePolicy(WritePolicy policy);
    /// The user's rules for requests of \p agent, the id of a setting. Applies from the next request on.
    void setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
    {
        m_rules.set(std::move(rules), agent);
    }
    /// What an open permission is about, as far as Belay can know it; null if it is not open.
    std::optional<PermissionSubject> subjectOf(base::RequestKey permission) const;

    /// Numbers the next turn after \p newest and after those in the ledger. \p earlier: former ids that the agent gave
    /// this session.
    void continueAfter(base::TurnId newest, const std::vector<base::SessionId> &earlier = {});
    /// Refused while a turn is open or there is no connection.
    base::Result<void> prompt(std::vector<acp::ContentBlock> content);
    /// The scope of a plain Stop, from the settings.
    StopScope defaultScope() const;
    void stop() { stop(defaultScope()); }
    void stop(const StopScope &scope);
    /// Like stop(), but by \p by instead of the user; the end of the turn records that.
    void stop(StoppedBy by);
    /// Ends the agent's process; of one elsewhere, which would not end by that, first closes the session. Also allowed
    /// between turns, for work that the agent does not stop.
    void forceStop();
    void keepWaiting() { m_ladder.keepWaiting(); }
    /// Whether processes of a command are known that the agent runs itself.
    bool hasProcesses() const;
    /// See ToolCallTracker::outlivingCalls().
    QStringList outlivingCalls() const;
    QStringList doubtfulProcesses() const;
    /// See ToolCallTracker::agentsOwn().
    QStringList agentsOwn() const;
    /// Of the current turn, which goes on; between turns all that run on.
    void killCommands();
    /// One that Belay runs, or what it has left running.
    void killCommand(const base::TerminalId &id);
    /// Ends the processes of a tool call that run on; the agent and all else goes on. Returns whether there may be
    /// some.
    bool endProcesses(const base::ToolCallId &id);
    /// The same of the call or the command that \p row of the ledger is about.
    bool endProcessesOf(const ledger::Effect &row);
    void endWhatRunsOn(); ///< the same for all
    /// Whether all that runs on is the agent's own, which can be let go of.
    bool canLetGo() const;
    /// What runs on of the agent's own commands was let go; see AgentConnection::letGoOfWhatRunsOn().
    void recordLetGo(StoppedBy by);
    base::Result<void> answerPermission(base::RequestKey key, const QString &optionId);
    /// Emits optionAnswered() later.
    void setOption(const QString &optionId, const std::variant<QString, bool> &value);

    // Called by the connection.
    void applyUpdate(acp::SessionUpdate update);
    void requestPermission(acp::PermissionRequest request, acp::PermissionResponder responder);
    void requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder);
    AgentRequests &requests() { return *m_requests; }
    void waitForTerminalExit(const acp::TerminalRequest &request, acp::ExitResponder responder);
    TerminalService &terminalService() { return *m_terminals; }
    /// Until the next attach(), updates are a replay by `session/load`.
    void beginReplay(Replay::Kind kind) { m_replay.begin(kind); }
    const Replay &replay() const { return m_replay; }
    /// Until the next prompt, tool calls that the agent reports may belong to the past: the session is older than this
    /// connection.
    void expectHistory() { m_replay.expectPast(); }
    void restored(SessionRestored how);
    void notify(NoticeRaised notice) { emitEvent(std::move(notice), m_turn.current()); }
    /// The session is closed: also ends commands that outlived their agent.
    void endCommandsOfAllTurns();
    /// Belay ends the connection to restart the agent; the conversation goes on.
    void expectRestart() { m_forced = true; }
    /// The agent has closed the session: its work is over, and it is to be taken up again.
    void closedByAgent();
    /// It has not.
    void notClosed();
    /// \p failure goes into the transcript; its message is empty if Belay asked for the end.
    void connectionLost(const ErrorRaised &failure, const AgentEnd &agent = {});

Q_SIGNALS:
    void eventOccurred(const core::SessionEvent &event);
    void factsChanged();
    void optionAnswered(const QString &optionId, bool isChanged); ///< see SessionOptions::answered()
    void stateChanged();                                          ///< phase, activity or pending counts
    void forceRequested();
    /// The agent is to be asked to close the session; then closedByAgent() or notClosed() is called.
    void closeRequested();
    /// It is closed and nothing of it runs: it is to be attached again.
    void reopenRequested();

private:
    // StopActions
    void sendCancel() override;
    int cancelRequests() override;
    int endCommands() override;
    void askAgain() override;
    void closeSession() override;
    void force() override;
    bool canRestore() const override { return m_canRestore; }
    bool canClose() const override { return m_canRestore && m_canClose && m_endpoint && !m_isClosing; }
    bool isElsewhere() const override { return m_remote; }

    RequestRow newRow(RequestKind kind) const;
    void connectParts();
    void connectElicitations();
    void emitEvent(SessionEventBody body, base::TurnId turn);
    void onPromptDone(base::TurnId turn, const acp::Reply<acp::PromptResponse> &reply);
    void endTurn(TurnEnd end, const QString &detail, std::vector<LeftProcess> left = {});
    void compareAgainSoon();
    void askAboutCommands();

    const QString m_cwd;
    QStringList m_leftOut;
    const Services m_services;
    SessionIdentity m_identity;
    QString m_title;
    acp::AgentEndpoint *m_endpoint = nullptr;
    Turn m_turn;
    StopLadder m_ladder;
    TurnLimit m_limit;
    base::Milliseconds m_turnLimit{0}; ///< of later turns
    SessionRules m_rules;
    SessionOptions m_options;
    const std::unique_ptr<PermissionGate> m_permissions;
    const std::unique_ptr<ElicitationGate> m_elicitations;
    const std::unique_ptr<FileService> m_files;
    const std::unique_ptr<TerminalService> m_terminals;
    const std::unique_ptr<ToolCallTracker> m_calls;
    const std::unique_ptr<TurnCheckpoint> m_checkpoint;
    GivenPermissions m_given; ///< given by the user in the newest turn
    const std::unique_ptr<CallPermissions> m_callPermissions;
    const std::unique_ptr<RemoteCalls> m_remoteCalls;
    const std::unique_ptr<AgentRequests> m_requests;
    const std::unique_ptr<TurnComparison> m_comparison;
    const std::unique_ptr<HeldLook> m_held;
    NetworkNote m_network;
    Replay m_replay;
    std::map<QString, QString> m_notWatched; ///< folders and the reason, as last reported

    bool m_forced = false;
    bool m_canRestore = false, m_canClose = false;
    bool m_isClosing = false;                                  ///< for Stop, until it is attached again
    bool m_isClosed = false;                                   ///< the agent has done that
    static constexpr base::Milliseconds answerAfterClose{500}; ///< for the prompt of a session that was closed
    bool m_remote = false;
    QString m_agentName;
    base::Milliseconds m_lastActivityAt{0}, m_activityReportedAt{0};
};

} // namespace core
