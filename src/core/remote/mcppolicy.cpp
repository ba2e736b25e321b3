// SPDX-License-Identifier: Apache-2.0
#include "core/remote/mcppolicy.h"

#include "mcp/message.h"

namespace core {

namespace {

bool isSaidToRead(const mcp::ToolCall &call)
{
    return call.annotations.readOnly.value_or(false);
}

} // namespace

McpVerdict McpPolicy::verdict(const mcp::ToolCall &call) const
{
    const auto found = chosen.find({call.server, call.tool});
    const std::optional<McpVerdict> own = found == chosen.end() ? std::nullopt : std::optional(found->second);
    if (own == McpVerdict::Deny)
        return McpVerdict::Deny;
    switch (mode) {
    case Mode::Ask:
        if (own == McpVerdict::Hold && !canHold)
            return McpVerdict::Ask;
        return own.value_or(preset(call));
    case Mode::Pass:
        return McpVerdict::Pass;
    case Mode::ReadOnly:
        return isSaidToRead(call) ? McpVerdict::Pass : McpVerdict::Deny;
    case Mode::Deny:
        break;
    }
    return McpVerdict::Deny;
}

McpVerdict McpPolicy::preset(const mcp::ToolCall &call) const
{
    return readsOnly(call) ? McpVerdict::Pass : McpVerdict::Ask;
}

std::optional<mcp::Compensation> McpPolicy::compensation(const mcp::ToolCall &call) const
{
    mcp::Compensations all = compensations;
    // Its word counts as that of its annotations does.
    if (!call.undoneBy.isEmpty() && trusted.contains(call.server))
        all.push_back({call.server, call.tool, call.undoneBy, call.undoArguments, mcp::Compensation::Source::Server});
    if (const mcp::Compensation *how = mcp::compensationOf(all, call.server, call.tool))
        return *how;
    return {};
}

bool McpPolicy::readsOnly(const mcp::ToolCall &call) const
{
    return isSaidToRead(call) && trusted.contains(call.server);
}

} // namespace core
