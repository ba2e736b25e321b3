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
#include "core/session/stopstatistics.h"
#include "core/session/stopstatus.h"
#include "core/session/timings.h"
#include "models/texts/loginstatus.h"

#include <QObject>
#include <QString>

namespace models {

enum class AgentState {
    None,
    NotStarted, ///< of a session of an earlier run: the next message starts it
    Starting,
    Restoring,    ///< a new process takes up a conversation that is on screen
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
};

/// Everything the frame around the transcript shows of one session, as one value.
struct SessionSnapshot
{
    QString title;
    QString agentName;
    QString cwd;
    QString branch{};          ///< that is checked out there, verbatim; empty: none is known
    QStringList moreFolders{}; ///< that the agent was given beside it
    AgentState agent = AgentState::None;
    std::optional<int> told;             ///< the agent tells a session that only it knows: updates so far
    QString agentProblem;                ///< one sentence while the agent could not start or died
    core::StopStatus stop;               ///< phase, ladder
    base::Milliseconds turnStartedAt{0}; ///< Clock time; for "Running 1:32"
    base::Milliseconds lastActivityAt{0};
    qint64 agentProcessId = 0;
    std::optional<acp::Usage> usage;
    std::vector<acp::ConfigOption> options; ///< modes of agents without options appear as one of category "mode"
    std::vector<acp::AvailableCommand> commands;
    acp::PromptCapabilities
        takes;              ///< what messages to this agent may hold; nothing but text and links before it is known
    int waitingForUser = 0; ///< requests of this session
    int permissionsOpen = 0;
    std::vector<RunningCommand> turnCommands;      ///< started by this turn
    std::vector<RunningCommand> olderCommands;     ///< from earlier turns: Stop leaves them alone
    QStringList worksOn;                           ///< what the agent goes on with although its turn is over
    std::vector<core::QueuedPrompt> queue;         ///< messages that wait for the turn's end, next first
    bool queueHeld = false;                        ///< nothing of it is sent until the user says so
    std::vector<core::StagedChanged::File> staged; ///< written by the agent, kept back by Belay
    core::StopScope defaultScope;                  ///< what a plain Stop does
    bool canRestore = false;                       ///< the session would survive Force stop
    bool remote = false;                           ///< there is no process, only a connection
    LoginStatus login;
    std::vector<core::OpenElicitation> elicitations; ///< what the agent asks the user for, oldest first
    int reconnectAttempt = 0;                        ///< while Reconnecting; the first is 1
    core::StopStatistics statistics;                 ///< of this agent; none known: no stops
    int busyElsewhere = 0;                           ///< other sessions that run or wait for the user
    QString lastEnd;                                 ///< "Stopped by you", "Finished"
    bool wasStopped = false;                         ///< that end came of a Stop
};

/// Holds the newest snapshot of the session in view. Main thread.
class SessionStatus : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    const SessionSnapshot &snapshot() const { return m_snapshot; }
    void set(SessionSnapshot snapshot)
    {
        m_snapshot = std::move(snapshot);
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    SessionSnapshot m_snapshot;
};

} // namespace models
