// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/ruletext.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/permissions/toolrules.h"

#include <QCoreApplication>

namespace core {

namespace {

struct RuleTextTr
{
    Q_DECLARE_TR_FUNCTIONS(core::RuleText)
};

QString verdictName(RuleVerdict verdict)
{
    return verdict == RuleVerdict::Allow ? base::Words::tr("Allow")
           : verdict == RuleVerdict::Ask ? base::Words::tr("Ask")
                                         : base::Words::tr("Deny");
}

QString aboutCommand(const PermissionRule &rule)
{
    const QString command = base::visibleText(rule.command);
    if (rule.verdict != RuleVerdict::Allow)
        return RuleTextTr::tr("commands with “%1” in them").arg(command);
    return rule.exact ? RuleTextTr::tr("exactly the command “%1”").arg(command)
                      : RuleTextTr::tr("commands that begin with “%1”").arg(command);
}

QString aboutTool(const PermissionRule &rule)
{
    const QString tool = rule.tool.isEmpty() ? QStringLiteral("*") : base::visibleText(rule.tool);
    const QString server = rule.server.isEmpty() ? QStringLiteral("*") : base::visibleText(rule.server);
    //: %1 is a tool, %2 the MCP server that has it
    return RuleTextTr::tr("the tool %1 of %2").arg(tool, server);
}

QString aboutKind(const PermissionRule &rule)
{
    const QString kind = ruleKindName(rule.kind);
    if (!rule.path.isEmpty())
        //: %1 is a kind of request, like "edit"; %2 a pattern of paths
        return RuleTextTr::tr("“%1” of %2").arg(kind, base::visibleText(rule.path));
    return rule.verdict == RuleVerdict::Allow ? RuleTextTr::tr("“%1” within the folder").arg(kind)
                                              : base::Words::tr("“%1”").arg(kind);
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
        return base::Words::tr("edit");
    case Delete:
        return base::Words::tr("delete");
    case Move:
        return base::Words::tr("move");
    case Search:
        return RuleTextTr::tr("search");
    case Execute:
        return base::Words::tr("run a command");
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
    const QString about = isAboutTools(rule)        ? aboutTool(rule)
                          : !rule.command.isEmpty() ? aboutCommand(rule)
                                                    : aboutKind(rule);
    QStringList facts{base::labelled(verdictName(rule.verdict), about)};
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
