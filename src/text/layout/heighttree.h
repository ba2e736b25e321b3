// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <vector>

namespace text {

/// A list of heights that answers "where does item i begin" and "which item is at y" in logarithmic time, while heights
/// change and items are added and removed at the end.
class HeightTree
{
public:
    int count() const { return int(m_heights.size()); }
    int height(int index) const { return m_heights[size_t(index)]; }
    qint64 total() const { return offset(count()); }
    qint64 offset(int index) const; ///< sum of the heights before it
    int indexAt(qint64 y) const;    ///< the last item that begins at or above y; 0 when empty

    void append(int height);
    void set(int index, int height);
    void truncate(int count);
    void clear() { truncate(0); }

private:
    std::vector<int> m_heights;
    std::vector<qint64> m_tree; ///< a Fenwick tree, 1-based
};

} // namespace text
