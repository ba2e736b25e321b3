// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/gitbranch.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace workspace {
namespace {

constexpr qint64 longestLine = 4096; ///< of a file with one line

QString lineOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.read(longestLine)).section(u'\n', 0, 0).trimmed();
}

/// The git directory of a work tree; empty if \p folder is none.
QString gitFolder(const QDir &folder)
{
    const QString path = folder.filePath(QStringLiteral(".git"));
    if (QFileInfo(path).isDir())
        return path;
    // In a linked work tree or a submodule .git is a file that names the directory.
    const QString prefix = QStringLiteral("gitdir:");
    const QString line = lineOf(path);
    return line.startsWith(prefix) ? folder.absoluteFilePath(line.mid(prefix.size()).trimmed()) : QString();
}

} // namespace

GitBranch::GitBranch(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &GitBranch::look);
}

GitBranch::Head GitBranch::read(const QString &folder)
{
    QDir dir(folder);
    do {
        const QString place = gitFolder(dir);
        if (place.isEmpty())
            continue;
        const QString file = QDir(place).filePath(QStringLiteral("HEAD"));
        const QString line = lineOf(file), branch = QStringLiteral("ref: refs/heads/");
        if (line.isEmpty())
            return {};
        if (line.startsWith(branch))
            return {file, line.mid(branch.size())};
        return {file, line.startsWith(QStringLiteral("ref: ")) ? line.mid(5) : line.left(7)};
    } while (dir.cdUp());
    return {};
}

void GitBranch::setFolder(const QString &folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_head = {};
    look();
}

void GitBranch::look()
{
    m_work.reset();
    if (!m_folder.isEmpty())
        m_work = std::make_unique<base::PoolWork<Head>>([folder = m_folder](const auto &) { return read(folder); },
                                                        [this](Head head) { setHead(std::move(head)); });
}

void GitBranch::setHead(Head head)
{
    const bool isNew = head.name != m_head.name;
    m_head = std::move(head);
    QStringList others = m_watcher.files();
    others.removeAll(m_head.file);
    if (!others.isEmpty())
        m_watcher.removePaths(others);
    // git replaces the file, which ends the watch. That may have happened before this watch began.
    if (!m_head.file.isEmpty() && !m_watcher.files().contains(m_head.file) && m_watcher.addPath(m_head.file))
        look();
    if (isNew)
        Q_EMIT changed();
}

} // namespace workspace

#include "moc_gitbranch.cpp"
