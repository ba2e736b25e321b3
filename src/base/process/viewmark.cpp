// SPDX-License-Identifier: Apache-2.0
#include "base/process/viewmark.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <limits>
#include <linux/nsfs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {

namespace {

/// Seconds by which the first process of a view may have begun before the view was known.
constexpr qint64 startLimit = 60;

QByteArray wholeFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray thisBoot()
{
    return wholeFile(QStringLiteral("/proc/sys/kernel/random/boot_id")).trimmed();
}

bool isThisUsers(const QString &process)
{
    // The folder itself belongs to root where the process may not be looked at.
    for (const QByteArray &line : wholeFile(process + QStringLiteral("/status")).split('\n')) {
        if (line.startsWith("Uid:"))
            return line.simplified().split(' ').value(1).toUInt() == ::getuid();
    }
    return false;
}

/// From linux/nsfs.h, of kernels since 6.11 and 6.18, which older headers lack: numbers that are never used again.
constexpr unsigned long mountNamespaceId = _IOR(NSIO, 5, quint64), anyNamespaceId = _IOR(NSIO, 13, quint64);

quint64 inodeOf(const Descriptor &space)
{
    struct stat info;
    return ::fstat(space.fd(), &info) == 0 ? info.st_ino : 0;
}

quint64 idOf(const Descriptor &space)
{
    quint64 id = 0;
    const bool isKnown =
        ::ioctl(space.fd(), anyNamespaceId, &id) == 0 || ::ioctl(space.fd(), mountNamespaceId, &id) == 0;
    return isKnown ? id : 0;
}

NamespaceMark markOf(const Descriptor &space)
{
    return {inodeOf(space), idOf(space)};
}

/// Whether it may be one of \p marks: certainly, if the kernel has told numbers of both.
bool isOneOf(const std::vector<NamespaceMark> &marks, const Descriptor &space)
{
    const quint64 inode = inodeOf(space);
    return inode != 0 && std::any_of(marks.begin(), marks.end(), [&](const NamespaceMark &mark) {
               if (mark.inode != inode)
                   return false;
               const quint64 id = mark.id != 0 ? idOf(space) : 0;
               return id == 0 || id == mark.id;
           });
}

Descriptor opened(const QString &path)
{
    return Descriptor(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC));
}

/// Its mount namespace; not open, with errno. Its first thread may have ended while others go on.
Descriptor spaceOf(const QString &process)
{
    Descriptor space = opened(process + QStringLiteral("/ns/mnt"));
    if (space.isOpen() || errno != ENOENT)
        return space;
    const QString threads = process + QStringLiteral("/task");
    const QStringList names = QDir(threads).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    int error = ENOENT;
    for (const QString &name : names) {
        space = opened(threads + u'/' + name + QStringLiteral("/ns/mnt"));
        if (space.isOpen())
            return space;
        if (errno != ENOENT && errno != ESRCH)
            error = errno;
    }
    errno = error;
    return {};
}

/// Whether it could not be looked at since it is gone or somebody else's, not since this process has no descriptor
/// left.
bool isGoneOrForeign(int error)
{
    return error == ENOENT || error == ESRCH || error == EACCES || error == EPERM;
}

/// Whether its user namespace lies in one of \p owners, or is one. Who makes namespaces in a view has to make a user
/// namespace first.
bool isNestedIn(const std::vector<NamespaceMark> &owners, const QString &process)
{
    Descriptor at = opened(process + QStringLiteral("/ns/user"));
    while (at.isOpen()) {
        if (isOneOf(owners, at))
            return true;
        at = Descriptor(::ioctl(at.fd(), NS_GET_PARENT)); // none above the one that Belay is in
    }
    return !isGoneOrForeign(errno);
}

/// Clock ticks since the start of the machine.
qint64 beganAt(const QString &process)
{
    // The name, in brackets, may hold anything; then come the state and what the manual counts from 4.
    const QByteArray stat = wholeFile(process + QStringLiteral("/stat"));
    return stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(22 - 3).toLongLong();
}

} // namespace

bool isInhabited(const std::vector<ViewMark> &views, Unreadable unreadable)
{
    const QByteArray boot = thisBoot();
    std::vector<NamespaceMark> spaces, owners;
    qint64 since = std::numeric_limits<qint64>::max();
    for (const ViewMark &view : views) {
        if (view.boot != boot)
            continue;
        if (view.space.inode == 0)
            return true; // nobody knows
        spaces.push_back(view.space);
        if (view.owner.inode != 0)
            owners.push_back(view.owner);
        since = std::min(since, view.since);
    }
    if (spaces.empty())
        return false;
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[1-9]*")}, QDir::Dirs);
    if (!processes.contains(QString::number(::getpid())))
        return true; // they cannot be listed
    return std::any_of(processes.begin(), processes.end(), [&](const QString &id) {
        const QString process = QStringLiteral("/proc/") + id;
        const Descriptor space = spaceOf(process);
        const int error = errno;
        if (space.isOpen())
            return isOneOf(spaces, space) || (!owners.empty() && isNestedIn(owners, process));
        if (!isGoneOrForeign(error))
            return true;
        return unreadable == Unreadable::MayBeIn && error != ENOENT && error != ESRCH && isThisUsers(process) &&
               beganAt(process) >= since;
    });
}

ViewMark viewMark(const Descriptor &mount, const Descriptor &user)
{
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return {thisBoot(), markOf(mount), std::max<qint64>(0, now.tv_sec - startLimit) * ::sysconf(_SC_CLK_TCK),
            markOf(user)};
}

} // namespace base
