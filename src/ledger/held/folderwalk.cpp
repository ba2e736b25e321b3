// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/folderwalk.h"

#include "base/nanoseconds.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <set>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Result;

namespace {

qint64 wallNs()
{
    struct timespec now = {};
    ::clock_gettime(CLOCK_REALTIME, &now);
    return base::nanoseconds(now);
}

HashMemory::Key keyOf(const struct stat &info)
{
    return {info.st_dev, info.st_ino, info.st_size, base::nanoseconds(info.st_mtim), base::nanoseconds(info.st_ctim)};
}

FileIdentity identityOf(const struct stat &info)
{
    const bool folder = S_ISDIR(info.st_mode);
    return {info.st_ino, info.st_mode, folder ? 0 : info.st_size, folder ? 0 : base::nanoseconds(info.st_mtim)};
}

bool isWhiteout(const struct stat &info)
{
    return S_ISCHR(info.st_mode) && info.st_rdev == makedev(0, 0);
}

bool isMissing(int error)
{
    return error == ENOENT || error == ENOTDIR;
}

QByteArray joined(const QByteArray &folder, const QByteArray &name)
{
    return folder.isEmpty() ? name : folder + '/' + name;
}

Result<FileMark> markAt(int folder, const QByteArray &name, const struct stat &info, HashMemory &memory)
{
    const HashMemory::Key key = keyOf(info);
    if (S_ISREG(info.st_mode)) {
        if (const QByteArray hash = memory.hash(key); !hash.isEmpty())
            return FileMark{FileType::Regular, hash, info.st_mode & 07777, info.st_size};
    }
    const Result<FileState> state = lookAt(folder, name);
    if (!state) {
        // A file that may not be read, is too large, or is being written all the time, exists all the same.
        const int code = state.error().code;
        if (code == EACCES || code == EPERM || code == EBUSY || code == EFBIG)
            return FileMark{FileType::Unknown, {}, info.st_mode & 07777, info.st_size};
        return state.error();
    }
    if (state->mark.type == FileType::Regular && state->inode == info.st_ino && state->mark.size == info.st_size &&
        state->changedNs == base::nanoseconds(info.st_mtim))
        memory.remember(key, state->mark.hash, wallNs());
    return state->mark;
}

/// Walks the upper folder and looks at the real folder beside it.
class UpperWalk
{
public:
    explicit UpperWalk(HashMemory &memory) : m_memory(memory) {}

    /// \p real: the real folder below, or -1 if it has none at this path.
    Result<void> walk(int upper, int real, const QByteArray &path, bool opaque, int depth)
    {
        const Result<QByteArrayList> names = namesIn(upper);
        if (!names)
            return names.error();
        for (const QByteArray &name : *names) {
            if (Result<void> done = take(upper, real, name, joined(path, name), opaque, depth); !done)
                return done;
        }
        if (opaque && real >= 0) {
            const Result<QByteArrayList> below = namesIn(real);
            if (!below)
                return below.error();
            for (const QByteArray &name : *below) {
                if (!std::binary_search(names->begin(), names->end(), name)) {
                    if (Result<void> done = hide(real, name, joined(path, name), depth); !done)
                        return done;
                }
            }
        }
        return {};
    }

    Marks marks;

private:
    Result<void> take(int upper, int real, const QByteArray &name, const QByteArray &path, bool opaque, int depth)
    {
        struct stat info;
        if (::fstatat(upper, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
            return errno == ENOENT ? Result<void>() : Result<void>(systemError(errno, path)); // removed meanwhile
        if (isWhiteout(info)) {
            marks.emplace(path, missingMark());
            return hide(real, name, path, depth);
        }
        if (!S_ISDIR(info.st_mode)) {
            const Result<FileMark> mark = markAt(upper, name, info, m_memory);
            if (!mark)
                return mark.error();
            if (mark->type == FileType::Missing)
                return {};
            marks.insert_or_assign(path, *mark);
            return hideBelow(real, name, path, depth);
        }
        FileMark mark{FileType::Folder, {}, info.st_mode & 07777};
        const Descriptor folder(::openat(upper, name.constData(), folderFlags));
        if (!folder.isOpen() && isMissing(errno))
            return {};
        if (!folder.isOpen() || depth >= mostDepth) {
            mark.type = FileType::Unknown;
            marks.insert_or_assign(path, mark);
            return {};
        }
        marks.insert_or_assign(path, mark);
        const Descriptor below(real < 0 ? -1 : ::openat(real, name.constData(), folderFlags));
        Result<void> done = walk(folder.fd(), below.fd(), path, opaque || isOpaque(folder.fd()), depth + 1);
        if (!done && done.error().code == EACCES) { // its names may be read, but nothing in it
            marks[path].type = FileType::Unknown;
            return {};
        }
        return done;
    }

    /// A whiteout hides the real file of that name, or the folder with its content.
    Result<void> hide(int real, const QByteArray &name, const QByteArray &path, int depth)
    {
        struct stat info;
        if (real < 0 || ::fstatat(real, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
            return {};
        marks.emplace(path, missingMark());
        return S_ISDIR(info.st_mode) ? hideBelow(real, name, path, depth) : Result<void>();
    }

    Result<void> hideBelow(int real, const QByteArray &name, const QByteArray &path, int depth)
    {
        const Descriptor folder(real < 0 ? -1 : ::openat(real, name.constData(), folderFlags));
        if (!folder.isOpen() || depth >= mostDepth)
            return {};
        const Result<QByteArrayList> names = namesIn(folder.fd());
        if (!names)
            return names.error();
        for (const QByteArray &below : *names) {
            if (Result<void> done = hide(folder.fd(), below, joined(path, below), depth + 1); !done)
                return done;
        }
        return {};
    }

    HashMemory &m_memory;
};

/// Walks a copy and compares it with what it was.
class CopyWalk
{
public:
    CopyWalk(const Identities &asCopied, HashMemory &memory) : m_asCopied(asCopied), m_memory(memory) {}

    Result<void> walk(int folder, const QByteArray &path, int depth)
    {
        const Result<QByteArrayList> names = namesIn(folder);
        if (!names)
            return names.error();
        for (const QByteArray &name : *names) {
            if (Result<void> done = take(folder, name, joined(path, name), depth); !done)
                return done;
        }
        return {};
    }

    /// What was there and is not any more, what is hidden by something else in the place of a folder, and the folders
    /// on the way to each change, as an overlay has them.
    Result<Marks> finish(int real)
    {
        for (const auto &[path, identity] : m_asCopied) {
            if (!m_now.contains(path))
                m_marks.emplace(path, missingMark());
        }
        if (Result<void> hidden = hideBelow(real); !hidden)
            return hidden.error();
        Marks folders;
        for (const auto &[path, mark] : m_marks) {
            for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                if (const auto folder = m_folders.find(path.first(slash)); folder != m_folders.end())
                    folders.insert(*folder);
            }
        }
        m_marks.merge(folders);
        return std::move(m_marks);
    }

private:
    Result<void> hideBelow(int real)
    {
        std::set<QByteArray> covers = m_madeAnew;
        for (const auto &[path, mark] : m_marks) {
            if (mark.type != FileType::Folder)
                covers.insert(path);
        }
        const Result<Identities> below = covers.empty() ? Identities() : identitiesIn(real);
        if (!below)
            return below.error();
        for (const QByteArray &path : covers) {
            const QByteArray prefix = path + '/';
            for (auto at = below->lower_bound(prefix); at != below->end() && at->first.startsWith(prefix); ++at) {
                if (!m_now.contains(at->first))
                    m_marks.emplace(at->first, missingMark());
            }
        }
        return {};
    }

    Result<void> take(int folder, const QByteArray &name, const QByteArray &path, int depth)
    {
        struct stat info;
        if (::fstatat(folder, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
            return errno == ENOENT ? Result<void>() : Result<void>(systemError(errno, path)); // removed meanwhile
        m_now.insert(path);
        const auto before = m_asCopied.find(path);
        const bool isAsBefore = before != m_asCopied.end() && before->second == identityOf(info);
        if (!S_ISDIR(info.st_mode)) {
            if (isAsBefore)
                return {};
            const Result<FileMark> mark = markAt(folder, name, info, m_memory);
            if (!mark)
                return mark.error();
            if (mark->type != FileType::Missing)
                m_marks.insert_or_assign(path, *mark);
            return {};
        }
        FileMark mark{FileType::Folder, {}, info.st_mode & 07777};
        const Descriptor below(::openat(folder, name.constData(), folderFlags));
        if (!below.isOpen() || depth >= mostDepth) {
            mark.type = FileType::Unknown;
            if (!isAsBefore)
                m_marks.insert_or_assign(path, mark);
            return {};
        }
        m_folders.emplace(path, mark);
        if (!isAsBefore)
            m_marks.insert_or_assign(path, mark);
        if (before == m_asCopied.end() || before->second.inode != info.st_ino)
            m_madeAnew.insert(path);
        Result<void> done = walk(below.fd(), path, depth + 1);
        if (!done && done.error().code == EACCES) { // its names may be read, but nothing in it
            if (!isAsBefore)
                m_marks[path].type = FileType::Unknown;
            return {};
        }
        return done;
    }

    const Identities &m_asCopied;
    HashMemory &m_memory;
    Marks m_marks, m_folders;
    std::set<QByteArray> m_now, m_madeAnew;
};

Result<void> collect(int folder, const QByteArray &path, int depth, Identities &out)
{
    const Result<QByteArrayList> names = namesIn(folder);
    if (!names)
        return names.error();
    for (const QByteArray &name : *names) {
        struct stat info;
        if (::fstatat(folder, name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        const QByteArray inner = joined(path, name);
        out.emplace_hint(out.end(), inner, identityOf(info));
        if (!S_ISDIR(info.st_mode) || depth >= mostDepth)
            continue;
        const Descriptor below(::openat(folder, name.constData(), folderFlags));
        // What may not be read cannot have been changed either.
        if (Result<void> done = below.isOpen() ? collect(below.fd(), inner, depth + 1, out) : Result<void>();
            !done && done.error().code != EACCES)
            return done;
    }
    return {};
}

} // namespace

QByteArray HashMemory::hash(const Key &key) const
{
    const auto found = m_hashes.find(key);
    return found == m_hashes.end() ? QByteArray() : found->second;
}

void HashMemory::remember(const Key &key, const QByteArray &hash, qint64 wallNs)
{
    if (wallNs - std::max(key.changedNs, key.statusNs) > 2 * base::nanosecondsInSecond)
        m_hashes[key] = hash;
}

bool isOpaque(int folder)
{
    char value = 0;
    return ::fgetxattr(folder, "user.overlay.opaque", &value, 1) == 1 && value == 'y';
}

Result<QByteArrayList> namesIn(int folder)
{
    // A separate descriptor, since reading moves the position and closedir() closes it.
    const int own = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *const stream = own < 0 ? nullptr : ::fdopendir(own);
    if (!stream)
        return systemError(errno, "folder");
    QByteArrayList names;
    errno = 0;
    while (const struct dirent *entry = ::readdir(stream)) {
        const QByteArray name(entry->d_name);
        if (name != "." && name != "..")
            names << name;
        errno = 0;
    }
    const int error = errno;
    ::closedir(stream);
    if (error != 0)
        return systemError(error, "folder");
    std::sort(names.begin(), names.end());
    return names;
}

Result<Marks> walkUpper(int upper, int real, HashMemory &memory)
{
    UpperWalk walk(memory);
    if (Result<void> done = walk.walk(upper, real, {}, isOpaque(upper), 0); !done)
        return done.error();
    return std::move(walk.marks);
}

Result<Marks> walkCopy(int copy, int real, const Identities &asCopied, HashMemory &memory)
{
    CopyWalk walk(asCopied, memory);
    if (Result<void> done = walk.walk(copy, {}, 0); !done)
        return done.error();
    return walk.finish(real);
}

Result<Identities> identitiesIn(int real)
{
    Identities out;
    if (Result<void> done = collect(real, {}, 0, out); !done)
        return done.error();
    return out;
}

Result<Descriptor> openParent(int folder, const QByteArray &path)
{
    Descriptor current(::openat(folder, ".", folderFlags));
    if (!current.isOpen())
        return systemError(errno, path);
    const QByteArrayList parts = path.split('/');
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
        if (parts.at(i).isEmpty() || parts.at(i) == "." || parts.at(i) == "..")
            return systemError(EINVAL, path);
        const int next = ::openat(current.fd(), parts.at(i).constData(), folderFlags);
        if (next < 0)
            return systemError(errno, path);
        current = Descriptor(next);
    }
    return current;
}

Result<RealFile> realFile(int real, const QByteArray &path, HashMemory &memory)
{
    const RealFile none{missingMark(), std::nullopt};
    const Result<Descriptor> parent = openParent(real, path);
    if (!parent && (isMissing(parent.error().code) || parent.error().code == ELOOP))
        return none;
    if (!parent)
        return parent.error();
    const QByteArray name = splitPath('/' + path).second;
    struct stat info;
    if (::fstatat(parent->fd(), name.constData(), &info, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? Result<RealFile>(none) : Result<RealFile>(systemError(errno, path));
    const Result<FileMark> mark = markAt(parent->fd(), name, info, memory);
    if (!mark)
        return mark.error();
    return RealFile{*mark, identityOf(info)};
}

Result<RealFiles> realFiles(int real, const Marks &wanted, HashMemory &memory)
{
    RealFiles out;
    for (const auto &[path, mark] : wanted) {
        Result<RealFile> file = realFile(real, path, memory);
        if (!file)
            return file.error();
        out.emplace_hint(out.end(), path, std::move(file.value()));
    }
    return out;
}

} // namespace ledger
