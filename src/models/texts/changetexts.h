// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/files/blobstore.h"
#include "ledger/rows/effect.h"
#include "models/review/turnchanges.h"

#include <QString>

#include <optional>
#include <vector>

namespace models {

/// Which two contents to compare.
enum class Compare {
    BeforeAfter, ///< the effects' changes
    BeforeNow,   ///< from before the effects to the current content
    AfterNow,    ///< changes made since
};

/// A file's content at one time, or a sentence why it cannot be shown.
struct ReviewSide
{
    bool isThere = true; ///< false: there is no file
    std::optional<QString> text;
    QString why; ///< set if there is no text although there should be
};

/// A file's three contents.
struct ReviewTexts
{
    ReviewSide before, after, now;
};

/// Reads the stored contents of the file's marks, and the disk. Blocks; any thread.
ReviewTexts reviewTexts(const ChangedFile &file, const ledger::BlobStore &blobs);

/// The two sides of \p compare.
std::pair<const ReviewSide *, const ReviewSide *> sidesOf(const ReviewTexts &texts, Compare compare);

/// A review of \p effect alone.
ChangedFile reviewOf(const ledger::Effect &effect);

} // namespace models
