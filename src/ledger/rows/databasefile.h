// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/files/fileuse.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace ledger {

/// What a database of Belay's is made of.
struct DatabaseShape
{
    /// Steps from version 0 on; `PRAGMA user_version` counts the steps a file has gone. A step that was ever shipped
    /// is never changed: another one is appended.
    std::vector<QStringList> steps;
    /// A commit survives a power cut, too; otherwise the end of the program alone.
    bool isFullySynchronous = false;
    /// Reads what must be readable, in the opened file; an error without a type says that all is well. May be empty.
    std::function<QSqlError(QSqlDatabase &)> read;
};

/// A file of so many bytes or more is not looked through for damage when it is opened: that takes as long as reading
/// it. See checkDatabaseFile().
inline constexpr qint64 looksThroughAtOpening = 4 * 1024 * 1024;

struct DatabaseOpened
{
    bool wasLookedThrough = true;
    QString setAside;                   ///< the new name of a file that could not be used; empty: none
    QString notice;                     ///< says so, for the user
    std::shared_ptr<const FileUse> use; ///< to be kept as long as the file is open: no other Belay sets it aside then
};

/// Opens the SQLite file \p path under the connection name \p connection, in WAL mode, and brings it to the present
/// shape. A damaged file, or one that a newer Belay wrote, is renamed with the date behind its name and kept; a fresh
/// one is opened in its place; but not while another Belay has the file open, which goes on writing to it. On the
/// thread that will use the connection.
base::Result<DatabaseOpened> openDatabaseFile(const QString &path, const QString &connection,
                                              const DatabaseShape &shape);

/// Looks through a file that has been opened, on a connection of its own. Where it is damaged, the next opening sets it
/// aside. Blocks; any thread.
base::Result<void> checkDatabaseFile(const QString &path);

/// What went wrong with \p path, in words that say what to do. A file that is damaged is looked through when it is
/// opened next.
base::Error databaseError(const QSqlError &problem, const QString &path);

} // namespace ledger
