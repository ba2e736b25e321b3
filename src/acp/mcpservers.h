// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/result.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace acp {

/// An MCP server as another program's settings describe it.
struct ListedMcpServer
{
    McpServer server;
    bool disabled = false; ///< switched off in the other program
};

struct ListedMcpServers
{
    std::vector<ListedMcpServer> servers; ///< with unique names
    QStringList skipped;                  ///< a sentence for each entry that cannot be imported, and what to do
};

/// Reads `mcpServers` as Claude Desktop, Claude Code (.mcp.json), Cursor and others write it, or `servers` of VS Code's
/// mcp.json: JSON that may have comments and trailing commas. Each entry is imported as a whole or skipped, whatever
/// the others are. Values that only name a variable (`${NAME}`, `${env:NAME}`) become `${NAME}`; an entry with other
/// placeholders is skipped, since Belay cannot fill them. An error names line and column, or what the file should hold.
base::Result<ListedMcpServers> readMcpServers(const QByteArray &text);

} // namespace acp
