// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "widgets/items/transcriptitem.h"

namespace widgets {

/// An estimate of the height of the item for \p entry, without creating it: entries far from the viewport are placed by
/// this. Very cheap, whatever the entry contains. \p folded: whether it is folded; null: its default.
int guessHeight(const history::Entry &entry, std::optional<bool> folded, const ItemContext &context);
/// The estimated height of a card for \p calls calls that only read.
int guessGroupHeight(int calls, std::optional<bool> folded, const ItemContext &context);

} // namespace widgets
