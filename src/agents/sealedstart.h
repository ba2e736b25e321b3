// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealplan.h"

#include <QString>
#include <QStringList>

namespace agents {

/// What a sealed agent may write directly: its own settings, logins and conversations, so that they are kept for its
/// next start. Relative to the home folder.
struct OwnFolders
{
    QString program; ///< name of the program, the script or the package; `program-…` and `program.…` match, too
    QStringList folders;
    QStringList files; ///< files in the home folder that agents replace, so they are written back after each turn
};
const QList<OwnFolders> &knownOwnFolders();

/// Completes \p plan, of which the overlays and copies are known, for the programs of \p command: what they may write
/// directly, and what is hidden from them. \p held: the session's folders, of which the changes are held back. \p home
/// is the user's home folder. \p more: further files and folders that they may write directly, absolute or relative to
/// the home folder. Creates the agent's own folders where they are missing, since what is created later would be held
/// back.
void completePlan(base::SealPlan *plan, const QStringList &held, const QString &command, const QString &home,
                  const QStringList &more);

/// Whether \p path, relative to the home folder, is one of the files that \p command keeps there: see
/// OwnFolders::files.
bool isOwnFile(const QString &command, const QString &path);

} // namespace agents
