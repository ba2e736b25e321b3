// SPDX-License-Identifier: Apache-2.0
#include "text/diff/linediff.h"

#include "base/linematching.h"

#include <QHash>

#include <algorithm>

namespace text {
namespace {

bool isSet(const std::atomic<bool> *flag)
{
    return flag && flag->load(std::memory_order_relaxed);
}

/// A byte order mark.
bool hasMark(const QString &text)
{
    return text.startsWith(QChar(0xfeff));
}

/// The number of each line, the same for the same line.
class LineNumbers
{
public:
    explicit LineNumbers(int expected) { m_known.reserve(expected); }
    int of(QStringView line)
    {
        const auto at = m_known.constFind(line);
        const int number = at == m_known.cend() ? int(m_known.size()) : *at;
        if (at == m_known.cend())
            m_known.insert(line, number);
        return number;
    }

private:
    QHash<QStringView, int> m_known;
};

} // namespace

void LineDiff::Lines::split(const QString &text, const std::atomic<bool> *cancelled)
{
    for (qsizetype at = hasMark(text); at < text.size() && !isSet(cancelled);) {
        starts.push_back(int(at));
        const qsizetype end = text.indexOf(u'\n', at);
        at = end < 0 ? text.size() : end + 1;
    }
    if (starts.empty() && hasMark(text))
        starts.push_back(1);
    if (starts.empty())
        return;
    // line() leaves out the last character of a line, so a last line without a line feed gets room for one.
    starts.push_back(int(text.size()) + (text.endsWith(u'\n') ? 0 : 1));
    extents.reserve(starts.size() - 1);
    for (int i = 0; i < count(); ++i) {
        const LineExtent is = isSet(cancelled) ? LineExtent() : extentOf(line(text, i));
        extents.push_back(is.plain ? is.cells : -1 - is.cells);
    }
}

QStringView LineDiff::Lines::line(const QString &text, int index) const
{
    const int start = starts[size_t(index)];
    QStringView is = QStringView(text).mid(start, starts[size_t(index) + 1] - 1 - start);
    if (is.endsWith(u'\r'))
        is.chop(1);
    return is;
}

QStringView LineDiff::Lines::end(const QString &text, int index) const
{
    const qsizetype from = starts[size_t(index)] + line(text, index).size();
    return QStringView(text).mid(from, starts[size_t(index) + 1] - from);
}

/// With its end, and a byte order mark before it.
QStringView LineDiff::Lines::whole(const QString &text, int index) const
{
    const int start = index == 0 ? 0 : starts[size_t(index)];
    return QStringView(text).mid(start, starts[size_t(index) + 1] - start);
}

LineExtent LineDiff::Lines::extent(int index) const
{
    const int is = extents[size_t(index)];
    return is < 0 ? LineExtent{-1 - is, false} : LineExtent{is, true};
}

LineDiff::LineDiff(std::optional<QString> before, QString after, const std::atomic<bool> *cancelled)
    : m_before(std::move(before).value_or(QString()))
    , m_after(std::move(after))
{
    m_old.split(m_before, cancelled);
    m_new.split(m_after, cancelled);
    LineNumbers numbers(qMax(oldLines(), newLines()));
    std::vector<int> a, b;
    const auto number = [&](std::vector<int> &ids, const Lines &lines, const QString &text) {
        ids.reserve(size_t(lines.count()));
        for (int i = 0; i < lines.count(); ++i)
            ids.push_back(numbers.of(lines.line(text, i)));
    };
    if (isSet(cancelled))
        return;
    number(a, m_old, m_before);
    number(b, m_new, m_after);
    Chunk next;
    const auto close = [&] {
        m_added += next.added;
        m_removed += next.removed;
        m_chunks.push_back(next);
        const Chunk &is = m_chunks.back();
        next = {is.at + is.lines(), is.oldAt + is.same + is.removed, is.newAt + is.same + is.added,
                is.pairAt + is.pairs()};
    };
    for (const base::Edit &edit : base::matchItems(a, b, cancelled)) {
        next.same = edit.oldAt - next.oldAt;
        next.removed = edit.removed;
        next.added = edit.added;
        close();
    }
    next.same = oldLines() - next.oldAt;
    if (next.same > 0)
        close();
    m_isSame = m_added + m_removed == 0;
    compareUnseen(cancelled);
}

/// What no line shows: ends, and a byte order mark. Counts the lines once more if there is any of it.
void LineDiff::compareUnseen(const std::atomic<bool> *cancelled)
{
    const bool isOneMissing = m_before.isEmpty() || m_after.isEmpty();
    m_differsInMark = !isOneMissing && hasMark(m_before) != hasMark(m_after);
    // Without carriage returns only the last line of a text can have another end, and it is the last of its stretch.
    const bool isPlain = !m_before.contains(u'\r') && !m_after.contains(u'\r');
    for (const Chunk &chunk : m_chunks) {
        for (int i = isPlain ? qMax(0, chunk.same - 1) : 0; i < chunk.same; ++i)
            m_changedEnds += m_old.end(m_before, chunk.oldAt + i) != m_new.end(m_after, chunk.newAt + i);
    }
    if (m_changedEnds == 0 && !hasMark(m_before) && !hasMark(m_after))
        return;
    LineNumbers numbers(qMax(oldLines(), newLines()));
    std::vector<int> a, b;
    for (int i = 0; i < oldLines(); ++i)
        a.push_back(numbers.of(m_old.whole(m_before, i)));
    for (int i = 0; i < newLines(); ++i)
        b.push_back(numbers.of(m_new.whole(m_after, i)));
    m_added = m_removed = 0;
    for (const base::Edit &edit : base::matchItems(a, b, cancelled)) {
        m_added += edit.added;
        m_removed += edit.removed;
    }
}

int LineDiff::chunkOfLine(int line) const
{
    const auto at = std::upper_bound(m_chunks.begin(), m_chunks.end(), line,
                                     [](int value, const Chunk &chunk) { return value < chunk.at; });
    return int(at - m_chunks.begin()) - 1;
}

int LineDiff::chunkOfPair(int pair) const
{
    const auto at = std::upper_bound(m_chunks.begin(), m_chunks.end(), pair,
                                     [](int value, const Chunk &chunk) { return value < chunk.pairAt; });
    return int(at - m_chunks.begin()) - 1;
}

DiffLine LineDiff::line(int index) const
{
    const Chunk &chunk = m_chunks[size_t(chunkOfLine(index))];
    int at = index - chunk.at;
    if (at < chunk.same)
        return {DiffLine::Context, chunk.oldAt + at + 1, chunk.newAt + at + 1, newText(chunk.newAt + at), -1};
    at -= chunk.same;
    const int old = chunk.oldAt + chunk.same, fresh = chunk.newAt + chunk.same;
    if (at < chunk.removed)
        return {DiffLine::Removed, old + at + 1, 0, oldText(old + at),
                at < chunk.added ? chunk.at + chunk.same + chunk.removed + at : -1};
    at -= chunk.removed;
    return {DiffLine::Added, 0, fresh + at + 1, newText(fresh + at),
            at < chunk.removed ? chunk.at + chunk.same + at : -1};
}

int LineDiff::newNumberAt(int index) const
{
    if (index < 0 || index >= lineCount())
        return 1;
    const Chunk &chunk = m_chunks[size_t(chunkOfLine(index))];
    int inside = index - chunk.at;
    if (inside >= chunk.same + chunk.removed)
        inside -= chunk.removed;
    else if (inside >= chunk.same)
        inside = chunk.same + qMin(inside - chunk.same, chunk.added);
    return qBound(1, chunk.newAt + inside + 1, qMax(1, newLines()));
}

int LineDiff::firstChange() const
{
    return m_chunks.empty() || isSame() ? 0 : m_chunks.front().same;
}

LineExtent LineDiff::extent(int index) const
{
    return extent(m_chunks[size_t(chunkOfLine(index))], index);
}

LineExtent LineDiff::extent(const Chunk &chunk, int index) const
{
    const int at = index - chunk.at;
    if (at < chunk.same)
        return m_new.extent(chunk.newAt + at);
    if (at < chunk.same + chunk.removed)
        return m_old.extent(chunk.oldAt + at);
    return m_new.extent(chunk.newAt + at - chunk.removed);
}

QString LineDiff::unified(int context, int oldBefore, int newBefore) const
{
    QString out;
    const auto range = [](int before, int first, int count) -> QString {
        // For an empty side diff gives the number of the line before it.
        const QString start = QString::number(before + first + (count > 0 ? 1 : 0));
        return count == 1 ? start : start + u',' + QString::number(count);
    };
    for (size_t i = 0; i < m_chunks.size();) {
        if (m_chunks[i].removed + m_chunks[i].added == 0)
            break;
        size_t end = i + 1;
        while (end < m_chunks.size() && m_chunks[end].same <= 2 * context &&
               m_chunks[end].removed + m_chunks[end].added > 0)
            ++end;
        const Chunk &first = m_chunks[i], &last = m_chunks[end - 1];
        const int lead = qMin(context, first.same);
        const int from = first.at + first.same - lead;
        const int trail = end < m_chunks.size() ? qMin(context, m_chunks[end].same) : 0;
        const int to = last.at + last.lines() + trail;
        const int oldFrom = first.oldAt + first.same - lead, newFrom = first.newAt + first.same - lead;
        out += QStringLiteral("@@ -%1 +%2 @@\n")
                   .arg(range(oldBefore, oldFrom, last.oldAt + last.same + last.removed + trail - oldFrom),
                        range(newBefore, newFrom, last.newAt + last.same + last.added + trail - newFrom));
        for (int k = from; k < to; ++k) {
            const DiffLine is = line(k);
            out += is.kind == DiffLine::Context ? u' ' : is.kind == DiffLine::Added ? u'+' : u'-';
            out += is.text;
            out += u'\n';
        }
        i = end;
    }
    return out;
}

} // namespace text
