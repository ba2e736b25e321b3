// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace text {

/// How many cells of a grid of fixed-width text a character takes: 0 (it joins the one before), 1 or 2. What would
/// be invisible and could deceive a reader takes one, so that it is seen.
int cellsOf(char32_t c);

/// Invisible characters and directions: what code must not hide. Shown as a sign of their own.
bool isHiddenSign(char32_t c);

/// A tab goes to the next multiple of so many cells.
constexpr int tabCells = 4;

struct LineExtent
{
    int cells = 0;
    bool plain = true; ///< each of its UTF-16 units is one cell
};

/// How wide a line is, without asking a font.
LineExtent extentOf(QStringView line);

/// Takes the character at \p index of \p line and moves it on.
char32_t takeCharacter(QStringView line, qsizetype &index);

} // namespace text
