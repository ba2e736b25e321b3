// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/held/copyprogress.h"
#include "ledger/rows/effect.h"

#include <QByteArray>

namespace ledger {

/// Makes \p path below the open folder \p to equal to \p path below \p from: files through a temporary file that is
/// renamed, links as links, folders empty. Anything else at \p to is removed, with its content. Missing parent folders
/// are created; no link is followed. \p mark is what is at \p from. EINVAL if it is anything but a file, a link, a
/// folder or nothing. Blocks; any thread.
base::Result<void> copyPath(int from, int to, const QByteArray &path, const FileMark &mark);

/// The same of a file or link that has \p name in the open folder \p source, whatever it is called below \p to. Its
/// mode becomes that of \p mark.
base::Result<void> copyNamed(int source, const QByteArray &name, int to, const QByteArray &path, const FileMark &mark);

/// Removes \p name from the open folder \p parent, with its content and whatever rights that takes away. A missing one
/// is no error.
base::Result<void> removeTree(int parent, const QByteArray &name);

/// Copies all that is in the open folder \p from into the empty folder \p to, with modes and times: files, links and
/// folders. Anything else, and what may not be read, is left out. ELOOP: it is deeper than mostDepth. ECANCELED: it was
/// given up; what is copied already stays.
base::Result<void> copyTree(int from, int to, CopyProgress &progress);

/// Copies at most \p upTo bytes of what \p from has from where it stands to \p to, so that a file that grows is not
/// copied for ever; without going through this process where the file system can.
base::Result<void> copyContent(int from, int to, const QByteArray &name, qint64 upTo);

} // namespace ledger
