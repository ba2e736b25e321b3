// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remoteundo.h"

#include "base/error.h"
#include "base/visibletext.h"
#include "core/remote/keptcall.h"
#include "ledger/rows/effectkey.h"
#include "ledger/undo/compensation.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace core {

using ledger::EffectState;
using mcp::CallEnd;

namespace {

base::Error notUndone(const QString &sentence)
{
    return {base::Origin::User, 0, sentence, {}};
}

/// The state of the row of a call that ended so.
EffectState stateOf(CallEnd::Kind kind)
{
    switch (kind) {
    case CallEnd::Kind::Done:
        return EffectState::Committed;
    case CallEnd::Kind::ToolFailed:
    case CallEnd::Kind::Error:
        return EffectState::Failed;
    case CallEnd::Kind::NotSent:
        return EffectState::Cancelled;
    case CallEnd::Kind::Lost:
        break;
    }
    return EffectState::Unknown;
}

} // namespace

struct RemoteUndo::Run
{
    Plan plan;
    Caller caller;
    Finished finished;
    ledger::Effect act;
    QByteArray key; ///< for the server
};

RemoteUndo::RemoteUndo(ledger::Ledger *ledger, ledger::BlobStore *blobs, ledger::FileChanger *files, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_blobs(blobs)
    , m_files(files)
{}

base::Result<RemoteUndo::Plan> RemoteUndo::plan(base::EffectId effect) const
{
    const auto row = m_ledger->effect(effect);
    if (!row || row->kind != ledger::EffectKind::Remote)
        return notUndone(tr("This row is no call of an MCP tool."));
    if (row->state == EffectState::Compensating)
        return notUndone(tr("It is being taken back already."));
    if (row->state == EffectState::Compensated)
        return notUndone(tr("It was taken back already."));
    if (row->state == EffectState::Unknown)
        return notUndone(tr("Nobody knows whether it took effect, so nothing is called to take it back."));
    if (!row->isUndoneByCall())
        return notUndone(tr("It cannot be taken back."));
    Plan out{effect, row->server, row->undoTool, row->undoArguments, row->tool};
    const auto forbids = m_forbids ? m_forbids(out) : std::nullopt;
    return forbids ? base::Result<Plan>(notUndone(*forbids)) : base::Result<Plan>(std::move(out));
}

/// Those that ended, and did not take it back.
int RemoteUndo::failedAttempts(const ledger::Effect &row) const
{
    const std::vector<ledger::Effect> rows = m_ledger->effects(row.session, row.turn);
    return int(std::count_if(rows.begin(), rows.end(), [&row](const ledger::Effect &each) {
        return std::find(each.compensates.begin(), each.compensates.end(), row.id) != each.compensates.end() &&
               (each.state == EffectState::Failed || each.state == EffectState::Cancelled);
    }));
}

void RemoteUndo::carryOut(const Plan &plan, Caller caller, Finished finished)
{
    const auto now = this->plan(plan.effect);
    if (!now) {
        finished(now.error());
        return;
    }
    const auto row = m_ledger->effect(plan.effect);
    const auto run = std::make_shared<Run>();
    run->plan = plan;
    run->caller = std::move(caller);
    run->finished = std::move(finished);
    const QByteArray attempt = QByteArray::number(failedAttempts(*row));
    // The same for every attempt: a server that said that it failed may have done it all the same.
    run->key = "compensates:" + row->key.toHex();
    ledger::Effect act;
    act.kind = ledger::EffectKind::Remote;
    act.source = ledger::EffectSource::Belay;
    act.control = ledger::PhaseControl::StartAndEnd;
    act.session = row->session;
    act.turn = row->turn;
    act.target = callTarget(plan.server, plan.tool);
    act.server = plan.server;
    act.tool = plan.tool;
    act.limited = row->limited;
    act.reversible = ledger::Reversible::No;
    act.acknowledged = true; // the user made it
    act.compensates = {plan.effect};
    act.key = ledger::idempotencyKey("compensates", {QByteArray::number(plan.effect.value)}, row->session, {}, attempt);
    const auto kept = std::make_shared<ledger::FileMark>();
    m_files->run([kept, blobs = m_blobs, text = keptText(plan.arguments)] { *kept = keep(blobs, text); }, this,
                 [this, run, kept, act]() mutable {
                     act.before = *kept;
                     m_ledger->prepare(act, this, [this, run](const base::Result<ledger::Prepared> &prepared) {
                         onPrepared(run, prepared);
                     });
                 });
}

void RemoteUndo::onPrepared(const std::shared_ptr<Run> &run, const base::Result<ledger::Prepared> &prepared)
{
    if (!prepared) {
        run->finished(prepared.error());
        return;
    }
    if (prepared->existed) {
        run->finished(notUndone(tr("It is being taken back already.")));
        return;
    }
    run->act = prepared->effect;
    // Stored before it is sent, since it may take effect even if Belay crashes.
    ledger::Settlement sending;
    sending.state = EffectState::Committing;
    m_ledger->settle(run->act.id, sending, this, [this, run](const base::Result<void> &stored) {
        if (stored) {
            call(run);
            return;
        }
        ledger::Settlement notSent;
        notSent.state = EffectState::Cancelled;
        notSent.detail = stored.error().message;
        m_ledger->settle(run->act.id, notSent, m_ledger, {});
        run->finished(stored.error());
    });
}

void RemoteUndo::call(const std::shared_ptr<Run> &run)
{
    ledger::beginCompensation(*m_ledger, {run->plan.effect});
    run->caller(run->plan, run->key, [self = QPointer(this), run](const CallEnd &end) {
        if (self)
            self->onEnded(run, end);
    });
}

void RemoteUndo::onEnded(const std::shared_ptr<Run> &run, const CallEnd &end)
{
    const auto how = std::make_shared<ledger::Settlement>();
    how->state = stateOf(end.kind);
    how->detail = base::visibleText(end.message);
    m_files->run(
        [how, blobs = m_blobs, result = end.result] {
            if (!result.isEmpty())
                how->after = keep(blobs, keptText(result));
        },
        this, [this, run, how] { settle(run, *how); });
}

void RemoteUndo::settle(const std::shared_ptr<Run> &run, const ledger::Settlement &how)
{
    m_ledger->settle(run->act.id, how, this, [this, run, how](const base::Result<void> &stored) {
        if (const auto act = m_ledger->effect(run->act.id))
            ledger::followCompensation(*m_ledger, *act);
        if (!stored) {
            run->finished(stored.error());
            return;
        }
        switch (how.state) {
        case EffectState::Committed:
            run->finished({});
            return;
        case EffectState::Unknown:
            run->finished(notUndone(tr("Whether it was taken back is not known. %1").arg(how.detail)));
            return;
        default:
            run->finished(notUndone(tr("It was not taken back. %1").arg(how.detail)));
        }
    });
}

} // namespace core
