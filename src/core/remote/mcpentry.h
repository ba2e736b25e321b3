// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "core/remote/mcppolicy.h"
#include "mcp/compensation.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <utility>

namespace core {

/// An MCP server as the user configured it. The agent starts it or connects to it.
struct McpEntry
{
    enum class Transport { Stdio, Http, Sse };
    using Values = QList<std::pair<QString, QString>>;

    QString id;   ///< id of its secrets in the keychain; set when it is first saved
    QString name; ///< unique; the agent gets it as the server's name
    bool enabled = true;
    Transport transport = Transport::Stdio;
    QString command{};       ///< for Stdio: a path, or a name looked up in PATH; no shell
    QStringList arguments{}; ///< for Stdio
    QString url{};           ///< for Http and Sse
    /// The environment for Stdio, headers for Http and Sse. A value may refer to Belay's own environment: $NAME.
    Values values{};
    QStringList secretNames{};          ///< further names, whose values are in the keychain
    QMap<QString, McpVerdict> chosen{}; ///< what the user chose for single tools, by name
    mcp::Compensations undo{};          ///< what takes its calls back, as the user says; `server` is not set
    bool trusted = false;               ///< the user believes what it says of its tools
    QString folder{};                   ///< absolute: only for sessions in it or below; empty: for all

    bool operator==(const McpEntry &) const = default;
};
using McpEntries = QList<McpEntry>;

/// The server as the agent gets it, with the values in \p entry as they are; those in the keychain are not included.
acp::McpServer mcpServer(const McpEntry &entry);
/// What the server is, whatever it is called: its program with arguments, or its address, and its values, all as they
/// were typed; not what the keychain keeps. Two in which this differs may not be the same one. A hash, so that it tells
/// nothing of what it was made from.
QByteArray identityOf(const McpEntry &entry);
/// The reverse of mcpServer(): enabled and for all folders.
McpEntry mcpEntry(const acp::McpServer &server);
/// The entry called \p name, as long as \p entries are; null: there is none.
const McpEntry *entryNamed(const QString &name, const McpEntries &entries);
/// Whether an enabled \p entry applies to sessions in \p folder.
bool isFor(const McpEntry &entry, const QString &folder);
/// Why \p values and \p secretNames cannot be variables, or \p headers, of a program; a sentence; empty: they can.
QString valuesProblem(const McpEntry::Values &values, const QStringList &secretNames, bool headers);
/// Why \p entry cannot be saved, a sentence; empty: it can. \p otherNames are those of all other entries.
QString problemOf(const McpEntry &entry, const QStringList &otherNames);

} // namespace core
