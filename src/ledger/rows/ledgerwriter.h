// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/disk/fileuse.h"
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

/// The result of storing one row.
struct Stored
{
    Effect effect;        ///< as it is in the file now
    bool existed = false; ///< insert: a row with this key existed; update: another program changed the row first
};

/// The state of a file when it was opened.
struct LedgerOpened
{
    std::vector<Effect> effects;  ///< the current rows, see schema::isCurrent()
    base::EffectId newest;        ///< id of the newest of all rows
    bool wasLookedThrough = true; ///< checked for damage; see checkDatabaseFile()
    QString notice;               ///< a sentence for the user if a file was set aside; else empty
    QString setAside;
    std::shared_ptr<const FileUse> use; ///< see DatabaseOpened
};

/// The one thread that writes the database. Jobs run in the order of submission; waiting ones share a transaction. A
/// batch with an insert is synced to the disk before it is answered. A batch of updates survives the end of Belay, but
/// maybe not a power cut; then the disk is compared at the next start.
class LedgerWriter
{
public:
    /// Called on the writer's thread, exactly once.
    using Reply = std::function<void(base::Result<Stored>)>;

    explicit LedgerWriter(QString path);
    /// Finishes the queue, then ends the thread.
    ~LedgerWriter();
    LedgerWriter(const LedgerWriter &) = delete;
    LedgerWriter &operator=(const LedgerWriter &) = delete;

    /// Begins to open and read the file. Call it once, first.
    void start();
    /// The result of start(); waits for the thread. Call it once, before anything else.
    base::Result<LedgerOpened> opened();
    /// Any thread.
    void insert(Effect effect, Reply reply);
    /// \p effect has its new revision; the row in the file must still be \p before. Only what differs is written.
    void update(Effect before, Effect effect, Reply reply);
    /// Calls \p others, on the writer's thread, if another program has written since the last call. Any thread.
    void whenOthersWrote(std::function<void()> others);
    /// Reads rows after \p seen that are not in \p known (ids with revisions), and those in it that are newer in the
    /// file; also the id of the newest row. Any thread.
    void readOthers(std::map<quint64, quint64> known, base::EffectId seen,
                    std::function<void(std::vector<Effect>, base::EffectId)> reply);
    /// A request to reserve a session's name.
    struct Reservation
    {
        base::SessionId session;
        QString run;                                  ///< the run that asks
        bool mayShare = false;                        ///< also if there are rows of it or another run has it
        std::function<bool(const QString &)> isAlive; ///< for a run's name; any thread
    };
    /// In one transaction: \p reply says whether the run has the name now. Any thread.
    void reserve(Reservation wanted, std::function<void(const base::Result<bool> &)> reply);
    /// Contents of these rows, which are not in memory, are no longer kept. \p reply as above.
    void expire(const std::vector<base::EffectId> &ids, const QString &why,
                std::function<void(const base::Result<void> &)> reply);
    /// Retries updates that could not be stored, and says whether rows can be stored now. Any thread.
    void retry(std::function<void(bool)> reply);
    /// Calls \p reached, on the writer's thread, when everything submitted before is answered. Any thread.
    void mark(std::function<void()> reached);
    /// Waits until everything submitted before is answered. Not from the writer's thread.
    void flush();

private:
    struct Job
    {
        Effect effect;
        bool isInsert = false;
        Reply reply;
        /// Called in its turn among the jobs, with the database.
        std::function<void(QSqlDatabase &)> mark;
        Effect before; ///< update: the row that is changed
    };
    class Statements;
    void work();
    void run(std::deque<Job> &batch, QSqlDatabase &database);
    /// Stores the whole batch in one transaction, or nothing of it.
    base::Result<std::vector<Stored>> store(const std::deque<const Job *> &jobs, QSqlDatabase &database);
    base::Result<bool> reserveIn(QSqlDatabase &database, const Reservation &wanted) const;
    base::Result<Stored> storeOne(const Job &job, Statements &statements);

    const QString m_path;
    QMutex m_mutex;
    QWaitCondition m_wake;
    std::deque<Job> m_queue;
    bool m_ending = false;
    std::optional<base::Result<LedgerOpened>> m_opened; ///< belongs to the user's thread once m_ready was released
    QSemaphore m_ready;
    std::unique_ptr<QThread> m_thread;
    qint64 m_version = 0;      ///< version of the file, which others' writes change
    std::deque<Job> m_unsaved; ///< updates that failed on a full or locked disk; retried before later ones
};

} // namespace ledger
