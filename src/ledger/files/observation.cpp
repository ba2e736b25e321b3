// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/observation.h"

#include "base/words.h"
#include "ledger/disk/filestate.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace ledger {

namespace {

struct ObservationTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::Observation)
};

/// The mark of \p content, which is stored if the store has room.
FileMark keep(const QByteArray &content, quint32 mode, BlobStore &blobs)
{
    FileMark mark = markOf(content, mode);
    mark.kept = blobs.put(content).ok();
    return mark;
}

/// Where \p part stands in \p whole, if it stands there once; -1 otherwise.
qsizetype onlyPlace(const QByteArray &whole, const QByteArray &part)
{
    if (part.isEmpty())
        return -1;
    const qsizetype first = whole.indexOf(part);
    return first < 0 || whole.indexOf(part, first + 1) >= 0 ? -1 : first;
}

using Parts = std::vector<Claim::Part>;

QByteArray oldOf(const Claim::Part &part)
{
    return part.oldText.value_or(QByteArray());
}

/// The parts with old and new text exchanged, for finding the old texts.
Parts reversed(const Parts &parts)
{
    Parts out;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part)
        out.push_back({part->newText, oldOf(*part)});
    return out;
}

/// \p whole with each part replaced by its old text, if the parts are separate places: each must occur as often as it
/// is claimed. Null: they are not.
std::optional<QByteArray> withoutPlaces(const QByteArray &whole, const Parts &parts)
{
    struct Place
    {
        qsizetype at = 0;
        const Claim::Part *part = nullptr;
    };
    std::vector<Place> places;
    std::map<QByteArray, std::vector<const Claim::Part *>> alike;
    for (const Claim::Part &part : parts)
        alike[part.newText].push_back(&part);
    for (const auto &[text, claimed] : alike) {
        // Equal new texts with different old texts cannot be told apart.
        const bool isAmbiguous =
            std::any_of(claimed.begin(), claimed.end(),
                        [first = claimed.front()](const Claim::Part *part) { return oldOf(*part) != oldOf(*first); });
        if (text.isEmpty() || isAmbiguous)
            return {};
        size_t found = 0;
        for (qsizetype at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
            if (found == claimed.size())
                return {};
            places.push_back({at, claimed[found++]});
        }
        if (found < claimed.size())
            return {};
    }
    std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) { return a.at > b.at; });
    QByteArray out = whole;
    qsizetype next = whole.size();
    for (const Place &place : places) {
        if (place.at + place.part->newText.size() > next)
            return {};
        next = place.at;
        out.replace(place.at, place.part->newText.size(), oldOf(*place.part));
    }
    return out;
}

/// The same for parts that were changed one after the other.
std::optional<QByteArray> withoutSteps(const QByteArray &whole, const Parts &parts)
{
    QByteArray out = whole;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        const qsizetype at = out == part->newText ? 0 : onlyPlace(out, part->newText);
        if (at < 0)
            return {};
        out.replace(at, part->newText.size(), oldOf(*part));
    }
    return out;
}

std::optional<QByteArray> without(const QByteArray &whole, const Parts &parts)
{
    const auto out = withoutPlaces(whole, parts);
    return out ? out : withoutSteps(whole, parts);
}

/// Agents often use other line ends than the file.
Parts withEndsOf(const QByteArray &content, Parts parts)
{
    if (!content.contains("\r\n"))
        return parts;
    const auto converted = [](QByteArray text) { return text.replace("\r\n", "\n").replace("\n", "\r\n"); };
    for (Claim::Part &part : parts) {
        part.newText = converted(part.newText);
        if (part.oldText)
            part.oldText = converted(*part.oldText);
    }
    return parts;
}

/// Whether each new text contains its old text: then a file with the new text also contains the old one, so only the
/// new one is evidence.
bool allWithin(const Parts &parts)
{
    return std::all_of(parts.begin(), parts.end(),
                       [](const Claim::Part &part) { return part.newText.contains(oldOf(part)); });
}

Observation settled(EffectState state, FileMark before, FileMark after)
{
    Observation out;
    out.state = state;
    out.kind = kindBetween(before, after);
    const bool undoable = !before.isThere() || before.kept;
    out.reversible = undoable ? Reversible::Exactly : Reversible::No;
    if (!undoable)
        out.whyNot = base::Words::tr("What the file held before was not kept.");
    out.before = std::move(before);
    out.after = std::move(after);
    return out;
}

Observation didNotHappen(const FileMark &now)
{
    Observation out = settled(EffectState::Cancelled, now, now);
    out.kind = EffectKind::WriteFile;
    out.reversible = Reversible::Exactly; // nothing has changed
    out.whyNot.clear();
    out.detail = base::Words::tr("the file is as it was before");
    return out;
}

/// A result that nothing on the disk confirms cannot be undone until a snapshot confirms it.
Observation byItsWord(Observation seen, const QString &why)
{
    seen.reversible = Reversible::No;
    seen.whyNot = why;
    return seen;
}

Observation unknown(const FileMark &now, const QString &why)
{
    Observation out;
    out.state = EffectState::Unknown;
    out.after = now;
    out.detail = why;
    out.whyNot = base::Words::tr("Nobody knows what the file held before.");
    return out;
}

} // namespace

Observation observe(const Claim &claim, BlobStore &blobs)
{
    const auto now = lookAtPath(claim.path, blobs.limits().blob);
    if (!now)
        return unknown({}, now.error().message);
    const FileMark &mark = now->mark;
    if (claim.isRelinked)
        return unknown(mark, ObservationTr::tr("a link that was made in this turn leads there"));
    const std::optional<QByteArray> &oldText = claim.parts.front().oldText;
    if (claim.deletes) {
        if (!mark.isThere() && oldText && !oldText->isEmpty())
            return byItsWord(settled(EffectState::Committed, keep(*oldText, 0600, blobs), missingMark()),
                             ObservationTr::tr("Only the agent says what the file held."));
        if (!mark.isThere())
            return unknown(mark, ObservationTr::tr("the file is gone"));
        const bool isAnother = oldText && !oldText->isEmpty() && now->content && *now->content != *oldText;
        return isAnother ? unknown(mark, ObservationTr::tr("another file is there")) : didNotHappen(mark);
    }
    if (!mark.isThere())
        return oldText || claim.outcome == Claim::Outcome::Done
                   ? unknown(mark, ObservationTr::tr("the file is not there"))
                   : didNotHappen(mark);
    if (mark.type != FileType::Regular || !now->content)
        return unknown(mark, ObservationTr::tr("the file is too large, or no regular file"));
    const QByteArray &content = *now->content;
    const QByteArray &last = claim.parts.back().newText;
    const bool isWhole = content == last &&
                         (claim.parts.size() == 1 || withoutSteps(content, claim.parts) == oldOf(claim.parts.front()));
    if (isWhole && oldText)
        return settled(EffectState::Committed, keep(*oldText, mark.mode, blobs), keep(content, mark.mode, blobs));
    if (isWhole)
        return byItsWord(settled(EffectState::Committed, missingMark(), keep(content, mark.mode, blobs)),
                         ObservationTr::tr("Only the agent says that there was no file before."));
    if (oldText && content == *oldText)
        return didNotHappen(mark);
    // The claim has only the changed parts: the old content is the new one with these reverted.
    if (oldText) {
        const Parts parts = withEndsOf(content, claim.parts);
        const Parts back = reversed(parts);
        const auto before = without(content, parts);
        const bool mayBeAsBefore = without(content, back).has_value();
        if (before && (!mayBeAsBefore || allWithin(parts))) {
            Observation out =
                settled(EffectState::Committed, keep(*before, mark.mode, blobs), keep(content, mark.mode, blobs));
            out.detail = ObservationTr::tr("settled by the part that changed");
            return out;
        }
        if (mayBeAsBefore && (!before || allWithin(back)))
            return didNotHappen(mark);
    }
    return unknown(mark, ObservationTr::tr("the file is not what the agent reported"));
}

Observation after(const Observation &seen, const FileMark &before)
{
    Observation out = settled(seen.state, before, seen.after);
    out.detail = seen.detail;
    return out;
}

} // namespace ledger
