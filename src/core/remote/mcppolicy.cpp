// SPDX-License-Identifier: Apache-2.0
#include "core/remote/mcppolicy.h"

#include "core/permissions/toolrules.h"
#include "mcp/message.h"

#include <algorithm>

namespace core {

namespace {

bool isSaidToRead(const mcp::ToolCall &call)
{
    return call.annotations.readOnly.value_or(false);
}

} // namespace

bool isDoubtful(const mcp::ToolCall &call)
{
    return !call.isListed || !isClearToolName(call.tool);
}

McpVerdict McpPolicy::verdict(const mcp::ToolCall &call) const
{
    const auto chosenFor = [&](const QString &tool) {
        const auto found = chosen.find({call.server, tool});
        return found == chosen.end() ? std::nullopt : std::optional(found->second);
    };
    const QStringList readings = readingsOf(call.tool);
    if (std::any_of(readings.begin(), readings.end(),
                    [&](const QString &tool) { return chosenFor(tool) == McpVerdict::Deny; }))
        return McpVerdict::Deny;
    const std::optional<McpVerdict> own = chosenFor(call.tool);
    const McpVerdict unseen = isDoubtful(call) ? McpVerdict::Ask : McpVerdict::Pass;
    switch (mode) {
    case Mode::Ask: {
        const McpVerdict wanted = own.value_or(preset(call));
        if (wanted == McpVerdict::Hold && !canHold)
            return McpVerdict::Ask;
        return wanted == McpVerdict::Pass ? unseen : wanted;
    }
    case Mode::Pass:
        return unseen;
    case Mode::ReadOnly:
        return isSaidToRead(call) && !isDoubtful(call) ? McpVerdict::Pass : McpVerdict::Deny;
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
