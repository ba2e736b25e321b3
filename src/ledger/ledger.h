// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/effect.h"

#include <QObject>

#include <vector>

namespace ledger {

/// The rows of everything that took effect. `prepare` returns only when the row would survive what this
/// ledger promises to survive. Main thread.
class Ledger : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes the row, state Prepared; id and time are filled in. An error means: do not start the effect.
    virtual base::Result<base::EffectId> prepare(Effect effect) = 0;
    /// Only along `prepared → committing → committed → compensating → compensated`, or to cancelled, failed,
    /// unknown; anything else is refused.
    virtual base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail = {}) = 0;
    virtual std::vector<Effect> effects(const base::SessionId &session) const = 0;

Q_SIGNALS:
    void changed(const ledger::Effect &effect);

protected:
    static bool mayFollow(EffectState from, EffectState to);
};

/// Keeps its rows for as long as it lives.
class MemoryLedger final : public Ledger
{
    Q_OBJECT

public:
    using Ledger::Ledger;
    base::Result<base::EffectId> prepare(Effect effect) override;
    base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail) override;
    std::vector<Effect> effects(const base::SessionId &session) const override;

private:
    std::vector<Effect> m_rows; ///< id is the index plus one
};

} // namespace ledger
