// SPDX-License-Identifier: Apache-2.0
#include "base/unnestfolder.h"

#include "base/descriptor.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {

namespace {

/// Closing the descriptor also releases the lock on it.
Descriptor openFolder(int at, const QByteArray &name, int flags = 0)
{
    return Descriptor(::openat(at, name.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags));
}

/// Sorted; null if they cannot be read.
std::optional<QByteArrayList> namesIn(int folder)
{
    const int copy = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *const list = copy < 0 ? nullptr : ::fdopendir(copy);
    if (!list) {
        if (copy >= 0)
            ::close(copy);
        return std::nullopt;
    }
    QByteArrayList out;
    errno = 0;
    while (const dirent *entry = ::readdir(list)) {
        if (std::strcmp(entry->d_name, ".") != 0 && std::strcmp(entry->d_name, "..") != 0)
            out << QByteArray(entry->d_name);
    }
    const bool isWhole = errno == 0;
    ::closedir(list);
    std::sort(out.begin(), out.end());
    return isWhole ? std::optional(out) : std::nullopt;
}

bool knowsNo(int error)
{
    return error == EINVAL || error == ENOSYS;
}

/// Where the file system lacks RENAME_NOREPLACE, checking first is enough: only Belay writes there.
bool moveWithoutReplacing(int from, int to, const QByteArray &name)
{
    if (::renameat2(from, name.constData(), to, name.constData(), RENAME_NOREPLACE) == 0)
        return true;
    struct stat info;
    if (!knowsNo(errno))
        return false;
    return ::fstatat(to, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT &&
           ::renameat(from, name.constData(), to, name.constData()) == 0;
}

/// An entry on another disk stays where it is and gets a link to it. \p inner is the path from \p to to \p from.
bool moveOrLink(int from, int to, const QByteArray &name, const QByteArray &inner)
{
    return moveWithoutReplacing(from, to, name) ||
           (errno == EXDEV && ::symlinkat(QByteArray(inner + '/' + name).constData(), to, name.constData()) == 0);
}

/// True if everything can now be found from \p to. If a database has to stay, so do its side files, whose names begin
/// with its name and sort after it.
bool moveAll(int from, int to, const QByteArray &inner)
{
    const std::optional<QByteArrayList> names = namesIn(from);
    QByteArrayList left;
    for (const QByteArray &name : names.value_or(QByteArrayList())) {
        const bool belongs = std::any_of(left.begin(), left.end(), [&name](const QByteArray &other) {
            return name.startsWith(QByteArray(other + '-'));
        });
        if (belongs || !moveOrLink(from, to, name, inner))
            left << name;
    }
    return names && left.isEmpty();
}

/// Waits for another program that does the same, which takes a moment, but not for ever, since that one may be stopped.
bool lockFolder(int folder)
{
    constexpr int attempts = 200;
    constexpr useconds_t pause = 10'000;
    for (int i = 0; i < attempts; ++i) {
        if (::flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
            return true; // also where the file system has no locks
        ::usleep(pause);
    }
    return false;
}

/// Exchanges the two at once where the file system can, so that the name always exists. What others create in the
/// folder until then is moved after the exchange.
bool replaceWithLink(int outer, int inner, const QByteArray &name, const QByteArray &moved)
{
    if (::symlinkat(".", outer, moved.constData()) != 0)
        return errno == EPERM || errno == EOPNOTSUPP; // no links on this file system: the empty folder stays
    if (::renameat2(outer, moved.constData(), outer, name.constData(), RENAME_EXCHANGE) == 0) {
        constexpr int attempts = 10;
        for (int i = 0; i < attempts; ++i) {
            if (::unlinkat(outer, moved.constData(), AT_REMOVEDIR) == 0)
                return true;
            moveAll(inner, outer, moved);
        }
        return false; // the next start moves what is left in it
    }
    if (knowsNo(errno) && ::unlinkat(outer, name.constData(), AT_REMOVEDIR) == 0)
        return ::renameat(outer, moved.constData(), outer, name.constData()) == 0;
    ::unlinkat(outer, moved.constData(), 0);
    return false;
}

/// Cleans up after an interrupted run: a link that was not put in its place, or entries left in the folder.
bool takeRest(int outer, const QByteArray &moved)
{
    const Descriptor rest = openFolder(outer, moved, O_NOFOLLOW);
    if (rest.fd() >= 0)
        return moveAll(rest.fd(), outer, moved) && ::unlinkat(outer, moved.constData(), AT_REMOVEDIR) == 0;
    ::unlinkat(outer, moved.constData(), 0); // the link, if it is there
    return true;
}

bool isSame(int folder, int other)
{
    struct stat a, b;
    return ::fstat(folder, &a) == 0 && ::fstat(other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

} // namespace

bool unnestFolder(const QString &folder)
{
    const QByteArray name = QFile::encodeName(QFileInfo(folder).fileName());
    const QByteArray moved = '.' + name + ".moved";
    const Descriptor outer = openFolder(AT_FDCWD, QFile::encodeName(folder));
    if (outer.fd() < 0)
        return errno == ENOENT;
    if (!lockFolder(outer.fd()))
        return false;
    const bool restIsTaken = takeRest(outer.fd(), moved);
    const Descriptor inner = openFolder(outer.fd(), name, O_NOFOLLOW);
    if (inner.fd() >= 0)
        return moveAll(inner.fd(), outer.fd(), name) && restIsTaken &&
               (namesIn(inner.fd()).value_or(QByteArrayList{name}).isEmpty()
                    ? replaceWithLink(outer.fd(), inner.fd(), name, moved)
                    : true);                // not empty: entries on another disk stay
    if (errno != ELOOP && errno != ENOTDIR) // a link: ELOOP, or with O_DIRECTORY ENOTDIR
        return errno == ENOENT && restIsTaken;
    // Either the link that an earlier run made, or a link of the user's to another place.
    const Descriptor target = openFolder(outer.fd(), name);
    if (target.fd() < 0 || isSame(target.fd(), outer.fd()))
        return restIsTaken;
    bool isThere = true;
    for (const QByteArray &each : namesIn(target.fd()).value_or(QByteArrayList()))
        isThere = (::symlinkat(QByteArray(name + '/' + each).constData(), outer.fd(), each.constData()) == 0 ||
                   errno == EEXIST) &&
                  isThere;
    return isThere && restIsTaken;
}

} // namespace base
