// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "widgets/items/transcriptitem.h"

namespace widgets {

/// How tall the item of \p entry may be, without making it: what lies far from the viewport is placed by this.
/// Costs next to nothing, whatever the entry holds. \p folded: if it is to be, or not; none: as it is by itself.
int guessHeight(const history::Entry &entry, std::optional<bool> folded, const ItemContext &context);
/// The height of a card for that many calls that only read.
int guessGroupHeight(int calls, std::optional<bool> folded, const ItemContext &context);

} // namespace widgets
