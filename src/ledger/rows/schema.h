// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace ledger::schema {

/// Migration steps from version 0 on; `PRAGMA user_version` is the number of steps a file has had. A step that was
/// shipped is never changed; new ones are appended.
const std::vector<QStringList> &steps();
inline int version()
{
    return int(steps().size());
}

/// "id, kind, …" in the order of read(); without the id that of Values.
QString columns();

// Binding a column costs more than storing it, so rows are written with those columns alone that say something.

/// What a row holds, column by column, without the id.
using Values = std::vector<QVariant>;
/// Of columns in Values, ascending.
using Places = std::vector<int>;
Values valuesOf(const Effect &effect);
/// Those that differ from an empty row's, and those that must not be null.
Places filled(const Values &values);
Places changed(const Values &before, const Values &now);
/// INSERT of those columns that does nothing if the key exists.
QString insertStatement(const Places &places);
/// UPDATE of the row :id as Ledger::expire() does it, with the reason first. Skips rows that another Belay is about to
/// write or to undo.
QString expireStatement();
/// UPDATE of those columns, of the row that is still what bindCondition() says.
QString updateStatement(const Places &places);

// Conditions for SELECT, each with an index, so that the queries at each start do not become slower over time.

/// Rows that are open, being undone, or to be seen; see asksToBeSeen().
QString isCurrent();
/// Undos and redos.
QString isCompensation();
/// Rows with a content in the blob store.
QString keepsContent();

/// Binds those columns of insertStatement() or updateStatement().
void bind(QSqlQuery &query, const Values &values, const Places &places);
/// Binds the rest of an UPDATE: \p before is the row as it was.
void bindCondition(QSqlQuery &query, const Effect &before);
/// Reads the current row of a SELECT of columns().
Effect read(const QSqlQuery &query);

} // namespace ledger::schema
