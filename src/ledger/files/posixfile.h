// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"

#include <QByteArray>

#include <utility>

namespace ledger {

/// "name: what the system says", with \p code in the error.
base::Error systemError(int code, const QByteArray &name);

/// Opens the absolute folder \p path without following a symbolic link in any part of it: paths in the ledger
/// are resolved, so that a link met now was put there since. \p make: missing folders are made, at most as open as \p
/// mode.
base::Result<base::Descriptor> openFolder(const QByteArray &path, bool make = false, mode_t mode = 0777);

/// The folder and the name of an absolute path.
std::pair<QByteArray, QByteArray> splitPath(const QByteArray &path);

/// Opens the file \p path, through symbolic links, to be read. What is no regular file, or larger than \p mostBytes, is
/// refused and never waited for: a FIFO in the place of a file that others wrote must not hold us.
base::Result<base::Descriptor> openRegular(const QByteArray &path, qint64 mostBytes);

bool writeAll(int fd, const QByteArray &content);

} // namespace ledger
