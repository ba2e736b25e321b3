// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocklist.h"

#include <QString>

namespace text {

/// The complete Markdown of the blocks \p first to \p last. \p isPlain: their text is not Markdown. Loads unloaded
/// sections one after the other.
QString markdownOf(BlockList &blocks, int first, int last, bool isPlain);

} // namespace text
