// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/disk/fileuse.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace ledger {

/// The schema of one of Belay's databases.
struct DatabaseShape
{
    /// Migration steps from version 0 on; `PRAGMA user_version` is the number of steps a file has had. A step that was
    /// shipped is never changed; new ones are appended.
    std::vector<QStringList> steps;
    /// Commits survive a power cut; otherwise only the end of the program.
    bool isFullySynchronous = false;
    /// Reads the required tables of the opened file; an error without a type means success. May be empty.
    std::function<QSqlError(QSqlDatabase &)> read;
};

/// Files of this size or more are not checked for damage when they are opened, since that means reading all of it. See
/// checkDatabaseFile().
inline constexpr qint64 looksThroughAtOpening = 4 * 1024 * 1024;

struct DatabaseOpened
{
    bool wasLookedThrough = true;
    QString setAside;                   ///< new name of a file that could not be used; empty: none
    QString notice;                     ///< a message for the user about that
    std::shared_ptr<const FileUse> use; ///< keep it while the file is open, so that no other Belay sets it aside
};

/// Opens the SQLite file \p path under the connection name \p connection, in WAL mode, and migrates it to the current
/// schema. A damaged file, or one from a newer Belay, is renamed with the date appended and kept, and a new one is
/// opened in its place; but not while another Belay has it open and goes on writing to it. Call it on the thread that
/// will use the connection.
base::Result<DatabaseOpened> openDatabaseFile(const QString &path, const QString &connection,
                                              const DatabaseShape &shape);

/// Checks an opened file for damage, on a connection of its own. If it is damaged, the next opening sets it aside.
/// Blocks; any thread.
base::Result<void> checkDatabaseFile(const QString &path);

/// The problem with \p path in words that say what to do. After damage the file is checked when it is opened next.
base::Error databaseError(const QSqlError &problem, const QString &path);
/// Whether what failed with \p error, a databaseError(), can succeed later without another Belay: the disk is full, the
/// file is locked or cannot be written.
bool mayPass(const base::Error &error);
/// Writes a little to an open database, if its disk has some room. Blocks; on the connection's thread.
bool canBeWritten(QSqlDatabase &database, const QString &path);

} // namespace ledger
