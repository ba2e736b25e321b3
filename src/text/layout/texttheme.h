// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QColor>
#include <QFont>

namespace text {

/// Fonts, colours and the unit that text is laid out and painted with. A value: whoever owns it tells the
/// users of a layout when it has changed, and they lay out again.
struct TextTheme
{
    QFont body, small, mono;
    QColor text, text2, link, base, card, line, selection;
    QColor found, onFound, foundNow, onFoundNow; ///< matches of a search, and the one the user is at
    QColor keyword, string, number, comment, call;
    QColor added, removed, addedTint, removedTint; ///< lines of a patch
    QColor alerts[alertKinds];                     ///< by Alert
    QColor ansi[16];
    bool rightToLeft = false; ///< of the user's language: horizontal positions count from the right
    int unit = 4;             ///< a quarter of a body line, roughly; every distance is a multiple of it

    int bodyLine() const { return (unit * 9 + 1) / 2; }
    int codeLine() const { return (unit * 9 + 1) / 2; }
    int terminalLine() const { return (unit * 17 + 2) / 4; }
};

} // namespace text
