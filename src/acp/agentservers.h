// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <utility>

namespace acp {

/// An agent as another program's settings describe it.
struct AgentServer
{
    QString name;
    QString command; ///< a path, or a name looked up in PATH
    QStringList arguments;
    QList<std::pair<QString, QString>> environment;
};

struct AgentServers
{
    QList<AgentServer> agents;
    QStringList skipped; ///< a sentence for each entry that cannot be imported
};

/// Reads `agent_servers` of Zed's settings.json or of JetBrains' acp.json: JSON that may have comments and trailing
/// commas. An error names line and column.
base::Result<AgentServers> readAgentServers(const QByteArray &text);

/// \p text as standard JSON: comments and trailing commas are replaced by spaces, so that every other character keeps
/// its position.
QByteArray withoutComments(QByteArray text);

/// Where \p text, which is not valid JSON, is wrong.
base::Error invalidJson(const QByteArray &text);

} // namespace acp
