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
    switch (mode) {
    case Mode::Ask:
        return readsOnly(call) ? McpVerdict::Pass : McpVerdict::Ask;
    case Mode::Pass:
        return McpVerdict::Pass;
    case Mode::ReadOnly:
        return isSaidToRead(call) ? McpVerdict::Pass : McpVerdict::Deny;
    case Mode::Deny:
        break;
    }
    return McpVerdict::Deny;
}

bool McpPolicy::readsOnly(const mcp::ToolCall &call) const
{
    return isSaidToRead(call) && trusted.contains(call.server);
}

} // namespace core
