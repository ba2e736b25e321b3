// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "mcp/calljudge.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace core {

/// Takes calls of MCP tools back, each by the call that its row names. That call is a row, too, stored before it is
/// sent, and is made once: a second wish for the same finds the first. Main thread.
class RemoteUndo : public QObject
{
    Q_OBJECT

public:
    /// The call that takes another one back.
    struct Plan
    {
        base::EffectId effect; ///< what is taken back
        QString server, tool;
        QByteArray arguments; ///< JSON text
        QString undone;       ///< the tool that was called
    };
    /// Makes the call of a plan, with that key, and calls the function once with its end.
    using Caller = std::function<void(const Plan &plan, const QByteArray &key,
                                      const std::function<void(const mcp::CallEnd &)> &ended)>;
    using Finished = std::function<void(const base::Result<void> &)>;

    /// None is owned; all must outlive this.
    RemoteUndo(ledger::Ledger *ledger, ledger::BlobStore *blobs, ledger::FileChanger *files, QObject *parent = nullptr);

    /// Why the user does not allow the call of a plan, a sentence; null: nothing forbids it.
    using Forbids = std::function<std::optional<QString>(const Plan &plan)>;
    void setForbids(Forbids forbids) { m_forbids = std::move(forbids); }
    /// An error, a sentence, if it cannot be taken back, or was.
    base::Result<Plan> plan(base::EffectId effect) const;
    /// \p finished is called once, unless this is gone: with an error if it was not taken back, or nobody knows.
    void carryOut(const Plan &plan, Caller caller, Finished finished);

private:
    struct Run;
    void onPrepared(const std::shared_ptr<Run> &run, const base::Result<ledger::Prepared> &prepared);
    void call(const std::shared_ptr<Run> &run);
    void onEnded(const std::shared_ptr<Run> &run, const mcp::CallEnd &end);
    void settle(const std::shared_ptr<Run> &run, const ledger::Settlement &how);
    int failedAttempts(const ledger::Effect &row) const;

    ledger::Ledger *const m_ledger;
    ledger::BlobStore *const m_blobs;
    ledger::FileChanger *const m_files;
    Forbids m_forbids;
};

} // namespace core
