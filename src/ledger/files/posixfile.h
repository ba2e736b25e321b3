// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"

#include <QByteArray>

#include <utility>

namespace ledger {

/// "name: what the system says", with \p code in the error.
base::Error systemError(int code, const QByteArray &name);

/// Opens the absolute folder \p path without following a symbolic link in any part of it: paths in the ledger are
/// resolved, so a link in one was put there later. \p make: creates missing folders, with at most \p mode.
base::Result<base::Descriptor> openFolder(const QByteArray &path, bool make = false, mode_t mode = 0777);

/// The folder and the name of an absolute path.
std::pair<QByteArray, QByteArray> splitPath(const QByteArray &path);

/// Opens the file \p path for reading, through symbolic links. Anything but a regular file, or one larger than \p
/// mostBytes, is refused without blocking: others could have put a FIFO there.
base::Result<base::Descriptor> openRegular(const QByteArray &path, qint64 mostBytes);

bool writeAll(int fd, const QByteArray &content);

} // namespace ledger
