// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/copyside.h"

#include "base/descriptor.h"
#include "base/nanoseconds.h"
#include "ledger/disk/filestate.h"
#include "ledger/held/heldcodec.h"
#include "ledger/held/treewrite.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Result;

namespace {

/// What has to stay free on the disk, in bytes, if nothing of the copy can share its blocks.
constexpr qint64 leftFree = 512LL * 1024 * 1024;

qint64 bytesIn(const Identities &files)
{
    qint64 bytes = 0;
    for (const auto &[path, identity] : files)
        bytes += S_ISREG(identity.mode) ? identity.size : 0;
    return bytes;
}

bool isYoung(qint64 changedNs)
{
    struct timespec now = {};
    ::clock_gettime(CLOCK_REALTIME, &now);
    return base::nanoseconds(now) - changedNs < 2 * base::nanosecondsInSecond;
}

} // namespace

QString CopySide::copyName() const
{
    return copyIn(m_store);
}

QString CopySide::listName() const
{
    return m_store + QStringLiteral("/copied");
}

Descriptor CopySide::openStore() const
{
    return Descriptor(::open(QFile::encodeName(m_store).constData(), folderFlags));
}

bool CopySide::isIn(const QString &store)
{
    return QFileInfo::exists(store + QStringLiteral("/copied")) || QFileInfo::exists(copyIn(store));
}

Result<void> CopySide::open(int real, CopyProgress &progress)
{
    if (!QFileInfo(copyName()).isDir()) {
        if (Result<void> made = make(real, progress); !made)
            return made;
    } else if (QFile list(listName()); list.open(QIODevice::ReadOnly)) {
        // Without the list everything in the copy is told apart by its content.
        m_asCopied = readIdentities(&list).value_or(Identities());
    }
    const QByteArray name = QFile::encodeName(copyName());
    m_side = Descriptor(::open(name.constData(), folderFlags));
    return m_side.isOpen() ? Result<void>() : Result<void>(systemError(errno, name));
}

/// Under another name first: a copy that was cut off is none.
Result<void> CopySide::make(int real, CopyProgress &progress)
{
    const QString part = m_store + QStringLiteral("/copy.part");
    const Descriptor store = openStore();
    for (const char *left : {"copy.part", "copy.gone"}) {
        if (Result<void> removed = removeTree(store.fd(), left); !removed)
            return removed;
    }
    const Result<Identities> files = identitiesIn(real);
    if (!files)
        return files.error();
    progress.all = qint64(files->size());
    const qint64 free = QStorageInfo(m_store).bytesAvailable();
    if (free >= 0 && bytesIn(*files) + leftFree > free)
        return systemError(ENOSPC, QFile::encodeName(m_store));
    const QByteArray name = QFile::encodeName(part);
    if (::mkdir(name.constData(), 0700) != 0)
        return systemError(errno, name);
    const Descriptor copy(::open(name.constData(), folderFlags));
    if (!copy.isOpen())
        return systemError(errno, name);
    struct stat top;
    Result<void> copied = copyTree(real, copy.fd(), progress);
    if (copied && (::fstat(real, &top) != 0 || ::fchmod(copy.fd(), (top.st_mode & 0777U) | 0700U) != 0))
        copied = systemError(errno, name);
    if (!copied) {
        (void)removeTree(store.fd(), "copy.part");
        return copied;
    }
    Result<Identities> made = identitiesIn(copy.fd());
    if (!made)
        return made.error();
    m_asCopied = std::move(made.value());
    m_isNoted = true;
    if (Result<void> saved = save(); !saved)
        return saved;
    return ::rename(name.constData(), QFile::encodeName(copyName()).constData()) == 0
               ? Result<void>()
               : Result<void>(systemError(errno, name));
}

Result<void> CopySide::save()
{
    if (!m_isNoted)
        return {};
    QSaveFile list(listName());
    if (!list.open(QIODevice::WriteOnly))
        return systemError(EIO, QFile::encodeName(listName()));
    writeIdentities(&list, m_asCopied);
    if (!list.commit())
        return systemError(EIO, QFile::encodeName(listName()));
    m_isNoted = false;
    return {};
}

/// From then on it counts as copied: what the program does with it later is a change.
void CopySide::recordSame(const QByteArray &path, const FileMark &real, HashMemory &memory)
{
    const Result<RealFile> own = realFile(m_side.fd(), path, memory);
    if (!own || !isSame(own->mark, real))
        return;
    if (own->identity) {
        FileIdentity identity = *own->identity;
        // Another write within the clock's tick would leave the same identity: such a young one is not trusted, so that
        // the content is compared.
        if (S_ISREG(identity.mode) && isYoung(identity.changedNs))
            identity.changedNs = -1;
        m_asCopied[path] = identity;
    } else
        m_asCopied.erase(path);
    m_isNoted = true;
}

Result<Marks> CopySide::changed(int real, HashMemory &memory) const
{
    return walkCopy(m_side.fd(), real, m_asCopied, memory);
}

bool CopySide::isSeenAs(int merged) const
{
    struct stat own, seen;
    return ::fstat(m_side.fd(), &own) == 0 && ::fstat(merged, &seen) == 0 && own.st_dev == seen.st_dev &&
           own.st_ino == seen.st_ino;
}

/// What the user did: a copy shows nothing of it by itself.
Result<QByteArrayList> CopySide::unseen(int, int real, const Marks &wanted, const HeldState &,
                                        const HeldMemory &memory) const
{
    const Result<Identities> now = identitiesIn(real);
    if (!now)
        return now.error();
    QByteArrayList out;
    for (const auto &[path, identity] : *now) {
        const auto before = memory.base.find(path);
        const bool isAnother = before == memory.base.end() || !(before->second == identity);
        if (isAnother && !wanted.contains(path))
            out << path;
    }
    for (const auto &[path, identity] : memory.base) {
        if (!now->contains(path) && !wanted.contains(path))
            out << path;
    }
    return out;
}

std::set<QByteArray> CopySide::compact(const Marks &wanted, const std::set<QByteArray> &needed)
{
    // Under another name at one blow: what is half removed must never be taken for what the program took away.
    if (const Descriptor store = openStore();
        needed.empty() && ::renameat(store.fd(), "copy", store.fd(), "copy.gone") == 0) {
        m_side = Descriptor();
        QFile::remove(listName());
        (void)removeTree(store.fd(), "copy.gone"); // what is left goes before the next copy is made
        return {};
    }
    std::set<QByteArray> stayed;
    for (const auto &[path, mark] : wanted)
        stayed.insert(path);
    return stayed;
}

} // namespace ledger
