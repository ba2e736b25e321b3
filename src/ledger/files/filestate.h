// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/files/posixfile.h"
#include "ledger/rows/effect.h"

#include <QByteArray>

#include <optional>
#include <vector>

#include <sys/types.h>

namespace ledger {

/// What is at a path now. Symbolic links are never followed, FIFOs and devices never opened for good.
struct FileState
{
    FileMark mark;
    std::optional<QByteArray> content; ///< as wanted, and not larger than the limit
    uid_t owner = 0;
    gid_t group = 0;
    std::vector<std::pair<QByteArray, QByteArray>> attributes; ///< extended ones that could be read
    dev_t device = 0;
    ino_t inode = 0;
    qint64 changedNs = 0; ///< mtime, nanoseconds
};

/// \p name in the open folder \p folder. Missing is a state, not an error. \p contentUpTo: bytes to hand over,
/// 0 for the hash alone. A file that changes while it is read is read again, a few times. Blocks; any thread.
base::Result<FileState> lookAt(int folder, const QByteArray &name, qint64 contentUpTo = 0);

/// The same for an absolute, resolved path. A folder that is missing means a missing file.
base::Result<FileState> lookAtPath(const QByteArray &path, qint64 contentUpTo = 0);

/// The mark that a regular file with \p content would have.
FileMark markOf(const QByteArray &content, quint32 mode = 0, FileType type = FileType::Regular);
FileMark missingMark();
/// What makes \p after of \p before: what is not there now was deleted, what was not there before is new.
EffectKind kindBetween(const FileMark &before, const FileMark &after);

} // namespace ledger
