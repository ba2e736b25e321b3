// SPDX-License-Identifier: Apache-2.0
#include "history/runningon.h"

#include <algorithm>

namespace history {

int RunsOn::countOf(base::TurnId turn) const
{
    return int(std::count_if(m_all.begin(), m_all.end(), [turn](const RunningOn &one) { return one.turn == turn; }));
}

RunsOn::Past RunsOn::pastOf(base::TurnId turn) const
{
    const auto known = m_past.find(turn);
    return known == m_past.end() ? Past()
                                 : Past{int(known->second.ones.size()) + known->second.earlier, known->second.until};
}

void RunsOn::restore(base::TurnId turn, const Past &past)
{
    Ended &known = m_past[turn];
    known.earlier = past.count;
    if (!known.until.isValid())
        known.until = past.until;
}

void RunsOn::add(RunningOn one)
{
    const auto known =
        std::find_if(m_all.begin(), m_all.end(), [&one](const RunningOn &other) { return other.isSame(one); });
    if (known == m_all.end()) {
        m_all.push_back(std::move(one));
        return;
    }
    known->processes = std::move(one.processes);
    known->isStopping = one.isStopping;
    known->effect = one.effect;
}

void RunsOn::end(const RunningOn &one, bool isBehind, const QDateTime &at)
{
    const auto known =
        std::find_if(m_all.begin(), m_all.end(), [&one](const RunningOn &other) { return other.isSame(one); });
    if (known == m_all.end())
        return;
    if (isBehind) {
        Ended &past = m_past[known->turn];
        past.ones.insert({known->call.value, known->terminal.value});
        past.until = at;
    }
    m_all.erase(known);
}

} // namespace history
