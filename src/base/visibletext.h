// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

enum class LineBreaks { Keep, Escape };

/// \p text with everything that could deceive a reader made visible: C0 and C1 controls, ANSI escapes,
/// bidirectional overrides and isolates, zero-width and other invisible characters, and every blank that is not the
/// keyboard's space appear as `\x1b`, `\u202e`, `\u2800`. What is invisible and belongs to what is spelled stays: see
/// isSpelled().
/// Used for titles, commands and paths: what you approve is what runs, whole.
QString visibleText(const QString &text, LineBreaks lineBreaks = LineBreaks::Escape);

/// The same for what can be run or opened, commands and paths: also letters and signs that are taken for others of
/// ASCII appear as their numbers, wherever a word could be read as another one. Words of a script by itself stay as
/// they are.
QString unmistakableText(const QString &text, LineBreaks lineBreaks = LineBreaks::Escape);

/// Whether unmistakableText() shows something in \p text that visibleText() does not.
bool hasLookalikes(const QString &text);

/// \p text with only its bidirectional embeddings, overrides and isolates made visible: for prose, in which marks,
/// joiners and blanks of any script have a meaning.
QString visibleDirections(const QString &text);

/// \p text with what steers the terminal that it is printed on made visible: controls but tab and line break, and what
/// visibleDirections() shows. A line break of two characters becomes one. For prose in a terminal.
QString visibleControls(const QString &text);

/// \p text cut to \p maximum characters in its middle, never inside a surrogate pair.
QString elidedMiddle(const QString &text, qsizetype maximum);

/// The longest suffix of UTF-8 \p bytes of at most \p limit bytes that begins at a character boundary.
QByteArray utf8Tail(const QByteArray &bytes, qsizetype limit);

} // namespace base
