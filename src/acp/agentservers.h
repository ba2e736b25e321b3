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
    QStringList skipped; ///< a sentence for each entry that cannot be taken over
};

/// Reads `agent_servers` of Zed's settings.json or of JetBrains' acp.json: JSON that may have comments and commas
/// behind last elements. An error names line and column.
base::Result<AgentServers> readAgentServers(const QByteArray &text);

/// JSON as a strict reader wants it: comments and commas before a closing bracket are spaces now, so that every other
/// character keeps its place.
QByteArray withoutComments(QByteArray text);

/// Where \p text, which is no JSON, is wrong.
base::Error invalidJson(const QByteArray &text);

} // namespace acp
