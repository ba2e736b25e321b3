// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "mcp/calljudge.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace core {

/// What an agent says of a tool call of its own, as far as it may name the tool of an MCP server. Agents call these
/// `mcp__server__tool`, `server_tool`, "tool (server MCP Server)" and much else, and put the arguments into the raw
/// input, into a part of it, or only into what they show of it. A value.
class ToolMention
{
public:
    ToolMention() = default;
    explicit ToolMention(const acp::ToolCallUpdate &call) { add(call); }

    /// A later report of the same call.
    void add(const acp::ToolCallUpdate &call);
    /// Its title or its name names server and tool, and it has the very arguments. \p arguments in canonical form.
    bool showsAll(const mcp::ToolCall &call, const QByteArray &arguments) const;
    /// It can be about the call: it names the tool anywhere and has the arguments, or names the server, too, and says
    /// nothing of arguments.
    bool mayBe(const mcp::ToolCall &call, const QByteArray &arguments) const;

private:
    bool names(const QString &word) const;
    bool hasInput(const QByteArray &arguments) const;

    QString m_title, m_name;
    QByteArray m_input;              ///< canonical
    std::vector<QByteArray> m_parts; ///< members of the input, canonical
    QString m_words;                 ///< texts among them
    QByteArray m_shown;              ///< canonical: a text that is JSON by itself, for want of an input
};

/// Which of an agent's own calls a call of an MCP tool is: each is one at most.
class ToolJoin
{
public:
    void add(const base::ToolCallId &id, const acp::ToolCallUpdate &call);
    /// Takes the oldest one that fits; empty: none does, so far.
    base::ToolCallId claim(const mcp::ToolCall &call, const QByteArray &arguments);
    void clear() { m_calls.clear(); }

private:
    struct ToldCall
    {
        base::ToolCallId id;
        ToolMention mention;
        bool isTaken = false;
    };
    std::vector<ToldCall> m_calls; ///< of one turn, the oldest first
};

} // namespace core
