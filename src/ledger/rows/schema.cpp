// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/schema.h"
#include "base/ids.h"

#include <set>

namespace ledger::schema {

namespace {

const QStringList &names()
{
    static const QStringList list = [] {
        QStringList all{QStringLiteral("key"),
                        QStringLiteral("kind"),
                        QStringLiteral("state"),
                        QStringLiteral("source"),
                        QStringLiteral("control"),
                        QStringLiteral("session"),
                        QStringLiteral("turn"),
                        QStringLiteral("target"),
                        QStringLiteral("detail"),
                        QStringLiteral("path"),
                        QStringLiteral("other_path"),
                        QStringLiteral("temporary"),
                        QStringLiteral("tool_call"),
                        QStringLiteral("folder"),
                        QStringLiteral("exit_code"),
                        QStringLiteral("duration_ms"),
                        QStringLiteral("prepared_at"),
                        QStringLiteral("settled_at"),
                        QStringLiteral("reversible"),
                        QStringLiteral("why_not"),
                        QStringLiteral("acknowledged"),
                        QStringLiteral("run"),
                        QStringLiteral("revision"),
                        QStringLiteral("compensates"),
                        QStringLiteral("restores"),
                        QStringLiteral("same_as"),
                        QStringLiteral("staged"),
                        QStringLiteral("part_of"),
                        QStringLiteral("server"),
                        QStringLiteral("tool"),
                        QStringLiteral("reads_only"),
                        QStringLiteral("undo_tool"),
                        QStringLiteral("undo_arguments"),
                        QStringLiteral("limited"),
                        QStringLiteral("server_identity"),
                        QStringLiteral("folders"),
                        QStringLiteral("processes"),
                        QStringLiteral("must_be_seen")};
        for (const QString &mark :
             {QStringLiteral("before"), QStringLiteral("after"), QStringLiteral("other_before")}) {
            for (const QString &part : {QStringLiteral("_type"), QStringLiteral("_hash"), QStringLiteral("_mode"),
                                        QStringLiteral("_size"), QStringLiteral("_kept")})
                all << mark + part;
        }
        return all;
    }();
    return list;
}

QString written(const std::vector<base::EffectId> &ids)
{
    QStringList out;
    for (const base::EffectId id : ids)
        out << QString::number(id.value);
    return out.join(QLatin1Char(' '));
}

std::vector<base::EffectId> readIds(const QString &text)
{
    std::vector<base::EffectId> out;
    for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        out.push_back({word.toULongLong()});
    return out;
}

QString writtenModes(const std::vector<quint32> &modes)
{
    QStringList out;
    for (const quint32 mode : modes)
        out << QString::number(mode, 8);
    return out.join(QLatin1Char(' '));
}

std::vector<quint32> readModes(const QString &text)
{
    std::vector<quint32> out;
    for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        out.push_back(word.toUInt(nullptr, 8));
    return out;
}

QVariant orNull(bool there, const QVariant &value)
{
    return there ? value : QVariant();
}

/// An invalid time is in local time, and asking that for a number reads the time zone's file.
QVariant timeOf(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant();
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

/// A number from the file as an enumerator; an invalid one in a damaged row becomes \p otherwise.
template <class E> E number(const QVariant &value, E last, E otherwise)
{
    const int n = value.toInt();
    return n >= 0 && n <= int(last) ? E(n) : otherwise;
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

Values valuesOf(const Effect &e)
{
    Values out;
    out.reserve(size_t(names().size()));
    out.push_back(orNull(!e.key.isEmpty(), e.key));
    out.emplace_back(int(e.kind));
    out.emplace_back(int(e.state));
    out.emplace_back(int(e.source));
    out.emplace_back(int(e.control));
    out.emplace_back(e.session.value.isNull() ? QStringLiteral("") : e.session.value);
    out.emplace_back(e.turn.value);
    out.emplace_back(e.target);
    out.emplace_back(e.detail);
    out.emplace_back(e.path);
    out.emplace_back(e.otherPath);
    out.emplace_back(e.temporary);
    out.emplace_back(e.toolCall.value);
    out.emplace_back(e.folder);
    out.push_back(orNull(e.exitCode.has_value(), e.exitCode.value_or(0)));
    out.push_back(orNull(e.durationMs.has_value(), e.durationMs.value_or(0)));
    out.push_back(timeOf(e.preparedAt));
    out.push_back(timeOf(e.settledAt));
    out.emplace_back(int(e.reversible));
    out.emplace_back(e.whyNot);
    out.emplace_back(e.acknowledged);
    out.emplace_back(e.run);
    out.emplace_back(e.revision);
    out.emplace_back(written(e.compensates));
    out.emplace_back(written(e.restores));
    out.emplace_back(e.sameAs.value);
    out.emplace_back(e.staged);
    out.emplace_back(e.partOf.value);
    out.push_back(orNull(!e.server.isEmpty(), e.server));
    out.push_back(orNull(!e.tool.isEmpty(), e.tool));
    out.emplace_back(e.readsOnly);
    out.push_back(orNull(!e.undoTool.isEmpty(), e.undoTool));
    out.push_back(orNull(!e.undoArguments.isEmpty(), e.undoArguments));
    out.push_back(orNull(e.limited.has_value(), e.limited.value_or(false)));
    out.push_back(orNull(!e.serverIdentity.isEmpty(), e.serverIdentity));
    out.push_back(orNull(!e.folders.empty(), writtenModes(e.folders)));
    out.push_back(orNull(!e.processes.isEmpty(), e.processes));
    out.emplace_back(e.mustBeSeen);
    for (const FileMark *mark : {&e.before, &e.after, &e.otherBefore}) {
        out.emplace_back(int(mark->type));
        out.emplace_back(mark->hash);
        out.emplace_back(mark->mode);
        out.emplace_back(mark->size);
        out.emplace_back(mark->kept);
    }
    return out;
}

Places filled(const Values &values)
{
    static const Values empty = valuesOf(Effect());
    static const std::set<QString> required{
        QStringLiteral("kind"),    QStringLiteral("state"), QStringLiteral("source"),    QStringLiteral("control"),
        QStringLiteral("session"), QStringLiteral("turn"),  QStringLiteral("reversible")};
    static const std::vector<bool> isRequired = [] {
        std::vector<bool> all;
        for (const QString &name : names())
            all.push_back(required.count(name) > 0);
        return all;
    }();
    Places out;
    for (size_t i = 0; i < values.size(); ++i) {
        if (isRequired[i] || values[i] != empty[i])
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
    query.bindValue(conditions()[3], timeOf(before.settledAt));
    query.bindValue(conditions()[4], before.run.isEmpty() ? QStringLiteral("") : before.run);
}

Effect read(const QSqlQuery &query)
{
    Effect e;
    int i = 0;
    const auto next = [&query, &i] { return query.value(i++); };
    const auto time = [&next] {
        const QVariant value = next();
        return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC();
    };
    e.id = {next().toULongLong()};
    e.key = next().toByteArray();
    e.kind = number(next(), EffectKind::Remote, EffectKind::Other);
    e.state = number(next(), EffectState::Unknown, EffectState::Unknown);
    e.source = number(next(), EffectSource::NotReported, EffectSource::Agent);
    e.control = number(next(), PhaseControl::Observed, PhaseControl::Observed);
    e.session = {next().toString()};
    e.turn = {next().toULongLong()};
    e.target = next().toString();
    e.detail = next().toString();
    e.path = next().toByteArray();
    e.otherPath = next().toByteArray();
    e.temporary = next().toByteArray();
    e.toolCall = {next().toString()};
    e.folder = next().toString();
    if (const QVariant code = next(); !code.isNull())
        e.exitCode = code.toInt();
    if (const QVariant duration = next(); !duration.isNull())
        e.durationMs = duration.toLongLong();
    e.preparedAt = time();
    e.settledAt = time();
    e.reversible = number(next(), Reversible::ByCall, Reversible::No);
    e.whyNot = next().toString();
    e.acknowledged = next().toBool();
    e.run = next().toString();
    e.revision = next().toULongLong();
    e.compensates = readIds(next().toString());
    e.restores = readIds(next().toString());
    e.sameAs = {next().toULongLong()};
    e.staged = next().toBool();
    e.partOf = {next().toULongLong()};
    e.server = next().toString();
    e.tool = next().toString();
    e.readsOnly = next().toBool();
    e.undoTool = next().toString();
    e.undoArguments = next().toByteArray();
    if (const QVariant limited = next(); !limited.isNull())
        e.limited = limited.toBool();
    e.serverIdentity = next().toByteArray();
    e.folders = readModes(next().toString());
    e.processes = next().toByteArray();
    e.mustBeSeen = next().toBool();
    for (FileMark *mark : {&e.before, &e.after, &e.otherBefore}) {
        mark->type = number(next(), FileType::Other, FileType::Unknown);
        mark->hash = next().toByteArray();
        mark->mode = next().toUInt();
        mark->size = next().toLongLong();
        mark->kept = next().toBool();
    }
    return e;
}

} // namespace ledger::schema
