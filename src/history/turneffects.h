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

/// Whether \p path, as an agent wrote it, is the file \p target, resolved.
bool isAbout(const QString &path, const QString &target);

/// The ledger's rows of one turn, and which call each is of, one at most: by the agent's own word; what Belay wrote for
/// the agent by the content, else by the path of the newest call that is about it. What a turn took back is nobody's.
class TurnEffects
{
public:
    using Rows = std::map<base::EffectId, ledger::Effect>;
    const Rows &rows() const { return m_rows; }
    bool has(base::EffectId row) const { return m_rows.count(row) > 0; }

    /// A call of the turn, \p entry, each time that it has changed.
    void add(EntryId entry, const ToolCall &call);
    /// A row, each time that it has changed. \p behind: the call of the name it gives that goes on behind the turns; 0:
    /// none does. Returns the call that it is of, or was of until now; 0: none.
    EntryId note(const ledger::Effect &row, EntryId behind, const EntryList &entries);
    /// \p call, which was added, has told all that it is about: rows may belong to it that belonged to no call, or to
    /// another one, before. Returns the calls that have got or lost some, in order; a call may be named again.
    std::vector<EntryId> claim(EntryId call, const EntryList &entries);
    /// What the card of \p call has to say.
    CallEffects of(EntryId call) const;

private:
    struct Owner
    {
        EntryId call = 0;
        bool isSure = false; ///< by the agent's own word, or by the content
    };
    Owner ownerOf(const ledger::Effect &row, EntryId behind, const EntryList &entries) const;
    EntryId disown(base::EffectId row);

    Rows m_rows;
    EffectIndex m_index;
    QHash<base::ToolCallId, EntryId> m_calls;   ///< also those of earlier runs, in which the same names were given
    std::map<base::EffectId, EntryId> m_owners; ///< the calls that the rows are of
    std::map<EntryId, std::set<base::EffectId>> m_owned; ///< the same the other way round
};

} // namespace history
