// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/disk/filemark.h"
#include "ledger/disk/posixfile.h"

#include <QByteArray>

#include <optional>
#include <vector>

#include <sys/types.h>

namespace ledger {

/// What is at a path now. Symbolic links are not followed, FIFOs and devices are not read.
struct FileState
{
    FileMark mark;
    std::optional<QByteArray> content; ///< if requested and within the limit
    uid_t owner = 0;
    gid_t group = 0;
    std::vector<std::pair<QByteArray, QByteArray>> attributes; ///< those extended attributes that could be read
    dev_t device = 0;
    ino_t inode = 0;
    qint64 changedNs = 0; ///< mtime, nanoseconds
};

/// Larger files are not read: it would take too long, and what is sparse has any size. 1 GiB.
constexpr qint64 mostRead = qint64(1) << 30;

/// Looks at \p name in the open folder \p folder. Missing is a state and not an error. \p contentUpTo: maximum bytes of
/// content to return; 0: only the hash. A file that changes while it is read is read again, a few times. Of a file of
/// more than mostRead the error is EFBIG. Blocks; any thread.
base::Result<FileState> lookAt(int folder, const QByteArray &name, qint64 contentUpTo = 0);

/// The same for an absolute, resolved path. If its folder is missing, so is the file.
base::Result<FileState> lookAtPath(const QByteArray &path, qint64 contentUpTo = 0);

/// The mark of a regular file with \p content.
FileMark markOf(const QByteArray &content, quint32 mode = 0, FileType type = FileType::Regular);
FileMark missingMark();

} // namespace ledger
