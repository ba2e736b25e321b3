// SPDX-License-Identifier: Apache-2.0
#include "models/review/undoproposal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace models {

namespace {

/// Verbs, and those that take them back, the likelier ones first.
const std::array<std::pair<const char *, std::array<const char *, 3>>, 14> opposites{{
    {"create", {"delete", "close", "remove"}},
    {"add", {"remove", "delete", ""}},
    {"open", {"close", "", ""}},
    {"close", {"reopen", "open", ""}},
    {"reopen", {"close", "", ""}},
    {"enable", {"disable", "", ""}},
    {"disable", {"enable", "", ""}},
    {"start", {"stop", "", ""}},
    {"lock", {"unlock", "", ""}},
    {"subscribe", {"unsubscribe", "", ""}},
    {"assign", {"unassign", "", ""}},
    {"archive", {"unarchive", "restore", ""}},
    {"publish", {"unpublish", "", ""}},
    {"upload", {"delete", "remove", ""}},
}};

/// The words of a name, in lower case: create_issue, createIssue and create-issue are the same.
QStringList wordsOf(const QString &name)
{
    static const QRegularExpression hump(QStringLiteral("([a-z0-9])([A-Z])")), between(QStringLiteral("[^A-Za-z0-9]+"));
    return QString(name).replace(hump, QStringLiteral("\\1_\\2")).toLower().split(between, Qt::SkipEmptyParts);
}

QJsonObject schemaOf(const mcp::ToolInfo &tool)
{
    return QJsonDocument::fromJson(tool.inputSchema).object();
}

/// What the tool \p by needs, as places in a recorded call of \p tool. Many schemas name no argument as needed: then
/// what says of which thing it is. Null: it takes arguments, and none of them says that.
std::optional<QByteArray> neededBy(const mcp::ToolInfo &by, const mcp::ToolInfo &tool)
{
    const QJsonObject own = schemaOf(tool).value(QLatin1String("properties")).toObject();
    const QJsonObject schema = schemaOf(by);
    QStringList wanted;
    const QJsonArray required = schema.value(QLatin1String("required")).toArray();
    for (const auto name : required)
        wanted << name.toString();
    const QStringList taken = schema.value(QLatin1String("properties")).toObject().keys();
    static const QRegularExpression isName(QStringLiteral("^(id|key|number|name)$|_id$|Id$"));
    if (wanted.isEmpty())
        wanted = taken.filter(isName);
    if (wanted.isEmpty() && !taken.isEmpty())
        return {};
    QJsonObject out;
    for (const QString &key : std::as_const(wanted)) {
        const bool isOwn = own.contains(key);
        out.insert(key, QString((isOwn ? QStringLiteral("$.arguments.") : QStringLiteral("$.result.")) + key));
    }
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

} // namespace

std::optional<mcp::Compensation> proposedUndo(const mcp::ToolInfo &tool, const std::vector<mcp::ToolInfo> &tools)
{
    const QStringList words = wordsOf(tool.name);
    for (const auto &[verb, others] : opposites) {
        const qsizetype at = words.indexOf(QLatin1String(verb));
        if (at < 0)
            continue;
        for (const char *other : others) {
            QStringList wanted = words;
            wanted[at] = QLatin1String(other);
            const auto found = std::find_if(tools.begin(), tools.end(), [&wanted](const mcp::ToolInfo &one) {
                return wordsOf(one.name) == wanted;
            });
            const auto arguments = *other && found != tools.end() ? neededBy(*found, tool) : std::nullopt;
            if (arguments)
                return mcp::Compensation{{}, tool.name, found->name, *arguments};
        }
    }
    return {};
}

} // namespace models
