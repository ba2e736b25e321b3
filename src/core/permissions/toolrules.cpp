// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/toolrules.h"

#include "acp/values.h"
#include "base/error.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "mcp/message.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

/// Unlike in paths, a star stands for anything. Looks at each character of \p text a bounded number of times, so that
/// no text is too long for an answer.
bool fits(QStringView glob, QStringView text)
{
    qsizetype g = 0, t = 0, star = -1, from = 0;
    while (t < text.size()) {
        if (g < glob.size() && glob.at(g) == u'*') {
            star = g++;
            from = t;
        } else if (g < glob.size() && (glob.at(g) == u'?' || glob.at(g) == text.at(t))) {
            ++g;
            ++t;
        } else if (star >= 0) {
            g = star + 1;
            t = ++from;
        } else {
            return false;
        }
    }
    while (g < glob.size() && glob.at(g) == u'*')
        ++g;
    return g == glob.size();
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

/// All that \p value holds, as texts.
void addLeaves(const QJsonValue &value, QStringList *out)
{
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (const auto item : items)
            addLeaves(item, out);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const auto member : object)
            addLeaves(member, out);
    } else {
        *out << asText(value);
    }
}

/// For an *allow*: the argument is one value, and it fits.
bool covers(const QJsonObject &given, const QString &name, const QString &glob)
{
    const QJsonValue value = given.value(name);
    return !value.isUndefined() && !value.isArray() && !value.isObject() && fits(glob, asText(value));
}

/// For a *deny* or *ask*: any part of it fits, in whatever case the argument's name is written.
Mention mentions(const QJsonObject &given, const QString &name, const QString &glob)
{
    Mention most = Mention::No;
    for (auto member = given.begin(); member != given.end(); ++member) {
        if (member.key().compare(name, Qt::CaseInsensitive) != 0)
            continue;
        QStringList leaves{asText(*member)};
        addLeaves(*member, &leaves);
        const bool isMet =
            std::any_of(leaves.begin(), leaves.end(), [&](const QString &leaf) { return fits(glob, leaf); });
        const bool isWhole = !member->isArray() && !member->isObject();
        most = std::max(most, isMet ? Mention::Yes : isWhole ? Mention::No : Mention::Perhaps);
    }
    return most;
}

Mention argumentMention(const PermissionRule &rule, const QString &arguments)
{
    if (rule.exact)
        return mcp::canonicalJson(rule.arguments.toUtf8()) == arguments.toUtf8() ? Mention::Yes : Mention::No;
    const QJsonObject given = QJsonDocument::fromJson(arguments.toUtf8()).object();
    const auto globs = argumentGlobs(rule.arguments);
    Mention least = globs ? Mention::Yes : Mention::No;
    for (const auto &[name, glob] : globs.value_or(std::vector<std::pair<QString, QString>>()))
        least = std::min(least, rule.verdict == RuleVerdict::Allow
                                    ? (covers(given, name, glob) ? Mention::Yes : Mention::No)
                                    : mentions(given, name, glob));
    return least;
}

} // namespace

bool isAboutTools(const PermissionRule &rule)
{
    return !rule.server.isEmpty() || !rule.tool.isEmpty();
}

bool isClearToolName(const QString &name)
{
    return !name.isEmpty() && name.trimmed() == name && base::unmistakableText(name) == name;
}

QStringList readingsOf(const QString &name)
{
    QString seen;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const bool isPair = name.at(i).isHighSurrogate() && i + 1 < name.size() && name.at(i + 1).isLowSurrogate();
        const QString one = name.mid(i, isPair ? 2 : 1);
        if (base::visibleText(one) == one)
            seen += one;
        i += isPair;
    }
    QStringList out{name, seen.trimmed(), name.section(QChar(u'\0'), 0, 0).trimmed()};
    out.removeDuplicates();
    return out;
}

Mention meetsTool(const PermissionRule &rule, const PermissionSubject &subject)
{
    const auto when = [](bool met) { return met ? Mention::Yes : Mention::No; };
    if (!isAboutTools(rule))
        return when(rule.verdict != RuleVerdict::Allow && rule.path.isEmpty() && rule.command.isEmpty() &&
                    rule.kind == acp::ToolKind::Other);
    const bool isAllow = rule.verdict == RuleVerdict::Allow;
    const QStringList names = isAllow ? QStringList(subject.tool) : readingsOf(subject.tool);
    const bool isTool =
        (rule.server.isEmpty() || fits(rule.server, subject.server)) && (!isAllow || isClearToolName(subject.tool)) &&
        (rule.tool.isEmpty() ||
         std::any_of(names.begin(), names.end(), [&rule](const QString &name) { return fits(rule.tool, name); }));
    return !isTool || rule.arguments.isEmpty() ? when(isTool) : argumentMention(rule, subject.arguments);
}

base::Result<QByteArray> typedArguments(const QString &text)
{
    const auto wrong = [](const QString &why) { return base::Error{base::Origin::User, 0, why, {}}; };
    const QByteArray json = text.trimmed().isEmpty() ? QByteArray("{}") : text.toUtf8();
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError) {
        const QString before = QString::fromUtf8(json.left(problem.offset));
        return wrong(base::Words::tr("This is no valid JSON in line %1, column %2: %3.")
                         .arg(before.count(u'\n') + 1)
                         .arg(before.size() - before.lastIndexOf(u'\n'))
                         .arg(problem.errorString()));
    }
    if (!document.isObject())
        return wrong(base::Words::tr("The arguments are no JSON object."));
    if (!mcp::canBeArguments(json))
        return wrong(
            ToolRulesTr::tr("A key is there twice, or a value is not JSON. Belay always refuses such a call."));
    return mcp::canonicalJson(json);
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
        return wrong(base::Words::tr("The arguments are no JSON object."));
    if (!rule.exact && !argumentGlobs(rule.arguments))
        return wrong(ToolRulesTr::tr(
            "Write arguments as name=pattern, several with a semicolon between them: to=*@example.org"));
    return {};
}

} // namespace core
