// SPDX-License-Identifier: Apache-2.0
#include "text/layout/detailsfolds.h"

#include "text/markdown/lineshape.h"

#include <algorithm>

namespace text {

void DetailsFolds::add(int index, const Block &block)
{
    if (!m_used)
        return;
    if (block.kind == BlockKind::Details) {
        const auto chosen = m_chosen.find(index);
        m_all.push_back({.first = index,
                         .around = m_open,
                         .folded = chosen != m_chosen.end() ? chosen->second : !saysOpen(block.source)});
        m_open = int(m_all.size()) - 1;
    } else if (block.kind == BlockKind::DetailsEnd && m_open >= 0) {
        Details &ended = m_all[size_t(m_open)];
        ended.end = index + 1;
        m_open = ended.around;
    }
}

void DetailsFolds::takeBack(int from)
{
    while (!m_all.empty() && m_all.back().first >= from)
        m_all.pop_back();
    // Among the remaining details, those around the last one, and the last itself, may have been closed by what was
    // removed.
    m_open = -1;
    for (int i = int(m_all.size()) - 1; i >= 0; i = m_all[size_t(i)].around) {
        Details &details = m_all[size_t(i)];
        if (details.end > from)
            details.end = -1;
        if (details.end < 0 && m_open < 0)
            m_open = i;
    }
}

/// Index of the last details that begin before that block; -1: none.
int DetailsFolds::before(int index) const
{
    const auto after = std::lower_bound(m_all.begin(), m_all.end(), index,
                                        [](const Details &details, int i) { return details.first < i; });
    return int(after - m_all.begin()) - 1;
}

const DetailsFolds::Details *DetailsFolds::at(int index) const
{
    const size_t i = size_t(before(index) + 1);
    return i < m_all.size() && m_all[i].first == index ? &m_all[i] : nullptr;
}

int DetailsFolds::hiding(int index) const
{
    int found = -1;
    for (int i = before(index); i >= 0; i = m_all[size_t(i)].around) {
        const Details &details = m_all[size_t(i)];
        if (details.folded && details.reaches(index))
            found = details.first;
    }
    return found;
}

int DetailsFolds::endOf(int index, int count) const
{
    const Details *details = at(index);
    return !details ? index + 1 : details->end < 0 ? count : details->end;
}

void DetailsFolds::setFolded(int index, bool folded)
{
    const int i = before(index) + 1;
    if (i >= int(m_all.size()) || m_all[size_t(i)].first != index)
        return;
    m_all[size_t(i)].folded = folded;
    m_chosen[index] = folded;
}

std::vector<int> DetailsFolds::all() const
{
    std::vector<int> begins;
    for (const Details &details : m_all)
        begins.push_back(details.first);
    return begins;
}

} // namespace text
