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

/// The same of a file or link that has \p name in the open folder \p source, whatever it is called below \p to. Its
/// mode becomes that of \p mark.
base::Result<void> copyNamed(int source, const QByteArray &name, int to, const QByteArray &path, const FileMark &mark);

/// Copies what \p from has from where it stands to \p to, without going through this process where the file system can.
base::Result<void> copyContent(int from, int to, const QByteArray &name);

} // namespace ledger
