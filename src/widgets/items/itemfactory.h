// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "widgets/items/transcriptitem.h"

namespace widgets {

/// The item that shows \p entry, which it has read; what waits for an answer is shown as what has one. \p context
/// outlives it.
std::unique_ptr<TranscriptItem> makeItem(const history::Entry &entry, const ItemContext &context);

} // namespace widgets
