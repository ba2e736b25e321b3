// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/requests/requestboard.h"
#include "core/session/sessionevent.h"

namespace core {

/// Puts a request to the agent on the board until it ends; its row's *Cancel* asks the agent to give it up, or
/// does \p cancel where more is to be done. An agent that does not react is waited for no longer than cancelPatience.
/// \p board must outlive the call.
base::RequestKey trackCall(RequestBoard *board, acp::Call call, RequestRow row, std::function<void()> cancel = {});

constexpr base::Milliseconds cancelPatience{3000};

/// For calls whose answer says nothing but that it is done.
acp::AgentEndpoint::Done<acp::Nothing> whenAnswered(std::function<void(base::Result<void>)> done);

/// How a call's end reads on the board.
RequestEnd rowEndOf(acp::CallEnd end);

} // namespace core
