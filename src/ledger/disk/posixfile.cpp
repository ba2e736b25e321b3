// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/posixfile.h"

#include "base/descriptor.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Origin;
using base::Result;

namespace {

constexpr mode_t permissions = 0777;
constexpr int asFolder = O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

struct PosixFileTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::Files)
};

} // namespace

Error systemError(int code, const QByteArray &name)
{
    const QString where = base::visibleText(QFile::decodeName(name));
    switch (code) {
    case ENOSPC:
    case EDQUOT:
        return {Origin::System,
                code,
                PosixFileTr::tr("%1: the disk is full. Nothing was changed; make room and try again.").arg(where),
                {}};
    case EROFS:
        return {Origin::System,
                code,
                PosixFileTr::tr("%1: the disk can only be read. Nothing was changed.").arg(where),
                {}};
    case changedMeanwhile:
        return {Origin::User,
                code,
                base::Words::tr("%1 was changed by somebody else meanwhile. Nothing was written.").arg(where),
                {}};
    case EFBIG:
        return {Origin::System,
                code,
                PosixFileTr::tr("%1 is larger than 1 GiB; Belay does not look into files of that size.").arg(where),
                {}};
    default:
        return {Origin::System, code, base::labelled(where, QString::fromLocal8Bit(std::strerror(code))), {}};
    }
}

Result<Descriptor> openFolder(const QByteArray &path)
{
    return openFolder(path, nullptr);
}

namespace {

/// Why \p name in \p above cannot be opened as a folder of \p path. Not followed, a link reads as no folder; but what
/// is behind it is there.
Error notOpened(int above, const QByteArray &name, const QByteArray &path)
{
    const int code = errno;
    struct stat info;
    if (code == ENOTDIR && ::fstatat(above, name.constData(), &info, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(info.st_mode))
        return {Origin::User,
                ELOOP,
                PosixFileTr::tr("%1 is reached by a link now, which Belay does not follow.")
                    .arg(base::visibleText(QFile::decodeName(path))),
                {}};
    return systemError(code, path);
}

} // namespace

Result<Descriptor> openFolder(const QByteArray &path, FolderMaking *making)
{
    if (!path.startsWith('/'))
        return systemError(EINVAL, path);
    // Folder by folder and not by openat2: this works on every kernel and can create missing folders.
    Descriptor current(::open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    QByteArrayList parts = path.split('/');
    parts.removeIf([](const QByteArray &part) { return part.isEmpty() || part == "."; });
    const auto givenUp = [making, &parts](const Error &why, qsizetype reached) {
        if (making)
            removeEmptyFolders('/' + parts.first(reached).join('/'), std::exchange(making->made, {}).size());
        return why;
    };
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QByteArray &part = parts.at(i);
        if (part == "..")
            return systemError(EINVAL, path);
        // O_PATH opens a folder that may be entered but not listed, which is enough for openat.
        const auto enter = [&current, &part] {
            const int opened = ::openat(current.fd(), part.constData(), O_RDONLY | asFolder);
            return opened >= 0 || errno != EACCES ? opened
                                                  : ::openat(current.fd(), part.constData(), O_PATH | asFolder);
        };
        int next = enter();
        bool isMade = false;
        if (next < 0 && errno == ENOENT && making) {
            const auto level = size_t(parts.size() - 1 - i);
            const mode_t mode = level < making->modes.size() ? mode_t(making->modes[level]) : making->mode;
            isMade = ::mkdirat(current.fd(), part.constData(), mode) == 0;
            if (!isMade && errno != EEXIST)
                return givenUp(systemError(errno, path), i);
            ::fsync(current.fd());
            next = enter();
            struct stat info;
            isMade = isMade && next >= 0 && ::fstat(next, &info) == 0;
            if (isMade)
                making->made.insert(making->made.begin(), info.st_mode & permissions);
        }
        if (next < 0)
            return givenUp(notOpened(current.fd(), part, path), i);
        if (making && !isMade)
            making->made.clear(); // somebody else's: what is above it is in use
        current = Descriptor(next);
    }
    return current;
}

std::vector<quint32> removeEmptyFolders(QByteArray path, size_t most)
{
    std::vector<quint32> removed;
    while (removed.size() < most) {
        const auto [above, name] = splitPath(path);
        const Result<Descriptor> parent = openFolder(above);
        struct stat info;
        if (!parent || name.isEmpty() || ::fstatat(parent->fd(), name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0 ||
            ::unlinkat(parent->fd(), name.constData(), AT_REMOVEDIR) != 0)
            break;
        ::fsync(parent->fd());
        removed.push_back(info.st_mode & permissions);
        path = above;
    }
    return removed;
}

std::pair<QByteArray, QByteArray> splitPath(const QByteArray &path)
{
    const qsizetype slash = path.lastIndexOf('/');
    return {slash <= 0 ? QByteArrayLiteral("/") : path.first(slash), path.sliced(slash + 1)};
}

Result<Descriptor> openRegular(const QByteArray &path, qint64 mostBytes)
{
    Descriptor file(::open(path.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.isOpen())
        return systemError(errno, path);
    struct stat info;
    if (::fstat(file.fd(), &info) != 0)
        return systemError(errno, path);
    if (!S_ISREG(info.st_mode))
        return systemError(EINVAL, path);
    if (info.st_size > mostBytes)
        return systemError(EFBIG, path);
    return file;
}

bool writeAll(int fd, const QByteArray &content)
{
    qsizetype done = 0;
    while (done < content.size()) {
        const ssize_t n = ::write(fd, content.constData() + done, size_t(content.size() - done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        done += n;
    }
    return true;
}

} // namespace ledger
