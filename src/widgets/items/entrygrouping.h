// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace widgets {

/// With which neighbours an entry may share a card: calls that change nothing, and chips of what is attached.
enum class Grouping : char { Alone, Looks, Chips };
Grouping groupingOf(const history::Entry &entry);
bool hasPicture(const history::ToolCall &call);

} // namespace widgets
