// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/filestate.h"

#include "base/descriptor.h"
#include "base/nanoseconds.h"

#include <QCryptographicHash>

#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Result;

namespace {

qint64 changedNs(const struct stat &info)
{
    return base::nanoseconds(info.st_mtim);
}

void fill(FileState &state, const struct stat &info, FileType type)
{
    state.mark.type = type;
    state.mark.mode = info.st_mode & 07777;
    state.mark.size = type == FileType::Regular || type == FileType::Symlink ? info.st_size : 0;
    state.owner = info.st_uid;
    state.group = info.st_gid;
    state.device = info.st_dev;
    state.inode = info.st_ino;
    state.changedNs = changedNs(info);
}

void readAttributes(int fd, FileState &state)
{
    const ssize_t size = ::flistxattr(fd, nullptr, 0);
    if (size <= 0)
        return;
    QByteArray names(size, 0);
    const ssize_t got = ::flistxattr(fd, names.data(), size_t(names.size()));
    if (got <= 0)
        return;
    names.truncate(got);
    for (const QByteArray &name : names.split(0)) {
        if (name.isEmpty())
            continue;
        const ssize_t length = ::fgetxattr(fd, name.constData(), nullptr, 0);
        if (length < 0)
            continue;
        QByteArray value(length, 0);
        const ssize_t read = length ? ::fgetxattr(fd, name.constData(), value.data(), size_t(length)) : 0;
        if (read < 0)
            continue;
        value.truncate(read);
        state.attributes.emplace_back(name, value);
    }
}

/// True if everything was read and nobody wrote meanwhile. False with errno 0 if somebody did.
bool readOnce(int fd, qint64 contentUpTo, FileState &state)
{
    struct stat before;
    if (::lseek(fd, 0, SEEK_SET) != 0 || ::fstat(fd, &before) != 0)
        return false;
    fill(state, before, FileType::Regular);
    const bool wanted = contentUpTo > 0 && before.st_size <= contentUpTo;
    QByteArray content;
    if (wanted)
        content.reserve(before.st_size);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray buffer(256 * 1024, Qt::Uninitialized);
    qint64 total = 0;
    while (true) {
        const ssize_t n = ::read(fd, buffer.data(), size_t(buffer.size()));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        if (n == 0)
            break;
        total += n;
        hash.addData(QByteArrayView(buffer.constData(), n));
        if (wanted && total <= contentUpTo)
            content.append(buffer.constData(), n);
        if (total > before.st_size)
            break; // the file grows: start again
    }
    struct stat after;
    if (::fstat(fd, &after) != 0)
        return false;
    errno = 0;
    if (total != before.st_size || after.st_size != before.st_size || changedNs(after) != changedNs(before))
        return false;
    state.mark.hash = hash.result();
    if (wanted)
        state.content = std::move(content);
    return true;
}

Result<FileState> regular(int folder, const QByteArray &name, qint64 contentUpTo)
{
    // Non-blocking, because opening a FIFO would wait before it can be recognized as one.
    const Descriptor fd(::openat(folder, name.constData(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
    if (!fd.isOpen())
        return systemError(errno, name);
    struct stat info;
    if (::fstat(fd.fd(), &info) != 0)
        return systemError(errno, name);
    if (!S_ISREG(info.st_mode))
        return systemError(EAGAIN, name);
    if (info.st_size > mostRead)
        return systemError(EFBIG, name);
    for (int round = 0; round < 5; ++round) {
        FileState state;
        if (readOnce(fd.fd(), contentUpTo, state)) {
            readAttributes(fd.fd(), state);
            return state;
        }
        if (errno != 0)
            return systemError(errno, name);
    }
    return systemError(EBUSY, name);
}

} // namespace

FileMark missingMark()
{
    FileMark mark;
    mark.type = FileType::Missing;
    return mark;
}

FileMark markOf(const QByteArray &content, quint32 mode, FileType type)
{
    FileMark mark;
    mark.type = type;
    mark.hash = QCryptographicHash::hash(content, QCryptographicHash::Sha256);
    mark.mode = mode;
    mark.size = content.size();
    return mark;
}

Result<FileState> lookAt(int folder, const QByteArray &name, qint64 contentUpTo)
{
    FileState state;
    struct stat info;
    if (::fstatat(folder, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno != ENOENT)
            return systemError(errno, name);
        state.mark = missingMark();
        return state;
    }
    if (S_ISREG(info.st_mode))
        return regular(folder, name, contentUpTo);
    if (S_ISLNK(info.st_mode)) {
        QByteArray text(PATH_MAX, Qt::Uninitialized);
        const ssize_t n = ::readlinkat(folder, name.constData(), text.data(), size_t(text.size()));
        if (n < 0)
            return systemError(errno, name);
        text.truncate(n);
        fill(state, info, FileType::Symlink);
        state.mark.mode = 0;
        state.mark.hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
        state.content = text;
        return state;
    }
    fill(state, info, S_ISDIR(info.st_mode) ? FileType::Folder : FileType::Other);
    return state;
}

Result<FileState> lookAtPath(const QByteArray &path, qint64 contentUpTo)
{
    const auto [folderPath, name] = splitPath(path);
    if (name.isEmpty() || !path.startsWith('/'))
        return systemError(EINVAL, path);
    const Result<Descriptor> folder = openFolder(folderPath);
    if (!folder) {
        if (folder.error().code != ENOENT && folder.error().code != ENOTDIR)
            return folder.error();
        FileState state;
        state.mark = missingMark();
        return state;
    }
    return lookAt(folder->fd(), name, contentUpTo);
}

} // namespace ledger
