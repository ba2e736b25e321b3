// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

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
/// UPDATE of the row :id as Ledger::expire() does it, with the reason first. Not where another Belay is about to write
/// or to take it back.
QString expireStatement();
/// UPDATE of the row with :id and the revision before it.
QString updateStatement();

// Conditions for a SELECT, with an index each, so that what is asked for at each start does not grow with what was.

/// What is open, being taken back, or asks to be seen; see asksToBeSeen().
QString isCurrent();
/// An undo or a redo.
QString isCompensation();
/// A content of its files is in the blob store.
QString keepsContent();

/// Binds everything but the id, by position.
void bind(QSqlQuery &query, const Effect &effect);
/// From the current row of a SELECT of columns().
Effect read(const QSqlQuery &query);

} // namespace ledger::schema
