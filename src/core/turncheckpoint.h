// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/effectobserver.h"
#include "core/services.h"
#include "ledger/unreported.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>

namespace core {

/// What the folder of a session held when a turn began, and when the turn has ended, the search for what changed
/// without anybody's telling. Runs beside the turn: only effects that Belay itself would carry out wait for it, and
/// not for long. Main thread.
class TurnCheckpoint : public QObject
{
    Q_OBJECT

public:
    /// An effect waits so long for the checkpoint at most; its own row keeps what it replaces in any case.
    static constexpr base::Milliseconds longestWait{3000};

    TurnCheckpoint(QString folder, const Services &services, EffectObserver *observer, QObject *parent = nullptr);
    /// What is still being looked for stays with OpenTurns, for the next start of Belay.
    ~TurnCheckpoint() override;

    /// A turn begins.
    void begin(const base::SessionId &session, base::TurnId turn, const QByteArray &nonce);
    /// What the agent does now with its own hands may come before the checkpoint.
    bool isTaking() const { return m_turn && !m_turn->answered; }
    /// Does \p effect at once, or as soon as the checkpoint stands; in the order of the calls.
    void whenTaken(std::function<void()> effect);
    /// Nothing waits any more: Stop was pressed, or the turn is over.
    void release();
    /// What waits is not done at all: nobody is there any more who asked for it.
    void drop() { m_waiting.clear(); }
    /// The turn is over, and so are its commands: looks for what changed. What it was called at the start counts.
    void end();
    bool isComparing() const { return m_comparing > 0; }

Q_SIGNALS:
    /// There is no checkpoint of this turn.
    void unavailable(const QString &why);
    /// isComparing() has become false.
    void compared();

private:
    struct Turn
    {
        ledger::ComparedTurn compared;
        bool answered = false; ///< the snapshot was taken, or failed
        bool taken = false;
        bool ended = false;
        bool released = false; ///< nothing waits for the snapshot any more
    };
    void onTaken(const std::shared_ptr<Turn> &turn, const base::Result<ledger::Snapshot> &snapshot);
    void compare(const std::shared_ptr<Turn> &turn);
    void onCompared(const std::shared_ptr<Turn> &turn, const base::Result<int> &rows);

    const QString m_folder;
    const Services m_services;
    EffectObserver *m_observer;
    std::unique_ptr<ledger::Snapshots> m_snapshots;
    std::unique_ptr<ledger::UnreportedChanges> m_changes;
    std::shared_ptr<Turn> m_turn; ///< until it has ended
    std::deque<std::function<void()>> m_waiting;
    base::TimerHandle m_limit;
    int m_comparing = 0;
    bool m_ending = false;
};

} // namespace core
