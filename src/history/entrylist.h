// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <deque>
#include <vector>

namespace history {

/// Entries in order. An entry keeps its id, while its row changes when earlier entries are prepended. Entries are never
/// removed one by one, so ids have no gaps. References stay valid until clear().
class EntryList
{
public:
    int count() const { return int(m_entries.size()); }
    bool isEmpty() const { return m_entries.empty(); }
    const Entry &at(int row) const { return m_entries.at(size_t(row)); }
    int rowOf(EntryId id) const; ///< -1 if it is not there
    bool has(EntryId id) const { return rowOf(id) >= 0; }

    /// The entry must exist.
    Entry &entry(EntryId id) { return m_entries[size_t(id - m_entries.front().id)]; }
    const Entry &entry(EntryId id) const { return m_entries[size_t(id - m_entries.front().id)]; }
    /// The entry must exist and have this kind of body.
    template <class Body> Body &body(EntryId id) { return std::get<Body>(entry(id).body); }
    template <class Body> const Body &body(EntryId id) const { return std::get<Body>(entry(id).body); }
    /// The list must not be empty.
    Entry &last() { return m_entries.back(); }
    const Entry &last() const { return m_entries.back(); }
    EntryId lastId() const { return last().id; }

    auto begin() { return m_entries.begin(); }
    auto end() { return m_entries.end(); }
    auto begin() const { return m_entries.begin(); }
    auto end() const { return m_entries.end(); }

    /// Appends it with the next id.
    Entry &append(Entry entry);
    /// Whether \p page is not empty, has no gaps and ends directly before the first entry here.
    bool canPrepend(const std::vector<Entry> &page) const;
    /// Prepends entries, which keep their ids. Only if canPrepend().
    void prepend(std::vector<Entry> page);
    void clear() { m_entries.clear(); } ///< ids are not reused

private:
    std::deque<Entry> m_entries; ///< a deque, so that references survive growing at both ends
    EntryId m_nextId = 1;
};

} // namespace history
