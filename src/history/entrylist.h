// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <deque>
#include <vector>

namespace history {

/// Entries in order. Each has an id that it keeps: rows move when earlier entries are put before all others. Nothing is
/// ever removed one by one, so ids follow each other without a gap. References stay valid until clear().
class EntryList
{
public:
    int count() const { return int(m_entries.size()); }
    bool isEmpty() const { return m_entries.empty(); }
    const Entry &at(int row) const { return m_entries.at(size_t(row)); }
    int rowOf(EntryId id) const; ///< -1 if it is not there
    bool has(EntryId id) const { return rowOf(id) >= 0; }

    /// It has to be there.
    Entry &entry(EntryId id) { return m_entries[size_t(id - m_entries.front().id)]; }
    const Entry &entry(EntryId id) const { return m_entries[size_t(id - m_entries.front().id)]; }
    /// Of an entry that is there and has one of this kind.
    template <class Body> Body &body(EntryId id) { return std::get<Body>(entry(id).body); }
    template <class Body> const Body &body(EntryId id) const { return std::get<Body>(entry(id).body); }
    /// There has to be one.
    Entry &last() { return m_entries.back(); }
    const Entry &last() const { return m_entries.back(); }
    EntryId lastId() const { return last().id; }

    auto begin() { return m_entries.begin(); }
    auto end() { return m_entries.end(); }
    auto begin() const { return m_entries.begin(); }
    auto end() const { return m_entries.end(); }

    /// Behind all others, with the next id.
    Entry &append(Entry entry);
    /// \p page has entries, without a gap, and leads up to the first one here.
    bool canPrepend(const std::vector<Entry> &page) const;
    /// Before all others, with the ids that they have. Only what canPrepend().
    void prepend(std::vector<Entry> page);
    void clear() { m_entries.clear(); } ///< ids are not given out again

private:
    std::deque<Entry> m_entries; ///< a deque, so that references survive growing at both ends
    EntryId m_nextId = 1;
};

} // namespace history
