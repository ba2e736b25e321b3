// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace core {

/// Whether a part of \p path is another name of `.git`: one that git, on a file system that ignores case, some code
/// points or what stands at a name's end (HFS+, NTFS), takes for it. Harmless here, and a repository where the folder
/// is copied to, or checked out again.
bool hasOtherNameOfGit(const QByteArray &path);

/// Whether \p path is a file with the settings of submodules, by its own name or by one that such file systems take
/// for it.
bool isModulesFile(const QByteArray &path);

/// Whether \p inside, relative to git's folder, is a lock of git's or lies in something that has a lock's name: nobody
/// but the git that has made it may do anything about it, and git takes no branch of such a name.
bool isGitLock(const QByteArray &inside, bool isFolder);

} // namespace core
