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
    // The agent may have written any repository's path here, so that repository has to refer back to this folder.
    const QString back = firstLine(own + QStringLiteral("/gitdir"));
    if (common.isEmpty() || back.isEmpty() ||
        QFileInfo(QFileInfo(QDir(own).absoluteFilePath(back)).path()).canonicalFilePath() !=
            QFileInfo(folder).canonicalFilePath())
        return {};
    const QString whole = QFileInfo(QDir(own).absoluteFilePath(common)).canonicalFilePath();
    const bool isRepository = !whole.isEmpty() && QFileInfo(whole + QStringLiteral("/HEAD")).isFile() &&
                              QFileInfo(whole + QStringLiteral("/objects")).isDir();
    const QString inside = QFileInfo(folder).canonicalFilePath() + u'/';
    return isRepository && !whole.startsWith(inside) ? whole : QString();
}

} // namespace core
