// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"

namespace widgets {

/// What a search marks in one entry while that is painted: every match in what is on screen, and the current one
/// where it is. A value, cheap; without a pattern it marks nothing. What reaches over several lines is marked once it
/// has been found, everything else by the pattern.
struct EntryMarks
{
    const models::TextPattern *pattern = nullptr;
    const models::Found *now = nullptr; ///< the current match, of whatever entry; may be null
    history::EntryId entry = 0;
    const models::TranscriptSearch *search = nullptr;

    EntryMarks of(history::EntryId other) const { return {pattern, now, other, search}; }
    std::vector<text::Mark> in(models::FoundIn part, int index, int line, const QString &words) const;
    /// For the lines or blocks of a part; null without a pattern.
    text::MessageFlow::MarksOf in(models::FoundIn part, int index = 0) const;
};

} // namespace widgets
