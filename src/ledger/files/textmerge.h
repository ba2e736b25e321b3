// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>

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
    enum Kind { Ours, Theirs, Same, Conflict }; ///< who changed it; Same: both, alike
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

/// Bounded: texts that are too different for a small answer become one hunk. Any thread.
Merge mergeTexts(const QByteArray &base, const QByteArray &ours, const QByteArray &theirs);

/// The text that results. \p takes by hunk; what is missing is Default: the side that changed, and theirs in a
/// conflict.
QByteArray mergedText(const Merge &merge, const std::vector<Take> &takes = {});

/// For every line of \p a its partner in \p b, or -1; partners rise.
std::vector<int> matchLines(const QByteArrayList &a, const QByteArrayList &b);

QByteArrayList splitLines(const QByteArray &text);
/// No NUL in the first 8000 bytes: what git calls text.
bool isText(const QByteArray &content);

} // namespace ledger
