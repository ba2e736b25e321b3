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

/// What the tool \p by needs, as places in a recorded call of \p tool.
QByteArray neededBy(const mcp::ToolInfo &by, const mcp::ToolInfo &tool)
{
    const QJsonObject own = schemaOf(tool).value(QLatin1String("properties")).toObject();
    const QJsonArray required = schemaOf(by).value(QLatin1String("required")).toArray();
    QJsonObject out;
    for (const auto name : required) {
        const QString key = name.toString();
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
            if (*other && found != tools.end())
                return mcp::Compensation{{}, tool.name, found->name, neededBy(*found, tool)};
        }
    }
    return {};
}

} // namespace models
