// SPDX-License-Identifier: Apache-2.0
#include "history/storefile.h"

#include "acp/values.h"
#include "base/error.h"
#include "base/overloaded.h"
#include "base/result.h"
#include "core/values/sessionevent.h"
#include "history/entrycodec.h"
#include "history/sessiontable.h"
#include "ledger/rows/databasefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

namespace history {

using base::Result;

namespace {

/// SQLite makes several copies of a value, so a long text is stored in slices.
qsizetype sliceAt(QStringView text, qsizetype at)
{
    constexpr qsizetype slice = 128 * 1024;
    const qsizetype size = qMin(slice, text.size() - at);
    return at + size < text.size() && text[at + size].isLowSurrogate() ? size + 1 : size;
}

std::vector<QStringList> steps()
{
    return {{QStringLiteral("CREATE TABLE sessions (key INTEGER PRIMARY KEY, agent TEXT NOT NULL, agent_name TEXT NOT "
                            "NULL, session TEXT NOT NULL, cwd TEXT NOT NULL, title TEXT NOT NULL, created INTEGER NOT "
                            "NULL, changed INTEGER NOT NULL, last_end INTEGER, turn_open INTEGER NOT NULL, newest_turn "
                            "INTEGER NOT NULL)"),
             QStringLiteral("CREATE TABLE entries (session INTEGER NOT NULL, id INTEGER NOT NULL, turn INTEGER NOT "
                            "NULL, at INTEGER NOT NULL, after_stop INTEGER, body BLOB NOT NULL, PRIMARY KEY (session, "
                            "id)) WITHOUT ROWID"),
             // A growing message is stored as one row per addition, so that nothing is written twice.
             QStringLiteral("CREATE TABLE texts (session INTEGER NOT NULL, entry INTEGER NOT NULL, start INTEGER NOT "
                            "NULL, text TEXT NOT NULL, PRIMARY KEY (session, entry, start)) WITHOUT ROWID")},
            // A list, as the next ones.
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN folders TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN standing BLOB NOT NULL DEFAULT x''")},
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN run TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN earlier TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN name TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN given_name TEXT NOT NULL DEFAULT ''"),
             QStringLiteral("ALTER TABLE sessions ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0"),
             QStringLiteral("ALTER TABLE sessions ADD COLUMN archived INTEGER NOT NULL DEFAULT 0"),
             QStringLiteral("ALTER TABLE sessions ADD COLUMN hidden INTEGER")},
            // The level and the hosts.
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN network TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("ALTER TABLE sessions ADD COLUMN held INTEGER NOT NULL DEFAULT 0")},
            // From here on lists are JSON, no longer words quoted for a shell: earlier versions would misread them.
            {}};
}

QVariant orNull(const std::optional<base::Milliseconds> &value)
{
    return value ? QVariant(qint64(value->count())) : QVariant();
}

QString *growingText(EntryBody &body)
{
    if (auto *message = std::get_if<AgentMessage>(&body))
        return &message->text;
    if (auto *thought = std::get_if<Thought>(&body))
        return &thought->text;
    return nullptr;
}

/// Per entry. Longer texts are mostly repetitions that nobody searches for.
constexpr qsizetype mostText = 512 * 1024;
constexpr qsizetype snippetBefore = 12, snippetSize = 100;

/// The words of an entry that are searched. Output of commands is left out: it would be most of the index.
struct WordsOf
{
    QString operator()(const UserMessage &m) const { return m.text; }
    QString operator()(const AgentMessage &m) const { return m.text; }
    QString operator()(const Thought &m) const { return m.text; }
    QString operator()(const ToolCall &m) const
    {
        QStringList all{m.title, m.command};
        for (const acp::Location &location : m.locations)
            all << location.path;
        for (const acp::Diff &diff : m.diffs)
            all << diff.path;
        return all.join(u'\n');
    }
    QString operator()(const Permission &m) const { return QString(m.title + u'\n' + m.command); }
    QString operator()(const Elicitation &m) const { return QString(m.message + u'\n' + m.url); }
    QString operator()(const Notice &m) const { return QString(m.title + u'\n' + m.text); }
    QString operator()(const Failure &m) const { return m.error.message; }
    QString operator()(const Compaction &m) const { return m.summary; }
    QString operator()(const PlanSnapshot &m) const
    {
        QStringList all;
        for (const acp::PlanEntry &step : m.entries)
            all << step.content;
        return all.join(u'\n');
    }
    QString operator()(const PlainBody auto &) const { return {}; }
    QString operator()(const base::OneOf<StopMark, TurnFooter> auto &) const { return {}; }
};

/// The FTS query in which every word must occur, as a prefix; empty: nothing to search for.
QString matchOf(const QString &words)
{
    QStringList terms;
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    for (QString word : all) {
        if (std::any_of(word.cbegin(), word.cend(), [](QChar c) { return c.isLetterOrNumber(); }))
            terms << u'"' + word.remove(u'"') + QStringLiteral("\"*");
    }
    return terms.join(u' ');
}

/// The place of \p words, or else of the first of them, with its surroundings, on one line. It begins so shortly before
/// that what was found is seen in a narrow list, too, and with a whole word.
QString snippetOf(const QString &text, const QString &words)
{
    qsizetype at = text.indexOf(words.simplified(), 0, Qt::CaseInsensitive);
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    for (auto word = all.begin(); word != all.end() && at < 0; ++word)
        at = text.indexOf(*word, 0, Qt::CaseInsensitive);
    qsizetype from = qMax<qsizetype>(0, at - snippetBefore);
    while (from > 0 && from < at && !text.at(from - 1).isSpace())
        ++from;
    QString snippet = text.mid(from, snippetSize).simplified();
    return from > 0 ? QString(QChar(0x2026) + snippet) : snippet;
}

} // namespace

SessionStore::File::File(QString path)
    : m_path(std::move(path))
    , m_connection(QStringLiteral("sessions-") + QUuid::createUuid().toString(QUuid::WithoutBraces))
{}

SessionStore::File::~File() = default;

base::Error SessionStore::File::problem(const QSqlQuery &query) const
{
    return ledger::databaseError(query.lastError(), m_path);
}

Result<void> SessionStore::File::open()
{
    if (m_database.isOpen())
        return {};
    const auto opened = ledger::openDatabaseFile(m_path, m_connection, {steps(), false, {}});
    if (!opened)
        return opened.error();
    notice = opened->notice;
    m_use = opened->use;
    wasLookedThrough = opened->wasLookedThrough;
    m_database = QSqlDatabase::database(m_connection, false);
    return {};
}

void SessionStore::File::close()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
    m_use.reset();
}

Result<std::vector<StoredSession>> SessionStore::File::list(const QDateTime &hiddenBefore)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT %1 FROM sessions WHERE %2 ORDER BY changed DESC")
                      .arg(sessiontable::columns(),
                           hiddenBefore.isValid() ? QLatin1String("hidden < ?") : QLatin1String("hidden IS NULL")));
    if (hiddenBefore.isValid())
        query.addBindValue(hiddenBefore.toMSecsSinceEpoch());
    if (!query.exec())
        return problem(query);
    std::vector<StoredSession> all;
    while (query.next())
        all.push_back(sessiontable::read(query));
    return all;
}

Result<void> SessionStore::File::save(const StoredSession &s)
{
    QSqlQuery query(m_database);
    query.prepare(sessiontable::saveStatement());
    sessiontable::bind(query, s);
    if (!query.exec())
        return problem(query);
    return {};
}

Result<void> SessionStore::File::write(StoreKey key, const std::vector<StoredPiece> &pieces)
{
    QSqlQuery entry(m_database), text(m_database), control(m_database);
    entry.prepare(QStringLiteral("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?)"));
    text.prepare(QStringLiteral("INSERT OR REPLACE INTO texts VALUES (?, ?, ?, ?)"));
    if (!control.exec(QStringLiteral("BEGIN IMMEDIATE")))
        return problem(control);
    for (const StoredPiece &piece : pieces) {
        bool written = true;
        if (piece.body) {
            for (const QVariant &value :
                 {QVariant(key), QVariant(piece.entry), QVariant(piece.turn.value),
                  QVariant(piece.at.toMSecsSinceEpoch()), orNull(piece.afterStop), QVariant(*piece.body)})
                entry.addBindValue(value);
            written = entry.exec();
        }
        for (qsizetype at = 0, size = 0; written && at < piece.text.size(); at += size) {
            size = sliceAt(piece.text, at);
            for (const QVariant &value : {QVariant(key), QVariant(piece.entry), QVariant(piece.from + at),
                                          QVariant(piece.text.sliced(at, size))})
                text.addBindValue(value);
            written = text.exec();
        }
        if (!written) {
            const base::Error error = problem(text.lastError().isValid() ? text : entry);
            control.exec(QStringLiteral("ROLLBACK"));
            return error;
        }
    }
    if (!control.exec(QStringLiteral("COMMIT"))) {
        const base::Error error = problem(control);
        control.exec(QStringLiteral("ROLLBACK"));
        return error;
    }
    return {};
}

Result<void> SessionStore::File::remove(StoreKey key)
{
    QSqlQuery query(m_database);
    for (const QString &table : {QStringLiteral("entries WHERE session"), QStringLiteral("texts WHERE session"),
                                 QStringLiteral("sessions WHERE key")}) {
        query.prepare(QStringLiteral("DELETE FROM %1 = ?").arg(table));
        query.addBindValue(key);
        if (!query.exec())
            return problem(query);
    }
    return {};
}

Result<void> SessionStore::File::mark(StoreKey key, const SessionMarks &before, const SessionMarks &marks)
{
    QStringList columns;
    std::vector<QVariant> values;
    if (marks.name != before.name) {
        columns << QStringLiteral("given_name = ?");
        values.emplace_back(marks.name.isNull() ? QStringLiteral("") : marks.name);
    }
    if (marks.isPinned != before.isPinned) {
        columns << QStringLiteral("pinned = ?");
        values.emplace_back(marks.isPinned);
    }
    if (marks.isArchived != before.isArchived) {
        columns << QStringLiteral("archived = ?");
        values.emplace_back(marks.isArchived);
    }
    if (columns.isEmpty())
        return {};
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("UPDATE sessions SET %1 WHERE key = ?").arg(columns.join(QStringLiteral(", "))));
    for (const QVariant &value : values)
        query.addBindValue(value);
    query.addBindValue(key);
    if (!query.exec())
        return problem(query);
    return {};
}

Result<void> SessionStore::File::hide(StoreKey key, const QDateTime &time)
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("UPDATE sessions SET hidden = ? WHERE key = ?"));
    query.addBindValue(time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant());
    query.addBindValue(key);
    if (!query.exec())
        return problem(query);
    return {};
}

Result<void> SessionStore::File::removeHidden(StoreKey key)
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("SELECT 1 FROM sessions WHERE key = ? AND hidden IS NOT NULL"));
    query.addBindValue(key);
    if (!query.exec())
        return problem(query);
    const bool isHidden = query.next();
    query.finish();
    return isHidden ? remove(key) : Result<void>();
}

Result<void> SessionStore::File::copy(StoreKey from, const StoredSession &to)
{
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("BEGIN IMMEDIATE")))
        return problem(query);
    Result<void> copied;
    for (const QString &statement :
         {QStringLiteral("INSERT INTO entries SELECT ?, id, turn, at, after_stop, body FROM entries WHERE session = ?"),
          QStringLiteral("INSERT INTO texts SELECT ?, entry, start, text FROM texts WHERE session = ?")}) {
        query.prepare(statement);
        query.addBindValue(to.key);
        query.addBindValue(from);
        if (copied && !query.exec())
            copied = problem(query);
    }
    if (copied)
        copied = save(to);
    if (copied && !query.exec(QStringLiteral("COMMIT")))
        copied = problem(query);
    if (!copied)
        query.exec(QStringLiteral("ROLLBACK"));
    return copied;
}

/// The separately stored texts of the entries from \p from to \p to.
QHash<EntryId, QString> SessionStore::File::texts(StoreKey key, EntryId from, EntryId to, QSqlQuery *query)
{
    QHash<EntryId, QString> all;
    query->prepare(QStringLiteral(
        "SELECT entry, text FROM texts WHERE session = ? AND entry BETWEEN ? AND ? ORDER BY entry, start"));
    query->addBindValue(key);
    query->addBindValue(from);
    query->addBindValue(to);
    if (query->exec()) {
        while (query->next())
            all[query->value(0).toULongLong()] += query->value(1).toString();
    }
    return all;
}

Result<StoredPage> SessionStore::File::load(StoreKey key, EntryId before, int count)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT id, turn, at, after_stop, body FROM entries WHERE session = ? AND id < ? ORDER "
                       "BY id DESC LIMIT ?"));
    query.addBindValue(key);
    query.addBindValue(before ? qint64(before) : std::numeric_limits<qint64>::max());
    query.addBindValue(count);
    if (!query.exec())
        return problem(query);
    StoredPage page;
    while (query.next()) {
        Entry entry;
        entry.id = query.value(0).toULongLong();
        entry.turn.value = query.value(1).toULongLong();
        entry.at = QDateTime::fromMSecsSinceEpoch(query.value(2).toLongLong());
        if (!query.value(3).isNull())
            entry.afterStop = base::Milliseconds(query.value(3).toLongLong());
        const QByteArray bytes = query.value(4).toByteArray();
        if (auto body = decodeBody(bytes))
            entry.body = *std::move(body);
        else
            entry.body =
                Raw{QStringLiteral("stored"), QString::fromLatin1(bytes.left(200).toPercentEncoding(" {}[]:,\""))};
        page.entries.push_back(std::move(entry));
    }
    std::reverse(page.entries.begin(), page.entries.end());
    if (page.entries.empty())
        return page;
    const EntryId first = page.entries.front().id;
    const QHash<EntryId, QString> said = texts(key, first, page.entries.back().id, &query);
    if (query.lastError().isValid())
        return problem(query);
    for (Entry &entry : page.entries) {
        if (QString *text = growingText(entry.body); text && said.contains(entry.id))
            *text = said.value(entry.id);
    }
    query.prepare(QStringLiteral("SELECT EXISTS (SELECT 1 FROM entries WHERE session = ? AND id < ?)"));
    query.addBindValue(key);
    query.addBindValue(first);
    if (query.exec() && query.next() && query.value(0).toBool())
        page.earlier = first - 1; // ids are assigned from 1 without gaps
    return page;
}

/// Indexes at most \p most new entries; false: there are more. Running turns are not indexed yet.
Result<bool> SessionStore::File::index(int most)
{
    QSqlQuery query(m_database), put(m_database);
    // A contentless index; a row's id is made of the session's number and the entry's id.
    for (const QString &statement :
         {QStringLiteral("CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5(text, content='')"),
          QStringLiteral("CREATE TABLE IF NOT EXISTS indexed (number INTEGER PRIMARY KEY, session INTEGER NOT NULL "
                         "UNIQUE, upto INTEGER NOT NULL)"),
          QStringLiteral("INSERT OR IGNORE INTO indexed (session, upto) SELECT key, 0 FROM sessions")}) {
        if (!query.exec(statement))
            return problem(query);
    }
    struct Waiting
    {
        qint64 number;
        StoreKey key;
        EntryId first, last;
    };
    std::vector<Waiting> all;
    if (!query.exec(QStringLiteral(
            "SELECT i.number, i.session, i.upto, (SELECT MAX(e.id) FROM entries e WHERE e.session = i.session AND "
            "(s.turn_open = 0 OR e.turn < s.newest_turn)) AS newest FROM indexed i JOIN sessions s ON s.key = "
            "i.session "
            "WHERE newest > i.upto")))
        return problem(query);
    while (query.next())
        all.push_back({query.value(0).toLongLong(), query.value(1).toLongLong(), query.value(2).toULongLong(),
                       query.value(3).toULongLong()});
    if (all.empty())
        return true;
    if (!query.exec(QStringLiteral("BEGIN IMMEDIATE")))
        return problem(query);
    const auto broken = [&](const QSqlQuery &failed) -> base::Error {
        base::Error error = problem(failed);
        query.exec(QStringLiteral("ROLLBACK"));
        return error;
    };
    for (const Waiting &session : all) {
        const int count = int(qMin<quint64>(quint64(qMax(0, most)), session.last - session.first));
        if (count == 0)
            break;
        const EntryId upto = session.first + EntryId(count);
        auto page = load(session.key, upto + 1, count);
        if (!page) {
            query.exec(QStringLiteral("ROLLBACK"));
            return page.error();
        }
        put.prepare(QStringLiteral("INSERT INTO words (rowid, text) VALUES (?, ?)"));
        for (const Entry &entry : page->entries) {
            const QString text = std::visit(WordsOf{}, entry.body).left(mostText);
            if (entry.id <= session.first || text.isEmpty())
                continue;
            put.addBindValue(session.number << 32 | qint64(entry.id));
            put.addBindValue(text);
            if (!put.exec())
                return broken(put);
        }
        put.prepare(QStringLiteral("UPDATE indexed SET upto = ? WHERE number = ?"));
        put.addBindValue(upto);
        put.addBindValue(session.number);
        if (!put.exec())
            return broken(put);
        most -= count;
    }
    if (!query.exec(QStringLiteral("COMMIT")))
        return broken(query);
    return most > 0;
}

Result<std::vector<StoredMatch>> SessionStore::File::search(const QString &words)
{
    constexpr int mostRows = 2000;
    std::vector<StoredMatch> matches;
    const QString match = matchOf(words);
    if (match.isEmpty())
        return matches;
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("SELECT i.session, w.rowid & 4294967295 FROM words w JOIN indexed i ON i.number = "
                                 "w.rowid >> 32 JOIN sessions s ON s.key = i.session WHERE "
                                 "words MATCH ? ORDER BY w.rowid DESC LIMIT ?"));
    query.addBindValue(match);
    query.addBindValue(mostRows);
    if (!query.exec())
        return problem(query);
    while (query.next()) {
        const StoreKey key = query.value(0).toLongLong();
        const auto known =
            std::find_if(matches.begin(), matches.end(), [key](const StoredMatch &m) { return m.key == key; });
        if (known == matches.end())
            matches.push_back({key, query.value(1).toULongLong(), {}, 1});
        else
            ++known->count;
    }
    for (StoredMatch &found : matches) {
        auto page = load(found.key, found.entry + 1, 1);
        if (!page)
            return page.error();
        if (!page->entries.empty())
            found.snippet = snippetOf(std::visit(WordsOf{}, page->entries.front().body), words);
    }
    return matches;
}

} // namespace history
