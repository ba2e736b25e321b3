// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <atomic>
#include <vector>

namespace models {

struct FoundFile
{
    QString path; ///< relative for the first folder, absolute for others
    bool isFolder = false;
    bool operator==(const FoundFile &) const = default;
};

/// The files and folders below a folder, by name. In a git work tree, ignored files are left out.
struct FileIndex
{
    struct Entry
    {
        FoundFile file;
        QString folded;       ///< case-folded, for matching
        qsizetype nameAt = 0; ///< where the last part of the path begins
    };
    std::vector<Entry> entries;
    bool isComplete = true; ///< false: a limit was reached, and deeper files are missing
};

struct IndexLimits
{
    size_t entries = 400'000;
    int milliseconds = 10'000;
};
/// Asks git, else walks the folders, nearest first; follows no links. Blocks: for other threads.
FileIndex indexFolder(const QString &folder, const std::atomic<bool> &cancelled, const IndexLimits &limits = {});
/// The index of several folders; \p limits apply to each.
FileIndex indexFolders(const QStringList &folders, const std::atomic<bool> &cancelled, const IndexLimits &limits = {});

/// Adds \p added, and takes \p gone out: absolute paths in \p folders, of which \p index is.
void applyHeld(FileIndex &index, const QStringList &folders, const QStringList &added, const QStringList &gone);

struct RankedFiles
{
    std::vector<FoundFile> best; ///< best first
    size_t matches = 0;          ///< number of all matches
};
/// Finds paths that contain the characters of \p pattern in order, ignoring case. Names that begin with it come first,
/// then names and paths that contain it, then the rest; shorter ones first.
RankedFiles rankFiles(const FileIndex &index, const QString &pattern, size_t most, const std::atomic<bool> &cancelled);

} // namespace models
