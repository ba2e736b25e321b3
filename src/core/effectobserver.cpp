// SPDX-License-Identifier: Apache-2.0
#include "core/effectobserver.h"

#include "ledger/effectkey.h"
#include "ledger/filestate.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace core {

using ledger::Effect;
using ledger::EffectKind;
using ledger::EffectState;

EffectObserver::EffectObserver(QString cwd, ledger::Ledger *ledger, ledger::FileChanger *files,
                               ledger::BlobStore *blobs, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_ledger(ledger)
    , m_files(files)
    , m_blobs(blobs)
{}

void EffectObserver::observe(const EndedCall &call)
{
    for (const acp::Diff &diff : call.diffs)
        observeFile(call, diff);
    if (call.diffs.empty())
        observeOther(call);
}

void EffectObserver::whenSettled(QObject *context, std::function<void()> then)
{
    if (m_open == 0)
        then();
    else
        m_waiting.emplace_back(context, std::move(then));
}

void EffectObserver::settled()
{
    if (--m_open > 0)
        return;
    for (const auto &[context, then] : std::exchange(m_waiting, {})) {
        if (context)
            then();
    }
}

/// What is the same for whatever the call did.
Effect EffectObserver::effectOf(const EndedCall &call)
{
    Effect effect;
    effect.source = ledger::EffectSource::Agent;
    effect.control = ledger::PhaseControl::Observed;
    effect.session = call.session;
    effect.turn = call.turn;
    effect.toolCall = call.id;
    if (call.early)
        effect.detail = tr("It began before the checkpoint of the turn was taken.");
    return effect;
}

/// Belay wrote it itself, or a checkpoint found it before the agent told.
bool EffectObserver::isKnown(const EndedCall &call, const QByteArray &path, const QByteArray &hash) const
{
    const auto rows = m_ledger->effects(call.session);
    return std::any_of(rows.begin(), rows.end(), [&](const Effect &row) {
        return row.source != ledger::EffectSource::Agent && row.turn == call.turn && row.path == path &&
               row.after.hash == hash;
    });
}

void EffectObserver::observeFile(const EndedCall &call, const acp::Diff &diff)
{
    ledger::Claim claim;
    claim.path = QFile::encodeName(QDir::cleanPath(QDir(m_cwd).absoluteFilePath(diff.path)));
    if (diff.oldText)
        claim.oldText = diff.oldText->toUtf8();
    claim.newText = diff.newText.toUtf8();
    claim.deletes = call.kind == acp::ToolKind::Delete && claim.newText.isEmpty();
    claim.said = call.said;
    // Some agents say "" where there was no file.
    if (claim.oldText && claim.oldText->isEmpty() && !claim.deletes)
        claim.oldText = std::nullopt;
    const QByteArray hash = ledger::markOf(claim.newText).hash;
    if (isKnown(call, claim.path, hash))
        return;
    Effect effect = effectOf(call);
    effect.path = claim.path;
    effect.target = QFile::decodeName(claim.path);
    effect.key =
        ledger::idempotencyKey("tool_call", {claim.path, hash}, call.session, call.turnNonce, call.id.value.toUtf8());
    const auto seen = std::make_shared<ledger::Observation>();
    ++m_open;
    m_files->run([claim, seen, blobs = m_blobs] { *seen = ledger::observe(claim, *blobs); }, this,
                 [this, effect, seen]() mutable {
                     effect.kind = seen->kind;
                     effect.before = seen->before;
                     effect.after = seen->after;
                     effect.reversible = seen->reversible;
                     effect.whyNot = seen->whyNot;
                     ledger::Settlement settlement;
                     settlement.state = seen->state;
                     settlement.detail = seen->detail;
                     settlement.before = seen->before;
                     settlement.after = seen->after;
                     settlement.reversible = seen->reversible;
                     settlement.whyNot = seen->whyNot;
                     write(std::move(effect), settlement);
                     settled();
                 });
}

void EffectObserver::observeOther(const EndedCall &call)
{
    using acp::ToolKind;
    Effect effect = effectOf(call);
    switch (call.kind) {
    case ToolKind::Execute:
        effect.kind = EffectKind::Command;
        effect.whyNot = tr("Nobody knows what a command did besides its output.");
        break;
    case ToolKind::Fetch:
        effect.kind = EffectKind::Fetch;
        effect.whyNot = tr("It left this machine.");
        break;
    case ToolKind::Delete:
    case ToolKind::Move:
    case ToolKind::Edit:
        effect.kind = EffectKind::Other;
        effect.whyNot = tr("The agent did not tell what it changed.");
        break;
    default:
        return; // looks and thinks
    }
    effect.target = call.title;
    effect.folder = m_cwd;
    effect.reversible = ledger::Reversible::No;
    effect.key = ledger::idempotencyKey("tool_call", {}, call.session, call.turnNonce, call.id.value.toUtf8());
    ledger::Settlement settlement;
    settlement.state = call.said == ledger::Claim::Said::Done     ? EffectState::Committed
                       : call.said == ledger::Claim::Said::Failed ? EffectState::Failed
                                                                  : EffectState::Unknown;
    write(std::move(effect), settlement);
}

void EffectObserver::write(Effect effect, ledger::Settlement settlement)
{
    ++m_open;
    m_ledger->prepare(std::move(effect), this, [this, settlement](const base::Result<ledger::Prepared> &prepared) {
        // Heard of again: only what was unknown can still be settled.
        if (prepared && (!prepared->existed || prepared->effect.state == EffectState::Unknown)) {
            const base::EffectId id = prepared->effect.id;
            if (prepared->effect.state == EffectState::Prepared && settlement.state == EffectState::Committed)
                (void)m_ledger->settle(id, EffectState::Committing);
            if (prepared->effect.state != settlement.state)
                m_ledger->settle(id, settlement, this, {});
        }
        settled();
    });
}

} // namespace core
