// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/files/blobstore.h"
#include "ledger/rows/effect.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>
#include <vector>

namespace ledger {

/// One place of a change, by what it says: an agent may show a stretch of a file only, so that no number of a line is
/// known.
struct ChangedLines
{
    QByteArrayList removed, added; ///< without their ends
    int number = 0;                ///< which of those in the change that say the same, from 0
    int alike = 1;                 ///< how many do
};

/// Names \p lines among those of an effect. 32 bytes.
QByteArray hashOf(const ChangedLines &lines);

/// The key of a row that takes \p lines of \p effect back. \p times: how often they were taken back, and brought
/// back, before.
QByteArray partKey(base::EffectId effect, const ChangedLines &lines, int times);
/// hashOf() the lines that such a row takes back; empty if \p key is none of those.
QByteArray partOfKey(const QByteArray &key);

/// What a file would be.
struct PartText
{
    enum Verdict { Clean, NotFound, Gone, Conflict };
    Verdict verdict = NotFound;
    QByteArray text; ///< of Clean
};

/// \p now without \p lines of the change that made \p after of \p before. Whatever else is different now stays. Any
/// thread.
PartText withoutPart(const QByteArray &before, const QByteArray &after, const QByteArray &now,
                     const ChangedLines &lines);

/// How to take a part back: which effect it is of, and what to write.
struct PartPlan
{
    PartText part;
    std::optional<Effect> effect; ///< as it was given; none: NotFound
    FileMark current;
};

/// Of the newest of \p effects that has \p lines. Reads the disk; any thread, blocks.
PartPlan planPart(const std::vector<Effect> &effects, const ChangedLines &lines, const BlobStore &blobs);

} // namespace ledger
