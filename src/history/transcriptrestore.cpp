// SPDX-License-Identifier: Apache-2.0
#include "acp/values.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/transcript.h"
#include "ledger/effect.h"

#include <set>

// Entries that come back from the store.

namespace history {

namespace {

/// What was under way when Belay ended has ended with it.
struct Settle
{
    void operator()(AgentMessage &message) const { message.streaming = false; }
    void operator()(Thought &thought) const { thought.streaming = false; }
    void operator()(ToolCall &call) const
    {
        if (call.state == ToolState::Pending || call.state == ToolState::Running)
            call.state = ToolState::Cancelled;
        for (TerminalPart &part : call.terminals) {
            if (part.started && !part.exited) {
                part.exited = true;
                part.how = core::CommandEnd::EndedWithAgent;
            }
        }
    }
    void operator()(Permission &permission) const
    {
        if (permission.end == core::PermissionEnd::Open)
            permission.end = core::PermissionEnd::Lost;
    }
    void operator()(Elicitation &elicitation) const
    {
        if (elicitation.end == core::ElicitationEnd::Open)
            elicitation.end = core::ElicitationEnd::Lost;
    }
    void operator()(Failure &failure) const { failure.canRestart = false; }
    void operator()(WorksOn &works) const { works.goesOn = false; }
    void operator()(TurnFooter &footer) const { footer.canRetry = false; }
    template <class Other> void operator()(Other &) const {}
};

} // namespace

void Transcript::setEarlierCount(quint64 count)
{
    if (std::exchange(m_earlier, count) != count)
        Q_EMIT earlierCountChanged();
}

void Transcript::restorePlan(acp::PlanUpdate plan)
{
    if (plan.entries.empty() || !m_plan.entries.empty())
        return;
    m_plan = std::move(plan);
    Q_EMIT planChanged();
}

bool Transcript::restore(std::vector<Entry> page, const std::vector<ledger::Effect> &effects)
{
    if (page.empty())
        return true;
    for (size_t i = 1; i < page.size(); ++i) {
        if (page[i].id != page[i - 1].id + 1)
            return false;
    }
    if (!m_entries.empty() && page.back().id + 1 != m_entries.front().id)
        return false;
    const int count = int(page.size());
    Q_EMIT aboutToRestore(count);
    m_nextId = qMax(m_nextId, page.back().id + 1);
    QHash<base::TurnId, std::vector<EntryId>> calls;
    for (Entry &entry : page) {
        std::visit(Settle{}, entry.body);
        if (std::holds_alternative<PlanSnapshot>(entry.body))
            m_keptPlan = qMax(m_keptPlan, entry.id);
        if (entry.turn.value == 0)
            continue;
        if (m_newestTurn < entry.turn)
            m_newestTurn = entry.turn;
        Turn &turn = m_turns[entry.turn];
        if (std::holds_alternative<UserMessage>(entry.body) && turn.first == 0) {
            turn.first = entry.id;
        } else if (std::holds_alternative<StopMark>(entry.body)) {
            turn.stopAt = entry.at;
        } else if (std::holds_alternative<TurnFooter>(entry.body)) {
            turn.footer = entry.id;
            turn.endAt = entry.at;
        } else if (const auto *failure = std::get_if<Failure>(&entry.body)) {
            turn.lostRequests = failure->lostRequests;
        } else if (const auto *call = std::get_if<ToolCall>(&entry.body)) {
            calls[entry.turn].push_back(entry.id);
            turn.calls.insert(call->id, entry.id);
        }
    }
    m_entries.insert(m_entries.begin(), std::make_move_iterator(page.begin()), std::make_move_iterator(page.end()));
    for (auto turn = calls.begin(); turn != calls.end(); ++turn) {
        for (const EntryId call : *turn)
            m_turns[turn.key()].index.add(call, body<ToolCall>(call));
    }
    m_earlier = m_earlier > quint64(count) ? m_earlier - quint64(count) : 0;
    Q_EMIT restored(count);
    if (rowOf(m_keptPlan) >= 0 && rowOf(m_keptPlan) < count)
        Q_EMIT planChanged(); // it stands here, too
    // The rows of the ledger may have changed since the entries were written.
    std::set<base::TurnId> touched;
    for (const ledger::Effect &effect : effects) {
        const auto turn = m_turns.find(effect.turn);
        if (turn == m_turns.end() || turn->effects.count(effect.id) > 0)
            continue;
        noteEffect(*turn, effect);
        touched.insert(effect.turn);
    }
    for (const base::TurnId id : touched) {
        Turn &turn = m_turns[id];
        for (const EntryId call : calls.value(id))
            claimEffects(turn, call);
        if (turn.footer != 0 && turn.first != 0 && TurnReport::isFor(footerOf(id)->end))
            refreshReport(id);
    }
    for (const base::TurnId id : touched)
        Q_EMIT effectsChanged(id);
    Q_EMIT earlierCountChanged();
    return true;
}

} // namespace history
