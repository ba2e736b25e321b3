// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

namespace core {

/// Where the file or folder is that \p text names, which an agent may write itself although its changes are held back:
/// absolute, without `.` and without a `/` at its end. \p text is absolute, relative to \p home, or begins with `~/`.
/// \p held: folders, resolved, whose changes are held back. The error is a sentence for who typed it: the path contains
/// `..`, is or contains the home folder, lies in or around one of \p held, by its name or by where its links lead, or
/// leads into, out of or about the home folder by a link. Looks at the disk; any thread.
base::Result<QString> ownPath(const QString &text, const QString &home, const QStringList &held = {});

} // namespace core
