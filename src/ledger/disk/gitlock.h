// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace ledger {

/// Name of the file beside \p path, absolute, by which git keeps others from changing that while it does itself; empty:
/// it is none of the records that git locks.
QByteArray gitLockOf(const QByteArray &path);

/// A lock of git's that is held as long as this lives. It is a hard link to one of our files, so that it is there at
/// one blow and with a content by which whoever finds it after a crash knows whose it is. Blocks; one thread.
class GitLock
{
public:
    /// Makes \p lock, a name in the open \p folder, of the file \p ours there. Where the file system has no hard links,
    /// or \p lock is empty, there is none. \p folder stays the caller's, and open.
    GitLock(int folder, QByteArray lock, const QByteArray &ours);
    ~GitLock();
    GitLock(const GitLock &) = delete;
    GitLock &operator=(const GitLock &) = delete;

    /// Git, or whoever else respects it, has the lock: nothing may be written.
    bool isOthers() const { return m_isOthers; }

private:
    const int m_folder;
    const QByteArray m_lock;
    bool m_isHeld = false, m_isOthers = false;
};

} // namespace ledger
