// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/transcriptsearch.h"
#include "text/layout/texttheme.h"

namespace widgets {

/// Splits sources into lines as the items show them. \p theme must outlive the result.
models::LineMaker shownLines(const text::TextTheme *theme);

} // namespace widgets
