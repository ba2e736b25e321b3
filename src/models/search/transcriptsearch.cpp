// SPDX-License-Identifier: Apache-2.0
#include "models/search/transcriptsearch.h"

#include <QElapsedTimer>

#include <algorithm>

namespace models {
namespace {

constexpr int sliceMilliseconds = 4;
/// Entries change many times a second; results need not.
constexpr base::Milliseconds afterChange{50};
constexpr qsizetype feedAtOnce = 16 * 1024;
constexpr qint64 workOfStep = 50; ///< what a step costs in itself

/// More of the same is to come.
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
        // Where the user looks is searched first.
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

/// Rows have come before all others: what is known of those goes on under their new numbers.
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
    if (row == m_job.row) // what its parts know of it stays, and so does how far they are
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
    // What looks into an entry is fetched anew: the entry may have moved by the next slice. Copies stay; to fetch and
    // compare long ones for each slice would cost more than the search.
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

/// One step of bounded size; returns what it cost.
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

/// All that wait in the row are asked again; those that still do say so again.
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

} // namespace models
