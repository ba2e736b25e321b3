// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/requests/requestboard.h"
#include "core/session/sessionevent.h"

namespace core {

/// Puts a request to the agent on the board until it ends. *Cancel* in its row asks the agent to cancel it, or calls \p
/// cancel if there is more to do. If the agent does not react, the request ends after cancelPatience. \p board must
/// outlive the call.
base::RequestKey trackCall(RequestBoard *board, acp::Call call, RequestRow row, std::function<void()> cancel = {});

constexpr base::Milliseconds cancelPatience{3000};

/// For calls whose answer has no content.
acp::AgentEndpoint::Done<acp::Nothing> whenAnswered(std::function<void(base::Result<void>)> done);

/// The end of a call as the board shows it.
RequestEnd rowEndOf(acp::CallEnd end);

} // namespace core
