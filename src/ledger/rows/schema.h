// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>

namespace ledger::schema {

/// Migration steps from version 0 on; `PRAGMA user_version` is the number of steps a file has had. A step that was
/// shipped is never changed; new ones are appended.
const std::vector<QStringList> &steps();
inline int version()
{
    return int(steps().size());
}

/// "id, kind, …" in the order of bind() and read().
QString columns();
/// INSERT that does nothing if the key exists.
QString insertStatement();
/// UPDATE of the row :id as Ledger::expire() does it, with the reason first. Skips rows that another Belay is about to
/// write or to undo.
QString expireStatement();
/// UPDATE of the row with :id and its previous revision.
QString updateStatement();

// Conditions for SELECT, each with an index, so that the queries at each start do not become slower over time.

/// Rows that are open, being undone, or to be seen; see asksToBeSeen().
QString isCurrent();
/// Undos and redos.
QString isCompensation();
/// Rows with a content in the blob store.
QString keepsContent();

/// Binds everything but the id, by position.
void bind(QSqlQuery &query, const Effect &effect);
/// Reads the current row of a SELECT of columns().
Effect read(const QSqlQuery &query);

} // namespace ledger::schema
