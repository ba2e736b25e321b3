// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// \p markdown as HTML for a separate page, interpreted as in the conversation: HTML in it stays text, images are
/// links, and links are limited to http, https and mailto. Nothing is loaded from anywhere.
QString markdownToHtml(const QString &markdown);

} // namespace text
