// SPDX-License-Identifier: Apache-2.0
#include "history/entrylist.h"

#include <iterator>
#include <utility>

namespace history {

int EntryList::rowOf(EntryId id) const
{
    if (m_entries.empty() || id < m_entries.front().id)
        return -1;
    const auto row = qsizetype(id - m_entries.front().id);
    return row < qsizetype(m_entries.size()) ? int(row) : -1;
}

Entry &EntryList::append(Entry entry)
{
    entry.id = m_nextId++;
    m_entries.push_back(std::move(entry));
    return m_entries.back();
}

bool EntryList::canPrepend(const std::vector<Entry> &page) const
{
    if (page.empty())
        return false;
    for (size_t i = 1; i < page.size(); ++i) {
        if (page[i].id != page[i - 1].id + 1)
            return false;
    }
    return m_entries.empty() || page.back().id + 1 == m_entries.front().id;
}

void EntryList::prepend(std::vector<Entry> page)
{
    m_nextId = qMax(m_nextId, page.back().id + 1);
    m_entries.insert(m_entries.begin(), std::make_move_iterator(page.begin()), std::make_move_iterator(page.end()));
}

} // namespace history
