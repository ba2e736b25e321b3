// SPDX-License-Identifier: Apache-2.0
#include "history/sessiontable.h"

#include "base/ids.h"
#include "base/shellwords.h"
#include "core/values/sessionevent.h"
#include "history/storedenums.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace history::sessiontable {

namespace {

// How a column holds a member's value, and back. No column of text or bytes is NULL, as Qt would store an empty value.

QVariant toColumn(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QVariant toColumn(const QByteArray &bytes)
{
    return bytes.isNull() ? QByteArray("") : bytes;
}

QVariant toColumn(const QDateTime &time)
{
    return time.toMSecsSinceEpoch();
}

QVariant toColumn(const QStringList &words)
{
    return words.isEmpty()
               ? QStringLiteral("")
               : QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact));
}

QVariant toColumn(const std::vector<base::SessionId> &ids)
{
    QStringList words;
    for (const base::SessionId &id : ids)
        words << id.value;
    return toColumn(words);
}

QVariant toColumn(const std::optional<core::TurnEnd> &end)
{
    return end ? QVariant(int(*end)) : QVariant();
}

template <class T>
requires std::is_arithmetic_v<T> QVariant toColumn(T value)
{
    return value;
}

template <class Id> auto toColumn(const Id &id) -> decltype(toColumn(id.value))
{
    return toColumn(id.value);
}

template <class T>
requires std::is_arithmetic_v<T> || std::is_same_v<T, QString> || std::is_same_v<T, QByteArray>
void fromColumn(const QVariant &column, T *value)
{
    *value = column.value<T>();
}

void fromColumn(const QVariant &column, QDateTime *time)
{
    *time = QDateTime::fromMSecsSinceEpoch(column.toLongLong());
}

/// Earlier versions quoted the words for a shell, which never begins with a bracket.
void fromColumn(const QVariant &column, QStringList *words)
{
    const QString text = column.toString();
    if (text.startsWith(u'[')) {
        const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
        for (const auto &word : all)
            *words << word.toString();
    } else {
        *words = base::shellSplit(text);
    }
}

void fromColumn(const QVariant &column, std::vector<base::SessionId> *ids)
{
    QStringList words;
    fromColumn(column, &words);
    for (const QString &word : words)
        ids->push_back({word});
}

void fromColumn(const QVariant &column, std::optional<core::TurnEnd> *end)
{
    if (!column.isNull())
        *end = storedEnum<core::TurnEnd>(column.toLongLong());
}

template <class Id> auto fromColumn(const QVariant &column, Id *id) -> decltype((void)id->value)
{
    fromColumn(column, &id->value);
}

struct Column
{
    QString name;
    QVariant (*value)(const StoredSession &session) = nullptr;
    void (*set)(StoredSession &session, const QVariant &value) = nullptr;
    bool isKept = false; ///< saveStatement() leaves it as it is where the row is there
};

template <auto member> Column column(const char *name, bool isKept = false)
{
    return {QString::fromLatin1(name), [](const StoredSession &session) { return toColumn(session.*member); },
            [](StoredSession &session, const QVariant &value) { fromColumn(value, &(session.*member)); }, isKept};
}

template <auto mark> Column markColumn(const char *name)
{
    return {QString::fromLatin1(name), [](const StoredSession &session) { return toColumn(session.marks.*mark); },
            [](StoredSession &session, const QVariant &value) { fromColumn(value, &(session.marks.*mark)); }, true};
}

const std::vector<Column> &table()
{
    using S = StoredSession;
    static const std::vector<Column> all{column<&S::key>("key", true),
                                         column<&S::agentId>("agent"),
                                         column<&S::agentName>("agent_name"),
                                         column<&S::session>("session"),
                                         column<&S::cwd>("cwd"),
                                         column<&S::title>("title"),
                                         column<&S::createdAt>("created"),
                                         column<&S::changedAt>("changed"),
                                         column<&S::lastEnd>("last_end"),
                                         column<&S::turnOpen>("turn_open"),
                                         column<&S::newestTurn>("newest_turn"),
                                         column<&S::folders>("folders"),
                                         column<&S::state>("standing"),
                                         column<&S::run>("run"),
                                         column<&S::earlierSessions>("earlier"),
                                         column<&S::name>("name"),
                                         markColumn<&SessionMarks::name>("given_name"),
                                         markColumn<&SessionMarks::isPinned>("pinned"),
                                         markColumn<&SessionMarks::isArchived>("archived"),
                                         column<&S::network>("network"),
                                         column<&S::isHeld>("held")};
    return all;
}

} // namespace

QString columns()
{
    QStringList names;
    for (const Column &column : table())
        names << column.name;
    return names.join(QLatin1String(", "));
}

StoredSession read(const QSqlQuery &query)
{
    StoredSession out;
    int place = 0;
    for (const Column &column : table())
        column.set(out, query.value(place++));
    return out;
}

QString saveStatement()
{
    QStringList places, changes;
    for (const Column &column : table()) {
        places << QStringLiteral("?");
        if (!column.isKept)
            changes << QStringLiteral("%1 = excluded.%1").arg(column.name);
    }
    return QStringLiteral("INSERT INTO sessions (%1) VALUES (%2) ON CONFLICT (key) DO UPDATE SET %3")
        .arg(columns(), places.join(QLatin1String(", ")), changes.join(QLatin1String(", ")));
}

void bind(QSqlQuery &query, const StoredSession &session)
{
    for (const Column &column : table())
        query.addBindValue(column.value(session));
}

} // namespace history::sessiontable
