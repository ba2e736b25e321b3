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

/// The words that differ between a line and what it became. Nothing where the two share so little that they are
/// different lines, or where they are too long to be read word by word.
ChangedWords changedText(QStringView removed, QStringView added);

} // namespace text
