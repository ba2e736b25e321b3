// SPDX-License-Identifier: Apache-2.0
#include "text/diff/worddiff.h"

#include "base/linematching.h"

#include <QHash>
#include <QList>

#include <algorithm>
#include <optional>

namespace text {
namespace {

constexpr int mostWords = 400;

/// Of characters that make one word together; 0: each is a word by itself.
int kind(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' ? 1 : c.isSpace() ? 2 : 0;
}

bool isInWord(QStringView line, qsizetype at)
{
    if (at <= 0 || at >= line.size())
        return false;
    return line[at].isLowSurrogate() || (kind(line[at]) && kind(line[at]) == kind(line[at - 1]));
}

/// Words, runs of white space and single characters; at most one more than can be compared.
QList<QStringView> wordsOf(QStringView line)
{
    QList<QStringView> words;
    for (qsizetype i = 0; i < line.size() && words.size() <= mostWords;) {
        qsizetype end = i + 1;
        while (kind(line[i]) && end < line.size() && kind(line[end]) == kind(line[i]))
            ++end;
        if (line[i].isHighSurrogate() && end < line.size())
            ++end;
        words.append(line.mid(i, end - i));
        i = end;
    }
    return words;
}

struct Side
{
    QList<QStringView> words;
    std::vector<int> ids, starts;

    /// \p line begins at \p at of what is shown.
    Side(QStringView line, QHash<QStringView, int> &known, int at = 0) : words(wordsOf(line))
    {
        for (const QStringView word : words) {
            ids.push_back(known.value(word, -1));
            if (ids.back() < 0)
                known.insert(word, ids.back() = int(known.size()));
            starts.push_back(at);
            at += int(word.size());
        }
        starts.push_back(at);
    }

    void mark(std::vector<ChangedRange> &ranges, int first, int count) const
    {
        if (count == 0)
            return;
        const int start = starts[size_t(first)], end = starts[size_t(first + count)];
        // One or two unchanged characters between changed words are marked, too: fewer, longer marks are easier to
        // read.
        if (!ranges.empty() && start - (ranges.back().start + ranges.back().length) <= 3)
            ranges.back().length = end - ranges.back().start;
        else
            ranges.push_back({start, end - start});
    }
};

/// How many characters are the same at both ends of two lines, in whole words.
struct SameEnds
{
    qsizetype front = 0, back = 0;

    SameEnds(QStringView a, QStringView b)
    {
        const qsizetype most = qMin(a.size(), b.size());
        front = std::mismatch(a.begin(), a.begin() + most, b.begin()).first - a.begin();
        while (isInWord(a, front) || isInWord(b, front))
            --front;
        while (back < most - front && a[a.size() - 1 - back] == b[b.size() - 1 - back])
            ++back;
        while (back > 0 && (isInWord(a, a.size() - back) || isInWord(b, b.size() - back)))
            --back;
    }
    QStringView between(QStringView line) const { return line.sliced(front, line.size() - front - back); }
};

ChangedWords changed(QStringView removed, QStringView added, const SameEnds &ends)
{
    QHash<QStringView, int> known;
    const Side a(ends.between(removed), known, int(ends.front)), b(ends.between(added), known, int(ends.front));
    ChangedWords marks;
    qsizetype same = removed.first(ends.front).trimmed().size() + removed.last(ends.back).trimmed().size();
    std::optional<std::vector<base::Edit>> edits;
    if (a.words.size() <= mostWords && b.words.size() <= mostWords)
        edits = base::fewestEdits(a.ids.data(), int(a.ids.size()), b.ids.data(), int(b.ids.size()), mostWords);
    if (!edits) { // all that is between what is the same
        const auto whole = [&ends](QStringView line) -> std::vector<ChangedRange> {
            const QStringView between = ends.between(line);
            return between.isEmpty() ? std::vector<ChangedRange>()
                                     : std::vector{ChangedRange{int(ends.front), int(between.size())}};
        };
        return same * 2 < qMin(removed.trimmed().size(), added.trimmed().size())
                   ? ChangedWords()
                   : ChangedWords{whole(removed), whole(added)};
    }
    int at = 0;
    const auto countSame = [&](int end) {
        for (; at < end; ++at)
            same += a.words[at].trimmed().size();
    };
    for (const base::Edit &edit : *edits) {
        countSame(edit.oldAt);
        at += edit.removed;
        a.mark(marks.removed, edit.oldAt, edit.removed);
        b.mark(marks.added, edit.newAt, edit.added);
    }
    countSame(int(a.words.size()));
    // Lines with little in common are not marked as a changed line.
    if (same * 2 < qMin(removed.trimmed().size(), added.trimmed().size()))
        return {};
    return marks;
}

} // namespace

ChangedWords changedText(QStringView removed, QStringView added)
{
    // Of a line that is too long for the comparison word by word, what is the same at its ends is left out first.
    const bool isLong = wordsOf(removed).size() > mostWords || wordsOf(added).size() > mostWords;
    return changed(removed, added, isLong ? SameEnds(removed, added) : SameEnds({}, {}));
}

} // namespace text
