// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace workspace {

/// Writes \p bytes to \p path, completely or not at all. Blocks: only for files that the user asked to save.
base::Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace workspace
