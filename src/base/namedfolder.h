// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QString>

namespace base {

/// The folder that \p path names, as a user wrote or chose it: absolute and without links. An error (of the user) says
/// in one sentence that there is none, or (code EILSEQ) that its name is not UTF-8: paths are text for agents, in
/// stores and on screen, so that nothing could be done in such a folder without meaning another one. Looks at the disk.
Result<QString> namedFolder(const QString &path);

} // namespace base
