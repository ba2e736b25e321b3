// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/schema.h"

#include "base/ids.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <type_traits>

namespace ledger::schema {

namespace {

// How a column holds a member's value, and back. Empty text is NULL, as it is where the column was added later.

QVariant toColumn(const QString &value)
{
    return value.isEmpty() ? QVariant() : value;
}

QVariant toColumn(const QByteArray &value)
{
    return value.isEmpty() ? QVariant() : value;
}

/// An invalid time is in local time, and asking that for a number reads the time zone's file.
QVariant toColumn(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant();
}

QVariant toColumn(const base::SessionId &session)
{
    return session.value.isNull() ? QStringLiteral("") : session.value; // the column has no NULL
}

QVariant toColumn(const base::ToolCallId &call)
{
    return toColumn(call.value);
}

QVariant toColumn(base::TurnId turn)
{
    return turn.value;
}

QVariant toColumn(base::EffectId id)
{
    return id.value;
}

QVariant toColumn(const std::vector<base::EffectId> &ids)
{
    QStringList out;
    for (const base::EffectId id : ids)
        out << QString::number(id.value);
    return toColumn(out.join(QLatin1Char(' ')));
}

QVariant toColumn(const std::vector<quint32> &modes)
{
    QStringList out;
    for (const quint32 mode : modes)
        out << QString::number(mode, 8);
    return toColumn(out.join(QLatin1Char(' ')));
}

template <class T>
requires std::is_arithmetic_v<T> QVariant toColumn(T value)
{
    return value;
}

template <class T> QVariant toColumn(const std::optional<T> &value)
{
    return value ? QVariant(*value) : QVariant();
}

template <class T>
requires std::is_arithmetic_v<T> || std::is_same_v<T, QString> || std::is_same_v<T, QByteArray>
void fromColumn(const QVariant &column, T *value)
{
    *value = column.value<T>();
}

void fromColumn(const QVariant &column, QDateTime *time)
{
    if (!column.isNull())
        *time = QDateTime::fromMSecsSinceEpoch(column.toLongLong()).toUTC();
}

template <class Id> auto fromColumn(const QVariant &column, Id *id) -> decltype((void)id->value)
{
    fromColumn(column, &id->value);
}

template <class T> void fromColumn(const QVariant &column, std::optional<T> *value)
{
    if (!column.isNull())
        *value = column.value<T>();
}

void fromColumn(const QVariant &column, std::vector<base::EffectId> *ids)
{
    for (const QString &word : column.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        ids->push_back({word.toULongLong()});
}

void fromColumn(const QVariant &column, std::vector<quint32> *modes)
{
    for (const QString &word : column.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        modes->push_back(word.toUInt(nullptr, 8));
}

/// A column of the table, and the member of a row that it holds.
struct Column
{
    QString name;
    bool isRequired = false; ///< it must not be null
    QVariant (*value)(const Effect &row) = nullptr;
    void (*set)(Effect &row, const QVariant &value) = nullptr;
};

template <auto member> Column column(const char *name, bool isRequired = false)
{
    return {QString::fromLatin1(name), isRequired, [](const Effect &row) { return toColumn(row.*member); },
            [](Effect &row, const QVariant &value) { fromColumn(value, &(row.*member)); }};
}

/// A number in a damaged row that is no enumerator up to \p last becomes \p otherwise.
template <class E> E enumerator(const QVariant &value, E last, E otherwise)
{
    const int n = value.toInt();
    return n >= 0 && n <= int(last) ? E(n) : otherwise;
}

template <auto member, auto last, auto otherwise> Column enumeration(const char *name)
{
    return {QString::fromLatin1(name), true, [](const Effect &row) { return QVariant(int(row.*member)); },
            [](Effect &row, const QVariant &value) { row.*member = enumerator(value, last, otherwise); }};
}

template <auto mark, auto part> Column markColumn(const QString &name)
{
    return {name, false, [](const Effect &row) { return toColumn((row.*mark).*part); },
            [](Effect &row, const QVariant &value) { fromColumn(value, &((row.*mark).*part)); }};
}

template <auto mark> std::vector<Column> markColumns(const char *name)
{
    const QString prefix = QString::fromLatin1(name);
    return {{prefix + QStringLiteral("_type"), false, [](const Effect &row) { return QVariant(int((row.*mark).type)); },
             [](Effect &row, const QVariant &value) {
                 (row.*mark).type = enumerator(value, FileType::Other, FileType::Unknown);
             }},
            markColumn<mark, &FileMark::hash>(prefix + QStringLiteral("_hash")),
            markColumn<mark, &FileMark::mode>(prefix + QStringLiteral("_mode")),
            markColumn<mark, &FileMark::size>(prefix + QStringLiteral("_size")),
            markColumn<mark, &FileMark::kept>(prefix + QStringLiteral("_kept"))};
}

/// All but the id, and but columns of other_path and other_before, which earlier versions had for moves and never
/// filled. A new member needs a step in steps() and its line here.
const std::vector<Column> &table()
{
    static const std::vector<Column> all = [] {
        std::vector<Column> out{
            column<&Effect::key>("key"),
            enumeration<&Effect::kind, EffectKind::Remote, EffectKind::Other>("kind"),
            enumeration<&Effect::state, EffectState::Unknown, EffectState::Unknown>("state"),
            enumeration<&Effect::source, EffectSource::NotReported, EffectSource::Agent>("source"),
            enumeration<&Effect::control, PhaseControl::Observed, PhaseControl::Observed>("control"),
            column<&Effect::session>("session", true),
            column<&Effect::turn>("turn", true),
            column<&Effect::target>("target"),
            column<&Effect::detail>("detail"),
            column<&Effect::path>("path"),
            column<&Effect::temporary>("temporary"),
            column<&Effect::toolCall>("tool_call"),
            column<&Effect::folder>("folder"),
            column<&Effect::exitCode>("exit_code"),
            column<&Effect::durationMs>("duration_ms"),
            column<&Effect::preparedAt>("prepared_at"),
            column<&Effect::settledAt>("settled_at"),
            enumeration<&Effect::reversible, Reversible::ByCall, Reversible::No>("reversible"),
            column<&Effect::whyNot>("why_not"),
            column<&Effect::acknowledged>("acknowledged"),
            column<&Effect::run>("run"),
            column<&Effect::revision>("revision"),
            column<&Effect::compensates>("compensates"),
            column<&Effect::restores>("restores"),
            column<&Effect::sameAs>("same_as"),
            column<&Effect::staged>("staged"),
            column<&Effect::partOf>("part_of"),
            column<&Effect::server>("server"),
            column<&Effect::tool>("tool"),
            column<&Effect::readsOnly>("reads_only"),
            column<&Effect::undoTool>("undo_tool"),
            column<&Effect::undoArguments>("undo_arguments"),
            column<&Effect::limited>("limited"),
            column<&Effect::serverIdentity>("server_identity"),
            column<&Effect::folders>("folders"),
            column<&Effect::processes>("processes"),
            column<&Effect::mustBeSeen>("must_be_seen"),
            column<&Effect::given>("other_before_hash"),
        };
        for (std::vector<Column> &mark :
             std::array{markColumns<&Effect::before>("before"), markColumns<&Effect::after>("after")})
            std::move(mark.begin(), mark.end(), std::back_inserter(out));
        return out;
    }();
    return all;
}

const QStringList &names()
{
    static const QStringList all = [] {
        QStringList out;
        for (const Column &column : table())
            out << column.name;
        return out;
    }();
    return all;
}

QStringList at(const Places &places, const QStringList &all)
{
    QStringList out;
    for (const int place : places)
        out << all[place];
    return out;
}

/// By name, since Qt makes up a name, anew each time, for a value that is bound by its position.
const QStringList &placeholders()
{
    static const QStringList all = [] {
        QStringList out;
        for (const QString &name : names())
            out << u':' + name;
        return out;
    }();
    return all;
}

/// Of what bindCondition() binds, in its order.
const QStringList &conditions()
{
    static const QStringList all{QStringLiteral(":was_id"), QStringLiteral(":was_revision"),
                                 QStringLiteral(":was_state"), QStringLiteral(":was_settled_at"),
                                 QStringLiteral(":was_run")};
    return all;
}

} // namespace

const std::vector<QStringList> &steps()
{
    static const std::vector<QStringList> all{
        {QStringLiteral(
             "CREATE TABLE effects (id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB UNIQUE, kind INTEGER NOT NULL, "
             "state INTEGER NOT NULL, source INTEGER NOT NULL, control INTEGER NOT NULL, session TEXT NOT NULL, "
             "turn INTEGER NOT NULL, target TEXT, detail TEXT, path BLOB, other_path BLOB, temporary BLOB, "
             "tool_call TEXT, folder TEXT, exit_code INTEGER, duration_ms INTEGER, prepared_at INTEGER, "
             "settled_at INTEGER, reversible INTEGER NOT NULL, why_not TEXT, "
             "before_type INTEGER, before_hash BLOB, before_mode INTEGER, before_size INTEGER, before_kept INTEGER, "
             "after_type INTEGER, after_hash BLOB, after_mode INTEGER, after_size INTEGER, after_kept INTEGER, "
             "other_before_type INTEGER, other_before_hash BLOB, other_before_mode INTEGER, "
             "other_before_size INTEGER, other_before_kept INTEGER)"),
         QStringLiteral("CREATE INDEX effects_by_session ON effects (session, turn)")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN acknowledged INTEGER NOT NULL DEFAULT 0"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN run TEXT"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN revision INTEGER NOT NULL DEFAULT 0"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN compensates TEXT"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN restores TEXT")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN same_as INTEGER NOT NULL DEFAULT 0")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN staged INTEGER NOT NULL DEFAULT 0"),
         // SQLite uses a partial index only if the condition of the query is the same, word for word.
         QStringLiteral(
             "CREATE INDEX effects_current ON effects (id) WHERE state IN (0, 1, 3) OR (acknowledged = 0 AND "
             "(state = 7 OR (state = 2 AND reversible = 2 AND kind <> 1)))"),
         QStringLiteral("CREATE INDEX effects_compensations ON effects (id) WHERE compensates <> ''"),
         QStringLiteral("CREATE INDEX effects_keeping ON effects (id) WHERE before_kept = 1 OR after_kept = 1 OR "
                        "other_before_kept = 1"),
         QStringLiteral("CREATE INDEX effects_by_path ON effects (path) WHERE path IS NOT NULL"),
         QStringLiteral("CREATE INDEX effects_by_other_path ON effects (other_path) WHERE other_path IS NOT NULL")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN part_of INTEGER NOT NULL DEFAULT 0")},
        {QStringLiteral("CREATE TABLE session_names (session TEXT PRIMARY KEY, run TEXT NOT NULL) WITHOUT ROWID")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN server TEXT"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN tool TEXT"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN reads_only INTEGER NOT NULL DEFAULT 0")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN undo_tool TEXT"),
         QStringLiteral("ALTER TABLE effects ADD COLUMN undo_arguments BLOB")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN limited INTEGER")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN server_identity BLOB")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN folders TEXT")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN processes BLOB")},
        // Of more than two values in brackets SQLite makes a table, twice for each row that is changed.
        {QStringLiteral("DROP INDEX effects_current"),
         QStringLiteral("CREATE INDEX effects_current ON effects (id) WHERE state = 0 OR state = 1 OR state = 3 OR "
                        "(acknowledged = 0 AND (state = 7 OR (state = 2 AND reversible = 2 AND kind <> 1)))")},
        {QStringLiteral("ALTER TABLE effects ADD COLUMN must_be_seen INTEGER NOT NULL DEFAULT 0"),
         QStringLiteral("DROP INDEX effects_current"),
         QStringLiteral("CREATE INDEX effects_current ON effects (id) WHERE state = 0 OR state = 1 OR state = 3 OR "
                        "(acknowledged = 0 AND (state = 7 OR (state = 2 AND reversible = 2 AND (kind <> 1 OR "
                        "must_be_seen = 1))))")},
    };
    return all;
}

QString isCurrent()
{
    return QStringLiteral("state = 0 OR state = 1 OR state = 3 OR (acknowledged = 0 AND (state = 7 OR (state = 2 AND "
                          "reversible = 2 AND (kind <> 1 OR must_be_seen = 1))))");
}

QString isCompensation()
{
    return QStringLiteral("compensates <> ''");
}

QString keepsContent()
{
    return QStringLiteral("before_kept = 1 OR after_kept = 1 OR other_before_kept = 1");
}

QString columns()
{
    return QStringLiteral("id, ") + names().join(QStringLiteral(", "));
}

Values valuesOf(const Effect &effect)
{
    Values out;
    out.reserve(table().size());
    for (const Column &column : table())
        out.push_back(column.value(effect));
    return out;
}

Places filled(const Values &values)
{
    static const Values empty = valuesOf(Effect());
    Places out;
    for (size_t i = 0; i < values.size(); ++i) {
        if (table()[i].isRequired || values[i] != empty[i])
            out.push_back(int(i));
    }
    return out;
}

Places changed(const Values &before, const Values &now)
{
    Places out;
    for (size_t i = 0; i < now.size(); ++i) {
        if (before[i] != now[i])
            out.push_back(int(i));
    }
    return out;
}

QString insertStatement(const Places &places)
{
    return QStringLiteral("INSERT INTO effects (%1) VALUES (%2) ON CONFLICT(key) DO NOTHING")
        .arg(at(places, names()).join(QStringLiteral(", ")), at(places, placeholders()).join(QStringLiteral(", ")));
}

QString expireStatement()
{
    return QStringLiteral(
               "UPDATE effects SET before_kept = 0, after_kept = 0, other_before_kept = 0, reversible = %1, "
               "why_not = ?, acknowledged = 1, revision = revision + 1 WHERE id = ? AND state NOT IN (0, 1, 3)")
        .arg(int(Reversible::No));
}

QString updateStatement(const Places &places)
{
    // Another program may have changed the row and given it the same revision.
    QStringList set;
    for (const int place : places)
        set << names()[place] + QStringLiteral(" = ") + placeholders()[place];
    return QStringLiteral("UPDATE effects SET %1 WHERE id = %2 AND revision = %3 AND state = %4 AND settled_at IS %5 "
                          "AND COALESCE(run, '') = %6")
        .arg(set.join(QStringLiteral(", ")), conditions()[0], conditions()[1], conditions()[2], conditions()[3],
             conditions()[4]);
}

void bind(QSqlQuery &query, const Values &values, const Places &places)
{
    for (const int place : places)
        query.bindValue(placeholders()[place], values[size_t(place)]);
}

void bindCondition(QSqlQuery &query, const Effect &before)
{
    query.bindValue(conditions()[0], before.id.value);
    query.bindValue(conditions()[1], before.revision);
    query.bindValue(conditions()[2], int(before.state));
    query.bindValue(conditions()[3], toColumn(before.settledAt));
    query.bindValue(conditions()[4], before.run.isEmpty() ? QStringLiteral("") : before.run);
}

Effect read(const QSqlQuery &query)
{
    Effect out;
    out.id = {query.value(0).toULongLong()};
    int at = 0;
    for (const Column &column : table())
        column.set(out, query.value(++at));
    return out;
}

} // namespace ledger::schema
