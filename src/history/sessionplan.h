// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "history/entrylist.h"

#include <QHash>

#include <optional>
#include <set>

namespace history {

/// The agent's plan, and the entries that show it: at Stop or at its turn's end the current state becomes an entry.
/// What the agent changes later goes to one further entry per turn.
class SessionPlan
{
public:
    const acp::PlanUpdate &plan() const { return m_plan; }
    bool isEmpty() const { return m_plan.entries.empty(); }
    EntryId newestEntry() const { return m_newest; } ///< the newest entry with a plan; 0: none

    /// The agent sent it in \p turn.
    void change(acp::PlanUpdate plan, base::TurnId turn);
    /// The plan becomes an entry when \p turn is stopped or has ended.
    void setDue(base::TurnId turn) { m_due.insert(turn); }
    /// Returns true once if the plan has to become an entry for \p turn.
    bool takeDue(base::TurnId turn);
    /// The entry with the changes after Stop or the end of \p turn; 0: none.
    EntryId lateEntry(base::TurnId turn) const { return m_late.value(turn, 0); }
    /// \p entry shows the current plan; \p isLate: after Stop or the end of \p turn.
    void addEntry(EntryId entry, base::TurnId turn, bool isLate);

    /// Restores the plan of an earlier run; false: it is empty, or the agent has sent one since.
    bool restore(acp::PlanUpdate plan);
    /// \p entry, from an earlier run, shows a plan.
    void restoreEntry(EntryId entry) { m_newest = qMax(m_newest, entry); }

    /// Whether the newest plan entry shows the current plan.
    bool isKept(const EntryList &entries) const;
    /// Whether the plan is from an earlier run and no entry shows it.
    bool isLeftOver(const EntryList &entries) const;
    /// Whether there is a plan that belongs to the running turn \p running, or to no turn and is shown by no entry.
    bool isOpen(const EntryList &entries, std::optional<base::TurnId> running) const;

private:
    acp::PlanUpdate m_plan;
    std::optional<base::TurnId> m_turn; ///< the turn in which it was sent; null: an earlier run
    EntryId m_newest = 0;
    std::set<base::TurnId> m_due;
    QHash<base::TurnId, EntryId> m_late;
};

} // namespace history
