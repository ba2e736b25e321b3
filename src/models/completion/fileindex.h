// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <atomic>
#include <vector>

namespace models {

struct FoundFile
{
    QString path; ///< relative to the first folder, whole in others
    bool isFolder = false;
    bool operator==(const FoundFile &) const = default;
};

/// The files and folders below a folder, by name. Where it is in a git work tree, what git ignores is not among them.
struct FileIndex
{
    struct Entry
    {
        FoundFile file;
        QString folded;       ///< for matching
        qsizetype nameAt = 0; ///< where the last part of the path begins
    };
    std::vector<Entry> entries;
    bool isComplete = true; ///< else reading stopped at a limit, and what is deeper down is missing
};

struct IndexLimits
{
    size_t entries = 400'000;
    int milliseconds = 10'000;
};
/// Asks git, else walks, the folders nearest first; follows no links. Blocks: for other threads.
FileIndex indexFolder(const QString &folder, const std::atomic<bool> &cancelled, const IndexLimits &limits = {});
/// What is in several folders; \p limits are those of each.
FileIndex indexFolders(const QStringList &folders, const std::atomic<bool> &cancelled, const IndexLimits &limits = {});

struct RankedFiles
{
    std::vector<FoundFile> best; ///< best first
    size_t matches = 0;          ///< that many there are in all
};
/// The characters of \p pattern occur in each path in their order, whatever their case. Names that begin with it come
/// first, then names and paths that hold it, then those that only have its characters; the shorter the better.
RankedFiles rankFiles(const FileIndex &index, const QString &pattern, size_t most, const std::atomic<bool> &cancelled);

} // namespace models
