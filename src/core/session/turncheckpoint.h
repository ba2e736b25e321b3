// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/session/effectobserver.h"
#include "core/session/services.h"
#include "ledger/unreported.h"

#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>

namespace core {

/// What the folders of a session held when a turn began, and when the turn has ended, the search for what changed
/// without anybody's telling. Runs beside the turn: only effects that Belay itself would carry out wait for it, and
/// not for long. A folder of which there is no checkpoint does not keep the others from theirs. Main thread.
class TurnCheckpoint : public QObject
{
    Q_OBJECT

public:
    /// An effect waits so long for the checkpoint at most; its own row keeps what it replaces in any case.
    static constexpr base::Milliseconds longestWait{3000};
    static constexpr int mostFolders = 64; ///< with the repositories inside

    TurnCheckpoint(const Services &services, EffectObserver *observer, QObject *parent = nullptr);
    /// What is still being looked for stays with OpenTurns, for the next start of Belay.
    ~TurnCheckpoint() override;

    /// A turn begins in \p folders, absolute; the session's own is the first. One that is named twice, or by a link,
    /// counts once.
    void begin(const QStringList &folders, const base::SessionId &session, base::TurnId turn, const QByteArray &nonce);
    /// The folders of the turn under way that will be compared, as far as is known by now.
    QStringList watched() const;
    /// What the agent does now with its own hands may come before the checkpoint.
    bool isTaking() const { return m_turn && m_turn->open > 0; }
    /// Does \p effect at once, or as soon as the checkpoints stand; in the order of the calls.
    void whenTaken(std::function<void()> effect);
    /// Nothing waits any more: Stop was pressed, or the turn is over.
    void release();
    /// What waits is not done at all: nobody is there any more who asked for it.
    void drop() { m_waiting.clear(); }
    /// The turn is over, and so are its commands: looks for what changed. What it was called at the start counts.
    void end();
    bool isComparing() const { return m_comparing > 0; }

Q_SIGNALS:
    /// What changed in \p folder in this turn will not be found; \p partly: not all of it.
    void unavailable(base::TurnId turn, const QString &folder, const QString &why, bool partly = false);
    /// isComparing() has become false.
    void compared();

private:
    struct Turn
    {
        ledger::ComparedTurn compared; ///< with the folders whose snapshot was taken
        QStringList folders;           ///< all that are looked at, repositories inside included
        int open = 0;                  ///< snapshots that are not answered
        int keeping = 0;               ///< of what was taken, on its way to OpenTurns
        int searches = 0;              ///< under way
        bool kept = false;             ///< with OpenTurns
        bool ended = false;
        bool released = false; ///< nothing waits for the snapshots any more
    };
    using TurnPtr = std::shared_ptr<Turn>;
    ledger::Snapshots *snapshotsOf(const QString &folder);
    void onTaken(const TurnPtr &turn, const QString &folder, const base::Result<ledger::Snapshot> &snapshot);
    void releaseIfKept(const TurnPtr &turn);
    void takeInside(const TurnPtr &turn, const QString &folder, const ledger::Snapshot &snapshot);
    static QString recentChangesText(const ledger::Snapshot &snapshot);
    void compare(const TurnPtr &turn, std::vector<ledger::FolderStart> starts);
    void finishIfDone(const TurnPtr &turn);

    const Services m_services;
    EffectObserver *m_observer;
    std::map<QString, std::unique_ptr<ledger::Snapshots>> m_snapshots; ///< by folder, for as long as the session lives
    std::unique_ptr<ledger::UnreportedChanges> m_changes;
    TurnPtr m_turn; ///< until it has ended
    std::deque<std::function<void()>> m_waiting;
    base::TimerHandle m_limit;
    int m_comparing = 0; ///< turns that are over
    bool m_ending = false;
};

} // namespace core
