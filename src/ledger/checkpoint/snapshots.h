// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/checkpoint/checkpointtypes.h"
#include "ledger/disk/blobstore.h"

#include <QObject>

#include <functional>
#include <utility>

namespace ledger {

/// The content of one folder at different moments, and what changed in between. An interface; Checkpoint implements it.
/// Answers come later, in the order of the calls, exactly once unless the context is gone. Main thread.
class Snapshots : public QObject
{
    Q_OBJECT

public:
    template <class T> using Answer = std::function<void(const base::Result<T> &)>;
    using QObject::QObject;

    void snapshot(QObject *context, Answer<Snapshot> done) { snapshotSince(fileClockNs(), context, std::move(done)); }
    /// What has changed since \p begunNs, by fileClockNs(), is young in it.
    virtual void snapshotSince(qint64 begunNs, QObject *context, Answer<Snapshot> done) = 0;
    /// Compares with the disk: takes a snapshot, which \p done gets, too.
    virtual void compareNow(const Snapshot &from, QObject *context,
                            std::function<void(const base::Result<std::vector<Change>> &, const Snapshot &)> done) = 0;
    /// What the new \p snapshot says of \p paths (absolute), each as a change to its state: a file, or nothing where a
    /// snapshot would contain a file if there were one. Ignored and left-out paths are not in the answer.
    virtual void entriesOf(const Snapshot &snapshot, const QByteArrayList &paths, QObject *context,
                           Answer<std::vector<Change>> done) = 0;
    /// Turns \p changes into unreported effects, with contents from the snapshots stored in \p blobs, ready for
    /// prepare(); session and turn are still to be set. Submodules and files that were left out get a reason why they
    /// cannot be undone.
    virtual void effectsOf(const std::vector<Change> &changes, BlobStore *blobs, QObject *context,
                           Answer<std::vector<Effect>> done) = 0;
};

} // namespace ledger
