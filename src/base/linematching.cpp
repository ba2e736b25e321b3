// SPDX-License-Identifier: Apache-2.0
#include "base/linematching.h"

#include <QByteArrayView>
#include <QHash>

#include <algorithm>

namespace base {
namespace {

constexpr int exactLimit = 1000; ///< differences; time and memory of the search grow with the square of this
constexpr int deepest = 48;

/// Puts one item in front of the edits found so far; the search collects them backwards, from the end of both lists.
void prepend(std::vector<Edit> &edits, int oldAt, int newAt, bool removes)
{
    const bool joins = !edits.empty() && edits.back().oldAt == oldAt + (removes ? 1 : 0) &&
                       edits.back().newAt == newAt + (removes ? 0 : 1);
    if (!joins)
        edits.push_back({oldAt, newAt, 0, 0});
    Edit &edit = edits.back();
    edit.oldAt = oldAt;
    edit.newAt = newAt;
    ++(removes ? edit.removed : edit.added);
}

class Matcher
{
public:
    Matcher(const std::vector<int> &a, const std::vector<int> &b, const std::atomic<bool> *cancelled)
        : m_a(a)
        , m_b(b)
        , m_cancelled(cancelled)
    {
        int most = 0;
        for (const std::vector<int> *list : {&a, &b}) {
            for (const int id : *list)
                most = std::max(most, id + 1);
        }
        m_seen.resize(size_t(most));
    }

    void match(int a, int aEnd, int b, int bEnd, int depth)
    {
        while (a < aEnd && b < bEnd && m_a[size_t(a)] == m_b[size_t(b)])
            ++a, ++b;
        while (a < aEnd && b < bEnd && m_a[size_t(aEnd) - 1] == m_b[size_t(bEnd) - 1])
            --aEnd, --bEnd;
        if (a == aEnd && b == bEnd)
            return;
        if (a == aEnd || b == bEnd || depth > deepest || (m_cancelled && *m_cancelled)) {
            add({a, b, aEnd - a, bEnd - b});
            return;
        }
        if (const auto exact = fewestEdits(m_a.data() + a, aEnd - a, m_b.data() + b, bEnd - b, exactLimit)) {
            for (const Edit &edit : *exact)
                add({a + edit.oldAt, b + edit.newAt, edit.removed, edit.added});
            return;
        }
        const std::vector<std::pair<int, int>> anchors = findAnchors(a, aEnd, b, bEnd);
        if (anchors.empty()) {
            add({a, b, aEnd - a, bEnd - b});
            return;
        }
        for (const auto &[inA, inB] : anchors) {
            // The matches of the previous step already went past this anchor.
            if (inA < a || inB < b)
                continue;
            match(a, inA, b, inB, depth + 1);
            a = inA + 1;
            b = inB + 1;
        }
        match(a, aEnd, b, bEnd, depth + 1);
    }

    std::vector<Edit> takeEdits() { return std::move(m_edits); }

private:
    struct Seen
    {
        int inA = 0, inB = 0; ///< how often
        int atB = 0;
    };

    void add(Edit edit)
    {
        if (!m_edits.empty()) {
            Edit &last = m_edits.back();
            if (last.oldAt + last.removed == edit.oldAt && last.newAt + last.added == edit.newAt) {
                last.removed += edit.removed;
                last.added += edit.added;
                return;
            }
        }
        m_edits.push_back(edit);
    }

    /// The longest sequence of items that occur once on each side and keep their order.
    std::vector<std::pair<int, int>> findAnchors(int a, int aEnd, int b, int bEnd)
    {
        for (int i = a; i < aEnd; ++i)
            ++m_seen[size_t(m_a[size_t(i)])].inA;
        for (int i = b; i < bEnd; ++i) {
            Seen &seen = m_seen[size_t(m_b[size_t(i)])];
            ++seen.inB;
            seen.atB = i;
        }
        std::vector<std::pair<int, int>> unique;
        for (int i = a; i < aEnd; ++i) {
            const Seen &seen = m_seen[size_t(m_a[size_t(i)])];
            if (seen.inA == 1 && seen.inB == 1)
                unique.emplace_back(i, seen.atB);
        }
        for (int i = a; i < aEnd; ++i)
            m_seen[size_t(m_a[size_t(i)])] = {};
        for (int i = b; i < bEnd; ++i)
            m_seen[size_t(m_b[size_t(i)])] = {};
        std::vector<int> tops, before(unique.size(), -1);
        for (int i = 0; i < int(unique.size()); ++i) {
            const auto at = std::lower_bound(tops.begin(), tops.end(), unique[size_t(i)].second,
                                             [&](int top, int value) { return unique[size_t(top)].second < value; });
            if (at != tops.begin())
                before[size_t(i)] = *std::prev(at);
            if (at == tops.end())
                tops.push_back(i);
            else
                *at = i;
        }
        std::vector<std::pair<int, int>> anchors;
        for (int i = tops.empty() ? -1 : tops.back(); i >= 0; i = before[size_t(i)])
            anchors.push_back(unique[size_t(i)]);
        std::reverse(anchors.begin(), anchors.end());
        return anchors;
    }

    const std::vector<int> &m_a, &m_b;
    const std::atomic<bool> *m_cancelled;
    std::vector<Seen> m_seen; ///< by item
    std::vector<Edit> m_edits;
};

} // namespace

/// Myers' greedy comparison, with a limit on the number of differences.
std::optional<std::vector<Edit>> fewestEdits(const int *a, int n, const int *b, int m, int limit)
{
    if (std::abs(n - m) > limit)
        return std::nullopt;
    const int most = std::min(n + m, limit);
    std::vector<int> v(size_t(2 * most + 3), 0);
    std::vector<std::vector<int>> trace;
    const auto at = [most](int k) { return size_t(k + most + 1); };
    int end = -1;
    for (int d = 0; d <= most && end < 0; ++d) {
        for (int k = -d; k <= d; k += 2) {
            int x = k == -d || (k != d && v[at(k - 1)] < v[at(k + 1)]) ? v[at(k + 1)] : v[at(k - 1)] + 1;
            while (x < n && x - k < m && a[x] == b[x - k])
                ++x;
            v[at(k)] = x;
            if (x >= n && x - k >= m) {
                end = d;
                break;
            }
        }
        trace.emplace_back(v.begin() + std::max(0, most - d), v.begin() + std::min(int(v.size()), most + d + 3));
    }
    if (end < 0)
        return std::nullopt;
    std::vector<Edit> edits;
    int x = n, y = m;
    for (int d = end; d > 0; --d) {
        const std::vector<int> &w = trace[size_t(d - 1)];
        const auto was = [&w, d](int k) { return w[size_t(k + d)]; };
        const int k = x - y;
        const bool down = k == -d || (k != d && was(k - 1) < was(k + 1));
        const int previousX = down ? was(k + 1) : was(k - 1);
        const int previousY = previousX - (down ? k + 1 : k - 1);
        prepend(edits, previousX, previousY, !down);
        x = previousX;
        y = previousY;
    }
    std::reverse(edits.begin(), edits.end());
    return edits;
}

std::vector<Edit> matchItems(const std::vector<int> &a, const std::vector<int> &b, const std::atomic<bool> *cancelled)
{
    Matcher matcher(a, b, cancelled);
    matcher.match(0, int(a.size()), 0, int(b.size()), 0);
    return matcher.takeEdits();
}

LineCounts countChangedLines(const QByteArray &before, const QByteArray &after)
{
    QHash<QByteArrayView, int> known;
    const auto numbers = [&known](QByteArrayView text) {
        std::vector<int> out;
        while (!text.isEmpty()) {
            const qsizetype end = text.indexOf('\n');
            const QByteArrayView line = end < 0 ? text : text.first(end + 1);
            text = text.sliced(line.size());
            auto number = known.constFind(line);
            if (number == known.cend())
                number = known.insert(line, int(known.size()));
            out.push_back(*number);
        }
        return out;
    };
    const std::vector<int> a = numbers(before), b = numbers(after);
    LineCounts out;
    for (const Edit &edit : matchItems(a, b)) {
        out.added += edit.added;
        out.removed += edit.removed;
    }
    return out;
}

} // namespace base
