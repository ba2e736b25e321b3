// SPDX-License-Identifier: Apache-2.0
#include "models/completion/fileindex.h"

#include "base/gitenvironment.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSet>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <optional>

namespace models {

namespace {

void add(FileIndex &index, const QString &path, bool isFolder)
{
    index.entries.push_back({{path, isFolder}, path.toCaseFolded(), path.lastIndexOf(u'/') + 1});
}

/// Adds a file, and those of its parent folders that are new.
void addWithFolders(FileIndex &index, const QString &path, QSet<QString> &folders)
{
    add(index, path, false);
    for (qsizetype slash = path.lastIndexOf(u'/'); slash > 0; slash = path.lastIndexOf(u'/', slash - 1)) {
        const QString folder = path.left(slash);
        const qsizetype before = folders.size();
        folders.insert(folder);
        if (folders.size() == before)
            return;
        add(index, folder, true);
    }
}

/// git's answer, split at NUL; null if git does not know the folder. `cut` is set if it was not read to the end.
std::optional<QList<QByteArray>> askGit(const QString &folder, const QStringList &options, int milliseconds,
                                        const std::atomic<bool> &cancelled, bool &cut)
{
    QProcess git;
    git.setProcessEnvironment(base::gitEnvironment());
    git.setWorkingDirectory(folder);
    git.setStandardErrorFile(QProcess::nullDevice());
    git.start(QStringLiteral("git"),
              base::gitOptions() + QStringList{QStringLiteral("ls-files"), QStringLiteral("-z")} + options);
    if (!git.waitForStarted())
        return std::nullopt;
    QElapsedTimer time;
    time.start();
    while (git.state() != QProcess::NotRunning && !cancelled && time.elapsed() < milliseconds)
        git.waitForFinished(50);
    if (git.state() != QProcess::NotRunning) {
        cut = true;
        git.kill();
        git.waitForFinished(1000);
    } else if (git.exitStatus() != QProcess::NormalExit || git.exitCode() != 0) {
        return std::nullopt;
    }
    QList<QByteArray> paths = git.readAllStandardOutput().split('\0');
    paths.removeLast(); // what follows the last NUL, or was cut off
    return paths;
}

FileIndex walk(const QString &folder, const std::atomic<bool> &cancelled, const IndexLimits &limits)
{
    namespace fs = std::filesystem;
    FileIndex index;
    QElapsedTimer time;
    time.start();
    const QByteArray top = QFile::encodeName(folder);
    std::deque<fs::path> open{fs::path(top.constData())};
    while (!open.empty() && !cancelled) {
        const fs::path here = open.front();
        open.pop_front();
        std::error_code problem;
        for (fs::directory_iterator i(here, fs::directory_options::skip_permission_denied, problem), end;
             !problem && i != end; i.increment(problem)) {
            if (index.entries.size() >= limits.entries || time.elapsed() > limits.milliseconds) {
                index.isComplete = false;
                return index;
            }
            std::error_code unknown;
            const bool isFolder = i->is_directory(unknown) && !i->is_symlink(unknown);
            if (isFolder && i->path().filename() == ".git")
                continue;
            add(index, QFile::decodeName(i->path().lexically_relative(top.constData()).c_str()), isFolder);
            if (isFolder)
                open.push_back(i->path());
        }
    }
    return index;
}

/// How good a match is, smaller is better; -1: none.
int rank(const FileIndex::Entry &entry, QStringView pattern)
{
    const QStringView path = entry.folded, name = path.mid(entry.nameAt);
    const int length = int(qMin<qsizetype>(path.size(), 999));
    const auto graded = [length](int grade, int inside = 0) {
        return (grade * 1000 + qMin(inside, 999)) * 1000 + length;
    };
    if (pattern.isEmpty())
        return graded(0, int(path.count(u'/')));
    if (name.startsWith(pattern))
        return graded(name.size() == pattern.size() ? 0 : 1);
    if (const qsizetype at = name.indexOf(pattern); at >= 0)
        return graded(name.at(at - 1).isLetterOrNumber() ? 3 : 2);
    if (path.contains(pattern))
        return graded(4);
    const auto gaps = [pattern](QStringView in) {
        qsizetype at = -1, skipped = 0;
        for (const QChar c : pattern) {
            const qsizetype next = in.indexOf(c, at + 1);
            if (next < 0)
                return -1;
            skipped += at < 0 ? 0 : next - at - 1;
            at = next;
        }
        return int(skipped);
    };
    if (const int skipped = gaps(name); skipped >= 0)
        return graded(5, skipped);
    const int skipped = gaps(path);
    return skipped < 0 ? -1 : graded(6, skipped);
}

} // namespace

FileIndex indexFolder(const QString &folder, const std::atomic<bool> &cancelled, const IndexLimits &limits)
{
    bool cut = false;
    const auto files = askGit(folder, {QStringLiteral("-co"), QStringLiteral("--exclude-standard")},
                              limits.milliseconds, cancelled, cut);
    if (!files)
        return walk(folder, cancelled, limits);
    // Files that were deleted without git are still listed.
    const auto deleted = askGit(folder, {QStringLiteral("-d")}, limits.milliseconds, cancelled, cut);
    const QSet<QByteArray> gone = deleted ? QSet<QByteArray>(deleted->begin(), deleted->end()) : QSet<QByteArray>();
    FileIndex index;
    QSet<QString> folders;
    QByteArray last; // unmerged files are listed once for each side
    for (const QByteArray &path : *files) {
        if (index.entries.size() >= limits.entries || cancelled) {
            cut = true;
            break;
        }
        if (path != last && !gone.contains(path)) {
            // A nested repository is listed as a folder, with a slash.
            const bool isFolder = path.endsWith('/');
            const QString name = QFile::decodeName(isFolder ? path.chopped(1) : path);
            if (isFolder)
                add(index, name, true);
            else
                addWithFolders(index, name, folders);
        }
        last = path;
    }
    index.isComplete = !cut;
    return index;
}

FileIndex indexFolders(const QStringList &folders, const std::atomic<bool> &cancelled, const IndexLimits &limits)
{
    FileIndex index = folders.isEmpty() ? FileIndex() : indexFolder(folders.first(), cancelled, limits);
    for (const QString &folder : folders.mid(1)) {
        const FileIndex more = indexFolder(folder, cancelled, limits);
        const QString prefix = QDir::cleanPath(folder) + u'/';
        for (const FileIndex::Entry &entry : more.entries)
            add(index, prefix + entry.file.path, entry.file.isFolder);
        index.isComplete = index.isComplete && more.isComplete;
    }
    return index;
}

void applyHeld(FileIndex &index, const QStringList &folders, const QStringList &added, const QStringList &gone)
{
    // In the first folder paths are relative to it.
    const QString first = folders.value(0) + u'/';
    const auto shown = [&first](const QString &path) { return path.startsWith(first) ? path.mid(first.size()) : path; };
    QSet<QString> hidden, known;
    for (const QString &path : gone)
        hidden.insert(shown(path));
    std::erase_if(index.entries, [&](const FileIndex::Entry &entry) { return hidden.contains(entry.file.path); });
    if (added.isEmpty())
        return;
    QSet<QString> parents;
    for (const FileIndex::Entry &entry : index.entries)
        (entry.file.isFolder ? parents : known).insert(entry.file.path);
    for (const QString &path : added) {
        const QString name = shown(path);
        if (!known.contains(name) && !parents.contains(name))
            addWithFolders(index, name, parents);
    }
}

RankedFiles rankFiles(const FileIndex &index, const QString &pattern, size_t most, const std::atomic<bool> &cancelled)
{
    const QString folded = pattern.toCaseFolded();
    std::vector<std::pair<int, size_t>> found;
    for (size_t i = 0; i < index.entries.size() && !cancelled; ++i) {
        if (const int r = rank(index.entries[i], folded); r >= 0)
            found.emplace_back(r, i);
    }
    RankedFiles out;
    out.matches = found.size();
    const auto end = found.begin() + std::ptrdiff_t(qMin(most, found.size()));
    std::partial_sort(found.begin(), end, found.end());
    for (auto i = found.begin(); i != end; ++i)
        out.best.push_back(index.entries[i->second].file);
    return out;
}

} // namespace models
