// SPDX-License-Identifier: Apache-2.0
#include "text/linediff.h"

#include <QList>
#include <QStringView>

#include <algorithm>

namespace text {
namespace {

enum class Op : char { Same, Remove, Add };

/// Myers' greedy comparison of two lists, with a limit on the number of differences; empty optional above it.
template <class T> std::optional<std::vector<Op>> myers(const T *a, int n, const T *b, int m, int limit)
{
    const int most = qMin(n + m, limit);
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
        trace.emplace_back(v.begin() + qMax(0, most + 1 - d - 1), v.begin() + qMin(int(v.size()), most + 1 + d + 2));
    }
    if (end < 0)
        return std::nullopt;
    std::vector<Op> ops;
    int x = n, y = m;
    for (int d = end; d > 0; --d) {
        const std::vector<int> &w = trace[size_t(d - 1)];
        const auto was = [&w, d](int k) { return w[size_t(k + d)]; };
        const int k = x - y;
        const bool down = k == -d || (k != d && was(k - 1) < was(k + 1));
        const int previousX = down ? was(k + 1) : was(k - 1);
        const int previousY = previousX - (down ? k + 1 : k - 1);
        const int startX = down ? previousX : previousX + 1;
        for (; x > startX; --x, --y)
            ops.push_back(Op::Same);
        ops.push_back(down ? Op::Add : Op::Remove);
        x = previousX;
        y = previousY;
    }
    for (; x > 0; --x)
        ops.push_back(Op::Same);
    std::reverse(ops.begin(), ops.end());
    return ops;
}

QList<QStringView> linesOf(const QString &text)
{
    if (text.isEmpty())
        return {};
    QList<QStringView> lines = QStringView(text).split(u'\n');
    if (lines.back().isEmpty())
        lines.removeLast();
    for (QStringView &line : lines) {
        if (line.endsWith(u'\r'))
            line.chop(1);
    }
    return lines;
}

/// Words, runs of white space and single signs.
QList<QStringView> wordsOf(QStringView line)
{
    const auto kind = [](QChar c) { return c.isLetterOrNumber() || c == u'_' ? 1 : c.isSpace() ? 2 : 0; };
    QList<QStringView> words;
    for (qsizetype i = 0; i < line.size();) {
        qsizetype end = i + 1;
        while (kind(line[i]) && end < line.size() && kind(line[end]) == kind(line[i]))
            ++end;
        words.append(line.mid(i, end - i));
        i = end;
    }
    return words;
}

void markWords(DiffLine &removed, DiffLine &added)
{
    const QList<QStringView> a = wordsOf(removed.text), b = wordsOf(added.text);
    if (a.size() > 400 || b.size() > 400)
        return;
    const auto ops = myers(a.constData(), int(a.size()), b.constData(), int(b.size()), 400);
    if (!ops)
        return;
    qsizetype same = 0;
    qsizetype i = 0, j = 0;
    int x = 0, y = 0;
    std::vector<ChangedRange> inOld, inNew;
    // A sign or two between changed words belongs to the change: fewer, longer marks read better.
    const auto extend = [](std::vector<ChangedRange> &ranges, int start, qsizetype length) {
        if (!ranges.empty() && start - (ranges.back().start + ranges.back().length) <= 3)
            ranges.back().length = start + int(length) - ranges.back().start;
        else
            ranges.push_back({start, int(length)});
    };
    for (const Op op : *ops) {
        if (op == Op::Same) {
            same += a[i].trimmed().size();
            x += int(a[i++].size());
            y += int(b[j++].size());
        } else if (op == Op::Remove) {
            extend(inOld, x, a[i].size());
            x += int(a[i++].size());
        } else {
            extend(inNew, y, b[j].size());
            y += int(b[j++].size());
        }
    }
    // Lines that share little are different lines, not a changed one.
    if (same * 2 < qMin(removed.text.trimmed().size(), added.text.trimmed().size()))
        return;
    removed.changed = std::move(inOld);
    added.changed = std::move(inNew);
}

std::vector<Op> compare(const QList<QStringView> &a, const QList<QStringView> &b)
{
    qsizetype head = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        ++head;
    qsizetype tail = 0;
    while (tail < a.size() - head && tail < b.size() - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    const int n = int(a.size() - head - tail), m = int(b.size() - head - tail);
    std::vector<Op> ops(size_t(head), Op::Same);
    if (const auto middle = myers(a.constData() + head, n, b.constData() + head, m, 1200)) {
        ops.insert(ops.end(), middle->begin(), middle->end());
    } else {
        ops.insert(ops.end(), size_t(n), Op::Remove);
        ops.insert(ops.end(), size_t(m), Op::Add);
    }
    ops.insert(ops.end(), size_t(tail), Op::Same);
    return ops;
}

void markPairs(std::vector<DiffLine> &lines)
{
    for (size_t i = 0; i < lines.size();) {
        if (lines[i].kind != DiffLine::Removed) {
            ++i;
            continue;
        }
        size_t removedEnd = i;
        while (removedEnd < lines.size() && lines[removedEnd].kind == DiffLine::Removed)
            ++removedEnd;
        size_t addedEnd = removedEnd;
        while (addedEnd < lines.size() && lines[addedEnd].kind == DiffLine::Added)
            ++addedEnd;
        const size_t pairs = qMin(removedEnd - i, addedEnd - removedEnd);
        for (size_t p = 0; p < pairs && pairs < 200; ++p)
            markWords(lines[i + p], lines[removedEnd + p]);
        i = addedEnd;
    }
}

} // namespace

FileDiff diffLines(const std::optional<QString> &oldText, const QString &newText, int context, int maximumLines)
{
    const QString before = oldText.value_or(QString());
    const QList<QStringView> a = linesOf(before), b = linesOf(newText);
    const std::vector<Op> ops = compare(a, b);
    std::vector<char> wanted(ops.size(), 0);
    for (size_t i = 0; i < ops.size(); ++i) {
        if (ops[i] == Op::Same)
            continue;
        const size_t from = i > size_t(context) ? i - size_t(context) : 0;
        for (size_t k = from; k < ops.size() && k <= i + size_t(context); ++k)
            wanted[k] = 1;
    }
    FileDiff diff;
    int x = 0, y = 0;
    bool skipped = false;
    for (size_t i = 0; i < ops.size(); ++i) {
        const Op op = ops[i];
        diff.added += op == Op::Add;
        diff.removed += op == Op::Remove;
        const int oldNumber = op == Op::Add ? 0 : x + 1;
        const int newNumber = op == Op::Remove ? 0 : y + 1;
        if (wanted[i] && int(diff.lines.size()) < maximumLines) {
            if (skipped && !diff.lines.empty())
                diff.lines.push_back({DiffLine::Gap, 0, 0, {}, {}});
            skipped = false;
            const DiffLine::Kind kind = op == Op::Same  ? DiffLine::Context
                                        : op == Op::Add ? DiffLine::Added
                                                        : DiffLine::Removed;
            diff.lines.push_back({kind, oldNumber, newNumber, (op == Op::Add ? b[y] : a[x]).toString(), {}});
        } else {
            skipped = true;
            diff.cut = diff.cut || wanted[i];
        }
        x += op != Op::Add;
        y += op != Op::Remove;
    }
    markPairs(diff.lines);
    return diff;
}

} // namespace text
