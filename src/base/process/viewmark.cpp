// SPDX-License-Identifier: Apache-2.0
#include "base/process/viewmark.h"

#include "base/descriptor.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <limits>
#include <linux/nsfs.h>
#include <optional>
#include <set>
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

/// The inode of its mount namespace; none, with errno. Its first thread may have ended while others go on.
std::optional<quint64> spaceOf(const QString &process)
{
    const auto inodeOf = [](const QString &of) {
        struct stat info;
        const bool isThere = ::stat(QFile::encodeName(of + QStringLiteral("/ns/mnt")).constData(), &info) == 0;
        return isThere ? std::optional<quint64>(info.st_ino) : std::nullopt;
    };
    std::optional<quint64> space = inodeOf(process);
    if (space || errno != ENOENT)
        return space;
    const QString threads = process + QStringLiteral("/task");
    const QStringList names = QDir(threads).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        space = inodeOf(threads + u'/' + name);
        if (space)
            return space;
    }
    errno = ENOENT;
    return std::nullopt;
}

/// Whether its user namespace lies in one of \p owners, or is one. Who makes namespaces in a view has to make a user
/// namespace first.
bool isNestedIn(const std::set<quint64> &owners, const QString &process)
{
    Descriptor at(::open(QFile::encodeName(process + QStringLiteral("/ns/user")).constData(), O_RDONLY | O_CLOEXEC));
    while (at.isOpen()) {
        struct stat info;
        if (::fstat(at.fd(), &info) != 0)
            return false;
        if (owners.contains(info.st_ino))
            return true;
        at = Descriptor(::ioctl(at.fd(), NS_GET_PARENT)); // none above the one that Belay is in
    }
    return false;
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
    std::set<quint64> spaces, owners;
    qint64 since = std::numeric_limits<qint64>::max();
    for (const ViewMark &view : views) {
        if (view.boot != boot)
            continue;
        spaces.insert(view.space);
        if (view.owner != 0)
            owners.insert(view.owner);
        since = std::min(since, view.since);
    }
    if (spaces.empty())
        return false;
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[1-9]*")}, QDir::Dirs);
    return std::any_of(processes.begin(), processes.end(), [&](const QString &id) {
        const QString process = QStringLiteral("/proc/") + id;
        if (const auto space = spaceOf(process))
            return spaces.contains(*space) || (!owners.empty() && isNestedIn(owners, process));
        return unreadable == Unreadable::MayBeIn && errno != ENOENT && isThisUsers(process) &&
               beganAt(process) >= since;
    });
}

ViewMark viewMark(quint64 space, quint64 owner)
{
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return {thisBoot(), space, std::max<qint64>(0, now.tv_sec - startLimit) * ::sysconf(_SC_CLK_TCK), owner};
}

} // namespace base
