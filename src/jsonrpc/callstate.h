// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "jsonrpc/call.h"

namespace jsonrpc {

/// Shared by the handles of one call and by the peer's table while the call is open.
struct Call::State
{
    RequestId id;
    QString method;
    CallOptions options;
    QPointer<Peer> peer;
    bool cancelRequested = false;
    bool done = false;
    CallOutcome outcome;
    std::vector<Waiter> waiters;
    std::vector<Waiter> lateWaiters;
    base::TimerHandle patience; ///< runs after a cancel
};

} // namespace jsonrpc
