// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "core/remote/mcpentry.h"

#include <QString>
#include <QStringList>

namespace agents {

/// The MCP servers in another program's file, ready to be shown. Reads the file.
struct ImportedMcp
{
    core::McpEntries servers;
    QStringList skipped;
};
base::Result<ImportedMcp> importedMcp(const QString &path);

} // namespace agents
