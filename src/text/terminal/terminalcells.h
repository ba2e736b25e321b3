// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/terminalscreen.h"

#include <vterm.h>

namespace text {

/// Appends a row of cells to \p line. \p goesOn: the next row continues the line, so spaces at the end count.
void appendCells(TerminalLine &line, const VTermScreen *screen, const VTermScreenCell *cells, int count, bool goesOn);

/// The cell was never written and looks empty.
bool isBlank(const VTermScreenCell &cell, bool alsoSpace);

} // namespace text
