// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/checkpoint/checkpointtypes.h"
#include "ledger/files/blobstore.h"

#include <QObject>

#include <functional>

namespace ledger {

/// What one folder held at some moments, and what changed between them. A seam: Checkpoint is the real one. Answers
/// come later, in the order of the questions, exactly once unless the context is gone. Main thread.
class Snapshots : public QObject
{
    Q_OBJECT

public:
    template <class T> using Answer = std::function<void(const base::Result<T> &)>;
    using QObject::QObject;

    virtual void snapshot(QObject *context, Answer<Snapshot> done) = 0;
    /// With what is on the disk now: takes a snapshot, which \p done gets, too.
    virtual void compareNow(const Snapshot &from, QObject *context,
                            std::function<void(const base::Result<std::vector<Change>> &, const Snapshot &)> done) = 0;
    /// What \p snapshot, which was just taken, says of \p paths (absolute), each as a change to what it was: a file, or
    /// nothing where it would hold a file if there were one. Of what git ignores and of what was left out it says
    /// nothing.
    virtual void entriesOf(const Snapshot &snapshot, const QByteArrayList &paths, QObject *context,
                           Answer<std::vector<Change>> done) = 0;
    /// \p changes as effects that nobody reported, contents from the snapshots in \p blobs, ready to be prepared;
    /// session and turn are still to be set. Submodules and what was left out get a reason why they cannot be
    /// undone.
    virtual void effectsOf(const std::vector<Change> &changes, BlobStore *blobs, QObject *context,
                           Answer<std::vector<Effect>> done) = 0;
};

} // namespace ledger
