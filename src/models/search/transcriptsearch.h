// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/transcript.h"
#include "models/search/searchsources.h"
#include "models/search/textpattern.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <map>
#include <set>

namespace models {

/// A match: which text of which entry, and where in it.
struct Found
{
    history::EntryId entry = 0;
    FoundIn in = FoundIn::Title;
    int index = 0; ///< see SearchSource
    int line = 0;  ///< see ShownLines
    int from = 0, length = 0;
    int moreLines = 0; ///< number of further lines; each line break counts as one character of the length
    int to = 0;        ///< end position in the last of them; 0 if there are none
    friend auto operator<=>(const Found &, const Found &) = default;
};

/// The matches in a transcript, kept up to date while it grows and changes. Works in slices on the clock's timers: one
/// slice does at most `sliceWork` plus one step. Of a text that grows at its end only the new part is searched, and the
/// end that may still change. Main thread.
class TranscriptSearch : public QObject
{
    Q_OBJECT

public:
    explicit TranscriptSearch(base::Clock *clock, QObject *parent = nullptr);

    /// Not owned; may be null. The search starts again in it.
    void setTranscript(history::Transcript *transcript);
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);
    /// Sets how sources are split into lines; plainLines() by default.
    void setLineMaker(LineMaker maker);

    /// The first match at or after \p from becomes the current one, if there is none yet (0: the beginning). An empty
    /// pattern ends the search.
    void start(const SearchOptions &options, history::EntryId from = 0);
    void stop() { start({}); }

    const TextPattern &pattern() const { return m_pattern; }
    bool isRunning() const { return m_job.row >= 0 || !m_ranges.empty() || !m_waiting.empty(); }
    int count() const { return m_count; }
    /// There are more matches than are counted.
    bool isCapped() const { return m_capped; }
    /// Number of places where an expression was too costly to search.
    int givenUp() const { return m_givenUp; }
    const Found *current() const { return m_current ? &*m_current : nullptr; }
    int currentNumber() const; ///< from 1; 0: none
    std::vector<Found> foundIn(history::EntryId entry) const;
    /// The part of a match that is in one line, for patterns over several lines: it cannot be computed from the line
    /// alone.
    struct LineMatch
    {
        int from = 0, to = 0;
        bool isCurrent = false;
    };
    std::vector<LineMatch> matchesIn(history::EntryId entry, FoundIn in, int index, int line, int length) const;
    /// Go to the next or previous match, wrapping around. Emits currentChanged() even if there is only one, so that it
    /// is shown again.
    void next() { step(1); }
    void previous() { step(-1); }

    qint64 lastSliceWork() const { return m_sliceWork; }

    static constexpr qint64 sliceWork = 100'000; ///< characters, roughly
    static constexpr int maximumCount = 100'000;

Q_SIGNALS:
    /// The count or state has changed; at most once per slice.
    void changed();
    void currentChanged();

private:
    struct Part
    {
        FoundIn in = FoundIn::Title;
        int index = 0;
        size_t print = 0; ///< of a source that does not grow: hash of the searched text
        std::unique_ptr<ShownLines> lines;
        qint64 fed = 0;
        bool finished = false, searched = false, waits = false;
        int settled = 0; ///< lines that are not searched again
        qint64 gone = 0;
        int line = 0, at = 0; ///< current position
        QString text;         ///< text of the current line
        int textLine = -1;    ///< number of that line, for patterns over several lines
    };
    struct Job
    {
        int row = -1;
        size_t source = 0;
        std::vector<SearchSource> sources;
        std::vector<size_t> prints; ///< of the sources
    };

    void forget();
    void rowAppended(int row);
    void rowsRestored(int count);
    void rowChanged(int row);
    void schedule(base::Milliseconds delay);
    void slice();
    bool takeRow();
    qint64 advance();
    void partReady(int row);
    qint64 advancePart(Part &part, const SearchSource &source);
    qint64 advanceLine(Part &part);
    qint64 advanceLines(Part &part);
    void searchAgainFrom(int row, Part &part, int line);
    void endRow();
    Part &partOf(int row, const SearchSource &source);
    void dropFound(int row, const Part &part, int fromLine);
    void shiftFound(int row, Part &part, int lines);
    void addFound(int row, const Part &part, const std::vector<TextRange> &ranges);
    void addPlaces(int row, const std::vector<Found> &places);
    void settleCurrent();
    const Found *atOrAfter(const Found &place) const;
    void step(int direction);

    base::Clock *m_clock;
    QPointer<history::Transcript> m_transcript;
    QString m_folder;
    LineMaker m_maker = plainLines;
    TextPattern m_pattern;
    std::deque<std::pair<int, int>> m_ranges; ///< rows to search: first, one past the last
    std::set<int> m_changed;                  ///< rows to search again
    std::set<int> m_waiting;                  ///< rows with a part that is not ready
    Job m_job;
    std::map<int, std::vector<Part>> m_parts; ///< of the current row and of rows that still grow
    std::map<int, std::vector<Found>> m_found;
    int m_count = 0, m_givenUp = 0;
    bool m_capped = false;
    std::optional<Found> m_current;
    Found m_start;
    qint64 m_sliceWork = 0;
    base::TimerHandle m_timer;
};

} // namespace models
