// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace text {

/// The number of grid cells of a character: 0 (it joins the previous one), 1 or 2. An invisible character that could
/// deceive a reader takes one, so that it is seen.
int cellsOf(char32_t c);

/// Invisible and direction characters, which must be visible in code. They are shown as a symbol.
bool isHiddenSign(char32_t c);

/// A tab goes to the next multiple of this many cells.
constexpr int tabCells = 4;

struct LineExtent
{
    int cells = 0;
    bool plain = true; ///< each UTF-16 unit is one cell
};

/// The width of a line, without font metrics.
LineExtent extentOf(QStringView line);

/// Returns the character at \p index of \p line and advances the index.
char32_t takeCharacter(QStringView line, qsizetype &index);

} // namespace text
