// SPDX-License-Identifier: Apache-2.0
#include "ledger/trash.h"

#include "base/privatefolder.h"
#include "ledger/atomicwrite.h"
#include "ledger/filestate.h"

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

using base::Result;

namespace {

/// For another disk: copied, synced and compared before the original goes.
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

/// Whether the user has a trash, made if need be. QFile::moveToTrash() of Qt 6.4 tries for ever where none can be made.
bool hasDesktopTrash()
{
    const QString share = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    if (share.isEmpty() || (!QFileInfo::exists(share) && !base::makePrivateFolder(share)))
        return false;
    for (const QLatin1String part :
         {QLatin1String("/Trash"), QLatin1String("/Trash/files"), QLatin1String("/Trash/info")}) {
        const QString folder = share + part;
        if (!QFileInfo::exists(folder) && !base::makePrivateFolder(folder))
            return false;
        if (const QFileInfo info(folder); !info.isDir() || !info.isWritable())
            return false;
    }
    return true;
}

} // namespace

Trash::Trash(QString ownFolder, Use use) : m_ownFolder(std::move(ownFolder)), m_use(use) {}

Result<QByteArray> Trash::take(const QByteArray &path) const
{
    struct stat info;
    if (::lstat(path.constData(), &info) != 0)
        return systemError(errno, path);
    const QString name = QFile::decodeName(path);
    if (m_use == Use::Desktop && S_ISREG(info.st_mode) && QFile::encodeName(name) == path && hasDesktopTrash()) {
        QString there;
        if (QFile::moveToTrash(name, &there))
            return QFile::encodeName(there);
        if (::lstat(path.constData(), &info) != 0)
            return systemError(errno, path);
    }
    return takeToOwnFolder(path);
}

Result<QByteArray> Trash::takeToOwnFolder(const QByteArray &path) const
{
    const QString folder = m_ownFolder + QDateTime::currentDateTime().toString(QStringLiteral("/yyyyMMdd-HHmmss-")) +
                           QString::number(QRandomGenerator::global()->generate(), 16);
    if (!QDir().mkpath(folder))
        return systemError(errno ? errno : EACCES, QFile::encodeName(folder));
    QFile::setPermissions(m_ownFolder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray to = QFile::encodeName(folder) + '/' + splitPath(path).second;
    if (::rename(path.constData(), to.constData()) == 0)
        return to;
    if (errno != EXDEV)
        return systemError(errno, path);
    if (const Result<void> moved = moveByCopy(path, to); !moved)
        return moved.error();
    return to;
}

} // namespace ledger
