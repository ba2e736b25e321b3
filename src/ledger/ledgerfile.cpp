// SPDX-License-Identifier: Apache-2.0
#include "ledger/ledgerfile.h"

#include "ledger/databasefile.h"
#include "ledger/schema.h"

namespace ledger {

base::Result<LedgerOpened> openLedgerFile(const QString &path, const QString &connection)
{
    LedgerOpened out;
    DatabaseShape shape;
    shape.steps = schema::steps();
    shape.isFullySynchronous = true;
    shape.read = [&out](QSqlDatabase &database) {
        QSqlQuery query(database);
        query.setForwardOnly(true);
        out.effects.clear();
        if (query.exec(QStringLiteral("SELECT %1 FROM effects ORDER BY id").arg(schema::columns()))) {
            while (query.next())
                out.effects.push_back(schema::read(query));
        }
        return query.lastError();
    };
    const base::Result<DatabaseOpened> opened = openDatabaseFile(path, connection, shape);
    if (!opened)
        return opened.error();
    out.setAside = opened->setAside;
    out.notice = opened->notice;
    return out;
}

} // namespace ledger
