// SPDX-License-Identifier: Apache-2.0
// What was said in all sessions, by its words: an index that is brought up to date when somebody searches.
#include "acp/values.h"
#include "base/error.h"
#include "base/result.h"
#include "history/entrycodec.h"
#include "history/storefile.h"

#include <QSqlError>
#include <QSqlQuery>

namespace history {

using base::Result;

namespace {

/// Of one entry. What an agent repeats beyond that is hardly what somebody remembers.
constexpr qsizetype mostText = 512 * 1024;
constexpr qsizetype snippetBefore = 24, snippetSize = 100;

/// The words of an entry that somebody may remember. What commands wrote is not among them: it would be most of the
/// index.
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
    template <class Other> QString operator()(const Other &) const { return {}; }
};

/// Every word has to be there, as the beginning of one; none: nothing to search for.
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

/// Where the first of \p words stands, with a little around it, on one line.
QString snippetOf(const QString &text, const QString &words)
{
    qsizetype at = -1;
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : all) {
        if (at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0)
            break;
    }
    const qsizetype from = qMax<qsizetype>(0, at - snippetBefore);
    QString snippet = text.mid(from, snippetSize).simplified();
    return from > 0 ? QString(QChar(0x2026) + snippet) : snippet;
}

} // namespace

/// Takes in so many entries that are new since the last time; false: there are more. Turns that are under way wait.
Result<bool> SessionStore::File::index(int most)
{
    QSqlQuery query(m_database), put(m_database);
    // The index holds no text of its own; a row's number is that of its session and of the entry.
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
        const base::Error error = problem(failed);
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
