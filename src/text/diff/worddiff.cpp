// SPDX-License-Identifier: Apache-2.0
#include "text/diff/worddiff.h"

#include "base/linematching.h"

#include <QHash>
#include <QList>

namespace text {
namespace {

constexpr int mostWords = 400;

/// Words, runs of white space and single characters; at most one more than can be compared.
QList<QStringView> wordsOf(QStringView line)
{
    const auto kind = [](QChar c) { return c.isLetterOrNumber() || c == u'_' ? 1 : c.isSpace() ? 2 : 0; };
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

    Side(QStringView line, QHash<QStringView, int> &known) : words(wordsOf(line))
    {
        int at = 0;
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

} // namespace

ChangedWords changedText(QStringView removed, QStringView added)
{
    QHash<QStringView, int> known;
    const Side a(removed, known), b(added, known);
    if (a.words.size() > mostWords || b.words.size() > mostWords)
        return {};
    const auto edits = base::fewestEdits(a.ids.data(), int(a.ids.size()), b.ids.data(), int(b.ids.size()), mostWords);
    if (!edits)
        return {};
    ChangedWords marks;
    qsizetype same = 0;
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

} // namespace text
