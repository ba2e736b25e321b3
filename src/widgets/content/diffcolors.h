// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/linediff.h"
#include "text/layout/codehighlighter.h"

#include <map>

namespace widgets {

/// The colours of code in a diff, for the old and the new text separately. Only requested lines and a few before them
/// are highlighted: far from the beginning of a text the highlighter starts shortly above, which is wrong only inside
/// of something that began long before (a comment of a hundred lines).
class DiffColors
{
public:
    void clear() { m_blocks.clear(); }
    /// The colours of a line in the old (else the new) text, from 0.
    const std::vector<text::CodeSpan> &of(text::CodeHighlighter &highlighter, const QString &language,
                                          const text::LineDiff &diff, bool old, int line);

    static constexpr int blockLines = 32;
    static constexpr size_t mostBlocks = 64;
    static constexpr int longestLine = 2000; ///< characters; longer lines have no colours

private:
    struct Block
    {
        std::vector<std::vector<text::CodeSpan>> lines;
        text::CodeState end;
    };
    using Key = std::pair<bool, int>;

    Block make(text::CodeHighlighter &highlighter, const QString &language, const text::LineDiff &diff, bool old,
               int number, text::CodeState state);

    std::map<Key, Block> m_blocks;
};

} // namespace widgets
