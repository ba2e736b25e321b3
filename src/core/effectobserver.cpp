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

bool EffectObserver::isBelaysOwn(const EndedCall &call, const QByteArray &path, const QByteArray &hash) const
{
    const auto rows = m_ledger->effects(call.session);
    return std::any_of(rows.begin(), rows.end(), [&](const Effect &row) {
        return row.source == ledger::EffectSource::Belay && row.turn == call.turn && row.path == path &&
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
    if (isBelaysOwn(call, claim.path, hash))
        return;
    Effect effect;
    effect.source = ledger::EffectSource::Agent;
    effect.control = ledger::PhaseControl::Observed;
    effect.session = call.session;
    effect.turn = call.turn;
    effect.toolCall = call.id;
    effect.path = claim.path;
    effect.target = QFile::decodeName(claim.path);
    effect.key =
        ledger::idempotencyKey("tool_call", {claim.path, hash}, call.session, call.turnNonce, call.id.value.toUtf8());
    const auto seen = std::make_shared<ledger::Observation>();
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
                 });
}

void EffectObserver::observeOther(const EndedCall &call)
{
    using acp::ToolKind;
    Effect effect;
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
    effect.source = ledger::EffectSource::Agent;
    effect.control = ledger::PhaseControl::Observed;
    effect.session = call.session;
    effect.turn = call.turn;
    effect.toolCall = call.id;
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
    m_ledger->prepare(std::move(effect), this, [this, settlement](const base::Result<ledger::Prepared> &prepared) {
        // Heard of again: only what was unknown can still be settled.
        if (!prepared || (prepared->existed && prepared->effect.state != EffectState::Unknown))
            return;
        const base::EffectId id = prepared->effect.id;
        if (prepared->effect.state == EffectState::Prepared && settlement.state == EffectState::Committed)
            (void)m_ledger->settle(id, EffectState::Committing);
        if (prepared->effect.state != settlement.state)
            m_ledger->settle(id, settlement, this, {});
    });
}

} // namespace core
