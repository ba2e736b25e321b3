// SPDX-License-Identifier: Apache-2.0
#include "models/texts/changetexts.h"

#include "base/result.h"
#include "ledger/files/filestate.h"
#include "ledger/files/textmerge.h"

#include <QCoreApplication>
#include <QFile>

namespace models {

namespace {

struct ChangeTextsTr
{
    Q_DECLARE_TR_FUNCTIONS(models::ChangeTexts)
};

ReviewSide shown(const QByteArray &content)
{
    ReviewSide out;
    if (ledger::isText(content))
        out.text = QString::fromUtf8(content);
    else
        out.why = ChangeTextsTr::tr("This is not text that can be shown.");
    return out;
}

ReviewSide kept(const ledger::FileMark &mark, const ledger::BlobStore &blobs, const QString &unknown)
{
    ReviewSide out;
    if (!mark.known()) {
        out.why = unknown;
        return out;
    }
    out.isThere = mark.isThere();
    if (!out.isThere)
        return out;
    const base::Result<QByteArray> content = blobs.get(mark.hash);
    if (content)
        return shown(*content);
    out.why = content.error().message;
    return out;
}

} // namespace

ReviewTexts reviewTexts(const ChangedFile &file, const ledger::BlobStore &blobs)
{
    ReviewTexts out;
    out.before = kept(file.before, blobs, ChangeTextsTr::tr("Nobody knows what the file held before."));
    out.after = kept(file.after, blobs, ChangeTextsTr::tr("Nobody knows what the file was to hold."));
    const auto now = ledger::lookAtPath(file.path, blobs.limits().blob);
    if (!now) {
        out.now.why = now.error().message;
    } else if (!now->mark.isThere()) {
        out.now.isThere = false;
    } else if (now->mark.type != ledger::FileType::Regular && now->mark.type != ledger::FileType::Symlink) {
        out.now.why = ChangeTextsTr::tr("There is something here that is not a regular file.");
    } else if (!now->content) {
        out.now.why = ChangeTextsTr::tr("The file is too large to be shown.");
    } else {
        out.now = shown(*now->content);
    }
    return out;
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
