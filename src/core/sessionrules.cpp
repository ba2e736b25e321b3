// SPDX-License-Identifier: Apache-2.0
// What the user has decided beforehand about permissions of a session.
#include "core/session.h"

namespace core {

void Session::setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
{
    m_rules = std::move(rules);
    m_agentId = agent;
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
    return core::subjectOf(merged, m_agentId, m_cwd);
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

} // namespace core
