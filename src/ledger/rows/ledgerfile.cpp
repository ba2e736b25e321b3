// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/ledgerfile.h"

#include "ledger/rows/databasefile.h"
#include "ledger/rows/schema.h"

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
        if (query.exec(QStringLiteral("SELECT %1 FROM effects WHERE %2 ORDER BY id")
                           .arg(schema::columns(), schema::isCurrent()))) {
            while (query.next())
                out.effects.push_back(schema::read(query));
        }
        if (!query.lastError().isValid() && query.exec(QStringLiteral("SELECT max(id) FROM effects")) && query.next())
            out.newest = {query.value(0).toULongLong()};
        return query.lastError();
    };
    const base::Result<DatabaseOpened> opened = openDatabaseFile(path, connection, shape);
    if (!opened)
        return opened.error();
    out.setAside = opened->setAside;
    out.use = opened->use;
    out.notice = opened->notice;
    out.wasLookedThrough = opened->wasLookedThrough;
    return out;
}

} // namespace ledger
