// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace core {

/// An MCP server as the user configured it. Agents start it themselves, or connect to it.
struct McpEntry
{
    enum class Transport { Stdio, Http, Sse };
    using Values = QList<std::pair<QString, QString>>;

    QString id;   ///< under which its secrets are kept; given when it is first saved
    QString name; ///< no two have the same; what the agent calls it
    bool enabled = true;
    Transport transport = Transport::Stdio;
    QString command{};       ///< of Stdio: a path, or a name that is looked up in PATH; not for a shell
    QStringList arguments{}; ///< of Stdio
    QString url{};           ///< otherwise
    /// The environment of Stdio, headers otherwise. A value may be a reference to Belay's own environment: $NAME.
    Values values{};
    QStringList secretNames{}; ///< beside those of `values`: their values are in the keychain
    QString folder{};          ///< absolute: only for sessions in it and below; empty: for all

    bool operator==(const McpEntry &) const = default;
};
using McpEntries = QList<McpEntry>;

/// What the agent gets of \p entry, with the values as they are in it; values from the keychain are not included.
acp::McpServer mcpServer(const McpEntry &entry);
/// The other way round, enabled and for all folders.
McpEntry mcpEntry(const acp::McpServer &server);
/// Whether sessions in \p folder have it, if it is enabled.
bool isFor(const McpEntry &entry, const QString &folder);
/// What keeps \p entry from being saved, a sentence; empty: nothing. \p otherNames are those of all others.
QString problemOf(const McpEntry &entry, const QStringList &otherNames);

} // namespace core
