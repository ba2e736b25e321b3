// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/fileuse.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ledger {

FileUse::FileUse(const QString &path, int patience)
{
    const QByteArray name = QFile::encodeName(path + QStringLiteral("-use"));
    m_fd = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (m_fd < 0)
        return;
    if (::flock(m_fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
        return;
    m_isAlone = false;
    // Another program has exclusive access only while it opens the file.
    const QDeadlineTimer limit(patience);
    while (::flock(m_fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK && !limit.hasExpired())
        QThread::msleep(10);
}

FileUse::~FileUse()
{
    if (m_fd >= 0)
        ::close(m_fd);
}

void FileUse::share()
{
    m_isAlone = false;
    if (m_fd >= 0)
        ::flock(m_fd, LOCK_SH | LOCK_NB);
}

} // namespace ledger
