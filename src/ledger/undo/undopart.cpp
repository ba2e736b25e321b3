// SPDX-License-Identifier: Apache-2.0
#include "ledger/undo/undopart.h"

#include "base/result.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/textmerge.h"
#include "ledger/rows/effectkey.h"

#include <algorithm>

namespace ledger {

namespace {

const char partKeyHead[] = "part ";
constexpr qsizetype hashSize = 32;

QByteArray withoutEnd(QByteArray line)
{
    if (line.endsWith('\n'))
        line.chop(1);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/// Lines in the form in which they are shown and compared.
QByteArrayList shownLines(const QByteArrayList &lines)
{
    QByteArrayList out;
    out.reserve(lines.size());
    for (const QByteArray &line : lines)
        out << withoutEnd(line);
    return out;
}

struct Place
{
    LineSpan before, after;
};

/// All places where the two differ.
std::vector<Place> placesOf(const QByteArrayList &before, const QByteArrayList &after)
{
    std::vector<Place> places;
    const std::vector<int> partners = matchLines(before, after);
    int at = 0, other = 0;
    const auto noteUpTo = [&](int nextAt, int nextOther) {
        if (nextAt > at || nextOther > other)
            places.push_back({{at, nextAt - at}, {other, nextOther - other}});
    };
    for (int line = 0; line < int(partners.size()); ++line) {
        if (partners[size_t(line)] < 0)
            continue;
        noteUpTo(line, partners[size_t(line)]);
        at = line + 1;
        other = partners[size_t(line)] + 1;
    }
    noteUpTo(int(before.size()), int(after.size()));
    return places;
}

std::optional<Place> placeOf(const QByteArrayList &before, const QByteArrayList &after, const ChangedLines &lines)
{
    const QByteArrayList removed = shownLines(lines.removed), added = shownLines(lines.added);
    std::vector<Place> alike;
    for (const Place &place : placesOf(before, after)) {
        if (before.mid(place.before.start, place.before.count) == removed &&
            after.mid(place.after.start, place.after.count) == added)
            alike.push_back(place);
    }
    // The view may have shown only a part of the text, so the number is valid only if it counted all equal places.
    const bool isTold = alike.size() == size_t(lines.alike) || alike.size() == 1;
    if (!isTold || lines.number < 0 || size_t(lines.number) >= alike.size())
        return std::nullopt;
    return alike[size_t(lines.number)];
}

} // namespace

QByteArray hashOf(const ChangedLines &lines)
{
    return idempotencyKey("lines",
                          {shownLines(lines.removed).join('\n'), QByteArray::number(lines.removed.size()),
                           shownLines(lines.added).join('\n'), QByteArray::number(lines.added.size()),
                           QByteArray::number(lines.number)},
                          {}, {}, {});
}

QByteArray partKey(base::EffectId effect, const ChangedLines &lines, int times)
{
    return partKeyHead + hashOf(lines) + ' ' + QByteArray::number(effect.value) + ' ' + QByteArray::number(times);
}

QByteArray partOfKey(const QByteArray &key)
{
    const qsizetype head = sizeof partKeyHead - 1;
    return key.startsWith(partKeyHead) && key.size() > head + hashSize ? key.mid(head, hashSize) : QByteArray();
}

PartText withoutPart(const QByteArray &before, const QByteArray &after, const QByteArray &now,
                     const ChangedLines &lines)
{
    PartText out;
    if (!isText(before) || !isText(after) || !isText(now))
        return out;
    const QByteArrayList was = splitLines(before), became = splitLines(after);
    const auto place = placeOf(shownLines(was), shownLines(became), lines);
    if (!place)
        return out;
    QByteArrayList without = became.mid(0, place->after.start);
    without += was.mid(place->before.start, place->before.count);
    without += became.mid(place->after.start + place->after.count);
    const Merge merge = mergeTexts(after, now, without.join());
    const auto has = [&merge](MergeHunk::Kind kind) {
        return std::any_of(merge.hunks.begin(), merge.hunks.end(),
                           [kind](const MergeHunk &hunk) { return hunk.kind == kind; });
    };
    // Check that the result differs from the current file only in these lines.
    if (has(MergeHunk::Conflict)) {
        out.verdict = PartText::Conflict;
    } else if (has(MergeHunk::Theirs)) {
        out.verdict = PartText::Clean;
        out.text = mergedText(merge);
    } else {
        out.verdict = PartText::Gone;
    }
    return out;
}

PartPlan planPart(const std::vector<Effect> &effects, const ChangedLines &lines, const BlobStore &blobs)
{
    std::vector<Effect> rows = effects;
    std::sort(rows.begin(), rows.end(), [](const Effect &a, const Effect &b) { return b.id < a.id; });
    for (const Effect &row : rows) {
        if (row.before.type != FileType::Regular || row.after.type != FileType::Regular)
            continue;
        const base::Result<QByteArray> before = blobs.get(row.before.hash), after = blobs.get(row.after.hash);
        const base::Result<FileState> now = lookAtPath(row.path, blobs.limits().blob);
        if (!before || !after || !now)
            continue;
        PartPlan plan;
        plan.part = withoutPart(*before, *after, now->content.value_or(QByteArray()), lines);
        if (plan.part.verdict == PartText::NotFound)
            continue;
        if (now->mark.type != FileType::Regular || !now->content) // it was deleted, or is too large to be stored
            plan.part = {PartText::Conflict, {}};
        plan.effect = row;
        plan.current = now->mark;
        return plan;
    }
    return {};
}

} // namespace ledger
