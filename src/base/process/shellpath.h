// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace base {

/// \p own, a PATH, with the folders of \p shells, which a shell of the user's has in its own: those that it looks into
/// before the first that both know come first, the others last.
QString joinedPath(const QString &own, const QString &shells);

/// Where a program is started without a terminal, as from the desktop, the folders that only the start files of the
/// user's shell put into PATH are missing: those of nvm, asdf, mise. Asks $SHELL for them, which runs these files, and
/// adds them to PATH for this process and all that it starts. The answer is kept in \p cache (a file) until the shell,
/// PATH or a start file changes, a folder of it goes, or a day has passed. Waits for the shell 3 s at most. Does
/// nothing where there is a terminal, since its shell has done so already. To be called before any thread is started.
void adoptShellPath(const QString &cache);

/// The folders that were added.
const QStringList &adoptedFolders();

} // namespace base
