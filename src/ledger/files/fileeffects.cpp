// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/fileeffects.h"

#include "base/descriptor.h"
#include "base/visibletext.h"
#include "ledger/files/atomicwrite.h"
#include "ledger/files/gitlock.h"
#include "ledger/rows/effectkey.h"
#include "ledger/undo/compensation.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Origin;
using base::Result;

FileEffects::FileEffects(Ledger *ledger, BlobStore *blobs, Trash *trash, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_blobs(blobs)
    , m_trash(trash)
    , m_disk(std::make_unique<DiskThread>())
{}

FileEffects::~FileEffects()
{
    m_ending = true;
    m_disk.reset();
    const Error error{Origin::Belay, ECANCELED, tr("Belay is ending. Nothing was written."), {}};
    if (m_current) // it still waits for its row: nothing was changed
        finish(error);
    for (Job &job : std::exchange(m_queue, {})) {
        if (job.context)
            job.done(error);
    }
}

void FileEffects::apply(FileChange change, QObject *context, Done done)
{
    m_queue.push_back({std::move(change), context, std::move(done)});
    next();
}

void FileEffects::run(std::function<void()> work, QObject *context, std::function<void()> done)
{
    m_disk->run(
        [work = std::move(work)] {
            work();
            return true;
        },
        context, [done = std::move(done)](bool) { done(); });
}

Result<FileEffects::Found> FileEffects::look(const FileChange &change, BlobStore *blobs)
{
    const QByteArray &path = change.effect.path;
    const Result<FileState> now = lookAtPath(path, blobs->limits().blob);
    if (!now)
        return now.error();
    Found found;
    found.before = now->mark;
    if ((found.before.type == FileType::Folder && change.type != FileType::Folder) ||
        found.before.type == FileType::Other)
        return Error{
            Origin::User, EINVAL, tr("%1 is not a regular file.").arg(base::visibleText(QFile::decodeName(path))), {}};
    if (change.expected && !found.before.sameContent(*change.expected))
        return Error{Origin::User,
                     changedMeanwhile,
                     tr("%1 was changed by somebody else meanwhile. Nothing was written.")
                         .arg(base::visibleText(QFile::decodeName(path))),
                     {}};
    const auto keep = [blobs](FileMark &mark, const QByteArray &content) -> Result<void> {
        const Result<QByteArray> kept = blobs->put(content);
        mark.kept = kept.ok();
        return kept ? Result<void>() : Result<void>(kept.error());
    };
    if (change.type == FileType::Folder) {
        // A file in its place must be removed first, by a change of its own.
        if (found.before.isThere() && found.before.type != FileType::Folder)
            return systemError(ENOTDIR, path);
        found.after =
            change.content ? FileMark{FileType::Folder, {}, change.mode.value_or(found.before.mode)} : missingMark();
        found.content = change.content;
        return found;
    }
    if (found.before.isThere()) {
        Result<void> kept;
        if (now->content)
            kept = keep(found.before, *now->content);
        else
            kept = Error{Origin::Belay, EFBIG, tr("The file is too large; what it held before is not kept."), {}};
        // A limit of Belay's makes the change irreversible, which the row says; a disk error stops it.
        if (!kept && kept.error().origin != Origin::Belay)
            return kept.error();
        if (!kept) {
            found.reversible = Reversible::No;
            found.whyNot = kept.error().message;
        }
    }
    found.after = missingMark();
    found.content = change.content;
    if (!change.contentFrom.isEmpty()) {
        const Result<QByteArray> kept = blobs->get(change.contentFrom);
        if (!kept)
            return kept.error();
        found.content = *kept;
    }
    if (found.content) {
        found.after = markOf(*found.content, change.mode.value_or(found.before.mode), change.type);
        const Result<void> kept = keep(found.after, *found.content);
        if (!kept && kept.error().origin != Origin::Belay)
            return kept.error();
    }
    return found;
}

/// Mode of folders that are created on the way. For an undo the former mode is not known, so it is the strictest.
static mode_t modeOfFolders(const Effect &row)
{
    return row.isCompensation() ? 0700 : 0777;
}

/// Makes or removes an empty folder.
Result<FileMark> FileEffects::actOnFolder(const FileChange &change, const Effect &row)
{
    const auto [parentPath, name] = splitPath(row.path);
    const Result<Descriptor> parent = openFolder(parentPath, change.content.has_value(), modeOfFolders(row));
    if (!parent)
        return parent.error();
    const int done = change.content
                         ? ::mkdirat(parent->fd(), name.constData(), mode_t(change.mode.value_or(modeOfFolders(row))))
                         : ::unlinkat(parent->fd(), name.constData(), AT_REMOVEDIR);
    // If the folder already is as wanted, it is a success. Anything else in its place is found below.
    if (done != 0 && errno != (change.content ? EEXIST : ENOENT))
        return systemError(errno, row.path);
    ::fsync(parent->fd());
    const Result<FileState> now = lookAt(parent->fd(), name);
    if (!now)
        return now.error();
    return now->mark.sameContent(row.after) ? now->mark : Result<FileMark>(systemError(changedMeanwhile, row.path));
}

Result<FileMark> FileEffects::act(const FileChange &change, const Effect &row, const Trash *trash)
{
    if (change.type == FileType::Folder)
        return actOnFolder(change, row);
    const auto [folderPath, name] = splitPath(row.path);
    if (!change.content) {
        const Result<FileState> now = lookAtPath(row.path);
        if (!now)
            return now.error();
        if (!now->mark.sameContent(row.before))
            return systemError(changedMeanwhile, row.path);
        if (!now->mark.isThere())
            return missingMark();
        if (const Result<QByteArray> taken = trash->take(row.path); !taken)
            return taken.error();
        if (const Result<Descriptor> folder = openFolder(folderPath))
            ::fsync(folder->fd());
        return missingMark();
    }
    if (change.leaveSame && row.before.sameContent(row.after) && row.before.mode == row.after.mode) {
        const Result<FileState> now = lookAtPath(row.path);
        return now && now->mark.sameContent(row.after) ? Result<FileMark>(row.after)
                                                       : Result<FileMark>(systemError(changedMeanwhile, row.path));
    }
    const Result<Descriptor> folder = openFolder(folderPath, true, modeOfFolders(row));
    if (!folder)
        return folder.error();
    FileWrite write;
    write.folder = folder->fd();
    write.name = name;
    write.content = *change.content;
    write.type = change.type;
    write.mode = change.mode;
    write.expected = row.before;
    write.temporary = row.temporary;
    write.lock = gitLockOf(row.path);
    Result<FileMark> written = writeAtomically(write);
    if (written)
        written.value().kept = row.after.kept;
    else if (written.error().code == EEXIST && !write.lock.isEmpty())
        return Error{Origin::User,
                     EEXIST,
                     tr("Git is changing %1 at the moment. Nothing was written.")
                         .arg(base::visibleText(QFile::decodeName(row.path))),
                     {}};
    return written;
}

void FileEffects::next()
{
    if (m_current || m_queue.empty() || m_ending)
        return;
    m_current = std::make_unique<Job>(std::move(m_queue.front()));
    m_queue.pop_front();
    m_disk->run([change = m_current->change, blobs = m_blobs] { return look(change, blobs); }, this,
                [this](Result<Found> found) {
                    if (!found || m_ending) {
                        finish(found ? Error{Origin::Belay, ECANCELED, tr("Belay is ending. Nothing was written."), {}}
                                     : found.error());
                        return;
                    }
                    m_current->change.content = std::move(found.value().content);
                    if (m_current->change.carryOn.value) {
                        carryOn(*found);
                        return;
                    }
                    Effect row = m_current->change.effect;
                    row.before = found->before;
                    if (m_current->change.stage) {
                        row.staged = true;
                        row.before = m_current->change.stagedOver.value_or(found->before);
                    }
                    row.after = found->after;
                    row.reversible = found->reversible;
                    row.whyNot = found->whyNot;
                    row.kind = kindBetween(found->before, found->after);
                    if (row.target.isEmpty())
                        row.target = QFile::decodeName(row.path);
                    m_current->row = row;
                    m_ledger->prepare(row, this, [this](const Result<Prepared> &result) { prepared(result); });
                });
}

/// Whether an earlier row with the same key already answers the request, because its result is still there.
/// m_current->row was just filled from the disk.
bool FileEffects::stillHolds(const Effect &earlier) const
{
    if (earlier.compensates.empty()) {
        const FileMark &now = m_current->row.before;
        switch (earlier.state) {
        case EffectState::Prepared:
            return m_current->change.stage;
        case EffectState::Cancelled:
            return true; // it was refused, and repeating the request must not get around that
        case EffectState::Committed:
            return now.type == earlier.after.type && now.sameContent(earlier.after);
        default:
            return false;
        }
    }
    return true; // an undo is done once
}

bool FileEffects::isHeld(const Effect &row)
{
    const auto reason = m_current->change.hold ? m_current->change.hold() : std::nullopt;
    if (!reason)
        return false;
    (void)m_ledger->settle(row.id, EffectState::Cancelled, *reason);
    finish(Error{Origin::Belay, ECANCELED, *reason, {}});
    return true;
}

void FileEffects::prepared(const Result<Prepared> &result)
{
    if (result && result->existed && !stillHolds(result->effect)) {
        // The earlier change was done and then reverted somehow, so this request is a new effect.
        Effect again = m_current->row;
        again.key = idempotencyKey("again", {again.key}, again.session, {}, {});
        m_current->row = again;
        m_ledger->prepare(again, this, [this](const Result<Prepared> &next) { prepared(next); });
        return;
    }
    if (!result || result->existed) {
        finish(result);
        return;
    }
    const Effect row = result->effect;
    if (isHeld(row))
        return;
    if (m_current->change.stage) {
        finish(result);
        return;
    }
    beginCompensation(*m_ledger, row.compensates);
    (void)m_ledger->settle(row.id, EffectState::Committing);
    actOn(row);
}

void FileEffects::carryOn(const Found &found)
{
    const auto row = m_ledger->effect(m_current->change.carryOn);
    if (!row || row->state != EffectState::Prepared) {
        finish(Error{Origin::Belay, ECANCELED, tr("It is no longer staged. Nothing was written."), {}});
        return;
    }
    if (isHeld(*row))
        return;
    Settlement begin;
    begin.state = EffectState::Committing;
    begin.before = found.before;
    begin.after = found.after;
    begin.reversible = found.reversible;
    begin.whyNot = found.whyNot;
    // The text may differ from what was staged, so the row must be updated before the file is written, for the case of
    // a crash.
    m_ledger->settle(row->id, begin, this, [this, id = row->id](const Result<void> &stored) {
        if (stored) {
            actOn(m_ledger->effect(id).value_or(Effect{}));
            return;
        }
        (void)m_ledger->settle(id, EffectState::Failed, stored.error().message);
        finish(stored.error());
    });
}

void FileEffects::actOn(const Effect &row)
{
    m_disk->run([change = m_current->change, row, trash = m_trash] { return act(change, row, trash); }, this,
                [this, row](Result<FileMark> acted) {
                    Settlement settlement;
                    settlement.state = acted ? EffectState::Committed : EffectState::Failed;
                    settlement.detail = acted ? m_current->change.remark : acted.error().message;
                    if (acted)
                        settlement.after = acted.value();
                    m_ledger->settle(row.id, settlement, this, {});
                    // Done here, since whoever asked for the undo may be gone.
                    followCompensation(*m_ledger, m_ledger->effect(row.id).value_or(row));
                    if (acted)
                        finish(Prepared{m_ledger->effect(row.id).value_or(row), false});
                    else
                        finish(acted.error());
                });
}

void FileEffects::finish(const Result<Prepared> &result)
{
    const std::unique_ptr<Job> job = std::move(m_current);
    if (job->context)
        job->done(result);
    next();
}

} // namespace ledger
