// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/terminalscreen.h"

#include <vterm.h>

namespace text {

/// Appends a row of cells to \p line. \p goesOn: the row after it is the same line, so that spaces at its end count.
void appendCells(TerminalLine &line, const VTermScreen *screen, const VTermScreenCell *cells, int count, bool goesOn);

/// Nothing was written there, and it looks like nothing.
bool isBlank(const VTermScreenCell &cell, bool alsoSpace);

} // namespace text
