// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/files/blobstore.h"
#include "ledger/rows/effect.h"
#include "models/review/turnchanges.h"

#include <QString>

#include <optional>
#include <vector>

namespace models {

/// What to hold against what.
enum class Compare {
    BeforeAfter, ///< what the effects did
    BeforeNow,   ///< the way from before them to what is there now
    AfterNow,    ///< what came since
};

/// A file's contents at one time, or a sentence why they cannot be shown.
struct ReviewSide
{
    bool isThere = true; ///< else there is no file
    std::optional<QString> text;
    QString why; ///< without a text, and where there should be one
};

/// A file's three contents, to look at.
struct ReviewTexts
{
    ReviewSide before, after, now;
};

/// Reads what is kept under the file's marks, and the disk. Blocks; any thread.
ReviewTexts reviewTexts(const ChangedFile &file, const ledger::BlobStore &blobs);

/// The two sides of \p compare.
std::pair<const ReviewSide *, const ReviewSide *> sidesOf(const ReviewTexts &texts, Compare compare);

/// \p effect alone, to be looked at.
ChangedFile reviewOf(const ledger::Effect &effect);

} // namespace models
