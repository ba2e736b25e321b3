// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/databasefile.h"

#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QStorageInfo>
#include <QUuid>

#include <fcntl.h>
#include <unistd.h>

namespace ledger {

using base::Error;
using base::Origin;
using base::Result;

namespace {

struct DatabaseFileTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::DatabaseFile)
};

/// SQLite's primary result codes.
enum Code {
    Perm = 3,
    Busy = 5,
    Locked = 6,
    NoMem = 7,
    ReadOnly = 8,
    IoErr = 10,
    Corrupt = 11,
    Full = 13,
    CantOpen = 14,
    NotADb = 26
};

/// Below this, the next write of more than a page would fail again.
constexpr qint64 leastRoom = 256 * 1024;

int codeOf(const QSqlError &problem)
{
    return problem.nativeErrorCode().toInt() & 0xff;
}

/// A marker file beside a database in which damage was found.
QString suspicion(const QString &path)
{
    return path + QStringLiteral("-damaged");
}

bool mustLookThrough(const QString &path)
{
    return QFileInfo(path).size() < looksThroughAtOpening || QFileInfo::exists(suspicion(path));
}

enum class Trouble { None, Damaged, Newer, Other };

struct Attempt
{
    Trouble trouble = Trouble::None;
    Error error;
};

Attempt failed(const QSqlError &problem, const QString &path)
{
    const int code = codeOf(problem);
    const bool damaged = code == Corrupt || code == NotADb;
    return {damaged ? Trouble::Damaged : Trouble::Other, databaseError(problem, path)};
}

Attempt attempt(QSqlDatabase &database, const QString &path, const DatabaseShape &shape)
{
    if (!database.open())
        return failed(database.lastError(), path);
    const int newest = int(shape.steps.size());
    QSqlQuery query(database);
    const auto does = [&query](const QString &sql) { return query.exec(sql); };
    // Reads the header, which fails if the file is not a database.
    if (!does(QStringLiteral("PRAGMA user_version")) || !query.next())
        return failed(query.lastError(), path);
    const int found = query.value(0).toInt();
    if (found > newest)
        return {Trouble::Newer, {}};
    query.finish();
    if (mustLookThrough(path)) {
        if (!does(QStringLiteral("PRAGMA quick_check(1)")) || !query.next())
            return failed(query.lastError(), path);
        if (query.value(0).toString() != QStringLiteral("ok"))
            return {Trouble::Damaged, {}};
        query.finish();
        QFile::remove(suspicion(path));
    }
    if (!does(QStringLiteral("PRAGMA journal_mode = WAL")) ||
        !does(shape.isFullySynchronous ? QStringLiteral("PRAGMA synchronous = FULL")
                                       : QStringLiteral("PRAGMA synchronous = NORMAL")) ||
        !does(QStringLiteral("PRAGMA wal_autocheckpoint = 1000")))
        return failed(query.lastError(), path);
    query.finish();
    if (found < newest) {
        if (!does(QStringLiteral("BEGIN EXCLUSIVE")))
            return failed(query.lastError(), path);
        // Checked again under the lock: another Belay may have been faster.
        const bool asked = does(QStringLiteral("PRAGMA user_version")) && query.next();
        const int from = asked ? query.value(0).toInt() : 0;
        query.finish();
        for (int step = from; step < newest; ++step) {
            for (const QString &sql : shape.steps[size_t(step)]) {
                if (!does(sql)) {
                    const QSqlError problem = query.lastError();
                    does(QStringLiteral("ROLLBACK"));
                    // A table with other columns, or a missing one: not a file of ours.
                    Attempt out = failed(problem, path);
                    if (codeOf(problem) == 1)
                        out.trouble = Trouble::Damaged;
                    return out;
                }
            }
        }
        if (!does(QStringLiteral("PRAGMA user_version = %1").arg(newest)) || !does(QStringLiteral("COMMIT"))) {
            const QSqlError problem = query.lastError();
            does(QStringLiteral("ROLLBACK"));
            return failed(problem, path);
        }
    }
    const QSqlError problem = shape.read ? shape.read(database) : QSqlError();
    if (!problem.isValid())
        return {};
    Attempt out = failed(problem, path);
    if (codeOf(problem) == 1)
        out.trouble = Trouble::Damaged;
    return out;
}

/// Conversations and old contents are private. Done before SQLite opens the file, since -wal and -shm get the
/// permissions that the file has then.
void closeToOthers(const QString &path)
{
    const int fd = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0)
        ::close(fd);
    for (const char *tail : {"", "-wal", "-shm"}) {
        const QString file = path + QLatin1String(tail);
        if (QFileInfo(file).isFile())
            QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    }
}

/// Renames the file and SQLite's files beside it; returns the new name, or empty if that failed.
QString setAside(const QString &path)
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString aside = path + QLatin1Char('.') + stamp;
    for (int i = 2; QFileInfo::exists(aside); ++i)
        aside = path + QLatin1Char('.') + stamp + QLatin1Char('-') + QString::number(i);
    if (!QFile::rename(path, aside))
        return {};
    for (const QString &tail : {QStringLiteral("-wal"), QStringLiteral("-shm")})
        QFile::rename(path + tail, aside + tail);
    QFile::remove(suspicion(path));
    return aside;
}

} // namespace

Error databaseError(const QSqlError &problem, const QString &path)
{
    const QString where = base::visibleText(QDir::toNativeSeparators(path));
    const int code = codeOf(problem);
    QString message;
    switch (code) {
    case Busy:
    case Locked:
        message = DatabaseFileTr::tr("The file %1 is in use by another program. Close it and try again.").arg(where);
        break;
    case Full:
        message = DatabaseFileTr::tr("The disk is full: the file %1 cannot be written. Make room.").arg(where);
        break;
    case Perm:
    case ReadOnly:
    case CantOpen:
        message = DatabaseFileTr::tr("The file %1 cannot be written. Check the permissions of its folder.").arg(where);
        break;
    case Corrupt:
    case NotADb:
        message = DatabaseFileTr::tr("The file %1 is damaged. Start Belay again: it will be set aside.").arg(where);
        if (QFile mark(suspicion(path)); !mark.exists())
            (void)mark.open(QIODevice::WriteOnly);
        break;
    default:
        message = DatabaseFileTr::tr("The file %1 could not be read or written.").arg(where);
        break;
    }
    return {Origin::System, code, message, problem.text()};
}

bool mayPass(const Error &error)
{
    switch (error.code) {
    case Perm:
    case Busy:
    case Locked:
    case ReadOnly:
    case IoErr:
    case Full:
    case CantOpen:
        return error.origin == Origin::System;
    default:
        return false;
    }
}

bool canBeWritten(QSqlDatabase &database, const QString &path)
{
    if (QStorageInfo(QFileInfo(path).absolutePath()).bytesAvailable() < leastRoom)
        return false;
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next())
        return false;
    const QString same = QStringLiteral("PRAGMA user_version = %1").arg(query.value(0).toInt());
    query.finish();
    return query.exec(same);
}

Result<DatabaseOpened> openDatabaseFile(const QString &path, const QString &connection, const DatabaseShape &shape)
{
    const QFileInfo info(path);
    if (!base::makePrivateFolder(info.absolutePath()))
        return Error{Origin::System,
                     CantOpen,
                     base::Words::tr("The folder %1 could not be made.")
                         .arg(base::visibleText(QDir::toNativeSeparators(info.absolutePath()))),
                     {}};
    DatabaseOpened out;
    const auto use = std::make_shared<FileUse>(path);
    out.use = use;
    out.wasLookedThrough = mustLookThrough(path);
    for (int round = 0; round < 2; ++round) {
        Attempt tried;
        {
            closeToOthers(path);
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
            database.setDatabaseName(path);
            database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000"));
            tried = attempt(database, path, shape);
            if (tried.trouble == Trouble::None) {
                use->share();
                return out;
            }
            database.close();
        }
        QSqlDatabase::removeDatabase(connection);
        if (tried.trouble == Trouble::Other || round > 0)
            return tried.error;
        if (!use->isAlone())
            return Error{
                Origin::System, tried.error.code,
                tried.trouble == Trouble::Newer
                    ? DatabaseFileTr::tr(
                          "The file %1 was written by a newer Belay, which has it open. Close that one, or use it.")
                          .arg(base::visibleText(QDir::toNativeSeparators(path)))
                    : DatabaseFileTr::tr("The file %1 is damaged and open in another Belay. Close all and start Belay "
                                         "again: the file is then set aside.")
                          .arg(base::visibleText(QDir::toNativeSeparators(path))),
                tried.error.detail};
        out.setAside = setAside(path);
        if (out.setAside.isEmpty())
            return Error{Origin::System, 0,
                         DatabaseFileTr::tr("The file %1 cannot be used and cannot be set aside. Check its folder.")
                             .arg(base::visibleText(QDir::toNativeSeparators(path))),
                         tried.error.detail};
        const QString shown = base::visibleText(QDir::toNativeSeparators(path));
        const QString kept = base::visibleText(QDir::toNativeSeparators(out.setAside));
        out.notice =
            tried.trouble == Trouble::Newer
                ? DatabaseFileTr::tr("The file %1 was written by a newer Belay. It is kept as %2; a new one was begun.")
                      .arg(shown, kept)
                : DatabaseFileTr::tr("The file %1 was damaged. It is kept as %2; a new one was begun.")
                      .arg(shown, kept);
    }
    return out;
}

Result<void> checkDatabaseFile(const QString &path)
{
    const QString connection = QStringLiteral("check-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    Result<void> result;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(path);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=2000"));
        if (!database.open()) {
            result = databaseError(database.lastError(), path);
        } else {
            QSqlQuery query(database);
            if (!query.exec(QStringLiteral("PRAGMA quick_check(1)")) || !query.next())
                result = databaseError(query.lastError(), path);
            else if (query.value(0).toString() != QStringLiteral("ok"))
                result = databaseError(
                    QSqlError({}, query.value(0).toString(), QSqlError::StatementError, QString::number(Corrupt)),
                    path);
        }
    }
    QSqlDatabase::removeDatabase(connection);
    return result;
}

} // namespace ledger
