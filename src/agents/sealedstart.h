// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealplan.h"

#include <QString>
#include <QStringList>

namespace core {
class HeldChanges;
} // namespace core

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
/// What \p command may write of that list: relative to the home folder, folders first.
QStringList knownOwnPaths(const QString &command);

/// Completes \p plan, of which the overlays and copies are known, for the programs of \p command: what they may write
/// directly, and what is hidden from them. \p held: the session's folders, of which the changes are held back. \p home
/// is the user's home folder. \p more: further files and folders that they may write themselves, as the user typed them
/// (see core::ownPath()). Creates the agent's own folders where they are missing, and those of \p more that end with
/// `/`, since what is created later would be held back. What \p more may not name is left out: see unusedOwnPaths().
void completePlan(base::SealPlan *plan, const QStringList &held, const QString &command, const QString &home,
                  const QStringList &more);

/// From now on the views of \p held are made by such plans. Whoever opens a store gives it the rights of the command
/// that it was made with, since one may look into it without starting an agent; each start gives it those of the
/// command as it is edited by then. \p ownPaths is \p more above.
void giveRights(core::HeldChanges *held, const QString &command, const QStringList &ownPaths);

/// Whether \p path, relative to the home folder, is one of the files that \p command keeps there: see
/// OwnFolders::files.
bool isOwnFile(const QString &command, const QString &path);

/// Those of \p more that are files in \p home, there or not, relative to it: they are written back after each turn, as
/// those of knownOwnFolders() are.
QStringList ownFiles(const QStringList &more, const QString &home);
/// Why some of \p more are held back all the same where the changes in \p folders are: a sentence for each.
QStringList unusedOwnPaths(const QStringList &more, const QString &home, const QStringList &folders);

} // namespace agents
