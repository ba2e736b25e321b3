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

/// The words that differ between a line and its replacement. Empty if they have too little in common, or are too long.
ChangedWords changedText(QStringView removed, QStringView added);

} // namespace text
