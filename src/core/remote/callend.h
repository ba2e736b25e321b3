// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/requests/requestrow.h"
#include "ledger/rows/effect.h"
#include "mcp/calljudge.h"

#include <QString>

#include <optional>

namespace core {

/// After a cancellation the server may still answer for so long; then the call's end is called unknown.
constexpr base::Milliseconds callCancelWait{3000};

/// What is known of a call that its server was asked to cancel, if it says nothing: a sentence.
QString cancelNotAnswered();
/// What \p end means for the row of the call. \p sinceCancel: how long ago the server was asked to cancel it, if it
/// was. Neither the result nor the duration is set.
ledger::Settlement settlementOf(const mcp::CallEnd &end, std::optional<base::Milliseconds> sinceCancel);
/// The same for what is known without an answer. \p detail is a sentence for people, or empty.
ledger::Settlement settlementOf(ledger::EffectState state, const QString &detail);

/// Who had the server asked to cancel a call.
enum class CallCanceller { Nobody, User, Agent, Stop, TimeLimit };
/// What \p end means for the call's request on the board. \p how: its settlement.
RequestEnd requestEndOf(const mcp::CallEnd &end, const ledger::Settlement &how, CallCanceller by);

} // namespace core
