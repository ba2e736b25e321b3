// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/gitlock.h"

#include <QByteArrayList>

#include <initializer_list>

namespace ledger {

QByteArray gitLockOf(const QByteArray &path)
{
    const QByteArrayList parts = path.split('/');
    const qsizetype git = parts.lastIndexOf(QByteArray(".git"));
    if (git < 0 || git + 1 == parts.size())
        return {};
    QByteArrayList inside = parts.mid(git + 1);
    const QByteArray name = inside.takeLast();
    // Of submodules and linked worktrees the same lies deeper, below a name that may have slashes.
    const bool isInner = !inside.isEmpty() && (inside.first() == "modules" || inside.first() == "worktrees");
    for (const char *unlocked : {"objects", "logs", "hooks", "info"}) {
        const QByteArray folder(unlocked);
        if (isInner ? inside.contains(folder) : !inside.isEmpty() && inside.first() == folder)
            return {};
    }
    bool isLocked = inside.contains(QByteArray("refs"));
    for (const char *record : {"HEAD", "index", "packed-refs", "shallow", "config"})
        isLocked = isLocked || name == record;
    return isLocked ? QByteArray(name + ".lock") : QByteArray();
}

} // namespace ledger
