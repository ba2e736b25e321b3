// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "mcp/message.h"

namespace models {

/// The whole command or address of \p server, in one line, made visible.
QString mcpTarget(const core::McpEntry &server);
/// Further details: variables or headers without their secrets, the folder it is for. May be empty.
QString mcpDetails(const core::McpEntry &server);
/// What may go wrong with it on this computer, and what to do; empty: nothing. Searches PATH.
QString mcpRemark(const core::McpEntry &server);
/// What is done about calls of a tool, a word.
QString mcpVerdictText(core::McpVerdict verdict);
/// What a server says of a tool, in a few words; empty: nothing.
QString mcpToolHints(const mcp::ToolAnnotations &said);

} // namespace models
