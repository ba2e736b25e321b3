// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "ledger/checkpoint/reportedfile.h"
#include "ledger/checkpoint/snapshots.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/ledger.h"

#include <QObject>

#include <deque>
#include <memory>

namespace ledger {

/// What a folder held when a turn began.
struct FolderStart
{
    QString folder; ///< absolute, with links resolved
    Snapshot start = {};
};

/// A turn whose folders are compared with what they held at the turn's start.
struct ComparedTurn
{
    base::SessionId session;
    base::TurnId turn;
    QByteArray nonce;                      ///< part of the keys, so that comparing twice writes one row
    base::EffectId earlier;                ///< the newest row when the turn began; older rows explain no change
    std::vector<FolderStart> starts = {};  ///< each folder once; they may be nested
    std::vector<base::EffectId> open = {}; ///< older rows that were not settled then
    QString detail = {};                   ///< detail for the rows; may be empty
    SaidOutcomes said = {};                ///< for rows whose end is unknown
};

/// The result of a comparison.
struct FoundChanges
{
    struct NotCompared
    {
        QString folder;
        base::Error error;
    };
    int rows = 0;                         ///< number of rows written
    std::vector<NotCompared> notCompared; ///< folders that could not be compared, and why; may have rows, too
};

/// Finds changes in the folders of a turn that no row of the ledger covers, and adds them as committed effects that can
/// be undone. Who made them is not known: the agent, a command it ran, or the user. Processes one turn after the other,
/// and of a turn the innermost folders first: changes inside a folder that was compared are not reported again for a
/// folder around it. All folders are read at once, so that later changes belong to a later turn. What agents reported
/// is settled by the folders' content, see ReportedFile. Main thread; never waits.
class UnreportedChanges : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const FoundChanges &)>;
    /// The snapshots of a folder, as FolderStart names it. Never null; not owned, must outlive this.
    using SnapshotsOf = std::function<Snapshots *(const QString &folder)>;

    /// If one folder has more changes in a turn, a single row stands for the rest.
    static constexpr int mostRows = 1000;

    /// None is owned; all must outlive this.
    UnreportedChanges(Ledger *ledger, DiskWork *disk, BlobStore *blobs, SnapshotsOf snapshots,
                      QObject *parent = nullptr);
    ~UnreportedChanges() override;

    void find(const ComparedTurn &turn, QObject *context, Done done);
    bool isIdle() const { return m_searches.empty(); }

private:
    struct Search;
    void resume(Search &search);
    void onCompared(Search &search, const std::vector<Change> &changes);
    void findUnchanged(Search &search);
    void readSome(Search &search);
    void onRead(Search &search, std::vector<Effect> effects);
    void giveUp(Search &search, const base::Error &error);
    void judge(Search &search, const Effect &found);
    void onJudged(Search &search, const Effect &found, const ReportedFile::Judgement &judgement);
    void finishIfRead(Search &search);
    void write(Search &search, Effect effect);
    void folderDone(Search &search);
    void finish();

    Ledger *m_ledger;
    DiskWork *m_disk;
    BlobStore *m_blobs;
    SnapshotsOf m_snapshotsOf;
    std::deque<std::unique_ptr<Search>> m_searches; ///< the first one is under way
};

} // namespace ledger
