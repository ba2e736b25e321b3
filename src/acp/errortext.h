// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/rpcmessage.h"

#include <QString>

namespace acp {

/// What an answer that is an error says, for people: its message, and what its `data` says in words. SDKs answer
/// "Internal error" and put the reason there. If there are no words at all, the `data` as it is. Not made visible yet;
/// very long words are cut in their middle.
QString errorText(const jsonrpc::RpcError &error);

} // namespace acp
