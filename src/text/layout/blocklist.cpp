// SPDX-License-Identifier: Apache-2.0
#include "text/layout/blocklist.h"

#include <algorithm>
#include <numeric>

namespace text {

size_t BlockList::sectionOf(int index) const
{
    if (index >= m_sections.back().first)
        return m_sections.size() - 1;
    const auto after = std::upper_bound(m_sections.begin(), m_sections.end(), index,
                                        [](int i, const Section &section) { return i < section.first; });
    return size_t(after - m_sections.begin()) - 1;
}

BlockSlot &BlockList::at(int index)
{
    const size_t section = sectionOf(index);
    load(section);
    Section &s = m_sections[section];
    return s.slots[size_t(index - s.first)];
}

BlockSlot *BlockList::ifLoaded(int index)
{
    Section &s = m_sections[sectionOf(index)];
    return s.isLoaded() ? &s.slots[size_t(index - s.first)] : nullptr;
}

void BlockList::load(size_t section)
{
    Section &s = m_sections[section];
    if (s.isLoaded())
        return;
    const qsizetype end = m_sections[section + 1].from; // the last section is never unloaded
    BlockSplitter splitter = s.cut;
    splitter.append(m_source().mid(s.from, end - s.from));
    std::vector<Block> blocks = splitter.takeClosed();
    std::erase_if(blocks, [](const Block &block) { return block.kind == BlockKind::Footnote; }); // they are last
    blocks.resize(s.heights.size()); // if the source has lost the text, blocks are empty
    s.slots.reserve(blocks.size());
    for (Block &block : blocks)
        s.slots.push_back({.block = std::move(block)});
    s.slots.back().endState = std::move(s.endState);
    m_loaded.push_back(section);
}

void BlockList::unload(Section &section)
{
    section.endState = std::move(section.slots.back().endState);
    section.slots = std::vector<BlockSlot>(); // frees the memory, too
}

void BlockList::forgetEndStates()
{
    for (Section &section : m_sections) {
        section.endState.reset();
        for (BlockSlot &slot : section.slots)
            slot.endState.reset();
    }
}

void BlockList::keepOnly(int first, int last)
{
    if (!m_source || m_sections.size() <= alwaysLoaded)
        return;
    std::erase_if(m_loaded, [&](size_t i) {
        Section &s = m_sections[i];
        const bool near = s.first <= last && s.first + int(s.heights.size()) > first;
        if (near || i + alwaysLoaded / 2 >= m_sections.size())
            return false;
        if (!s.slots.empty())
            unload(s);
        return true;
    });
}

int BlockList::height(int index) const
{
    const Section &s = m_sections[sectionOf(index)];
    return s.heights[size_t(index - s.first)];
}

void BlockList::setHeight(int index, int height)
{
    const size_t section = sectionOf(index);
    Section &s = m_sections[section];
    int &old = s.heights[size_t(index - s.first)];
    m_heights.set(int(section), m_heights.height(int(section)) + height - old);
    old = height;
}

qint64 BlockList::offset(int index) const
{
    if (index >= m_count)
        return total();
    const size_t section = sectionOf(index);
    const Section &s = m_sections[section];
    return std::accumulate(s.heights.begin(), s.heights.begin() + (index - s.first), m_heights.offset(int(section)));
}

int BlockList::indexAt(qint64 y) const
{
    if (m_count == 0)
        return 0;
    const int section = m_heights.indexAt(y);
    const Section &s = m_sections[size_t(section)];
    qint64 end = m_heights.offset(section);
    size_t i = 0;
    while (i + 1 < s.heights.size() && (end += s.heights[i]) <= y)
        ++i;
    return qMin(s.first + int(i), m_count - 1);
}

void BlockList::guessUnloadedHeights(double factor)
{
    for (size_t i = 0; i < m_sections.size(); ++i) {
        Section &s = m_sections[i];
        if (s.isLoaded())
            continue;
        for (int &height : s.heights)
            height = height == 0 ? 0 : qMax(1, int(height / factor)); // hidden blocks stay hidden
        m_heights.set(int(i), std::accumulate(s.heights.begin(), s.heights.end(), 0));
    }
}

void BlockList::append(BlockSlot slot, int height)
{
    if (m_sections.empty())
        begin(0, {}, false);
    m_sections.back().slots.push_back(std::move(slot));
    grow(height);
}

void BlockList::appendSkimmed(int height)
{
    Q_ASSERT(isSkimming());
    grow(height);
}

void BlockList::grow(int height)
{
    m_sections.back().heights.push_back(height);
    const int section = m_heights.count() - 1;
    m_heights.set(section, m_heights.height(section) + height);
    ++m_count;
}

void BlockList::begin(qsizetype read, const BlockSplitter &splitter, bool skimmed)
{
    m_sections.push_back({.first = m_count, .from = read, .cut = splitter, .slots = {}, .skimmed = skimmed});
    Section &s = m_sections.back();
    if (!skimmed) {
        s.slots.reserve(m_source ? blocksPerSection : 0);
        m_loaded.push_back(m_sections.size() - 1);
    }
    s.heights.reserve(m_source ? blocksPerSection : 0);
    m_heights.append(0);
}

std::vector<BlockSlot> BlockList::takeLast(int n)
{
    std::vector<BlockSlot> taken;
    if (n == 0)
        return taken;
    Section &s = m_sections.back();
    const auto first = s.slots.end() - n;
    taken.assign(std::move_iterator(first), std::move_iterator(s.slots.end()));
    s.slots.erase(first, s.slots.end());
    s.heights.resize(s.slots.size());
    m_count -= n;
    m_heights.set(m_heights.count() - 1, std::accumulate(s.heights.begin(), s.heights.end(), 0));
    return taken;
}

void BlockList::cutAt(qsizetype read, const BlockSplitter &splitter)
{
    if (!m_source || m_sections.empty())
        return;
    const Section &s = m_sections.back();
    const qsizetype text = read - s.from;
    const bool isFull = s.heights.size() >= size_t(blocksPerSection) || text >= textPerSection;
    // A copy of the splitter contains the open block: the section must be large enough to be worth it.
    if (s.heights.empty() || !isFull || text < 4 * splitter.weight())
        return;
    begin(read, splitter, s.skimmed);
}

void BlockList::skimFrom(qsizetype read, const BlockSplitter &splitter, bool skim)
{
    if (!m_source || m_sections.empty() || skim == isSkimming())
        return;
    Section &s = m_sections.back();
    if (!s.heights.empty())
        begin(read, splitter, skim);
    else if (std::exchange(s.skimmed, skim))
        m_loaded.push_back(m_sections.size() - 1);
}

int BlockList::loadedCount() const
{
    return std::accumulate(m_sections.begin(), m_sections.end(), 0,
                           [](int sum, const Section &s) { return sum + int(s.slots.size()); });
}

} // namespace text
