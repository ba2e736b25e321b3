// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <map>
#include <vector>

namespace text {

/// Which details of a message are folded, and what that hides. Knows no layout; blocks are told by their number.
class DetailsFolds
{
public:
    /// Details are folded from the beginning, unless they say that they are open; without it none ever is. Before the
    /// first add().
    void use() { m_used = true; }
    /// What has come, in order. What is no tag of details need not.
    void add(int index, const Block &block);
    /// What came from there on is gone, or comes again.
    void takeBack(int from);

    bool isEmpty() const { return m_all.empty(); }
    /// The outermost folded details around that block; -1: it is shown.
    int hiding(int index) const;
    /// Details begin at that block.
    bool isDetails(int index) const { return at(index); }
    bool isFolded(int index) const { return at(index) && at(index)->folded; }
    /// The first block behind the details that begin there; \p count where none has come.
    int endOf(int index, int count) const;

    void setFolded(int index, bool folded);
    /// Where details begin, in order.
    std::vector<int> all() const;

private:
    struct Details
    {
        int first = 0;
        int end = -1;    ///< the first block behind them; -1: there is none yet
        int around = -1; ///< of m_all: what they stand in
        bool folded = false;
        bool reaches(int index) const { return end < 0 || index < end; }
    };
    const Details *at(int index) const;
    int before(int index) const;

    bool m_used = false;
    std::vector<Details> m_all;   ///< in order
    int m_open = -1;              ///< of them, the innermost that have not ended
    std::map<int, bool> m_chosen; ///< folded or not by the user, by where they begin
};

} // namespace text
