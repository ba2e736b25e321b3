// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "history/entrylist.h"

#include <QHash>

#include <optional>
#include <set>

namespace history {

/// The agent's plan, and which entries show it as it stood: with Stop, or with the end of its turn, it becomes part of
/// what is said. What the agent changes after that is an entry of its own, one for each turn.
class SessionPlan
{
public:
    const acp::PlanUpdate &plan() const { return m_plan; }
    bool isEmpty() const { return m_plan.entries.empty(); }
    EntryId newestEntry() const { return m_newest; } ///< that shows one; 0: none is here

    /// The agent sent it in \p turn.
    void change(acp::PlanUpdate plan, base::TurnId turn);
    /// It is to become an entry when \p turn is stopped or has ended.
    void setDue(base::TurnId turn) { m_due.insert(turn); }
    /// True once for what was to become an entry with \p turn.
    bool takeDue(base::TurnId turn);
    /// The entry of what the agent made of it after Stop or the end of \p turn; 0: none.
    EntryId lateEntry(base::TurnId turn) const { return m_late.value(turn, 0); }
    /// \p entry shows it as it is now; \p isLate: after Stop or the end of \p turn.
    void addEntry(EntryId entry, base::TurnId turn, bool isLate);

    /// Of an earlier run; false: it is empty, or the agent has sent one since.
    bool restore(acp::PlanUpdate plan);
    /// \p entry of an earlier run shows one.
    void restoreEntry(EntryId entry) { m_newest = qMax(m_newest, entry); }

    /// The newest entry of one says the same.
    bool isKept(const EntryList &entries) const;
    /// It is of an earlier run, and no entry says the same.
    bool isLeftOver(const EntryList &entries) const;
    /// There is one, and it is of the turn that runs, \p running, or of none and in no entry.
    bool isOpen(const EntryList &entries, std::optional<base::TurnId> running) const;

private:
    acp::PlanUpdate m_plan;
    std::optional<base::TurnId> m_turn; ///< in which the agent sent it; none: in an earlier run
    EntryId m_newest = 0;
    std::set<base::TurnId> m_due;
    QHash<base::TurnId, EntryId> m_late;
};

} // namespace history
