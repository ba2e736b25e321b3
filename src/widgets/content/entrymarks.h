// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"

namespace widgets {

/// Marks search matches in one entry while it is painted: every visible match, and the current one. A cheap value;
/// without a pattern it marks nothing. Matches over several lines are marked once the search has found them, all others
/// by the pattern.
struct EntryMarks
{
    const models::TextPattern *pattern = nullptr;
    const models::Found *now = nullptr; ///< the current match, in any entry; may be null
    history::EntryId entry = 0;
    const models::TranscriptSearch *search = nullptr;

    EntryMarks of(history::EntryId other) const { return {pattern, now, other, search}; }
    std::vector<text::Mark> in(models::FoundIn part, int index, int line, const QString &words) const;
    /// For the lines or blocks of a part; null without a pattern.
    text::MessageFlow::MarksOf in(models::FoundIn part, int index = 0) const;
};

} // namespace widgets
