// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remoteundo.h"

#include "base/error.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/remote/keptcall.h"
#include "core/requests/requestboard.h"
#include "ledger/rows/compensation.h"
#include "ledger/rows/effectkey.h"

#include <QFileInfo>

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

} // namespace

struct RemoteUndo::Run
{
    Plan plan;
    Caller caller;
    Finished finished; ///< empty once it was called
    ledger::Effect act = {};
    QByteArray key = {}; ///< for the server
    CallCanceller by = CallCanceller::Nobody;
    bool wasSent = false;
    bool isUnknown = false; ///< it was called so: whoever waited was told, and the end may still come
    bool hasEnded = false;
    Cancel cancel = {};
    base::RequestKey shown = {}; ///< on the board
    base::Milliseconds sentAt{0};
    std::optional<base::Milliseconds> cancelledAt = {};
    base::TimerHandle limit = {}, patience = {};
};

RemoteUndo::RemoteUndo(const Services &services, QObject *parent) : QObject(parent), m_services(services) {}

RemoteUndo::~RemoteUndo()
{
    for (const auto &run : m_runs) {
        // Whoever makes the call may keep the run for longer.
        run->limit.cancel();
        run->patience.cancel();
        run->cancel = {};
        run->caller = {};
        if (run->hasEnded || run->isUnknown || !run->act.id.value)
            continue;
        m_services.board->finish(run->shown, RequestEnd::Lost);
        const ledger::Settlement how =
            run->wasSent
                ? settlementOf(EffectState::Unknown, base::Words::tr("Belay ended before the server had answered."))
                : settlementOf(EffectState::Cancelled, base::Words::tr("Belay ended before it was sent."));
        // Later, since what tells of its rows may be going away.
        QMetaObject::invokeMethod(
            m_services.ledger,
            [ledger = m_services.ledger, id = run->act.id, how] {
                ledger->settle(id, how, ledger, {});
                if (const auto act = ledger->effect(id))
                    ledger::followCompensation(*ledger, *act);
            },
            Qt::QueuedConnection);
    }
}

base::Result<RemoteUndo::Plan> RemoteUndo::plan(base::EffectId effect) const
{
    const auto row = m_services.ledger->effect(effect);
    if (!row || row->kind != ledger::EffectKind::Remote)
        return notUndone(tr("This row is no call of an MCP tool."));
    if (row->state == EffectState::Compensating)
        return notUndone(tr("It is being taken back already."));
    if (row->state == EffectState::Compensated)
        return notUndone(tr("It was taken back already."));
    if (row->state == EffectState::Unknown && !row->isUndoneByCall())
        return notUndone(tr("Nobody knows whether it took effect, so nothing is called to take it back."));
    if (!row->isUndoneByCall())
        return notUndone(tr("It cannot be taken back."));
    Plan out{effect, row->server, row->undoTool, row->undoArguments, row->tool, row->serverIdentity};
    out.isAgain = row->state == EffectState::Unknown;
    if (QFileInfo(row->folder).isDir())
        out.folder = row->folder;
    const auto forbids = m_forbids ? m_forbids(out) : std::nullopt;
    return forbids ? base::Result<Plan>(notUndone(*forbids)) : base::Result<Plan>(std::move(out));
}

/// Those that ended, and did not take it back as far as is known.
int RemoteUndo::earlierAttempts(const ledger::Effect &row) const
{
    const std::vector<ledger::Effect> rows = m_services.ledger->effects(row.session, row.turn);
    return int(std::count_if(rows.begin(), rows.end(), [&row](const ledger::Effect &each) {
        return std::find(each.compensates.begin(), each.compensates.end(), row.id) != each.compensates.end() &&
               (each.state == EffectState::Failed || each.state == EffectState::Cancelled ||
                each.state == EffectState::Unknown);
    }));
}

void RemoteUndo::carryOut(const Plan &plan, Caller caller, Finished finished)
{
    const auto now = this->plan(plan.effect);
    if (!now) {
        finished(now.error());
        return;
    }
    if (now->isAgain && !plan.isAgain) { // whoever wanted it did not know that
        finished(
            notUndone(base::Words::tr("It was called to take it back, and nobody knows whether that took effect.")));
        return;
    }
    const auto row = m_services.ledger->effect(plan.effect);
    const auto run = std::make_shared<Run>(Run{plan, std::move(caller), std::move(finished)});
    m_runs.push_back(run);
    const QByteArray attempt = QByteArray::number(earlierAttempts(*row));
    // The same for every attempt: a server that said that it failed, or nothing, may have done it all the same.
    run->key = "compensates:" + row->key.toHex();
    ledger::Effect act;
    act.kind = ledger::EffectKind::Remote;
    act.source = ledger::EffectSource::Belay;
    act.control = ledger::PhaseControl::StartAndEnd;
    act.session = row->session;
    act.turn = row->turn;
    act.target = callTarget(plan.server, plan.tool, plan.arguments);
    act.server = plan.server;
    act.serverIdentity = plan.serverIdentity;
    act.tool = plan.tool;
    act.limited = row->limited;
    act.reversible = ledger::Reversible::No;
    act.acknowledged = true; // the user made it
    act.compensates = {plan.effect};
    act.key = ledger::idempotencyKey("compensates", {QByteArray::number(plan.effect.value)}, row->session, {}, attempt);
    const auto kept = std::make_shared<ledger::FileMark>();
    m_services.disk()->run(
        [kept, blobs = m_services.blobs, text = keptText(plan.arguments)] { *kept = storeText(blobs, text); }, this,
        [this, run, kept, act]() mutable {
            act.before = *kept;
            m_services.ledger->prepare(
                act, this, [this, run](const base::Result<ledger::Prepared> &prepared) { onPrepared(run, prepared); });
        });
}

void RemoteUndo::onPrepared(const std::shared_ptr<Run> &run, const base::Result<ledger::Prepared> &prepared)
{
    if (!prepared) {
        answer(run, prepared.error());
        return;
    }
    if (prepared->existed) {
        answer(run, notUndone(tr("It is being taken back already.")));
        return;
    }
    run->act = prepared->effect;
    // Stored before it is sent, since it may take effect even if Belay crashes.
    m_services.ledger->settle(
        run->act.id, settlementOf(EffectState::Committing, {}), this, [this, run](const base::Result<void> &stored) {
            if (stored && run->by == CallCanceller::Nobody) {
                call(run);
                return;
            }
            const QString why =
                stored ? base::Words::tr("The request was cancelled before it was sent.") : stored.error().message;
            m_services.ledger->settle(run->act.id, settlementOf(EffectState::Cancelled, why), m_services.ledger, {});
            answer(run, stored ? notUndone(tr("It was not taken back. %1").arg(why)) : stored.error());
        });
}

void RemoteUndo::call(const std::shared_ptr<Run> &run)
{
    ledger::beginCompensation(*m_services.ledger, {run->plan.effect});
    run->wasSent = true;
    run->sentAt = m_services.clock->now();
    show(run);
    run->limit = m_services.clock->after(timeLimit, [this, weak = std::weak_ptr(run)] {
        if (const auto late = weak.lock())
            cancel(late, CallCanceller::TimeLimit);
    });
    Cancel cancel =
        std::exchange(run->caller, {})(run->plan, run->key, [self = QPointer(this), run](const CallEnd &end) {
            if (self)
                self->onEnded(run, end);
        });
    if (!run->hasEnded) // the answer may have come before this returned
        run->cancel = std::move(cancel);
}

void RemoteUndo::show(const std::shared_ptr<Run> &run)
{
    RequestRow row;
    if (m_newRow)
        row = m_newRow(run->plan);
    else
        row.session = run->act.session;
    row.kind = RequestKind::RemoteCall;
    row.direction = Direction::Outbound;
    row.state = RequestState::Sent;
    row.detail = tr("%1 takes %2 back", "a tool at its server, and the tool that was called")
                     .arg(callTarget(run->plan.server, run->plan.tool, {}), base::visibleText(run->plan.undone));
    run->shown = m_services.board->add(std::move(row), {[this, weak = std::weak_ptr(run)] {
                                                            if (const auto open = weak.lock())
                                                                cancel(open, CallCanceller::User);
                                                        },
                                                        {}});
}

void RemoteUndo::stop(base::EffectId effect)
{
    for (const auto &run : Runs(m_runs)) {
        if (run->plan.effect == effect)
            cancel(run, CallCanceller::Stop);
    }
}

void RemoteUndo::giveUp()
{
    for (const auto &run : Runs(m_runs)) {
        cancel(run, CallCanceller::Stop); // what is not sent yet is not sent
        if (!run->wasSent || run->hasEnded || run->isUnknown)
            continue;
        callUnknown(run, base::Words::tr("Belay ended before the server had answered."));
        // Nobody may be there any more when that is stored.
        if (const auto act = m_services.ledger->effect(run->act.id))
            ledger::followCompensation(*m_services.ledger, *act);
    }
}

void RemoteUndo::cancel(const std::shared_ptr<Run> &run, CallCanceller by)
{
    if (run->hasEnded || run->by != CallCanceller::Nobody)
        return;
    run->by = by;
    run->limit.cancel();
    if (!run->wasSent)
        return;
    run->cancelledAt = m_services.clock->now();
    m_services.board->setState(run->shown, RequestState::Cancelling);
    run->patience = m_services.clock->after(cancelWait, [this, weak = std::weak_ptr(run)] {
        if (const auto silent = weak.lock())
            callUnknown(silent, notAnswered(silent->by));
    });
    if (const Cancel ask = std::exchange(run->cancel, {}))
        ask(whyCancelled(by)); // it may end at once
}

void RemoteUndo::callUnknown(const std::shared_ptr<Run> &run, const QString &why)
{
    run->isUnknown = true;
    run->patience.cancel();
    m_services.board->finish(run->shown, run->by == CallCanceller::TimeLimit ? RequestEnd::TimedOut
                                                                             : RequestEnd::CancelNotAnswered);
    settle(m_services.ledger, this, run, settlementOf(EffectState::Unknown, why));
}

void RemoteUndo::onEnded(const std::shared_ptr<Run> &run, const CallEnd &end)
{
    if (std::exchange(run->hasEnded, true))
        return;
    run->limit.cancel();
    run->patience.cancel();
    run->cancel = {};
    const auto how = std::make_shared<ledger::Settlement>(settlementOf(
        end, run->cancelledAt ? std::optional(m_services.clock->now() - *run->cancelledAt) : std::nullopt));
    if (run->isUnknown && how->state == EffectState::Unknown) {
        std::erase(m_runs, run); // no more is known than before
        return;
    }
    if (end.kind != CallEnd::Kind::NotSent)
        how->durationMs = (m_services.clock->now() - run->sentAt).count();
    const RequestEnd shown = requestEndOf(end, *how, run->by);
    const bool isLimit = run->by == CallCanceller::TimeLimit && how->state == EffectState::Cancelled;
    m_services.board->finish(run->shown, shown,
                             isLimit                       ? limitText()
                             : shown == RequestEnd::Failed ? how->detail
                                                           : QString());
    if (end.result.isEmpty()) {
        settle(m_services.ledger, this, run, *how);
        return;
    }
    m_services.disk()->run(
        [how, blobs = m_services.blobs, result = end.result] { how->after = storeText(blobs, keptText(result)); },
        m_services.ledger, // also when this is gone meanwhile
        [self = QPointer(this), ledger = m_services.ledger, run, how] { settle(ledger, self, run, *how); });
}

QString RemoteUndo::whyCancelled(CallCanceller by)
{
    return by == CallCanceller::TimeLimit
               ? tr("It took too long.")
               : base::Words::tr(
                     "The user cancelled this call. It had been sent; whether it took effect is not known.");
}

QString RemoteUndo::limitText()
{
    return tr("no answer within %n second(s)", nullptr, int(timeLimit.count() / 1000));
}

QString RemoteUndo::notAnswered(CallCanceller by)
{
    return by == CallCanceller::TimeLimit
               ? base::Words::tr("%1 %2", "two sentences")
                     .arg(base::Words::tr("The MCP server did not answer within %n second(s).", nullptr,
                                          int(timeLimit.count() / 1000)),
                          cancelNotAnswered())
               : cancelNotAnswered();
}

/// The row that is taken back follows, whoever is still there.
void RemoteUndo::settle(ledger::Ledger *ledger, const QPointer<RemoteUndo> &self, const std::shared_ptr<Run> &run,
                        const ledger::Settlement &how)
{
    ledger->settle(run->act.id, how, ledger, [self, ledger, run, how](const base::Result<void> &stored) {
        if (const auto act = ledger->effect(run->act.id))
            ledger::followCompensation(*ledger, *act);
        if (self)
            self->onSettled(run, how, stored);
    });
}

void RemoteUndo::onSettled(const std::shared_ptr<Run> &run, const ledger::Settlement &how,
                           const base::Result<void> &stored)
{
    if (!stored)
        answer(run, stored.error());
    else if (how.state == EffectState::Committed)
        answer(run, {});
    else if (how.state == EffectState::Unknown)
        answer(run, notUndone(tr("Whether it was taken back is not known. %1").arg(how.detail)));
    else
        answer(run, notUndone(tr("It was not taken back. %1").arg(how.detail)));
}

/// Once. The run is kept while its end may still come.
void RemoteUndo::answer(const std::shared_ptr<Run> &run, const base::Result<void> &result)
{
    if (run->hasEnded || !run->wasSent)
        std::erase(m_runs, run);
    if (const Finished finished = std::exchange(run->finished, {}))
        finished(result);
}

} // namespace core

#include "moc_remoteundo.cpp"
