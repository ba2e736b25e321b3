// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/mcpentry.h"

namespace models {

/// The whole command or address of \p server, in one line, made visible.
QString mcpTarget(const core::McpEntry &server);
/// Further details: variables or headers without their secrets, the folder it is for. May be empty.
QString mcpDetails(const core::McpEntry &server);
/// What may go wrong with it on this computer, and what to do; empty: nothing. Searches PATH.
QString mcpRemark(const core::McpEntry &server);

} // namespace models
