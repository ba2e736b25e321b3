// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/markdownparser.h"

/// What GitHub knows beyond the Markdown that md4c reads: made of its elements, or for it.
namespace text {

/// The first \p n characters go.
void dropFirst(InlineText &text, int n);

/// The elements of a quote whose mark was replaced by a no-break space, which kept md4c from taking it for anything: a
/// title stands in its place.
void nameAlert(std::vector<Element> &elements, Alert alert);

/// The text of a footnote, without its mark and the indent of what belongs to it.
QString noteSource(const Block &block);
/// Its elements get the mark that it is referred to by.
void nameNote(std::vector<Element> &elements, const QString &label);
/// References to footnotes that there are become their markers; others stay what was written.
void markNotes(InlineText &text, const LinkDefinitions &links);

/// What is shown of the beginning of details.
Element detailsSummary(const Block &block);

} // namespace text
