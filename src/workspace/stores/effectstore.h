// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "core/session/sessionnames.h"
#include "core/values/services.h"
#include "ledger/checkpoint/checkpointsetup.h"
#include "ledger/checkpoint/openturns.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/sqliteledger.h"
#include "ledger/undo/aftercrash.h"
#include "ledger/undo/undo.h"
#include "mcp/compensation.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace workspace {

/// The ledger with everything it needs, in Belay's data folder. If that folder cannot be used, Belay still works: the
/// rows are kept for this run only, and problem() says so. Main thread; the destructor waits for the current change.
class EffectStore : public QObject
{
    Q_OBJECT

public:
    /// The folder is created when needed.
    static QString standardFolder();

    /// \p begun: the result of begin() for \p folder; null: it is opened now. \p clock must outlive it.
    explicit EffectStore(base::Clock *clock, const QString &folder = standardFolder(),
                         std::unique_ptr<ledger::SqliteLedger> begun = {}, QObject *parent = nullptr);
    /// Begins to open the ledger while other things are set up.
    static std::unique_ptr<ledger::SqliteLedger> begin(const QString &folder = standardFolder(),
                                                       ledger::Attendance attendance = ledger::Attendance::User);
    ~EffectStore() override;

    ledger::Ledger *ledger() const { return m_ledger.get(); }
    ledger::FileChanger *files() const { return m_files.get(); }
    ledger::BlobStore *blobs() { return &m_blobs; }
    ledger::Undo *undo() const { return m_undo.get(); }
    core::SessionNames *names() { return &m_names; }
    /// The services for sessions: \p clock, \p board, \p runner, and the members of this.
    core::Services services(base::Clock *clock, core::RequestBoard *board, core::CommandRunner *runner);
    /// A sentence for the user when rows cannot be kept, or an earlier file was set aside; else empty.
    const QString &problem() const { return m_problem; }

    /// False: rows are only in memory until Belay ends, see problem().
    bool isStored() const { return m_stored != nullptr; }
    /// After storingChanged() said that storing fails: tries again.
    void retry();

    /// Finds out how open effects of earlier runs ended, and what else their unfinished turns changed. Emits
    /// settledAfterCrash(), turnCutShort() and foundBehindTurn() if there were any, and returned() in any case.
    void settleAfterCrash();
    /// The same, but runs an event loop until it is done. For commands.
    void settleAfterCrashNow();
    /// Deletes stored contents of files that are older than \p days and settled, or that exceed the store's limit. The
    /// rows stay and say so. Works in the background, then emits expire().
    void expireOld(int days, const QDateTime &now);
    /// Checks a large file for damage in the background, since that is not done when it is opened. May emit failed().
    void lookThrough();
    /// The effects on files of \p turn and later turns that can be undone. By the ledger, not by the loaded
    /// conversation. \p names: all names of the session.
    std::vector<base::EffectId> undoableSince(const std::vector<base::SessionId> &names, base::TurnId turn) const;
    /// Whether there are any of these, without reading them all.
    bool canUndoSince(const std::vector<base::SessionId> &names, base::TurnId turn) const;
    /// The newest call of that tool that took effect, of the newest rows, as it was recorded. Reads its contents.
    std::optional<mcp::RecordedCall> lastCall(const QString &server, const QString &tool) const;
    /// The name of this run of Belay; empty if nothing is stored.
    QString run() const { return m_stored ? m_stored->run() : QString(); }
    /// Whether \p run is another run that is still alive.
    bool isOther(const QString &run) const;
    /// From now on changes by other programs, such as `belay undo`, are noticed after a moment.
    void watchOthers();
    /// Whether no effect is being written.
    bool isIdle() const { return m_files->isIdle(); }

Q_SIGNALS:
    void settledAfterCrash(const ledger::AfterCrash &result);
    /// Emitted by expireOld(): the number of \p rows and of deleted \p contents.
    void expire(int rows, int contents);
    /// A row could not be stored, or read.
    void failed(const base::Error &error);
    /// See ledger::SqliteLedger.
    void storingChanged(const base::Error &error);
    /// An unfinished turn of an earlier run was compared with its start: \p found rows are new.
    void turnCutShort(const base::SessionId &session, base::TurnId turn, int found);
    /// So was one that had ended and left something running; \p found may be 0.
    void foundBehindTurn(int found);
    void returned();

private:
    struct Return;
    ledger::CheckpointStore checkpoints() const;
    void settleOpen(const std::vector<ledger::Effect> &compensations);
    void compareNext();

    QString m_folder;
    ledger::BlobStore m_blobs;
    ledger::Trash m_trash;
    QString m_problem;
    core::SessionNames m_names;
    std::unique_ptr<ledger::OpenTurns> m_openTurns; ///< null if nothing is stored
    ledger::SqliteLedger *m_stored = nullptr;       ///< the ledger, if it is an SqliteLedger
    std::unique_ptr<ledger::Ledger> m_ledger;
    std::unique_ptr<ledger::FileEffects> m_files;
    std::unique_ptr<ledger::Undo> m_undo;
    base::Clock *m_clock;
    QFileSystemWatcher m_watcher;
    QTimer m_look;
    std::unique_ptr<base::PoolWork<base::Result<void>>> m_lookingThrough;
    std::unique_ptr<Return> m_return; ///< set while turns of earlier runs are compared
};

} // namespace workspace
