// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/disk/blobstore.h"
#include "ledger/disk/trash.h"
#include "ledger/files/filechange.h"

#include <optional>
#include <utility>
#include <vector>

namespace ledger {

/// What was found where a change is to be made.
struct FoundBefore
{
    FileMark before, after; ///< what is there, and what will be
    Reversible reversible = Reversible::Exactly;
    QString whyNot;
    std::optional<QByteArray> content; ///< to be written
};

/// Looks, for each of \p changes, at what is there, and keeps it and the new content in the blob store. Blocks.
std::vector<base::Result<FoundBefore>> lookBefore(const std::vector<FileChange> &changes, BlobStore *blobs);

/// A change with its row, which is prepared.
using PreparedChange = std::pair<FileChange, Effect>;

/// What is there now, and the folders that were made or removed for it, see Effect::folders.
struct Acted
{
    FileMark mark;
    std::vector<quint32> folders{};
};

/// Makes \p changes, each as a whole or not at all. Several only if each FileChange::mayShare. Blocks.
std::vector<base::Result<Acted>> act(const std::vector<PreparedChange> &changes, const Trash *trash);

} // namespace ledger
