// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/transcriptsearch.h"
#include "text/layout/texttheme.h"

namespace widgets {

/// Cuts sources as the items of a transcript do. \p theme must outlive what is made.
models::LineMaker shownLines(const text::TextTheme *theme);

} // namespace widgets
