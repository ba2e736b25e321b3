// SPDX-License-Identifier: Apache-2.0
#include "models/search/transcriptsearch.h"
#include "history/entry.h"

#include <QElapsedTimer>

#include <algorithm>
#include <tuple>

namespace models {
namespace {

constexpr int sliceMilliseconds = 4;
/// Entries change many times a second; the results need not follow each change.
constexpr base::Milliseconds afterChange{50};
constexpr qsizetype feedAtOnce = 16 * 1024;
constexpr qint64 workOfStep = 50; ///< fixed cost of a step

/// Whether the entry is still growing.
bool isLive(const history::Entry &entry)
{
    if (const auto *message = std::get_if<history::AgentMessage>(&entry.body))
        return message->streaming;
    if (const auto *thought = std::get_if<history::Thought>(&entry.body))
        return thought->streaming;
    const auto *call = std::get_if<history::ToolCall>(&entry.body);
    if (!call)
        return false;
    return call->state == history::ToolState::Running || call->state == history::ToolState::Pending ||
           std::any_of(call->terminals.begin(), call->terminals.end(),
                       [](const history::TerminalPart &t) { return t.started && !t.exited; });
}

size_t printOf(const SearchSource &source)
{
    return source.inEntry ? 0 : qHash(source.text, source.before ? qHash(*source.before, 1) : 0);
}

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

TranscriptSearch::TranscriptSearch(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

void TranscriptSearch::setTranscript(history::Transcript *transcript)
{
    if (m_transcript)
        m_transcript->disconnect(this);
    m_transcript = transcript;
    if (transcript) {
        connect(transcript, &history::Transcript::appended, this, &TranscriptSearch::rowAppended);
        connect(transcript, &history::Transcript::changed, this, &TranscriptSearch::rowChanged);
        connect(transcript, &history::Transcript::restored, this, &TranscriptSearch::rowsRestored);
        connect(transcript, &history::Transcript::cleared, this, [this] { start(m_pattern.options()); });
    }
    start(m_pattern.options());
}

void TranscriptSearch::setBaseFolder(const QString &folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    start(m_pattern.options());
}

void TranscriptSearch::setLineMaker(LineMaker maker)
{
    m_maker = std::move(maker);
    start(m_pattern.options());
}

void TranscriptSearch::forget()
{
    m_timer.cancel();
    m_ranges.clear();
    m_changed.clear();
    m_waiting.clear();
    m_job = {};
    m_parts.clear();
    m_found.clear();
    m_count = m_givenUp = 0;
    m_capped = false;
    m_current.reset();
}

void TranscriptSearch::start(const SearchOptions &options, history::EntryId from)
{
    const bool had = m_current.has_value();
    forget();
    m_pattern = TextPattern(options);
    m_start = {};
    const int rows = m_transcript ? m_transcript->count() : 0;
    if (m_pattern.finds() && rows > 0) {
        m_start.entry = from;
        const int first = from == 0 ? 0 : qMax(0, m_transcript->rowOf(from));
        // The visible part is searched first.
        m_ranges.emplace_back(first, rows);
        if (first > 0)
            m_ranges.emplace_back(0, first);
        schedule(base::Milliseconds(0));
    }
    Q_EMIT changed();
    if (had)
        Q_EMIT currentChanged();
}

void TranscriptSearch::rowAppended(int row)
{
    if (!m_pattern.finds() || m_capped)
        return;
    if (!m_ranges.empty() && m_ranges.back().second == row)
        m_ranges.back().second = row + 1;
    else
        m_ranges.emplace_back(row, row + 1);
    schedule(afterChange);
}

/// Rows were prepended: known results move to their new rows.
void TranscriptSearch::rowsRestored(int count)
{
    if (!m_pattern.finds() || m_capped)
        return;
    const auto shift = [count](auto &byRow) {
        std::remove_reference_t<decltype(byRow)> moved;
        for (auto &[row, value] : byRow)
            moved.emplace_hint(moved.end(), row + count, std::move(value));
        byRow = std::move(moved);
    };
    shift(m_parts);
    shift(m_found);
    std::set<int> changedRows;
    for (const int row : m_changed)
        changedRows.insert(changedRows.end(), row + count);
    m_changed = std::move(changedRows);
    for (auto &[first, end] : m_ranges) {
        first += count;
        end += count;
    }
    m_job.row += m_job.row < 0 ? 0 : count;
    m_ranges.emplace_back(0, count);
    schedule(base::Milliseconds(0));
}

void TranscriptSearch::rowChanged(int row)
{
    if (!m_pattern.finds() || m_capped)
        return;
    if (row == m_job.row) // the results and progress of its parts are kept
        m_job = {};
    m_changed.insert(row);
    schedule(afterChange);
}

void TranscriptSearch::schedule(base::Milliseconds delay)
{
    if (!m_timer.isSet())
        m_timer = m_clock->after(delay, [this] { slice(); });
}

// --- work ----------------------------------------------------------------------------------------------------

void TranscriptSearch::slice()
{
    m_timer.cancel();
    m_sliceWork = 0;
    QElapsedTimer time;
    time.start();
    while (m_transcript && m_sliceWork < sliceWork && time.elapsed() < sliceMilliseconds) {
        if (m_job.row < 0 && !takeRow())
            break;
        m_sliceWork += advance();
        if (m_count >= maximumCount) {
            m_capped = true;
            m_ranges.clear();
            m_changed.clear();
            m_waiting.clear();
            m_job = {};
            m_parts.clear();
        }
    }
    // Sources that point into an entry are fetched again, since the entry may have moved by the next slice. Copies are
    // kept: fetching and comparing long ones for each slice would cost more than the search.
    if (std::any_of(m_job.sources.begin(), m_job.sources.end(), [](const auto &source) { return source.inEntry; }))
        m_job.sources.clear();
    if (m_job.row >= 0 || !m_ranges.empty() || !m_changed.empty())
        schedule(base::Milliseconds(0));
    settleCurrent();
    Q_EMIT changed();
}

bool TranscriptSearch::takeRow()
{
    if (!m_ranges.empty()) {
        auto &[first, end] = m_ranges.front();
        m_job.row = first++;
        if (first >= end)
            m_ranges.pop_front();
    } else if (!m_changed.empty()) {
        m_job.row = *m_changed.begin();
    } else {
        return false;
    }
    m_changed.erase(m_job.row);
    return true;
}

TranscriptSearch::Part &TranscriptSearch::partOf(int row, const SearchSource &source)
{
    std::vector<Part> &parts = m_parts[row];
    const auto known = std::find_if(parts.begin(), parts.end(),
                                    [&](const Part &p) { return p.in == source.in && p.index == source.index; });
    if (known != parts.end())
        return *known;
    Part part;
    part.in = source.in;
    part.index = source.index;
    parts.push_back(std::move(part));
    return parts.back();
}

/// One step of bounded size; returns its cost.
qint64 TranscriptSearch::advance()
{
    qint64 work = workOfStep;
    if (m_job.sources.empty()) {
        m_job.sources = searchSources(m_transcript->at(m_job.row), m_folder);
        m_job.prints.clear();
        for (const SearchSource &source : m_job.sources) {
            m_job.prints.push_back(printOf(source));
            work += source.text.size() / 8;
        }
    }
    if (m_job.source >= m_job.sources.size()) {
        endRow();
        return work;
    }
    const SearchSource &source = m_job.sources[m_job.source];
    Part &part = partOf(m_job.row, source);
    const size_t print = m_job.prints[m_job.source];
    if (!part.lines || part.print != print || source.dropped > part.fed) {
        dropFound(m_job.row, part, 0);
        part.lines = m_maker(source);
        part.print = print;
        part.fed = source.dropped;
        part.gone = part.lines->gone();
        part.settled = part.line = part.at = 0;
        part.textLine = -1;
        part.finished = part.searched = false;
        part.waits = !part.lines->isReady([this, row = m_job.row] { partReady(row); });
    }
    if (part.waits) {
        m_waiting.insert(m_job.row);
        ++m_job.source;
        return work;
    }
    if (part.searched && part.fed == source.end() && part.finished == !source.grows) {
        ++m_job.source;
        return work;
    }
    return work + advancePart(part, source);
}

/// All parts of the row that are not ready are asked again.
void TranscriptSearch::partReady(int row)
{
    m_waiting.erase(row);
    for (Part &part : m_parts[row]) {
        if (part.waits)
            part.waits = !part.lines->isReady([this, row] { partReady(row); });
    }
    if (row == m_job.row)
        m_job = {};
    m_changed.insert(row);
    schedule(base::Milliseconds(0));
}

qint64 TranscriptSearch::advancePart(Part &part, const SearchSource &source)
{
    if (part.searched) {
        part.searched = false;
        searchAgainFrom(m_job.row, part, part.settled);
    }
    if (part.fed < source.end()) {
        const QStringView rest = source.view().mid(qsizetype(part.fed - source.dropped));
        const QStringView piece = rest.left(feedAtOnce);
        part.lines->append(piece);
        part.fed += piece.size();
        if (const qint64 gone = part.lines->gone(); gone != part.gone)
            shiftFound(m_job.row, part, int(gone - std::exchange(part.gone, gone)));
        return piece.size();
    }
    if (!source.grows && !part.finished) {
        part.lines->finish();
        part.finished = true;
    }
    const int lines = part.lines->count();
    if (part.line >= lines) {
        part.searched = true;
        part.settled = qMin(lines, part.lines->settled());
        return 0;
    }
    return m_pattern.spansLines() ? advanceLines(part) : advanceLine(part);
}

qint64 TranscriptSearch::advanceLine(Part &part)
{
    qint64 work = 0;
    if (part.at == 0) {
        part.text = part.lines->line(part.line);
        work += part.text.size();
    }
    std::vector<TextRange> ranges;
    const TextPattern::Step step = m_pattern.find(part.text, part.at, &ranges);
    addFound(m_job.row, part, ranges);
    work += step.looked;
    if (step.gaveUp) {
        ++m_givenUp;
        work = sliceWork;
    }
    if (step.next > part.at) {
        part.at = step.next;
    } else {
        ++part.line;
        part.at = 0;
    }
    return work;
}

void TranscriptSearch::endRow()
{
    const int row = m_job.row;
    const auto found = m_found.find(row);
    if (found != m_found.end()) {
        const auto before = found->second.size();
        std::erase_if(found->second, [this](const Found &place) {
            return std::none_of(m_job.sources.begin(), m_job.sources.end(), [&](const SearchSource &source) {
                return source.in == place.in && source.index == place.index;
            });
        });
        m_count -= int(before - found->second.size());
        if (found->second.empty())
            m_found.erase(found);
    }
    if (!isLive(m_transcript->at(row)) && !m_waiting.contains(row))
        m_parts.erase(row);
    m_job = {};
}

qint64 TranscriptSearch::advanceLines(Part &part)
{
    const int lines = part.lines->count();
    const int wanted = TextPattern::stretch + m_pattern.reach();
    if (part.at == 0 || part.textLine != part.line)
        part.text = part.lines->line(part.line);
    part.textLine = part.line;
    // Only a window of a long line is searched.
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

/// A match over several lines may begin in unchanged lines and end in changed ones.
void TranscriptSearch::searchAgainFrom(int row, Part &part, int line)
{
    part.line = line;
    // Go back as far as a match that ends here may begin.
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

/// Lines were dropped from the beginning of the part.
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

/// Without wrapping around; null if there is none.
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
        return; // it will be found again soon
    const Found *now = atOrAfter(m_current ? *m_current : m_start);
    // Wrap around: rows before the start come last.
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
            ++behind.length; // one match per starting position
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

#include "moc_transcriptsearch.cpp"
