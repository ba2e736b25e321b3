// SPDX-License-Identifier: Apache-2.0
#include "ledger/ledger.h"

namespace ledger {

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
        return to == EffectState::Committing; // redo
    case EffectState::Unknown:
        return to == EffectState::Committed || to == EffectState::Cancelled;
    case EffectState::Cancelled:
    case EffectState::Failed:
        return false;
    }
    return false;
}

base::Result<base::EffectId> MemoryLedger::prepare(Effect effect)
{
    effect.id = {m_rows.size() + 1};
    effect.state = EffectState::Prepared;
    effect.preparedAt = QDateTime::currentDateTime();
    m_rows.push_back(effect);
    Q_EMIT changed(m_rows.back());
    return effect.id;
}

base::Result<void> MemoryLedger::settle(base::EffectId id, EffectState state, const QString &detail)
{
    if (id.value == 0 || id.value > m_rows.size())
        return base::Error{base::Origin::Belay, 0, tr("There is no effect number %1.").arg(id.value), {}};
    Effect &row = m_rows[id.value - 1];
    if (!mayFollow(row.state, state))
        return base::Error{base::Origin::Belay, 0, tr("Effect number %1 cannot change to that state.").arg(id.value),
                           row.target};
    row.state = state;
    row.detail = detail;
    row.settledAt = QDateTime::currentDateTime();
    Q_EMIT changed(row);
    return {};
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

} // namespace ledger
