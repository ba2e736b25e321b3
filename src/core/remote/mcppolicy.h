// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/calljudge.h"

#include <QSet>
#include <QString>

namespace core {

/// What is done about a call of an MCP tool before it is sent.
enum class McpVerdict { Pass, Ask, Deny };

/// What a user has decided about the tools of MCP servers. A value.
struct McpPolicy
{
    enum class Mode {
        Ask,      ///< about what is not known to be only read
        Pass,     ///< everything
        ReadOnly, ///< what its server calls only reading, and nothing else
        Deny,     ///< nothing
    };
    Mode mode = Mode::Ask;
    QSet<QString> trusted; ///< servers whose word the user takes for what their tools do

    McpVerdict verdict(const mcp::ToolCall &call) const;
    /// Whether \p call only reads, as far as the user believes its server.
    bool readsOnly(const mcp::ToolCall &call) const;
};

} // namespace core
