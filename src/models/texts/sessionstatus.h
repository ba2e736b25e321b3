// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/files/writepolicy.h"
#include "core/prompt/messagepacker.h"
#include "core/prompt/promptqueue.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"
#include "core/values/sessionevent.h"
#include "core/values/stopstatus.h"
#include "core/values/timings.h"
#include "models/texts/heldtext.h"
#include "models/texts/loginstatus.h"
#include "models/texts/runningon.h"
#include "proxy/networkrules.h"

#include <QObject>
#include <QString>

namespace models {

enum class AgentState {
    None,
    NotStarted, ///< session of an earlier run: the next message starts the agent
    Starting,
    Restoring,    ///< a new process restores the conversation that is shown
    Reconnecting, ///< the connection to a remote agent was lost and is being restored
    Ready,
    Dead,
};

constexpr bool isOpening(AgentState state)
{
    return state == AgentState::Starting || state == AgentState::Restoring || state == AgentState::Reconnecting;
}

constexpr bool isStopping(core::TurnPhase phase)
{
    return phase != core::TurnPhase::Idle && phase != core::TurnPhase::Running;
}

/// A command that Belay runs for the agent.
struct RunningCommand
{
    base::TerminalId id;
    QString line;
    base::Milliseconds startedAt{0}; ///< Clock time
    bool operator==(const RunningCommand &) const = default;
};

/// A call of a tool that went to an MCP server through Belay and is not answered yet.
struct ServerCall
{
    QString name;                    ///< as core::callTarget() names it
    base::Milliseconds startedAt{0}; ///< Clock time
    bool operator==(const ServerCall &) const = default;
};

/// Which session it is.
struct SessionIdentity
{
    QString title;
    QString agentName;
    QString cwd;
    QString branch{};          ///< git branch, verbatim; empty: unknown
    QStringList moreFolders{}; ///< further folders of the agent
    bool operator==(const SessionIdentity &) const = default;
};

/// Its agent's process or connection.
struct AgentStatus
{
    AgentState agent = AgentState::None;
    QString agentProblem; ///< a sentence if the agent could not start or ended
    qint64 agentProcessId = 0;
    bool canRestore = false;  ///< the session could be restored after Force stop
    bool remote = false;      ///< the agent is remote
    int reconnectAttempt = 0; ///< while Reconnecting; the first is 1
    /// While Starting: what is copied so far of the folder that it will see, see core::HeldChanges::copied().
    qint64 copied = 0, toCopy = 0;
    std::optional<int> loaded; ///< updates received so far while a session that only the agent knows is loaded
    bool operator==(const AgentStatus &) const = default;
};

/// Its newest turn, the state of Stop, and what goes on after it.
struct TurnStatus
{
    core::StopStatus stop;                        ///< phase and steps
    base::Milliseconds turnStartedAt{0};          ///< Clock time; for "Running 1:32"
    std::optional<base::Milliseconds> turnEndsAt; ///< Clock time: then it is stopped by its time limit
    base::Milliseconds lastActivityAt{0};
    int waitingForUser = 0; ///< requests of this session
    int permissionsOpen = 0;
    std::vector<RunningCommand> turnCommands; ///< started by the current turn
    std::vector<RunningOn> agentsCalls;       ///< that the agent carries out itself
    std::vector<ServerCall> serverCalls;      ///< of tools of MCP servers, which are at the server now
    std::vector<RunningOn> runsOn;            ///< the oldest first; Stop ends those of the running turn
    QStringList notKnownWhose;                ///< names of what runs on as well, of one of several calls
    QStringList agentsOwn;           ///< names of what the agent has started for itself, while something runs on
    core::StopScope defaultScope;    ///< scope of a plain Stop
    core::StopStatistics statistics; ///< of this agent; without stops nothing is known
    std::optional<core::StopConduct> conduct; ///< of its stop test; null: there was none
    int busyElsewhere = 0;                    ///< other sessions that run or wait for the user
    QString lastEnd;                          ///< "Stopped by you", "Finished"
    bool wasStopped = false;                  ///< that end was caused by Stop

    int runsOnCount() const { return int(runsOn.size() + size_t(notKnownWhose.size())); }
    /// Whether a command would end something of that.
    bool canStopRunning() const;
};
bool operator==(const TurnStatus &a, const TurnStatus &b);

/// What the agent offers in the session.
struct SessionOffers
{
    std::optional<acp::Usage> usage;
    std::vector<acp::ConfigOption> options; ///< modes of agents without options appear as one of category "mode"
    std::vector<acp::AvailableCommand> commands;
    acp::PromptCapabilities takes; ///< content types that the agent accepts; until known, only text and links
};
bool operator==(const SessionOffers &a, const SessionOffers &b);

/// Messages that wait for the turn's end.
struct QueueStatus
{
    std::vector<core::QueuedPrompt> queue; ///< next first
    bool queueHeld = false;                ///< nothing is sent until the user releases it
    bool operator==(const QueueStatus &) const = default;
};

/// Questions for the user other than permissions, which are in the transcript.
struct OpenQuestions
{
    LoginStatus login;
    std::vector<core::OpenElicitation> elicitations; ///< oldest first
};
bool operator==(const OpenQuestions &a, const OpenQuestions &b);

/// Held-back changes of the agent.
struct HeldStatus : HeldFacts
{
    bool isHolding = false;
    proxy::NetworkRules network = {}; ///< what is done about the agent's network
    QStringList heldAdded, heldGone;  ///< absolute paths that only the agent sees, and that it does not see
    bool isHeldInCopy = false;        ///< of a folder the agent sees a copy, since no overlay can be there
    bool canRestoreTurn = false;      ///< what waits can become what it was when that turn began
    bool asksAboutTurn = false;       ///< that turn was stopped, and nobody has said what becomes of its changes
    QString heldProblem;              ///< why that is not known; empty: it is
    bool ranOutOfRoom = false;        ///< the disk was full while the agent wrote
    bool operator==(const HeldStatus &) const = default;
};

/// A notice beside the conversation, shown for a while.
struct SessionNotice
{
    QString title, text;
    bool wantsEditor = false; ///< another editor would help: it leads to where one is chosen
    bool operator==(const SessionNotice &) const = default;
};
struct NoticeStatus
{
    std::vector<SessionNotice> notices; ///< oldest first; removed with the next message
    QStringList notKept;                ///< what currently cannot be stored, in sentences
    bool operator==(const NoticeStatus &) const = default;
};

/// Unsent comments of the user.
struct CommentStatus
{
    int comments = 0;
    int commentedFiles = 0;
    bool operator==(const CommentStatus &) const = default;
};

/// Everything that the frame around the transcript shows of one session. Use the part that is needed.
struct SessionSnapshot : SessionIdentity,
                         AgentStatus,
                         TurnStatus,
                         SessionOffers,
                         QueueStatus,
                         OpenQuestions,
                         HeldStatus,
                         NoticeStatus,
                         CommentStatus
{};

/// Why it cannot be chosen now whether the changes of \p session are held back; empty: it can.
QString whyHoldingStays(const SessionSnapshot &session);
/// The same for \p level as what is done about its network.
QString whyNetworkStays(const SessionSnapshot &session, proxy::NetworkLevel level);

/// Holds the newest snapshot of the visible session, and emits which parts have changed. Main thread.
class SessionStatus : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    const SessionSnapshot &snapshot() const { return m_snapshot; }
    const SessionIdentity &identity() const { return m_snapshot; }
    const AgentStatus &agent() const { return m_snapshot; }
    const TurnStatus &turn() const { return m_snapshot; }
    const SessionOffers &offers() const { return m_snapshot; }
    const QueueStatus &queue() const { return m_snapshot; }
    const OpenQuestions &questions() const { return m_snapshot; }
    const HeldStatus &held() const { return m_snapshot; }
    const NoticeStatus &notices() const { return m_snapshot; }
    const CommentStatus &comments() const { return m_snapshot; }
    /// Emits nothing if nothing has changed.
    void set(SessionSnapshot snapshot);

Q_SIGNALS:
    void identityChanged();
    void agentChanged();
    void turnChanged();
    void offersChanged();
    void queueChanged();
    void questionsChanged();
    void heldChanged();
    void noticesChanged();
    void commentsChanged();
    /// Emitted once, after the signals for the parts.
    void changed();

private:
    SessionSnapshot m_snapshot;
};

} // namespace models
