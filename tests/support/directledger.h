// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/posixfile.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/ledger.h"

#include <QDir>
#include <QFile>

#include <cerrno>

/// Answers inside the call: for tests that have no event loop.
class DirectLedger : public ledger::MemoryLedger
{
public:
    using MemoryLedger::prepare;
    using MemoryLedger::settle;
    void prepare(ledger::Effect effect, QObject *, PrepareDone done) override;

    void settle(base::EffectId id, const ledger::Settlement &settlement, QObject *, SettleDone done) override;

    bool diskFull = false;            ///< what is settled is not stored
    std::function<void()> onPrepared; ///< between the row and the effect
};

/// Writes at once, on the caller's thread, with the same rows as the real one.
class DirectFiles final : public ledger::FileChanger
{
public:
    explicit DirectFiles(DirectLedger *ledger) : m_ledger(ledger) {}

    void apply(ledger::FileChange change, QObject *context, Done done) override;
    /// What waits happens now.
    void goOn();

    void run(std::function<void()> work, QObject *, std::function<void()> done) override;

    bool waits = false;                 ///< the disk takes its time, see goOn()
    ledger::BlobStore *blobs = nullptr; ///< where what was there is to be kept
    bool diskFull = false;              ///< what is written fails

private:
    void applyNow(ledger::FileChange change, QObject *context, Done done);
    bool isHeld(const ledger::FileChange &change, base::EffectId id, const Done &done);
    void write(const ledger::FileChange &change, base::EffectId id, const Done &done);

    DirectLedger *m_ledger;
    std::vector<std::function<void()>> m_waiting;
};
