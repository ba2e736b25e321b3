// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/calls/effectobserver.h"
#include "core/values/services.h"
#include "ledger/checkpoint/unreported.h"

#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace core {

/// Takes snapshots of a session's folders when a turn begins, and searches them for unreported changes after it has
/// ended. Runs in parallel with the turn: only effects that Belay itself carries out wait for it, for a limited time. A
/// folder whose snapshot fails does not affect the others. Main thread.
class TurnCheckpoint : public QObject
{
    Q_OBJECT

public:
    /// The limit for which an effect waits for the checkpoint; its own row keeps what it replaces in any case.
    static constexpr base::Milliseconds longestWait{3000};
    static constexpr int mostFolders = 64; ///< nested repositories included

    TurnCheckpoint(const Services &services, EffectObserver *observer, QObject *parent = nullptr);
    /// A search that is not finished stays with OpenTurns, for the next start of Belay.
    ~TurnCheckpoint() override;

    /// A turn begins in \p folders, absolute; the session's own is the first. A folder that is named twice, or by a
    /// link, counts once.
    void begin(const QStringList &folders, const base::SessionId &session, base::TurnId turn, const QByteArray &nonce);
    /// The folders of the current turn that will be compared, as far as known.
    QStringList watched() const;
    /// Snapshots are being taken: what the agent changes by itself now may be part of them.
    bool isTaking() const { return m_turn && m_turn->open > 0; }
    /// Calls \p effect at once, or as soon as the snapshots are complete; in the order of the calls.
    void whenTaken(std::function<void()> effect);
    /// Ends the waiting of effects: Stop was pressed, or the turn is over.
    void release();
    /// Drops the waiting effects: the agent that asked for them is gone.
    void drop() { m_waiting.clear(); }
    /// The turn and its commands have ended: searches for changes. The session's id at the start of the turn is used.
    void end();
    /// Something of \p turn went on after its end, or the next turn is about to begin: searches once more for later
    /// changes, whose rows get \p detail. Does nothing if that was not the last turn, or was not compared.
    void endAgain(base::TurnId turn, const QString &detail);
    /// The turn that ended last left something running that may change files: the turn stays with OpenTurns, so that
    /// the next Belay searches once more, with \p detail, if this one is killed. Empty: no longer, once it is compared.
    void keepLast(const QString &detail);
    bool isComparing() const { return m_comparing > 0; }

Q_SIGNALS:
    /// Changes in \p folder during this turn cannot be found; \p partly: only some of them.
    void unavailable(base::TurnId turn, const QString &folder, const QString &why, bool partly = false);
    /// isComparing() has become false.
    void compared();

private:
    struct Turn
    {
        ledger::ComparedTurn compared; ///< has the folders whose snapshot was taken
        QStringList folders;           ///< all folders, nested repositories included
        int open = 0;                  ///< snapshots that are not finished
        int keeping = 0;               ///< being stored by OpenTurns
        int searches = 0;              ///< searches under way
        std::optional<QString> kept;   ///< the detail that OpenTurns stored it with, if it did
        bool ended = false;
        bool released = false; ///< effects do not wait any more
    };
    using TurnPtr = std::shared_ptr<Turn>;
    ledger::Snapshots *snapshotsOf(const QString &folder);
    void onTaken(const TurnPtr &turn, const QString &folder, const base::Result<ledger::Snapshot> &snapshot);
    void releaseIfKept(const TurnPtr &turn);
    void takeInside(const TurnPtr &turn, const QString &folder, const ledger::Snapshot &snapshot);
    static QString recentChangesText(const ledger::Snapshot &snapshot);
    void compare(const TurnPtr &turn, std::vector<ledger::FolderStart> starts, const QString &detail = {});
    void finishIfDone(const TurnPtr &turn);
    void keepOrForget(const TurnPtr &turn);

    const Services m_services;
    EffectObserver *m_observer;
    std::map<QString, std::unique_ptr<ledger::Snapshots>> m_snapshots; ///< by folder, as long as the session exists
    std::unique_ptr<ledger::UnreportedChanges> m_changes;
    TurnPtr m_turn; ///< the current turn, until it has ended
    TurnPtr m_last; ///< the turn that ended last, until the next one begins
    QString m_lastDetail;
    std::deque<std::function<void()>> m_waiting;
    base::TimerHandle m_limit;
    int m_comparing = 0; ///< turns that have ended and are being compared
    bool m_ending = false;
};

} // namespace core
