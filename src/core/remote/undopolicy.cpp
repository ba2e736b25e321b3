// SPDX-License-Identifier: Apache-2.0
#include "core/remote/undopolicy.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "core/permissions/ruletext.h"
#include "mcp/message.h"

#include <QCoreApplication>

namespace core {

namespace {

struct UndoPolicyTr
{
    Q_DECLARE_TR_FUNCTIONS(core::UndoPolicy)
};

} // namespace

std::optional<QString> whyNotUndone(const RemoteUndo::Plan &plan, const McpEntries &servers,
                                    const std::vector<PermissionRule> &rules, const QString &folder)
{
    const McpEntry *const server = entryNamed(plan.server, servers);
    if (server && !server->enabled)
        return UndoPolicyTr::tr("The MCP server “%1” is switched off.").arg(base::visibleText(plan.server));
    if (server && server->chosen.value(plan.tool, McpVerdict::Ask) == McpVerdict::Deny)
        return UndoPolicyTr::tr("You have denied calls of %1.").arg(base::visibleText(plan.tool));
    PermissionSubject subject;
    subject.folder = folder;
    subject.server = plan.server;
    subject.tool = plan.tool;
    subject.arguments = QString::fromUtf8(mcp::canonicalJson(plan.arguments));
    const RuleDecision decision = decide(rules, subject);
    if (decision.rule >= 0 && decision.verdict == RuleVerdict::Deny)
        return base::Words::tr("Your rule says so: %1").arg(ruleSentence(rules[size_t(decision.rule)]));
    return {};
}

std::optional<QString> whyNotAsked(const RemoteUndo::Plan &plan, const QByteArray &identity)
{
    if (plan.serverIdentity.isEmpty() || plan.serverIdentity == identity)
        return {};
    return UndoPolicyTr::tr("The MCP server “%1” was changed since the call and may be another one. Set it up as it "
                            "was, or take the call back there yourself.")
        .arg(base::visibleText(plan.server));
}

std::optional<QString> whyNotStarted(const ledger::Effect &row, const McpEntry &server)
{
    const bool isProgram = server.transport == McpEntry::Transport::Stdio;
    if (!isProgram || row.limited == false)
        return {};
    return row.limited ? UndoPolicyTr::tr("The session’s programs were limited, and the MCP server “%1” is not started "
                                          "without that. Open the session, start its agent and undo it there.")
                             .arg(base::visibleText(server.name))
                       : UndoPolicyTr::tr("The limits of the session’s programs are not known, so the MCP server “%1” "
                                          "is not started. Open the session and undo it there.")
                             .arg(base::visibleText(server.name));
}

} // namespace core
