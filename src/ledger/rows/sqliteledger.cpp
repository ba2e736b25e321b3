// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/sqliteledger.h"

#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/rows/ledgerreader.h"
#include "ledger/rows/ledgerwriter.h"
#include "ledger/rows/runlock.h"

#include <QFileInfo>
#include <QSemaphore>

#include <algorithm>

namespace ledger {

using base::EffectId;
using base::Error;
using base::Result;

SqliteLedger::SqliteLedger(const QString &path, Attendance attendance)
    : m_path(path)
    , m_folder(QFileInfo(path).absolutePath())
    , m_attendance(attendance)
    , m_reader(std::make_unique<LedgerReader>(path))
    , m_writer(std::make_unique<LedgerWriter>(path))
{}

Result<std::unique_ptr<SqliteLedger>> SqliteLedger::open(const QString &path)
{
    std::unique_ptr<SqliteLedger> self = begin(path);
    if (const auto finished = self->finish(); !finished)
        return finished.error();
    return self;
}

std::unique_ptr<SqliteLedger> SqliteLedger::begin(const QString &path, Attendance attendance)
{
    std::unique_ptr<SqliteLedger> self(new SqliteLedger(path, attendance));
    self->m_writer->start();
    return self;
}

Result<void> SqliteLedger::finish()
{
    const Result<LedgerOpened> opened = m_writer->opened();
    if (!opened)
        return opened.error();
    m_run = std::make_unique<RunLock>(m_folder, m_attendance);
    m_notice = opened->notice;
    m_setAside = opened->setAside;
    m_wasLookedThrough = opened->wasLookedThrough;
    m_atOpening = m_seen = opened->newest;
    for (const Effect &row : opened->effects)
        cache(row);
    return {};
}

SqliteLedger::~SqliteLedger()
{
    m_reader.reset(); // before the writer's: the last connection to close merges the -wal file into the database
    m_writer.reset();
    m_answers.deliver();
}

QString SqliteLedger::run() const
{
    return m_run->name();
}

bool SqliteLedger::isAlive(const QString &run) const
{
    return run == m_run->name() || RunLock::isAlive(m_folder, run);
}

bool SqliteLedger::isAnothers(const QString &run) const
{
    return run != m_run->name() && RunLock::isAlive(m_folder, run);
}

void SqliteLedger::cache(const Effect &effect) const
{
    m_rows[effect.id.value] = effect;
    m_bySession[effect.session][effect.turn].insert(effect.id.value);
    if (!effect.path.isEmpty())
        m_byPath[effect.path].insert(effect.id.value);
    if (!effect.path.isEmpty() && effect.source != EffectSource::Agent)
        m_notTheAgents[effect.path].insert(effect.id.value);
}

// --- what is only in the file ----------------------------------------------------------------------------------

void SqliteLedger::loadSession(const base::SessionId &session) const
{
    if (m_loaded.contains(session))
        return;
    const Result<std::vector<Effect>> rows = m_reader->ofSession(session);
    if (!rows) {
        Q_EMIT notRead(rows.error());
        return;
    }
    m_loaded.insert(session);
    for (const Effect &row : *rows)
        keepNewer(row);
}

void SqliteLedger::load(EffectId id) const
{
    if (id.value == 0 || m_rows.count(id.value) > 0 || m_atOpening < id)
        return;
    const Result<std::optional<Effect>> row = m_reader->row(id);
    if (!row)
        Q_EMIT notRead(row.error());
    else if (*row)
        cache(**row);
}

/// Keeps the newer of the two: the row in memory may not be in the file yet, the one in the file may come from another
/// Belay.
void SqliteLedger::keepNewer(const Effect &row) const
{
    if (const auto known = m_rows.find(row.id.value); known == m_rows.end() || known->second.revision < row.revision)
        cache(row);
}

/// Rows from the file, updated by newer ones in memory.
Result<std::vector<Effect>> SqliteLedger::withMemory(Result<std::vector<Effect>> read) const
{
    if (!read) {
        Q_EMIT notRead(read.error());
        return read;
    }
    for (Effect &row : read.value()) {
        if (const auto known = m_rows.find(row.id.value);
            known != m_rows.end() && known->second.revision >= row.revision)
            row = known->second;
    }
    return read;
}

Effect SqliteLedger::completed(Effect effect) const
{
    effect.id = {};
    effect.state = EffectState::Prepared;
    effect.preparedAt = QDateTime::currentDateTimeUtc();
    effect.settledAt = {};
    effect.revision = 1;
    effect.run = m_run->name();
    if (effect.isFile() && !effect.path.isEmpty() && effect.temporary.isEmpty() && effect.control == PhaseControl::Full)
        effect.temporary = temporaryName();
    return effect;
}

Result<EffectId> SqliteLedger::prepare(Effect effect)
{
    std::optional<Result<Stored>> answer;
    QSemaphore ready;
    m_writer->insert(completed(std::move(effect)), [&answer, &ready](Result<Stored> stored) {
        answer.emplace(std::move(stored));
        ready.release();
    });
    ready.acquire();
    if (!*answer)
        return answer->error();
    const Stored &stored = **answer;
    if (!stored.existed || m_rows.count(stored.effect.id.value) == 0) {
        cache(stored.effect);
        Q_EMIT changed(stored.effect);
    }
    return stored.effect.id;
}

void SqliteLedger::prepare(Effect effect, QObject *context, PrepareDone done)
{
    const QPointer<QObject> alive(context);
    m_writer->insert(completed(std::move(effect)), [this, alive, done = std::move(done)](Result<Stored> stored) {
        m_answers.post([this, alive, done, stored = std::move(stored)] {
            recordStored(stored ? nullptr : &stored.error());
            if (!stored) {
                if (alive)
                    done(stored.error());
                return;
            }
            Prepared prepared{stored->effect, stored->existed};
            // An existing row may have changed in memory while the file was queried.
            if (const auto row = m_rows.find(prepared.effect.id.value); row != m_rows.end()) {
                prepared.effect = row->second;
            } else {
                cache(prepared.effect);
                Q_EMIT changed(prepared.effect);
            }
            if (alive)
                done(prepared);
        });
    });
}

void SqliteLedger::recordStored(const base::Error *error)
{
    if (std::exchange(m_isStoring, !error) != !error)
        Q_EMIT storingChanged(error ? *error : base::Error());
}

Result<SqliteLedger::Change> SqliteLedger::change(EffectId id, const Settlement &settlement)
{
    load(id);
    const auto row = m_rows.find(id.value);
    if (row == m_rows.end())
        return noSuchEffect(id);
    const Result<Effect> next = settled(row->second, settlement);
    if (!next)
        return next.error();
    Change change{std::exchange(row->second, *next), *next};
    Q_EMIT changed(*next);
    return change;
}

void SqliteLedger::store(const Change &change, const QPointer<QObject> &context, SettleDone done)
{
    m_writer->update(change.before, change.now, [this, context, done = std::move(done)](Result<Stored> stored) {
        m_answers.post([this, context, done, stored = std::move(stored)] {
            Result<void> result;
            recordStored(stored ? nullptr : &stored.error());
            if (!stored) {
                result = stored.error();
                Q_EMIT notStored(stored.error());
            } else if (stored->existed) {
                cache(stored->effect);
                Q_EMIT changed(stored->effect);
                result = Error{base::Origin::Belay, 0, tr("Another Belay changed this effect first."),
                               stored->effect.target};
            }
            if (context && done)
                done(result);
        });
    });
}

Result<void> SqliteLedger::settle(EffectId id, EffectState state, const QString &detail)
{
    Settlement settlement;
    settlement.state = state;
    settlement.detail = detail;
    const Result<Change> next = change(id, settlement);
    if (!next)
        return next.error();
    store(*next, {}, {});
    return {};
}

void SqliteLedger::settle(EffectId id, const Settlement &settlement, QObject *context, SettleDone done)
{
    const Result<Change> next = change(id, settlement);
    if (next) {
        store(*next, context, std::move(done));
        return;
    }
    const QPointer<QObject> alive(context);
    m_answers.post([alive, done = std::move(done), error = next.error()] {
        if (alive && done)
            done(error);
    });
}

std::vector<Effect> SqliteLedger::effects(const base::SessionId &session) const
{
    loadSession(session);
    std::vector<quint64> ids;
    if (const auto turns = m_bySession.constFind(session); turns != m_bySession.cend()) {
        for (const auto &[turn, rows] : *turns)
            ids.insert(ids.end(), rows.begin(), rows.end());
    }
    std::sort(ids.begin(), ids.end());
    std::vector<Effect> out;
    out.reserve(ids.size());
    for (const quint64 id : ids)
        out.push_back(m_rows.at(id));
    return out;
}

std::vector<Effect> SqliteLedger::effects(const base::SessionId &session, base::TurnId turn,
                                          const std::function<bool(const Effect &)> &fits) const
{
    loadSession(session);
    std::vector<Effect> out;
    const auto turns = m_bySession.constFind(session);
    if (turns == m_bySession.cend())
        return out;
    if (const auto rows = turns->find(turn); rows != turns->end()) {
        for (const quint64 id : rows->second) {
            if (const Effect &row = m_rows.at(id); fits(row))
                out.push_back(row);
        }
    }
    return out;
}

std::optional<Effect> SqliteLedger::newest(const base::SessionId &session, base::TurnId turn, const QByteArray &path,
                                           Whose whose, const std::function<bool(const Effect &)> &fits) const
{
    loadSession(session);
    const auto &index = whose == Whose::Anybodys ? m_byPath : m_notTheAgents;
    const auto found = index.constFind(path);
    if (found == index.cend())
        return std::nullopt;
    for (auto id = found->rbegin(); id != found->rend(); ++id) {
        const Effect &row = m_rows.at(*id);
        if (row.turn == turn && row.session == session && fits(row))
            return row;
    }
    return std::nullopt;
}

bool SqliteLedger::anySince(const base::SessionId &session, base::TurnId turn,
                            const std::function<bool(const Effect &)> &fits) const
{
    loadSession(session);
    const auto turns = m_bySession.constFind(session);
    if (turns == m_bySession.cend())
        return false;
    for (auto of = turns->rbegin(); of != turns->rend() && of->first >= turn; ++of) {
        if (std::any_of(of->second.rbegin(), of->second.rend(), [&](quint64 id) { return fits(m_rows.at(id)); }))
            return true;
    }
    return false;
}

Result<bool> SqliteLedger::hasEffects(const base::SessionId &session) const
{
    if (const auto turns = m_bySession.constFind(session); turns != m_bySession.cend())
        return true;
    return m_reader->knows(session); // another Belay may have added some since it was loaded
}

Result<bool> SqliteLedger::reserve(const base::SessionId &session)
{
    std::optional<Result<bool>> answer;
    QSemaphore ready;
    m_writer->reserve({session, m_run->name(), false, [this](const QString &run) { return isAlive(run); }},
                      [&answer, &ready](const Result<bool> &taken) {
                          answer.emplace(taken);
                          ready.release();
                      });
    ready.acquire();
    return *answer;
}

void SqliteLedger::reserveOwn(const base::SessionId &session)
{
    // The result is not needed: this only tells other instances that the name is taken.
    m_writer->reserve({session, m_run->name(), true, [this](const QString &run) { return isAlive(run); }},
                      [](const Result<bool> &) {});
}

std::optional<Effect> SqliteLedger::effect(EffectId id) const
{
    load(id);
    const auto row = m_rows.find(id.value);
    return row == m_rows.end() ? std::nullopt : std::optional<Effect>(row->second);
}

std::vector<Effect> SqliteLedger::currentEffects() const
{
    std::vector<Effect> out;
    out.reserve(m_rows.size());
    for (const auto &[id, row] : m_rows)
        out.push_back(row);
    return out;
}

std::vector<Effect> SqliteLedger::allEffects() const
{
    auto all = withMemory(m_reader->all());
    return all ? std::move(all.value()) : std::vector<Effect>();
}

Result<std::vector<Effect>> SqliteLedger::effectsTouching(const QByteArrayList &paths) const
{
    return withMemory(m_reader->touching(paths));
}

Result<std::vector<Effect>> SqliteLedger::effectsAfter(EffectId earlier,
                                                       const std::function<bool(const Effect &)> &fits) const
{
    if (earlier < m_atOpening) {
        Result<std::vector<Effect>> rows = withMemory(m_reader->after(earlier));
        if (rows)
            std::erase_if(rows.value(), [&fits](const Effect &row) { return !fits(row); });
        return rows;
    }
    std::vector<Effect> out;
    for (auto row = m_rows.upper_bound(earlier.value); row != m_rows.end(); ++row) {
        if (fits(row->second))
            out.push_back(row->second);
    }
    return out;
}

base::EffectId SqliteLedger::newest() const
{
    return std::max(m_atOpening, EffectId{m_rows.empty() ? 0 : m_rows.rbegin()->first});
}

void SqliteLedger::adopt(EffectId id, QObject *context, SettleDone done)
{
    load(id);
    const auto row = m_rows.find(id.value);
    if (row == m_rows.end()) {
        const QPointer<QObject> alive(context);
        m_answers.post([alive, done = std::move(done), error = noSuchEffect(id)] {
            if (alive)
                done(error);
        });
        return;
    }
    const Effect before = row->second;
    row->second.run = m_run->name();
    ++row->second.revision;
    store({before, row->second}, context, std::move(done));
}

void SqliteLedger::acknowledge(const std::vector<EffectId> &ids)
{
    set(ids, &Effect::acknowledged);
}

void SqliteLedger::askToSee(const std::vector<EffectId> &ids)
{
    set(ids, &Effect::mustBeSeen);
}

void SqliteLedger::set(const std::vector<EffectId> &ids, bool Effect::*flag)
{
    for (const EffectId id : ids) {
        load(id);
        const auto row = m_rows.find(id.value);
        if (row == m_rows.end() || row->second.*flag)
            continue;
        const Effect before = row->second;
        row->second.*flag = true;
        ++row->second.revision;
        Q_EMIT changed(row->second);
        store({before, row->second}, {}, {});
    }
}

void SqliteLedger::expire(const std::vector<EffectId> &ids, const QString &why)
{
    std::vector<EffectId> elsewhere;
    for (const EffectId id : ids) {
        const auto row = m_rows.find(id.value);
        if (row == m_rows.end()) {
            elsewhere.push_back(id);
            continue;
        }
        const Effect before = row->second;
        Ledger::expire(row->second, why);
        Q_EMIT changed(row->second);
        store({before, row->second}, {}, {});
    }
    // Thousands of rows may have expired since the last start, and nobody looks at them now.
    if (!elsewhere.empty())
        m_writer->expire(elsewhere, why, [this, elsewhere](const Result<void> &stored) {
            m_answers.post([this, elsewhere, stored] {
                if (!stored)
                    Q_EMIT notStored(stored.error());
                for (const EffectId id : elsewhere) {
                    if (m_rows.count(id.value) == 0)
                        continue; // it was loaded meanwhile
                    if (const auto row = m_reader->row(id); row && *row)
                        keepNewer(**row);
                }
            });
        });
}

void SqliteLedger::whenStored(QObject *context, std::function<void()> done)
{
    const QPointer<QObject> alive(context);
    m_writer->mark([this, alive, done = std::move(done)] {
        m_answers.post([alive, done] {
            if (alive)
                done();
        });
    });
}

void SqliteLedger::lookAgain()
{
    m_writer->whenOthersWrote([this] { m_answers.post([this] { readOthers(); }); });
}

void SqliteLedger::readOthers()
{
    if (!m_writer)
        return; // Belay is ending; the next run reads everything
    std::map<quint64, quint64> known;
    for (const auto &[id, row] : m_rows)
        known.emplace_hint(known.end(), id, row.revision);
    m_writer->readOthers(std::move(known), m_seen, [this](std::vector<Effect> others, EffectId newest) {
        m_answers.post([this, others = std::move(others), newest] {
            m_seen = std::max(m_seen, newest);
            for (const Effect &effect : others) {
                // A row changed here meanwhile is newer, or the same.
                const auto row = m_rows.find(effect.id.value);
                if (row != m_rows.end() && row->second.revision >= effect.revision)
                    continue;
                cache(effect);
                Q_EMIT changed(effect);
            }
        });
    });
}

void SqliteLedger::retry()
{
    m_writer->retry([this](bool works) {
        m_answers.post([this, works] {
            if (works)
                recordStored(nullptr);
        });
    });
}

void SqliteLedger::flush()
{
    m_writer->flush();
    m_answers.deliver();
}

} // namespace ledger

#include "moc_sqliteledger.cpp"
