// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/calljudge.h"
#include "mcp/compensation.h"

#include <QSet>
#include <QString>

#include <map>
#include <optional>
#include <utility>

namespace core {

/// What is done about a call of an MCP tool before it is sent.
enum class McpVerdict {
    Pass,
    Ask,
    Hold, ///< the agent is told that it waits, and the user decides when the turn is over
    Deny,
};

/// Whether it is not known what \p call calls: its server has not named such a tool, or the name can be read in more
/// than one way. It passes only if somebody says so who was asked.
bool isDoubtful(const mcp::ToolCall &call);

/// What a user has decided about the tools of MCP servers. A value.
struct McpPolicy
{
    enum class Mode {
        Ask,      ///< about what is not known to be only read
        Pass,     ///< everything but what is doubtful
        ReadOnly, ///< what its server calls only reading, and nothing else
        Deny,     ///< nothing
    };
    Mode mode = Mode::Ask;
    QSet<QString> trusted; ///< servers whose word the user takes for what their tools do
    /// By server and tool. A denial counts in every mode, the others in Mode::Ask.
    std::map<std::pair<QString, QString>, McpVerdict> chosen = {};
    bool canHold = true; ///< there is somebody who decides after the turn; else what is to be held is asked about
    mcp::Compensations compensations = {};

    McpVerdict verdict(const mcp::ToolCall &call) const;
    /// What is done about a tool that nothing was chosen for.
    McpVerdict preset(const mcp::ToolCall &call) const;
    /// Whether \p call only reads, as far as the user believes its server.
    bool readsOnly(const mcp::ToolCall &call) const;
    /// How \p call can be taken back: as somebody declared, or as its server, if the user believes it, says of it.
    std::optional<mcp::Compensation> compensation(const mcp::ToolCall &call) const;
};

} // namespace core
