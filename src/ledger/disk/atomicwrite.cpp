// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/atomicwrite.h"

#include "base/nanoseconds.h"
#include "ledger/disk/gitlock.h"
#include "ledger/disk/posixfile.h"

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
using base::Result;

namespace {

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

AtomicWrite::AtomicWrite(FileWrite write)
    : m_write(std::move(write))
    , m_temporary(m_write.temporary.isEmpty() ? temporaryName() : m_write.temporary)
    , m_mark(markOf(m_write.content, 0, m_write.type))
{}

AtomicWrite::~AtomicWrite()
{
    if (m_isLeft)
        ::unlinkat(m_write.folder, m_temporary.constData(), 0);
}

Result<void> AtomicWrite::begin()
{
    const QByteArray &name = m_write.name;
    if (name.isEmpty() || name.contains('/') || name == "." || name == "..")
        return systemError(EINVAL, name);
    const Result<FileState> old = lookAt(m_write.folder, name);
    if (!old)
        return old.error();
    if (m_write.expected && !old->mark.sameContent(*m_write.expected))
        return systemError(changedMeanwhile, name);
    if (m_write.type == FileType::Symlink) {
        m_isLeft = ::symlinkat(m_write.content.constData(), m_write.folder, m_temporary.constData()) == 0;
        return m_isLeft ? Result<void>() : systemError(errno, name);
    }
    // Until it has the replaced file's mode, only its owner can read it.
    const mode_t first = old->mark.type == FileType::Regular ? 0600 : mode_t(m_write.mode.value_or(0666) & 0777);
    m_file = Descriptor(
        ::openat(m_write.folder, m_temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, first));
    if (!m_file.isOpen())
        return systemError(errno, name);
    m_isLeft = true;
    struct stat info;
    if (!writeAll(m_file.fd(), m_write.content) || !dress(m_file.fd(), *old, m_write.mode) ||
        ::fstat(m_file.fd(), &info) != 0)
        return systemError(errno, name);
    m_mark.mode = info.st_mode & 07777;
    return {};
}

Result<void> AtomicWrite::sync()
{
    return !m_file.isOpen() || ::fsync(m_file.fd()) == 0 ? Result<void>() : systemError(errno, m_write.name);
}

Result<FileMark> AtomicWrite::finish()
{
    // Without the lock the content is compared in any case.
    const GitLock lock(m_write.folder, m_file.isOpen() ? m_write.lock : QByteArray(), m_temporary);
    if (lock.isOthers())
        return systemError(EEXIST, m_write.lock);
    if (const Result<void> swapped = swapIn(); !swapped)
        return swapped.error();
    return m_mark;
}

Result<void> AtomicWrite::swapIn()
{
    const char *from = m_temporary.constData(), *to = m_write.name.constData();
    const Result<FileState> now = lookAt(m_write.folder, m_write.name);
    if (!now)
        return now.error();
    if (m_write.expected && !now->mark.sameContent(*m_write.expected))
        return systemError(changedMeanwhile, m_write.name);
    if (now->mark.type == FileType::Folder || now->mark.type == FileType::Other)
        return systemError(now->mark.type == FileType::Folder ? EISDIR : EINVAL, m_write.name);
#ifdef RENAME_EXCHANGE
    if (m_write.expected && now->mark.type == FileType::Missing) {
        if (::renameat2(m_write.folder, from, m_write.folder, to, RENAME_NOREPLACE) == 0) {
            m_isLeft = false;
            return {};
        }
        if (errno == EEXIST)
            return systemError(changedMeanwhile, m_write.name);
        if (!unsupported(errno))
            return systemError(errno, m_write.name);
    } else if (m_write.expected) {
        if (::renameat2(m_write.folder, from, m_write.folder, to, RENAME_EXCHANGE) == 0) {
            if (isStill(m_write.folder, m_temporary, *now))
                return {}; // the old file now has the temporary name and is removed
            if (::renameat2(m_write.folder, from, m_write.folder, to, RENAME_EXCHANGE) != 0)
                m_isLeft = false; // keep both files rather than lose one
            return systemError(changedMeanwhile, m_write.name);
        }
        if (errno == ENOENT)
            return systemError(changedMeanwhile, m_write.name);
        if (!unsupported(errno))
            return systemError(errno, m_write.name);
    }
#endif
    if (::renameat(m_write.folder, from, m_write.folder, to) != 0)
        return systemError(errno, m_write.name);
    m_isLeft = false;
    return {};
}

Result<FileMark> writeAtomically(const FileWrite &write)
{
    AtomicWrite steps(write);
    if (const Result<void> begun = steps.begin(); !begun)
        return begun.error();
    if (const Result<void> synced = steps.sync(); !synced)
        return synced.error();
    Result<FileMark> written = steps.finish();
    if (written)
        ::fsync(write.folder);
    return written;
}

} // namespace ledger
