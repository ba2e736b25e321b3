// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "ledger/checkpoint/checkpointsetup.h"
#include "ledger/checkpoint/snapshots.h"
#include "ledger/files/diskthread.h"

#include <QDateTime>
#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace ledger {

/// Snapshots of one folder in a private git repository, and what changed between them. Nothing is ever
/// written inside the user's repository. One operation after the other; main thread, never waits.
class Checkpoint : public Snapshots
{
    Q_OBJECT

public:
    /// \p folder is the session's; \p store: where the private repositories are. The clock must outlive this.
    Checkpoint(QString folder, CheckpointStore store, base::Clock *clock, CheckpointLimits limits = {},
               QString program = QStringLiteral("git"), QObject *parent = nullptr);
    /// Cancels.
    ~Checkpoint() override;

    /// Everything that git does not ignore, byte for byte, with the permissions of files. Not owners, extended
    /// attributes, empty folders, nor the content of nested repositories (which are named).
    void snapshotSince(qint64 begunNs, QObject *context, Answer<Snapshot> done) override;
    void compareNow(const Snapshot &from, QObject *context,
                    std::function<void(const base::Result<std::vector<Change>> &, const Snapshot &)> done) override;
    void entriesOf(const Snapshot &snapshot, const QByteArrayList &paths, QObject *context,
                   Answer<std::vector<Change>> done) override;
    void effectsOf(const std::vector<Change> &changes, BlobStore *blobs, QObject *context,
                   Answer<std::vector<Effect>> done) override;
    /// Answers everything under way with an error.
    void cancel();

    /// Top of the work tree; empty before the first answer.
    QByteArray top() const { return m_place ? m_place->top : QByteArray(); }

    /// Removes the private repositories in \p store that were not used for \p days: undo does not need them. Blocks;
    /// any thread. Returns how many were removed.
    static int removeUnused(const QString &store, int days, const QDateTime &now);

private:
    using Fail = std::function<void(const base::Error &)>;
    struct Operation
    {
        std::function<void()> begin;
        Fail fail;
    };
    void enqueue(std::function<void()> begin, Fail fail);
    void next();
    void ended();
    void failed(const base::Error &error);
    /// An exit code above \p mostCode is a failure.
    void git(const QStringList &arguments, const QByteArray &input, std::function<void(const GitAnswer &)> then,
             int mostCode = 0);
    void missingOf(QByteArrayList paths, std::vector<Change> entries, const Snapshot &snapshot,
                   const std::function<void(const std::vector<Change> &)> &then);
    template <class T> Fail failing(QObject *context, Answer<T> done);

    void tidy();
    /// \p begunNs: when it was requested, by the clock that dates files.
    void takeSnapshot(qint64 begunNs, std::function<void(const Snapshot &)> then);
    void describe(Snapshot snapshot, std::function<void(const Snapshot &)> then);
    void addCandidates(const std::shared_ptr<Candidates> &candidates, std::function<void(const Snapshot &)> then);
    void writeTree(const std::shared_ptr<Candidates> &candidates, std::function<void(const Snapshot &)> then);
    void difference(const Snapshot &from, const Snapshot &to, std::function<void(std::vector<Change>)> then);

    base::Clock *m_clock;
    const CheckpointLimits m_limits;
    GitRunner m_git;
    CheckpointSetup m_setup;
    std::optional<CheckpointPlace> m_place;
    std::deque<Operation> m_queue;
    qint64 m_begunNs = 0;      ///< of the snapshot that is being taken
    RecentDates m_recentDates; ///< as the last snapshot found them
    bool m_running = false;
    bool m_tidied = false;
    quint64 m_generation = 0; ///< answers to a cancelled operation are ignored
    base::TimerHandle m_limit;
    std::unique_ptr<DiskThread> m_disk;
};

} // namespace ledger
