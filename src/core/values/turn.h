// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "core/values/stopstatus.h"
#include "jsonrpc/call.h"

#include <QByteArray>

#include <memory>

namespace core {

/// The newest turn of a session, open or ended; number 0 is none. Only its Session writes it, the parts of the session
/// read it. Main thread.
struct Turn
{
    quint64 number = 0;
    bool isOpen = false;
    bool isStopped = false; ///< Stop was pressed in it
    StoppedBy stoppedBy = StoppedBy::You;
    bool loginNeeded = false;   ///< according to the answer to its prompt
    bool cascaded = false;      ///< after Stop the agent withdrew a request of its own
    bool sessionClosed = false; ///< for Stop the agent was asked to close the session
    StopScope scope;
    /// True after Stop, also beyond the turn's end until the next prompt: nobody asked for what comes until then.
    std::shared_ptr<bool> gate = std::make_shared<bool>(false);
    QByteArray nonce; ///< also used for what comes after it, until the next turn
    jsonrpc::Call prompt;
    base::RequestKey promptRow;
    base::Milliseconds startedAt{0}, stoppedAt{0}, endedAt{0};

    base::TurnId id() const { return {number}; }
    /// The turn that current events belong to; none between turns.
    base::TurnId current() const { return isOpen ? id() : base::TurnId{}; }
};

} // namespace core
