// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/textmerge.h"

#include "base/linematching.h"

#include <QHash>

namespace ledger {

namespace {

using Numbers = std::vector<int>;

/// Assigns numbers to lines; equal lines get equal numbers.
class Numbering
{
public:
    Numbers operator()(const QByteArrayList &lines)
    {
        Numbers out;
        out.reserve(size_t(lines.size()));
        for (const QByteArray &line : lines) {
            auto i = m_numbers.find(line);
            if (i == m_numbers.end())
                i = m_numbers.insert(line, int(m_numbers.size()));
            out.push_back(*i);
        }
        return out;
    }

private:
    QHash<QByteArray, int> m_numbers;
};

QByteArrayList part(const QByteArrayList &lines, const LineSpan &span)
{
    return lines.mid(span.start, span.count);
}

} // namespace

bool isText(const QByteArray &content)
{
    return !content.left(8000).contains('\0');
}

QByteArrayList splitLines(const QByteArray &text)
{
    QByteArrayList out;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = text.indexOf('\n', start);
        const qsizetype next = end < 0 ? text.size() : end + 1;
        out << text.sliced(start, next - start);
        start = next;
    }
    return out;
}

std::vector<int> matchLines(const QByteArrayList &a, const QByteArrayList &b)
{
    Numbering numbers;
    const Numbers first = numbers(a), second = numbers(b);
    std::vector<int> partners(first.size(), -1);
    size_t at = 0;
    int other = 0;
    for (const base::Edit &edit : base::matchItems(first, second)) {
        while (at < size_t(edit.oldAt))
            partners[at++] = other++;
        at += size_t(edit.removed);
        other += edit.added;
    }
    while (at < partners.size())
        partners[at++] = other++;
    return partners;
}

Merge mergeTexts(const QByteArray &base, const QByteArray &ours, const QByteArray &theirs)
{
    Merge out;
    out.base = splitLines(base);
    out.ours = splitLines(ours);
    out.theirs = splitLines(theirs);
    const std::vector<int> inOurs = matchLines(out.base, out.ours), inTheirs = matchLines(out.base, out.theirs);
    const int all = int(out.base.size());
    int b = 0, o = 0, t = 0;
    while (true) {
        while (b < all && inOurs[size_t(b)] == o && inTheirs[size_t(b)] == t)
            ++b, ++o, ++t;
        // Go on to the next line that all three texts have.
        int next = b;
        while (next < all && (inOurs[size_t(next)] < 0 || inTheirs[size_t(next)] < 0))
            ++next;
        const int nextO = next < all ? inOurs[size_t(next)] : int(out.ours.size());
        const int nextT = next < all ? inTheirs[size_t(next)] : int(out.theirs.size());
        if (next == b && nextO == o && nextT == t)
            break;
        MergeHunk hunk{MergeHunk::Conflict, {b, next - b}, {o, nextO - o}, {t, nextT - t}};
        const QByteArrayList was = part(out.base, hunk.base), mine = part(out.ours, hunk.ours),
                             yours = part(out.theirs, hunk.theirs);
        if (mine == yours)
            hunk.kind = MergeHunk::Same;
        else if (mine == was)
            hunk.kind = MergeHunk::Theirs;
        else if (yours == was)
            hunk.kind = MergeHunk::Ours;
        out.conflicts += hunk.kind == MergeHunk::Conflict;
        out.hunks.push_back(hunk);
        b = next;
        o = nextO;
        t = nextT;
    }
    return out;
}

QByteArray mergedText(const Merge &merge, const std::vector<Take> &takes, const std::map<size_t, QByteArray> &instead)
{
    QByteArrayList out;
    int b = 0;
    for (size_t i = 0; i < merge.hunks.size(); ++i) {
        const MergeHunk &hunk = merge.hunks[i];
        out += merge.base.mid(b, hunk.base.start - b);
        b = hunk.base.start + hunk.base.count;
        if (const auto other = instead.find(i); other != instead.end()) {
            out += other->second;
            continue;
        }
        Take take = i < takes.size() ? takes[i] : Take::Default;
        if (take == Take::Default)
            take = hunk.kind == MergeHunk::Ours || hunk.kind == MergeHunk::Same ? Take::Ours : Take::Theirs;
        if (take == Take::Base)
            out += part(merge.base, hunk.base);
        if (take == Take::Ours || take == Take::OursThenTheirs)
            out += part(merge.ours, hunk.ours);
        if (take == Take::Theirs || take == Take::OursThenTheirs)
            out += part(merge.theirs, hunk.theirs);
    }
    out += merge.base.mid(b);
    return out.join();
}

} // namespace ledger
