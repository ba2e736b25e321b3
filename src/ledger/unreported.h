// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/ledger.h"
#include "ledger/snapshots.h"

#include <QObject>

#include <deque>
#include <memory>

namespace ledger {

/// A turn whose folder is compared with what it held at the turn's start.
struct ComparedTurn
{
    base::SessionId session;
    base::TurnId turn;
    QByteArray nonce;       ///< makes the keys: comparing twice writes one row
    base::EffectId earlier; ///< the newest row when the turn began; older ones explain nothing
    Snapshot start = {};
    std::vector<base::EffectId> open = {}; ///< but for those that were not settled then
    QString detail = {};                   ///< for the rows; may be empty
};

/// Finds what changed in a folder during a turn and no row of the ledger tells of, and writes it down as committed
/// effects that can be taken back. Who did it is not known: the agent, a command it ran, or the user. One turn after
/// the other. Main thread; never waits.
class UnreportedChanges : public QObject
{
    Q_OBJECT

public:
    /// With how many rows were written, or why there was no comparison.
    using Done = std::function<void(const base::Result<int> &)>;

    /// Past this many changes of one turn a single row tells of the rest.
    static constexpr int mostRows = 1000;

    /// None of them is owned; they outlive this.
    UnreportedChanges(Ledger *ledger, BlobStore *blobs, Snapshots *snapshots, QObject *parent = nullptr);
    ~UnreportedChanges() override;

    void find(const ComparedTurn &turn, QObject *context, Done done);
    bool isIdle() const { return m_searches.empty(); }

private:
    struct Search;
    void next();
    void onCompared(Search &search, const std::vector<Change> &changes);
    void readSome(Search &search);
    void onRead(Search &search, std::vector<Effect> effects);
    void giveUp(Search &search, const base::Error &error);
    void write(Search &search, Effect effect);
    void finish(const base::Result<int> &result);

    Ledger *m_ledger;
    BlobStore *m_blobs;
    Snapshots *m_snapshots;
    std::deque<std::unique_ptr<Search>> m_searches; ///< the first one is under way
};

} // namespace ledger
