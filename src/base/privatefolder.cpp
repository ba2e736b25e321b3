// SPDX-License-Identifier: Apache-2.0
#include "base/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace base {

namespace {

constexpr mode_t othersBits = 0077;

/// Takes away others' permissions if the folder is the user's. False, with errno, if \p path is no folder.
bool close(const QByteArray &path)
{
    struct stat info;
    if (::stat(path.constData(), &info) != 0)
        return false;
    if (!S_ISDIR(info.st_mode)) {
        errno = ENOTDIR;
        return false;
    }
    if ((info.st_mode & othersBits) != 0 && info.st_uid == ::geteuid())
        ::chmod(path.constData(), (info.st_mode & 07777 & ~othersBits) | 0700);
    return true;
}

} // namespace

bool makePrivateFolder(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    const QByteArray name = QFile::encodeName(clean);
    const QString above = QFileInfo(clean).path();
    if (!QFileInfo::exists(clean)) {
        // A missing parent is created private too; an existing parent keeps its permissions, since it may not be ours.
        if (above != clean && !QFileInfo::exists(above) && !makePrivateFolder(above))
            return false;
        if (::mkdir(name.constData(), 0700) == 0)
            return true;
        if (errno != EEXIST)
            return false;
    }
    return close(name);
}

void keepPrivate(const QString &path)
{
    if (!path.isEmpty())
        close(QFile::encodeName(path));
}

} // namespace base
