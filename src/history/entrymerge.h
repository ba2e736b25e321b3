// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"

namespace history {

/// The user's message in a prompt.
UserMessage userMessage(const std::vector<acp::ContentBlock> &prompt);

/// Merges an update into a call. A status that arrives after the call was marked cancelled does not replace the mark:
/// both are kept. Terminal references are up to the caller.
void mergeToolCall(ToolCall &call, const acp::ToolCallUpdate &update, const QDateTime &at);

/// Marks a call as cancelled; false: it had ended already.
bool cancelToolCall(ToolCall &call, bool byStop, const QDateTime &at);

/// All files that a call names anywhere, as the agent wrote them.
std::vector<QString> namedPaths(const ToolCall &call);
/// What a permission card shows of the call it is about: the whole command, every path, the diffs.
Permission permissionFrom(const ToolCall &call);
/// \p known: the call as it was before the request.
Permission permissionAsked(const core::PermissionAsked &asked, ToolCall known, const QDateTime &at);
void settlePermission(Permission &permission, const core::PermissionSettled &settled);

Elicitation elicitationAsked(const core::ElicitationAsked &asked, const QDateTime &at);
/// What the user answered, in words.
std::vector<Elicitation::Answer> givenIn(const acp::ElicitationAnswer &answer);

} // namespace history
