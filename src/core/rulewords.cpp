// SPDX-License-Identifier: Apache-2.0
#include "core/permissionrules.h"

#include "base/visibletext.h"

#include <QCoreApplication>

namespace core {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(core::RuleWords)
};

QString aboutCommand(const PermissionRule &rule)
{
    switch (rule.verdict) {
    case RuleVerdict::Allow:
        if (rule.exact)
            return Words::tr("Allow exactly the command “%1”");
        return Words::tr("Allow commands that begin with “%1”");
    case RuleVerdict::Ask:
        return Words::tr("Ask about commands with “%1” in them");
    case RuleVerdict::Deny:
        break;
    }
    return Words::tr("Deny commands with “%1” in them");
}

QString aboutPath(RuleVerdict verdict)
{
    switch (verdict) {
    case RuleVerdict::Allow:
        //: %1 is a kind of request, like "edit"; %2 a pattern of paths
        return Words::tr("Allow “%1” of %2");
    case RuleVerdict::Ask:
        return Words::tr("Ask about “%1” of %2");
    case RuleVerdict::Deny:
        break;
    }
    return Words::tr("Deny “%1” of %2");
}

QString aboutKind(RuleVerdict verdict)
{
    switch (verdict) {
    case RuleVerdict::Allow:
        return Words::tr("Allow “%1” within the folder");
    case RuleVerdict::Ask:
        return Words::tr("Ask about “%1”");
    case RuleVerdict::Deny:
        break;
    }
    return Words::tr("Deny “%1”");
}

} // namespace

QString ruleKindName(std::optional<acp::ToolKind> kind)
{
    using enum acp::ToolKind;
    if (!kind)
        return Words::tr("any request");
    switch (*kind) {
    case Read:
        return Words::tr("read");
    case Edit:
        return Words::tr("edit");
    case Delete:
        return Words::tr("delete");
    case Move:
        return Words::tr("move");
    case Search:
        return Words::tr("search");
    case Execute:
        return Words::tr("run a command");
    case Think:
        return Words::tr("think");
    case Fetch:
        return Words::tr("fetch from the network");
    case SwitchMode:
        return Words::tr("change the mode");
    case Other:
        break;
    }
    return Words::tr("anything else");
}

QString ruleSentence(const PermissionRule &rule)
{
    QStringList facts;
    if (!rule.command.isEmpty())
        facts << aboutCommand(rule).arg(base::visibleText(rule.command));
    else if (!rule.path.isEmpty())
        facts << aboutPath(rule.verdict).arg(ruleKindName(rule.kind), base::visibleText(rule.path));
    else
        facts << aboutKind(rule.verdict).arg(ruleKindName(rule.kind));
    if (!rule.command.isEmpty() && !rule.path.isEmpty())
        facts << Words::tr("that name %1").arg(base::visibleText(rule.path));
    if (!rule.folder.isEmpty())
        facts << Words::tr("in %1").arg(base::visibleText(rule.folder));
    if (!rule.agent.isEmpty())
        facts << Words::tr("by %1").arg(base::visibleText(rule.agent));
    return facts.join(QStringLiteral(" · "));
}

} // namespace core
