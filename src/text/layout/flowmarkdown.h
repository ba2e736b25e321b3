// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocklist.h"

#include <QString>

namespace text {

/// The Markdown of the blocks \p first to \p last, whole. \p isPlain: they are of a text that is none. Sections that
/// are not loaded are, one after the other.
QString markdownOf(BlockList &blocks, int first, int last, bool isPlain);

} // namespace text
