// SPDX-License-Identifier: Apache-2.0
#include "core/calls/callrows.h"

#include "acp/names.h"
#include "base/ids.h"
#include "base/result.h"
#include "base/words.h"
#include "ledger/rows/effectkey.h"

#include <csignal>
#include <utility>

namespace core {

using ledger::EffectKind;
using ledger::EffectState;

namespace {

EffectKind kindOf(acp::ToolKind kind)
{
    switch (kind) {
    case acp::ToolKind::Execute:
        return EffectKind::Command;
    case acp::ToolKind::Fetch:
        return EffectKind::Fetch;
    default:
        return EffectKind::Other;
    }
}

} // namespace

bool mayChangeSomething(acp::ToolKind kind)
{
    switch (kind) {
    case acp::ToolKind::Read:
    case acp::ToolKind::Search:
    case acp::ToolKind::Think:
    case acp::ToolKind::SwitchMode:
        return false;
    case acp::ToolKind::Edit:
    case acp::ToolKind::Delete:
    case acp::ToolKind::Move:
    case acp::ToolKind::Execute:
    case acp::ToolKind::Fetch:
    case acp::ToolKind::Other:
        break;
    }
    return true;
}

bool isOfSignal(int exitCode)
{
    constexpr int base = 128;
    const int signal = exitCode - base;
    return signal == SIGHUP || signal == SIGINT || signal == SIGKILL || signal == SIGTERM;
}

bool changesFilesOnly(acp::ToolKind kind)
{
    return kind == acp::ToolKind::Edit || kind == acp::ToolKind::Delete || kind == acp::ToolKind::Move;
}

QString CallFacts::whenItBegan() const
{
    if (behindTurn && turn.value == 0)
        return CallRows::tr("The agent began it before there was a message.");
    if (behindTurn)
        return CallRows::tr("The agent began it when the turn was over.");
    return early ? CallRows::tr("It began before the checkpoint of the turn was taken.") : QString();
}

CallRows::CallRows(QString cwd, ledger::Ledger *ledger, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_ledger(ledger)
{}

void CallRows::intend(const CallFacts &call)
{
    const auto known = m_rows.find(call.id);
    const bool isHeld = m_isHolding && changesFilesOnly(call.kind);
    if (isHeld || !mayChangeSomething(call.kind)) {
        if (known == m_rows.end())
            return;
        // Some agents report this kind only after the call was allowed, or after their turn has ended.
        if (!known->second.end || known->second.end->state == EffectState::Unknown)
            cancel(known->second,
                   isHeld ? tr("What it writes is held back.") : tr("The agent says that it only looks."));
        return;
    }
    if (known == m_rows.end()) {
        prepare(m_rows.insert_or_assign(call.id, Row{.call = call}).first->second);
        return;
    }
    Row &row = known->second;
    const bool isNews = row.call.title != call.title || row.call.kind != call.kind;
    row.call = call;
    if (isNews)
        settle(row);
}

void CallRows::ask(const CallFacts &call)
{
    const auto known = m_rows.find(call.id);
    if (known == m_rows.end() || !isGivenUp(call.id) || !mayChangeSomething(call.kind)) {
        intend(call);
        return;
    }
    Row &row = known->second;
    if (row.isPreparing)
        m_earlier[{call.id, row.attempt}] = *row.end;
    prepare(row = Row{.call = call, .attempt = row.attempt + 1, .afterwards = std::move(row.afterwards)});
}

void CallRows::begin(const base::ToolCallId &call)
{
    if (const auto row = m_rows.find(call); row != m_rows.end()) {
        row->second.begun = true;
        settle(row->second);
    }
}

void CallRows::allow(const base::ToolCallId &call, std::function<void()> go)
{
    begin(call);
    const auto row = m_rows.find(call);
    if (row == m_rows.end()) {
        go();
        return;
    }
    ++row->second.allowed;
    if (row->second.isPreparing)
        row->second.afterwards.push_back(std::move(go));
    else
        m_ledger->whenStored(this, std::move(go));
}

void CallRows::withhold(const base::ToolCallId &call, const QString &why)
{
    if (const auto row = m_rows.find(call); row != m_rows.end() && row->second.allowed > 0)
        --row->second.allowed;
    giveUp(call, why);
}

void CallRows::giveUp(const base::ToolCallId &call, const QString &why)
{
    const auto row = m_rows.find(call);
    if (row == m_rows.end() || row->second.end || row->second.allowed > 0)
        return;
    cancel(row->second, why);
}

void CallRows::cancel(Row &row, const QString &why)
{
    row.isKeptOpen = false;
    ledger::Settlement &end = row.end.emplace();
    end.state = EffectState::Cancelled;
    end.detail = why;
    end.kind = kindOf(row.call.kind);
    end.target = row.call.title;
    settle(row);
}

bool CallRows::isGivenUp(const base::ToolCallId &call) const
{
    const auto row = m_rows.find(call);
    return row != m_rows.end() && row->second.end && row->second.end->state == EffectState::Cancelled &&
           row->second.end->sameAs.value == 0;
}

bool CallRows::isAllowed(const base::ToolCallId &call) const
{
    const auto row = m_rows.find(call);
    return row != m_rows.end() && row->second.allowed > 0;
}

bool CallRows::hasBegun(const base::ToolCallId &call) const
{
    const auto row = m_rows.find(call);
    return row != m_rows.end() && row->second.begun;
}

void CallRows::supersede(const base::ToolCallId &call, base::EffectId effect)
{
    const auto row = m_rows.find(call);
    if (row == m_rows.end() || isGivenUp(call) || (row->second.end && row->second.end->sameAs.value))
        return;
    // A call that was reported as done keeps its own row if the disk does not show the change.
    const auto known = m_ledger->effect(effect);
    const bool cameAbout = known && known->state != EffectState::Cancelled && known->state != EffectState::Failed;
    // Besides files, a command or a fetch may have changed other things.
    const bool isWhole = known && (!known->isFile() || kindOf(row->second.call.kind) == ledger::EffectKind::Other);
    const EffectState ended = row->second.end ? row->second.end->state : EffectState::Prepared;
    if ((ended == EffectState::Committed && !cameAbout) ||
        ((ended == EffectState::Committed || ended == EffectState::Failed) && !isWhole))
        return;
    row->second.isKeptOpen = false;
    ledger::Settlement &end = row->second.end.emplace();
    end.state = EffectState::Cancelled;
    end.detail = base::Words::tr("What became of it says row %1.").arg(effect.value);
    end.sameAs = effect;
    settle(row->second);
}

void CallRows::end(const CallFacts &call, EffectState state, const QString &detail)
{
    ask(call);
    const auto known = m_rows.find(call.id);
    if (known == m_rows.end())
        return;
    Row &row = known->second;
    if (row.end && row.end->sameAs.value)
        return;
    ledger::Settlement &end = row.end.emplace();
    end.state = state;
    end.detail = detail;
    if (detail.isEmpty())
        end.detail = call.whenItBegan();
    end.kind = kindOf(call.kind);
    end.target = call.title;
    settle(row);
}

void CallRows::keepOpen(const base::ToolCallId &call)
{
    if (const auto row = m_rows.find(call); row != m_rows.end())
        row->second.isKeptOpen = true;
}

void CallRows::recordRunning(const base::ToolCallId &call, const QByteArray &processes)
{
    const auto row = m_rows.find(call);
    if (row == m_rows.end() || !row->second.isKeptOpen || row->second.running == processes)
        return;
    row->second.running = processes;
    settle(row->second);
}

void CallRows::close(const base::ToolCallId &call, const QString &how, bool cutShort)
{
    const auto found = m_rows.find(call);
    if (found == m_rows.end() || !std::exchange(found->second.isKeptOpen, false))
        return;
    Row &row = found->second;
    if (row.end && !how.isEmpty()) {
        row.end->detail =
            row.end->detail.isEmpty() ? how : base::Words::tr("%1 %2", "two sentences").arg(row.end->detail, how);
        if (cutShort && row.end->state == EffectState::Committed)
            row.end->state = EffectState::Unknown;
    }
    settle(row);
}

void CallRows::prepare(Row &row)
{
    const CallFacts &call = row.call;
    ledger::Effect effect;
    effect.source = ledger::EffectSource::Agent;
    effect.control = ledger::PhaseControl::Observed;
    effect.kind = kindOf(call.kind);
    effect.session = call.session;
    effect.turn = call.turn;
    effect.toolCall = call.id;
    effect.target = call.title;
    effect.folder = m_cwd;
    effect.reversible = ledger::Reversible::No;
    switch (call.kind) {
    case acp::ToolKind::Execute:
        effect.whyNot = m_isHolding ? base::Words::tr("What it wrote is held back. What else it did nobody knows.")
                                    : base::Words::tr("Nobody knows what a command did besides its output.");
        break;
    case acp::ToolKind::Fetch:
        effect.whyNot = base::Words::tr("It left this machine.");
        break;
    case acp::ToolKind::Edit:
    case acp::ToolKind::Delete:
    case acp::ToolKind::Move:
        effect.whyNot = tr("The agent did not tell what it changed.");
        break;
    default:
        effect.limited = m_isHolding;
        effect.whyNot = m_isHolding ? base::Words::tr("What it wrote is held back. What else it did nobody knows.")
                                    : tr("Nobody but the agent knows what it did.");
        break;
    }
    if (effect.kind == ledger::EffectKind::Other)
        effect.tool = acp::nameOf(call.kind);
    effect.key = ledger::idempotencyKey("tool_call", {QByteArray::number(row.attempt)}, call.session, call.turnNonce,
                                        call.id.value.toUtf8());
    ++m_preparing;
    row.isPreparing = true;
    m_ledger->prepare(effect, this,
                      [this, id = call.id, attempt = row.attempt](const base::Result<ledger::Prepared> &prepared) {
                          if (std::exchange(m_isStoring, prepared.ok()) && !prepared)
                              Q_EMIT notStored(prepared.error());
                          const auto found = m_rows.find(id);
                          if (const auto earlier = m_earlier.extract({id, attempt}); !earlier.empty() && prepared)
                              m_ledger->settle(prepared->effect.id, earlier.mapped(), this, {});
                          if (found != m_rows.end() && found->second.attempt == attempt) {
                              Row &stored = found->second;
                              stored.isPreparing = false;
                              if (prepared) {
                                  stored.id = prepared->effect.id;
                                  settle(stored);
                              }
                              for (auto &go : std::exchange(stored.afterwards, {}))
                                  m_ledger->whenStored(this, std::move(go));
                          }
                          if (--m_preparing == 0)
                              Q_EMIT idle();
                      });
}

/// Moves the row to the state that is known by now, as far as the ledger allows it.
void CallRows::settle(Row &row)
{
    std::optional<ledger::Effect> stored = m_ledger->effect(row.id);
    if (row.id.value == 0 || !stored)
        return;
    const bool begins = row.begun || !row.running.isEmpty() || (row.end && row.end->state == EffectState::Committed);
    const bool isOpen = stored->state == EffectState::Prepared || stored->state == EffectState::Committing;
    // Some agents give the kind and title of a call only when they ask for permission, or later.
    ledger::Settlement now;
    now.state = begins && isOpen ? EffectState::Committing : stored->state;
    now.kind = kindOf(row.call.kind);
    now.target = row.call.title;
    const bool isNamed = now.target.isEmpty() || now.target == stored->target;
    const bool isRunning = row.isKeptOpen && row.running != stored->processes;
    if (isRunning)
        now.processes = row.running;
    if (isOpen && (now.state != stored->state || !isNamed || now.kind != stored->kind || isRunning)) {
        m_ledger->settle(row.id, now, this, {});
        stored->state = now.state;
        stored->kind = *now.kind;
    }
    if (row.isKeptOpen)
        return;
    // An unknown end may become known, or another row may supersede this one; every other end is final.
    if (row.end && stored->state != row.end->state && ledger::Ledger::mayFollow(*stored, *row.end))
        m_ledger->settle(row.id, *row.end, this, {});
}

} // namespace core

#include "moc_callrows.cpp"
