// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/compensation.h"
#include "mcp/message.h"

#include <optional>
#include <vector>

namespace models {

/// What probably takes \p tool back, by the names among \p tools: `close_issue` for `create_issue`, with the arguments
/// that it needs taken from the result or from the call's own. Null: no name suggests it. Only a proposal: the user
/// decides.
std::optional<mcp::Compensation> proposedUndo(const mcp::ToolInfo &tool, const std::vector<mcp::ToolInfo> &tools);

} // namespace models
