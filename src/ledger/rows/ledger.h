// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/rows/effect.h"

#include <QByteArrayList>
#include <QObject>

#include <functional>
#include <map>
#include <vector>

namespace ledger {

/// Nobody knows how it ended, or there is no way back, and nobody has said to have seen it. A command that ran to
/// its end is what was asked for; there are many, and nobody would look any more.
bool asksToBeSeen(const Effect &effect);

/// What `prepare` found or made.
struct Prepared
{
    Effect effect;
    /// A row with this key was there: nothing may be done again, `effect` says how the first one ended.
    bool existed = false;
};

/// The rows of everything that took effect. `prepare` returns only when the row would survive what this
/// ledger promises to survive. Main thread; contexts live there, too.
class Ledger : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    using PrepareDone = std::function<void(const base::Result<Prepared> &)>;
    using SettleDone = std::function<void(const base::Result<void> &)>;

    /// Writes the row, state Prepared; id and time are filled in. An error means: do not start the effect.
    /// Returns the id of an existing row with the same key; use the other form to learn of that. May wait for the disk.
    virtual base::Result<base::EffectId> prepare(Effect effect) = 0;
    /// Only along `prepared → committing → committed → compensating → compensated`, or to cancelled, failed,
    /// unknown; anything else is refused. Never waits.
    virtual base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail = {}) = 0;
    /// What is not in memory yet is read now.
    virtual std::vector<Effect> effects(const base::SessionId &session) const = 0;
    virtual std::vector<Effect> effects(const base::SessionId &session, base::TurnId turn) const;
    /// Whether there is any row of \p session, without reading them all.
    virtual base::Result<bool> hasEffects(const base::SessionId &session) const;
    /// Takes the name \p session for this run, in one step, so that of two programs that ask at once one gets it.
    /// False: another run that lives has it, or there are rows of it. May wait for the disk.
    virtual base::Result<bool> reserve(const base::SessionId &session);
    /// Likewise for a session that is older than this run: rows of it may be its own, and another run may have it open,
    /// too.
    virtual void reserveOwn(const base::SessionId &) {}
    /// Of files there.
    virtual std::vector<Effect> effects(const base::SessionId &session, base::TurnId turn,
                                        const QByteArray &path) const;

    /// As above without waiting: \p done comes exactly once, later, unless \p context is gone by then.
    virtual void prepare(Effect effect, QObject *context, PrepareDone done);
    /// Seen at once by readers; \p done (may be empty) comes when it is stored, in the order of the calls.
    virtual void settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done);
    virtual std::optional<Effect> effect(base::EffectId id) const;
    /// By id, all sessions. May wait for the disk, and grows with all that ever was: for commands and tests.
    virtual std::vector<Effect> allEffects() const { return {}; }
    /// By id, of all sessions: at least what is open, what asksToBeSeen(), what came in this run, and the sessions
    /// that effects() was asked for. Never waits.
    virtual std::vector<Effect> currentEffects() const { return allEffects(); }
    /// By id: what happened to one of \p paths, in any session, moves included.
    virtual base::Result<std::vector<Effect>> effectsTouching(const QByteArrayList &paths) const;
    /// By id: the rows behind \p earlier.
    virtual base::Result<std::vector<Effect>> effectsAfter(base::EffectId earlier) const;
    /// Calls \p done in \p context's thread when everything asked for so far would survive the end of Belay, or could
    /// not be stored; where nothing is stored that is at once.
    virtual void whenStored(QObject *context, std::function<void()> done);
    /// Whether the run of Belay that prepared a row still lives; where nothing is stored there is one.
    virtual bool isAlive(const QString &run) const;
    /// Of the newest row; later ones have greater ids.
    virtual base::EffectId newest() const;
    /// From now on it belongs to this run, and another Belay leaves it alone. \p done as for settle(): an error where
    /// another Belay was faster.
    virtual void adopt(base::EffectId id, QObject *context, SettleDone done);
    /// The user has seen these.
    virtual void acknowledge(const std::vector<base::EffectId> &ids);
    /// What these held is kept no more: they say so, and \p why, when somebody wants to undo them.
    virtual void expire(const std::vector<base::EffectId> &ids, const QString &why);

    static bool mayFollow(EffectState from, EffectState to);
    /// Likewise for effects that are only reported: as long as such a row is open, it may be renamed without a change
    /// of state; and one that was settled by the agent's report may be superseded by one that knows more of the same
    /// deed, unless it is of a file: then the disk was asked, and what may change is what was there before. Of a
    /// command that was done it may turn out that something it left running was cut short.
    static bool mayFollow(const Effect &row, const Settlement &settlement);

Q_SIGNALS:
    void changed(const ledger::Effect &effect);

protected:
    /// The row after \p settlement, or why it may not be.
    static base::Result<Effect> settled(const Effect &row, const Settlement &settlement);
    static base::Error noSuchEffect(base::EffectId id);
    static void expire(Effect &row, const QString &why);
};

/// Keeps its rows for as long as it lives.
class MemoryLedger : public Ledger
{
    Q_OBJECT

public:
    using Ledger::Ledger;
    using Ledger::prepare;
    using Ledger::settle;
    base::Result<base::EffectId> prepare(Effect effect) override;
    base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail) override;
    void settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done) override;
    using Ledger::effects;
    std::vector<Effect> effects(const base::SessionId &session) const override;
    std::optional<Effect> effect(base::EffectId id) const override;
    std::vector<Effect> allEffects() const override { return m_rows; }
    void acknowledge(const std::vector<base::EffectId> &ids) override;
    void expire(const std::vector<base::EffectId> &ids, const QString &why) override;

private:
    base::Result<void> apply(base::EffectId id, const Settlement &settlement);

    std::vector<Effect> m_rows; ///< id is the index plus one
};

} // namespace ledger
