// SPDX-License-Identifier: Apache-2.0
#include "ledger/runlock.h"

#include <QFile>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ledger {

namespace {

QString pathOf(const QString &folder, const QString &name)
{
    return folder + QStringLiteral("/run-") + name + QStringLiteral(".lock");
}

} // namespace

RunLock::RunLock(const QString &folder) : m_name(QUuid::createUuid().toString(QUuid::Id128))
{
    m_path = pathOf(folder, m_name);
    m_fd = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (m_fd >= 0)
        ::flock(m_fd, LOCK_EX | LOCK_NB);
}

RunLock::~RunLock()
{
    if (m_fd < 0)
        return;
    ::unlink(QFile::encodeName(m_path).constData());
    ::close(m_fd);
}

bool RunLock::isAlive(const QString &folder, const QString &name)
{
    if (name.isEmpty() || name.contains(QLatin1Char('/')))
        return false;
    const QByteArray path = QFile::encodeName(pathOf(folder, name));
    const int fd = ::open(path.constData(), O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return false;
    const bool dead = ::flock(fd, LOCK_EX | LOCK_NB) == 0;
    if (dead)
        ::unlink(path.constData());
    ::close(fd);
    return !dead;
}

} // namespace ledger
