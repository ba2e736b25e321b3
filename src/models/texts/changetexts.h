// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/disk/blobstore.h"
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
    ledger::FileMark mark;
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

/// What changed of a file that is there on both sides apart from its text: it became a link or is none any more, its
/// mode. Sentences; empty: nothing.
QString beyondText(const ledger::FileMark &from, const ledger::FileMark &to);
/// The same of the mode, for a list: `644 → 755`.
QString modeChange(const ledger::FileMark &from, const ledger::FileMark &to);

/// A review of \p effect alone.
ChangedFile reviewOf(const ledger::Effect &effect);

} // namespace models
