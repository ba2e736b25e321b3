// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace core {

/// The repository of \p folder, if that is a linked worktree of a repository outside it that refers back to it; else
/// empty. Looks at the disk.
QString outerGitFolder(const QString &folder);

} // namespace core
