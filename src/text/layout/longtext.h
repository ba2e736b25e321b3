// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/textpiece.h"
#include "text/markdown/markdownparser.h"

#include <span>
#include <vector>

namespace text {

/// A longer text is laid out in pieces of whole lines.
constexpr qsizetype longText = 1600;

/// The same text when it was shorter, with its pieces; unchanged ones are moved from.
struct EarlierText
{
    const InlineText *whole = nullptr; ///< null: there was none
    std::span<TextPiece> pieces{};
};

/// The laid-out pieces of \p whole, which begins at \p start in its block: each ends at a line break for \p width.
std::vector<TextPiece> piecesOf(const InlineText &whole, int start, qreal width, qreal lineHeight, const QFont &font,
                                const TextTheme &theme, EarlierText earlier);

} // namespace text
