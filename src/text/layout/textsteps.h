// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <utility>

namespace text {

/// Begin and end of the word at \p offset of \p block, as a double click selects it: of an identifier the whole, of
/// anything else one character. Both equal: the block ends there.
std::pair<int, int> wordAt(const QString &block, int offset);

/// Where the caret goes from \p offset of \p block by one character (a grapheme) or one word, forward (\p step 1) or
/// back (-1); -1: out of the block.
int stepped(const QString &block, int offset, int step, bool words);

} // namespace text
