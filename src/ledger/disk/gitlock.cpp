// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/gitlock.h"

#include <QByteArrayList>

#include <cerrno>
#include <unistd.h>
#include <utility>

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
        const qsizetype refs = inside.indexOf(QByteArray("refs")), at = inside.indexOf(folder);
        if (isInner ? at >= 0 && (refs < 0 || at < refs) : !inside.isEmpty() && inside.first() == folder)
            return {};
    }
    bool isLocked = inside.contains(QByteArray("refs"));
    for (const char *record : {"HEAD", "index", "packed-refs", "shallow", "config"})
        isLocked = isLocked || name == record;
    return isLocked ? QByteArray(name + ".lock") : QByteArray();
}

GitLock::GitLock(int folder, QByteArray lock, const QByteArray &ours) : m_folder(folder), m_lock(std::move(lock))
{
    if (m_lock.isEmpty())
        return;
    m_isHeld = ::linkat(folder, ours.constData(), folder, m_lock.constData(), 0) == 0;
    m_isOthers = !m_isHeld && errno == EEXIST;
}

GitLock::~GitLock()
{
    if (m_isHeld)
        ::unlinkat(m_folder, m_lock.constData(), 0);
}

} // namespace ledger
