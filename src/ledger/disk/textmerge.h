// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <map>
#include <vector>

namespace ledger {

/// A stretch of lines, numbered from 0.
struct LineSpan
{
    int start = 0, count = 0;
    bool operator==(const LineSpan &) const = default;
};

/// A place where ours or theirs differ from the base.
struct MergeHunk
{
    enum Kind { Ours, Theirs, Same, Conflict }; ///< who changed it; Same: both, in the same way
    Kind kind = Conflict;
    LineSpan base, ours, theirs;
};

/// Three texts, line by line. Lines keep their ends, so that CRLF and a missing last one survive.
struct Merge
{
    QByteArrayList base, ours, theirs;
    std::vector<MergeHunk> hunks;
    int conflicts = 0;
};

enum class Take { Default, Ours, Theirs, Base, OursThenTheirs };

/// Bounded: very different texts become one hunk. Any thread.
Merge mergeTexts(const QByteArray &base, const QByteArray &ours, const QByteArray &theirs);

/// The merged text. \p takes by hunk; missing ones are Default: the side that changed, and theirs in a conflict. \p
/// instead: what stands in the place of a hunk, by its number, whatever is taken.
QByteArray mergedText(const Merge &merge, const std::vector<Take> &takes = {},
                      const std::map<size_t, QByteArray> &instead = {});

/// For every line of \p a the index of its partner in \p b, or -1; the indices increase.
std::vector<int> matchLines(const QByteArrayList &a, const QByteArrayList &b);

QByteArrayList splitLines(const QByteArray &text);
/// Whether the first 8000 bytes contain no NUL, as git defines text.
bool isText(const QByteArray &content);

} // namespace ledger
