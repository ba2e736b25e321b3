// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/blobstore.h"
#include "ledger/rows/effect.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>
#include <vector>

namespace ledger {

/// One place of a change, identified by its text: an agent may show only a part of the file, so line numbers are not
/// known.
struct ChangedLines
{
    QByteArrayList removed, added; ///< without their ends
    int number = 0;                ///< index among the equal places in the change
    int alike = 1;                 ///< number of equal places
};

/// Identifies \p lines within an effect. 32 bytes.
QByteArray hashOf(const ChangedLines &lines);

/// The key of a row that undoes \p lines of \p effect. \p times: how often they were undone and redone before.
QByteArray partKey(base::EffectId effect, const ChangedLines &lines, int times);
/// The hashOf() of the lines that such a row undoes; empty if \p key is not from partKey().
QByteArray partOfKey(const QByteArray &key);

/// The resulting text of a file.
struct PartText
{
    enum Verdict { Clean, NotFound, Gone, Conflict };
    Verdict verdict = NotFound;
    QByteArray text; ///< set if Clean
};

/// \p now without \p lines of the change from \p before to \p after. Other differences stay. Any thread.
PartText withoutPart(const QByteArray &before, const QByteArray &after, const QByteArray &now,
                     const ChangedLines &lines);

/// How to undo a part: the effect that it belongs to, and what to write.
struct PartPlan
{
    PartText part;
    std::optional<Effect> effect; ///< null if NotFound
    FileMark current;
};

/// For the newest of \p effects that contains \p lines. Reads the disk; any thread, blocks.
PartPlan planPart(const std::vector<Effect> &effects, const ChangedLines &lines, const BlobStore &blobs);

} // namespace ledger
