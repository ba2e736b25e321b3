// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace core {

/// Where the repository of \p folder is, if that is a linked worktree of one that lies outside of it and knows it;
/// empty: it is not. Looks at the disk.
QString outerGitFolder(const QString &folder);

} // namespace core
