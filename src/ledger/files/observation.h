// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/disk/blobstore.h"
#include "ledger/rows/effect.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace ledger {

/// What an agent says that it did to a file by itself.
struct Claim
{
    struct Part
    {
        std::optional<QByteArray> oldText; ///< null: the file is new
        QByteArray newText;                ///< the whole file, or only the changed part
    };
    QByteArray path;         ///< absolute
    std::vector<Part> parts; ///< at least one; several are places in the file, or changes one after the other
    bool deletes = false;
    bool isRelinked = false; ///< the path leads through a link newer than the turn, so the file may be another one
    enum class Outcome { Done, Failed, Nothing } outcome = Outcome::Done;
};

/// The result of comparing a claim with the disk: an effect's kind, marks, state and how it can be undone.
struct Observation
{
    EffectKind kind = EffectKind::WriteFile;
    EffectState state = EffectState::Unknown; ///< Committed, Cancelled (it did not happen) or Unknown
    FileMark before;
    FileMark after;
    QString detail;
    Reversible reversible = Reversible::No;
    QString whyNot;
};

/// Compares \p claim with the file, by content: a claim with only the changed parts holds if each part occurs in the
/// file as often as it is claimed. Stores both contents in \p blobs for undo. That the file did not exist before is
/// only the agent's word, so a new file cannot be undone until that is confirmed. Blocks; any thread.
Observation observe(const Claim &claim, BlobStore &blobs);

/// The same observation for a file whose old content \p before is known better.
Observation after(const Observation &seen, const FileMark &before);

} // namespace ledger
