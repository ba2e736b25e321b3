// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/files/writepolicy.h"
#include "core/prompt/messagepacker.h"
#include "core/prompt/promptqueue.h"
#include "core/session/sessionevent.h"
#include "core/session/timings.h"
#include "core/stop/stopstatistics.h"
#include "core/stop/stopstatus.h"
#include "models/texts/heldtext.h"
#include "models/texts/loginstatus.h"

#include <QObject>
#include <QString>

namespace models {

enum class AgentState {
    None,
    NotStarted, ///< of a session of an earlier run: the next message starts it
    Starting,
    Restoring,    ///< a new process restores a conversation that is on screen
    Reconnecting, ///< the connection to an agent elsewhere was lost, and is tried again by itself
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

/// Which session it is.
struct SessionIdentity
{
    QString title;
    QString agentName;
    QString cwd;
    QString branch{};          ///< that is checked out there, verbatim; empty: none is known
    QStringList moreFolders{}; ///< that the agent was given beside it
    bool operator==(const SessionIdentity &) const = default;
};

/// Its agent's process or connection.
struct AgentStatus
{
    AgentState agent = AgentState::None;
    QString agentProblem; ///< one sentence while the agent could not start or died
    qint64 agentProcessId = 0;
    bool canRestore = false;   ///< the session would survive Force stop
    bool remote = false;       ///< there is no process, only a connection
    int reconnectAttempt = 0;  ///< while Reconnecting; the first is 1
    std::optional<int> loaded; ///< the agent loads a session that only it knows: updates so far
    bool operator==(const AgentStatus &) const = default;
};

/// Its newest turn, how it is stopped, and what goes on behind it.
struct TurnStatus
{
    core::StopStatus stop;               ///< phase, ladder
    base::Milliseconds turnStartedAt{0}; ///< Clock time; for "Running 1:32"
    base::Milliseconds lastActivityAt{0};
    int waitingForUser = 0; ///< requests of this session
    int permissionsOpen = 0;
    std::vector<RunningCommand> turnCommands;  ///< started by this turn
    std::vector<RunningCommand> olderCommands; ///< from earlier turns: Stop leaves them alone
    QStringList outlivingCalls;                ///< what the agent goes on with although its turn is over
    core::StopScope defaultScope;              ///< what a plain Stop does
    core::StopStatistics statistics;           ///< of this agent; none known: no stops
    int busyElsewhere = 0;                     ///< other sessions that run or wait for the user
    QString lastEnd;                           ///< "Stopped by you", "Finished"
    bool wasStopped = false;                   ///< that end came of a Stop
};
bool operator==(const TurnStatus &a, const TurnStatus &b);

/// What the agent offers in the session.
struct SessionOffers
{
    std::optional<acp::Usage> usage;
    std::vector<acp::ConfigOption> options; ///< modes of agents without options appear as one of category "mode"
    std::vector<acp::AvailableCommand> commands;
    acp::PromptCapabilities
        takes; ///< what messages to this agent may hold; nothing but text and links before it is known
};
bool operator==(const SessionOffers &a, const SessionOffers &b);

/// Messages that wait for the turn's end.
struct QueueStatus
{
    std::vector<core::QueuedPrompt> queue; ///< next first
    bool queueHeld = false;                ///< nothing of it is sent until the user says so
    bool operator==(const QueueStatus &) const = default;
};

/// What waits for the user beside permissions, which are in the transcript.
struct OpenQuestions
{
    LoginStatus login;
    std::vector<core::OpenElicitation> elicitations; ///< what the agent asks the user for, oldest first
};
bool operator==(const OpenQuestions &a, const OpenQuestions &b);

/// Files that the agent wrote and Belay keeps back.
struct StagedStatus
{
    std::vector<core::StagedChanged::File> staged;
};
bool operator==(const StagedStatus &a, const StagedStatus &b);

/// What the agent wrote, however it did, and is held back.
struct HeldStatus
{
    bool isHolding = false;
    HeldSum held;
    std::vector<HeldGroup> heldGroups;
    int heldTurnChanges = 0;     ///< of them those that are of the newest turn
    bool canRestoreTurn = false; ///< what waits can become what it was when that turn began
    bool asksAboutTurn = false;  ///< that turn was stopped, and nobody has said what becomes of its changes
    QString heldProblem;         ///< why that is not known; empty: it is
    bool operator==(const HeldStatus &) const = default;
};

/// What Belay has to say beside the conversation, for a while.
struct SessionNotice
{
    QString title, text;
    bool operator==(const SessionNotice &) const = default;
};
struct NoticeStatus
{
    std::vector<SessionNotice> notices; ///< oldest first; gone with the next message
    QStringList notKept;                ///< what is not stored at the moment, in sentences; there as long as it is so
    bool operator==(const NoticeStatus &) const = default;
};

/// What the user has to say about lines of changes, and has not sent.
struct CommentStatus
{
    int comments = 0;
    int commentedFiles = 0;
    bool operator==(const CommentStatus &) const = default;
};

/// All that the frame around the transcript shows of one session. Who shows one thing takes that part.
struct SessionSnapshot : SessionIdentity,
                         AgentStatus,
                         TurnStatus,
                         SessionOffers,
                         QueueStatus,
                         OpenQuestions,
                         StagedStatus,
                         HeldStatus,
                         NoticeStatus,
                         CommentStatus
{};

/// Holds the newest snapshot of the session in view, and says which part of it is another now. Main thread.
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
    const std::vector<core::StagedChanged::File> &staged() const { return m_snapshot.staged; }
    const HeldStatus &held() const { return m_snapshot; }
    const NoticeStatus &notices() const { return m_snapshot; }
    const CommentStatus &comments() const { return m_snapshot; }
    /// Says nothing where nothing is different.
    void set(SessionSnapshot snapshot);

Q_SIGNALS:
    void identityChanged();
    void agentChanged();
    void turnChanged();
    void offersChanged();
    void queueChanged();
    void questionsChanged();
    void stagedChanged();
    void heldChanged();
    void noticesChanged();
    void commentsChanged();
    /// Any of them, once for all, behind the others.
    void changed();

private:
    SessionSnapshot m_snapshot;
};

} // namespace models
