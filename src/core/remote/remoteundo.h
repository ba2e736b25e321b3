// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/remote/callend.h"
#include "core/requests/requestrow.h"
#include "core/values/services.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "mcp/calljudge.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// Takes calls of MCP tools back, each by the call that its row names. That call is a row, too, stored before it is
/// sent, and is made once: a second wish for the same finds the first. While it is on its way it stands on the board.
/// The user's *Cancel*, stop() and the time limit all ask the server to cancel it; what has not ended cancelWait later
/// is called unknown, which a late answer may still correct. Main thread.
class RemoteUndo : public QObject
{
    Q_OBJECT

public:
    /// The call that takes another one back.
    struct Plan
    {
        base::EffectId effect; ///< what is taken back
        QString server, tool;
        QByteArray arguments;           ///< JSON text
        QString undone;                 ///< the tool that was called
        QByteArray serverIdentity = {}; ///< of the server that was called; empty: not known
        bool isAgain = false;           ///< it was sent before, and nobody knows whether it took effect
        QString folder = {};            ///< of the session that made the call; empty: not known, or gone
    };
    /// Asks the server to cancel a call. \p why is a sentence for it. The call ends all the same, within this or later,
    /// or not at all.
    using Cancel = std::function<void(const QString &why)>;
    /// Makes the call of a plan, with that key, and calls the function once with its end, at any time. Returns how it
    /// is cancelled; null: it cannot be.
    using Caller = std::function<Cancel(const Plan &plan, const QByteArray &key,
                                        const std::function<void(const mcp::CallEnd &)> &ended)>;
    using Finished = std::function<void(const base::Result<void> &)>;

    /// From the call on, its handshake included. What takes longer is cancelled as the user would.
    static constexpr base::Milliseconds timeLimit{60'000};
    static constexpr base::Milliseconds cancelWait = callCancelWait;

    /// Of \p services it uses the clock, the board, the ledger, the files and the blobs.
    explicit RemoteUndo(const Services &services, QObject *parent = nullptr);
    /// What is on its way ends as unknown. Nobody is told.
    ~RemoteUndo() override;

    /// Why the user does not allow the call of a plan, a sentence; null: nothing forbids it.
    using Forbids = std::function<std::optional<QString>(const Plan &plan)>;
    void setForbids(Forbids forbids) { m_forbids = std::move(forbids); }
    /// The session and the title that a plan's row has on the board. By default it is the session of the effect.
    using NewRow = std::function<RequestRow(const Plan &plan)>;
    void setNewRow(NewRow newRow) { m_newRow = std::move(newRow); }
    /// An error, a sentence, if it cannot be taken back, or was.
    base::Result<Plan> plan(base::EffectId effect) const;
    /// \p finished is called once, unless this is gone: with an error if it was not taken back, or nobody knows.
    void carryOut(const Plan &plan, Caller caller, Finished finished);
    /// Stop was pressed, or the session of \p effect ends: its undo, if one runs, is cancelled.
    void stop(base::EffectId effect);
    /// Belay ends: servers are asked to cancel, and what has not ended by that is unknown at once.
    void giveUp();

private:
    struct Run;
    using Runs = std::vector<std::shared_ptr<Run>>;

    void onPrepared(const std::shared_ptr<Run> &run, const base::Result<ledger::Prepared> &prepared);
    void call(const std::shared_ptr<Run> &run);
    void show(const std::shared_ptr<Run> &run);
    void cancel(const std::shared_ptr<Run> &run, CallCanceller by);
    void callUnknown(const std::shared_ptr<Run> &run, const QString &why);
    void onEnded(const std::shared_ptr<Run> &run, const mcp::CallEnd &end);
    static void settle(ledger::Ledger *ledger, const QPointer<RemoteUndo> &self, const std::shared_ptr<Run> &run,
                       const ledger::Settlement &how);
    void onSettled(const std::shared_ptr<Run> &run, const ledger::Settlement &how, const base::Result<void> &stored);
    void answer(const std::shared_ptr<Run> &run, const base::Result<void> &result);
    static QString whyCancelled(CallCanceller by);
    static QString notAnswered(CallCanceller by);
    static QString limitText();
    int earlierAttempts(const ledger::Effect &row) const;

    const Services m_services;
    Forbids m_forbids;
    NewRow m_newRow;
    Runs m_runs; ///< whose end is not known, or not stored yet
};

} // namespace core
