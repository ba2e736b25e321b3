// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QColor>
#include <QFont>

namespace text {

/// The fonts, colours and base unit for laying out and painting text. A value: its owner tells users when it has
/// changed, so that they lay out again.
struct TextTheme
{
    QFont body, small, mono;
    QColor text, text2, link, base, card, line, selection;
    QColor found, onFound, foundNow, onFoundNow; ///< search matches, and the current one
    QColor keyword, string, number, comment, call;
    QColor added, removed, addedTint, removedTint; ///< lines of a patch
    QColor alerts[alertKinds];                     ///< indexed by Alert
    QColor ansi[16];
    bool rightToLeft = false; ///< by the user's language: horizontal positions are measured from the right
    int unit = 4;             ///< about a quarter of a body line; all distances are multiples of it

    int bodyLine() const { return (unit * 9 + 1) / 2; }
    int codeLine() const { return (unit * 9 + 1) / 2; }
    int terminalLine() const { return (unit * 17 + 2) / 4; }
};

} // namespace text
