// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealplan.h"

#include <QString>
#include <QStringList>

namespace core {
class HeldChanges;
} // namespace core

namespace agents {

/// What an agent may write to itself while its changes are held back: its own settings, logins and conversations, so
/// that it is the same agent the next time. Relative to the home.
struct OwnFolders
{
    QString program; ///< of the command, its script or its package; `program-…` and `program.…` count, too
    QStringList folders;
    QStringList files; ///< in the home itself: they are replaced, so that they are written back behind each turn
};
const QList<OwnFolders> &knownOwnFolders();

/// How \p command is started so that its changes go to \p held, which has been opened. \p home is the user's. \p more:
/// further files and folders that it may write to itself, absolute or relative to the home. Makes folders of the
/// agent's own that are missing, since what is made later would be held back.
base::SealPlan sealPlan(const core::HeldChanges &held, const QString &command, const QString &home,
                        const QStringList &more);

/// Whether \p path, relative to the home, is one of the files that \p command keeps there: see OwnFolders::files.
bool isOwnFile(const QString &command, const QString &path);

} // namespace agents
