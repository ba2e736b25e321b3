// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/compensation.h"
#include "base/ids.h"

#include <QCoreApplication>

#include <algorithm>

namespace ledger {

using base::EffectId;

namespace {

void step(Ledger &ledger, EffectId id, EffectState from, EffectState to, const QString &detail = {})
{
    const auto row = ledger.effect(id);
    if (row && row->state == from)
        (void)ledger.settle(id, to, detail.isEmpty() ? row->detail : detail);
}

struct CompensationTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::Compensation)
};

bool contains(const std::vector<EffectId> &ids, EffectId id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// Nobody knew whether it had been taken back, but the call's server has answered after all: \p id is in effect, or was
/// until then.
void endDoubt(Ledger &ledger, EffectId id, const Effect &act)
{
    const auto row = ledger.effect(id);
    if (act.kind == EffectKind::Remote && row && row->state == EffectState::Unknown)
        (void)ledger.settle(id, EffectState::Committed, act.detail);
}

/// Another attempt to take \p id back may have done so.
bool isStillInDoubt(const Ledger &ledger, EffectId id, const Effect &act)
{
    const std::vector<Effect> rows = ledger.effects(act.session, act.turn);
    return std::any_of(rows.begin(), rows.end(), [id, &act](const Effect &other) {
        return other.id != act.id && other.state == EffectState::Unknown && contains(other.compensates, id);
    });
}

void takeBack(Ledger &ledger, EffectId id, const Effect &act)
{
    endDoubt(ledger, id, act);
    step(ledger, id, EffectState::Committed, EffectState::Compensating);
    step(ledger, id, EffectState::Compensating, EffectState::Compensated);
}

} // namespace

void beginCompensation(Ledger &ledger, const std::vector<EffectId> &rows)
{
    for (const EffectId id : rows)
        step(ledger, id, EffectState::Committed, EffectState::Compensating);
}

void followCompensation(Ledger &ledger, const Effect &act)
{
    switch (act.state) {
    case EffectState::Committed:
        for (const EffectId id : act.compensates)
            takeBack(ledger, id, act);
        for (const EffectId id : act.restores) {
            step(ledger, id, EffectState::Compensated, EffectState::Committing);
            step(ledger, id, EffectState::Committing, EffectState::Committed);
        }
        break;
    case EffectState::Cancelled:
    case EffectState::Failed:
        for (const EffectId id : act.compensates) {
            if (!isStillInDoubt(ledger, id, act))
                endDoubt(ledger, id, act);
            step(ledger, id, EffectState::Compensating, EffectState::Committed);
        }
        break;
    case EffectState::Unknown:
        for (const EffectId id : act.compensates) {
            // A call may have been sent before that its effect is being taken back was stored.
            if (act.kind == EffectKind::Remote)
                step(ledger, id, EffectState::Committed, EffectState::Compensating);
            step(ledger, id, EffectState::Compensating, EffectState::Unknown,
                 act.kind == EffectKind::Remote
                     ? CompensationTr::tr("It took effect; whether it was taken back is not known. %1").arg(act.detail)
                     : act.detail);
        }
        break;
    default:
        break;
    }
}

void reconcileCompensations(Ledger &ledger, const std::vector<Effect> &rows,
                            const std::function<bool(const Effect &)> &mayTouch)
{
    // The latest undo or redo of a row decides on its state; the list is ordered by id, so it comes last.
    std::map<quint64, const Effect *> latest;
    for (const Effect &act : rows) {
        const bool over = act.state == EffectState::Committed || act.state == EffectState::Compensating ||
                          act.state == EffectState::Compensated;
        const bool isInDoubt = act.kind == EffectKind::Remote && act.state == EffectState::Unknown;
        if (!act.isCompensation() || !(over || isInDoubt || act.isOpen()))
            continue;
        for (const std::vector<EffectId> *ids : {&act.compensates, &act.restores}) {
            for (const EffectId id : *ids)
                latest[id.value] = &act;
        }
    }
    for (const Effect &row : rows) {
        const auto found = latest.find(row.id.value);
        if (found == latest.end()) {
            if (row.state == EffectState::Compensating && mayTouch(row))
                step(ledger, row.id, EffectState::Compensating, EffectState::Committed);
            continue;
        }
        const Effect &act = *found->second;
        if (act.isOpen() || !mayTouch(act))
            continue; // it has to be settled first
        if (act.state == EffectState::Unknown) {
            followCompensation(ledger, act);
            continue;
        }
        const bool isUndone = contains(act.compensates, row.id);
        if (row.state == (isUndone ? EffectState::Compensated : EffectState::Committed))
            continue;
        if (isUndone) {
            takeBack(ledger, row.id, act);
        } else {
            step(ledger, row.id, EffectState::Compensated, EffectState::Committing);
            step(ledger, row.id, EffectState::Committing, EffectState::Committed);
        }
    }
}

} // namespace ledger
