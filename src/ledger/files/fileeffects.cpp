// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/fileeffects.h"

#include "base/words.h"

#include "ledger/rows/compensation.h"
#include "ledger/rows/effectkey.h"

#include <QFile>

#include <cerrno>
#include <set>
#include <utility>

namespace ledger {

using base::Error;
using base::Origin;
using base::Result;

namespace {

constexpr size_t mostTogether = 64; ///< files; more of them would be told to the window at once than a frame allows

Error isEnding()
{
    return {Origin::Belay, ECANCELED, base::Words::tr("Belay is ending. Nothing was written."), {}};
}

} // namespace

FileEffects::FileEffects(Ledger *ledger, BlobStore *blobs, Trash *trash, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_blobs(blobs)
    , m_trash(trash)
    , m_aside(std::make_unique<DiskThread>())
    , m_disk(std::make_unique<DiskThread>())
{}

FileEffects::~FileEffects()
{
    m_ending = true;
    m_aside.reset();
    m_disk.reset();
    // They still wait for their rows: nothing was changed.
    answer();
    while (!m_queue.empty()) { // whoever is answered may ask for more
        const Job job = std::move(m_queue.front());
        m_queue.pop_front();
        if (job.context)
            job.done(isEnding());
    }
}

void FileEffects::apply(FileChange change, QObject *context, Done done)
{
    m_queue.push_back({std::move(change), context, std::move(done)});
    next();
}

namespace {

/// Null: it is ending, and whoever asks now is, too.
void runOn(DiskThread *thread, std::function<void()> work, QObject *context, std::function<void()> done)
{
    if (!thread)
        return;
    thread->run(
        [work = std::move(work)] {
            work();
            return true;
        },
        context, [done = std::move(done)](bool) { done(); });
}

} // namespace

void FileEffects::run(std::function<void()> work, QObject *context, std::function<void()> done)
{
    runOn(m_disk.get(), std::move(work), context, std::move(done));
}

void FileEffects::runAside(std::function<void()> work, QObject *context, std::function<void()> done)
{
    runOn(m_aside.get(), std::move(work), context, std::move(done));
}

void FileEffects::next()
{
    if (!m_current.empty() || m_queue.empty() || m_ending)
        return;
    std::set<QByteArray> paths;
    const auto sharesWithCurrent = [this, &paths](const FileChange &change) {
        return m_current.empty() || (m_current.front().change.mayShare && change.mayShare &&
                                     m_current.size() < mostTogether && !paths.contains(change.effect.path));
    };
    while (!m_queue.empty() && sharesWithCurrent(m_queue.front().change)) {
        paths.insert(m_queue.front().change.effect.path);
        m_current.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    }
    std::vector<FileChange> changes;
    for (const Job &job : m_current)
        changes.push_back(job.change);
    m_disk->run([changes, blobs = m_blobs] { return lookBefore(changes, blobs); }, this,
                [this](const std::vector<Result<FoundBefore>> &found) { onLooked(found); });
}

void FileEffects::onLooked(const std::vector<Result<FoundBefore>> &found)
{
    std::vector<size_t> wanted;
    for (size_t i = 0; i < m_current.size(); ++i) {
        Job &job = m_current[i];
        if (!found[i] || m_ending) {
            job.result = found[i] ? isEnding() : found[i].error();
            continue;
        }
        job.change.content = found[i]->content;
        Effect row = job.change.effect;
        row.before = found[i]->before;
        row.after = found[i]->after;
        row.reversible = found[i]->reversible;
        row.whyNot = found[i]->whyNot;
        row.kind = kindBetween(found[i]->before, found[i]->after);
        if (row.target.isEmpty())
            row.target = QFile::decodeName(row.path);
        job.row = row;
        wanted.push_back(i);
    }
    // Some ledgers answer within the call.
    m_isPreparing = true;
    for (const size_t i : wanted)
        m_ledger->prepare(m_current[i].row, this, [this, i](const Result<Prepared> &result) { onPrepared(i, result); });
    m_isPreparing = false;
    actWhenAllAreReady();
}

/// Whether an earlier row with the same key already answers the request, because its result is still there. The job's
/// row was just filled from the disk.
bool FileEffects::stillHolds(const Effect &earlier, const Job &job) const
{
    // It was refused, and repeating the request must not get around that. Of a run that ended it was only cut short.
    if (earlier.state == EffectState::Cancelled)
        return m_ledger->isAlive(earlier.run);
    if (earlier.isCompensation())
        return true; // an undo is done once
    const FileMark &now = job.row.before;
    return earlier.state == EffectState::Committed && now.type == earlier.after.type && now.sameContent(earlier.after);
}

bool FileEffects::endIfHeld(Job &job, const Effect &row)
{
    const auto reason = job.change.hold ? job.change.hold() : std::nullopt;
    if (!reason)
        return false;
    (void)m_ledger->settle(row.id, EffectState::Cancelled, *reason);
    job.result = Error{Origin::Belay, ECANCELED, *reason, {}};
    return true;
}

void FileEffects::onPrepared(size_t index, const Result<Prepared> &result)
{
    Job &job = m_current[index];
    if (result && result->existed && !stillHolds(result->effect, job)) {
        // The earlier change was done and then reverted somehow, so this request is a new effect.
        job.row.key = idempotencyKey("again", {job.row.key}, job.row.session, {}, {});
        m_ledger->prepare(job.row, this, [this, index](const Result<Prepared> &next) { onPrepared(index, next); });
        return;
    }
    if (!result || result->existed)
        job.result = result;
    else if (!endIfHeld(job, result->effect)) {
        beginCompensation(*m_ledger, result->effect.compensates);
        job.row = result->effect;
        const auto begin = [this, index] {
            m_current[index].isPrepared = true;
            actWhenAllAreReady();
        };
        Settlement begun;
        begun.state = EffectState::Committing;
        // After a crash the disk tells whether a file was changed, but not whether the same content was written.
        if (job.row.before.sameContent(job.row.after)) {
            m_ledger->settle(job.row.id, begun, this, [begin](const Result<void> &) { begin(); });
            return;
        }
        m_ledger->settle(job.row.id, begun, this, {});
        job.isPrepared = true;
    }
    actWhenAllAreReady();
}

void FileEffects::actWhenAllAreReady()
{
    if (m_isPreparing)
        return;
    std::vector<PreparedChange> changes;
    std::vector<size_t> indexes;
    for (size_t i = 0; i < m_current.size(); ++i) {
        const Job &job = m_current[i];
        if (job.result)
            continue;
        if (!job.isPrepared)
            return;
        changes.emplace_back(job.change, job.row);
        indexes.push_back(i);
    }
    if (changes.empty()) {
        answer();
        return;
    }
    m_disk->run([changes, trash = m_trash] { return act(changes, trash); }, this,
                [this, indexes](const std::vector<Result<Acted>> &acted) { onActed(indexes, acted); });
}

void FileEffects::onActed(const std::vector<size_t> &indexes, const std::vector<Result<Acted>> &acted)
{
    for (size_t i = 0; i < indexes.size(); ++i) {
        Job &job = m_current[indexes[i]];
        Settlement settlement;
        settlement.state = acted[i] ? EffectState::Committed : EffectState::Failed;
        settlement.detail = acted[i] ? job.change.remark : acted[i].error().message;
        if (acted[i]) {
            settlement.after = acted[i]->mark;
            settlement.folders = acted[i]->folders;
        }
        m_ledger->settle(job.row.id, settlement, this, {});
        // Done here, since whoever asked for the undo may be gone.
        const Effect row = m_ledger->effect(job.row.id).value_or(job.row);
        followCompensation(*m_ledger, row);
        job.result = acted[i] ? Result<Prepared>(Prepared{row, false}) : Result<Prepared>(acted[i].error());
    }
    answer();
}

void FileEffects::answer()
{
    for (Job &job : std::exchange(m_current, {})) {
        if (job.context)
            job.done(job.result.value_or(isEnding()));
    }
    next();
}

} // namespace ledger

#include "moc_fileeffects.cpp"
