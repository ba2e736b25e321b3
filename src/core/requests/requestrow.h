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
    Reconnect, ///< no request on the wire: a lost connection that is being made again
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
    Other
};

enum class RequestState {
    WaitsForUser, ///< inbound, only a person can answer
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
    CancelledByUser,  ///< from its own row in Pending
    RefusedAfterStop, ///< arrived while the effect gate was closed
    EndedByStop,      ///< a command, by signal
    EndedByForce,
    EndedWithAgent, ///< a command: the agent that started it is gone
    KilledByUser,   ///< a command, by signal
    CompletedBeforeCancel,
    Failed, ///< with an error other than a cancellation
    Lost,   ///< the connection ended first
};

/// One open or just ended request, in either direction; also each command a turn started ("Command", which is
/// no request of its own but stays open longest). A value; the RequestBoard owns the truth.
struct RequestRow
{
    base::RequestKey key;
    Direction direction = Direction::Outbound;
    RequestKind kind = RequestKind::Other;
    base::SessionId session; ///< empty: the connection's own
    QString sessionTitle;
    base::TurnId turn;
    QString detail;     ///< the command, path or prompt it is about
    QString protocolId; ///< id on the wire, for people who look into Traffic
    base::Milliseconds startedAt{0};
    QDateTime startedWall;
    RequestState state = RequestState::Sent;
    RequestEnd end = RequestEnd::None;
    QString endDetail;          ///< "SIGTERM", "-32603: Request was aborted."
    QString partial;            ///< what came with the answer of a request that was cancelled; JSON, its beginning
    bool withdrawnLate = false; ///< the agent withdrew it when it was over
    std::optional<base::Milliseconds> endedAfterStop; ///< since Stop was pressed, for turns that were stopped
    base::Milliseconds endedAt{0};
    bool askedAgain = false; ///< `$/cancel_request` went out after `session/cancel`
    bool canCancel = false;
    bool canKill = false;
    bool canAnswer = false;
    qint64 processId = 0; ///< of a command
};

} // namespace core
