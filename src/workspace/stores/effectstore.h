// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/poolwork.h"
#include "core/session/services.h"
#include "ledger/checkpoint/checkpointsetup.h"
#include "ledger/checkpoint/openturns.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/sqliteledger.h"
#include "ledger/undo/aftercrash.h"
#include "ledger/undo/undo.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace workspace {

/// The ledger of effects with all it needs, in Belay's data folder. Where that folder cannot be used Belay still
/// works: the rows are kept for this run only, and problem() says so. Main thread; its end waits for the change
/// under way.
class EffectStore : public QObject
{
    Q_OBJECT

public:
    /// The folder is made when it is needed.
    static QString standardFolder();

    /// \p begun: what begin() answered for \p folder; null: it is begun now.
    /// \p clock outlives it.
    explicit EffectStore(base::Clock *clock, const QString &folder = standardFolder(),
                         std::unique_ptr<ledger::SqliteLedger> begun = {}, QObject *parent = nullptr);
    /// Lets the ledger be opened while other things are made.
    static std::unique_ptr<ledger::SqliteLedger> begin(const QString &folder = standardFolder(),
                                                       ledger::Attendance attendance = ledger::Attendance::User);
    ~EffectStore() override;

    ledger::Ledger *ledger() const { return m_ledger.get(); }
    ledger::FileChanger *files() const { return m_files.get(); }
    ledger::BlobStore *blobs() { return &m_blobs; }
    ledger::Undo *undo() const { return m_undo.get(); }
    core::SessionNames *names() { return &m_names; }
    /// For sessions: \p clock, \p board and \p runner, and this with what belongs to it.
    core::Services services(base::Clock *clock, core::RequestBoard *board, core::CommandRunner *runner);
    /// A sentence for the user when rows cannot be kept, or an earlier file was set aside; else empty.
    const QString &problem() const { return m_problem; }

    /// Finds out how the effects ended that an earlier run left open, and what else the turns changed that were
    /// under way. Emits settledAfterCrash() and turnCutShort() if there were any, and in any case returned().
    void settleAfterCrash();
    /// The same before anything else; runs an event loop until it is done. For commands.
    void settleAfterCrashNow();
    /// Deletes stored contents of files that are older than \p days and settled, or that exceed the store's limit. The
    /// rows stay and say so. Works in the background, then emits expire().
    void expireOld(int days, const QDateTime &now);
    /// A large file is not looked through for damage when it is opened: now, in the background. Emits failed().
    void lookThrough();
    /// What \p turn of a session and the later ones did to files, and can be asked to be undone. By the rows, not by
    /// what of the conversation is loaded. \p names: all that the session has had.
    std::vector<base::EffectId> undoableSince(const std::vector<base::SessionId> &names, base::TurnId turn) const;
    /// The name of this run of Belay; empty where nothing is stored.
    QString run() const { return m_stored ? m_stored->run() : QString(); }
    /// Another run that lives.
    bool isOther(const QString &run) const;
    /// From now on what other programs write, such as `belay undo`, is seen here a moment later.
    void watchOthers();
    /// Whether effects could still be written.
    bool isIdle() const { return m_files->isIdle(); }

Q_SIGNALS:
    void settledAfterCrash(const ledger::AfterCrash &result);
    /// \p rows gave up what they kept; \p contents went from the disk.
    void expire(int rows, int contents);
    /// A row could not be stored, or read.
    void failed(const base::Error &error);
    /// See ledger::SqliteLedger.
    void storingChanged(const base::Error &error);
    /// A turn that was under way when an earlier run ended was compared with its start: \p found rows are new.
    void turnCutShort(const base::SessionId &session, base::TurnId turn, int found);
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
    std::unique_ptr<ledger::OpenTurns> m_openTurns; ///< null where nothing is stored
    ledger::SqliteLedger *m_stored = nullptr;       ///< the ledger, when it is one
    std::unique_ptr<ledger::Ledger> m_ledger;
    std::unique_ptr<ledger::FileEffects> m_files;
    std::unique_ptr<ledger::Undo> m_undo;
    base::Clock *m_clock;
    QFileSystemWatcher m_watcher;
    QTimer m_look;
    std::unique_ptr<base::PoolWork<base::Result<void>>> m_lookingThrough;
    std::unique_ptr<Return> m_return; ///< while turns of earlier runs are compared
};

} // namespace workspace
