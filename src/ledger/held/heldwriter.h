// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/fileeffects.h"
#include "ledger/held/heldfolder.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace ledger {

/// What became of changes that were accepted.
struct HeldOutcome
{
    QByteArrayList written; ///< paths, relative
    struct Failure
    {
        QByteArray path;
        base::Error error;
    };
    std::vector<Failure> failed; ///< these wait as before
};

/// Writes what was held back to the real folder, each change as a row of the ledger, so that it can be taken back like
/// any other. What a person has seen is what is written: a change that is another one by now is left alone. Main
/// thread.
class HeldWriter : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const HeldOutcome &)>;

    /// None of them is owned; they outlive this.
    HeldWriter(FileChanger *changer, BlobStore *blobs, QObject *parent = nullptr);
    /// What is under way goes on, and its rows say how it ended; \c done is not called then.
    ~HeldWriter() override;

    /// \p changes as HeldFolder::look() had them, see acceptedWith(). Conflicts are written as they are: who passes one
    /// has decided. \p folder is only used where FileChanger::run() works, by this and by everybody else.
    void accept(std::shared_ptr<HeldFolder> folder, std::vector<HeldChange> changes, const base::SessionId &session,
                base::TurnId turn, QObject *context, Done done);

private:
    struct Run;
    static void prepare(Run &run, BlobStore &blobs);
    void write(const std::shared_ptr<Run> &run);
    void onWritten(const std::shared_ptr<Run> &run, const base::Result<Prepared> &result);
    void settle(const std::shared_ptr<Run> &run);

    FileChanger *m_changer;
    BlobStore *m_blobs;
};

} // namespace ledger
