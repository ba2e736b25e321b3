// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/rows/ledgerwriter.h"

#include <QSqlDatabase>
#include <QString>

namespace ledger {

/// Opens the database \p path under the connection name \p connection, migrates it to the current schema and reads the
/// current rows. A damaged file, or one from a newer Belay, is renamed with the date appended and kept; a new one is
/// opened in its place and `LedgerOpened::notice` says so. On the writer's thread.
base::Result<LedgerOpened> openLedgerFile(const QString &path, const QString &connection);

} // namespace ledger
