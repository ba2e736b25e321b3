// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/sessionstore.h"

#include <QSqlQuery>
#include <QString>

/// The rows of the table `sessions`. Each column is named once, with the member that it holds.
namespace history::sessiontable {

/// "key, agent, …", in the order of read().
QString columns();
/// Reads the current row of a SELECT of columns().
StoredSession read(const QSqlQuery &query);
/// Inserts a session or, where its key is there, replaces all but its marks, which SessionStore::mark() changes.
QString saveStatement();
/// Binds the values of saveStatement().
void bind(QSqlQuery &query, const StoredSession &session);

} // namespace history::sessiontable
