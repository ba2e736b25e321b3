// SPDX-License-Identifier: Apache-2.0
#include "directledger.h"

void DirectLedger::prepare(ledger::Effect effect, QObject *, PrepareDone done)
{
    const QByteArray key = effect.key;
    bool existed = false;
    for (const ledger::Effect &row : allEffects())
        existed = existed || (!key.isEmpty() && row.key == key);
    const auto id = prepare(std::move(effect));
    if (onPrepared)
        onPrepared();
    done(id ? base::Result<ledger::Prepared>(ledger::Prepared{*this->effect(*id), existed})
            : base::Result<ledger::Prepared>(id.error()));
}

void DirectLedger::settle(base::EffectId id, const ledger::Settlement &settlement, QObject *, SettleDone done)
{
    const auto row = effect(id);
    const bool fits = row && mayFollow(*row, settlement);
    MemoryLedger::settle(id, settlement, this, {});
    if (done)
        done(fits && !diskFull ? base::Result<void>() : base::Result<void>(noSuchEffect(id)));
}

void DirectFiles::apply(ledger::FileChange change, QObject *context, Done done)
{
    if (waits) {
        m_waiting.push_back(
            [this, change = std::move(change), context, done = std::move(done)] { applyNow(change, context, done); });
        return;
    }
    applyNow(std::move(change), context, std::move(done));
}

void DirectFiles::goOn()
{
    waits = false;
    for (const auto &job : std::exchange(m_waiting, {}))
        job();
}

void DirectFiles::run(std::function<void()> work, QObject *, std::function<void()> done)
{
    work();
    done();
}

void DirectFiles::applyNow(ledger::FileChange change, QObject *context, Done done)
{
    const auto now = ledger::lookAtPath(change.effect.path, 1 << 20);
    if (!now) {
        done(now.error());
        return;
    }
    if (change.expected && !now->mark.sameContent(*change.expected)) {
        done(base::Error{base::Origin::User, ledger::changedMeanwhile, QStringLiteral("changed meanwhile"), {}});
        return;
    }
    change.effect.before = now->mark;
    change.effect.after = ledger::markOf(*change.content);
    if (blobs && now->content)
        change.effect.before.kept = blobs->put(*now->content).ok();
    if (blobs)
        change.effect.after.kept = blobs->put(*change.content).ok();
    m_ledger->prepare(change.effect, context, [&](const base::Result<ledger::Prepared> &prepared) {
        if (!prepared || prepared->existed) {
            done(prepared);
            return;
        }
        const base::EffectId id = prepared->effect.id;
        if (isHeld(change, id, done))
            return;
        write(change, id, done);
    });
}

bool DirectFiles::isHeld(const ledger::FileChange &change, base::EffectId id, const Done &done)
{
    const auto reason = change.hold ? change.hold() : std::nullopt;
    if (!reason)
        return false;
    (void)m_ledger->MemoryLedger::settle(id, ledger::EffectState::Cancelled, *reason);
    done(base::Error{base::Origin::Belay, ECANCELED, *reason, {}});
    return true;
}

void DirectFiles::write(const ledger::FileChange &change, base::EffectId id, const Done &done)
{
    (void)m_ledger->MemoryLedger::settle(id, ledger::EffectState::Committing, {});
    const auto [folder, name] = ledger::splitPath(change.effect.path);
    ledger::FolderMaking making;
    const auto open = ledger::openFolder(folder, &making);
    ledger::FileWrite write;
    write.folder = open ? open->fd() : -1;
    write.name = name;
    write.content = *change.content;
    const auto written = diskFull ? base::Result<ledger::FileMark>(ledger::systemError(ENOSPC, name))
                         : open   ? ledger::writeAtomically(write)
                                  : base::Result<ledger::FileMark>(open.error());
    (void)m_ledger->MemoryLedger::settle(id, written ? ledger::EffectState::Committed : ledger::EffectState::Failed,
                                         change.remark);
    if (written)
        done(ledger::Prepared{*m_ledger->effect(id), false});
    else
        done(written.error());
}
