// SPDX-License-Identifier: Apache-2.0
#include "history/sessionplan.h"

#include <utility>

namespace history {

void SessionPlan::change(acp::PlanUpdate plan, base::TurnId turn)
{
    m_plan = std::move(plan);
    m_turn = turn;
}

bool SessionPlan::takeDue(base::TurnId turn)
{
    return m_due.erase(turn) > 0 && !isEmpty();
}

void SessionPlan::addEntry(EntryId entry, base::TurnId turn, bool isLate)
{
    m_newest = entry;
    if (isLate)
        m_late.insert(turn, entry);
}

bool SessionPlan::restore(acp::PlanUpdate plan)
{
    if (plan.entries.empty() || !isEmpty())
        return false;
    m_plan = std::move(plan);
    return true;
}

bool SessionPlan::isKept(const EntryList &entries) const
{
    return m_newest != 0 && entries.body<PlanSnapshot>(m_newest).entries == m_plan.entries;
}

bool SessionPlan::isLeftOver(const EntryList &entries) const
{
    return !isEmpty() && !m_turn && !isKept(entries);
}

bool SessionPlan::isOpen(const EntryList &entries, std::optional<base::TurnId> running) const
{
    if (isEmpty() || !m_turn)
        return false;
    return m_turn->value == 0 ? !isKept(entries) : m_turn == running;
}

} // namespace history
