// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/databasefile.h"
#include "ledger/rows/effectkey.h"
#include "ledger/rows/ledgerreader.h"
#include "ledger/rows/schema.h"
#include "ledger/rows/sqliteledger.h"

#include "testclass.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <sys/mount.h>
#include <unistd.h>

namespace tst_sqliteledger {

using ledger::Effect;
using ledger::EffectKind;
using ledger::EffectState;
using ledger::Settlement;
using ledger::SqliteLedger;

class TestSqliteLedger : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const QString &name = QStringLiteral("ledger.sqlite")) const { return m_dir->filePath(name); }

    std::unique_ptr<SqliteLedger> opened() const
    {
        auto result = SqliteLedger::open(path());
        if (!result) {
            qWarning("%s", qPrintable(result.error().message + result.error().detail));
            return nullptr;
        }
        return std::move(result.value());
    }

    static bool isAnything(const Effect &) { return true; }

    static Effect sample()
    {
        Effect e;
        e.kind = EffectKind::Remote;
        e.session = {QStringLiteral("session ü")};
        e.turn = {7};
        e.target = QStringLiteral("/tmp/grün");
        e.detail = QStringLiteral("why");
        e.key = ledger::idempotencyKey("m", {"p"}, e.session, "n", "1");
        e.source = ledger::EffectSource::Agent;
        e.control = ledger::PhaseControl::Observed;
        e.path = QByteArray("/tmp/not\xff\xfeutf8");
        e.before = {ledger::FileType::Regular, QByteArray(32, '\x01'), 0644, 5'000'000'000, true};
        e.after = {ledger::FileType::Symlink, QByteArray(32, '\xff'), 0, 3, false};
        e.given = QByteArray(32, '\x02');
        e.toolCall = {QStringLiteral("call")};
        e.folder = QStringLiteral("/tmp");
        e.exitCode = -1;
        e.durationMs = 1234;
        e.reversible = ledger::Reversible::ByCheckpoint;
        e.whyNot = QStringLiteral("left the machine");
        e.compensates = {{3}, {4}};
        e.restores = {{5}};
        return e;
    }

    static void plantFile(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    static QByteArray content(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// A statement on a connection of its own.
    static void sql(const QString &path, const QStringList &statements)
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("side"));
            database.setDatabaseName(path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            for (const QString &statement : statements)
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("side"));
    }

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void everythingComesBack()
    {
        const Effect given = sample();
        base::EffectId id;
        {
            auto rows = opened();
            QVERIFY(rows);
            const auto made = rows->prepare(given);
            QVERIFY2(made.ok(), qPrintable(made.ok() ? QString() : made.error().detail));
            id = *made;
            QVERIFY(rows->settle(id, EffectState::Committing).ok());
            rows->acknowledge({id});
        }
        auto rows = opened();
        QVERIFY(rows->notice().isEmpty());
        const Effect e = rows->effect(id).value();
        QCOMPARE(e.state, EffectState::Committing);
        QVERIFY(e.acknowledged);
        QCOMPARE(e.kind, given.kind);
        QCOMPARE(e.session, given.session);
        QCOMPARE(e.turn, given.turn);
        QCOMPARE(e.target, given.target);
        QCOMPARE(e.key, given.key);
        QCOMPARE(e.source, given.source);
        QCOMPARE(e.control, given.control);
        QCOMPARE(e.path, given.path);
        QVERIFY(e.before == given.before);
        QVERIFY(e.after == given.after);
        QCOMPARE(e.given, given.given);
        QCOMPARE(e.toolCall, given.toolCall);
        QCOMPARE(e.folder, given.folder);
        QCOMPARE(e.exitCode, given.exitCode);
        QCOMPARE(e.durationMs, given.durationMs);
        QCOMPARE(e.reversible, given.reversible);
        QCOMPARE(e.whyNot, given.whyNot);
        QVERIFY(e.compensates == given.compensates);
        QVERIFY(e.restores == given.restores);
        QVERIFY(e.preparedAt.isValid());
        QCOMPARE(rows->effects(given.session).size(), size_t(1));
        QVERIFY(rows->effects({QStringLiteral("other")}).empty());
    }

    void theSameDeedIsOneRow()
    {
        auto rows = opened();
        const auto first = rows->prepare(sample());
        QVERIFY(rows->settle(*first, EffectState::Committing).ok());
        QVERIFY(rows->settle(*first, EffectState::Committed, QStringLiteral("first result")).ok());
        QCOMPARE(rows->prepare(sample()).value(), *first);
        std::optional<ledger::Prepared> again;
        rows->prepare(sample(), this, [&again](const auto &result) { again = *result; });
        QTRY_VERIFY(again);
        QVERIFY(again->existed);
        QCOMPARE(again->effect.id, *first);
        QCOMPARE(again->effect.state, EffectState::Committed);
        QCOMPARE(again->effect.detail, QStringLiteral("first result"));
        QCOMPARE(rows->allEffects().size(), size_t(1));
        rows.reset();
        rows = opened();
        QCOMPARE(rows->prepare(sample()).value(), *first);
        Effect other = sample();
        other.key = ledger::idempotencyKey("m", {"p"}, other.session, "n", "2");
        QVERIFY(rows->prepare(other).value() != *first);
        // Without a key every row is its own.
        other.key.clear();
        QVERIFY(rows->prepare(other).value() != rows->prepare(other).value());
    }

    void keysTellDeedsApart()
    {
        const base::SessionId s{QStringLiteral("s")};
        const auto key = [&s](const char *method, const QByteArrayList &parameters, const char *nonce, const char *id) {
            return ledger::idempotencyKey(method, parameters, s, nonce, id);
        };
        QCOMPARE(key("w", {"a", "b"}, "n", "1"), key("w", {"a", "b"}, "n", "1"));
        QCOMPARE(key("w", {"a", "b"}, "n", "1").size(), 32);
        const std::set<QByteArray> all{key("w", {"a", "b"}, "n", "1"),
                                       key("w", {"ab"}, "n", "1"),
                                       key("w", {"a", "b"}, "m", "1"),
                                       key("w", {"a", "b"}, "n", "2"),
                                       key("v", {"a", "b"}, "n", "1"),
                                       key("w", {"a", "b", ""}, "n", "1"),
                                       ledger::idempotencyKey("w", {"a", "b"}, {QStringLiteral("t")}, "n", "1")};
        QCOMPARE(all.size(), size_t(7));
    }

    void answersComeOnceAndInOrder()
    {
        auto rows = opened();
        QStringList log;
        int open = 0;
        for (int i = 0; i < 50; ++i) {
            ++open;
            rows->prepare({}, this, [&, i](const base::Result<ledger::Prepared> &made) {
                QVERIFY(made.ok());
                QCOMPARE(QThread::currentThread(), thread());
                log << QStringLiteral("prepared %1").arg(i);
                Settlement committing{EffectState::Committing, {}, {}, {}, {}, {}, {}, {}};
                Settlement committed{EffectState::Committed, {}, {}, {}, 0, 12, {}, {}};
                rows->settle(made->effect.id, committing, this, [&log, i](const auto &result) {
                    QVERIFY(result.ok());
                    log << QStringLiteral("a %1").arg(i);
                });
                rows->settle(made->effect.id, committed, this, [&log, &open, i](const auto &result) {
                    QVERIFY(result.ok());
                    log << QStringLiteral("b %1").arg(i);
                    --open;
                });
                QCOMPARE(rows->effect(made->effect.id)->state, EffectState::Committed);
            });
            QVERIFY(!log.contains(QStringLiteral("prepared %1").arg(i))); // never at once
        }
        QTRY_COMPARE(open, 0);
        QCOMPARE(log.size(), 150);
        for (int i = 0; i < 50; ++i) {
            QVERIFY(log.indexOf(QStringLiteral("prepared %1").arg(i)) < log.indexOf(QStringLiteral("a %1").arg(i)));
            QVERIFY(log.indexOf(QStringLiteral("a %1").arg(i)) < log.indexOf(QStringLiteral("b %1").arg(i)));
        }
    }

    void whatIsOpenIsAnsweredAtTheEnd()
    {
        auto rows = opened();
        int answers = 0;
        QObject gone;
        auto context = std::make_unique<QObject>();
        for (int i = 0; i < 20; ++i)
            rows->prepare({}, this, [&answers](const auto &result) {
                QVERIFY(result.ok());
                ++answers;
            });
        rows->prepare({}, context.get(), [](const auto &) { QFAIL("its context is gone"); });
        context.reset();
        rows.reset();
        QCOMPARE(answers, 20);
        QCOMPARE(opened()->allEffects().size(), size_t(21));
    }

    void falseStoriesAreRefused()
    {
        auto rows = opened();
        const auto id = rows->prepare({});
        QVERIFY(!rows->settle(*id, EffectState::Committed).ok());
        QVERIFY(!rows->settle({99}, EffectState::Committing).ok());
        std::optional<bool> ok;
        rows->settle(*id, Settlement{EffectState::Compensated, {}, {}, {}, {}, {}, {}, {}}, this,
                     [&ok](const auto &result) { ok = result.ok(); });
        QTRY_VERIFY(ok);
        QVERIFY(!*ok);
    }

    /// What nobody would ask for stays in the file, and comes when it is asked for.
    void whatIsOverIsReadWhenItIsAskedFor()
    {
        const auto session = [](int i) { return base::SessionId{QStringLiteral("s%1").arg(i)}; };
        std::vector<base::EffectId> ids;
        base::EffectId open, unknown, seen, command;
        {
            auto rows = opened();
            for (int i = 0; i < 40; ++i) {
                Effect e;
                e.session = session(i % 4);
                e.turn = {quint64(i / 4)};
                e.path = "/f" + QByteArray::number(i % 10);
                e.before.kept = e.after.kept = true;
                ids.push_back(*rows->prepare(e));
                (void)rows->settle(ids.back(), EffectState::Committing);
                (void)rows->settle(ids.back(), EffectState::Committed);
            }
            Effect e;
            e.session = session(9);
            open = *rows->prepare(e);
            unknown = *rows->prepare(e);
            (void)rows->settle(unknown, EffectState::Unknown);
            seen = *rows->prepare(e);
            (void)rows->settle(seen, EffectState::Unknown);
            rows->acknowledge({seen});
            e.kind = ledger::EffectKind::Command;
            e.reversible = ledger::Reversible::No;
            command = *rows->prepare(e);
            (void)rows->settle(command, EffectState::Committing);
            (void)rows->settle(command, EffectState::Committed);
        }
        const auto idsOf = [](const std::vector<Effect> &rows) {
            std::vector<base::EffectId> out;
            for (const Effect &row : rows)
                out.push_back(row.id);
            return out;
        };
        auto rows = opened();
        QVERIFY((idsOf(rows->currentEffects()) == std::vector{open, unknown}));
        QCOMPARE(rows->newest(), command);
        QCOMPARE(rows->allEffects().size(), size_t(44));
        QCOMPARE(rows->currentEffects().size(), size_t(2)); // asking for all does not keep all
        QVERIFY(*rows->hasEffects(session(1)));
        QVERIFY(!*rows->hasEffects(session(4)));
        QVERIFY(!*rows->hasEffects({}));
        QCOMPARE(rows->currentEffects().size(), size_t(2)); // nor does asking whether there are any
        QCOMPARE(rows->effects(session(1), {3}).size(), size_t(1));
        QCOMPARE(rows->effects(session(1)).size(), size_t(10));
        QCOMPARE(rows->currentEffects().size(), size_t(12));
        QVERIFY((idsOf(rows->effects(session(9))) == std::vector{open, unknown, seen, command}));
        QVERIFY(rows->effects({QStringLiteral("nobody's")}).empty());
        QCOMPARE(rows->effect(ids[0])->path, QByteArray("/f0"));
        QCOMPARE(rows->effectsTouching({"/f3", "/f4"})->size(), size_t(8));
        QVERIFY(rows->effectsTouching({})->empty());
        QVERIFY((idsOf(*rows->effectsAfter(seen, isAnything)) == std::vector{command}));
        QCOMPARE(rows->effectsAfter({}, isAnything)->size(), size_t(44));
        const auto isCommand = [](const Effect &row) { return row.kind == EffectKind::Command; };
        QVERIFY((idsOf(*rows->effectsAfter({}, isCommand)) == std::vector{command}));
        QVERIFY((idsOf(*rows->effectsAfter(seen, isCommand)) == std::vector{command}));
        // It goes on like any other row.
        QVERIFY(rows->settle(ids[2], EffectState::Compensating).ok());
        QCOMPARE(rows->effectsTouching({"/f2"})->at(0).state, EffectState::Compensating);
        rows->expire({ids[4], ids[5]}, QStringLiteral("old"));
        bool isStored = false;
        rows->whenStored(this, [&isStored] { isStored = true; });
        QTRY_VERIFY(isStored);
        rows->flush();
        QCOMPARE(rows->effect(ids[5])->whyNot, QStringLiteral("old"));
        QVERIFY(!rows->effect(ids[4])->before.kept);
        rows = opened();
        QCOMPARE(rows->effect(ids[2])->state, EffectState::Compensating);
        for (const int i : {4, 5}) {
            const Effect row = *rows->effect(ids[size_t(i)]);
            QVERIFY(!row.before.kept && !row.after.kept && row.acknowledged);
            QCOMPARE(row.reversible, ledger::Reversible::No);
        }
        ledger::LedgerReader reader(path());
        QCOMPARE(reader.keeping()->size(), size_t(38));
    }

    /// A start does not cost more after a year: nothing that is asked for at each start looks at every row.
    void everyStartsQuestionHasAnIndex_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("index");
        QTest::newRow("current") << ledger::schema::isCurrent() << QStringLiteral("effects_current");
        QTest::newRow("undos") << ledger::schema::isCompensation() << QStringLiteral("effects_compensations");
        QTest::newRow("kept") << ledger::schema::keepsContent() << QStringLiteral("effects_keeping");
        QTest::newRow("a file") << QStringLiteral("path IN (?, ?)") << QStringLiteral("effects_by_path");
        QTest::newRow("a session") << QStringLiteral("session = ?") << QStringLiteral("effects_by_session");
    }
    void everyStartsQuestionHasAnIndex()
    {
        QFETCH(const QString, where);
        QFETCH(const QString, index);
        (void)opened();
        QStringList plan;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("plan"));
            database.setDatabaseName(path());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(
                query.exec(QStringLiteral("EXPLAIN QUERY PLAN SELECT %1 FROM effects WHERE %2 ORDER BY id")
                               .arg(ledger::schema::columns(), QString(where).replace(u'?', QStringLiteral("'x'")))));
            while (query.next())
                plan << query.value(3).toString();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("plan"));
        QVERIFY2(plan.join(u'\n').contains(QStringLiteral("INDEX ") + index), qPrintable(plan.join(u'\n')));
    }

    /// Thousands of rows end at once with Stop, and no condition of an index makes a table for each of them.
    void changingARowMakesNoTable()
    {
        Effect before;
        before.id = {1};
        Effect now = before;
        now.state = EffectState::Unknown;
        now.detail = QStringLiteral("why");
        ++now.revision;
        const auto places = ledger::schema::changed(ledger::schema::valuesOf(before), ledger::schema::valuesOf(now));
        (void)opened();
        QStringList steps;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("plan"));
            database.setDatabaseName(path());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.prepare(QStringLiteral("EXPLAIN ") + ledger::schema::updateStatement(places)));
            ledger::schema::bind(query, ledger::schema::valuesOf(now), places);
            ledger::schema::bindCondition(query, before);
            QVERIFY(query.exec());
            while (query.next())
                steps << query.value(1).toString();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("plan"));
        QVERIFY(steps.contains(QStringLiteral("IdxInsert")) && steps.contains(QStringLiteral("OpenWrite")));
        QVERIFY2(!steps.contains(QStringLiteral("OpenEphemeral")), qPrintable(steps.join(u'\n')));
    }

    /// A large file is opened without being looked through; damage in it is found behind that, and by the next opening.
    void damageInALargeFileIsFoundLater()
    {
        {
            auto rows = opened();
            Effect e;
            e.detail = QString(20000, QLatin1Char('x'));
            for (int i = 0; i < 300; ++i)
                rows->prepare(e, this, [](const auto &) {});
            rows->flush();
            for (const Effect &row : rows->currentEffects())
                (void)rows->settle(row.id, EffectState::Cancelled);
        }
        sql(path(), {QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
        QByteArray bytes = content(path());
        QVERIFY(bytes.size() > ledger::looksThroughAtOpening);
        {
            auto rows = opened();
            QVERIFY(!rows->wasLookedThrough());
            QVERIFY(ledger::checkDatabaseFile(path()).ok());
        }
        sql(path(), {QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
        bytes = content(path());
        bytes.replace(bytes.size() / 2, 40'000, QByteArray(40'000, '\x5a'));
        plantFile(path(), bytes);
        {
            auto rows = opened();
            QVERIFY(rows);
            QVERIFY(rows->notice().isEmpty());
            // That it cannot be read is not the same as that there is nothing.
            QSignalSpy notRead(rows.get(), &SqliteLedger::notRead);
            QVERIFY(!rows->effectsAfter({}, isAnything).ok());
            QCOMPARE(notRead.count(), 1);
            const auto checked = ledger::checkDatabaseFile(path());
            QVERIFY(!checked.ok());
            QVERIFY2(checked.error().message.contains(QStringLiteral("damaged")), qPrintable(checked.error().message));
        }
        auto rows = opened();
        QVERIFY(rows->notice().contains(QStringLiteral("damaged")));
        QVERIFY(rows->allEffects().empty());
        rows.reset();
        QVERIFY(opened()->notice().isEmpty());
    }

    void anOlderFileIsBroughtForward()
    {
        QStringList first = ledger::schema::steps()[0];
        first << QStringLiteral("INSERT INTO effects (kind, state, source, control, session, turn, target, reversible, "
                                "path, before_type, before_hash, before_size, before_kept) VALUES (0, 2, 0, 0, 's', 3, "
                                "'/f', 0, x'2f66ff', 2, x'00', 5, 1)")
              << QStringLiteral("PRAGMA user_version = 1");
        sql(path(), first);
        {
            auto rows = opened();
            QVERIFY(rows->notice().isEmpty());
            const auto all = rows->effects({QStringLiteral("s")});
            QCOMPARE(all.size(), size_t(1));
            QCOMPARE(all[0].path, QByteArray("/f\xff"));
            QCOMPARE(all[0].before.size, 5);
            QVERIFY(rows->settle(all[0].id, EffectState::Compensating).ok());
            rows->acknowledge({all[0].id});
        }
        auto rows = opened();
        QCOMPARE(rows->allEffects()[0].state, EffectState::Compensating);
        QVERIFY(rows->allEffects()[0].acknowledged);
    }

    /// It is among the current rows of the next run, as what the query's index holds.
    void aCommandThatIsToBeSeenIsCurrentInTheNextRun()
    {
        base::EffectId asked, other;
        {
            auto rows = opened();
            for (base::EffectId *id : {&asked, &other}) {
                Effect command;
                command.kind = ledger::EffectKind::Command;
                command.session = {QStringLiteral("s")};
                command.reversible = ledger::Reversible::No;
                *id = *rows->prepare(command);
                QVERIFY(rows->settle(*id, EffectState::Committing).ok() &&
                        rows->settle(*id, EffectState::Committed).ok());
            }
            rows->askToSee({asked});
        }
        const auto current = opened()->currentEffects();
        QCOMPARE(current.size(), size_t(1));
        QCOMPARE(current[0].id, asked);
        QVERIFY(ledger::asksToBeSeen(current[0]));
    }

    void aNewerFileIsSetAside()
    {
        (void)opened()->prepare(sample());
        sql(path(), {QStringLiteral("PRAGMA user_version = 9999")});
        auto rows = opened();
        QVERIFY(rows);
        QVERIFY2(rows->notice().contains(QStringLiteral("newer Belay")), qPrintable(rows->notice()));
        QVERIFY(QFileInfo(rows->setAside()).size() > 0);
        QVERIFY(rows->allEffects().empty());
        QVERIFY(rows->prepare({}).ok());
    }

    void aDamagedFileIsSetAside_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"no database", "header only", "truncated", "pages overwritten", "another table"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void aDamagedFileIsSetAside()
    {
        QFETCH(const QString, how);
        {
            auto rows = opened();
            for (int i = 0; i < 200; ++i) {
                Effect e = sample();
                e.key.clear();
                rows->prepare(e, this, [](const auto &) {});
            }
            rows->flush();
        }
        sql(path(), {QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
        QByteArray bytes = content(path());
        QVERIFY(bytes.size() > 20000);
        if (how == QStringLiteral("no database"))
            bytes = QByteArray(5000, 'x');
        else if (how == QStringLiteral("header only"))
            bytes.truncate(100);
        else if (how == QStringLiteral("truncated"))
            bytes.truncate(bytes.size() / 2);
        else if (how == QStringLiteral("pages overwritten"))
            bytes.replace(4096, 12000, QByteArray(12000, '\x5a'));
        if (how == QStringLiteral("another table")) {
            QFile::remove(path());
            sql(path(), {QStringLiteral("CREATE TABLE effects (x)"), QStringLiteral("PRAGMA user_version = 3")});
            bytes = content(path());
        } else {
            plantFile(path(), bytes);
        }
        auto rows = opened();
        QVERIFY(rows);
        QVERIFY2(rows->notice().contains(QStringLiteral("damaged")), qPrintable(rows->notice()));
        if (how == QStringLiteral("another table"))
            QVERIFY(content(rows->setAside()).contains("CREATE TABLE effects (x)"));
        else
            QVERIFY(content(rows->setAside()) == bytes); // kept
        QVERIFY(rows->allEffects().empty());
        QVERIFY(rows->prepare(sample()).ok());
        rows.reset();
        rows = opened();
        QVERIFY(rows->notice().isEmpty());
        QCOMPARE(rows->allEffects().size(), size_t(1));
    }

    /// Who has it open goes on writing to it, under whatever name: its rows would be lost to everybody else.
    void aFileThatIsInUseIsNotSetAside()
    {
        auto first = opened();
        (void)first->prepare(sample());
        first->flush();
        sql(path(), {QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
        for (const bool newer : {false, true}) {
            const QByteArray before = content(path());
            if (newer)
                sql(path(), {QStringLiteral("PRAGMA user_version = 9999")});
            else
                plantFile(path(), QByteArray(5000, 'x'));
            const auto second =
                ledger::openDatabaseFile(path(), QStringLiteral("second"), {ledger::schema::steps(), true, {}});
            QVERIFY(!second.ok());
            QVERIFY2(second.error().message.contains(QStringLiteral("open")), qPrintable(second.error().message));
            QVERIFY(QFileInfo::exists(path()));
            QCOMPARE(
                QDir(QFileInfo(path()).path()).entryList({QFileInfo(path()).fileName() + QStringLiteral(".2*")}).size(),
                0);
            if (!newer)
                plantFile(path(), before);
        }
        first.reset();
        auto rows = opened();
        QVERIFY2(rows->notice().contains(QStringLiteral("newer")), qPrintable(rows->notice()));
        QVERIFY(!rows->setAside().isEmpty());
    }

    void aLockedFileIsSaid()
    {
        auto rows = opened();
        QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("locker"));
        other.setDatabaseName(path());
        QVERIFY(other.open());
        QVERIFY(QSqlQuery(other).exec(QStringLiteral("BEGIN EXCLUSIVE")));
        std::optional<base::Result<ledger::Prepared>> answer;
        QElapsedTimer asked;
        asked.start();
        rows->prepare(sample(), this, [&answer](const auto &result) { answer = result; });
        QVERIFY(asked.elapsed() < 50); // the caller never waits
        QTRY_VERIFY_WITH_TIMEOUT(answer, 10000);
        QVERIFY(!answer->ok());
        QVERIFY2(answer->error().message.contains(QStringLiteral("in use by another program")),
                 qPrintable(answer->error().message));
        QVERIFY(rows->allEffects().empty());
        QVERIFY(QSqlQuery(other).exec(QStringLiteral("ROLLBACK")));
        const auto id = rows->prepare(sample());
        QVERIFY(id.ok());
        // A change that could not be stored is seen, told, and stored with the next one.
        QVERIFY(QSqlQuery(other).exec(QStringLiteral("BEGIN EXCLUSIVE")));
        QSignalSpy notStored(rows.get(), &SqliteLedger::notStored);
        QVERIFY(rows->settle(*id, EffectState::Committing).ok());
        QTRY_COMPARE_WITH_TIMEOUT(notStored.count(), 1, 10000);
        QVERIFY(QSqlQuery(other).exec(QStringLiteral("ROLLBACK")));
        QVERIFY(rows->settle(*id, EffectState::Committed).ok());
        rows.reset();
        QCOMPARE(opened()->effect(*id)->state, EffectState::Committed);
        other.close();
        other = {};
        QSqlDatabase::removeDatabase(QStringLiteral("locker"));
    }

    void twoProgramsDoNotLoseEachOthersChanges()
    {
        auto one = opened();
        const auto id = one->prepare(sample());
        auto two = opened();
        QVERIFY(two->settle(*id, EffectState::Cancelled).ok());
        two->flush();
        std::optional<base::Result<void>> answer;
        one->settle(*id, Settlement{EffectState::Committing, {}, {}, {}, {}, {}, {}, {}}, this,
                    [&answer](const auto &result) { answer = result; });
        QTRY_VERIFY(answer);
        QVERIFY(!answer->ok());
        QCOMPARE(one->effect(*id)->state, EffectState::Cancelled);
        // The same deed, asked for in the other program.
        QCOMPARE(two->prepare(sample()).value(), *id);
        QVERIFY(two->isAlive(one->run()));
        const QString run = one->run();
        one.reset();
        QVERIFY(!two->isAlive(run));
    }

    void whatCameAfterAnothersChangeIsNotStoredEither()
    {
        auto one = opened();
        const auto id = one->prepare(sample());
        auto two = opened();
        QVERIFY(two->settle(*id, EffectState::Cancelled, QStringLiteral("by the other")).ok());
        two->flush();
        // The second is waiting already when the first is refused, and has the revision that the other program gave.
        std::vector<bool> answers;
        for (const EffectState state : {EffectState::Committing, EffectState::Committed}) {
            one->settle(*id, Settlement{state, QStringLiteral("mine"), {}, {}, {}, {}, {}, {}}, this,
                        [&answers](const auto &result) { answers.push_back(result.ok()); });
        }
        QTRY_COMPARE(answers, (std::vector<bool>{false, false}));
        QCOMPARE(one->effect(*id)->state, EffectState::Cancelled);
        one.reset();
        two.reset();
        QCOMPARE(opened()->effect(*id)->detail, QStringLiteral("by the other"));
    }

    /// An agent may report one file thousands of times in a turn.
    void whatBelayDidIsFoundWithoutTheAgentsReports()
    {
        auto rows = opened();
        Effect belays = sample();
        belays.source = ledger::EffectSource::Belay;
        const base::EffectId wanted = rows->prepare(belays).value();
        for (int i = 0; i < 100; ++i) {
            Effect told = sample();
            told.source = ledger::EffectSource::Agent;
            told.key = QByteArray("told ") + QByteArray::number(i);
            QVERIFY(rows->prepare(told).ok());
        }
        int asked = 0;
        const auto first = [&asked](const Effect &) { return ++asked > 0; };
        const auto found =
            rows->newest(belays.session, belays.turn, belays.path, ledger::Ledger::Whose::NotTheAgents, first);
        QVERIFY(found);
        QCOMPARE(found->id, wanted);
        QCOMPARE(asked, 1);
        QVERIFY(rows->newest(belays.session, belays.turn, belays.path, ledger::Ledger::Whose::Anybodys, first)->id !=
                wanted);
        QVERIFY(rows->anySince(belays.session, belays.turn, first));
        QCOMPARE(asked, 3);
        QVERIFY(!rows->anySince(belays.session, {belays.turn.value + 1}, first));
        QVERIFY(!rows->newest(belays.session, {belays.turn.value + 1}, belays.path, ledger::Ledger::Whose::Anybodys,
                              first));
        QCOMPARE(asked, 3);
    }

    void aChangeWritesNoMoreThanWhatChanged()
    {
        auto rows = opened();
        const auto id = rows->prepare(sample());
        rows.reset();
        sql(path(), {QStringLiteral("CREATE TRIGGER same BEFORE UPDATE OF key, session, turn, target, path, "
                                    "folder, tool_call, prepared_at, run, compensates, before_hash ON effects BEGIN "
                                    "SELECT RAISE(ABORT, 'it was like that before'); END")});
        rows = opened();
        QVERIFY(rows->settle(*id, EffectState::Cancelled).ok());
        rows.reset();
        QCOMPARE(opened()->effect(*id)->state, EffectState::Cancelled);
    }

    void aFullDiskStopsTheEffect()
    {
        const QString small = m_dir->filePath(QStringLiteral("small"));
        QVERIFY(QDir().mkpath(small));
        if (::mount("tmpfs", qPrintable(small), "tmpfs", 0, "size=512k") != 0)
            QSKIP("no small file system can be mounted here");
        const auto unmount = qScopeGuard([&small] { ::umount2(qPrintable(small), MNT_DETACH); });
        auto result = SqliteLedger::open(small + QStringLiteral("/ledger.sqlite"));
        QVERIFY(result.ok());
        SqliteLedger &rows = *result.value();
        Effect big;
        big.detail = QString(20000, QLatin1Char('x'));
        const auto first = rows.prepare(big);
        QVERIFY(first.ok());
        base::Result<base::EffectId> last = first;
        size_t made = 1;
        for (int i = 0; i < 100 && last; ++i) {
            last = rows.prepare(big);
            made += last.ok();
        }
        QVERIFY(!last.ok());
        QVERIFY2(last.error().message.contains(QStringLiteral("disk is full")), qPrintable(last.error().message));
        QCOMPARE(rows.allEffects().size(), made);
        // It is said once that nothing is kept, and once that it is again.
        QSignalSpy storing(&rows, &SqliteLedger::storingChanged);
        int answers = 0;
        const auto prepare = [&] {
            const int before = answers;
            rows.prepare(big, this, [&](const base::Result<ledger::Prepared> &prepared) {
                ++answers;
                made += prepared.ok();
            });
            QTRY_VERIFY(answers > before);
        };
        prepare();
        prepare();
        QCOMPARE(storing.count(), 1);
        QVERIFY(!storing[0][0].value<base::Error>().message.isEmpty());
        rows.retry();
        rows.flush();
        QCOMPARE(storing.count(), 1);
        QCOMPARE(::mount("tmpfs", qPrintable(small), "tmpfs", MS_REMOUNT, "size=2m"), 0);
        rows.retry();
        rows.flush();
        QCOMPARE(storing.count(), 2);
        QVERIFY(storing[1][0].value<base::Error>().message.isEmpty());
        prepare();
        QCOMPARE(storing.count(), 2);
        // Nothing is damaged, and it goes on when there is room.
        result = base::Error{};
        QVERIFY(QFile::exists(small + QStringLiteral("/ledger.sqlite")));
        QCOMPARE(::mount("tmpfs", qPrintable(small), "tmpfs", MS_REMOUNT, "size=4m"), 0);
        auto again = SqliteLedger::open(small + QStringLiteral("/ledger.sqlite"));
        QVERIFY(again.ok());
        QVERIFY(again.value()->notice().isEmpty());
        QCOMPARE(again.value()->allEffects().size(), made);
        QVERIFY(again.value()->prepare(big).ok());
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        const auto result = SqliteLedger::open(QStringLiteral("/proc/belay/ledger.sqlite"));
        QVERIFY(!result.ok());
        QVERIFY(result.error().message.contains(QStringLiteral("/proc/belay")));
        QVERIFY(QDir().mkpath(path(QStringLiteral("folder"))));
        QVERIFY(!SqliteLedger::open(path(QStringLiteral("folder"))).ok());
    }
};

BELAY_TEST(TestSqliteLedger)

} // namespace tst_sqliteledger

#include "tst_sqliteledger.moc"
