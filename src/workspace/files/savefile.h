// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace workspace {

/// \p bytes as the file \p path, whole or not at all. Waits for the disk: for what the user asked to have written.
base::Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace workspace
