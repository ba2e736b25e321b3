// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace base {

/// What is in the file \p path, through symbolic links. A FIFO, a device, a folder, and a file of more than \p
/// mostBytes are refused and never waited for. The error is a sentence that names the file. Any thread.
Result<QByteArray> readRegularFile(const QString &path, qint64 mostBytes);

} // namespace base
