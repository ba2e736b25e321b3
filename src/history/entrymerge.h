// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"

namespace history {

/// What the user says with a prompt.
UserMessage userMessage(const std::vector<acp::ContentBlock> &prompt);

/// Lays an update over what is known of a call. A status that comes after the call was marked cancelled does
/// not replace the mark: both facts are kept. Terminal references are the caller's.
void mergeToolCall(ToolCall &call, const acp::ToolCallUpdate &update, const QDateTime &at);

/// Marks a call that is under way; false: it has ended already.
bool cancelToolCall(ToolCall &call, bool byStop, const QDateTime &at);

/// The files that a call names in any place, as the agent wrote them.
std::vector<QString> namedPaths(const ToolCall &call);
/// What a permission card shows of the call it is about: the whole command, every path, the diffs.
Permission permissionFrom(const ToolCall &call);
/// \p known: what the call said before it was asked for.
Permission permissionAsked(const core::PermissionAsked &asked, ToolCall known, const QDateTime &at);
void settlePermission(Permission &permission, const core::PermissionSettled &settled);

Elicitation elicitationAsked(const core::ElicitationAsked &asked, const QDateTime &at);
/// What the user answered, in words.
std::vector<Elicitation::Given> givenIn(const acp::ElicitationAnswer &answer);

} // namespace history
