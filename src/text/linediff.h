// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace text {

struct ChangedRange
{
    int start = 0, length = 0;
};

struct DiffLine
{
    enum Kind { Context, Added, Removed, Gap };
    Kind kind = Context;
    int oldNumber = 0, newNumber = 0; ///< from 1; 0 where there is none
    QString text;
    std::vector<ChangedRange> changed; ///< words that differ from the line's partner
};

struct FileDiff
{
    std::vector<DiffLine> lines; ///< hunks with a Gap line between them
    int added = 0, removed = 0;
    bool cut = false; ///< more was changed than is listed
};

/// Line by line what turns \p oldText (none: a new file) into \p newText, with \p context lines around each
/// change. Bounded: texts that are too different for a small answer are shown as replaced.
FileDiff diffLines(const std::optional<QString> &oldText, const QString &newText, int context = 3,
                   int maximumLines = 2000);

} // namespace text
