// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "widgets/items/transcriptitem.h"

namespace widgets {

/// Creates the item for \p entry and sets the entry; open permissions are shown like settled ones. \p context must
/// outlive it.
std::unique_ptr<TranscriptItem> makeItem(const history::Entry &entry, const ItemContext &context);

} // namespace widgets
