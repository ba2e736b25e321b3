// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/linediff.h"

#include <map>
#include <memory>

namespace text {

/// Which lines of a change are on screen, one under the other or side by side, with long stretches that are the same
/// folded to one row; and where on a grid of fixed-width text each of them stands. Laid out by counting cells: one
/// pass over what is on screen, no font is asked.
class DiffRows
{
public:
    struct Row
    {
        int line = -1;  ///< as LineDiff counts; side by side the one at the left
        int right = -1; ///< side by side the one at the right
        int hidden = 0; ///< a fold of so many lines
        int chunk = -1; ///< the fold's name
    };

    static constexpr int context = 3; ///< lines around a change
    static constexpr int step = 20;   ///< lines that come at a time from one side of a fold
    enum class Side { All, Top, Bottom };

    /// Everything that can be folded is.
    void setDiff(std::shared_ptr<const LineDiff> diff);
    /// \p cells that a line has before it goes on in the next row of the grid.
    void setLayout(int cells, bool sides);
    /// The next lines at a side of the fold, or all it hides. What is left is a fold of the same name.
    void unfold(int chunk, Side side = Side::All);
    /// Unfolds what hides \p line; false if nothing did.
    bool reveal(int line);

    int count() const { return int(m_first.size()) - 1; }
    Row row(int index) const;
    int rowOfLine(int line) const; ///< the fold's, if it is hidden
    int firstGridRow(int index) const { return m_first[size_t(index)]; }
    int gridRows() const { return m_first.back(); }
    int longest() const { return m_longest; } ///< cells of the longest line that is not folded away
    int atGridRow(int gridRow) const;
    /// The folds of the rows \p from to before \p to, at most \p most of them.
    std::vector<int> foldsIn(int from, int to, int most) const;
    bool sides() const { return m_sides; }

private:
    struct Segment
    {
        int row = 0;    ///< its first
        int at = 0;     ///< line or pair that it begins with
        int count = 0;  ///< of those
        int chunk = -1; ///< of a fold
        bool isFold() const { return chunk >= 0; }
    };

    void arrange();
    void measure();
    size_t segmentOfRow(int row) const;
    static Row pair(const LineDiff::Chunk &chunk, int index);

    std::shared_ptr<const LineDiff> m_diff;
    struct Opened
    {
        int top = 0, bottom = 0; ///< lines of the fold that are shown
        bool all = false;
    };
    std::map<int, Opened> m_opened; ///< by chunk
    std::vector<Segment> m_segments;
    std::vector<int> m_first{0}; ///< rows of the grid before each row, and all of them
    int m_cells = 80, m_longest = 0;
    bool m_sides = false;
};

} // namespace text
