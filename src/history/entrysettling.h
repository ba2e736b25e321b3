// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace history {

/// For an entry of an earlier run: marks what was under way as ended with Belay, and removes offers that are no longer
/// valid.
void settleEntry(Entry &entry);

} // namespace history
