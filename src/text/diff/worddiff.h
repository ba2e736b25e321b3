// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

#include <vector>

namespace text {

struct ChangedRange
{
    int start = 0, length = 0;
};

struct ChangedWords
{
    std::vector<ChangedRange> removed, added;
};

/// The words that differ between a line and its replacement. Empty if they have too little in common. Of very long
/// lines it may be one mark, for all that is between their same beginning and their same end.
ChangedWords changedText(QStringView removed, QStringView added);

} // namespace text
