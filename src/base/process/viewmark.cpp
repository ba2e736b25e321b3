// SPDX-License-Identifier: Apache-2.0
#include "base/process/viewmark.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <limits>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace base {

namespace {

/// Seconds by which the first process of a view may have begun before the view was known.
constexpr qint64 startLimit = 60;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray thisBoot()
{
    return contentOf(QStringLiteral("/proc/sys/kernel/random/boot_id")).trimmed();
}

bool isThisUsers(const QString &process)
{
    // The folder itself belongs to root where the process may not be looked at.
    for (const QByteArray &line : contentOf(process + QStringLiteral("/status")).split('\n')) {
        if (line.startsWith("Uid:"))
            return line.simplified().split(' ').value(1).toUInt() == ::getuid();
    }
    return false;
}

/// Clock ticks since the start of the machine.
qint64 beganAt(const QString &process)
{
    // The name, in brackets, may hold anything; then come the state and what the manual counts from 4.
    const QByteArray stat = contentOf(process + QStringLiteral("/stat"));
    return stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(22 - 3).toLongLong();
}

} // namespace

bool isInhabited(const std::vector<ViewMark> &views, Unreadable unreadable)
{
    const QByteArray boot = thisBoot();
    std::set<quint64> spaces;
    qint64 since = std::numeric_limits<qint64>::max();
    for (const ViewMark &view : views) {
        if (view.boot != boot)
            continue;
        spaces.insert(view.space);
        since = std::min(since, view.since);
    }
    if (spaces.empty())
        return false;
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[1-9]*")}, QDir::Dirs);
    return std::any_of(processes.begin(), processes.end(), [&](const QString &id) {
        const QString process = QStringLiteral("/proc/") + id;
        struct stat info;
        if (::stat(QFile::encodeName(process + QStringLiteral("/ns/mnt")).constData(), &info) == 0)
            return spaces.contains(info.st_ino);
        return unreadable == Unreadable::MayBeIn && errno != ENOENT && isThisUsers(process) &&
               beganAt(process) >= since;
    });
}

ViewMark viewMark(quint64 space)
{
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return {thisBoot(), space, std::max<qint64>(0, now.tv_sec - startLimit) * ::sysconf(_SC_CLK_TCK)};
}

} // namespace base
