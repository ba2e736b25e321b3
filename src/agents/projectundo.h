// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "mcp/compensation.h"

#include <QString>

#include <optional>

namespace agents {

/// What a folder's `.belay/compensations.json` says about taking back calls of MCP tools. Whoever can write into the
/// folder can write that, so it counts only once the user has accepted these very words for this folder.
struct ProjectUndo
{
    QString path;
    QString mark; ///< names folder and content
    base::Result<mcp::Compensations> says;
};

/// Null: there is no such file in \p folder, which is absolute.
std::optional<ProjectUndo> projectUndo(const QString &folder);

/// The declarations in words, a line each.
QStringList undoLines(const mcp::Compensations &all);

} // namespace agents
