// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/effectindex.h"
#include "history/entrylist.h"
#include "ledger/rows/effect.h"

#include <QHash>

#include <map>
#include <set>
#include <vector>

namespace history {

/// Whether \p path, as an agent wrote it, is the resolved file \p target.
bool isAbout(const QString &path, const QString &target);

/// The ledger's rows of one turn, and the call that each belongs to, one at most: by the call that the row names; for a
/// write of Belay's by the content, else the newest call that names the path. Undos belong to none.
class TurnEffects
{
public:
    using Rows = std::map<base::EffectId, ledger::Effect>;
    const Rows &rows() const { return m_rows; }
    bool has(base::EffectId row) const { return m_rows.count(row) > 0; }

    /// A call of the turn, in \p entry; again after each change.
    void add(EntryId entry, const ToolCall &call);
    /// A row; again after each change. \p behind: the entry of the call it names, if that was made after the turn; 0:
    /// none. Returns the call that it belongs to, or belonged to until now; 0: none.
    EntryId record(const ledger::Effect &row, EntryId behind, const EntryList &entries);
    /// \p call, which was added, is complete now: rows that belonged to no call, or to another one, may belong to it.
    /// Returns the calls that got or lost rows, in order, possibly repeated.
    std::vector<EntryId> claim(EntryId call, const EntryList &entries);
    /// The data for the card of \p call.
    CallEffects of(EntryId call) const;

private:
    struct Owner
    {
        EntryId call = 0;
        bool isSure = false; ///< by name or by content
    };
    Owner ownerOf(const ledger::Effect &row, EntryId behind, const EntryList &entries) const;
    EntryId disown(base::EffectId row);

    Rows m_rows;
    EffectIndex m_index;
    QHash<base::ToolCallId, EntryId> m_calls;   ///< those of earlier runs, too, in which the same ids may occur
    std::map<base::EffectId, EntryId> m_owners; ///< the call of each row
    std::map<EntryId, std::set<base::EffectId>> m_owned; ///< the rows of each call
};

} // namespace history
