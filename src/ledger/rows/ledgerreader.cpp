// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/ledgerreader.h"

#include "ledger/rows/databasefile.h"
#include "ledger/rows/schema.h"

#include <QSqlDatabase>
#include <QUuid>

#include <algorithm>
#include <set>

namespace ledger {

using base::Result;

namespace {

/// SQLite limits the number of values in one statement.
constexpr qsizetype atOnce = 400;

QString marks(qsizetype count)
{
    QStringList list;
    list.fill(QStringLiteral("?"), count);
    return list.join(QStringLiteral(", "));
}

/// The column's form, which has no NULL.
QString stored(const base::SessionId &session)
{
    return session.value.isNull() ? QStringLiteral("") : session.value;
}

void sortById(std::vector<Effect> &rows)
{
    std::sort(rows.begin(), rows.end(), [](const Effect &a, const Effect &b) { return a.id < b.id; });
    rows.erase(std::unique(rows.begin(), rows.end(), [](const Effect &a, const Effect &b) { return a.id == b.id; }),
               rows.end());
}

void append(std::vector<Effect> &rows, std::vector<Effect> more)
{
    rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace

LedgerReader::LedgerReader(QString path)
    : m_path(std::move(path))
    , m_connection(QStringLiteral("ledger-reader-") + QUuid::createUuid().toString(QUuid::WithoutBraces))
{}

LedgerReader::~LedgerReader()
{
    if (QSqlDatabase::contains(m_connection))
        QSqlDatabase::removeDatabase(m_connection);
}

Result<void> LedgerReader::open()
{
    if (QSqlDatabase::contains(m_connection))
        return {};
    base::Error error;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
        database.setDatabaseName(m_path);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=2000"));
        if (database.open())
            return {};
        error = databaseError(database.lastError(), m_path);
    }
    QSqlDatabase::removeDatabase(m_connection);
    return error;
}

LedgerReader::Rows LedgerReader::read(const QString &where, const QVariantList &values)
{
    if (const Result<void> opened = open(); !opened)
        return opened.error();
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT %1 FROM effects%2 ORDER BY id")
            .arg(schema::columns(), where.isEmpty() ? QString() : QString(QStringLiteral(" WHERE ") + where)));
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return databaseError(query.lastError(), m_path);
    std::vector<Effect> rows;
    while (query.next())
        rows.push_back(schema::read(query));
    if (query.lastError().isValid())
        return databaseError(query.lastError(), m_path);
    return rows;
}

LedgerReader::Rows LedgerReader::all()
{
    return read({});
}

LedgerReader::Rows LedgerReader::ofSession(const base::SessionId &session)
{
    return read(QStringLiteral("session = ?"), {stored(session)});
}

Result<bool> LedgerReader::knows(const base::SessionId &session)
{
    if (const Result<void> opened = open(); !opened)
        return opened.error();
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.prepare(QStringLiteral("SELECT EXISTS (SELECT 1 FROM effects WHERE session = ?)"));
    query.addBindValue(stored(session));
    if (!query.exec() || !query.next())
        return databaseError(query.lastError(), m_path);
    return query.value(0).toBool();
}

LedgerReader::Rows LedgerReader::touching(const QByteArrayList &paths)
{
    std::vector<Effect> rows;
    for (qsizetype at = 0; at < paths.size(); at += atOnce) {
        const QByteArrayList some = paths.mid(at, atOnce);
        const QVariantList values(some.begin(), some.end());
        Rows found = read(QStringLiteral("path IN (%1)").arg(marks(some.size())), values);
        if (!found)
            return found;
        append(rows, std::move(found.value()));
    }
    sortById(rows);
    return rows;
}

LedgerReader::Rows LedgerReader::after(base::EffectId earlier)
{
    return read(QStringLiteral("id > ?"), {earlier.value});
}

LedgerReader::Rows LedgerReader::readIds(const std::vector<quint64> &ids)
{
    std::vector<Effect> rows;
    for (size_t at = 0; at < ids.size(); at += size_t(atOnce)) {
        const auto first = ids.begin() + qptrdiff(at),
                   last = ids.begin() + qptrdiff(std::min(ids.size(), at + size_t(atOnce)));
        Rows found = read(QStringLiteral("id IN (%1)").arg(marks(last - first)), QVariantList(first, last));
        if (!found)
            return found;
        append(rows, std::move(found.value()));
    }
    return rows;
}

LedgerReader::Rows LedgerReader::compensations()
{
    if (const Result<void> opened = open(); !opened)
        return opened.error();
    // In one transaction, since another Belay may be about to undo something.
    QSqlQuery moment(QSqlDatabase::database(m_connection, false));
    (void)moment.exec(QStringLiteral("BEGIN"));
    Rows rows = compensationsNow();
    (void)moment.exec(QStringLiteral("COMMIT"));
    return rows;
}

LedgerReader::Rows LedgerReader::compensationsNow()
{
    Rows acts = read(schema::isCompensation());
    if (!acts)
        return acts;
    std::set<quint64> ids;
    for (const Effect &act : *acts) {
        for (const std::vector<base::EffectId> *named : {&act.compensates, &act.restores}) {
            for (const base::EffectId id : *named)
                ids.insert(id.value);
        }
    }
    Rows named = readIds({ids.begin(), ids.end()});
    if (!named)
        return named;
    Rows current = read(schema::isCurrent());
    if (!current)
        return current;
    std::vector<Effect> rows = std::move(acts.value());
    append(rows, std::move(named.value()));
    append(rows, std::move(current.value()));
    sortById(rows);
    return rows;
}

LedgerReader::Rows LedgerReader::keeping()
{
    return read(schema::keepsContent());
}

Result<std::optional<Effect>> LedgerReader::row(base::EffectId id)
{
    Rows found = readIds({id.value});
    if (!found)
        return found.error();
    return found->empty() ? std::nullopt : std::optional<Effect>(std::move(found.value().front()));
}

} // namespace ledger
