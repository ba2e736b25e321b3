// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/entrymarks.h"

namespace widgets {

std::vector<text::Mark> EntryMarks::in(models::FoundIn part, int index, int line, const QString &words) const
{
    std::vector<text::Mark> marks;
    if (!pattern || !pattern->finds())
        return marks;
    if (pattern->spansLines()) {
        if (!search)
            return marks;
        for (const auto &match : search->matchesIn(entry, part, index, line, int(words.size())))
            marks.push_back({match.from, match.to, match.isCurrent});
        return marks;
    }
    for (const models::TextRange &range : pattern->findAll(words)) {
        const bool isNow = now && *now == models::Found{entry, part, index, line, range.from, range.length};
        marks.push_back({range.from, range.from + range.length, isNow});
    }
    return marks;
}

text::MessageFlow::MarksOf EntryMarks::in(models::FoundIn part, int index) const
{
    if (!pattern || !pattern->finds())
        return {};
    return [marks = *this, part, index](int line, const QString &words) { return marks.in(part, index, line, words); };
}

} // namespace widgets
