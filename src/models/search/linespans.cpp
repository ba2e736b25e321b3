// SPDX-License-Identifier: Apache-2.0
// Matches that reach over several lines of a part. The part is searched as one text whose lines have a break between
// them, in windows that are longer than a match may be.
#include "history/entry.h"
#include "models/search/transcriptsearch.h"

#include <algorithm>
#include <tuple>

namespace models {
namespace {

struct Window
{
    QString text;
    int first = 0;           ///< line
    std::vector<int> starts; ///< of the lines, in the text

    std::pair<int, int> place(int at) const ///< line and character
    {
        const auto behind = std::upper_bound(starts.begin(), starts.end(), at);
        const int line = int(behind - starts.begin()) - 1;
        return {first + line, at - starts[size_t(line)]};
    }
};

} // namespace

qint64 TranscriptSearch::advanceLines(Part &part)
{
    const int lines = part.lines->count();
    const int wanted = TextPattern::stretch + m_pattern.reach();
    if (part.at == 0 || part.textLine != part.line)
        part.text = part.lines->line(part.line);
    part.textLine = part.line;
    // Of a line of any length only what is near.
    const int cut = qMax(0, part.at - TextPattern::stretch), at = part.at - cut;
    Window window;
    window.first = part.line;
    window.text = part.text.mid(cut, at + wanted + 1);
    window.starts.push_back(-cut);
    int line = part.line + 1;
    for (; line < lines && window.text.size() <= at + wanted; ++line) {
        window.text += u'\n';
        window.starts.push_back(int(window.text.size()));
        window.text += QStringView(part.lines->line(line)).left(wanted + 1);
    }
    const qint64 work = window.text.size() - at;
    std::vector<TextRange> ranges;
    const TextPattern::Step step = m_pattern.find(window.text, at, &ranges);
    std::vector<Found> places;
    for (const TextRange &range : ranges) {
        const auto [from, start] = window.place(range.from);
        const auto [last, to] = window.place(range.from + range.length);
        Found place{m_transcript->at(m_job.row).id, part.in, part.index, from, start, range.length};
        if (last > from) {
            place.moreLines = last - from;
            place.to = to;
        }
        places.push_back(place);
    }
    addPlaces(m_job.row, places);
    const int next = ranges.empty() ? step.next : qMax(step.next, ranges.back().from + ranges.back().length);
    if (step.next < 0 || next >= window.text.size()) {
        part.line = line;
        part.at = 0;
    } else {
        std::tie(part.line, part.at) = window.place(next);
    }
    if (!step.gaveUp)
        return work;
    ++m_givenUp;
    return sliceWork;
}

/// Of what spans lines a match may begin in lines that stay and end in those that do not.
void TranscriptSearch::searchAgainFrom(int row, Part &part, int line)
{
    part.line = line;
    // As far back as what ends there may begin.
    for (qsizetype before = 0; m_pattern.spansLines() && part.line > 0 && before <= m_pattern.reach();)
        before += part.lines->line(--part.line).size() + 1;
    part.at = 0;
    part.textLine = -1;
    dropFound(row, part, part.line);
    const auto found = m_found.find(row);
    if (!m_pattern.spansLines() || found == m_found.end())
        return;
    for (const Found &place : found->second) {
        if (place.in != part.in || place.index != part.index || place.line + place.moreLines < part.line)
            continue;
        part.line = place.line + place.moreLines;
        part.at = place.to;
    }
}

std::vector<TranscriptSearch::LineMatch> TranscriptSearch::matchesIn(history::EntryId entry, FoundIn in, int index,
                                                                     int line, int length) const
{
    std::vector<LineMatch> matches;
    const auto found = m_transcript ? m_found.find(m_transcript->rowOf(entry)) : m_found.end();
    if (found == m_found.end())
        return matches;
    for (const Found &place : found->second) {
        const int last = place.line + place.moreLines;
        if (place.in != in || place.index != index || line < place.line || line > last)
            continue;
        const int from = line == place.line ? place.from : 0;
        const int to = line < last ? length : place.moreLines > 0 ? place.to : place.from + place.length;
        if (to > from)
            matches.push_back({from, qMin(to, length), m_current && place == *m_current});
    }
    return matches;
}

} // namespace models
