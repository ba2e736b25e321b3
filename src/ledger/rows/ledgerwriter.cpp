// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/ledgerwriter.h"

#include "ledger/rows/databasefile.h"
#include "ledger/rows/ledgerfile.h"
#include "ledger/rows/schema.h"

#include <QMutexLocker>
#include <QSemaphore>
#include <QUuid>

#include <optional>
#include <utility>

namespace ledger {

using base::Error;
using base::Result;

LedgerWriter::LedgerWriter(QString path) : m_path(std::move(path)) {}

LedgerWriter::~LedgerWriter()
{
    if (!m_thread)
        return;
    {
        const QMutexLocker lock(&m_mutex);
        m_ending = true;
        m_wake.wakeOne();
    }
    m_thread->wait();
}

void LedgerWriter::start()
{
    m_thread.reset(QThread::create([this] { work(); }));
    m_thread->setObjectName(QStringLiteral("ledger"));
    m_thread->start();
}

Result<LedgerOpened> LedgerWriter::opened()
{
    m_ready.acquire();
    return *std::exchange(m_opened, std::nullopt);
}

void LedgerWriter::insert(Effect effect, Reply reply)
{
    const QMutexLocker lock(&m_mutex);
    m_queue.push_back({std::move(effect), true, std::move(reply), {}, {}});
    m_wake.wakeOne();
}

void LedgerWriter::update(Effect before, Effect effect, Reply reply)
{
    const QMutexLocker lock(&m_mutex);
    m_queue.push_back({std::move(effect), false, std::move(reply), {}, std::move(before)});
    m_wake.wakeOne();
}

void LedgerWriter::mark(std::function<void()> reached)
{
    const QMutexLocker lock(&m_mutex);
    m_queue.push_back({{}, false, {}, [reached = std::move(reached)](QSqlDatabase &) { reached(); }, {}});
    m_wake.wakeOne();
}

void LedgerWriter::retry(std::function<void(bool)> reply)
{
    const QMutexLocker lock(&m_mutex);
    // Before the mark is reached, run() has tried what is unsaved.
    m_queue.push_back({{},
                       false,
                       {},
                       [this, reply = std::move(reply)](QSqlDatabase &database) {
                           reply(m_unsaved.empty() && canBeWritten(database, m_path));
                       },
                       {}});
    m_wake.wakeOne();
}

void LedgerWriter::flush()
{
    QSemaphore reached;
    {
        const QMutexLocker lock(&m_mutex);
        m_queue.push_back({{}, false, {}, [&reached](QSqlDatabase &) { reached.release(); }, {}});
        m_wake.wakeOne();
    }
    reached.acquire();
}

namespace {

/// SQLite's counter that changes when another connection has written, but not by our own writes.
qint64 versionOf(QSqlDatabase &database)
{
    QSqlQuery query(database);
    return query.exec(QStringLiteral("PRAGMA data_version")) && query.next() ? query.value(0).toLongLong() : 0;
}

} // namespace

void LedgerWriter::whenOthersWrote(std::function<void()> others)
{
    const QMutexLocker lock(&m_mutex);
    const auto look = [this, others = std::move(others)](QSqlDatabase &database) {
        const qint64 version = versionOf(database);
        if (std::exchange(m_version, version) != version)
            others();
    };
    m_queue.push_back({{}, false, {}, look, {}});
    m_wake.wakeOne();
}

void LedgerWriter::readOthers(std::map<quint64, quint64> known, base::EffectId seen,
                              std::function<void(std::vector<Effect>, base::EffectId)> reply)
{
    const QMutexLocker lock(&m_mutex);
    const auto read = [known = std::move(known), seen, reply = std::move(reply)](QSqlDatabase &database) {
        std::vector<Effect> others;
        QSqlQuery changed(database), added(database);
        changed.prepare(QStringLiteral("SELECT %1 FROM effects WHERE id = ? AND revision > ?").arg(schema::columns()));
        for (const auto &[id, revision] : known) {
            changed.addBindValue(id);
            changed.addBindValue(revision);
            if (changed.exec() && changed.next())
                others.push_back(schema::read(changed));
        }
        base::EffectId newest = seen;
        added.setForwardOnly(true);
        added.prepare(QStringLiteral("SELECT %1 FROM effects WHERE id > ? ORDER BY id").arg(schema::columns()));
        added.addBindValue(seen.value);
        if (added.exec()) {
            while (added.next()) {
                Effect effect = schema::read(added);
                newest = effect.id;
                if (known.count(effect.id.value) == 0)
                    others.push_back(std::move(effect));
            }
        }
        reply(std::move(others), newest);
    };
    m_queue.push_back({{}, false, {}, read, {}});
    m_wake.wakeOne();
}

void LedgerWriter::expire(const std::vector<base::EffectId> &ids, const QString &why,
                          std::function<void(const Result<void> &)> reply)
{
    const QMutexLocker lock(&m_mutex);
    const auto write = [this, ids, why, reply = std::move(reply)](QSqlDatabase &database) {
        QSqlQuery query(database);
        bool done = query.exec(QStringLiteral("BEGIN IMMEDIATE"));
        query.prepare(schema::expireStatement());
        for (size_t i = 0; done && i < ids.size(); ++i) {
            query.addBindValue(why);
            query.addBindValue(ids[i].value);
            done = query.exec();
        }
        Result<void> result;
        if (!done)
            result = databaseError(query.lastError(), m_path);
        if (!query.exec(done ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK")) && done) {
            result = databaseError(query.lastError(), m_path);
            query.exec(QStringLiteral("ROLLBACK"));
        }
        reply(result);
    };
    m_queue.push_back({{}, false, {}, write, {}});
    m_wake.wakeOne();
}

void LedgerWriter::reserve(Reservation wanted, std::function<void(const Result<bool> &)> reply)
{
    const QMutexLocker lock(&m_mutex);
    const auto write = [this, wanted = std::move(wanted), reply = std::move(reply)](QSqlDatabase &database) {
        QSqlQuery query(database);
        if (!query.exec(QStringLiteral("BEGIN IMMEDIATE"))) {
            reply(databaseError(query.lastError(), m_path));
            return;
        }
        Result<bool> taken = reserveIn(database, wanted);
        if (!query.exec(taken ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK")) && taken) {
            taken = databaseError(query.lastError(), m_path);
            query.exec(QStringLiteral("ROLLBACK"));
        }
        reply(taken);
    };
    m_queue.push_back({{}, false, {}, write, {}});
    m_wake.wakeOne();
}

/// Must run within a transaction.
Result<bool> LedgerWriter::reserveIn(QSqlDatabase &database, const Reservation &wanted) const
{
    QSqlQuery query(database);
    query.prepare(QStringLiteral("SELECT run FROM session_names WHERE session = ?"));
    query.addBindValue(wanted.session.value);
    if (!query.exec())
        return databaseError(query.lastError(), m_path);
    const QString owner = query.next() ? query.value(0).toString() : QString();
    // The owning session may not have any row yet.
    const bool isAnothers = !owner.isEmpty() && owner != wanted.run && wanted.isAlive(owner);
    if (isAnothers)
        return wanted.mayShare;
    query.prepare(QStringLiteral("SELECT 1 FROM effects WHERE session = ? LIMIT 1"));
    query.addBindValue(wanted.session.value);
    if (!query.exec())
        return databaseError(query.lastError(), m_path);
    if (query.next() && !wanted.mayShare)
        return false;
    query.prepare(QStringLiteral("INSERT OR REPLACE INTO session_names (session, run) VALUES (?, ?)"));
    query.addBindValue(wanted.session.value);
    query.addBindValue(wanted.run);
    if (!query.exec())
        return databaseError(query.lastError(), m_path);
    return true;
}

void LedgerWriter::work()
{
    const QString connection = QStringLiteral("ledger-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    {
        Result<LedgerOpened> opened = openLedgerFile(m_path, connection);
        const bool usable = opened.ok();
        const std::shared_ptr<const FileUse> use = usable ? opened->use : nullptr;
        m_opened.emplace(std::move(opened));
        m_ready.release();
        QSqlDatabase database = QSqlDatabase::database(connection, false);
        if (usable)
            m_version = versionOf(database);
        while (usable) {
            std::deque<Job> batch;
            {
                QMutexLocker lock(&m_mutex);
                while (m_queue.empty() && !m_ending)
                    m_wake.wait(&m_mutex);
                if (m_queue.empty())
                    break;
                batch.swap(m_queue);
            }
            run(batch, database);
        }
        std::deque<Job> none;
        if (usable && !m_unsaved.empty())
            run(none, database); // last chance for changes that could not be stored because the disk was full
        database.close();
    }
    QSqlDatabase::removeDatabase(connection);
}

void LedgerWriter::run(std::deque<Job> &batch, QSqlDatabase &database)
{
    // Changes that could not be saved before are retried first, one by one, to keep the order.
    std::optional<Error> blocked;
    while (!m_unsaved.empty() && !blocked) {
        if (const auto again = store({&m_unsaved.front()}, database); again)
            m_unsaved.pop_front();
        else
            blocked = again.error();
    }
    std::deque<const Job *> jobs;
    for (const Job &job : batch) {
        if (job.mark || (blocked && !job.isInsert))
            continue;
        jobs.push_back(&job);
    }
    Result<std::vector<Stored>> together = store(jobs, database);
    size_t next = 0;
    for (Job &job : batch) {
        if (job.mark) {
            job.mark(database);
            continue;
        }
        if (blocked && !job.isInsert) {
            job.reply(*blocked);
            m_unsaved.push_back(std::move(job));
            continue;
        }
        if (together) {
            job.reply(std::move(together.value()[next++]));
            continue;
        }
        // Retried one by one, so that one failing job does not fail the others.
        Result<std::vector<Stored>> alone = jobs.size() > 1 ? store({&job}, database) : together;
        if (alone) {
            job.reply(std::move(alone.value().front()));
            continue;
        }
        const Error error = alone.error();
        job.reply(error);
        if (!job.isInsert)
            m_unsaved.push_back(std::move(job));
    }
}

/// Prepared once for a batch, since preparing one takes longer than running it.
class LedgerWriter::Statements
{
public:
    explicit Statements(const QSqlDatabase &database) : m_database(database) {}
    QSqlQuery &insert(const schema::Places &places)
    {
        return ready(m_inserts, places, [&places] { return schema::insertStatement(places); });
    }
    QSqlQuery &update(const schema::Places &places)
    {
        return ready(m_updates, places, [&places] { return schema::updateStatement(places); });
    }
    QSqlQuery &rowBy(const QString &column)
    {
        return ready(m_rows, column, [&column] {
            return QStringLiteral("SELECT %1 FROM effects WHERE %2 = ?").arg(schema::columns(), column);
        });
    }

private:
    template <class Key, class Text> QSqlQuery &ready(std::map<Key, QSqlQuery> &all, const Key &key, Text text)
    {
        const auto [known, isNew] = all.try_emplace(key, m_database);
        if (isNew)
            known->second.prepare(text());
        return known->second;
    }

    QSqlDatabase m_database;
    std::map<schema::Places, QSqlQuery> m_inserts, m_updates;
    std::map<QString, QSqlQuery> m_rows;
};

Result<std::vector<Stored>> LedgerWriter::store(const std::deque<const Job *> &jobs, QSqlDatabase &database)
{
    std::vector<Stored> out;
    if (jobs.empty())
        return out;
    bool inserts = false;
    for (const Job *job : jobs)
        inserts = inserts || job->isInsert;
    QSqlQuery query(database);
    if (!query.exec(inserts ? QStringLiteral("PRAGMA synchronous = FULL")
                            : QStringLiteral("PRAGMA synchronous = NORMAL")) ||
        !query.exec(QStringLiteral("BEGIN IMMEDIATE")))
        return databaseError(query.lastError(), m_path);
    Statements statements(database);
    for (const Job *job : jobs) {
        Result<Stored> one = storeOne(*job, statements);
        if (!one) {
            query.exec(QStringLiteral("ROLLBACK"));
            return one.error();
        }
        out.push_back(std::move(one.value()));
    }
    if (!query.exec(QStringLiteral("COMMIT"))) {
        const Error error = databaseError(query.lastError(), m_path);
        query.exec(QStringLiteral("ROLLBACK"));
        return error;
    }
    return out;
}

Result<Stored> LedgerWriter::storeOne(const Job &job, Statements &statements)
{
    const schema::Values values = schema::valuesOf(job.effect);
    const schema::Places places =
        job.isInsert ? schema::filled(values) : schema::changed(schema::valuesOf(job.before), values);
    QSqlQuery &query = job.isInsert ? statements.insert(places) : statements.update(places);
    schema::bind(query, values, places);
    if (!job.isInsert)
        schema::bindCondition(query, job.before);
    if (!query.exec())
        return databaseError(query.lastError(), m_path);
    if (query.numRowsAffected() == 1) {
        Stored stored{job.effect, false};
        if (job.isInsert)
            stored.effect.id = {query.lastInsertId().toULongLong()};
        return stored;
    }
    // Nothing was changed: return the row that is in the file.
    QSqlQuery &found = statements.rowBy(job.isInsert ? QStringLiteral("key") : QStringLiteral("id"));
    found.addBindValue(job.isInsert ? QVariant(job.effect.key) : QVariant(job.effect.id.value));
    if (!found.exec() || !found.next())
        return databaseError(found.lastError(), m_path);
    const Stored stored{schema::read(found), true};
    found.finish(); // a SELECT that is under way keeps the transaction from its end
    return stored;
}

} // namespace ledger
