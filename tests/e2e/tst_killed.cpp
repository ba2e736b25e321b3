// SPDX-License-Identifier: Apache-2.0
#include "demoenvironment.h"
#include "dice.h"
#include "testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_killed {

/// Belay is killed with SIGKILL at any moment while an agent writes through it. Afterwards the ledger tells the
/// truth: what it calls committed is on the disk, what it calls cancelled is not, and nothing half written is
/// left. So under every policy for writing. BELAY_KILLS asks for more rounds.
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
        QTest::newRow("at once") << QStringLiteral("at-once") << QStringLiteral("writes 400") << 60;
        QTest::newRow("ask") << QStringLiteral("ask") << QStringLiteral("writes 400") << 60;
        QTest::newRow("stage") << QStringLiteral("stage") << QStringLiteral("writes 400") << 60;
        QTest::newRow("stage and commit") << QStringLiteral("stage-commit") << QStringLiteral("writes 7") << 37;
    }
    void theLedgerTellsTheTruth()
    {
        QFETCH(const QString, writes);
        QFETCH(const QString, prompt);
        QFETCH(const int, events);
        const int rounds =
            qEnvironmentVariableIntValue("BELAY_KILLS") > 0 ? qEnvironmentVariableIntValue("BELAY_KILLS") : 40;
        int committed = 0;
        QTemporaryDir home;
        const QString project = home.filePath(QStringLiteral("project"));
        QVERIFY(QDir().mkpath(project));
        const QProcessEnvironment environment = demoEnvironment(
            home.filePath(QStringLiteral("config")), home.filePath(QStringLiteral("data")), QStringLiteral("0"));
        int inTheMiddle = 0;
        for (int round = 0; round < rounds; ++round) {
            QProcess run;
            run.setProcessEnvironment(environment);
            run.setWorkingDirectory(project);
            run.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--permissions"),
                                     QStringLiteral("allow"), QStringLiteral("--writes"), writes, prompt});
            QVERIFY(run.waitForStarted());
            // So many events into the turn: it is the writing that is hit, not the start.
            const int wanted = dice().bounded(1, events);
            int seen = 0;
            while (seen < wanted && (run.bytesAvailable() > 0 || run.waitForReadyRead(20'000)))
                seen += int(run.readAllStandardOutput().count('\n'));
            if (run.processId() > 0) // 0, once it has ended, would be this test's own group
                ::kill(pid_t(run.processId()), SIGKILL);
            QVERIFY(run.state() == QProcess::NotRunning || run.waitForFinished(20'000));
            inTheMiddle += run.exitStatus() == QProcess::CrashExit;

            QProcess list;
            list.setProcessEnvironment(environment);
            list.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
            QVERIFY(list.waitForFinished(60'000));
            QHash<QString, QString> expected; ///< by path: the hash that the ledger says is there
            for (const QByteArray &line : list.readAllStandardOutput().split('\n')) {
                const QJsonObject effect = QJsonDocument::fromJson(line).object();
                if (effect.isEmpty())
                    continue;
                const QString state = effect.value(QLatin1String("state")).toString();
                // Also what was staged: nobody is there to decide, and nobody will be.
                QVERIFY2(state == QLatin1String("committed") || state == QLatin1String("cancelled"), line.constData());
                committed += state == QLatin1String("committed");
                if (state == QLatin1String("committed"))
                    expected[effect.value(QLatin1String("target")).toString()] =
                        effect.value(QLatin1String("after")).toString();
            }
            for (auto i = expected.cbegin(); i != expected.cend(); ++i)
                QCOMPARE(hashOf(i.key()), i.value());
            for (const QString &name : QDir(project).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
                QVERIFY2(name.startsWith(QStringLiteral("often")) &&
                             expected.contains(project + QLatin1Char('/') + name),
                         qPrintable(name));
        }
        QVERIFY(inTheMiddle > rounds / (writes == QLatin1String("stage-commit") ? 8 : 2));
        // What is only staged is never on the disk.
        QCOMPARE(committed > 0, writes != QLatin1String("stage"));
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
                const QJsonObject effect = QJsonDocument::fromJson(line).object();
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
