// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/rows/effect.h"

#include <QByteArray>

namespace ledger {

/// Makes \p path below the open folder \p to be what it is below \p from: files by a temporary one that is renamed,
/// links as links, folders with nothing in them. What else is there is removed, with all in it. Folders on the way are
/// made; no link is followed. \p mark is what is at \p from. Other than files, links, folders and nothing: EINVAL.
/// Blocks; any thread.
base::Result<void> copyPath(int from, int to, const QByteArray &path, const FileMark &mark);

} // namespace ledger
