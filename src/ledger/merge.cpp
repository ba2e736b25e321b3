// SPDX-License-Identifier: Apache-2.0
#include "ledger/merge.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace ledger {

namespace {

using Numbers = std::vector<int>;

/// Lines as numbers: equal lines, equal numbers.
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

class Matcher
{
public:
    Matcher(const Numbers &a, const Numbers &b) : m_a(a), m_b(b), m_partner(a.size(), -1) {}

    std::vector<int> result()
    {
        match(0, int(m_a.size()), 0, int(m_b.size()));
        return std::move(m_partner);
    }

private:
    void match(int a0, int a1, int b0, int b1)
    {
        while (a0 < a1 && b0 < b1 && m_a[size_t(a0)] == m_b[size_t(b0)])
            m_partner[size_t(a0++)] = b0++;
        while (a0 < a1 && b0 < b1 && m_a[size_t(a1 - 1)] == m_b[size_t(b1 - 1)])
            m_partner[size_t(--a1)] = --b1;
        if (a0 == a1 || b0 == b1)
            return;
        // Lines that are there once in both hold the rest apart, which people find more telling than the
        // shortest answer, and keeps each piece small.
        const auto anchors = uniqueCommon(a0, a1, b0, b1);
        if (anchors.empty()) {
            myers(a0, a1, b0, b1);
            return;
        }
        for (const auto &[a, b] : anchors) {
            match(a0, a, b0, b);
            m_partner[size_t(a)] = b;
            a0 = a + 1;
            b0 = b + 1;
        }
        match(a0, a1, b0, b1);
    }

    std::vector<std::pair<int, int>> uniqueCommon(int a0, int a1, int b0, int b1) const
    {
        struct Seen
        {
            int inA = 0, inB = 0, a = 0, b = 0;
        };
        QHash<int, Seen> seen;
        for (int i = a0; i < a1; ++i) {
            Seen &s = seen[m_a[size_t(i)]];
            ++s.inA;
            s.a = i;
        }
        for (int i = b0; i < b1; ++i) {
            const auto s = seen.find(m_b[size_t(i)]);
            if (s != seen.end()) {
                ++s->inB;
                s->b = i;
            }
        }
        std::vector<std::pair<int, int>> common;
        for (int i = a0; i < a1; ++i) {
            const Seen &s = seen[m_a[size_t(i)]];
            if (s.inA == 1 && s.inB == 1)
                common.emplace_back(s.a, s.b);
        }
        // The longest rising sequence of their places in b.
        std::vector<size_t> tops;
        std::vector<int> before(common.size(), -1);
        for (size_t i = 0; i < common.size(); ++i) {
            const auto place = std::lower_bound(tops.begin(), tops.end(), common[i].second,
                                                [&common](size_t top, int b) { return common[top].second < b; });
            if (place != tops.begin())
                before[i] = int(*(place - 1));
            if (place == tops.end())
                tops.push_back(i);
            else
                *place = i;
        }
        std::vector<std::pair<int, int>> out;
        for (int i = tops.empty() ? -1 : int(tops.back()); i >= 0; i = before[size_t(i)])
            out.push_back(common[size_t(i)]);
        std::reverse(out.begin(), out.end());
        return out;
    }

    /// Greedy, with a limit: what differs more has no partners.
    void myers(int a0, int a1, int b0, int b1)
    {
        const int n = a1 - a0, m = b1 - b0, most = std::min(n + m, 1000);
        std::vector<int> v(size_t(2 * most + 3), 0);
        std::vector<std::vector<int>> trace;
        const auto at = [most](int k) { return size_t(k + most + 1); };
        int end = -1;
        for (int d = 0; d <= most && end < 0; ++d) {
            trace.emplace_back(v.begin() + (most + 1 - d - 1), v.begin() + (most + 1 + d + 2));
            for (int k = -d; k <= d; k += 2) {
                int x = k == -d || (k != d && v[at(k - 1)] < v[at(k + 1)]) ? v[at(k + 1)] : v[at(k - 1)] + 1;
                while (x < n && x - k < m && m_a[size_t(a0 + x)] == m_b[size_t(b0 + x - k)])
                    ++x;
                v[at(k)] = x;
                if (x >= n && x - k >= m) {
                    end = d;
                    break;
                }
            }
        }
        if (end < 0)
            return;
        int x = n, y = m;
        for (int d = end; d >= 0 && (x > 0 || y > 0); --d) {
            const auto was = [&trace, d](int k) { return trace[size_t(d)][size_t(k + d + 1)]; };
            const int k = x - y;
            const bool down = k == -d || (k != d && was(k - 1) < was(k + 1));
            const int fromX = d == 0 ? 0 : down ? was(k + 1) : was(k - 1) + 1;
            for (; x > fromX; --x, --y)
                m_partner[size_t(a0 + x - 1)] = b0 + y - 1;
            if (d == 0)
                break;
            if (down)
                --y;
            else
                --x;
        }
    }

    const Numbers &m_a, &m_b;
    std::vector<int> m_partner;
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
    return Matcher(first, second).result();
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
        // Up to the next line that all three have.
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

QByteArray mergedText(const Merge &merge, const std::vector<Take> &takes)
{
    QByteArrayList out;
    int b = 0;
    for (size_t i = 0; i < merge.hunks.size(); ++i) {
        const MergeHunk &hunk = merge.hunks[i];
        out += merge.base.mid(b, hunk.base.start - b);
        b = hunk.base.start + hunk.base.count;
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
