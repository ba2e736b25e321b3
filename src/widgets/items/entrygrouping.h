// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace widgets {

/// Which neighbours an entry can share a card with: calls that change nothing, and attachments.
enum class Grouping : char { Alone, Looks, Chips };
Grouping groupingOf(const history::Entry &entry);
bool hasPicture(const history::ToolCall &call);

} // namespace widgets
