// SPDX-License-Identifier: Apache-2.0
#include "text/diff/diffrows.h"

#include <algorithm>

namespace text {

void DiffRows::setDiff(std::shared_ptr<const LineDiff> diff)
{
    m_diff = std::move(diff);
    m_opened.clear();
    arrange();
}

void DiffRows::setLayout(int cells, bool sides)
{
    const bool turned = sides != m_sides;
    if (!turned && cells == m_cells)
        return;
    m_cells = qMax(1, cells);
    m_sides = sides;
    turned ? arrange() : measure();
}

void DiffRows::unfold(int chunk, Side side)
{
    Opened &opened = m_opened[chunk];
    switch (side) {
    case Side::All:
        opened.all = true;
        break;
    case Side::Top:
        opened.top += step;
        break;
    case Side::Bottom:
        opened.bottom += step;
        break;
    }
    arrange();
}

bool DiffRows::reveal(int line)
{
    const int index = rowOfLine(line);
    const int chunk = index < 0 ? -1 : row(index).chunk;
    if (chunk < 0)
        return false;
    unfold(chunk);
    return true;
}

void DiffRows::arrange()
{
    m_segments.clear();
    if (!m_diff || m_diff->isSame()) {
        m_longest = 0;
        m_first.assign(1, 0);
        return;
    }
    int row = 0;
    const auto show = [&](int at, int count) {
        if (count == 0)
            return;
        if (!m_segments.empty() && !m_segments.back().isFold())
            m_segments.back().count += count;
        else
            m_segments.push_back({row, at, count, -1});
        row += count;
    };
    const std::vector<LineDiff::Chunk> &chunks = m_diff->chunks();
    for (int i = 0; i < int(chunks.size()); ++i) {
        const LineDiff::Chunk &chunk = chunks[size_t(i)];
        const int at = m_sides ? chunk.pairAt : chunk.at;
        const int all = m_sides ? chunk.pairs() : chunk.lines();
        const auto known = m_opened.find(i);
        const Opened opened = known == m_opened.end() ? Opened() : known->second;
        const int from = (i == 0 ? 0 : context) + opened.top;
        const int to = (chunk.removed + chunk.added == 0 ? chunk.same : chunk.same - context) - opened.bottom;
        // A fold row would take as much room as the one line it hides.
        if (to - from < 2 || opened.all) {
            show(at, all);
            continue;
        }
        show(at, from);
        m_segments.push_back({row, at + from, to - from, i});
        ++row;
        show(at + to, all - to);
    }
    m_first.resize(size_t(row) + 1);
    measure();
}

void DiffRows::measure()
{
    if (m_segments.empty())
        return;
    auto chunk = m_diff->chunks().begin();
    m_longest = 0;
    const auto rowsOf = [&](int line) {
        const int cells = line < 0 ? 0 : m_diff->extent(*chunk, line).cells;
        m_longest = qMax(m_longest, cells);
        return qMax(1, (cells + m_cells - 1) / m_cells);
    };
    int at = 0;
    size_t index = 0;
    for (const Segment &segment : m_segments) {
        if (segment.isFold()) {
            m_first[index++] = at++;
            continue;
        }
        for (int i = segment.at; i < segment.at + segment.count; ++i) {
            m_first[index++] = at;
            while (i >= (m_sides ? chunk->pairAt + chunk->pairs() : chunk->at + chunk->lines()))
                ++chunk;
            if (m_sides) {
                const Row row = pair(*chunk, i);
                at += qMax(rowsOf(row.line), rowsOf(row.right));
            } else {
                at += rowsOf(i);
            }
        }
    }
    m_first[index] = at;
}

size_t DiffRows::segmentOfRow(int row) const
{
    const auto at = std::upper_bound(m_segments.begin(), m_segments.end(), row,
                                     [](int value, const Segment &segment) { return value < segment.row; });
    return size_t(at - m_segments.begin()) - 1;
}

DiffRows::Row DiffRows::pair(const LineDiff::Chunk &chunk, int index)
{
    const int at = index - chunk.pairAt;
    if (at < chunk.same)
        return {chunk.at + at, chunk.at + at};
    const int changed = at - chunk.same, first = chunk.at + chunk.same;
    return {changed < chunk.removed ? first + changed : -1,
            changed < chunk.added ? first + chunk.removed + changed : -1};
}

DiffRows::Row DiffRows::row(int index) const
{
    const Segment &segment = m_segments[segmentOfRow(index)];
    if (segment.isFold())
        return {-1, -1, segment.count, segment.chunk};
    const int at = segment.at + index - segment.row;
    return m_sides ? pair(m_diff->chunks()[size_t(m_diff->chunkOfPair(at))], at) : Row{at};
}

int DiffRows::rowOfLine(int line) const
{
    if (m_segments.empty() || line < 0 || line >= m_diff->lineCount())
        return -1;
    int at = line;
    if (m_sides) {
        const LineDiff::Chunk &chunk = m_diff->chunks()[size_t(m_diff->chunkOfLine(line))];
        const int inside = line - chunk.at;
        at = chunk.pairAt + (inside < chunk.same + chunk.removed ? inside : inside - chunk.removed);
    }
    const auto behind = std::upper_bound(m_segments.begin(), m_segments.end(), at,
                                         [](int value, const Segment &segment) { return value < segment.at; });
    const Segment &segment = *std::prev(behind);
    return segment.isFold() ? segment.row : segment.row + at - segment.at;
}

int DiffRows::atGridRow(int gridRow) const
{
    const auto at = std::upper_bound(m_first.begin(), m_first.end(), gridRow);
    return qBound(0, int(at - m_first.begin()) - 1, qMax(0, count() - 1));
}

std::vector<int> DiffRows::foldsIn(int from, int to, int most) const
{
    std::vector<int> rows;
    if (m_segments.empty())
        return rows;
    for (size_t i = segmentOfRow(qMax(0, from)); i < m_segments.size() && int(rows.size()) < most; ++i) {
        if (m_segments[i].row >= to)
            break;
        if (m_segments[i].isFold() && m_segments[i].row >= from)
            rows.push_back(m_segments[i].row);
    }
    return rows;
}

} // namespace text
