// SPDX-License-Identifier: Apache-2.0
#include "settings/rulefile.h"

#include "acp/names.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace settings {

namespace {

struct RuleFileTr
{
    Q_DECLARE_TR_FUNCTIONS(settings::RuleFile)
};

constexpr int version = 1;
const QString yes = QStringLiteral("true");

QLatin1String nameOf(core::RuleVerdict value)
{
    switch (value) {
    case core::RuleVerdict::Allow:
        return QLatin1String("allow");
    case core::RuleVerdict::Ask:
        return QLatin1String("ask");
    case core::RuleVerdict::Deny:
        return QLatin1String("deny");
    }
    return QLatin1String("ask");
}

std::optional<core::RuleVerdict> verdictNamed(const QString &name)
{
    for (const auto verdict : {core::RuleVerdict::Allow, core::RuleVerdict::Ask, core::RuleVerdict::Deny}) {
        if (name == nameOf(verdict))
            return verdict;
    }
    return std::nullopt;
}

base::Error wrong(const QString &message)
{
    return {base::Origin::User, 0, message, {}};
}

} // namespace

QStringList ruleKeys()
{
    return {QStringLiteral("verdict"), QStringLiteral("kind"),     QStringLiteral("agent"), QStringLiteral("folder"),
            QStringLiteral("path"),    QStringLiteral("command"),  QStringLiteral("exact"), QStringLiteral("server"),
            QStringLiteral("tool"),    QStringLiteral("arguments")};
}

RuleFields fieldsOf(const core::PermissionRule &rule)
{
    RuleFields fields{{QStringLiteral("verdict"), nameOf(rule.verdict)}};
    const auto set = [&fields](const char *name, const QString &value) {
        if (!value.isEmpty())
            fields.insert(QLatin1String(name), value);
    };
    set("kind", rule.kind ? QString(acp::nameOf(*rule.kind)) : QString());
    set("agent", rule.agent);
    set("folder", rule.folder);
    set("path", rule.path);
    set("command", rule.command);
    set("server", rule.server);
    set("tool", rule.tool);
    set("arguments", rule.arguments);
    set("exact", rule.exact ? yes : QString());
    return fields;
}

base::Result<core::PermissionRule> ruleFrom(const RuleFields &fields)
{
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        // An unknown field would narrow the rule, so ignoring it would make the rule wider.
        if (!ruleKeys().contains(field.key()))
            return wrong(RuleFileTr::tr("“%1” is nothing that this Belay knows.").arg(field.key()));
    }
    core::PermissionRule rule;
    const QString verdict = fields.value(QStringLiteral("verdict")), kind = fields.value(QStringLiteral("kind"));
    const auto knownVerdict = verdictNamed(verdict);
    const auto knownKind = acp::toolKindNamed(kind);
    if (!knownVerdict)
        return wrong(base::Words::tr("“%1” is not one of %2.").arg(verdict, QStringLiteral("allow, ask, deny")));
    if (!kind.isEmpty() && !knownKind)
        return wrong(RuleFileTr::tr("“%1” is no kind of request.").arg(kind));
    rule.verdict = *knownVerdict;
    rule.kind = knownKind;
    rule.agent = fields.value(QStringLiteral("agent"));
    rule.folder = fields.value(QStringLiteral("folder"));
    rule.path = fields.value(QStringLiteral("path"));
    rule.command = fields.value(QStringLiteral("command"));
    rule.server = fields.value(QStringLiteral("server"));
    rule.tool = fields.value(QStringLiteral("tool"));
    rule.arguments = fields.value(QStringLiteral("arguments"));
    const QString exact = fields.value(QStringLiteral("exact"));
    if (!exact.isEmpty() && exact != yes)
        return wrong(base::Words::tr("“%1” is not one of %2.").arg(exact, yes));
    rule.exact = !exact.isEmpty();
    if (const auto checked = core::checkRule(rule); !checked)
        return checked.error();
    return rule;
}

QByteArray exportedRules(const std::vector<core::PermissionRule> &rules)
{
    QJsonArray list;
    for (const core::PermissionRule &rule : rules) {
        QJsonObject object;
        const RuleFields fields = fieldsOf(rule);
        for (auto field = fields.begin(); field != fields.end(); ++field)
            object.insert(field.key(), field.value());
        list.append(object);
    }
    return QJsonDocument(
               QJsonObject{{QStringLiteral("belayPermissionRules"), version}, {QStringLiteral("rules"), list}})
        .toJson();
}

base::Result<std::vector<core::PermissionRule>> importedRules(const QByteArray &file)
{
    QJsonParseError problem;
    const QJsonObject top = QJsonDocument::fromJson(file, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return wrong(base::Words::tr("The file is not JSON: %1 at character %2.")
                         .arg(problem.errorString())
                         .arg(problem.offset));
    if (top.value(QStringLiteral("belayPermissionRules")).toInt() != version ||
        !top.value(QStringLiteral("rules")).isArray())
        return wrong(RuleFileTr::tr("The file holds no permission rules that this Belay knows."));
    std::vector<core::PermissionRule> rules;
    const QJsonArray list = top.value(QStringLiteral("rules")).toArray();
    for (const QJsonValue entry : list) {
        RuleFields fields;
        const QJsonObject object = entry.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            // Ignoring the field would make the rule wider.
            if (!field.value().isString() &&
                !(field.value() == QJsonValue(true) && field.key() == QStringLiteral("exact")))
                return wrong(RuleFileTr::tr("Rule %1 of the file cannot be taken, so none was: “%2” is not a text.")
                                 .arg(rules.size() + 1)
                                 .arg(field.key()));
            fields.insert(field.key(), field.value().isBool() ? yes : field.value().toString());
        }
        const auto rule = ruleFrom(fields);
        if (!rule)
            return wrong(RuleFileTr::tr("Rule %1 of the file cannot be taken, so none was: %2")
                             .arg(rules.size() + 1)
                             .arg(rule.error().message));
        rules.push_back(*rule);
    }
    return rules;
}

} // namespace settings
