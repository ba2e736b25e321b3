// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "history/entry.h"

namespace history {

/// Lays an update over what is known of a call. A status that comes after the call was marked cancelled does
/// not replace the mark: both facts are kept. Terminal references are the caller's.
void mergeToolCall(ToolCall &call, const acp::ToolCallUpdate &update, const QDateTime &at);

/// What a permission card shows of the call it is about: the whole command, every path, the diffs.
Permission permissionFrom(const ToolCall &call);

/// What the user answered, in words.
std::vector<Elicitation::Given> givenIn(const acp::ElicitationAnswer &answer);

} // namespace history
