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

/// The plan for starting \p command so that its changes go to \p held, which is open. \p home is the user's home
/// folder. \p more: further files and folders that it may write directly, absolute or relative to the home folder.
/// Creates the agent's own folders where they are missing, since what is created later would be held back.
base::SealPlan sealPlan(const core::HeldChanges &held, const QString &command, const QString &home,
                        const QStringList &more);

/// Whether \p path, relative to the home folder, is one of the files that \p command keeps there: see
/// OwnFolders::files.
bool isOwnFile(const QString &command, const QString &path);

} // namespace agents
