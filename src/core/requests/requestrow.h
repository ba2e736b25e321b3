// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace core {

enum class Direction { Inbound, Outbound }; ///< inbound: the agent asked Belay

enum class RequestKind {
    Initialize,
    Reconnect, ///< not a request on the wire: a lost connection that is being restored
    Authenticate,
    NewSession,
    LoadSession,
    ResumeSession,
    ForkSession,
    ListSessions,
    DeleteSession,
    SetMode,
    SetConfigOption,
    CloseSession,
    Logout,
    Prompt,
    Permission,
    Elicitation,
    CreateTerminal,
    WaitForExit,
    Command,
    ReadFile,
    WriteFile,
    RemoteCall, ///< of an MCP tool; it went through Belay
    Other
};

enum class RequestState {
    WaitsForUser, ///< inbound; only the user can answer
    Held,         ///< inbound; the user may answer, and has to when the turn is over
    Running,      ///< inbound work under way, or a prompt that shows activity
    Sent,         ///< outbound, no answer yet
    Cancelling,   ///< asked to end, not ended yet
    Done,         ///< `end` says how
};

/// How a row ended. The words for each are in `models`.
enum class RequestEnd {
    None,
    Answered, ///< normally
    AnsweredByUser,
    AnsweredByRule,   ///< of the user's; `endDetail` is the rule
    CancelledByAgent, ///< the agent withdrew it; answered -32800
    CancelledByStop,
    CancelledByUser,   ///< by the user in the list of pending requests
    TimedOut,          ///< asked to cancel because no answer came in time
    CancelNotAnswered, ///< asked to cancel, and said nothing: it may still be done
    RefusedAfterStop,  ///< arrived after Stop
    EndedByStop,       ///< a command, ended by a signal
    EndedByForce,
    EndedWithTurn,  ///< a question that was open when the agent ended its turn
    EndedWithAgent, ///< a command whose agent is gone
    KilledByUser,   ///< a command, ended by a signal
    CompletedBeforeCancel,
    Failed, ///< with an error other than a cancellation
    Lost,   ///< the connection ended before the answer
};

/// One open or just ended request, in either direction. Each command that a turn started has a row, too ("Command"): it
/// is not a request of its own, but stays open longest. A value; the RequestBoard holds the current state.
struct RequestRow
{
    base::RequestKey key;
    Direction direction = Direction::Outbound;
    RequestKind kind = RequestKind::Other;
    base::SessionId session; ///< empty: it belongs to the connection
    QString sessionTitle;
    base::TurnId turn;
    QString detail;     ///< the command, path or prompt it is about
    QString protocolId; ///< id on the wire, as the Traffic panel shows it
    base::Milliseconds startedAt{0};
    QDateTime startedWall;
    RequestState state = RequestState::Sent;
    RequestEnd end = RequestEnd::None;
    QString endDetail;          ///< "SIGTERM", "-32603: Request was aborted."
    QString partial;            ///< beginning of the result that came although the request was cancelled; JSON
    bool withdrawnLate = false; ///< the agent cancelled it after it was over
    std::optional<base::Milliseconds> endedAfterStop; ///< time from Stop to its end, for turns that were stopped
    std::optional<base::Milliseconds> cancelAskedAt;  ///< since when it is *cancelling*
    base::Milliseconds endedAt{0};
    bool askedAgain = false; ///< `$/cancel_request` went out after `session/cancel`
    bool timedOut = false;   ///< it is asked to cancel because no answer came in time
    bool canCancel = false;
    bool canKill = false;
    bool canAnswer = false;
    qint64 processId = 0; ///< of a command
};

} // namespace core
