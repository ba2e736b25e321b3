// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <vector>

namespace ledger {

/// What one row did to one path. A move concerns two paths.
struct FileTouch
{
    const Effect *row = nullptr; ///< not owned
    FileMark before, after;
};
using FileTouches = std::vector<FileTouch>;

/// Sorts what happened to one path by the time when it happened: by rows, except that a change found to be older than
/// the first row of its turn comes before it. Checkpoints find such changes, since some agents write by themselves and
/// then have Belay write the same.
void putInOrder(FileTouches &touches);

} // namespace ledger
