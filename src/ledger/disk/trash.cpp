// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/trash.h"

#include "base/descriptor.h"
#include "base/privatefolder.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Result;

namespace {

/// For another disk: copies, syncs and compares before the original is removed.
Result<void> moveByCopy(const QByteArray &from, const QByteArray &to)
{
    constexpr qint64 everything = qint64(1) << 40;
    const Result<FileState> old = lookAtPath(from, everything);
    if (!old)
        return old.error();
    if (!old->content)
        return systemError(EINVAL, from);
    const auto [folderPath, name] = splitPath(to);
    const Descriptor folder(::open(folderPath.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    FileWrite copy;
    copy.folder = folder.fd();
    copy.name = name;
    copy.content = *old->content;
    copy.type = old->mark.type;
    copy.mode = old->mark.mode;
    copy.expected = missingMark();
    if (const Result<FileMark> written = writeAtomically(copy); !written)
        return written.error();
    const Result<FileState> now = lookAtPath(from);
    if (!now || !now->mark.sameContent(old->mark))
        return systemError(changedMeanwhile, from);
    if (::unlink(from.constData()) != 0)
        return systemError(errno, from);
    return {};
}

/// Moves \p from, also to another disk.
Result<void> moveTo(const QByteArray &from, const QByteArray &to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return {};
    // Some file systems do not support that flag: there what is in the way is looked for just before.
    if (errno == EINVAL || errno == ENOSYS) {
        struct stat info;
        if (::lstat(to.constData(), &info) == 0)
            return systemError(EEXIST, from);
        if (::rename(from.constData(), to.constData()) == 0)
            return {};
    }
    return errno == EXDEV ? moveByCopy(from, to) : Result<void>(systemError(errno, from));
}

/// Where \p trash notes where \p name in it comes from.
QByteArray infoOf(const QByteArray &trash, const QByteArray &name)
{
    return trash + "/info/" + name + ".trashinfo";
}

/// The user's trash as freedesktop.org specifies it. Not by QFile::moveToTrash(): in Qt 6.4 it retries for ever if the
/// .trashinfo file cannot be created.
Result<QByteArray> takeToDesktopTrash(const QByteArray &path)
{
    constexpr int mostTries = 1000;
    const QString share = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QByteArray trash = QFile::encodeName(share + QStringLiteral("/Trash"));
    for (const char *part : {"", "/files", "/info"}) {
        const QString folder = QFile::decodeName(QByteArray(trash + part));
        if (!QFileInfo::exists(folder) && !base::makePrivateFolder(folder))
            return systemError(EACCES, trash);
    }
    const QByteArray about =
        QByteArray("[Trash Info]\nPath=" + path.toPercentEncoding("/") + "\nDeletionDate=" +
                   QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")).toLatin1() + '\n');
    for (int n = 1; n <= mostTries; ++n) {
        const QByteArray name =
            splitPath(path).second + (n > 1 ? QByteArray(' ' + QByteArray::number(n)) : QByteArray());
        const QByteArray info = infoOf(trash, name), to = trash + "/files/" + name;
        const Descriptor fd(::open(info.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (fd.fd() < 0 && errno == EEXIST)
            continue;
        if (fd.fd() < 0)
            return systemError(errno, info);
        const Result<void> moved = writeAll(fd.fd(), about) ? moveTo(path, to) : Result<void>(systemError(EIO, info));
        if (moved)
            return to;
        ::unlink(info.constData());
        if (moved.error().code != EEXIST)
            return moved.error();
    }
    return systemError(EEXIST, path);
}

} // namespace

Trash::Trash(QString ownFolder, Use use) : m_ownFolder(std::move(ownFolder)), m_use(use) {}

Result<QByteArray> Trash::take(const QByteArray &path) const
{
    struct stat info;
    if (::lstat(path.constData(), &info) != 0)
        return systemError(errno, path);
    // A file manager could not show a name that is not UTF-8.
    if (m_use == Use::Desktop && S_ISREG(info.st_mode) && QFile::encodeName(QFile::decodeName(path)) == path) {
        if (Result<QByteArray> there = takeToDesktopTrash(path))
            return there;
        if (::lstat(path.constData(), &info) != 0)
            return systemError(errno, path);
    }
    return takeToOwnFolder(path);
}

Result<void> Trash::putBack(const QByteArray &taken, const QByteArray &path)
{
    Result<void> moved = moveTo(taken, path);
    const auto [folder, name] = splitPath(taken);
    if (moved && folder.endsWith("/Trash/files"))
        ::unlink(infoOf(splitPath(folder).first, name).constData());
    return moved;
}

Result<QByteArray> Trash::takeToOwnFolder(const QByteArray &path) const
{
    const QString folder = m_ownFolder + QDateTime::currentDateTime().toString(QStringLiteral("/yyyyMMdd-HHmmss-")) +
                           QString::number(QRandomGenerator::global()->generate(), 16);
    if (!QDir().mkpath(folder))
        return systemError(errno ? errno : EACCES, QFile::encodeName(folder));
    QFile::setPermissions(m_ownFolder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray to = QFile::encodeName(folder) + '/' + splitPath(path).second;
    if (const Result<void> moved = moveTo(path, to); !moved)
        return moved.error();
    return to;
}

} // namespace ledger
