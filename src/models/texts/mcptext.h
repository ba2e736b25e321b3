// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/mcpentry.h"

namespace models {

/// What runs, or is connected to, for \p server: the whole command, or the address. One line, made visible.
QString mcpTarget(const core::McpEntry &server);
/// What else there is to know before it is taken: variables or headers without their secrets, the folder it is for. May
/// be empty.
QString mcpDetails(const core::McpEntry &server);
/// What may go wrong with it on this computer, and what to do; empty: nothing. Looks into PATH.
QString mcpRemark(const core::McpEntry &server);

} // namespace models
