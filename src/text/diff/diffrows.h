// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/linediff.h"

#include <map>
#include <memory>

namespace text {

/// The lines of a change as shown, unified or side by side, with long unchanged stretches folded to one row, and their
/// places on a grid of fixed-width text. Computed by counting cells in one pass over the visible lines, without font
/// metrics.
class DiffRows
{
public:
    struct Row
    {
        int line = -1;  ///< index in the LineDiff; side by side the one on the left
        int right = -1; ///< side by side the one on the right
        int hidden = 0; ///< for a fold: the number of hidden lines
        int chunk = -1; ///< for a fold: its id
    };

    static constexpr int context = 3; ///< unchanged lines shown around a change
    static constexpr int step = 20;   ///< lines that one click unfolds
    enum class Side { All, Top, Bottom };

    /// Folds everything that can be folded.
    void setDiff(std::shared_ptr<const LineDiff> diff);
    /// \p cells of a line after which it wraps to the next row of the grid.
    void setLayout(int cells, bool sides);
    /// Unfolds the next lines at one side of the fold, or all of them. The rest stays a fold with the same id.
    void unfold(int chunk, Side side = Side::All);
    /// Unfolds the fold that hides \p line; false if none did.
    bool reveal(int line);

    int count() const { return int(m_first.size()) - 1; }
    Row row(int index) const;
    int rowOfLine(int line) const; ///< if the line is hidden, the fold's row
    int firstGridRow(int index) const { return m_first[size_t(index)]; }
    int gridRows() const { return m_first.back(); }
    int longest() const { return m_longest; } ///< cells of the longest visible line
    int atGridRow(int gridRow) const;
    /// The ids of folds in the rows from \p from to before \p to, at most \p most.
    std::vector<int> foldsIn(int from, int to, int most) const;
    bool sides() const { return m_sides; }

private:
    struct Segment
    {
        int row = 0;    ///< its first row
        int at = 0;     ///< the first line or pair
        int count = 0;  ///< number of lines or pairs
        int chunk = -1; ///< for a fold
        bool isFold() const { return chunk >= 0; }
    };

    void arrange();
    void measure();
    size_t segmentOfRow(int row) const;
    static Row pair(const LineDiff::Chunk &chunk, int index);

    std::shared_ptr<const LineDiff> m_diff;
    struct Opened
    {
        int top = 0, bottom = 0; ///< lines shown at the top and bottom of the fold
        bool all = false;
    };
    std::map<int, Opened> m_opened; ///< by the fold's id
    std::vector<Segment> m_segments;
    std::vector<int> m_first{0}; ///< rows of the grid before each row, and their total
    int m_cells = 80, m_longest = 0;
    bool m_sides = false;
};

} // namespace text
