// SPDX-License-Identifier: Apache-2.0
#include "models/review/changereview.h"

#include <algorithm>

namespace models {

using ledger::LineSpan;
using ledger::MergeHunk;
using ledger::Take;

namespace {

constexpr int linesAround = 3;

QString joined(const QByteArrayList &lines)
{
    return QString::fromUtf8(lines.join());
}

QString around(const QByteArrayList &lines, const LineSpan &span)
{
    const int start = std::max(0, span.start - linesAround);
    return joined(lines.mid(start, span.start - start + span.count + linesAround));
}

bool isText(const std::optional<QByteArray> &content)
{
    return !content || (ledger::isText(*content) && content->isValidUtf8());
}

} // namespace

ChangeReview::ChangeReview(Purpose purpose, std::vector<ReviewInput> files) : m_purpose(purpose)
{
    for (ReviewInput &input : files) {
        ReviewFile file;
        file.input = std::move(input);
        const ReviewInput &in = file.input;
        file.touched = in.unknown ? in.touched : in.current != (purpose == Purpose::Staged ? in.base : in.proposed);
        file.isText = !in.unknown && isText(in.base) && isText(in.proposed) && isText(in.current);
        if (file.isText && in.proposed)
            findHunks(file);
        // Somebody else's changes are not overwritten without a decision.
        file.accepted = purpose == Purpose::Written || !file.touched || in.current == in.proposed;
        if (!in.remark.isEmpty() && purpose == Purpose::Staged) {
            file.accepted = false;
            for (ReviewHunk &hunk : file.hunks)
                hunk.accepted = false;
        }
        m_files.push_back(std::move(file));
    }
}

void ChangeReview::findHunks(ReviewFile &file) const
{
    const bool staged = m_purpose == Purpose::Staged;
    file.merge = ledger::mergeTexts(file.input.base.value_or(QByteArray()), file.input.current.value_or(QByteArray()),
                                    *file.input.proposed);
    const ledger::Merge &merge = file.merge;
    for (size_t i = 0; i < merge.hunks.size(); ++i) {
        const MergeHunk &found = merge.hunks[i];
        const bool conflict = found.kind == MergeHunk::Conflict;
        // Other hunks need no decision: they are somebody else's, undone, or on the disk already.
        if (!conflict && found.kind != (staged ? MergeHunk::Theirs : MergeHunk::Same))
            continue;
        ReviewHunk hunk;
        hunk.number = i;
        hunk.conflict = conflict;
        hunk.accepted = !conflict || !staged;
        const QByteArrayList &beforeLines = staged ? merge.ours : merge.base;
        const QByteArrayList &afterLines = staged ? merge.theirs : merge.ours;
        const LineSpan before = staged ? found.ours : found.base, after = staged ? found.theirs : found.ours;
        const int start = std::max(0, before.start - linesAround), end = before.start + before.count;
        const QByteArrayList head = beforeLines.mid(start, before.start - start),
                             tail = beforeLines.mid(end, linesAround);
        hunk.before = joined(beforeLines.mid(start, end - start + tail.size()));
        hunk.after = joined(head + afterLines.mid(after.start, after.count) + tail);
        if (conflict)
            hunk.sides = {around(merge.ours, found.ours), around(merge.base, found.base),
                          around(merge.theirs, found.theirs)};
        hunk.beforeLine = start;
        hunk.afterLine = std::max(0, after.start - int(head.size()));
        file.hunks.push_back(std::move(hunk));
    }
    if (file.hunks.size() > mostHunks)
        file.hunks.clear();
}

void ChangeReview::accept(size_t file, bool on)
{
    m_files[file].accepted = on;
    for (ReviewHunk &hunk : m_files[file].hunks)
        hunk.accepted = on;
}

void ChangeReview::accept(size_t file, size_t hunk, bool on)
{
    m_files[file].hunks[hunk].accepted = on;
}

ChangeReview::Accepted ChangeReview::accepted(size_t number) const
{
    const ReviewFile &file = m_files[number];
    if (file.hunks.empty())
        return file.accepted ? Accepted::All : Accepted::None;
    const auto count =
        std::count_if(file.hunks.begin(), file.hunks.end(), [](const ReviewHunk &hunk) { return hunk.accepted; });
    return count == 0 ? Accepted::None : size_t(count) == file.hunks.size() ? Accepted::All : Accepted::Part;
}

bool ChangeReview::hasWork() const
{
    for (size_t i = 0; i < m_files.size(); ++i) {
        if (m_purpose == Purpose::Staged ? accepted(i) != Accepted::None : accepted(i) != Accepted::All)
            return true;
    }
    return false;
}

std::optional<QByteArray> ChangeReview::result(size_t number) const
{
    const ReviewFile &file = m_files[number];
    const ReviewInput &in = file.input;
    const bool staged = m_purpose == Purpose::Staged;
    const Accepted what = accepted(number);
    if (file.hunks.empty() || !file.touched) {
        if (what == Accepted::All)
            return staged ? in.proposed : in.current;
        if (what == Accepted::None)
            return staged ? in.current : in.base;
    }
    if (what == Accepted::None && staged)
        return in.current;
    std::vector<Take> takes(file.merge.hunks.size(), Take::Ours);
    for (const ReviewHunk &hunk : file.hunks) {
        if (staged && hunk.accepted)
            takes[hunk.number] = Take::Theirs;
        else if (!staged && !hunk.accepted)
            takes[hunk.number] = Take::Base;
    }
    const QByteArray text = ledger::mergedText(file.merge, takes);
    // If nothing is left of a new file, the file is removed.
    if (text.isEmpty() && !staged && !in.base)
        return std::nullopt;
    return text;
}

base::LineCounts ChangeReview::lines(size_t number) const
{
    if (!m_files[number].isText)
        return {};
    return base::countChangedLines(m_files[number].input.current.value_or(QByteArray()),
                                   result(number).value_or(QByteArray()));
}

base::LineCounts ChangeReview::linesIfAccepted(size_t number) const
{
    ChangeReview whole;
    whole.m_purpose = m_purpose;
    whole.m_files = {m_files[number]};
    whole.accept(0, true);
    return whole.lines(0);
}

} // namespace models
