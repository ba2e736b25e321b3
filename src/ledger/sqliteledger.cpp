// SPDX-License-Identifier: Apache-2.0
#include "ledger/sqliteledger.h"

#include "ledger/atomicwrite.h"
#include "ledger/ledgerwriter.h"
#include "ledger/runlock.h"

#include <QFileInfo>
#include <QSemaphore>

namespace ledger {

using base::EffectId;
using base::Error;
using base::Result;

SqliteLedger::SqliteLedger(const QString &path)
    : m_folder(QFileInfo(path).absolutePath())
    , m_writer(std::make_unique<LedgerWriter>(path))
{}

Result<std::unique_ptr<SqliteLedger>> SqliteLedger::open(const QString &path)
{
    std::unique_ptr<SqliteLedger> self = begin(path);
    if (const auto finished = self->finish(); !finished)
        return finished.error();
    return self;
}

std::unique_ptr<SqliteLedger> SqliteLedger::begin(const QString &path)
{
    std::unique_ptr<SqliteLedger> self(new SqliteLedger(path));
    self->m_writer->start();
    return self;
}

Result<void> SqliteLedger::finish()
{
    const Result<LedgerOpened> opened = m_writer->opened();
    if (!opened)
        return opened.error();
    m_run = std::make_unique<RunLock>(m_folder);
    m_notice = opened->notice;
    m_setAside = opened->setAside;
    for (const Effect &row : opened->effects)
        keep(row);
    return {};
}

SqliteLedger::~SqliteLedger()
{
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

void SqliteLedger::keep(const Effect &effect)
{
    m_rows[effect.id.value] = effect;
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
        keep(stored.effect);
        Q_EMIT changed(stored.effect);
    }
    return stored.effect.id;
}

void SqliteLedger::prepare(Effect effect, QObject *context, PrepareDone done)
{
    const QPointer<QObject> alive(context);
    m_writer->insert(completed(std::move(effect)), [this, alive, done = std::move(done)](Result<Stored> stored) {
        m_answers.post([this, alive, done, stored = std::move(stored)] {
            if (!stored) {
                if (alive)
                    done(stored.error());
                return;
            }
            Prepared prepared{stored->effect, stored->existed};
            // A row that was there may have gone on in memory while the file was asked.
            if (const auto row = m_rows.find(prepared.effect.id.value); row != m_rows.end()) {
                prepared.effect = row->second;
            } else {
                keep(prepared.effect);
                Q_EMIT changed(prepared.effect);
            }
            if (alive)
                done(prepared);
        });
    });
}

Result<Effect> SqliteLedger::change(EffectId id, const Settlement &settlement)
{
    const auto row = m_rows.find(id.value);
    if (row == m_rows.end())
        return noSuchEffect(id);
    Result<Effect> next = settled(row->second, settlement);
    if (next) {
        row->second = *next;
        Q_EMIT changed(*next);
    }
    return next;
}

void SqliteLedger::store(const Effect &effect, QPointer<QObject> context, SettleDone done)
{
    m_writer->update(effect, [this, context, done = std::move(done)](Result<Stored> stored) {
        m_answers.post([this, context, done, stored = std::move(stored)] {
            Result<void> result;
            if (!stored) {
                result = stored.error();
                Q_EMIT notStored(stored.error());
            } else if (stored->existed) {
                keep(stored->effect);
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
    const Result<Effect> next = change(id, settlement);
    if (!next)
        return next.error();
    store(*next, {}, {});
    return {};
}

void SqliteLedger::settle(EffectId id, const Settlement &settlement, QObject *context, SettleDone done)
{
    const Result<Effect> next = change(id, settlement);
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
    std::vector<Effect> out;
    for (const auto &[id, row] : m_rows) {
        if (row.session == session)
            out.push_back(row);
    }
    return out;
}

std::optional<Effect> SqliteLedger::effect(EffectId id) const
{
    const auto row = m_rows.find(id.value);
    return row == m_rows.end() ? std::nullopt : std::optional<Effect>(row->second);
}

std::vector<Effect> SqliteLedger::allEffects() const
{
    std::vector<Effect> out;
    out.reserve(m_rows.size());
    for (const auto &[id, row] : m_rows)
        out.push_back(row);
    return out;
}

base::EffectId SqliteLedger::newest() const
{
    return {m_rows.empty() ? 0 : m_rows.rbegin()->first};
}

void SqliteLedger::acknowledge(const std::vector<EffectId> &ids)
{
    for (const EffectId id : ids) {
        const auto row = m_rows.find(id.value);
        if (row == m_rows.end() || row->second.acknowledged)
            continue;
        row->second.acknowledged = true;
        ++row->second.revision;
        Q_EMIT changed(row->second);
        store(row->second, {}, {});
    }
}

void SqliteLedger::letGo(const std::vector<EffectId> &ids, const QString &why)
{
    for (const EffectId id : ids) {
        const auto row = m_rows.find(id.value);
        if (row == m_rows.end())
            continue;
        Ledger::letGo(row->second, why);
        Q_EMIT changed(row->second);
        store(row->second, {}, {});
    }
}

void SqliteLedger::flush()
{
    m_writer->flush();
    m_answers.deliver();
}

} // namespace ledger
