// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/cells.h"

#include <QString>

#include <atomic>
#include <optional>
#include <vector>

namespace text {

/// A line of a change, with what is the same around it.
struct DiffLine
{
    enum Kind { Context, Added, Removed };
    Kind kind = Context;
    int oldNumber = 0, newNumber = 0; ///< from 1; 0 where there is none
    QStringView text;                 ///< valid as long as the LineDiff
    int partner = -1;                 ///< of a changed line: its counterpart on the other side, if there is one
};

/// A line by line comparison of two texts. Lists every line of both, changed or not, in order, with the removed lines
/// of a change before the added ones; the index in this list identifies a line. Immutable, so it can be made on any
/// thread. Lines and their widths are computed once, everything else when it is asked for.
class LineDiff
{
public:
    /// Unchanged lines and the change that follows them.
    struct Chunk
    {
        int at = 0;               ///< index of the first line
        int oldAt = 0, newAt = 0; ///< in the texts, from 0
        int pairAt = 0;           ///< index of the first row in the side by side list
        int same = 0, removed = 0, added = 0;
        int lines() const { return same + removed + added; }
        int pairs() const { return same + qMax(removed, added); }
    };

    LineDiff() = default;
    /// \p before: null for a new file. Once \p cancelled is set, it finishes quickly with an invalid result.
    LineDiff(std::optional<QString> before, QString after, const std::atomic<bool> *cancelled = nullptr);
    LineDiff(const LineDiff &) = delete;
    LineDiff &operator=(const LineDiff &) = delete;

    int lineCount() const { return m_chunks.empty() ? 0 : m_chunks.back().at + m_chunks.back().lines(); }
    int pairCount() const { return m_chunks.empty() ? 0 : m_chunks.back().pairAt + m_chunks.back().pairs(); }
    /// As base::countChangedLines() counts them: with those that differ in their ends alone, or in a byte order mark.
    int added() const { return m_added; }
    int removed() const { return m_removed; }
    /// No line of the list is changed. What differs then is not seen in lines: see the next two.
    bool isSame() const { return m_isSame; }
    /// How many unchanged lines of the list have another end: CRLF or LF, or none at the end of the text.
    int changedEnds() const { return m_changedEnds; }
    /// One of the texts begins with a byte order mark, which is in no line, and the other does not.
    bool differsInMark() const { return m_differsInMark; }

    const std::vector<Chunk> &chunks() const { return m_chunks; }
    int chunkOfLine(int line) const;
    int chunkOfPair(int pair) const;
    DiffLine line(int index) const;
    /// The line number of \p index in the new text, from 1; for a removed line that of its replacement, or of the line
    /// that follows.
    int newNumberAt(int index) const;
    int firstChange() const;            ///< index of the first changed line; 0 if there is none
    LineExtent extent(int index) const; ///< of that line
    LineExtent extent(const Chunk &chunk, int index) const;

    int oldLines() const { return m_old.count(); }
    int newLines() const { return m_new.count(); }
    /// Without their ends, and without a byte order mark.
    QStringView oldText(int line) const { return m_old.line(m_before, line); } ///< from 0
    QStringView newText(int line) const { return m_new.line(m_after, line); }

    /// As `diff -u` prints it, without the names of files.
    QString unified(int context = 3, int oldBefore = 0, int newBefore = 0) const;

private:
    struct Lines
    {
        std::vector<int> starts;  ///< of each line, and the end of the last
        std::vector<int> extents; ///< cells; negative (-1 - cells) if the line is not plain
        void split(const QString &text, const std::atomic<bool> *cancelled);
        int count() const { return starts.empty() ? 0 : int(starts.size()) - 1; }
        QStringView line(const QString &text, int index) const;
        QStringView end(const QString &text, int index) const; ///< of that line
        QStringView whole(const QString &text, int index) const;
        LineExtent extent(int index) const;
    };
    void compareUnseen(const std::atomic<bool> *cancelled);

    QString m_before, m_after;
    Lines m_old, m_new;
    std::vector<Chunk> m_chunks;
    int m_added = 0, m_removed = 0, m_changedEnds = 0;
    bool m_isSame = true, m_differsInMark = false;
};

} // namespace text
