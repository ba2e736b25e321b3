// SPDX-License-Identifier: Apache-2.0
#include "base/realpath.h"

#include "base/nanoseconds.h"

#include <QFile>
#include <QStringList>

#include <cerrno>
#include <climits>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace base {

namespace {

constexpr int mostLinks = 40; ///< the kernel's own limit

std::optional<QString> linkTarget(const QByteArray &name)
{
    char buffer[PATH_MAX];
    const ssize_t length = ::readlink(name.constData(), buffer, sizeof buffer);
    if (length <= 0 || length == ssize_t(sizeof buffer))
        return std::nullopt;
    return QFile::decodeName(QByteArray(buffer, qsizetype(length)));
}

} // namespace

RealPath realPath(const QString &path)
{
    if (!path.startsWith(u'/') || path.contains(QChar(u'\0')))
        return {{}, EINVAL, path};
    enum class Kind { Folder, Other, Missing };
    Kind kind = Kind::Folder; // of the path in `done`
    QString done;             // empty: the root
    QString link;             // the last that was followed
    QStringList rest = path.split(u'/', Qt::SkipEmptyParts);
    qsizetype ofLinks = 0; // how many parts at the front of `rest` come from a link
    int links = 0;
    qint64 linkedNs = 0;
    while (!rest.isEmpty()) {
        const QString part = rest.takeFirst();
        const bool ofLink = ofLinks > 0;
        if (ofLink)
            --ofLinks;
        if (part == QStringLiteral("."))
            continue;
        if (part == QStringLiteral("..")) {
            // The parent of a missing folder is not known: it may be created as a link to elsewhere.
            if (kind != Kind::Folder)
                return {{}, kind == Kind::Missing ? ENOENT : ENOTDIR, done};
            done.truncate(qMax<qsizetype>(0, done.lastIndexOf(u'/')));
            continue;
        }
        const QString next = done + u'/' + part;
        if (kind != Kind::Folder) {
            done = next;
            kind = Kind::Missing;
            continue;
        }
        const QByteArray name = QFile::encodeName(next);
        struct stat info;
        if (::lstat(name.constData(), &info) != 0) {
            if (errno != ENOENT)
                return {{}, errno, next};
            if (ofLink)
                return {{}, ELOOP, link};
            done = next;
            kind = Kind::Missing;
        } else if (S_ISLNK(info.st_mode)) {
            const auto target = linkTarget(name);
            if (!target || ++links > mostLinks)
                return {{}, ELOOP, next};
            const QStringList parts = target->split(u'/', Qt::SkipEmptyParts);
            if (target->startsWith(u'/'))
                done.clear();
            rest = parts + rest;
            ofLinks += parts.size();
            link = next;
            linkedNs = qMax(linkedNs, nanoseconds(info.st_ctim));
        } else {
            done = next;
            kind = S_ISDIR(info.st_mode) ? Kind::Folder : Kind::Other;
        }
    }
    return {done.isEmpty() ? QStringLiteral("/") : done, 0, {}, linkedNs};
}

} // namespace base
