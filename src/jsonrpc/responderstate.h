// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/responder.h"

namespace jsonrpc {

/// Shared by a responder and the peer's table while the request is open.
struct Responder::State
{
    RequestId id;
    QPointer<Peer> peer;
    bool answered = false;
    bool begun = false;
    bool cancelRequested = false;
    std::function<void()> onCancel;
};

} // namespace jsonrpc
