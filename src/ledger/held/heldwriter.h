// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "ledger/disk/blobstore.h"
#include "ledger/files/fileeffects.h"
#include "ledger/held/heldfolder.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace ledger {

/// The result of accepting changes.
struct HeldOutcome
{
    QByteArrayList written; ///< paths, relative
    struct Failure
    {
        QByteArray path;
        base::Error error;
    };
    std::vector<Failure> failed; ///< these still wait
};

/// Writes held-back changes to the real folder, each as a row of the ledger, so that it can be undone like any other.
/// Only what the user has seen is written: a change that differs by now is skipped. Main thread.
class HeldWriter : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const HeldOutcome &)>;

    /// None is owned; all must outlive this.
    HeldWriter(FileChanger *changer, BlobStore *blobs, QObject *parent = nullptr);
    /// A running write goes on, and its rows record the end; \c done is not called.
    ~HeldWriter() override;

    /// \p changes as HeldFolder::look() returned them, see acceptedWith(). Conflicts are written, too: whoever passes
    /// one has decided it. \p folder must be used only within FileChanger::run(), by everybody.
    void accept(std::shared_ptr<HeldFolder> folder, std::vector<HeldChange> changes, const base::SessionId &session,
                base::TurnId turn, QObject *context, Done done);

private:
    struct Run;
    static void prepare(Run &run, BlobStore &blobs);
    void write(const std::shared_ptr<Run> &run);
    void onWritten(const std::shared_ptr<Run> &run, size_t index, const base::Result<Prepared> &result);
    void settle(const std::shared_ptr<Run> &run);

    FileChanger *m_changer;
    BlobStore *m_blobs;
};

} // namespace ledger
