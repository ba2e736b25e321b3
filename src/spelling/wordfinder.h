// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QStringView>

namespace spelling {

/// Where a word stands in its line.
struct WordPlace
{
    qsizetype from = 0, length = 0;

    bool operator==(const WordPlace &) const = default;
};

/// What one line leaves to the next: in which fence of code it stands. As a number, for those who can keep no more;
/// 0: in none.
using LineState = int;

/// The words of the line \p line that are prose, in their order. Code in backticks and fences, paths, addresses,
/// @mentions, /commands, #names, options, file names, what has digits or underlines in it, CamelCase, capitals, scripts
/// that put no space between words, and what is longer than any word are none. In one pass.
QList<WordPlace> wordsToCheck(QStringView line, LineState *state);

/// The same for a text of several lines, from its beginning.
QList<WordPlace> wordsOfText(QStringView text);

constexpr qsizetype longestWord = 64; ///< in UTF-16 units

} // namespace spelling
