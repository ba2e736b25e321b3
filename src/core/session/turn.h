// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/session/stopstatus.h"

#include <QByteArray>

#include <memory>

namespace core {

/// The newest turn of a session, open or ended; 0 is none. Its Session alone writes it, everybody in the session reads
/// it. Main thread.
struct Turn
{
    quint64 number = 0;
    bool isOpen = false;
    bool isStopped = false;   ///< Stop was pressed in it
    bool isClosing = false;   ///< that is why it was stopped
    bool loginNeeded = false; ///< as the answer to its prompt says
    bool cascaded = false;    ///< since Stop the agent withdrew a request of its own
    StopScope scope;
    /// Past its end a stopped turn's gate stays shut until the user speaks again: what comes then was not asked for.
    std::shared_ptr<bool> gate = std::make_shared<bool>(false);
    QByteArray nonce; ///< also of what comes behind it
    acp::Call prompt;
    base::RequestKey promptRow;
    base::Milliseconds startedAt{0}, stoppedAt{0}, endedAt{0};

    base::TurnId id() const { return {number}; }
    /// What happens now belongs to it; none between turns.
    base::TurnId current() const { return isOpen ? id() : base::TurnId{}; }
};

} // namespace core
