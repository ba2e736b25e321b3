// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/ledger.h"

#include <algorithm>
#include <utility>

namespace ledger {

bool asksToBeSeen(const Effect &effect)
{
    if (effect.acknowledged || !effect.isOwnDeed())
        return false;
    if (effect.state == EffectState::Unknown)
        return true;
    return effect.state == EffectState::Committed && effect.reversible == Reversible::No && !effect.isOfHeld() &&
           (effect.kind != EffectKind::Command || effect.mustBeSeen);
}

bool Ledger::mayFollow(EffectState from, EffectState to)
{
    switch (from) {
    case EffectState::Prepared:
        return to == EffectState::Committing || to == EffectState::Cancelled || to == EffectState::Failed ||
               to == EffectState::Unknown;
    case EffectState::Committing:
        return to == EffectState::Committed || to == EffectState::Failed || to == EffectState::Unknown ||
               to == EffectState::Cancelled;
    case EffectState::Committed:
        return to == EffectState::Compensating;
    case EffectState::Compensating:
        return to == EffectState::Compensated || to == EffectState::Committed || to == EffectState::Unknown;
    case EffectState::Compensated:
        return to == EffectState::Committing; // for a redo
    case EffectState::Unknown:
        return to == EffectState::Committed || to == EffectState::Cancelled;
    case EffectState::Cancelled:
    case EffectState::Failed:
        return false;
    }
    return false;
}

bool Ledger::mayFollow(const Effect &row, const Settlement &settlement)
{
    if (row.control == PhaseControl::Observed) {
        const bool isOpen = row.state == EffectState::Prepared || row.state == EffectState::Committing;
        const bool isSuperseded = settlement.sameAs.value != 0 && settlement.state == EffectState::Cancelled &&
                                  !row.isFile() && // files were compared with the disk
                                  (row.state == EffectState::Committed || row.state == EffectState::Failed);
        // What a file held before is only the agent's word, which a snapshot may correct.
        const bool isCorrected = row.isFile() && row.source == EffectSource::Agent && settlement.before &&
                                 row.state == EffectState::Committed && settlement.state == EffectState::Committed;
        if (isSuperseded || isCorrected || (isOpen && settlement.state == row.state))
            return true;
    }
    // The agent may report its own call after the server was called, and a server answer after nobody expected it.
    if (row.kind == EffectKind::Remote &&
        ((settlement.state == row.state && !settlement.toolCall.isEmpty()) ||
         (row.state == EffectState::Unknown && settlement.state == EffectState::Failed)))
        return true;
    // A command that exited normally may have left a process running that was ended.
    if (row.kind == EffectKind::Command && row.state == EffectState::Committed &&
        settlement.state == EffectState::Unknown)
        return true;
    // What it left running was seen only after it had exited.
    const bool isOver = row.state == EffectState::Committed || row.state == EffectState::Unknown;
    if (row.kind == EffectKind::Command && settlement.state == EffectState::Committing &&
        !settlement.processes.isEmpty() && (isOver || row.state == EffectState::Committing))
        return true;
    return mayFollow(row.state, settlement.state);
}

void Ledger::prepare(Effect effect, QObject *context, PrepareDone done)
{
    const QByteArray key = effect.key;
    const auto all = key.isEmpty() ? std::vector<Effect>() : allEffects();
    const bool existed = std::any_of(all.begin(), all.end(), [&key](const Effect &row) { return row.key == key; });
    const base::Result<base::EffectId> id = prepare(std::move(effect));
    base::Result<Prepared> result = id ? base::Result<Prepared>(Prepared{this->effect(*id).value_or(Effect{}), existed})
                                       : base::Result<Prepared>(id.error());
    QMetaObject::invokeMethod(
        context, [done = std::move(done), result = std::move(result)] { done(result); }, Qt::QueuedConnection);
}

base::Result<bool> Ledger::hasEffects(const base::SessionId &session) const
{
    return !effects(session).empty();
}

base::Result<bool> Ledger::reserve(const base::SessionId &session)
{
    const base::Result<bool> isAnothers = hasEffects(session);
    return isAnothers ? base::Result<bool>(!*isAnothers) : isAnothers;
}

std::vector<Effect> Ledger::effects(const base::SessionId &session, base::TurnId turn,
                                    const std::function<bool(const Effect &)> &fits) const
{
    std::vector<Effect> rows = effects(session);
    std::erase_if(rows, [&](const Effect &row) { return row.turn != turn || !fits(row); });
    return rows;
}

std::optional<Effect> Ledger::newest(const base::SessionId &session, base::TurnId turn, const QByteArray &path,
                                     Whose whose, const std::function<bool(const Effect &)> &fits) const
{
    const std::vector<Effect> rows = effects(session, turn);
    const auto found = std::find_if(rows.rbegin(), rows.rend(), [&](const Effect &row) {
        return row.path == path && (whose == Whose::Anybodys || row.source != EffectSource::Agent) && fits(row);
    });
    return found == rows.rend() ? std::nullopt : std::optional(*found);
}

bool Ledger::anySince(const base::SessionId &session, base::TurnId turn,
                      const std::function<bool(const Effect &)> &fits) const
{
    const std::vector<Effect> rows = effects(session);
    return std::any_of(rows.rbegin(), rows.rend(), [&](const Effect &row) { return row.turn >= turn && fits(row); });
}

void Ledger::settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done)
{
    const base::Result<void> result = settle(id, settlement.state, settlement.detail);
    if (done)
        QMetaObject::invokeMethod(
            context, [done = std::move(done), result] { done(result); }, Qt::QueuedConnection);
}

void Ledger::whenStored(QObject *, std::function<void()> done)
{
    std::exchange(done, {})();
}

std::optional<Effect> Ledger::effect(base::EffectId id) const
{
    for (const Effect &row : allEffects()) {
        if (row.id == id)
            return row;
    }
    return std::nullopt;
}

base::EffectId Ledger::newest() const
{
    const std::vector<Effect> rows = allEffects();
    return rows.empty() ? base::EffectId{} : rows.back().id;
}

base::Result<std::vector<Effect>> Ledger::effectsTouching(const QByteArrayList &paths) const
{
    std::vector<Effect> rows = allEffects();
    std::erase_if(rows, [&paths](const Effect &row) { return !paths.contains(row.path); });
    return rows;
}

base::Result<std::vector<Effect>> Ledger::effectsAfter(base::EffectId earlier,
                                                       const std::function<bool(const Effect &)> &fits) const
{
    std::vector<Effect> rows = allEffects();
    std::erase_if(rows, [&](const Effect &row) { return row.id <= earlier || !fits(row); });
    return rows;
}

bool Ledger::isAlive(const QString &) const
{
    return true;
}

void Ledger::adopt(base::EffectId, QObject *context, SettleDone done)
{
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
}

void Ledger::acknowledge(const std::vector<base::EffectId> &) {}

void Ledger::askToSee(const std::vector<base::EffectId> &) {}

void Ledger::expire(const std::vector<base::EffectId> &, const QString &) {}

void Ledger::expire(Effect &row, const QString &why)
{
    row.before.kept = row.after.kept = false;
    row.reversible = Reversible::No;
    row.whyNot = why;
    // Acknowledged, since nothing new has happened that the user would have to look at.
    row.acknowledged = true;
    ++row.revision;
}

base::Error Ledger::noSuchEffect(base::EffectId id)
{
    return {base::Origin::Belay, 0, tr("There is no effect number %1.").arg(id.value), {}};
}

base::Result<Effect> Ledger::settled(const Effect &row, const Settlement &settlement)
{
    if (!mayFollow(row, settlement))
        return base::Error{base::Origin::Belay, 0,
                           tr("Effect number %1 cannot change to that state.").arg(row.id.value), row.target};
    Effect next = row;
    next.state = settlement.state;
    next.detail = settlement.detail;
    next.settledAt = QDateTime::currentDateTimeUtc();
    next.before = settlement.before.value_or(row.before);
    next.after = settlement.after.value_or(row.after);
    if (settlement.exitCode)
        next.exitCode = settlement.exitCode;
    if (settlement.durationMs)
        next.durationMs = settlement.durationMs;
    if (settlement.reversible) {
        next.reversible = *settlement.reversible;
        next.whyNot = settlement.whyNot;
        next.undoTool = settlement.undoTool;
        next.undoArguments = settlement.undoArguments;
    }
    if (settlement.sameAs.value)
        next.sameAs = settlement.sameAs;
    next.kind = settlement.kind.value_or(row.kind);
    if (!settlement.target.isEmpty())
        next.target = settlement.target;
    if (!settlement.toolCall.isEmpty())
        next.toolCall = settlement.toolCall;
    if (!settlement.folders.empty())
        next.folders = settlement.folders;
    if (!settlement.processes.isEmpty())
        next.processes = settlement.processes;
    ++next.revision;
    return next;
}

base::Result<base::EffectId> MemoryLedger::prepare(Effect effect)
{
    for (const Effect &row : m_rows) {
        if (!effect.key.isEmpty() && row.key == effect.key)
            return row.id;
    }
    effect.id = {m_rows.size() + 1};
    effect.state = EffectState::Prepared;
    effect.preparedAt = QDateTime::currentDateTimeUtc();
    m_rows.push_back(effect);
    Q_EMIT changed(m_rows.back());
    return effect.id;
}

base::Result<void> MemoryLedger::apply(base::EffectId id, const Settlement &settlement)
{
    if (id.value == 0 || id.value > m_rows.size())
        return noSuchEffect(id);
    Effect &row = m_rows[id.value - 1];
    const base::Result<Effect> next = settled(row, settlement);
    if (!next)
        return next.error();
    row = *next;
    Q_EMIT changed(row);
    return {};
}

base::Result<void> MemoryLedger::settle(base::EffectId id, EffectState state, const QString &detail)
{
    Settlement settlement;
    settlement.state = state;
    settlement.detail = detail;
    return apply(id, settlement);
}

void MemoryLedger::settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done)
{
    const base::Result<void> result = apply(id, settlement);
    if (done)
        QMetaObject::invokeMethod(
            context, [done = std::move(done), result] { done(result); }, Qt::QueuedConnection);
}

std::vector<Effect> MemoryLedger::effects(const base::SessionId &session) const
{
    std::vector<Effect> out;
    for (const Effect &row : m_rows) {
        if (row.session == session)
            out.push_back(row);
    }
    return out;
}

std::optional<Effect> MemoryLedger::effect(base::EffectId id) const
{
    if (id.value == 0 || id.value > m_rows.size())
        return std::nullopt;
    return m_rows[id.value - 1];
}

void MemoryLedger::acknowledge(const std::vector<base::EffectId> &ids)
{
    set(ids, &Effect::acknowledged);
}

void MemoryLedger::askToSee(const std::vector<base::EffectId> &ids)
{
    set(ids, &Effect::mustBeSeen);
}

void MemoryLedger::set(const std::vector<base::EffectId> &ids, bool Effect::*flag)
{
    for (const base::EffectId id : ids) {
        if (id.value == 0 || id.value > m_rows.size() || m_rows[id.value - 1].*flag)
            continue;
        m_rows[id.value - 1].*flag = true;
        Q_EMIT changed(m_rows[id.value - 1]);
    }
}

void MemoryLedger::expire(const std::vector<base::EffectId> &ids, const QString &why)
{
    for (const base::EffectId id : ids) {
        if (id.value == 0 || id.value > m_rows.size())
            continue;
        Ledger::expire(m_rows[id.value - 1], why);
        Q_EMIT changed(m_rows[id.value - 1]);
    }
}

} // namespace ledger

#include "moc_ledger.cpp"
