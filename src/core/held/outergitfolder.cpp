// SPDX-License-Identifier: Apache-2.0
#include "core/held/outergitfolder.h"

#include "base/regularfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace core {

namespace {

constexpr qint64 mostBytes = 16 * 1024;

QString firstLine(const QString &file)
{
    const auto text = base::readRegularFile(file, mostBytes);
    return text ? QFile::decodeName(text->split('\n').constFirst().trimmed()) : QString();
}

} // namespace

QString outerGitFolder(const QString &folder)
{
    const QString pointer = firstLine(folder + QStringLiteral("/.git"));
    if (!pointer.startsWith(QStringLiteral("gitdir: ")))
        return {};
    const QString own = QDir(folder).absoluteFilePath(pointer.mid(qsizetype(qstrlen("gitdir: "))));
    const QString common = firstLine(own + QStringLiteral("/commondir"));
    const QString whole = QFileInfo(common.isEmpty() ? own : QDir(own).absoluteFilePath(common)).canonicalFilePath();
    // A folder that says it is a repository, and what it says it is the worktree of has to look like one.
    const bool isRepository = !whole.isEmpty() && QFileInfo(whole + QStringLiteral("/HEAD")).isFile() &&
                              QFileInfo(whole + QStringLiteral("/objects")).isDir();
    const QString inside = QFileInfo(folder).canonicalFilePath() + u'/';
    return isRepository && !whole.startsWith(inside) ? whole : QString();
}

} // namespace core
