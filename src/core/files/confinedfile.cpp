// SPDX-License-Identifier: Apache-2.0
#include "core/files/confinedfile.h"

#include "base/descriptor.h"
#include "base/realpath.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/openat2.h>
#include <sys/syscall.h>
#endif

namespace core {

using base::Descriptor;
using base::Error;
using base::Origin;
using base::Result;

namespace {

struct ConfinedFilesTr
{
    Q_DECLARE_TR_FUNCTIONS(core::ConfinedFiles)
};

Error systemError(int code, const QString &path)
{
    const QString reason = QString::fromLocal8Bit(std::strerror(code));
    return {Origin::System, code, base::labelled(base::visibleText(path), reason), {}};
}

/// Opens \p relative under \p root without following any symlink: the path was resolved before, so a symlink in it now
/// was put there meanwhile.
int openInside(const QString &root, const QString &relative, int flags, mode_t mode = 0)
{
    const Descriptor folder(::open(QFile::encodeName(root).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen())
        return -1;
    const QByteArray name = relative.isEmpty() ? QByteArrayLiteral(".") : QFile::encodeName(relative);
#ifdef SYS_openat2
    open_how how{};
    how.flags = quint64(flags | O_CLOEXEC);
    how.mode = mode;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
    const long fd = ::syscall(SYS_openat2, folder.fd(), name.constData(), &how, sizeof how);
    if (fd >= 0 || (errno != ENOSYS && errno != EPERM))
        return int(fd);
#endif
    // Kernels without openat2: open each part of the path without following links.
    Descriptor current(::dup(folder.fd()));
    const QList<QByteArray> parts = name.split('/');
    for (int i = 0; i < parts.size() && current.isOpen(); ++i) {
        const bool last = i == parts.size() - 1;
        current = Descriptor(::openat(current.fd(), parts[i].constData(),
                                      (last ? flags : O_PATH | O_DIRECTORY) | O_NOFOLLOW | O_CLOEXEC, mode));
    }
    return current.release();
}

Result<QByteArray> wholeText(int fd, qint64 size, const QString &path)
{
    QByteArray bytes;
    bytes.reserve(size);
    char buffer[64 * 1024];
    while (true) {
        const ssize_t n = ::read(fd, buffer, sizeof buffer);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return systemError(errno, path);
        if (n == 0)
            return bytes;
        bytes.append(buffer, n);
        if (bytes.size() > ConfinedFiles::readLimit)
            return Error{Origin::Belay,
                         EFBIG,
                         ConfinedFilesTr::tr("%1 is larger than %2 MiB; Belay does not hand it over.")
                             .arg(base::visibleText(path))
                             .arg(ConfinedFiles::readLimit / 1048576),
                         {}};
    }
}

} // namespace

ConfinedFiles::ConfinedFiles(QStringList folders)
{
    for (const QString &folder : std::as_const(folders)) {
        const QString canonical = QFileInfo(folder).canonicalFilePath();
        m_folders << (canonical.isEmpty() ? QDir::cleanPath(folder) : canonical);
    }
}

Result<ConfinedFiles::Place> ConfinedFiles::place(const QString &path) const
{
    if (!QDir::isAbsolutePath(path))
        return Error{Origin::Protocol,
                     EINVAL,
                     ConfinedFilesTr::tr("%1 is not an absolute path.").arg(base::visibleText(path)),
                     {}};
    if (path.contains(QChar(0)))
        return Error{Origin::Protocol, EINVAL, ConfinedFilesTr::tr("The path holds a NUL character."), {}};
    const base::RealPath real = base::realPath(path);
    if (real.problem == ELOOP)
        return Error{Origin::User,
                     ELOOP,
                     ConfinedFilesTr::tr("%1 is a symbolic link to nowhere.").arg(base::visibleText(real.at)),
                     {}};
    if (!real.isKnown())
        return systemError(real.problem, path);
    const QString &resolved = real.path;
    for (const QString &root : m_folders) {
        if (resolved == root)
            return Place{root, {}};
        const QString prefix = root.endsWith(QLatin1Char('/')) ? root : root + QLatin1Char('/');
        if (resolved.startsWith(prefix))
            return Place{root, resolved.sliced(prefix.size())};
    }
    return Error{Origin::User,
                 EACCES,
                 ConfinedFilesTr::tr("%1 is outside the folders of this session.").arg(base::visibleText(resolved)),
                 {}};
}

Result<QString> ConfinedFiles::resolve(const QString &path) const
{
    const Result<Place> found = place(path);
    if (!found)
        return found.error();
    return found->relative.isEmpty() ? found->root : found->root + QLatin1Char('/') + found->relative;
}

Result<QByteArray> ConfinedFiles::read(const QString &path, std::optional<quint32> line,
                                       std::optional<quint32> limit) const
{
    const Result<Place> found = place(path);
    if (!found)
        return found.error();
    // Non-blocking, because opening a FIFO would wait before it can be recognized as one.
    const Descriptor fd(openInside(found->root, found->relative, O_RDONLY | O_NONBLOCK));
    if (!fd.isOpen())
        return systemError(errno, path);
    struct stat info;
    if (::fstat(fd.fd(), &info) != 0)
        return systemError(errno, path);
    if (!S_ISREG(info.st_mode))
        return Error{
            Origin::User, EINVAL, base::Words::tr("%1 is not a regular file.").arg(base::visibleText(path)), {}};
    Result<QByteArray> text = wholeText(fd.fd(), qMin<qint64>(info.st_size, readLimit), path);
    if (!text)
        return text;
    if (!text->isValidUtf8())
        return Error{
            Origin::User, EILSEQ, ConfinedFilesTr::tr("%1 is not UTF-8 text.").arg(base::visibleText(path)), {}};
    return lines(*text, line, limit);
}

QByteArray ConfinedFiles::lines(const QByteArray &text, std::optional<quint32> line, std::optional<quint32> limit)
{
    qsizetype start = 0;
    for (quint32 i = 1; line && i < *line; ++i) {
        const qsizetype end = text.indexOf('\n', start);
        if (end < 0)
            return {};
        start = end + 1;
    }
    if (!limit)
        return text.sliced(start);
    qsizetype end = start;
    for (quint32 i = 0; i < *limit; ++i) {
        const qsizetype next = text.indexOf('\n', end);
        if (next < 0)
            return text.sliced(start);
        end = next + 1;
    }
    return text.sliced(start, end - start);
}

} // namespace core
