// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/rows/ledgerwriter.h"

#include <QSqlDatabase>
#include <QString>

namespace ledger {

/// Opens the database \p path under the connection name \p connection, brings it to the present schema and reads the
/// rows that are current. A damaged file, or one that a newer Belay wrote, is renamed with the date behind its name and
/// kept; a fresh one is opened in its place and `LedgerOpened::notice` says so. On the writer's thread.
base::Result<LedgerOpened> openLedgerFile(const QString &path, const QString &connection);

} // namespace ledger
