// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/gitlock.h"

#include <QByteArrayList>

#include <algorithm>
#include <initializer_list>

namespace ledger {

QByteArray gitLockOf(const QByteArray &path)
{
    QByteArrayList inside = path.split('/');
    const auto git = std::find(inside.rbegin(), inside.rend(), QByteArray(".git"));
    if (git == inside.rend() || git == inside.rbegin())
        return {};
    inside.erase(inside.begin(), git.base());
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
