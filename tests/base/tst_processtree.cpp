// SPDX-License-Identifier: Apache-2.0
#include "base/process/processtree.h"

#include "testclass.h"

#include <QProcess>
#include <QTest>

namespace tst_processtree {

class TestProcessTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProcessIsKnownByItsCommand_data()
    {
        QTest::addColumn<QByteArrayList>("arguments");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isIt");
        const QByteArrayList shell{"/bin/bash", "-c", "sleep 30; echo x"};
        QTest::newRow("the script") << shell << QStringLiteral("sleep 30; echo x") << true;
        QTest::newRow("the shell, too") << shell << QStringLiteral("bash -lc 'sleep 30; echo x'") << true;
        QTest::newRow("its own words") << QByteArrayList{"sleep", "30"} << QStringLiteral("sleep 30") << true;
        QTest::newRow("found in the path")
            << QByteArrayList{"/usr/bin/sleep", "30"} << QStringLiteral("sleep 30") << true;
        QTest::newRow("quoted words") << QByteArrayList{"cp", "a b", "c"} << QStringLiteral("cp 'a b' c") << true;
        QTest::newRow("another script") << shell << QStringLiteral("sleep 30") << false;
        QTest::newRow("a part of one") << QByteArrayList{"sleep", "30"} << QStringLiteral("sleep") << false;
        QTest::newRow("the name alone") << QByteArrayList{"make"} << QStringLiteral("make") << true;
        QTest::newRow("the name of another") << QByteArrayList{"make", "all"} << QStringLiteral("make") << false;
        QTest::newRow("a word of another") << QByteArrayList{"npm", "run", "dev"} << QStringLiteral("dev") << false;
        QTest::newRow("nothing") << QByteArrayList{""} << QString() << false;
    }
    void aProcessIsKnownByItsCommand()
    {
        QFETCH(const QByteArrayList, arguments);
        QFETCH(const QString, line);
        QFETCH(const bool, isIt);
        QCOMPARE(base::runsCommand({1, arguments}, line), isIt);
    }

    void whatAProgramStartedIsFound()
    {
        QProcess program;
        program.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"), QStringLiteral("sleep 301.25 & sleep 302.25 & wait")});
        QVERIFY(program.waitForStarted());
        const auto runs = [&](const QString &line) {
            for (const base::RunningProcess &process : base::processesAround(program.processId())) {
                if (base::runsCommand(process, line))
                    return process.id;
            }
            return qint64(0);
        };
        QTRY_VERIFY(runs(QStringLiteral("sleep 301.25")) && runs(QStringLiteral("sleep 302.25")));
        QCOMPARE(runs(QStringLiteral("sleep 301.25 & sleep 302.25 & wait")), program.processId());
        for (const base::RunningProcess &process : base::processesAround(program.processId()))
            QVERIFY(process.age >= 0 && process.age < 60'000);
        // Whoever else runs here is not the program's.
        for (const base::RunningProcess &process : base::processesAround(program.processId()))
            QVERIFY(process.id != QCoreApplication::applicationPid());
        for (const char *line : {"sleep 301.25", "sleep 302.25"})
            QProcess::execute(QStringLiteral("kill"), {QString::number(runs(QLatin1String(line)))});
        QVERIFY(program.waitForFinished());
    }
};

BELAY_TEST(TestProcessTree)

} // namespace tst_processtree

#include "tst_processtree.moc"
