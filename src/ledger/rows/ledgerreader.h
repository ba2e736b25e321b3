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

/// Reads rows of a ledger's file that somebody else writes, on a connection of its own: nothing waits for what is being
/// written, and what is not in the file yet is not seen. Rows come by id. Blocks on the disk. The thread that asks
/// first is the one it belongs to, to its end.
class LedgerReader
{
public:
    using Rows = base::Result<std::vector<Effect>>;

    /// \p path of a file that a SqliteLedger has opened, so that it is in its present shape.
    explicit LedgerReader(QString path);
    ~LedgerReader();
    LedgerReader(const LedgerReader &) = delete;
    LedgerReader &operator=(const LedgerReader &) = delete;

    Rows all();
    Rows ofSession(const base::SessionId &session);
    /// Whether ofSession() would be any; reads no row.
    base::Result<bool> knows(const base::SessionId &session);
    /// What happened to one of these files, moves included.
    Rows touching(const QByteArrayList &paths);
    Rows after(base::EffectId earlier);
    /// Undos and redos, the rows that they take back or bring back, and those that are being taken back.
    Rows compensations();
    /// Rows whose files' contents are in the blob store.
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
