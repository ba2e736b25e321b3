// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "core/requestboard.h"

namespace core {

/// Puts a request to the agent on the board until it ends; its row's *Cancel* asks the agent to give it up, or
/// does \p cancel where more is to be done. \p board must outlive the call.
base::RequestKey trackCall(RequestBoard *board, acp::Call call, RequestRow row, std::function<void()> cancel = {});

/// For calls whose answer says nothing but that it is done.
acp::AgentEndpoint::Done<acp::Nothing> whenAnswered(std::function<void(base::Result<void>)> done);

/// How a call's end reads on the board.
RequestEnd rowEndOf(acp::CallEnd end);

} // namespace core
