// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"

#include <QDateTime>

#include <optional>
#include <set>
#include <vector>

namespace core {

/// The state of a turn between sending and its end.
enum class TurnPhase {
    Idle,
    Running,
    Stopping,    ///< Stop pressed, the agent still has time to confirm
    Unconfirmed, ///< not confirmed after 3 s; Force stop is offered
    Forcing,     ///< the agent process is being ended
};

/// What one Stop ends and what it leaves alone, as chosen for this time. The default is what the plain button does.
struct StopScope
{
    bool endCommands = true;            ///< the commands this turn started
    std::set<base::TerminalId> keep;    ///< commands among them that may go on
    std::set<base::TerminalId> alsoEnd; ///< commands of earlier turns to end, too
    bool holdQueue = true;              ///< waiting messages are held; otherwise the next one is sent
};

enum class StopStepKind {
    StopSent,
    RequestsCancelled,
    CommandsEnded,
    AskedAgain,
    SessionClosed, ///< `session/close`, of agents that can take the session up again
    Force
};

/// One step of Stop: when it is due after the click, whether it was reached, and how much it had to do.
struct StopStep
{
    StopStepKind kind = StopStepKind::StopSent;
    base::Milliseconds at{0};
    bool reached = false;
    int count = 0;
};

/// Snapshot of one Stop, for the strip, the button and the status line.
struct StopStatus
{
    TurnPhase phase = TurnPhase::Idle;
    QDateTime pressedWall;
    base::Milliseconds pressedAt{0};
    std::vector<StopStep> steps;
    std::optional<base::Milliseconds>
        forceAt; ///< time after the click when force is used automatically; null: only by the user
};

} // namespace core
