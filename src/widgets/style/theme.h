// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/texttheme.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace widgets {

/// A colour with a meaning, and the weak fill that goes with it.
struct Tone
{
    QColor color, tint;
};

/// Every colour, font and distance that Belay paints with, worked out from the desktop's palette and font. A
/// value: when either changes there is a new one.
struct Theme
{
    bool dark = false;
    int u = 4; ///< the unit; all distances are multiples of it

    QColor window, base, text, button, text2, line, line2, card, gutter, highlight;
    QColor listSelection, treeSelection, user, accent, onAccent, stopFill, onStop;
    Tone running, waits, stopped, failed, late, added, removed;
    QColor waitsLine, addedWord, removedWord;

    QFont body, bold, small, smallBold, tiny, header, panelTitle, welcome, mono, monoSmall;

    text::TextTheme prose;     ///< messages
    text::TextTheme weakProse; ///< thoughts

    /// \p codeFamily: instead of the desktop's font for code.
    static Theme from(const QPalette &palette, const QFont &font, const QString &codeFamily = {});
};

/// Whose colours Belay is shown in.
enum class ColorScheme { System, Light, Dark };

/// Belay's own palette: where the user has chosen light or dark, and for desktops that have none. With
/// \p highContrast all of it is black and white, and Theme::from() draws its lines and words accordingly.
QPalette ownPalette(bool dark, bool highContrast = false);

bool isDark(const QPalette &palette);
/// Text and one ground for everything, as far apart as black and white nearly: then lines and words are strong, too.
bool isHighContrast(const QPalette &palette);
/// \p color, dark enough for white on it.
QColor filled(QColor color);

/// WCAG's ratio of two colours, 1 to 21.
double contrast(const QColor &a, const QColor &b);
/// \p share of \p a over \p b.
QColor mix(const QColor &a, const QColor &b, double share);

} // namespace widgets
