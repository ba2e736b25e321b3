// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/files/fileuse.h"
#include "ledger/rows/effect.h"

#include <QMutex>
#include <QSemaphore>
#include <QString>
#include <QThread>
#include <QWaitCondition>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QSqlDatabase;
class QSqlError;
class QSqlQuery;

namespace ledger {

/// What came of storing one row.
struct Stored
{
    Effect effect;        ///< as it is in the file now
    bool existed = false; ///< insert: a row with this key was there; update: another program changed the row first
};

/// What a file held when it was opened.
struct LedgerOpened
{
    std::vector<Effect> effects;  ///< that are current, see schema::isCurrent()
    base::EffectId newest;        ///< of all rows
    bool wasLookedThrough = true; ///< for damage; see checkDatabaseFile()
    QString notice;               ///< a sentence for the user when a file had to be set aside; else empty
    QString setAside;
    std::shared_ptr<const FileUse> use; ///< see DatabaseOpened
};

/// The one thread that touches the database. Jobs are done in the order they were submitted; several that
/// wait share a transaction. A batch with an insert in it is on the disk (fsync) before it is answered; one
/// with updates alone is safe against the end of Belay, and after a power cut is settled by looking.
class LedgerWriter
{
public:
    /// Called on the writer's thread, exactly once.
    using Reply = std::function<void(base::Result<Stored>)>;

    explicit LedgerWriter(QString path);
    /// Does what is queued, then ends the thread.
    ~LedgerWriter();
    LedgerWriter(const LedgerWriter &) = delete;
    LedgerWriter &operator=(const LedgerWriter &) = delete;

    /// Begins to open the file and to read it. Once, first.
    void start();
    /// What came of that; waits for the thread. Once, before anything else.
    base::Result<LedgerOpened> opened();
    /// Any thread.
    void insert(Effect effect, Reply reply);
    /// \p effect has the revision it shall get; the file must hold the one before.
    void update(Effect effect, Reply reply);
    /// Calls \p others, on the writer's thread, if another program has written since this was asked last. Any thread.
    void whenOthersWrote(std::function<void()> others);
    /// The rows behind \p seen that are not in \p known, by number with their revisions, and those in it that are
    /// newer in the file; and the number of the newest row. Any thread.
    void readOthers(std::map<quint64, quint64> known, base::EffectId seen,
                    std::function<void(std::vector<Effect>, base::EffectId)> reply);
    /// Whose a session's name is.
    struct Reservation
    {
        base::SessionId session;
        QString run;                                  ///< that asks
        bool mayShare = false;                        ///< rows of it, and a run that has it, are no hindrance
        std::function<bool(const QString &)> isAlive; ///< a run; any thread
    };
    /// In one transaction: \p reply says whether the name is the run's by then. Any thread.
    void reserve(Reservation wanted, std::function<void(const base::Result<bool> &)> reply);
    /// What these held is kept no more; rows that nobody has in memory. \p reply as above.
    void expire(const std::vector<base::EffectId> &ids, const QString &why,
                std::function<void(const base::Result<void> &)> reply);
    /// Calls \p reached, on the writer's thread, when all that was submitted before is answered. Any thread.
    void mark(std::function<void()> reached);
    /// Waits until all that was submitted before is answered. Any other thread.
    void flush();

private:
    struct Job
    {
        Effect effect;
        bool isInsert = false;
        Reply reply;
        /// In its place among the others, with the database as it is then.
        std::function<void(QSqlDatabase &)> mark;
    };
    void work();
    void run(std::deque<Job> &batch, QSqlDatabase &database);
    /// Does the whole batch in one transaction, or nothing of it.
    base::Result<std::vector<Stored>> store(const std::deque<const Job *> &jobs, QSqlDatabase &database);
    base::Result<bool> reserveIn(QSqlDatabase &database, const Reservation &wanted) const;
    base::Result<Stored> storeOne(const Job &job, QSqlQuery &query, QSqlDatabase &database);

    const QString m_path;
    QMutex m_mutex;
    QWaitCondition m_wake;
    std::deque<Job> m_queue;
    bool m_ending = false;
    std::optional<base::Result<LedgerOpened>> m_opened; ///< the user's thread's once m_ready was released
    QSemaphore m_ready;
    std::unique_ptr<QThread> m_thread;
    qint64 m_version = 0;      ///< of the file, as others have changed it
    std::deque<Job> m_unsaved; ///< updates that met a full or locked disk; tried again before what comes later
};

} // namespace ledger
