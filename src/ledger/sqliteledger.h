// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/ledger.h"
#include "ledger/mailbox.h"

#include <QPointer>

#include <memory>

namespace ledger {

class LedgerWriter;
class RunLock;

/// The rows in an SQLite file. One thread of its own writes; readers are answered from memory, which is filled
/// when the file is opened. Several programs may have the same file open: each sees the others' rows when it
/// opens it, and a change to a row that another program changed first is refused, not lost.
class SqliteLedger final : public Ledger
{
    Q_OBJECT

public:
    /// \p path of the file; its folder is made. A damaged file, or one of a newer Belay, is set aside and kept,
    /// see notice(). An error: it is locked, or cannot be written.
    static base::Result<std::unique_ptr<SqliteLedger>> open(const QString &path);
    /// The same in two steps, for a start that has other things to do meanwhile: the file is opened on the ledger's
    /// thread, and nothing else may be asked for until finish(), which waits for that, has succeeded.
    static std::unique_ptr<SqliteLedger> begin(const QString &path);
    base::Result<void> finish();
    /// Stores what is under way and gives the answers that are still owed.
    ~SqliteLedger() override;

    /// A sentence for the user when an earlier file was set aside; else empty.
    const QString &notice() const { return m_notice; }
    const QString &setAside() const { return m_setAside; }
    /// The name of this run in the rows it prepares.
    QString run() const;
    /// Another run of Belay that prepared rows and still lives.
    bool isAlive(const QString &run) const;

    base::Result<base::EffectId> prepare(Effect effect) override;
    void prepare(Effect effect, QObject *context, PrepareDone done) override;
    base::Result<void> settle(base::EffectId id, EffectState state, const QString &detail = {}) override;
    void settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done) override;
    std::vector<Effect> effects(const base::SessionId &session) const override;
    std::optional<Effect> effect(base::EffectId id) const override;
    std::vector<Effect> allEffects() const override;
    base::EffectId newest() const override;
    void acknowledge(const std::vector<base::EffectId> &ids) override;
    void letGo(const std::vector<base::EffectId> &ids, const QString &why) override;

    /// Waits until everything asked for so far is in the file. Blocks; for the end of the program and tests.
    void flush();

Q_SIGNALS:
    /// A change that readers see could not be stored. It is tried again with the next one.
    void notStored(const base::Error &error);

private:
    explicit SqliteLedger(const QString &path);
    Effect completed(Effect effect) const;
    base::Result<Effect> change(base::EffectId id, const Settlement &settlement);
    void store(const Effect &effect, QPointer<QObject> context, SettleDone done);
    void keep(const Effect &effect);

    QString m_folder;
    QString m_notice;
    QString m_setAside;
    std::map<quint64, Effect> m_rows;
    Mailbox m_answers;
    std::unique_ptr<RunLock> m_run;
    std::unique_ptr<LedgerWriter> m_writer; ///< last: its end answers what is open
};

} // namespace ledger
