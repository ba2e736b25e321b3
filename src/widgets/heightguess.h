// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/transcriptitem.h"

namespace widgets {

/// How tall the item of \p entry may be, without making it: what lies far from the viewport is placed by this.
/// Costs next to nothing, whatever the entry holds.
int guessHeight(const history::Entry &entry, const ItemContext &context);
/// A card of so many calls that only look.
int guessGroupHeight(int calls, const ItemContext &context);

} // namespace widgets
