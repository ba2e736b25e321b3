// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/effect.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>

namespace ledger::schema {

/// Steps from version 0 on; `PRAGMA user_version` counts the steps a file has gone. A step that was ever
/// shipped is never changed: another one is appended.
const std::vector<QStringList> &steps();
inline int version()
{
    return int(steps().size());
}

/// "id, kind, …" in the order of bind() and read().
QString columns();
/// INSERT that does nothing where the key is there already.
QString insertStatement();
/// UPDATE of the row with :id and the revision before it.
QString updateStatement();

/// Binds everything but the id, by position.
void bind(QSqlQuery &query, const Effect &effect);
/// From the current row of a SELECT of columns().
Effect read(const QSqlQuery &query);

} // namespace ledger::schema
