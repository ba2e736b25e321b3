// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"

#include <functional>

namespace core {

/// Puts a request to the agent on the board until it ends. *Cancel* in its row asks the agent to cancel it, or calls \p
/// cancel if there is more to do. If the agent does not react, the request ends after cancelPatience. \p board must
/// outlive the call.
base::RequestKey trackCall(RequestBoard *board, acp::Call call, RequestRow row, std::function<void()> cancel = {});

constexpr base::Milliseconds cancelPatience{3000};

/// Cancels the request of row \p key as its *Cancel* does if it is still open after \p limit; the row then says that no
/// answer came in time. \p onOver is called before that.
void endWithin(RequestBoard *board, base::RequestKey key, acp::Call call, base::Milliseconds limit,
               std::function<void()> onOver = {});
constexpr base::Milliseconds answerLimit{60'000}; ///< for requests that take an agent no work

/// For calls whose answer has no content.
std::function<void(acp::Reply<acp::Nothing>)> whenAnswered(std::function<void(base::Result<void>)> done);

/// The end of a call as the board shows it.
RequestEnd rowEndOf(acp::CallEnd end);

} // namespace core
