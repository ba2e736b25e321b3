// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <vector>

namespace ledger {

/// What one row did to one path. A move did something to two.
struct FileTouch
{
    const Effect *row = nullptr; ///< not owned
    FileMark before, after;
};
using FileTouches = std::vector<FileTouch>;

/// What happened to one path, in the order in which it did: by rows, but what was found to have come before the first
/// row of its turn comes before it. A checkpoint finds such, and there are agents that write by themselves and then
/// have Belay write the same.
void putInOrder(FileTouches &touches);

} // namespace ledger
