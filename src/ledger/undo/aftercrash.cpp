// SPDX-License-Identifier: Apache-2.0
#include "ledger/undo/aftercrash.h"

#include "base/descriptor.h"
#include "base/privatefolder.h"
#include "base/process/processlook.h"
#include "base/wording.h"
#include "base/words.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/gitlock.h"
#include "ledger/rows/compensation.h"
#include "ledger/rows/ledgerreader.h"
#include "ledger/rows/runlock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace ledger {

namespace {

struct AfterCrashTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::AfterCrash)
};

Finding unknown(const Effect &row, const QString &why)
{
    return {row.id, EffectState::Unknown, why, {}};
}

/// In days. Whose session is not opened by then would be told of its call for ever.
constexpr qint64 longestWait = 30;

Finding judged(const Effect &row)
{
    if (row.staged && row.state == EffectState::Prepared)
        return {row.id,
                EffectState::Cancelled,
                AfterCrashTr::tr("An earlier version of Belay ended before it was decided."),
                {}};
    // That it is sent is stored before it is sent.
    if (row.kind == EffectKind::Remote && row.state == EffectState::Prepared)
        return {row.id, EffectState::Cancelled, base::Words::tr("Belay ended before it was sent."), {}};
    if (row.kind == EffectKind::Remote)
        return unknown(row, base::Words::tr("Belay ended before the server had answered."));
    if (row.runsOn()) {
        QStringList left;
        for (const base::ProcessId &process : base::stillRunning(row.processes))
            left << QString::number(process.number);
        return unknown(row, left.isEmpty()
                                ? AfterCrashTr::tr("It ran in the background when Belay ended. It has ended; how is "
                                                   "not known.")
                                : AfterCrashTr::tr("It ran in the background when Belay ended, and still runs "
                                                   "(process %1). Belay no longer watches it.")
                                      .arg(base::listed(left)));
    }
    if (!row.isFile() || row.path.isEmpty())
        return unknown(row, AfterCrashTr::tr("Belay ended before it was known how this went."));
    const base::Result<FileState> now = lookAtPath(row.path);
    if (!now)
        return unknown(row, now.error().message);
    // Of the same content the mode tells whether it was written; if that is the same, too, only the row does.
    bool isMade = true;
    if (row.after.sameContent(row.before))
        isMade =
            row.after.mode == row.before.mode ? row.state == EffectState::Committing : now->mark.mode == row.after.mode;
    if (now->mark.sameContent(row.after) && isMade) {
        FileMark after = now->mark;
        after.kept = row.after.kept;
        return {row.id, EffectState::Committed, {}, after};
    }
    if (now->mark.sameContent(row.before))
        return {row.id, EffectState::Cancelled, AfterCrashTr::tr("Belay ended before it happened."), {}};
    return unknown(row, AfterCrashTr::tr("Belay ended meanwhile, and the file is neither as before nor as intended."));
}

/// The temporary file is our incomplete write or, if the crash came right after the exchange, the file that was
/// replaced.
void clearTemporary(const Effect &row, Finding &finding, const QString &rescue)
{
    if (!isTemporaryName(row.temporary))
        return;
    const base::Result<base::Descriptor> folder = openFolder(splitPath(row.path).first);
    if (!folder)
        return;
    const base::Result<FileState> left = lookAt(folder->fd(), row.temporary);
    if (!left || !left->mark.isThere())
        return;
    const bool exchanged = finding.state != EffectState::Cancelled;
    if (!exchanged || left->mark.sameContent(row.before) || left->mark.sameContent(row.after)) {
        ::unlinkat(folder->fd(), row.temporary.constData(), 0);
        return;
    }
    // It may be the user's, so it is kept.
    const QString name = rescue + QLatin1Char('/') + QString::fromLatin1(row.temporary);
    if (base::makePrivateFolder(rescue) &&
        ::renameat(folder->fd(), row.temporary.constData(), AT_FDCWD, QFile::encodeName(name).constData()) == 0)
        finding.detail = AfterCrashTr::tr("A file that was changed at the same moment is kept as %1.").arg(name);
}

/// A lock with the content that was to be written, or deleted, is Belay's; any other is git's own, which knows what to
/// do about it.
void clearLock(const Effect &row)
{
    const QByteArray lock = gitLockOf(row.path);
    const base::Result<base::Descriptor> folder =
        lock.isEmpty() ? systemError(ENOENT, row.path) : openFolder(splitPath(row.path).first);
    const base::Result<FileState> left = folder ? lookAt(folder->fd(), lock) : base::Result<FileState>(folder.error());
    const FileMark &ours = row.after.isThere() ? row.after : row.before;
    if (left && left->mark.isThere() && left->mark.sameContent(ours))
        ::unlinkat(folder->fd(), lock.constData(), 0);
}

} // namespace

bool waitsForUser(const Effect &row)
{
    return row.isWaitingCall() && !RunLock::isUnattended(row.run) &&
           row.preparedAt.daysTo(QDateTime::currentDateTimeUtc()) <= longestWait;
}

std::vector<Finding> lookAfterCrash(const std::vector<Effect> &open, const QString &rescue)
{
    std::vector<Finding> out;
    for (const Effect &row : open) {
        Finding finding = judged(row);
        clearTemporary(row, finding, rescue);
        clearLock(row);
        out.push_back(std::move(finding));
    }
    return out;
}

std::vector<Effect> openAfterCrash(const SqliteLedger &ledger)
{
    std::vector<Effect> out;
    for (const Effect &row : ledger.currentEffects()) {
        if (row.isOpen() && !waitsForUser(row) && !ledger.isAlive(row.run))
            out.push_back(row);
    }
    return out;
}

std::vector<Effect> waitingCalls(const Ledger &ledger)
{
    std::vector<Effect> out;
    for (const Effect &row : ledger.currentEffects()) {
        if (row.isWaitingCall() && waitsForUser(row) && !ledger.isAnothers(row.run))
            out.push_back(row);
    }
    return out;
}

AfterCrash settleFindings(SqliteLedger &ledger, const std::vector<Finding> &findings,
                          const std::vector<Effect> &compensations)
{
    AfterCrash out;
    for (const Finding &finding : findings) {
        const auto row = ledger.effect(finding.id);
        if (!row || !row->isOpen())
            continue;
        if (finding.state == EffectState::Committed && row->state == EffectState::Prepared)
            (void)ledger.settle(finding.id, EffectState::Committing);
        Settlement settlement;
        settlement.state = finding.state;
        settlement.detail = finding.detail;
        settlement.after = finding.after;
        ledger.settle(finding.id, settlement, &ledger, {});
        out.settled.push_back(finding.id);
        out.committed += finding.state == EffectState::Committed;
        out.cancelled += finding.state == EffectState::Cancelled;
        out.unknown += finding.state == EffectState::Unknown;
        if (row->isCompensation())
            followCompensation(ledger, *ledger.effect(finding.id));
    }
    std::vector<Effect> rows = compensations;
    for (Effect &row : rows)
        row = ledger.effect(row.id).value_or(row);
    reconcileCompensations(
        ledger, rows, [&ledger](const Effect &row) { return !ledger.isAlive(row.run) || row.run == ledger.run(); });
    return out;
}

AfterCrash settleAfterCrash(SqliteLedger &ledger, BlobStore &blobs, const QString &rescue)
{
    blobs.clean();
    // First the rows that a finished undo or redo decides, since these cannot be settled by looking at files.
    const auto rows = LedgerReader(ledger.path()).compensations();
    const std::vector<Effect> compensations = rows ? *rows : std::vector<Effect>();
    reconcileCompensations(ledger, compensations, [&ledger](const Effect &row) { return !ledger.isAlive(row.run); });
    return settleFindings(ledger, lookAfterCrash(openAfterCrash(ledger), rescue), compensations);
}

} // namespace ledger
