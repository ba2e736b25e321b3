// SPDX-License-Identifier: Apache-2.0
#include "demoenvironment.h"
#include "dice.h"
#include "kills.h"
#include "testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <limits>
#include <map>

namespace tst_killed {

namespace {

/// A row of the ledger, as `belay effects --json` prints it.
struct Row
{
    QString state, target, before, after;
    bool operator==(const Row &) const = default;
};
using Rows = std::map<qint64, Row>;

/// What was told of \p said that \p rows do not say: empty, if they say it all. What has ended ends no second time.
QByteArray untold(const QByteArray &said, const Rows &rows)
{
    for (const QByteArray &line : said.split('\n')) {
        const QJsonObject event = QJsonDocument::fromJson(line).object(); // the last may be cut off
        if (event.value(QLatin1String("event")).toString() != QLatin1String("effect"))
            continue;
        const auto row = rows.find(event.value(QLatin1String("effect")).toInteger());
        const QString state = event.value(QLatin1String("state")).toString();
        const bool hasEnded = state == QLatin1String("committed") || state == QLatin1String("cancelled");
        if (row == rows.end() || (hasEnded && row->second.state != state))
            return line;
    }
    return {};
}

} // namespace

/// Belay is killed with SIGKILL at any moment while an agent writes through it. Afterwards the ledger tells the
/// truth: what it calls committed is on the disk, what it calls cancelled is not, nothing half written is left, no row
/// that was told of is missing or changed, and the next start works. So under every policy for writing through Belay;
/// tst_held does the same for what is held back. BELAY_KILLS asks for more rounds, BELAY_WRITES for some policies only.
class TestKilled : public QObject
{
    Q_OBJECT

    static QString bin(const char *name)
    {
        return qEnvironmentVariable("BELAY_BIN") + QLatin1Char('/') + QLatin1String(name);
    }

    static QString hashOf(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromLatin1(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex());
    }

private Q_SLOTS:
    void theLedgerTellsTheTruth_data()
    {
        QTest::addColumn<QString>("writes");
        QTest::addColumn<QString>("prompt"); ///< short where the end of the turn is to be hit, too
        QTest::addColumn<int>("events");
        for (const char *writes : {"at-once", "ask"})
            QTest::newRow(writes) << QString::fromLatin1(writes) << QStringLiteral("writes 400") << 60;
    }
    void theLedgerTellsTheTruth()
    {
        QFETCH(const QString, writes);
        QFETCH(const QString, prompt);
        QFETCH(const int, events);
        const int rounds = killsUnder(writes, 10);
        if (rounds == 0)
            QSKIP("BELAY_WRITES names others");
        int committed = 0;
        Rows rows;
        QTemporaryDir home;
        const QString project = home.filePath(QStringLiteral("project"));
        QVERIFY(QDir().mkpath(project));
        const QProcessEnvironment environment = demoEnvironment(
            home.filePath(QStringLiteral("config")), home.filePath(QStringLiteral("data")), QStringLiteral("0"));
        const auto readRows = [&environment] {
            QProcess list;
            list.setProcessEnvironment(environment);
            list.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
            Rows found;
            if (!list.waitForFinished(60'000) || list.exitCode() != 0)
                return found;
            for (const QByteArray &line : list.readAllStandardOutput().split('\n')) {
                const QJsonObject effect = QJsonDocument::fromJson(line).object();
                const auto text = [&effect](const char *key) { return effect.value(QLatin1String(key)).toString(); };
                if (!effect.isEmpty())
                    found[effect.value(QLatin1String("effect")).toInteger()] = {text("state"), text("target"),
                                                                                text("before"), text("after")};
            }
            return found;
        };
        int inTheMiddle = 0;
        for (int round = 0; round <= rounds; ++round) {
            const bool isKilled = round < rounds; // the last one ends well
            QProcess run;
            run.setProcessEnvironment(environment);
            run.setWorkingDirectory(project);
            run.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--permissions"),
                                     QStringLiteral("allow"), QStringLiteral("--writes"), writes,
                                     isKilled ? prompt : QStringLiteral("writes 7")});
            QVERIFY(run.waitForStarted());
            // So many events into the turn: it is the writing that is hit, not the start.
            const int wanted = isKilled ? dice().bounded(1, events) : std::numeric_limits<int>::max();
            QByteArray said;
            while (said.count('\n') < wanted && (run.bytesAvailable() > 0 || run.waitForReadyRead(20'000)))
                said += run.readAllStandardOutput();
            if (isKilled && run.processId() > 0) // 0, once it has ended, would be this test's own group
                ::kill(pid_t(run.processId()), SIGKILL);
            QVERIFY(run.state() == QProcess::NotRunning || run.waitForFinished(20'000));
            said += run.readAllStandardOutput();
            inTheMiddle += run.exitStatus() == QProcess::CrashExit;
            // The rounds are starts after a kill, too.
            QVERIFY2(run.exitStatus() == QProcess::CrashExit || run.exitCode() == 0, run.readAllStandardError());

            const Rows before = std::exchange(rows, readRows());
            for (const auto &[id, row] : before)
                QVERIFY2(rows.count(id) == 1 && rows[id] == row, qPrintable(QString::number(id)));
            const QByteArray missing = untold(said, rows);
            QVERIFY2(missing.isEmpty(), missing.constData());
            QHash<QString, QString> expected; ///< by path: the hash that the ledger says is there
            for (const auto &[id, row] : rows) {
                QVERIFY2(row.state == QLatin1String("committed") || row.state == QLatin1String("cancelled"),
                         qPrintable(QString::number(id) + u' ' + row.state));
                committed += row.state == QLatin1String("committed");
                if (row.state == QLatin1String("committed"))
                    expected[row.target] = row.after;
            }
            for (auto i = expected.cbegin(); i != expected.cend(); ++i)
                QCOMPARE(hashOf(i.key()), i.value());
            for (const QString &name : QDir(project).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
                QVERIFY2(name.startsWith(QStringLiteral("often")) &&
                             expected.contains(project + QLatin1Char('/') + name),
                         qPrintable(name));
        }
        QVERIFY(inTheMiddle > rounds / 2);
        QVERIFY(committed > 0);
        qInfo("%s: %d kills, %d of them in the middle, %zu rows", qPrintable(writes), rounds, inTheMiddle, rows.size());

        // What was there before the last write is not lost either.
        const auto last = std::find_if(rows.crbegin(), rows.crend(),
                                       [](const auto &row) { return row.second.state == QLatin1String("committed"); });
        QProcess undo;
        undo.setProcessEnvironment(environment);
        undo.start(bin("belay"), {QStringLiteral("undo"), QStringLiteral("--yes"), QString::number(last->first)});
        QVERIFY(undo.waitForFinished(60'000));
        QVERIFY2(undo.exitCode() == 0, undo.readAllStandardError());
        QCOMPARE(hashOf(last->second.target), last->second.before);
    }

    /// What a command changed before Belay was killed is found by the next one, and can be taken back; so in the
    /// session's own folder and in a further one.
    void aTurnCutShortIsComparedLater_data()
    {
        QTest::addColumn<bool>("further");
        QTest::newRow("its own folder") << false;
        QTest::newRow("a further folder") << true;
    }
    void aTurnCutShortIsComparedLater()
    {
        QFETCH(const bool, further);
        QTemporaryDir home;
        const QString project = home.filePath(QStringLiteral("project"));
        const QString other = home.filePath(QStringLiteral("other"));
        QVERIFY(QDir().mkpath(project) && QDir().mkpath(other));
        const QString changed = further ? other : project;
        QFile kept(changed + QStringLiteral("/kept"));
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.write("before");
        kept.close();
        const QProcessEnvironment environment =
            demoEnvironment(home.filePath(QStringLiteral("config")), home.filePath(QStringLiteral("data")));
        QProcess run;
        run.setProcessEnvironment(environment);
        run.setWorkingDirectory(project);
        run.start(bin("belay"),
                  {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--permissions"),
                   QStringLiteral("allow"), QStringLiteral("--add-dir"), other, QStringLiteral("--agent"),
                   QString(QLatin1Char('\'') + bin("belay-demo-agent") + QStringLiteral("' --more-folders")),
                   QStringLiteral("terminal echo after > %1/kept; echo changed; exec sleep 600").arg(changed)});
        QVERIFY(run.waitForStarted());
        QByteArray out;
        while (!out.contains("changed\\") && !out.contains("changed\\r") && run.waitForReadyRead(20'000))
            out += run.readAllStandardOutput();
        QVERIFY2(out.contains("changed"), out.constData());
        QVERIFY(run.processId() > 0); // 0 would be this test itself
        ::kill(pid_t(run.processId()), SIGKILL);
        QVERIFY(run.waitForFinished(20'000));

        const auto list = [&environment] {
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
            process.waitForFinished(60'000);
            for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
                QJsonObject effect = QJsonDocument::fromJson(line).object();
                if (effect.value(QLatin1String("source")).toString() == QLatin1String("not_reported"))
                    return effect;
            }
            return QJsonObject();
        };
        const QJsonObject found = list();
        QCOMPARE(found.value(QLatin1String("target")).toString(), changed + QStringLiteral("/kept"));
        QProcess undo;
        undo.setProcessEnvironment(environment);
        undo.start(bin("belay"), {QStringLiteral("undo"), QStringLiteral("--yes"),
                                  QString::number(found.value(QLatin1String("effect")).toInteger())});
        QVERIFY(undo.waitForFinished(60'000));
        QCOMPARE(undo.exitCode(), 0);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("before"));
    }
};

BELAY_TEST(TestKilled)

} // namespace tst_killed

#include "tst_killed.moc"
