// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/textpiece.h"
#include "text/markdown/markdownparser.h"

#include <span>
#include <vector>

namespace text {

/// A text longer than this is laid out in pieces of whole lines.
constexpr qsizetype longText = 1600;

/// What such a text was when it was shorter, and its pieces; those that are as they were are moved from.
struct EarlierText
{
    const InlineText *whole = nullptr; ///< null: there was none
    std::span<TextPiece> pieces{};
};

/// The pieces of \p whole, which begins at \p start of its block, laid out: each ends where a line of \p width does.
std::vector<TextPiece> piecesOf(const InlineText &whole, int start, qreal width, qreal lineHeight, const QFont &font,
                                const TextTheme &theme, EarlierText earlier);

} // namespace text
