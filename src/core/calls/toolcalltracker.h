// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/calls/effectobserver.h"
#include "core/commands/terminalservice.h"
#include "core/permissions/saidcommands.h"
#include "core/processes/processwatch.h"
#include "core/values/services.h"
#include "core/values/sessionevent.h"
#include "core/values/turn.h"
#include "ledger/files/observation.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace core {

/// A report that arrives within this time after the end of a turn does not mean that the agent goes on working.
constexpr base::Milliseconds lateReportMargin{1000};

/// Tracks a session's tool calls from the agent's updates and permission requests: emits them as events, keeps their
/// rows in the ledger, and detects calls that go on after their turn. Some agents reuse the id of a call; this class
/// gives each call an id of its own, which is the agent's where that is free. Main thread.
class ToolCallTracker : public QObject
{
    Q_OBJECT

public:
    /// The circumstances in which the agent reports a call.
    struct Moment
    {
        bool early = false;    ///< the turn's checkpoint is not complete yet
        bool isReplay = false; ///< the agent replays an earlier run: nothing is done now
    };

    /// \p turn and \p terminals must outlive it.
    ToolCallTracker(QString cwd, const Services &services, const Turn *turn, const TerminalService *terminals,
                    QObject *parent = nullptr);
    ~ToolCallTracker() override;

    EffectObserver &observer() { return m_observer; }
    const EffectObserver &observer() const { return m_observer; }
    /// The agent's id of the session, under which the ledger's rows are stored.
    void setSession(const base::SessionId &id) { m_session = id; }
    /// Where the processes of calls are looked for; null: nowhere. Must outlive this, or be reset before.
    void setProcesses(ProcessWatch *processes);
    void beginTurn();

    void apply(acp::ToolCallUpdate update, Moment moment);
    /// The agent asks for permission for a call. What earlier updates said of it still holds. Returns the id that this
    /// class uses for the call; all other functions take that one.
    base::ToolCallId recordAsked(acp::ToolCallUpdate asked, Moment moment);
    /// The call waits for the answer to \p permission.
    void wait(const base::ToolCallId &id, base::RequestKey permission);
    /// The answer to \p permission; \p notAllowed is the reason, for people, if it was not allowed. Ignored unless
    /// \p permission is the newest of the call.
    void answer(const base::ToolCallId &id, base::RequestKey permission, const std::optional<QString> &notAllowed);
    /// The call was allowed, but the answer did not reach the agent.
    void withhold(const base::ToolCallId &id, const QString &why);
    /// \p asked merged with what earlier updates said of the call. Paths of both are kept: one that is not repeated
    /// still applies.
    acp::ToolCallUpdate mergedWithKnown(const acp::ToolCallUpdate &asked) const;
    /// Whether another command than that of \p merged was named for the call: see SaidCommands.
    bool wasSaidOtherwise(const acp::ToolCallUpdate &merged) const;

    /// Marks the unfinished calls of the open turn as cancelled.
    void cancelUnfinished(bool byStop);
    /// The turn ends: writes to the ledger that the end of unfinished calls is unknown.
    void settleUnreported();
    /// Ends what runs of the calls of \p turn and nothing else, later by force. Returns of how many calls something
    /// ran.
    int endProcesses(base::TurnId turn);
    /// The same for one call of any turn; returns whether something ran.
    bool endProcesses(const base::ToolCallId &id);
    void endAllProcesses();    ///< of all calls
    bool isAllOfAgent() const; ///< none of what runs on is of a command that Belay runs
    /// What runs of calls that the agent runs itself was let go, when Belay or the session was closed.
    void recordLetGo(StoppedBy by);
    /// A command of \p turn that Belay ran has left processes running, or they have ended. Told by the call that shows
    /// it; without one, as it is.
    void recordLeft(const CommandRunsOn &left, base::TurnId turn);
    /// Where Belay runs the command of a call; empty: nowhere.
    base::TerminalId terminalOf(const base::ToolCallId &id) const;
    bool hasProcesses() const; ///< of calls, as far as they are known
    /// What has just ended is being looked at: more may be known soon.
    bool isLookingForProcesses() const { return !m_unlooked.empty(); }
    /// The agent has ended, and with it all of its calls; or, unless \p hasEnded, it may still run, out of reach.
    void loseAgent(bool hasEnded);
    /// The replay is complete: its calls belong to an earlier run and are not running, whatever their last status.
    void endReplay();
    /// Titles of calls that go on although the agent has called them done or their turn is over.
    QStringList outlivingCalls() const;
    /// What runs of them now, one name for each call, by something that stays the same while that changes.
    std::map<QString, QString> runningNames() const;
    /// By name what runs on and may be of several calls.
    QStringList doubtfulProcesses() const;
    /// By name what the agent has started for itself, while something runs on.
    QStringList agentsOwn() const { return m_processes ? m_processes->agentsOwn() : QStringList(); }

Q_SIGNALS:
    void eventOccurred(const core::SessionEventBody &body, base::TurnId turn);
    /// outlivingCalls() has changed.
    void changed();

private:
    struct ToolCall
    {
        base::TurnId turn;     ///< none: it began between turns
        bool open = true;      ///< shown as running: neither ended nor cancelled
        bool reported = false; ///< the agent said how it ended
        bool late = false;     ///< the agent still reports on it although its turn is over
        bool shown = false;    ///< emitted as ToolCallChanged; some begin as a permission request only
        ProcessWatch::Call watched = 0;
        bool isLooked = false; ///< what of it runs on is known
        bool isElsewhereTold = false;
        std::vector<CallProcess> processes = {}; ///< as emitted: they go on although it has ended
        std::optional<RunEnd> run = {};          ///< of them, as emitted
        bool isCommand = false;
        base::RequestKey permission = {}; ///< the newest request for it
        bool notAllowed = false;          ///< that request was not granted
        Moment began = {};
        base::TurnId rowTurn = {};   ///< the turn of its ledger row
        base::EffectId earlier = {}; ///< the ledger's newest row when it was first reported
        bool isSettled = false;      ///< the ledger says that its end is unknown
        QString reportedTitle = {}, askedTitle = {};
        base::ToolCallId agentsId = {}; ///< the agent's id of it
        bool hasOwnTerminal = false;    ///< Belay runs its command, which has a ledger row of its own
        base::TerminalId terminal = {}; ///< that command's
        bool hasReportedKind = false;
        bool hasContent = false;
        bool waits = false;       ///< waits for a permission
        bool hasExitCode = false; ///< the agent reported the exit code of a command that it ran itself
        bool wasKilled = false;   ///< that code means a signal
        bool endedLate = false;   ///< the agent reported its end only after Stop
        acp::ToolKind kind = acp::ToolKind::Other;
        QString title = {};
        std::vector<acp::Diff> diffs = {}; ///< kept until it is settled
        acp::CommandInput command = {};    ///< from the agent's raw input
        SaidCommands said = {};
        std::vector<acp::Location> locations = {};
        QByteArray turnNonce = {};
        QByteArray input = {}; ///< a mark of the raw input
    };
    struct Lookup
    {
        base::ToolCallId id;
        ToolCall &call;
        bool isNew;
    };
    Lookup known(const acp::ToolCallUpdate &report, bool asks, Moment moment);
    std::optional<base::ToolCallId> underOtherId(const acp::ToolCallUpdate &report, bool asks);
    void recordInput(const base::ToolCallId &id, ToolCall &call, const std::optional<QString> &rawInput);
    bool isAnother(const ToolCall &known, const acp::ToolCallUpdate &report, bool asks) const;
    void setKind(const base::ToolCallId &id, ToolCall &call, acp::ToolKind kind) const;
    CallFacts factsOf(const base::ToolCallId &id, const ToolCall &call) const;
    void recordContent(const base::ToolCallId &id, ToolCall &call, const acp::ToolCallUpdate &update);
    void recordIntent(const base::ToolCallId &id, const ToolCall &call, std::optional<acp::ToolStatus> status);
    void observe(const base::ToolCallId &id, ToolCall &call, ledger::Claim::Outcome outcome);
    void watchLateWork(const base::ToolCallId &id, ToolCall &call, bool isNew);
    void emitAgentTerminals(const std::vector<acp::AgentTerminalOutput> &outputs, const QString &title,
                            base::TurnId turn);
    void watch(const base::ToolCallId &id, ToolCall &call);
    void emitElsewhere(ToolCall &call);
    void endWatch(const base::ToolCallId &id, const ToolCall &call);
    void onLooked(ProcessWatch::Call watched);
    void onProcesses(ProcessWatch::Call watched);
    void closeRow(const base::ToolCallId &id, RunEnd how);
    void onDoubtful();
    void emitRunsOn(const base::ToolCallId &id, const ToolCall &call, RunEnd ended);

    const QString m_cwd;
    base::Clock *m_clock;
    const ledger::Ledger *m_ledger;
    const Turn *m_turn;
    const TerminalService *m_terminals;
    base::SessionId m_session;
    ProcessWatch *m_processes = nullptr;
    std::map<ProcessWatch::Call, base::ToolCallId> m_watched;
    std::set<base::ToolCallId> m_unlooked; ///< they have ended; whether something of them runs on is not known yet
    std::map<base::ProcessId, QString> m_doubtful; ///< by name: of which call they are is not known
    struct Left
    {
        base::TurnId turn;
        QString name;
    };
    std::map<base::TerminalId, Left> m_leftAlone; ///< by commands of Belay's that no call showed when it was told
    EffectObserver m_observer;
    std::map<base::ToolCallId, ToolCall> m_calls;           ///< by the ids that this class gives them
    std::map<base::ToolCallId, base::ToolCallId> m_renamed; ///< the newest call of each id that the agent reused
    std::map<base::ToolCallId, base::ToolCallId> m_sameAs;  ///< calls by a second id of the agent
    using ByInput = std::map<QByteArray, std::set<base::ToolCallId>>;
    ByInput m_notAsked, m_notReported; ///< open calls, by their input
};

} // namespace core
