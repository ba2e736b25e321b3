// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/sessionrules.h"

#include "base/words.h"

namespace core {

void SessionRules::set(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
{
    m_rules = std::move(rules);
    m_agent = agent;
}

PermissionSubject SessionRules::subjectOf(const acp::ToolCallUpdate &known) const
{
    PermissionSubject subject = core::subjectOf(known, m_agent, m_folder);
    subject.moreFolders = m_moreFolders;
    return subject;
}

std::optional<RuleAnswer> SessionRules::answer(const PermissionSubject &subject) const
{
    if (!m_rules)
        return std::nullopt;
    const RuleDecision decision = decide(*m_rules, subject);
    if (decision.rule < 0 || decision.verdict == RuleVerdict::Ask)
        return std::nullopt;
    return RuleAnswer{decision.verdict == RuleVerdict::Allow ? acp::PermissionKind::AllowOnce
                                                             : acp::PermissionKind::RejectOnce,
                      sentence(decision)};
}

RuleDecision SessionRules::decisionFor(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const
{
    if (!m_rules || m_rules->empty())
        return {};
    PermissionSubject subject;
    subject.kind = kind;
    subject.agent = m_agent;
    subject.folder = m_folder;
    subject.moreFolders = m_moreFolders;
    subject.command = command;
    if (!path.isEmpty())
        subject.paths << path;
    return decide(*m_rules, subject);
}

PermissionSubject SessionRules::toolSubject(const QString &server, const QString &tool,
                                            const QByteArray &arguments) const
{
    PermissionSubject subject;
    subject.agent = m_agent;
    subject.folder = m_folder;
    subject.moreFolders = m_moreFolders;
    subject.server = server;
    subject.tool = tool;
    subject.arguments = QString::fromUtf8(arguments);
    return subject;
}

std::optional<SessionRules::ToolRuling> SessionRules::aboutTool(const QString &server, const QString &tool,
                                                                const QByteArray &arguments) const
{
    if (!m_rules || m_rules->empty())
        return std::nullopt;
    const RuleDecision decision = decide(*m_rules, toolSubject(server, tool, arguments));
    if (decision.rule < 0)
        return std::nullopt;
    return ToolRuling{decision.verdict, sentence(decision)};
}

std::optional<QString> SessionRules::denies(acp::ToolKind kind, const QString &path,
                                            const acp::CommandInput &command) const
{
    const RuleDecision decision = decisionFor(kind, path, command);
    if (decision.rule < 0 || decision.verdict != RuleVerdict::Deny)
        return std::nullopt;
    return sentence(decision);
}

std::optional<QString> SessionRules::asks(acp::ToolKind kind, const QString &path,
                                          const acp::CommandInput &command) const
{
    const RuleDecision decision = decisionFor(kind, path, command);
    if (decision.rule < 0 || decision.verdict != RuleVerdict::Ask)
        return std::nullopt;
    return decision.unsure ? base::Words::tr("You are asked because nobody can know whether your rule is met: %1")
                                 .arg(sentence(decision))
                           : base::Words::tr("You are asked because of your rule: %1").arg(sentence(decision));
}

} // namespace core
