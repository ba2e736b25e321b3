// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/markdownparser.h"

/// GitHub's extensions to what md4c parses: made from its elements, or prepared for it.
namespace text {

/// Removes the first \p n characters.
void dropFirst(InlineText &text, int n);

/// Puts a title into the elements of an alert. Its marker was replaced by a no-break space before, which kept md4c from
/// interpreting it.
void nameAlert(std::vector<Element> &elements, Alert alert);

/// The text of a footnote without its label and the indent of its further lines.
QString noteSource(const Block &block);
/// Puts the label into the elements of a note.
void nameNote(std::vector<Element> &elements, const QString &label);
/// Replaces references to existing footnotes by their markers; others stay as written.
void markNotes(InlineText &text, const LinkDefinitions &links);

/// The text shown for folded details.
Element detailsSummary(const Block &block);

} // namespace text
