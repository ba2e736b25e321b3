// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/blobstore.h"

#include "base/descriptor.h"
#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/disk/posixfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMutexLocker>
#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Origin;
using base::Result;

namespace {

struct BlobStoreTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::BlobStore)
};

/// The first byte of a stored file.
constexpr char plain = 'r', compressed = 'z';

QByteArray packed(const QByteArray &content)
{
    if (content.size() > 64) {
        // Speed matters more than size: this runs before every write of an agent.
        const QByteArray squeezed = qCompress(content, 1);
        if (squeezed.size() < content.size() / 10 * 9)
            return compressed + squeezed;
    }
    return plain + content;
}

QString size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes);
}

Error damaged(const QString &path)
{
    return {Origin::System, EIO,
            BlobStoreTr::tr("What the file held before is damaged in the store and cannot be used."), path};
}

} // namespace

BlobStore::BlobStore(QString folder) : BlobStore(std::move(folder), Limits{}) {}

BlobStore::BlobStore(QString folder, Limits limits) : m_folder(std::move(folder)), m_limits(limits) {}

QString BlobStore::pathOf(const QByteArray &hash) const
{
    const QString name = QString::fromLatin1(hash.toHex());
    return m_folder + QLatin1Char('/') + name.first(2) + QLatin1Char('/') + name.sliced(2);
}

bool BlobStore::contains(const QByteArray &hash) const
{
    return hash.size() == 32 && QFileInfo::exists(pathOf(hash));
}

Result<QByteArray> BlobStore::get(const QByteArray &hash) const
{
    if (hash.size() != 32)
        return Error{Origin::Belay, EINVAL, base::Words::tr("What the file held before was not kept."), {}};
    QFile file(pathOf(hash));
    if (!file.open(QIODevice::ReadOnly)) {
        if (!file.exists())
            return Error{Origin::Belay, ENOENT, base::Words::tr("What the file held before was not kept."),
                         file.fileName()};
        return Error{Origin::System, EIO,
                     BlobStoreTr::tr("What the file held before cannot be read: %1").arg(file.errorString()),
                     file.fileName()};
    }
    const QByteArray stored = file.readAll();
    QByteArray content;
    if (stored.startsWith(plain)) {
        content = stored.sliced(1);
    } else if (stored.startsWith(compressed) && stored.size() > 5) {
        // The length before the data has no checksum: a damaged one must not allocate gigabytes.
        const auto *length = reinterpret_cast<const uchar *>(stored.constData()) + 1;
        const qint64 claimed = qint64(length[0]) << 24 | length[1] << 16 | length[2] << 8 | length[3];
        if (claimed > qMax(m_limits.blob, qint64(64) * 1024 * 1024))
            return damaged(file.fileName());
        content = qUncompress(stored.sliced(1));
    }
    if (QCryptographicHash::hash(content, QCryptographicHash::Sha256) != hash)
        return damaged(file.fileName());
    return content;
}

Result<void> BlobStore::sync() const
{
    const Descriptor top(::open(QFile::encodeName(m_folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!top.isOpen())
        return errno == ENOENT ? Result<void>() : Result<void>(systemError(errno, QFile::encodeName(m_folder)));
    return ::syncfs(top.fd()) == 0 ? Result<void>() : Result<void>(systemError(errno, QFile::encodeName(m_folder)));
}

Result<QByteArray> BlobStore::put(const QByteArray &content, Durable durable)
{
    if (content.size() > m_limits.blob)
        return Error{
            Origin::Belay, EFBIG, base::Words::tr("The file is too large; what it held before is not kept."), {}};
    const QByteArray hash = QCryptographicHash::hash(content, QCryptographicHash::Sha256);
    const QMutexLocker lock(&m_mutex);
    if (contains(hash) && get(hash)) {
        // Updates the time of use, since the oldest are removed first.
        (void)::utimensat(AT_FDCWD, QFile::encodeName(pathOf(hash)).constData(), nullptr, 0);
        return hash;
    }
    const QByteArray stored = packed(content);
    if (measured() + stored.size() > m_limits.total)
        return Error{Origin::Belay, ENOSPC,
                     BlobStoreTr::tr("The store for undoing is full (%1). What the file held before is not kept.")
                         .arg(size(m_limits.total)),
                     m_folder};
    const Result<void> written = write(hash, stored, durable);
    if (!written)
        return written.error();
    m_total += stored.size();
    return hash;
}

Result<void> BlobStore::write(const QByteArray &hash, const QByteArray &stored, Durable durable)
{
    const QString path = pathOf(hash);
    const QString folderPath = QFileInfo(path).path();
    if (!base::makePrivateFolder(folderPath))
        return systemError(errno ? errno : EACCES, QFile::encodeName(folderPath));
    base::keepPrivate(m_folder);
    const Descriptor folder(::open(QFile::encodeName(folderPath).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen())
        return systemError(errno, QFile::encodeName(folderPath));
    const QByteArray name = QFile::encodeName(QFileInfo(path).fileName());
    const QByteArray temporary =
        "tmp-" + QByteArray::number(::getpid()) + '-' + QByteArray::number(QRandomGenerator::global()->generate(), 16);
    const Descriptor fd(::openat(folder.fd(), temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!fd.isOpen())
        return systemError(errno, QFile::encodeName(folderPath));
    if (!writeAll(fd.fd(), stored) || (durable == Durable::Now && ::fsync(fd.fd()) != 0) ||
        ::renameat(folder.fd(), temporary.constData(), folder.fd(), name.constData()) != 0) {
        const int problem = errno;
        ::unlinkat(folder.fd(), temporary.constData(), 0);
        return systemError(problem, QFile::encodeName(m_folder));
    }
    if (durable == Durable::AfterSync)
        return {};
    ::fsync(folder.fd());
    // The folder itself may be new.
    const Descriptor top(::open(QFile::encodeName(m_folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (top.isOpen())
        ::fsync(top.fd());
    return {};
}

qint64 BlobStore::measured() const
{
    if (m_total < 0) {
        m_total = 0;
        QDirIterator i(m_folder, QDir::Files, QDirIterator::Subdirectories);
        while (i.hasNext()) {
            i.next();
            m_total += i.fileInfo().size();
        }
    }
    return m_total;
}

qint64 BlobStore::total() const
{
    const QMutexLocker lock(&m_mutex);
    return measured();
}

qint64 BlobStore::sizeOf(const QByteArray &hash) const
{
    return hash.size() == 32 ? QFileInfo(pathOf(hash)).size() : 0;
}

int BlobStore::evict(const std::set<QByteArray> &needed, qint64 target, const QDateTime &before)
{
    const QMutexLocker lock(&m_mutex);
    if (measured() <= target)
        return 0;
    QFileInfoList candidates;
    QDirIterator i(m_folder, QDir::Files, QDirIterator::Subdirectories);
    while (i.hasNext()) {
        i.next();
        const QFileInfo info = i.fileInfo();
        const QByteArray hash = QByteArray::fromHex((info.dir().dirName() + info.fileName()).toLatin1());
        const bool isYoung = before.isValid() && info.lastModified() >= before;
        if (hash.size() == 32 && needed.count(hash) == 0 && !isYoung)
            candidates << info;
    }
    std::sort(candidates.begin(), candidates.end(),
              [](const QFileInfo &a, const QFileInfo &b) { return a.lastModified() < b.lastModified(); });
    int gone = 0;
    for (const QFileInfo &info : std::as_const(candidates)) {
        if (m_total <= target)
            break;
        if (QFile::remove(info.filePath())) {
            m_total -= info.size();
            ++gone;
        }
    }
    return gone;
}

void BlobStore::clean()
{
    QDirIterator i(m_folder, {QStringLiteral("tmp-*")}, QDir::Files, QDirIterator::Subdirectories);
    while (i.hasNext()) {
        const QString path = i.next();
        const pid_t writer = i.fileName().section(QLatin1Char('-'), 1, 1).toInt();
        if (writer <= 0 || (::kill(writer, 0) != 0 && errno == ESRCH))
            QFile::remove(path);
    }
    const QMutexLocker lock(&m_mutex);
    m_total = -1;
}

} // namespace ledger
