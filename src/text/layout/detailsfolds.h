// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <map>
#include <vector>

namespace text {

/// Which details of a message are folded, and which blocks that hides. Blocks are identified by their index;
/// independent of the layout.
class DetailsFolds
{
public:
    /// Enables folding: details are folded at first, unless they are marked open. Call it before the first add().
    void use() { m_used = true; }
    /// Adds the next block. Only blocks with tags of details matter.
    void add(int index, const Block &block);
    /// Removes blocks from \p from on; they may be added again.
    void takeBack(int from);

    bool isEmpty() const { return m_all.empty(); }
    /// The outermost folded details that contain the block; -1: it is visible.
    int hiding(int index) const;
    /// Whether details begin at that block.
    bool isDetails(int index) const { return at(index); }
    bool isFolded(int index) const { return at(index) && at(index)->folded; }
    /// The first block after the details that begin there; \p count if they have not ended.
    int endOf(int index, int count) const;

    void setFolded(int index, bool folded);
    /// The blocks where details begin, in order.
    std::vector<int> all() const;

private:
    struct Details
    {
        int first = 0;
        int end = -1;    ///< the first block after them; -1: not known yet
        int around = -1; ///< index in m_all of the enclosing details
        bool folded = false;
        bool reaches(int index) const { return end < 0 || index < end; }
    };
    const Details *at(int index) const;
    int before(int index) const;

    bool m_used = false;
    std::vector<Details> m_all;   ///< in order
    int m_open = -1;              ///< index of the innermost that has not ended
    std::map<int, bool> m_chosen; ///< the user's choice, by the block where they begin
};

} // namespace text
