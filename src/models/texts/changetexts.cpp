// SPDX-License-Identifier: Apache-2.0
#include "models/texts/changetexts.h"

#include "base/exacttext.h"
#include "base/result.h"
#include "base/words.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/textmerge.h"

#include <QCoreApplication>
#include <QFile>

namespace models {

namespace {

struct ChangeTextsTr
{
    Q_DECLARE_TR_FUNCTIONS(models::ChangeTexts)
};

ReviewSide shown(const ledger::FileMark &mark, const QByteArray &content)
{
    ReviewSide out;
    out.mark = mark;
    if (ledger::isText(content))
        out.text = base::exactText(content);
    else
        out.why = base::Words::tr("This is not text that can be shown.");
    return out;
}

ReviewSide kept(const ledger::FileMark &mark, const ledger::BlobStore &blobs, const QString &unknown)
{
    ReviewSide out;
    out.mark = mark;
    if (!mark.known()) {
        out.why = unknown;
        return out;
    }
    out.isThere = mark.isThere();
    if (!out.isThere)
        return out;
    const base::Result<QByteArray> content = blobs.get(mark.hash);
    if (content)
        return shown(mark, *content);
    out.why = content.error().message;
    return out;
}

} // namespace

ReviewTexts reviewTexts(const ChangedFile &file, const ledger::BlobStore &blobs)
{
    ReviewTexts out;
    out.before = kept(file.before, blobs, base::Words::tr("Nobody knows what the file held before."));
    out.after = kept(file.after, blobs, ChangeTextsTr::tr("Nobody knows what the file was to hold."));
    const auto now = ledger::lookAtPath(file.path, blobs.limits().blob);
    if (!now) {
        out.now.why = now.error().message;
    } else if (!now->mark.isThere()) {
        out.now.isThere = false;
    } else if (now->mark.type != ledger::FileType::Regular && now->mark.type != ledger::FileType::Symlink) {
        out.now.why = base::Words::tr("There is something here that is not a regular file.");
    } else if (!now->content) {
        out.now.why = ChangeTextsTr::tr("The file is too large to be shown.");
    } else {
        out.now = shown(now->mark, *now->content);
    }
    return out;
}

QString modeChange(const ledger::FileMark &from, const ledger::FileMark &to)
{
    constexpr quint32 permissions = 07777;
    const quint32 before = from.mode & permissions, after = to.mode & permissions;
    // A link has no mode of its own, and of what an agent only told none is known.
    const bool isKnown = from.type == ledger::FileType::Regular && to.type == from.type && before != 0 && after != 0;
    return isKnown && before != after ? QStringLiteral("%1 → %2").arg(before, 0, 8).arg(after, 0, 8) : QString();
}

QString beyondText(const ledger::FileMark &from, const ledger::FileMark &to)
{
    using ledger::FileType;
    if (from.type == FileType::Regular && to.type == FileType::Symlink)
        return ChangeTextsTr::tr("The file became a link; on its side stands where it leads.");
    if (from.type == FileType::Symlink && to.type == FileType::Regular)
        return ChangeTextsTr::tr("The link became a file; on the link's side stands where it led.");
    const QString mode = modeChange(from, to);
    return mode.isEmpty() ? QString() : ChangeTextsTr::tr("Its permissions changed: %1.").arg(mode);
}

std::pair<const ReviewSide *, const ReviewSide *> sidesOf(const ReviewTexts &texts, Compare compare)
{
    switch (compare) {
    case Compare::BeforeAfter:
        return {&texts.before, &texts.after};
    case Compare::BeforeNow:
        return {&texts.before, &texts.now};
    case Compare::AfterNow:
        break;
    }
    return {&texts.after, &texts.now};
}

ChangedFile reviewOf(const ledger::Effect &effect)
{
    ChangedFile out;
    out.path = effect.path;
    out.target = effect.target;
    out.kind = effect.kind;
    out.before = effect.before;
    out.after = effect.after;
    out.effects = {effect.id};
    out.canUndo = effect.canBeUndone();
    return out;
}

} // namespace models
