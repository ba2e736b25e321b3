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

/// What one line passes on to the next: the code fence it is in. A number, since QSyntaxHighlighter stores only that;
/// 0: none.
using LineState = int;

/// The words in \p line that are prose, in order. Skipped are code in backticks and fences, paths, addresses,
/// @mentions, /commands, #names, options, file names, words with digits or underscores, CamelCase, capitals, scripts
/// without spaces between words, and overlong words. In one pass.
QList<WordPlace> wordsToCheck(QStringView line, LineState *state);

/// The same for a text of several lines, from its beginning.
QList<WordPlace> wordsOfText(QStringView text);

constexpr qsizetype longestWord = 64; ///< in UTF-16 units

} // namespace spelling
