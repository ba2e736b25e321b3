// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionevent.h"
#include "history/transcript.h"

#include <utility>

namespace history {

/// With Stop, or with the end of the turn, its plan becomes part of what is said. What the agent changes after that
/// hangs by itself.
void Transcript::keepPlan(const core::SessionEvent &event)
{
    Turn &turn = m_turns[event.turn];
    if (!std::exchange(turn.planned, false) || m_plan.entries.empty())
        return;
    const bool isLate = turn.stopAt.isValid() || turn.footer != 0;
    if (isLate && turn.latePlan != 0) {
        body<PlanSnapshot>(turn.latePlan).entries = m_plan.entries;
        touch(turn.latePlan);
        return;
    }
    closeStreams(event);
    append(event, PlanSnapshot{m_plan.entries});
    m_keptPlan = lastId();
    if (isLate)
        turn.latePlan = lastId();
}

bool Transcript::isPlanOpen() const
{
    if (m_plan.entries.empty() || !m_planTurn)
        return false;
    if (m_planTurn->value == 0)
        return !isPlanKept();
    const auto turn = m_turns.constFind(*m_planTurn);
    return *m_planTurn == m_newestTurn && turn != m_turns.constEnd() && turn->footer == 0;
}

void Transcript::keepRestoredPlan()
{
    if (m_plan.entries.empty() || m_planTurn || isPlanKept())
        return;
    core::SessionEvent event;
    event.turn = m_newestTurn;
    event.at = m_entries.empty() ? QDateTime::currentDateTime() : m_entries.back().at;
    append(event, PlanSnapshot{m_plan.entries});
    m_keptPlan = lastId();
    Q_EMIT planChanged();
}

bool Transcript::isPlanKept() const
{
    return m_keptPlan != 0 && std::get<PlanSnapshot>(entry(m_keptPlan).body).entries == m_plan.entries;
}

} // namespace history
