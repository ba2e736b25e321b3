// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/atomicwrite.h"

#include "base/descriptor.h"
#include "base/nanoseconds.h"
#include "base/visibletext.h"

#include <QCoreApplication>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Result;

const int changedMeanwhile = ESTALE;

namespace {

struct AtomicWriteTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::Files)
};

Error conflict(const QByteArray &name)
{
    return {base::Origin::User,
            changedMeanwhile,
            AtomicWriteTr::tr("%1 was changed by somebody else meanwhile. Nothing was written.")
                .arg(base::visibleText(QFile::decodeName(name))),
            {}};
}

/// Removes the temporary file unless it has become the target.
class Leftover
{
public:
    Leftover(int folder, QByteArray name) : m_folder(folder), m_name(std::move(name)) {}
    ~Leftover()
    {
        if (m_armed)
            ::unlinkat(m_folder, m_name.constData(), 0);
    }
    Leftover(const Leftover &) = delete;
    Leftover &operator=(const Leftover &) = delete;
    void gone() { m_armed = false; }

private:
    int m_folder;
    QByteArray m_name;
    bool m_armed = true;
};

/// Takes the lock at one blow and with the whole content, so that whoever finds it after a crash knows whose it is.
bool takeLock(const FileWrite &write, const QByteArray &temporary)
{
    if (::linkat(write.folder, temporary.constData(), write.folder, write.lock.constData(), 0) == 0)
        return true;
    return false;
}

/// Order matters: chown clears set-id bits, so it comes first; chmod may change an access list, so attributes come
/// last.
bool dress(int fd, const FileState &old, const std::optional<quint32> &mode)
{
    const bool wasThere = old.mark.type == FileType::Regular;
    if (wasThere && ::fchown(fd, old.owner, old.group) != 0)
        (void)!::fchown(fd, uid_t(-1), old.group);
    if ((mode || wasThere) && ::fchmod(fd, mode_t(mode.value_or(old.mark.mode))) != 0)
        return false;
    if (wasThere) {
        for (const auto &[name, value] : old.attributes)
            (void)::fsetxattr(fd, name.constData(), value.constData(), size_t(value.size()), 0);
    }
    return true;
}

/// Whether \p name still is the file that was looked at.
bool isStill(int folder, const QByteArray &name, const FileState &seen)
{
    struct stat now;
    return ::fstatat(folder, name.constData(), &now, AT_SYMLINK_NOFOLLOW) == 0 && now.st_dev == seen.device &&
           now.st_ino == seen.inode &&
           (seen.mark.type != FileType::Regular ||
            (now.st_size == seen.mark.size && base::nanoseconds(now.st_mtim) == seen.changedNs));
}

bool unsupported(int code)
{
    return code == EINVAL || code == ENOSYS || code == ENOTSUP;
}

Result<void> swapIn(const FileWrite &write, const QByteArray &temporary, Leftover &leftover)
{
    const char *from = temporary.constData(), *to = write.name.constData();
    const Result<FileState> now = lookAt(write.folder, write.name);
    if (!now)
        return now.error();
    if (write.expected && !now->mark.sameContent(*write.expected))
        return conflict(write.name);
    if (now->mark.type == FileType::Folder || now->mark.type == FileType::Other)
        return systemError(now->mark.type == FileType::Folder ? EISDIR : EINVAL, write.name);
#ifdef RENAME_EXCHANGE
    if (write.expected && now->mark.type == FileType::Missing) {
        if (::renameat2(write.folder, from, write.folder, to, RENAME_NOREPLACE) == 0) {
            leftover.gone();
            return {};
        }
        if (errno == EEXIST)
            return conflict(write.name);
        if (!unsupported(errno))
            return systemError(errno, write.name);
    } else if (write.expected) {
        if (::renameat2(write.folder, from, write.folder, to, RENAME_EXCHANGE) == 0) {
            if (isStill(write.folder, temporary, *now))
                return {}; // the old file now has the temporary name and is removed
            if (::renameat2(write.folder, from, write.folder, to, RENAME_EXCHANGE) != 0)
                leftover.gone(); // keep both files rather than lose one
            return conflict(write.name);
        }
        if (errno == ENOENT)
            return conflict(write.name);
        if (!unsupported(errno))
            return systemError(errno, write.name);
    }
#endif
    if (::renameat(write.folder, from, write.folder, to) != 0)
        return systemError(errno, write.name);
    leftover.gone();
    return {};
}

} // namespace

QByteArray temporaryName()
{
    const quint64 number = QRandomGenerator::system()->generate64();
    return ".belay-" + QByteArray::number(number, 16).rightJustified(16, '0') + ".tmp";
}

bool isTemporaryName(const QByteArray &name)
{
    static const QRegularExpression pattern(QStringLiteral("^\\.belay-[0-9a-f]{16}\\.tmp$"));
    return pattern.match(QString::fromLatin1(name)).hasMatch();
}

Result<FileMark> writeAtomically(const FileWrite &write)
{
    if (write.name.isEmpty() || write.name.contains('/') || write.name == "." || write.name == "..")
        return systemError(EINVAL, write.name);
    const Result<FileState> old = lookAt(write.folder, write.name);
    if (!old)
        return old.error();
    if (write.expected && !old->mark.sameContent(*write.expected))
        return conflict(write.name);
    const QByteArray temporary = write.temporary.isEmpty() ? temporaryName() : write.temporary;
    FileMark mark = markOf(write.content, 0, write.type);
    if (write.type == FileType::Symlink) {
        if (::symlinkat(write.content.constData(), write.folder, temporary.constData()) != 0)
            return systemError(errno, write.name);
        Leftover leftover(write.folder, temporary);
        if (const Result<void> swapped = swapIn(write, temporary, leftover); !swapped)
            return swapped.error();
    } else {
        // Until it has the replaced file's mode, only its owner can read it.
        const mode_t first = old->mark.type == FileType::Regular ? 0600 : mode_t(write.mode.value_or(0666) & 0777);
        const Descriptor fd(
            ::openat(write.folder, temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, first));
        if (!fd.isOpen())
            return systemError(errno, write.name);
        Leftover leftover(write.folder, temporary);
        struct stat info;
        if (!writeAll(fd.fd(), write.content) || !dress(fd.fd(), *old, write.mode) || ::fsync(fd.fd()) != 0 ||
            ::fstat(fd.fd(), &info) != 0)
            return systemError(errno, write.name);
        mark.mode = info.st_mode & 07777;
        std::optional<Leftover> lock;
        if (!write.lock.isEmpty()) {
            if (takeLock(write, temporary))
                lock.emplace(write.folder, write.lock);
            else if (errno == EEXIST)
                return systemError(errno, write.lock);
            // Else the file system has no hard links; the content is compared in any case.
        }
        if (const Result<void> swapped = swapIn(write, temporary, leftover); !swapped)
            return swapped.error();
    }
    ::fsync(write.folder);
    return mark;
}

} // namespace ledger
