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
    bool disabled = false; ///< it is switched off there
};

struct ListedMcpServers
{
    std::vector<ListedMcpServer> servers; ///< no two of one name
    QStringList skipped;                  ///< a sentence for each entry that cannot be taken over, and what to do
};

/// Reads `mcpServers` as Claude Desktop, Claude Code (.mcp.json), Cursor and others write it, or `servers` of VS Code's
/// mcp.json: JSON that may have comments and commas behind last elements. An entry is taken whole or not at all, and a
/// bad one loses no other. Values that only name a variable (`${NAME}`, `${env:NAME}`) become `${NAME}`; other
/// placeholders nobody here can fill. An error names line and column, or what the file should hold.
base::Result<ListedMcpServers> readMcpServers(const QByteArray &text);

} // namespace acp
