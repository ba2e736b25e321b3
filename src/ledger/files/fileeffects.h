// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "ledger/disk/blobstore.h"
#include "ledger/disk/diskwork.h"
#include "ledger/disk/trash.h"
#include "ledger/files/diskthread.h"
#include "ledger/files/filechange.h"
#include "ledger/files/filework.h"
#include "ledger/rows/ledger.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ledger {

/// The only way to write files: each change in order with the other work on the disk.
class FileChanger : public DiskWork
{
public:
    /// Gets the row as it ended. On an error the file is unchanged, and there may be no row.
    using Done = std::function<void(const base::Result<Prepared> &)>;

    virtual void apply(FileChange change, QObject *context, Done done) = 0;
};

/// Changes files in two phases: the old content goes to the blob store, the row is prepared, the file is replaced, the
/// row is settled. Strictly one change after the other, but for those that FileChange::mayShare. Main thread; the disk
/// work runs on its own thread.
class FileEffects : public QObject, public FileChanger
{
    Q_OBJECT

public:
    /// None is owned; all must outlive this.
    FileEffects(Ledger *ledger, BlobStore *blobs, Trash *trash, QObject *parent = nullptr);
    /// Finishes the current change; the others are answered with an error.
    ~FileEffects() override;

    void apply(FileChange change, QObject *context, Done done) override;
    void run(std::function<void()> work, QObject *context, std::function<void()> done) override;
    void runAside(std::function<void()> work, QObject *context, std::function<void()> done) override;
    bool isIdle() const { return m_current.empty() && m_queue.empty(); }
    DiskThread &disk() { return *m_disk; }

private:
    struct Job
    {
        FileChange change;
        QPointer<QObject> context;
        Done done;
        Effect row = {};                                   ///< as it is to be prepared; then as it is
        bool isPrepared = false;                           ///< to be done now
        std::optional<base::Result<Prepared>> result = {}; ///< it has ended
    };
    void next();
    void onLooked(const std::vector<base::Result<FoundBefore>> &found);
    void onPrepared(size_t index, const base::Result<Prepared> &result);
    /// True: that was the end of it.
    bool endIfHeld(Job &job, const Effect &row);
    bool stillHolds(const Effect &earlier, const Job &job) const;
    void actWhenAllAreReady();
    void onActed(const std::vector<size_t> &indexes, const std::vector<base::Result<Acted>> &acted);
    void answer();

    Ledger *m_ledger;
    BlobStore *m_blobs;
    Trash *m_trash;
    std::deque<Job> m_queue;
    std::vector<Job> m_current; ///< done together
    bool m_isPreparing = false, m_ending = false;
    std::unique_ptr<DiskThread> m_aside; ///< likewise
    std::unique_ptr<DiskThread> m_disk;  ///< last: destroying it answers what is open
};

} // namespace ledger
