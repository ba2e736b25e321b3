// SPDX-License-Identifier: Apache-2.0
#include "history/entry.h"
#include "models/search/transcriptsearch.h"

#include <algorithm>

namespace models {

void TranscriptSearch::dropFound(int row, const Part &part, int fromLine)
{
    const auto found = m_found.find(row);
    if (found == m_found.end())
        return;
    m_count -= int(std::erase_if(found->second, [&](const Found &place) {
        return place.in == part.in && place.index == part.index && place.line >= fromLine;
    }));
    if (found->second.empty())
        m_found.erase(found);
}

/// Lines have gone from the beginning of the part.
void TranscriptSearch::shiftFound(int row, Part &part, int lines)
{
    part.settled = qMax(0, part.settled - lines);
    part.line = qMax(0, part.line - lines);
    part.textLine = -1;
    if (m_current && m_current->entry == m_transcript->at(row).id && m_current->in == part.in &&
        m_current->index == part.index)
        m_current->line -= lines;
    const auto found = m_found.find(row);
    if (found == m_found.end())
        return;
    for (Found &place : found->second) {
        if (place.in == part.in && place.index == part.index)
            place.line -= lines;
    }
    m_count -= int(std::erase_if(found->second, [](const Found &place) { return place.line < 0; }));
    if (found->second.empty())
        m_found.erase(found);
}

void TranscriptSearch::addFound(int row, const Part &part, const std::vector<TextRange> &ranges)
{
    if (ranges.empty())
        return;
    std::vector<Found> places;
    for (const TextRange &range : ranges)
        places.push_back({m_transcript->at(row).id, part.in, part.index, part.line, range.from, range.length});
    addPlaces(row, places);
}

void TranscriptSearch::addPlaces(int row, const std::vector<Found> &places)
{
    if (places.empty())
        return;
    std::vector<Found> &all = m_found[row];
    all.insert(std::upper_bound(all.begin(), all.end(), places.front()), places.begin(), places.end());
    m_count += int(places.size());
}

std::vector<Found> TranscriptSearch::foundIn(history::EntryId entry) const
{
    const auto found = m_transcript ? m_found.find(m_transcript->rowOf(entry)) : m_found.end();
    return found == m_found.end() ? std::vector<Found>() : found->second;
}

/// Without going round the end; null if there is none.
const Found *TranscriptSearch::atOrAfter(const Found &place) const
{
    for (auto row = m_found.lower_bound(qMax(0, m_transcript->rowOf(place.entry))); row != m_found.end(); ++row) {
        const auto at = std::lower_bound(row->second.begin(), row->second.end(), place);
        if (at != row->second.end())
            return &*at;
    }
    return nullptr;
}

void TranscriptSearch::settleCurrent()
{
    if (!m_transcript)
        return;
    const std::optional<Found> before = m_current;
    if (m_current && m_job.row == m_transcript->rowOf(m_current->entry))
        return; // about to be found again
    const Found *now = atOrAfter(m_current ? *m_current : m_start);
    // The rows before the start come last.
    if (!now && !isRunning() && !m_found.empty())
        now = &m_found.begin()->second.front();
    m_current = now ? std::optional(*now) : std::nullopt;
    if (m_current != before)
        Q_EMIT currentChanged();
}

int TranscriptSearch::currentNumber() const
{
    if (!m_current || !m_transcript)
        return 0;
    const int row = m_transcript->rowOf(m_current->entry);
    size_t number = 0;
    for (auto it = m_found.begin(); it != m_found.end(); ++it) {
        if (it->first < row) {
            number += it->second.size();
            continue;
        }
        if (it->first == row)
            number += size_t(std::lower_bound(it->second.begin(), it->second.end(), *m_current) - it->second.begin());
        break;
    }
    return int(number) + 1;
}

void TranscriptSearch::step(int direction)
{
    if (m_found.empty() || !m_transcript)
        return;
    if (!m_current) {
        m_current = m_found.begin()->second.front();
    } else {
        auto row = m_found.lower_bound(m_transcript->rowOf(m_current->entry));
        if (direction > 0) {
            Found behind = *m_current;
            ++behind.length; // no two begin at one place
            const Found *next = atOrAfter(behind);
            m_current = next ? *next : m_found.begin()->second.front();
        } else {
            const Found *last = nullptr;
            if (row != m_found.end()) {
                const auto at = std::lower_bound(row->second.begin(), row->second.end(), *m_current);
                if (at != row->second.begin())
                    last = &*std::prev(at);
            }
            if (!last && row != m_found.begin())
                last = &std::prev(row)->second.back();
            m_current = last ? *last : m_found.rbegin()->second.back();
        }
    }
    Q_EMIT changed();
    Q_EMIT currentChanged();
}

} // namespace models
