// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/rows/effect.h"

#include <QByteArrayList>
#include <QString>
#include <QVariantList>

#include <optional>
#include <vector>

namespace ledger {

/// Reads rows of a ledger's file that another object writes, on a connection of its own: readers never wait for the
/// writer, and see only what is in the file. Rows are ordered by id. Blocks on the disk. Belongs to the thread that
/// uses it first.
class LedgerReader
{
public:
    using Rows = base::Result<std::vector<Effect>>;

    /// \p path of a file that a SqliteLedger has opened, so that its schema is current.
    explicit LedgerReader(QString path);
    ~LedgerReader();
    LedgerReader(const LedgerReader &) = delete;
    LedgerReader &operator=(const LedgerReader &) = delete;

    Rows all();
    Rows ofSession(const base::SessionId &session);
    /// Whether ofSession() would return any row; reads none.
    base::Result<bool> knows(const base::SessionId &session);
    /// Rows about one of these files, moves included.
    Rows touching(const QByteArrayList &paths);
    Rows after(base::EffectId earlier);
    /// Undos and redos, the rows that they undo or bring back, and those that are being undone.
    Rows compensations();
    /// Rows whose contents are in the blob store.
    Rows keeping();
    base::Result<std::optional<Effect>> row(base::EffectId id);

private:
    base::Result<void> open();
    Rows read(const QString &where, const QVariantList &values = {});
    Rows compensationsNow();
    Rows readIds(const std::vector<quint64> &ids);

    const QString m_path;
    const QString m_connection;
};

} // namespace ledger
