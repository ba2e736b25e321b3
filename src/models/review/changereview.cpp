// SPDX-License-Identifier: Apache-2.0
#include "models/review/changereview.h"

#include "base/exacttext.h"

#include <algorithm>
#include <map>
#include <utility>

namespace models {

using ledger::LineSpan;
using ledger::MergeHunk;
using ledger::Take;

namespace {

constexpr int linesAround = 3;

QString joined(const QByteArrayList &lines)
{
    return base::exactText(lines.join());
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

/// Else two contents look the same, whatever they are.
bool isRead(const ReviewInput &input)
{
    return !input.unknown || (input.current && input.proposed);
}

} // namespace

ChangeReview::ChangeReview(Purpose purpose, std::vector<ReviewInput> files) : m_purpose(purpose)
{
    for (ReviewInput &input : files) {
        ReviewFile file;
        file.input = std::move(input);
        const ReviewInput &in = file.input;
        file.touched = in.unknown ? in.touched : in.current != (purpose == Purpose::Proposed ? in.base : in.proposed);
        file.isText = !in.unknown && isText(in.base) && isText(in.proposed) && isText(in.current);
        if (file.isText && in.proposed)
            findHunks(file);
        // Somebody else's changes are not overwritten without a decision.
        file.accepted = purpose == Purpose::Written || !file.touched || (isRead(in) && in.current == in.proposed);
        if (!in.remark.isEmpty() && purpose == Purpose::Proposed) {
            file.accepted = false;
            for (ReviewHunk &hunk : file.hunks)
                hunk.accepted = false;
        }
        m_files.push_back(std::move(file));
    }
}

void ChangeReview::findHunks(ReviewFile &file) const
{
    const bool isProposed = m_purpose == Purpose::Proposed;
    file.merge = ledger::mergeTexts(file.input.base.value_or(QByteArray()), file.input.current.value_or(QByteArray()),
                                    *file.input.proposed);
    const ledger::Merge &merge = file.merge;
    for (size_t i = 0; i < merge.hunks.size(); ++i) {
        const MergeHunk &found = merge.hunks[i];
        const bool conflict = found.kind == MergeHunk::Conflict;
        // Other hunks need no decision: they are somebody else's, undone, or on the disk already.
        if (!conflict && found.kind != (isProposed ? MergeHunk::Theirs : MergeHunk::Same))
            continue;
        ReviewHunk hunk;
        hunk.number = i;
        hunk.conflict = conflict;
        hunk.accepted = !conflict || !isProposed;
        showLines(file, hunk);
        if (conflict)
            hunk.sides = {around(merge.ours, found.ours), around(merge.base, found.base),
                          around(merge.theirs, found.theirs)};
        file.hunks.push_back(std::move(hunk));
    }
    if (file.hunks.size() > mostHunks)
        file.hunks.clear();
}

void ChangeReview::showLines(const ReviewFile &file, ReviewHunk &hunk) const
{
    const bool isProposed = m_purpose == Purpose::Proposed;
    const ledger::Merge &merge = file.merge;
    const MergeHunk &found = merge.hunks[hunk.number];
    const QByteArrayList &beforeLines = isProposed ? merge.ours : merge.base;
    const QByteArrayList &afterLines = isProposed ? merge.theirs : merge.ours;
    const LineSpan before = isProposed ? found.ours : found.base, after = isProposed ? found.theirs : found.ours;
    const int start = std::max(0, before.start - linesAround), end = before.start + before.count;
    const QByteArrayList head = beforeLines.mid(start, before.start - start), tail = beforeLines.mid(end, linesAround);
    hunk.before = joined(beforeLines.mid(start, end - start + tail.size()));
    hunk.after = joined(
        head + (hunk.together ? QByteArrayList{*hunk.together} : afterLines.mid(after.start, after.count)) + tail);
    hunk.beforeLine = start;
    hunk.afterLine = std::max(0, after.start - int(head.size()));
}

void ChangeReview::takeOver(const ChangeReview &earlier)
{
    for (ReviewFile &file : m_files) {
        if (!isRead(file.input))
            continue;
        const auto known = std::ranges::find(earlier.m_files, file.input, &ReviewFile::input);
        if (known != earlier.m_files.end())
            file = *known;
    }
}

void ChangeReview::accept(size_t file, bool on)
{
    m_files[file].accepted = on;
    m_files[file].mine = false;
    for (size_t hunk = 0; hunk < m_files[file].hunks.size(); ++hunk)
        accept(file, hunk, on);
}

void ChangeReview::accept(size_t file, size_t number, bool on)
{
    ReviewHunk &hunk = m_files[file].hunks[number];
    hunk.accepted = on;
    hunk.mine = false;
    if (std::exchange(hunk.together, std::nullopt))
        showLines(m_files[file], hunk);
}

void ChangeReview::takeMine(size_t file)
{
    accept(file, false);
    m_files[file].mine = true;
}

void ChangeReview::takeMine(size_t file, size_t hunk)
{
    accept(file, hunk, false);
    m_files[file].hunks[hunk].mine = true;
}

void ChangeReview::takeTogether(size_t file, size_t number, QByteArray lines)
{
    accept(file, number, true);
    ReviewHunk &hunk = m_files[file].hunks[number];
    const QByteArray replaced = linesOf(file, number);
    if (!lines.isEmpty() && !lines.endsWith('\n') && replaced.endsWith('\n'))
        lines += '\n';
    if (replaced.contains("\r\n"))
        lines.replace("\r\n", "\n").replace('\n', "\r\n");
    hunk.together = lines;
    showLines(m_files[file], hunk);
}

QByteArray ChangeReview::bothLines(size_t file, size_t hunk) const
{
    const std::optional<QByteArray> &together = m_files[file].hunks[hunk].together;
    return together ? *together : linesOf(file, hunk);
}

/// Those on the disk, and then the proposed ones.
QByteArray ChangeReview::linesOf(size_t file, size_t hunk) const
{
    const ledger::Merge &merge = m_files[file].merge;
    const MergeHunk &found = merge.hunks[m_files[file].hunks[hunk].number];
    QByteArray ours = merge.ours.mid(found.ours.start, found.ours.count).join();
    const QByteArray theirs = merge.theirs.mid(found.theirs.start, found.theirs.count).join();
    if (!ours.isEmpty() && !ours.endsWith('\n') && !theirs.isEmpty())
        ours += '\n'; // the last line of a file
    return ours + theirs;
}

ChangeReview::Accepted ChangeReview::accepted(size_t number) const
{
    const ReviewFile &file = m_files[number];
    if (file.hunks.empty())
        return file.accepted || file.mine ? Accepted::All : Accepted::None;
    const auto count = std::count_if(file.hunks.begin(), file.hunks.end(),
                                     [](const ReviewHunk &hunk) { return hunk.accepted || hunk.mine; });
    return count == 0 ? Accepted::None : size_t(count) == file.hunks.size() ? Accepted::All : Accepted::Part;
}

bool ChangeReview::writes(size_t number) const
{
    const ReviewFile &file = m_files[number];
    return file.hunks.empty() ? file.accepted
                              : std::any_of(file.hunks.begin(), file.hunks.end(),
                                            [](const ReviewHunk &hunk) { return hunk.accepted; });
}

bool ChangeReview::keepsMine(size_t number) const
{
    return accepted(number) == Accepted::All && !writes(number);
}

bool ChangeReview::hasWork() const
{
    for (size_t i = 0; i < m_files.size(); ++i) {
        if (m_purpose == Purpose::Proposed ? writes(i) || keepsMine(i) || hunks(i).rejected > 0
                                           : accepted(i) != Accepted::All)
            return true;
    }
    return false;
}

ChangeReview::Hunks ChangeReview::hunks(size_t file) const
{
    Hunks out;
    for (const ReviewHunk &hunk : m_files[file].hunks)
        ++(hunk.accepted ? out.accepted : hunk.mine ? out.rejected : out.undecided);
    return out;
}

std::optional<QByteArray> ChangeReview::undecided(size_t number) const
{
    const Hunks count = hunks(number);
    if (count.rejected == 0 || count.undecided == 0)
        return std::nullopt;
    const ReviewFile &file = m_files[number];
    std::vector<Take> takes(file.merge.hunks.size(), Take::Base);
    for (size_t i = 0; i < takes.size(); ++i) {
        if (file.merge.hunks[i].kind != MergeHunk::Ours)
            takes[i] = Take::Theirs;
    }
    for (const ReviewHunk &hunk : file.hunks) {
        if (hunk.mine)
            takes[hunk.number] = Take::Base;
    }
    return ledger::mergedText(file.merge, takes, {});
}

std::optional<QByteArray> ChangeReview::result(size_t number) const
{
    const ReviewFile &file = m_files[number];
    const ReviewInput &in = file.input;
    const bool isProposed = m_purpose == Purpose::Proposed;
    const Accepted what = accepted(number);
    if (file.hunks.empty() || !file.touched) {
        if (what == Accepted::All && !file.mine && hunks(number).rejected == 0)
            return isProposed ? in.proposed : in.current;
        if (what == Accepted::None || file.mine)
            return isProposed ? in.current : in.base;
    }
    if (isProposed && !writes(number))
        return in.current;
    std::map<size_t, QByteArray> instead;
    std::vector<Take> takes(file.merge.hunks.size(), Take::Ours);
    for (const ReviewHunk &hunk : file.hunks) {
        if (hunk.together)
            instead[hunk.number] = *hunk.together;
        if (isProposed && hunk.accepted)
            takes[hunk.number] = Take::Theirs;
        else if (!isProposed && !hunk.accepted)
            takes[hunk.number] = Take::Base;
    }
    const QByteArray text = ledger::mergedText(file.merge, takes, instead);
    // If nothing is left of a new file, the file is removed.
    if (text.isEmpty() && !isProposed && !in.base)
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
