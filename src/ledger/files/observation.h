// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/files/blobstore.h"
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
        std::optional<QByteArray> oldText; ///< none: the file is new
        QByteArray newText;                ///< the whole file, or only the part that changed
    };
    QByteArray path; ///< absolute
    std::vector<Part>
        parts; ///< at least one; several are places of the file, or what was done to it one after the other
    bool deletes = false;
    bool isRelinked = false; ///< a link that is younger than the turn leads there: whatever is there is not what was
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

/// Compares \p claim with the file, by content: a claim with only changed parts holds if each of them is in the file as
/// often as it is claimed. Keeps both contents in \p blobs, so that it can be undone. That there was no file before is
/// the agent's word alone, so that a new file cannot be undone until something bears that out. Blocks; any thread.
Observation observe(const Claim &claim, BlobStore &blobs);

/// The same of a file of which it is known better what it held: \p before.
Observation after(const Observation &seen, const FileMark &before);

/// Whether \p content can be what \p claim made of a file: it is the whole of it, or each part is in it.
bool mayHaveMade(const Claim &claim, const QByteArray &content);

} // namespace ledger
