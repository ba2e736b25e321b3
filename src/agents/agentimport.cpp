// SPDX-License-Identifier: Apache-2.0
#include "agents/agentimport.h"

#include "acp/agentservers.h"
#include "base/regularfile.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace agents {

namespace {
struct AgentImportTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::AgentImport)
};
} // namespace

QList<ImportSource> importSources()
{
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    QList<ImportSource> out{{QStringLiteral("Zed"), config + QStringLiteral("/zed/settings.json")},
                            {QStringLiteral("JetBrains"), QDir::homePath() + QStringLiteral("/.jetbrains/acp.json")}};
    out.removeIf([](const ImportSource &source) { return !QFileInfo(source.path).isFile(); });
    return out;
}

base::Result<QList<settings::AgentEntry>> importedAgents(const QString &path, QStringList *skipped)
{
    const base::Result<QByteArray> content = base::readRegularFile(path, 8 * 1024 * 1024);
    if (!content)
        return content.error();
    const auto servers = acp::readAgentServers(*content);
    if (!servers) {
        base::Error error = servers.error();
        error.message = base::labelled(base::visibleText(path), error.message);
        return error;
    }
    *skipped += servers->skipped;
    QList<settings::AgentEntry> out;
    for (const acp::AgentServer &server : servers->agents) {
        settings::AgentEntry entry;
        entry.name = server.name;
        entry.command = base::shellJoined(QStringList{server.command} + server.arguments);
        entry.id = entry.command;
        entry.environment = server.environment;
        out.append(entry);
    }
    return out;
}

} // namespace agents
