// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "ledger/rows/ledger.h"
#include "ledger/rows/mailbox.h"
#include "ledger/rows/runlock.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <map>
#include <memory>
#include <set>

namespace ledger {

class LedgerReader;
class LedgerWriter;

/// The ledger in an SQLite file. A thread of its own writes; readers are answered from memory. Memory holds only what
/// may be asked for: rows that are open or to be seen are read at the start, and a session's rows when they are asked
/// for, so that the start does not become slower over the years. Several programs may have the file open: each sees the
/// others' rows when it opens it and in lookAgain(), and a change to a row that another program changed first is
/// refused and not lost.
class SqliteLedger final : public Ledger
{
    Q_OBJECT

public:
    /// \p path of the file; its folder is created. A damaged file, or one from a newer Belay, is set aside and kept,
    /// see notice(). An error if it is locked or cannot be written.
    static base::Result<std::unique_ptr<SqliteLedger>> open(const QString &path);
    /// The same in two steps, so that other things can be done meanwhile: the file is opened on the ledger's thread.
    /// Call nothing else until finish(), which waits for that, has succeeded.
    static std::unique_ptr<SqliteLedger> begin(const QString &path, Attendance attendance = Attendance::User);
    base::Result<void> finish();
    /// Stores what is under way and delivers the remaining answers.
    ~SqliteLedger() override;

    /// Reads what other programs have written since, and emits changed() for it. Cheap if there is nothing new.
    void lookAgain();

    /// A sentence for the user when an earlier file was set aside; else empty.
    const QString &notice() const { return m_notice; }
    const QString &setAside() const { return m_setAside; }
    /// False: the file is large and was not checked for damage, see checkDatabaseFile().
    bool wasLookedThrough() const { return m_wasLookedThrough; }
    /// The name of this run in the rows it prepares.
    QString run() const;
    /// Whether another run of Belay, which prepared rows, is still alive.
    bool isAlive(const QString &run) const override;
    bool isAnothers(const QString &run) const override;
    /// For reading the file with a LedgerReader.
    const QString &path() const { return m_path; }

    base::Result<base::EffectId> prepare(Effect effect) override;
    void prepare(Effect effect, QObject *context, PrepareDone done) override;
    base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail = {}) override;
    void settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done) override;
    std::vector<Effect> effects(const base::SessionId &session) const override;
    using Ledger::effects;
    std::vector<Effect> effects(const base::SessionId &session, base::TurnId turn,
                                const std::function<bool(const Effect &)> &fits) const override;
    base::Result<bool> hasEffects(const base::SessionId &session) const override;
    base::Result<bool> reserve(const base::SessionId &session) override;
    void reserveOwn(const base::SessionId &session) override;
    std::optional<Effect> newest(const base::SessionId &session, base::TurnId turn, const QByteArray &path, Whose whose,
                                 const std::function<bool(const Effect &)> &fits) const override;
    bool anySince(const base::SessionId &session, base::TurnId turn,
                  const std::function<bool(const Effect &)> &fits) const override;
    std::optional<Effect> effect(base::EffectId id) const override;
    std::vector<Effect> allEffects() const override;
    std::vector<Effect> currentEffects() const override;
    base::Result<std::vector<Effect>> effectsTouching(const QByteArrayList &paths) const override;
    base::Result<std::vector<Effect>> effectsAfter(base::EffectId earlier,
                                                   const std::function<bool(const Effect &)> &fits) const override;
    base::EffectId newest() const override;
    void adopt(base::EffectId id, QObject *context, SettleDone done) override;
    void acknowledge(const std::vector<base::EffectId> &ids) override;
    void askToSee(const std::vector<base::EffectId> &ids) override;
    void expire(const std::vector<base::EffectId> &ids, const QString &why) override;
    void whenStored(QObject *context, std::function<void()> done) override;

    /// After storingChanged() said that storing fails: tries again with what could not be stored.
    void retry();
    /// Waits until everything asked for so far is in the file. Blocks; for the end of the program and tests.
    void flush();

Q_SIGNALS:
    /// A change that readers see could not be stored. It is retried with the next one, or by retry().
    void notStored(const base::Error &error);
    /// Emitted when storing begins to fail, with \p error, and when it works again, with an empty message.
    void storingChanged(const base::Error &error);
    /// Requested rows could not be read; they are missing in the answer.
    void notRead(const base::Error &error) const; // clazy:exclude=const-signal-or-slot (who reads sees nothing change)

private:
    void recordStored(const base::Error *error);
    void set(const std::vector<base::EffectId> &ids, bool Effect::*flag);
    SqliteLedger(const QString &path, Attendance attendance);
    Effect completed(Effect effect) const;
    struct Change
    {
        Effect before, now;
    };
    base::Result<Change> change(base::EffectId id, const Settlement &settlement);
    void store(const Change &change, const QPointer<QObject> &context, SettleDone done);
    void readOthers();
    void cache(const Effect &effect) const;
    void keepNewer(const Effect &row) const;
    void loadSession(const base::SessionId &session) const;
    void load(base::EffectId id) const;
    base::Result<std::vector<Effect>> withMemory(base::Result<std::vector<Effect>> read) const;

    QString m_path;
    QString m_folder;
    Attendance m_attendance;
    QString m_notice;
    QString m_setAside;
    bool m_wasLookedThrough = true;
    // A cache of the file, filled by reading.
    mutable std::map<quint64, Effect> m_rows;
    /// Ids by session and turn: they are looked up for everything that an agent reports.
    mutable QHash<base::SessionId, std::map<base::TurnId, std::set<quint64>>> m_bySession;
    mutable QHash<QByteArray, std::set<quint64>> m_byPath; ///< only of rows in memory
    /// The same without the rows that an agent's reports made, of which there may be thousands for one file.
    mutable QHash<QByteArray, std::set<quint64>> m_notTheAgents;
    mutable QSet<base::SessionId> m_loaded; ///< sessions whose rows are all in memory
    std::unique_ptr<LedgerReader> m_reader;
    base::EffectId m_atOpening; ///< the newest row in the file when it was opened
    base::EffectId m_seen;      ///< rows of other programs are read up to this one
    Mailbox m_answers;
    std::unique_ptr<RunLock> m_run;
    std::unique_ptr<LedgerWriter> m_writer; ///< last: destroying it answers what is open
    bool m_isStoring = true;                ///< whether the last change reached the file
};

} // namespace ledger
