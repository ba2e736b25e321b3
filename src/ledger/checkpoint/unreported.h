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
    QByteArray nonce;                      ///< makes the keys: comparing twice writes one row
    base::EffectId earlier;                ///< the newest row when the turn began; older ones explain nothing
    std::vector<FolderStart> starts = {};  ///< each folder once; one may lie in another
    std::vector<base::EffectId> open = {}; ///< but for those that were not settled then
    QString detail = {};                   ///< for the rows; may be empty
    SaidOutcomes said = {};                ///< of rows that are unknown
};

/// What a comparison came to.
struct FoundChanges
{
    struct NotCompared
    {
        QString folder;
        base::Error error;
    };
    int rows = 0;                         ///< written
    std::vector<NotCompared> notCompared; ///< folders, and why; rows may have been written of them, too
};

/// Finds changes in the folders of a turn that no row of the ledger covers, and writes them down as committed
/// effects that can be taken back. Who did it is not known: the agent, a command it ran, or the user. One turn after
/// the other, and of a turn the innermost folders first: what lies in a folder that was compared is not looked for
/// once more in one around it. What is on the disk is asked for at once, of all folders: what comes later is of a later
/// turn. What agents reported of their own changes is settled by what the folders hold, see ReportedFile. Main thread;
/// never waits.
class UnreportedChanges : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const FoundChanges &)>;
    /// The snapshots of a folder, as FolderStart names it. Never null; not owned, and outlives this.
    using SnapshotsOf = std::function<Snapshots *(const QString &folder)>;

    /// Past this many changes of one folder in one turn a single row stands for the rest.
    static constexpr int mostRows = 1000;

    /// None of them is owned; they outlive this.
    UnreportedChanges(Ledger *ledger, FileChanger *files, BlobStore *blobs, SnapshotsOf snapshots,
                      QObject *parent = nullptr);
    ~UnreportedChanges() override;

    void find(const ComparedTurn &turn, QObject *context, Done done);
    bool isIdle() const { return m_searches.empty(); }

private:
    struct Search;
    void goOn(Search &search);
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
    FileChanger *m_files; ///< for work that waits for the disk
    BlobStore *m_blobs;
    SnapshotsOf m_snapshotsOf;
    std::deque<std::unique_ptr<Search>> m_searches; ///< the first one is under way
};

} // namespace ledger
