// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace history {

/// For an entry of an earlier run: what was under way when Belay ended has ended with it, and nothing that it offered
/// can be had any more.
void settleEntry(Entry &entry);

} // namespace history
