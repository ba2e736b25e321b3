// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/toolrules.h"

#include "base/error.h"
#include "mcp/message.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace core {

namespace {

struct ToolRulesTr
{
    Q_DECLARE_TR_FUNCTIONS(core::ToolRules)
};

/// Unlike in paths, a star stands for anything.
bool fits(const QString &glob, const QString &text)
{
    QString pattern = QRegularExpression::escape(glob);
    pattern.replace(QLatin1String("\\*"), QLatin1String(".*")).replace(QLatin1String("\\?"), QLatin1String("."));
    static constexpr auto everything = QRegularExpression::DotMatchesEverythingOption;
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern), everything).match(text).hasMatch();
}

/// `name=glob; other=glob`. Null: it is not of that form.
std::optional<std::vector<std::pair<QString, QString>>> argumentGlobs(const QString &text)
{
    std::vector<std::pair<QString, QString>> out;
    const QStringList parts = text.split(u';', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const qsizetype cut = part.indexOf(u'=');
        const QString name = part.left(cut).trimmed();
        if (cut < 0 || name.isEmpty())
            return std::nullopt;
        out.emplace_back(name, part.mid(cut + 1).trimmed());
    }
    return out;
}

QString asText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    // In an array, since a document cannot be a single value.
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.mid(1, array.size() - 2));
}

bool meetsArguments(const PermissionRule &rule, const QString &arguments)
{
    if (rule.exact)
        return mcp::canonicalJson(rule.arguments.toUtf8()) == arguments.toUtf8();
    const QJsonObject given = QJsonDocument::fromJson(arguments.toUtf8()).object();
    const auto globs = argumentGlobs(rule.arguments);
    return globs && std::all_of(globs->begin(), globs->end(), [&given](const auto &glob) {
               const auto value = given.constFind(glob.first);
               return value != given.constEnd() && fits(glob.second, asText(*value));
           });
}

} // namespace

bool isAboutTools(const PermissionRule &rule)
{
    return !rule.server.isEmpty() || !rule.tool.isEmpty();
}

bool meetsTool(const PermissionRule &rule, const PermissionSubject &subject)
{
    if (!isAboutTools(rule))
        return rule.verdict != RuleVerdict::Allow && rule.path.isEmpty() && rule.command.isEmpty() &&
               rule.kind == acp::ToolKind::Other;
    return (rule.server.isEmpty() || fits(rule.server, subject.server)) &&
           (rule.tool.isEmpty() || fits(rule.tool, subject.tool)) &&
           (rule.arguments.isEmpty() || meetsArguments(rule, subject.arguments));
}

base::Result<void> checkToolRule(const PermissionRule &rule)
{
    const auto wrong = [](const QString &why) { return base::Error{base::Origin::User, 0, why, {}}; };
    if (!rule.path.isEmpty() || !rule.command.isEmpty() ||
        rule.kind.value_or(acp::ToolKind::Other) != acp::ToolKind::Other)
        return wrong(ToolRulesTr::tr("A rule about a server's tools cannot be about files or commands, too."));
    if (rule.verdict == RuleVerdict::Allow && (rule.server.isEmpty() || rule.tool.isEmpty()))
        return wrong(ToolRulesTr::tr("To allow a tool, name its server and the tool."));
    if (rule.exact && !QJsonDocument::fromJson(rule.arguments.toUtf8()).isObject())
        return wrong(ToolRulesTr::tr("The arguments are no JSON object."));
    if (!rule.exact && !argumentGlobs(rule.arguments))
        return wrong(ToolRulesTr::tr(
            "Write arguments as name=pattern, several with a semicolon between them: to=*@example.org"));
    return {};
}

} // namespace core
