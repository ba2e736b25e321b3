// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"

#include <QByteArray>

#include <utility>
#include <vector>

namespace ledger {

/// Error code if a file was changed after it was looked at. No errno: ESTALE has another meaning on NFS.
constexpr int changedMeanwhile = 1 << 16;

/// "name: what the system says", or that it was changed meanwhile, with \p code in the error.
base::Error systemError(int code, const QByteArray &name);

/// Opens the absolute folder \p path without following a symbolic link in any part of it: paths in the ledger are
/// resolved, so a link in one was put there later: ELOOP.
base::Result<base::Descriptor> openFolder(const QByteArray &path);

/// Makes the folders that are missing on the way, or none of them.
struct FolderMaking
{
    mode_t mode = 0777;           ///< at most
    std::vector<quint32> modes{}; ///< instead, for the last folder of the path first
    std::vector<quint32> made{};  ///< out: the modes of those that were made, the last of the path first
};
base::Result<base::Descriptor> openFolder(const QByteArray &path, FolderMaking *making);

/// Removes as many folders as \p most, from \p path upward, as long as they are empty. Returns their modes, in that
/// order.
std::vector<quint32> removeEmptyFolders(QByteArray path, size_t most);

/// The folder and the name of an absolute path.
std::pair<QByteArray, QByteArray> splitPath(const QByteArray &path);

/// Opens the file \p path for reading, through symbolic links. Anything but a regular file, or one larger than \p
/// mostBytes, is refused without blocking: others could have put a FIFO there.
base::Result<base::Descriptor> openRegular(const QByteArray &path, qint64 mostBytes);

bool writeAll(int fd, const QByteArray &content);

} // namespace ledger
