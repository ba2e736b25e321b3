// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// \p markdown as HTML for a page of its own, read as the conversation reads it: HTML in it stays text, images are
/// links, and links go only where http, https and mailto go. Nothing in it is loaded from anywhere.
QString markdownToHtml(const QString &markdown);

} // namespace text
