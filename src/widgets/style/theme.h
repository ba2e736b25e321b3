// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/texttheme.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace widgets {

/// A colour with a meaning, and its weak background.
struct Tone
{
    QColor color, tint;
};

/// Every colour, font and distance used for painting, computed from the desktop's palette and font. A value: a new one
/// is made when either changes.
struct Theme
{
    bool dark = false;
    int u = 4;                ///< the base unit; all distances are multiples of it
    bool fillsWindow = false; ///< the column of text is as wide as the window

    QColor window, base, text, button, text2, line, line2, card, gutter, highlight;
    QColor listSelection, treeSelection, user, accent, onAccent, stopFill, onStop;
    Tone running, waits, stopped, failed, late, added, removed;
    QColor waitsLine, addedWord, removedWord;

    QFont body, bold, small, smallBold, tiny, header, panelTitle, welcome, mono, monoSmall;

    text::TextTheme prose;     ///< messages
    text::TextTheme weakProse; ///< thoughts

    /// \p codeFamily replaces the desktop's fixed font.
    static Theme from(const QPalette &palette, const QFont &font, const QString &codeFamily = {});
};

/// Which colour scheme Belay uses.
enum class ColorScheme { System, Light, Dark };

/// Belay's own palette: if the user has chosen light or dark, and for desktops without a palette. With \p highContrast
/// it is all black and white, and Theme::from() uses stronger lines and texts.
QPalette ownPalette(bool dark, bool highContrast = false);

bool isDark(const QPalette &palette);
/// One background with text at nearly the contrast of black and white: then lines and texts are strong, too.
bool isHighContrast(const QPalette &palette);
/// \p color, darkened so that white is readable on it.
QColor filled(const QColor &color);

/// The WCAG contrast ratio of two colours, 1 to 21.
double contrast(const QColor &a, const QColor &b);
/// \p share of \p a, mixed with \p b.
QColor mix(const QColor &a, const QColor &b, double share);

} // namespace widgets
