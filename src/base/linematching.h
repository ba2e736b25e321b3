// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <atomic>
#include <optional>
#include <vector>

namespace base {

/// One place where two lists differ: so many items of the old one are replaced by so many of the new one.
struct Edit
{
    int oldAt = 0, newAt = 0;
    int removed = 0, added = 0;
};

/// What turns \p a into \p b, in order, as few items as a bounded search finds: exact for texts with some hundred
/// changes, along lines that occur once in both beyond that. Ends early, with anything, once \p cancelled is set.
std::vector<Edit> matchItems(const std::vector<int> &a, const std::vector<int> &b,
                             const std::atomic<bool> *cancelled = nullptr);

/// The same, exactly; nothing if more than \p limit items differ.
std::optional<std::vector<Edit>> fewestEdits(const int *a, int n, const int *b, int m, int limit);

/// Lines that came and lines that went.
struct LineCounts
{
    int added = 0, removed = 0;
    bool operator==(const LineCounts &) const = default;
};

/// What turns \p before into \p after, counted as git does: a line is another one if only its end differs. Any thread.
LineCounts countChangedLines(const QByteArray &before, const QByteArray &after);

} // namespace base
