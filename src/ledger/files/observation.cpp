// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/observation.h"

#include "ledger/files/filestate.h"

#include <QCoreApplication>

namespace ledger {

namespace {

struct ObservationTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::Observation)
};

/// The mark of \p content, kept if the store takes it.
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

Observation settled(EffectState state, FileMark before, FileMark after)
{
    Observation out;
    out.state = state;
    out.kind = !after.isThere()    ? EffectKind::DeleteFile
               : !before.isThere() ? EffectKind::CreateFile
                                   : EffectKind::WriteFile;
    const bool undoable = !before.isThere() || before.kept;
    out.reversible = undoable ? Reversible::Exactly : Reversible::No;
    if (!undoable)
        out.whyNot = ObservationTr::tr("What the file held before is not kept.");
    out.before = std::move(before);
    out.after = std::move(after);
    return out;
}

Observation didNotHappen(const FileMark &now)
{
    Observation out = settled(EffectState::Cancelled, now, now);
    out.kind = EffectKind::WriteFile;
    out.reversible = Reversible::Exactly; // there is nothing to take back
    out.whyNot.clear();
    out.detail = ObservationTr::tr("the file is as it was before");
    return out;
}

Observation unknown(const FileMark &now, const QString &why)
{
    Observation out;
    out.state = EffectState::Unknown;
    out.after = now;
    out.detail = why;
    out.whyNot = ObservationTr::tr("Nobody knows what the file held before.");
    return out;
}

} // namespace

Observation observe(const Claim &claim, BlobStore &blobs)
{
    const auto now = lookAtPath(claim.path, blobs.limits().blob);
    if (!now)
        return unknown({}, now.error().message);
    const FileMark &mark = now->mark;
    if (claim.deletes) {
        if (!mark.isThere() && claim.oldText)
            return settled(EffectState::Committed, keep(*claim.oldText, 0644, blobs), missingMark());
        return mark.isThere() ? didNotHappen(mark) : unknown(mark, ObservationTr::tr("the file is gone"));
    }
    if (!mark.isThere())
        return claim.oldText || claim.outcome == Claim::Outcome::Done
                   ? unknown(mark, ObservationTr::tr("the file is not there"))
                   : didNotHappen(mark);
    if (mark.type != FileType::Regular || !now->content)
        return unknown(mark, ObservationTr::tr("the file is too large, or no regular file"));
    const QByteArray &content = *now->content;
    if (content == claim.newText) {
        FileMark before = claim.oldText ? keep(*claim.oldText, mark.mode, blobs) : missingMark();
        return settled(EffectState::Committed, std::move(before), keep(content, mark.mode, blobs));
    }
    if (claim.oldText && content == *claim.oldText)
        return didNotHappen(mark);
    if (claim.oldText) {
        // Only the part that changed: the whole before is the whole now with that part taken back.
        if (const qsizetype at = onlyPlace(content, claim.newText); at >= 0) {
            QByteArray before = content;
            before.replace(at, claim.newText.size(), *claim.oldText);
            Observation out =
                settled(EffectState::Committed, keep(before, mark.mode, blobs), keep(content, mark.mode, blobs));
            out.detail = ObservationTr::tr("settled by the part that changed");
            return out;
        }
        if (onlyPlace(content, *claim.oldText) >= 0)
            return didNotHappen(mark);
    }
    return unknown(mark, ObservationTr::tr("the file is not what the agent reported"));
}

} // namespace ledger
