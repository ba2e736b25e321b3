// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldwriter.h"

#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"
#include "ledger/rows/effectkey.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace ledger {

using base::Error;
using base::Result;

namespace {

constexpr size_t syncedAlone = 16;       ///< contents; more are cheaper together
constexpr size_t askedTogether = 64;     ///< changes; whoever else wants to write comes after so many
constexpr qint64 smallUpTo = 256 * 1024; ///< bytes of a content that is kept in memory with others

/// Whether a file is replaced by a folder or the reverse, so that the old one has to be removed first.
bool needsRoom(const HeldChange &change)
{
    return change.wanted.isThere() && change.now.isThere() &&
           (change.now.type == FileType::Folder) != (change.wanted.type == FileType::Folder);
}

FileChange bareChange(const QByteArray &path, const FileMark &expected)
{
    FileChange change;
    change.effect.path = path;
    change.effect.source = EffectSource::Agent;
    change.expected = expected;
    change.remark = HeldWriter::tr("accepted by you");
    return change;
}

FileChange removal(const QByteArray &path, const FileMark &now)
{
    FileChange change = bareChange(path, now);
    change.type = now.type == FileType::Folder ? FileType::Folder : FileType::Regular;
    return change;
}

/// The change from \p now to \p wanted at \p path; \p content is in the blob store already.
FileChange writing(const QByteArray &path, const FileMark &now, const FileMark &wanted, const QByteArray &content)
{
    FileChange change = bareChange(path, now);
    change.type = wanted.type;
    if (wanted.type == FileType::Folder)
        change.content = QByteArray();
    else if (wanted.type == FileType::Symlink)
        change.content = content;
    else
        change.contentFrom = wanted.hash;
    // A folder that its owner cannot write to would keep later changes out.
    if (wanted.type != FileType::Symlink)
        change.mode = (wanted.mode & permissionBits) | (wanted.type == FileType::Folder ? 0700U : 0U);
    return change;
}

} // namespace

struct HeldWriter::Run
{
    struct Step
    {
        QByteArray path; ///< relative
        FileChange change;
        bool isLast = true; ///< the path's last step: after it both sides are equal
    };
    std::shared_ptr<HeldFolder> folder;
    std::vector<HeldChange> changes;
    base::SessionId session;
    base::TurnId turn;
    QPointer<QObject> context;
    Done done;
    std::vector<Step> steps = {};
    size_t next = 0, underway = 0;
    HeldOutcome outcome = {};

    void fail(const QByteArray &path, const Error &error) { outcome.failed.push_back({path, error}); }
    /// Skips the other steps of a path after one failed.
    void skip(const QByteArray &path)
    {
        while (next < steps.size() && steps[next].path == path)
            ++next;
    }
};

HeldWriter::HeldWriter(FileChanger *changer, BlobStore *blobs, QObject *parent)
    : QObject(parent)
    , m_changer(changer)
    , m_blobs(blobs)
{}

HeldWriter::~HeldWriter() = default;

void HeldWriter::accept(std::shared_ptr<HeldFolder> folder, std::vector<HeldChange> changes,
                        const base::SessionId &session, base::TurnId turn, QObject *context, Done done)
{
    const auto run =
        std::make_shared<Run>(Run{std::move(folder), std::move(changes), session, turn, context, std::move(done)});
    m_changer->run([run, blobs = m_blobs] { prepare(*run, *blobs); }, this, [this, run] { write(run); });
}

/// Looks again, so that only what the user saw is written, and stores the contents in the blob store.
void HeldWriter::prepare(Run &run, BlobStore &blobs)
{
    const Result<HeldState> state = run.folder->look();
    if (!state) {
        for (const HeldChange &change : run.changes)
            run.fail(change.path, state.error());
        return;
    }
    std::map<QByteArray, const HeldChange *> waiting;
    for (const HeldChange &change : state->waiting)
        waiting[change.path] = &change;
    const auto durable = run.changes.size() > syncedAlone ? BlobStore::Durable::AfterSync : BlobStore::Durable::Now;
    for (const HeldChange &change : inWritingOrder(run.changes)) {
        const auto same = waiting.find(change.path);
        // It was written along with another path.
        const auto done = state->same.find(change.path);
        if (same == waiting.end() && done != state->same.end() && isSame(done->second, change.wanted)) {
            run.outcome.written << change.path;
            continue;
        }
        // Both sides must be as they were seen.
        if (same == waiting.end() || !(same->second->wanted == change.wanted) || !(same->second->now == change.now)) {
            run.fail(change.path, systemError(changedMeanwhile, change.path));
            continue;
        }
        const Result<QByteArray> content = run.folder->content(change.path, change.wanted, blobs, durable);
        if (!content) {
            run.fail(change.path, content.error());
            continue;
        }
        const QByteArray path = run.folder->folder() + '/' + change.path;
        if (!change.wanted.isThere() || needsRoom(change))
            run.steps.push_back({change.path, removal(path, change.now), !change.wanted.isThere()});
        if (!change.wanted.isThere())
            continue;
        FileChange written = writing(path, needsRoom(change) ? missingMark() : change.now, change.wanted, *content);
        written.mayShare = !needsRoom(change) && change.wanted.type != FileType::Symlink &&
                           std::max(change.now.size, change.wanted.size) <= smallUpTo;
        run.steps.push_back({change.path, std::move(written)});
    }
    if (durable == BlobStore::Durable::Now)
        return;
    if (const Result<void> synced = blobs.sync(); !synced) {
        for (const Run::Step &step : run.steps) {
            if (step.isLast)
                run.fail(step.path, synced.error());
        }
        run.steps.clear();
    }
}

void HeldWriter::write(const std::shared_ptr<Run> &run)
{
    if (run->next == run->steps.size()) {
        settle(run);
        return;
    }
    const size_t first = run->next++;
    if (run->steps[first].change.mayShare) {
        while (run->next < run->steps.size() && run->next - first < askedTogether &&
               run->steps[run->next].change.mayShare)
            ++run->next;
    }
    const size_t end = run->next;
    run->underway = end - first;
    for (size_t i = first; i < end; ++i) {
        FileChange change = run->steps[i].change;
        change.effect.session = run->session;
        change.effect.turn = run->turn;
        const FileMark &expected = *change.expected;
        change.effect.key =
            idempotencyKey("held",
                           {change.effect.path, expected.hash, change.contentFrom, QByteArray::number(int(change.type)),
                            QByteArray::number(change.mode.value_or(0)), change.content.value_or(QByteArray())},
                           run->session, {}, {});
        m_changer->apply(std::move(change), this,
                         [this, run, i](const Result<Prepared> &result) { onWritten(run, i, result); });
    }
}

void HeldWriter::onWritten(const std::shared_ptr<Run> &run, size_t index, const Result<Prepared> &result)
{
    const Run::Step &step = run->steps[index];
    if (!result) {
        run->fail(step.path, result.error());
        run->skip(step.path);
    } else if (step.isLast) {
        run->outcome.written << step.path;
    }
    if (--run->underway == 0)
        write(run);
}

void HeldWriter::settle(const std::shared_ptr<Run> &run)
{
    m_changer->run(
        [run] {
            const std::set<QByteArray> done(run->outcome.written.begin(), run->outcome.written.end());
            Marks written;
            for (const HeldChange &change : run->changes) {
                if (done.contains(change.path))
                    written.emplace(change.path, change.wanted);
            }
            // If this cannot be stored, the next look finds both sides equal anyway.
            (void)run->folder->settle(written);
        },
        this,
        [run] {
            if (run->context)
                run->done(run->outcome);
        });
}

} // namespace ledger

#include "moc_heldwriter.cpp"
