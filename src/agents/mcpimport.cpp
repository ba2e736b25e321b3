// SPDX-License-Identifier: Apache-2.0
#include "agents/mcpimport.h"

#include "acp/mcpservers.h"
#include "base/regularfile.h"
#include "base/visibletext.h"
#include "base/wording.h"

#include <QCoreApplication>

namespace agents {

namespace {
struct McpImportTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::McpImport)
};

constexpr qint64 mostRead = 8 * 1024 * 1024; ///< bytes; a file that is cut here is refused by the reader

} // namespace

base::Result<ImportedMcp> importedMcp(const QString &path)
{
    const base::Result<QByteArray> content = base::readRegularFile(path, mostRead);
    if (!content)
        return content.error();
    const auto listed = acp::readMcpServers(*content);
    if (!listed) {
        base::Error error = listed.error();
        error.message = base::labelled(base::visibleText(path), error.message);
        return error;
    }
    ImportedMcp out;
    out.skipped = listed->skipped;
    for (const acp::ListedMcpServer &one : listed->servers) {
        core::McpEntry entry = core::mcpEntry(one.server);
        entry.enabled = !one.disabled;
        // An entry that breaks the rules for saving would be gone after the next start.
        if (const QString problem = core::problemOf(entry, {}); !problem.isEmpty())
            out.skipped << base::labelled(base::visibleText(entry.name), problem);
        else
            out.servers << entry;
    }
    return out;
}

} // namespace agents
