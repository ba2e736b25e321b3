// SPDX-License-Identifier: Apache-2.0
// What the user has decided beforehand: how far a session reaches, and what is permitted in it.
#include "core/session.h"

#include "base/visibletext.h"

namespace core {

void Session::setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
{
    m_rules = std::move(rules);
    m_agentId = agent;
}

void Session::setMoreFolders(const QStringList &folders)
{
    m_moreFolders = folders;
    m_files.setFolders(QStringList{m_cwd} + folders);
}

void Session::tellLeftOut(const QStringList &sentences)
{
    if (std::exchange(m_leftOut, sentences) != sentences && !sentences.isEmpty())
        notify({acp::Severity::Info, tr("Not everything goes with this session"), sentences.join(u'\n')});
}

std::optional<PermissionSubject> Session::subjectOf(base::RequestKey permission) const
{
    const auto found = m_subjects.find(permission);
    return found == m_subjects.end() ? std::nullopt : std::optional(found->second);
}

/// With what earlier updates told of the call. Where the request tells it anew, both count: a path does not cease to be
/// meant because it is not mentioned again.
PermissionSubject Session::subjectOf(const acp::ToolCallUpdate &asked) const
{
    acp::ToolCallUpdate merged = asked;
    if (const auto known = m_tools.find(asked.id); known != m_tools.end()) {
        const ToolCall &call = known->second;
        if (!merged.kind)
            merged.kind = call.kind;
        if (!merged.command && !call.command.isEmpty())
            merged.command = call.command;
        auto &content = merged.content.emplace(merged.content.value_or(std::vector<acp::ToolContent>()));
        content.insert(content.end(), call.diffs.begin(), call.diffs.end());
        auto &locations = merged.locations.emplace(merged.locations.value_or(std::vector<acp::Location>()));
        locations.insert(locations.end(), call.locations.begin(), call.locations.end());
    }
    PermissionSubject subject = core::subjectOf(merged, m_agentId, m_cwd);
    subject.moreFolders = m_moreFolders;
    return subject;
}

/// Only within a turn that nobody has stopped: what comes later was not asked for.
std::optional<RuleAnswer> Session::answerByRule(base::RequestKey key) const
{
    const auto subject = m_subjects.find(key);
    if (!m_rules || subject == m_subjects.end() || !m_turnOpen || m_stopPressed || *m_gate)
        return std::nullopt;
    const RuleDecision decision = decide(*m_rules, subject->second);
    if (decision.rule < 0 || decision.verdict == RuleVerdict::Ask)
        return std::nullopt;
    return RuleAnswer{decision.verdict == RuleVerdict::Allow ? acp::PermissionKind::AllowOnce
                                                             : acp::PermissionKind::RejectOnce,
                      ruleSentence((*m_rules)[size_t(decision.rule)])};
}

/// Agents need not ask before they use Belay's own files and terminals; a deny holds for these all the same. What the
/// agent is told, if there is one.
std::optional<QString> Session::deniedByRule(RequestKind kind, acp::ToolKind tool, const QString &path,
                                             const QString &command)
{
    if (!m_rules || m_rules->empty())
        return std::nullopt;
    PermissionSubject subject;
    subject.kind = tool;
    subject.agent = m_agentId;
    subject.folder = m_cwd;
    subject.moreFolders = m_moreFolders;
    subject.command = command;
    if (!path.isEmpty())
        subject.paths << path;
    const RuleDecision decision = decide(*m_rules, subject);
    if (decision.verdict != RuleVerdict::Deny)
        return std::nullopt;
    const QString rule = ruleSentence((*m_rules)[size_t(decision.rule)]);
    const QString what = base::visibleText(path.isEmpty() ? command : path);
    RequestRow row = newRow(kind);
    row.direction = Direction::Inbound;
    row.detail = what;
    m_services.board->finish(m_services.board->add(std::move(row), {}), RequestEnd::AnsweredByRule, rule);
    notify({acp::Severity::Warning, tr("Refused by your rule: %1").arg(what), rule});
    return tr("A rule of the user's forbids this.");
}

} // namespace core
