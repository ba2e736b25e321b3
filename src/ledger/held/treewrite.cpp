// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/treewrite.h"

#include "base/descriptor.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/posixfile.h"
#include "ledger/held/folderwalk.h"
#include "ledger/held/heldstate.h"

#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <optional>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Result;

namespace {

Result<Descriptor> madeParent(int folder, const QByteArray &path)
{
    for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        const QByteArray inner = path.first(slash);
        const Result<Descriptor> parent = openParent(folder, inner);
        if (!parent)
            return parent.error();
        if (::mkdirat(parent->fd(), splitPath('/' + inner).second.constData(), 0777) != 0 && errno != EEXIST)
            return systemError(errno, inner);
    }
    return openParent(folder, path);
}

Result<void> remove(int parent, const QByteArray &name, int depth = 0)
{
    struct stat info;
    if (::fstatat(parent, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? Result<void>() : Result<void>(systemError(errno, name));
    if (S_ISDIR(info.st_mode)) {
        // What is in it is not removed without the right to.
        if ((info.st_mode & 0700U) != 0700U)
            (void)::fchmodat(parent, name.constData(), (info.st_mode & 0777U) | 0700U, 0);
        const Descriptor folder(::openat(parent, name.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (!folder.isOpen() || depth > mostDepth)
            return systemError(folder.isOpen() ? ENAMETOOLONG : errno, name);
        const Result<QByteArrayList> names = namesIn(folder.fd());
        if (!names)
            return names.error();
        for (const QByteArray &inner : *names) {
            if (Result<void> done = remove(folder.fd(), inner, depth + 1); !done)
                return done;
        }
    }
    if (::unlinkat(parent, name.constData(), S_ISDIR(info.st_mode) ? AT_REMOVEDIR : 0) != 0 && errno != ENOENT)
        return systemError(errno, name);
    return {};
}

Result<void> makeTemporary(int source, int parent, const QByteArray &name, const QByteArray &temporary, FileType type,
                           std::optional<quint32> mode)
{
    if (type == FileType::Symlink) {
        QByteArray text(PATH_MAX, Qt::Uninitialized);
        const ssize_t n = ::readlinkat(source, name.constData(), text.data(), size_t(text.size()));
        if (n < 0)
            return systemError(errno, name);
        text.truncate(n);
        return ::symlinkat(text.constData(), parent, temporary.constData()) == 0
                   ? Result<void>()
                   : Result<void>(systemError(errno, name));
    }
    const Descriptor in(::openat(source, name.constData(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
    struct stat info;
    if (!in.isOpen() || ::fstat(in.fd(), &info) != 0)
        return systemError(errno, name);
    if (!S_ISREG(info.st_mode))
        return systemError(EAGAIN, name);
    const Descriptor out(
        ::openat(parent, temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!out.isOpen())
        return systemError(errno, name);
    if (Result<void> copied = copyContent(in.fd(), out.fd(), name, info.st_size); !copied)
        return copied;
    return ::fchmod(out.fd(), mode_t(mode.value_or(info.st_mode) & permissionBits)) == 0
               ? Result<void>()
               : Result<void>(systemError(errno, name));
}

/// Where a file, a link or a folder comes from.
struct Source
{
    int folder;
    QByteArray name;
    std::optional<quint32> mode = {}; ///< else its own
};

/// \p mark is that of something that is there.
Result<void> place(const Source &source, int to, const QByteArray &path, const FileMark &mark)
{
    const QByteArray name = splitPath('/' + path).second;
    const Result<Descriptor> parent = madeParent(to, path);
    if (!parent)
        return parent.error();
    struct stat info;
    const bool isThere = ::fstatat(parent->fd(), name.constData(), &info, AT_SYMLINK_NOFOLLOW) == 0;
    const bool isFolder = isThere && S_ISDIR(info.st_mode);
    if (isThere && isFolder != (mark.type == FileType::Folder)) {
        if (Result<void> removed = remove(parent->fd(), name); !removed)
            return removed;
    }
    if (mark.type == FileType::Folder) {
        if (::mkdirat(parent->fd(), name.constData(), mode_t(mark.mode & permissionBits)) != 0 && errno != EEXIST)
            return systemError(errno, path);
        return {};
    }
    const QByteArray temporary = temporaryName();
    Result<void> made = makeTemporary(source.folder, parent->fd(), source.name, temporary, mark.type, source.mode);
    if (made && ::renameat(parent->fd(), temporary.constData(), parent->fd(), name.constData()) != 0)
        made = systemError(errno, path);
    if (!made)
        ::unlinkat(parent->fd(), temporary.constData(), 0);
    return made;
}

Result<void> take(int to, const QByteArray &path)
{
    const Result<Descriptor> parent = openParent(to, path);
    if (!parent)
        return parent.error().code == ENOENT || parent.error().code == ENOTDIR ? Result<void>()
                                                                               : Result<void>(parent.error());
    return remove(parent->fd(), splitPath('/' + path).second);
}

bool mayNotBeRead(int error)
{
    return error == EACCES || error == EPERM || error == ENOENT;
}

Result<void> copyLink(int from, int to, const QByteArray &name)
{
    QByteArray text(PATH_MAX, Qt::Uninitialized);
    const ssize_t n = ::readlinkat(from, name.constData(), text.data(), size_t(text.size()));
    if (n < 0)
        return errno == ENOENT ? Result<void>() : Result<void>(systemError(errno, name));
    text.truncate(n);
    return ::symlinkat(text.constData(), to, name.constData()) == 0 ? Result<void>()
                                                                    : Result<void>(systemError(errno, name));
}

Result<void> copyFile(int from, int to, const QByteArray &name)
{
    const Descriptor in(::openat(from, name.constData(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
    struct stat info;
    if (!in.isOpen())
        return mayNotBeRead(errno) ? Result<void>() : Result<void>(systemError(errno, name));
    if (::fstat(in.fd(), &info) != 0 || !S_ISREG(info.st_mode))
        return {}; // it has just become something else
    const Descriptor out(::openat(to, name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!out.isOpen())
        return systemError(errno, name);
    if (Result<void> copied = copyContent(in.fd(), out.fd(), name, info.st_size); !copied)
        return copied;
    const struct timespec times[] = {info.st_atim, info.st_mtim};
    const bool isDressed = ::fchmod(out.fd(), info.st_mode & permissionBits) == 0 && ::futimens(out.fd(), times) == 0;
    return isDressed ? Result<void>() : Result<void>(systemError(errno, name));
}

Result<void> copyFolder(int from, int to, int depth, CopyProgress &progress)
{
    if (depth > mostDepth)
        return systemError(ELOOP, "folder");
    const Result<QByteArrayList> names = namesIn(from);
    if (!names)
        return names.error();
    for (const QByteArray &name : *names) {
        if (progress.isGivenUp)
            return systemError(ECANCELED, name);
        ++progress.done;
        struct stat info;
        if (::fstatat(from, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
            continue; // removed meanwhile
        Result<void> copied;
        if (S_ISREG(info.st_mode)) {
            copied = copyFile(from, to, name);
        } else if (S_ISLNK(info.st_mode)) {
            copied = copyLink(from, to, name);
        } else if (S_ISDIR(info.st_mode)) {
            const Descriptor source(::openat(from, name.constData(), folderFlags));
            if (!source.isOpen() && mayNotBeRead(errno))
                continue;
            if (!source.isOpen() || ::mkdirat(to, name.constData(), 0700) != 0)
                return systemError(errno, name);
            const Descriptor target(::openat(to, name.constData(), folderFlags));
            copied = copyFolder(source.fd(), target.fd(), depth + 1, progress);
            if (!copied && copied.error().code == EACCES)
                copied = {}; // its names may be read, but nothing in it
            if (copied && ::fchmod(target.fd(), info.st_mode & permissionBits) != 0)
                copied = systemError(errno, name);
        }
        if (!copied)
            return copied;
    }
    return {};
}

bool canBePlaced(const FileMark &mark)
{
    return mark.type == FileType::Regular || mark.type == FileType::Symlink || mark.type == FileType::Folder;
}

} // namespace

Result<void> removeTree(int parent, const QByteArray &name)
{
    return remove(parent, name);
}

Result<void> copyTree(int from, int to, CopyProgress &progress)
{
    return copyFolder(from, to, 0, progress);
}

Result<void> copyContent(int from, int to, const QByteArray &name, qint64 upTo)
{
    // Some file systems share the blocks then. Others, and some kernels, cannot do it at all.
    while (upTo > 0) {
        const ssize_t n = ::copy_file_range(from, nullptr, to, nullptr, size_t(upTo), 0);
        if (n == 0)
            return {};
        if (n < 0 && errno != EINTR)
            break;
        upTo -= qMax<ssize_t>(0, n);
    }
    while (upTo > 0) {
        const ssize_t n = ::sendfile(to, from, nullptr, size_t(qMin<qint64>(upTo, 1 << 20)));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return systemError(errno, name);
        if (n == 0)
            return {};
        upTo -= n;
    }
    return {};
}

Result<void> copyPath(int from, int to, const QByteArray &path, const FileMark &mark)
{
    if (mark.type == FileType::Missing)
        return take(to, path);
    if (!canBePlaced(mark))
        return systemError(EINVAL, path);
    const Result<Descriptor> source = openParent(from, path);
    if (!source)
        return source.error();
    return place({source->fd(), splitPath('/' + path).second}, to, path, mark);
}

Result<void> copyNamed(int source, const QByteArray &name, int to, const QByteArray &path, const FileMark &mark)
{
    if (mark.type == FileType::Missing)
        return take(to, path);
    return canBePlaced(mark) ? place({source, name, mark.mode}, to, path, mark)
                             : Result<void>(systemError(EINVAL, path));
}

} // namespace ledger
