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

/// Its end is unknown or it cannot be undone, and the user has not acknowledged it. Not for commands that ran to their
/// end: there are so many that nobody would look any more.
bool asksToBeSeen(const Effect &effect);

/// What `prepare` found or made.
struct Prepared
{
    Effect effect;
    /// A row with this key existed: do not act again, `effect` says how the first one ended.
    bool existed = false;
};

/// The rows of everything that took effect. `prepare` returns only when the row is as durable as this ledger promises.
/// Main thread; contexts live there, too.
class Ledger : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    using PrepareDone = std::function<void(const base::Result<Prepared> &)>;
    using SettleDone = std::function<void(const base::Result<void> &)>;

    /// Writes the row in state Prepared; id and time are filled in. On an error the effect must not be started. Returns
    /// the id of an existing row with the same key; use the other overload to learn of that. May wait for the disk.
    virtual base::Result<base::EffectId> prepare(Effect effect) = 0;
    /// Only along `prepared → committing → committed → compensating → compensated`, or to cancelled, failed, unknown;
    /// anything else is refused. Never waits.
    virtual base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail = {}) = 0;
    /// Rows that are not in memory are read from the file.
    virtual std::vector<Effect> effects(const base::SessionId &session) const = 0;
    std::vector<Effect> effects(const base::SessionId &session, base::TurnId turn) const
    {
        return effects(session, turn, [](const Effect &) { return true; });
    }
    /// Those that \p fits.
    virtual std::vector<Effect> effects(const base::SessionId &session, base::TurnId turn,
                                        const std::function<bool(const Effect &)> &fits) const;
    /// Whether there is any row of \p session, without reading them all.
    virtual base::Result<bool> hasEffects(const base::SessionId &session) const;
    /// Reserves the name \p session for this run, atomically between programs. False: another living run has it, or
    /// there are rows under it. May wait for the disk.
    virtual base::Result<bool> reserve(const base::SessionId &session);
    /// The same for a session that is older than this run: it may have rows, and another run may have it open, too.
    virtual void reserveOwn(const base::SessionId &) {}
    enum class Whose { Anybodys, NotTheAgents };
    /// The newest row about the file \p path in that turn that \p fits, which is asked for no other rows.
    virtual std::optional<Effect> newest(const base::SessionId &session, base::TurnId turn, const QByteArray &path,
                                         Whose whose, const std::function<bool(const Effect &)> &fits) const;
    /// Whether \p fits any row of \p session in \p turn or later; it is asked until it does, for the newest first.
    virtual bool anySince(const base::SessionId &session, base::TurnId turn,
                          const std::function<bool(const Effect &)> &fits) const;

    /// Like the first, without waiting: \p done is called exactly once, later, unless \p context is gone by then.
    virtual void prepare(Effect effect, QObject *context, PrepareDone done);
    /// Readers see the change at once; \p done (may be empty) is called when it is stored, in the order of the calls.
    virtual void settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done);
    virtual std::optional<Effect> effect(base::EffectId id) const;
    /// By id, of all sessions. May wait for the disk, and grows without limit: for commands and tests.
    virtual std::vector<Effect> allEffects() const { return {}; }
    /// By id, of all sessions: at least rows that are open, that asksToBeSeen(), that this run made, and those of
    /// sessions for which effects() was called. Never waits.
    virtual std::vector<Effect> currentEffects() const { return allEffects(); }
    /// By id: the rows about one of \p paths, in any session, moves included.
    virtual base::Result<std::vector<Effect>> effectsTouching(const QByteArrayList &paths) const;
    /// By id: the rows after \p earlier that \p fits.
    virtual base::Result<std::vector<Effect>> effectsAfter(base::EffectId earlier,
                                                           const std::function<bool(const Effect &)> &fits) const;
    /// Calls \p done in \p context's thread when everything requested so far is stored or could not be; at once if
    /// nothing is ever stored.
    virtual void whenStored(QObject *context, std::function<void()> done);
    /// Whether the run of Belay that prepared a row is still alive; without a file there is only this one.
    virtual bool isAlive(const QString &run) const;
    /// Whether another run has the row and lives, so that nobody else decides about it.
    virtual bool isAnothers(const QString &) const { return false; }
    /// The id of the newest row; later ones have greater ids.
    virtual base::EffectId newest() const;
    /// Makes the row belong to this run, so that another Belay leaves it alone. \p done as for settle(): an error if
    /// another Belay was faster.
    virtual void adopt(base::EffectId id, QObject *context, SettleDone done);
    /// The user has seen these effects.
    virtual void acknowledge(const std::vector<base::EffectId> &ids);
    /// Once these commands have run to their ends, the user is to look at them: see asksToBeSeen().
    virtual void askToSee(const std::vector<base::EffectId> &ids);
    /// The contents for these rows are no longer kept; \p why is shown when somebody wants to undo them.
    virtual void expire(const std::vector<base::EffectId> &ids, const QString &why);

    static bool mayFollow(EffectState from, EffectState to);
    /// The same with exceptions for effects that are only reported: while such a row is open, it may be renamed without
    /// a change of state; a row settled by the agent's report may be superseded by one with more facts, unless it is of
    /// a file, which was compared with the disk: there only the state before may be corrected. A command that ended
    /// normally may still become unknown, if something it left running was ended.
    static bool mayFollow(const Effect &row, const Settlement &settlement);

Q_SIGNALS:
    void changed(const ledger::Effect &effect);

protected:
    /// The row after \p settlement, or an error if that is not allowed.
    static base::Result<Effect> settled(const Effect &row, const Settlement &settlement);
    static base::Error noSuchEffect(base::EffectId id);
    static void expire(Effect &row, const QString &why);
};

/// Keeps its rows in memory only.
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
    void askToSee(const std::vector<base::EffectId> &ids) override;
    void expire(const std::vector<base::EffectId> &ids, const QString &why) override;

private:
    void set(const std::vector<base::EffectId> &ids, bool Effect::*flag);
    base::Result<void> apply(base::EffectId id, const Settlement &settlement);

    std::vector<Effect> m_rows; ///< id is the index plus one
};

} // namespace ledger
