// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/ruletext.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/permissions/toolrules.h"

#include <QCoreApplication>

namespace core {

namespace {

struct RuleTextTr
{
    Q_DECLARE_TR_FUNCTIONS(core::RuleText)
};

QString aboutCommand(const PermissionRule &rule)
{
    switch (rule.verdict) {
    case RuleVerdict::Allow:
        if (rule.exact)
            return RuleTextTr::tr("Allow exactly the command “%1”");
        return RuleTextTr::tr("Allow commands that begin with “%1”");
    case RuleVerdict::Ask:
        return RuleTextTr::tr("Ask about commands with “%1” in them");
    case RuleVerdict::Deny:
        break;
    }
    return RuleTextTr::tr("Deny commands with “%1” in them");
}

QString aboutPath(RuleVerdict verdict)
{
    switch (verdict) {
    case RuleVerdict::Allow:
        //: %1 is a kind of request, like "edit"; %2 a pattern of paths
        return RuleTextTr::tr("Allow “%1” of %2");
    case RuleVerdict::Ask:
        return RuleTextTr::tr("Ask about “%1” of %2");
    case RuleVerdict::Deny:
        break;
    }
    return RuleTextTr::tr("Deny “%1” of %2");
}

QString aboutTool(const PermissionRule &rule)
{
    const QString tool = rule.tool.isEmpty() ? QStringLiteral("*") : base::visibleText(rule.tool);
    const QString server = rule.server.isEmpty() ? QStringLiteral("*") : base::visibleText(rule.server);
    switch (rule.verdict) {
    case RuleVerdict::Allow:
        //: %1 is a tool, %2 the MCP server that has it
        return RuleTextTr::tr("Allow the tool %1 of %2").arg(tool, server);
    case RuleVerdict::Ask:
        return RuleTextTr::tr("Ask about the tool %1 of %2").arg(tool, server);
    case RuleVerdict::Deny:
        break;
    }
    return RuleTextTr::tr("Deny the tool %1 of %2").arg(tool, server);
}

QString aboutKind(RuleVerdict verdict)
{
    switch (verdict) {
    case RuleVerdict::Allow:
        return RuleTextTr::tr("Allow “%1” within the folder");
    case RuleVerdict::Ask:
        return RuleTextTr::tr("Ask about “%1”");
    case RuleVerdict::Deny:
        break;
    }
    return RuleTextTr::tr("Deny “%1”");
}

} // namespace

QString ruleKindName(std::optional<acp::ToolKind> kind)
{
    using enum acp::ToolKind;
    if (!kind)
        return RuleTextTr::tr("any request");
    switch (*kind) {
    case Read:
        return RuleTextTr::tr("read");
    case Edit:
        return RuleTextTr::tr("edit");
    case Delete:
        return RuleTextTr::tr("delete");
    case Move:
        return RuleTextTr::tr("move");
    case Search:
        return RuleTextTr::tr("search");
    case Execute:
        return RuleTextTr::tr("run a command");
    case Think:
        return RuleTextTr::tr("think");
    case Fetch:
        return RuleTextTr::tr("fetch from the network");
    case SwitchMode:
        return RuleTextTr::tr("change the mode");
    case Other:
        break;
    }
    return RuleTextTr::tr("anything else");
}

QString ruleSentence(const PermissionRule &rule)
{
    QStringList facts;
    if (isAboutTools(rule))
        facts << aboutTool(rule);
    else if (!rule.command.isEmpty())
        facts << aboutCommand(rule).arg(base::visibleText(rule.command));
    else if (!rule.path.isEmpty())
        facts << aboutPath(rule.verdict).arg(ruleKindName(rule.kind), base::visibleText(rule.path));
    else
        facts << aboutKind(rule.verdict).arg(ruleKindName(rule.kind));
    if (!rule.command.isEmpty() && !rule.path.isEmpty())
        facts << RuleTextTr::tr("that name %1").arg(base::visibleText(rule.path));
    if (!rule.arguments.isEmpty() && rule.exact)
        facts << RuleTextTr::tr("with exactly %1").arg(base::visibleText(rule.arguments));
    else if (!rule.arguments.isEmpty())
        facts << RuleTextTr::tr("with %1").arg(base::visibleText(rule.arguments));
    if (!rule.folder.isEmpty())
        facts << base::Words::tr("in %1").arg(base::visibleText(rule.folder));
    if (!rule.agent.isEmpty())
        facts << RuleTextTr::tr("by %1").arg(base::visibleText(rule.agent));
    return facts.join(QStringLiteral(" · "));
}

} // namespace core
