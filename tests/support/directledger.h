// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/atomicwrite.h"
#include "ledger/fileeffects.h"
#include "ledger/ledger.h"
#include "ledger/posixfile.h"

#include <QDir>
#include <QFile>

/// Answers inside the call: for tests that have no event loop.
class DirectLedger final : public ledger::MemoryLedger
{
public:
    using MemoryLedger::prepare;
    void prepare(ledger::Effect effect, QObject *, PrepareDone done) override
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

    std::function<void()> onPrepared; ///< between the row and the effect
};

/// Writes at once, on the caller's thread, with the same rows as the real one.
class DirectFiles final : public ledger::FileChanger
{
public:
    explicit DirectFiles(DirectLedger *ledger) : m_ledger(ledger) {}

    void apply(ledger::FileChange change, QObject *context, Done done) override
    {
        const auto now = ledger::lookAtPath(change.effect.path);
        if (!now) {
            done(now.error());
            return;
        }
        change.effect.before = now->mark;
        change.effect.after = ledger::markOf(*change.content);
        m_ledger->prepare(change.effect, context, [&](const base::Result<ledger::Prepared> &prepared) {
            if (!prepared || prepared->existed) {
                done(prepared);
                return;
            }
            const base::EffectId id = prepared->effect.id;
            if (const auto reason = change.hold ? change.hold() : std::nullopt) {
                (void)m_ledger->MemoryLedger::settle(id, ledger::EffectState::Cancelled, *reason);
                done(base::Error{base::Origin::Belay, ECANCELED, *reason, {}});
                return;
            }
            (void)m_ledger->MemoryLedger::settle(id, ledger::EffectState::Committing, {});
            const auto [folder, name] = ledger::splitPath(change.effect.path);
            const auto open = ledger::openFolder(folder, true);
            ledger::FileWrite write;
            write.folder = open ? open->fd() : -1;
            write.name = name;
            write.content = *change.content;
            const auto written = open ? ledger::writeAtomically(write) : base::Result<ledger::FileMark>(open.error());
            (void)m_ledger->MemoryLedger::settle(
                id, written ? ledger::EffectState::Committed : ledger::EffectState::Failed, {});
            if (written)
                done(ledger::Prepared{*m_ledger->effect(id), false});
            else
                done(written.error());
        });
    }

    void run(std::function<void()> work, QObject *, std::function<void()> done) override
    {
        work();
        done();
    }

private:
    DirectLedger *m_ledger;
};
