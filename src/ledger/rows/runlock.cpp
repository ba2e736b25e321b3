// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/runlock.h"

#include "ledger/disk/posixfile.h"

#include <QByteArrayList>
#include <QFile>
#include <QUuid>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ledger {

namespace {

const QString unattended = QStringLiteral("unattended-");

/// Boot id and pid namespace, within which process ids are unique. Empty: unknown.
QByteArray numberedIn()
{
    char link[64] = {};
    QFile boot(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    if (::readlink("/proc/self/ns/pid", link, sizeof link - 1) <= 0 || !boot.open(QIODevice::ReadOnly))
        return {};
    return boot.readAll().trimmed() + link;
}

/// Whether the process that wrote \p owner has ended. A child that it forked may still hold its lock until exec.
bool isGone(const QByteArray &owner)
{
    const QByteArrayList words = owner.split(' ');
    const pid_t process = words.value(0).toInt();
    return process > 0 && !words.value(1).isEmpty() && words.value(1) == numberedIn() && ::kill(process, 0) != 0 &&
           errno == ESRCH;
}

QString pathOf(const QString &folder, const QString &name)
{
    return folder + QStringLiteral("/run-") + name + QStringLiteral(".lock");
}

} // namespace

RunLock::RunLock(const QString &folder, Attendance attendance)
    : m_name((attendance == Attendance::Nobody ? unattended : QString()) + QUuid::createUuid().toString(QUuid::Id128))
{
    m_path = pathOf(folder, m_name);
    m_fd = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (m_fd < 0)
        return;
    ::flock(m_fd, LOCK_EX | LOCK_NB);
    (void)writeAll(m_fd, QByteArray(QByteArray::number(::getpid()) + ' ' + numberedIn()));
}

RunLock::~RunLock()
{
    if (m_fd < 0)
        return;
    ::unlink(QFile::encodeName(m_path).constData());
    ::close(m_fd);
}

bool RunLock::isUnattended(const QString &name)
{
    return name.startsWith(unattended);
}

bool RunLock::isAlive(const QString &folder, const QString &name)
{
    if (name.isEmpty() || name.contains(QLatin1Char('/')))
        return false;
    const QByteArray path = QFile::encodeName(pathOf(folder, name));
    const int fd = ::open(path.constData(), O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return false;
    char owner[128] = {};
    const bool isRead = ::read(fd, owner, sizeof owner - 1) > 0;
    const bool dead = ::flock(fd, LOCK_EX | LOCK_NB) == 0 || (isRead && isGone(owner));
    if (dead)
        ::unlink(path.constData());
    ::close(fd);
    return !dead;
}

} // namespace ledger
