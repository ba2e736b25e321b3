// SPDX-License-Identifier: Apache-2.0
#include "base/regularfile.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {

namespace {

constexpr qint64 largestPiece = 256 * 1024;

struct RegularFileTr
{
    Q_DECLARE_TR_FUNCTIONS(base::RegularFile)
};

Error problem(int code, const QString &path, const QString &why)
{
    return {Origin::User, code, base::Words::tr("%1 cannot be read: %2").arg(visibleText(path), why), {}};
}

} // namespace

Result<QByteArray> readRegularFile(const QString &path, qint64 mostBytes)
{
    // Non-blocking, because opening a FIFO would wait before it can be recognized as one.
    const int fd = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (fd < 0)
        return problem(errno, path, QString::fromLocal8Bit(std::strerror(errno)));
    QFile file;
    struct stat info;
    if (::fstat(fd, &info) != 0 || !file.open(fd, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        const int code = errno;
        ::close(fd);
        return problem(code, path, QString::fromLocal8Bit(std::strerror(code)));
    }
    if (!S_ISREG(info.st_mode))
        return problem(EINVAL, path, RegularFileTr::tr("it is no regular file"));
    // In pieces: QFile sets aside as much memory as it is asked for, however little there is in the file.
    QByteArray content;
    while (content.size() <= mostBytes) {
        const QByteArray piece = file.read(qMin(mostBytes + 1 - content.size(), largestPiece));
        if (piece.isEmpty())
            break;
        content += piece;
    }
    if (file.error() != QFileDevice::NoError)
        return problem(EIO, path, file.errorString());
    if (content.size() > mostBytes)
        return problem(EFBIG, path,
                       RegularFileTr::tr("it is larger than %1 MiB").arg(qMax<qint64>(1, mostBytes / 1048576)));
    return content;
}

} // namespace base
