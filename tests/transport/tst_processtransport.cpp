// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "transport/processtransport.h"

#include "testclass.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_processtransport {

using namespace transport;

namespace {

struct LineFrame : Frame
{
    QByteArray text;
    qsizetype weight() const override { return text.size(); }
};

struct LineDecoder : FrameDecoder
{
    FramePtr decode(std::string_view line, Frame *) override
    {
        auto frame = std::make_unique<LineFrame>();
        frame->text = QByteArray(line.data(), qsizetype(line.size()));
        return frame;
    }
    FramePtr tooLong(size_t, std::string_view) override { return nullptr; }
};

/// A transport on a shell script, its lines, and how it ended.
struct Run
{
    FakeClock clock;
    ProcessTransport transport;
    QByteArrayList lines;
    QList<Ending> endings;
    QSignalSpy started{&transport, &Transport::started};

    explicit Run(const QString &script)
        : Run(ProcessCommand{QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script}, {}, {}})
    {}
    explicit Run(const ProcessCommand &command) : transport(command, &clock)
    {
        transport.setDecoder(std::make_shared<LineDecoder>());
        QObject::connect(&transport, &Transport::framesAvailable, &transport, [this] {
            for (auto frames = transport.take(65536); !frames.empty(); frames = transport.take(65536)) {
                for (const auto &frame : frames)
                    lines << static_cast<LineFrame &>(*frame).text;
            }
        });
        QObject::connect(&transport, &Transport::closed, &transport,
                         [this](const Ending &ending) { endings << ending; });
        transport.start();
    }
};

/// Also false for a process that has ended and waits for its parent.
bool runs(const QByteArray &pid)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(QLatin1String(pid)));
    return stat.open(QIODevice::ReadOnly) && !stat.readAll().contains(") Z ");
}

bool alive(const QByteArray &pid)
{
    return ::kill(pid.toInt(), 0) == 0;
}

/// Prints the numbers of a child in a session of its own and of an orphan in another. Neither hears SIGTERM, and
/// neither holds the agent's pipes, so that nothing but its number leads to it.
QString escape()
{
    return QStringLiteral("setsid sh -c 'trap \"\" TERM HUP; echo $$; exec >/dev/null 2>&1; "
                          "while :; do sleep 0.1; done' & "
                          "sh -c 'setsid sh -c \"trap : TERM HUP; echo \\$\\$; exec >/dev/null 2>&1; "
                          "while :; do sleep 0.1; done\" &'; ");
}

} // namespace

class TestProcessTransport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesGoBothWays()
    {
        Run run(QStringLiteral("while read line; do echo \"got $line\"; done; echo end"));
        QTRY_COMPARE(run.started.count(), 1);
        run.transport.send("one", Transport::Lane::Normal);
        run.transport.send("two", Transport::Lane::Urgent);
        QTRY_COMPARE(run.lines.size(), 2);
        run.transport.close();
        QTRY_COMPARE(run.endings.size(), 1);
        QCOMPARE(run.lines, (QByteArrayList{"got one", "got two", "end"})); // the last line comes before `closed`
        QVERIFY(run.endings[0].requested);
        QVERIFY(run.endings[0].error.message.isEmpty());
    }

    void startFailuresSayWhat_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("words");
        QTest::newRow("not found") << QStringLiteral("no-such-agent-anywhere") << QString()
                                   << QStringLiteral("is not installed");
        QTest::newRow("path not found") << QStringLiteral("/no/such/agent") << QString()
                                        << QStringLiteral("is not installed");
        QTest::newRow("not executable") << QStringLiteral("/etc/passwd") << QString()
                                        << QStringLiteral("not an executable");
        QTest::newRow("a folder") << QStringLiteral("/etc") << QString() << QStringLiteral("not an executable");
        QTest::newRow("folder gone") << QStringLiteral("/bin/sh") << QStringLiteral("/no/such/folder")
                                     << QStringLiteral("There is no folder");
    }
    void startFailuresSayWhat()
    {
        QFETCH(const QString, program);
        QFETCH(const QString, folder);
        QFETCH(const QString, words);
        Run run(ProcessCommand{program, {QStringLiteral("--flag")}, folder, {}});
        QTRY_COMPARE(run.endings.size(), 1);
        QVERIFY(!run.endings[0].started);
        QVERIFY2(run.endings[0].error.message.contains(words), qPrintable(run.endings[0].error.message));
        QVERIFY(run.endings[0].error.detail.contains(program));
        QCOMPARE(run.started.count(), 0);
    }

    void exitAtOnceKeepsItsLastWords()
    {
        Run run(QStringLiteral("echo 'cannot find my model' >&2; echo half; exit 7"));
        QTRY_COMPARE(run.endings.size(), 1);
        QCOMPARE(run.endings[0].exitCode, 7);
        QCOMPARE(run.lines, QByteArrayList{"half"});
        QVERIFY(run.endings[0].standardErrorTail.contains(QStringLiteral("cannot find my model")));
        QVERIFY(run.endings[0].error.message.contains(QStringLiteral("7")));
    }

    void standardErrorIsDrainedAndBounded()
    {
        Run run(QStringLiteral("i=0; while [ $i -lt 3000 ]; do echo 'a line of one hundred characters, more or less, "
                               "which nobody ever reads but must not block' >&2; "
                               "i=$((i+1)); done; echo last words >&2; exit 1"));
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 20000);
        QVERIFY(run.endings[0].standardErrorTail.size() <= ProcessTransport::standardErrorKept);
        QVERIFY(run.endings[0].standardErrorTail.endsWith(QStringLiteral("last words\n")));
    }

    /// End of input, SIGTERM, SIGKILL: an agent that hears none of the first two is gone all the same, with
    /// its children.
    void deafAgentsAreKilledWithTheirGroup()
    {
        Run run(QStringLiteral(
            "trap '' TERM; (trap '' TERM; sleep 300) & echo $!; echo $$; while true; do sleep 0.05; done"));
        QTRY_COMPARE(run.lines.size(), 2);
        const QByteArray child = run.lines[0], self = run.lines[1];
        QVERIFY(alive(child) && alive(self));
        run.transport.forceClose();
        QVERIFY(run.endings.isEmpty()); // nothing waits in the caller
        run.clock.advance(ProcessTransport::termWait);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QTRY_VERIFY(!alive(child));
        QVERIFY(!alive(self));
        QCOMPARE(run.endings[0].signal, SIGKILL);
    }

    void launcherThatDiesTakesItsAgentAlong()
    {
        Run run(QStringLiteral("sleep 300 & echo $!; exit 0"));
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QCOMPARE(run.lines.size(), 1);
        QTRY_VERIFY(!alive(run.lines[0]));
    }

    void whatLeftTheGroupEndsWithForceClose()
    {
        Run run(QStringLiteral("trap '' TERM; ") + escape() + QStringLiteral("while :; do sleep 0.05; done"));
        QTRY_COMPARE(run.lines.size(), 2);
        QVERIFY(alive(run.lines[0]) && alive(run.lines[1]));
        run.transport.forceClose();
        run.clock.advance(ProcessTransport::termWait);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QVERIFY(!alive(run.lines[0])); // by then, not some time later
        QVERIFY(!alive(run.lines[1]));
        QVERIFY(run.endings[0].treeGone);
        QVERIFY(run.endings[0].running.empty());
    }

    void whatLeftTheGroupEndsWithAnAgentThatDies()
    {
        Run run(escape() + QStringLiteral("read word; exit 9"));
        QTRY_COMPARE(run.lines.size(), 2);
        QVERIFY(alive(run.lines[0]) && alive(run.lines[1]));
        run.transport.send("die", Transport::Lane::Normal);
        QTRY_COMPARE(run.clock.timerCount(), size_t(1)); // it has died
        run.clock.advance(ProcessTransport::drainWait);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QVERIFY(!alive(run.lines[0]));
        QVERIFY(!alive(run.lines[1]));
        QVERIFY(run.endings[0].treeGone);
        QCOMPARE(run.endings[0].exitCode, 9);
    }

    void whatLeftTheGroupEndsWithTheTransport()
    {
        QByteArrayList pids;
        {
            Run run(escape() + QStringLiteral("cat"));
            QTRY_COMPARE(run.lines.size(), 2);
            pids = run.lines;
        }
        QTRY_VERIFY(!alive(pids[0]) && !alive(pids[1]));
    }

    void theProcessIdIsTheAgentsOwn()
    {
        Run run(QStringLiteral("echo $$; cat"));
        QTRY_COMPARE(run.lines.size(), 1);
        QCOMPARE(run.transport.processId(), run.lines[0].toLongLong());
    }

    /// The group is in reach, more is not, and that is said.
    void withoutAGuardItWorksAndSaysWhatItDoesNotKnow()
    {
        const QByteArray guard = qgetenv("BELAY_GUARD");
        qputenv("BELAY_GUARD", "/no/such/guard");
        Run run(QStringLiteral("trap '' TERM; (trap '' TERM; sleep 300) & echo $!; echo $$; wait; sleep 300"));
        qputenv("BELAY_GUARD", guard);
        QTRY_COMPARE(run.lines.size(), 2);
        QCOMPARE(run.transport.processId(), run.lines[1].toLongLong());
        run.transport.forceClose();
        run.clock.advance(ProcessTransport::termWait);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QTRY_VERIFY(!runs(run.lines[0]) && !runs(run.lines[1]));
        QVERIFY(!run.endings[0].treeGone);
        QVERIFY(run.endings[0].ended);
        QVERIFY(!run.endings[0].guardDied);
    }

    /// As if somebody had killed it. Belay must not wait for its word.
    void aGuardThatIsKilledIsAnEndToo()
    {
        Run run(QStringLiteral("echo $PPID; exec cat"));
        QTRY_COMPARE(run.lines.size(), 1);
        ::kill(run.lines[0].toInt(), SIGKILL);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QTRY_VERIFY(!runs(QByteArray::number(run.transport.processId())));
        QVERIFY(!run.endings[0].treeGone);
        QVERIFY(run.endings[0].guardDied);
    }

    /// So that the order to kill finds nobody who obeys.
    void anAgentThatStopsItsGuardIsEnded()
    {
        Run run(QStringLiteral("trap '' TERM; ") + escape() +
                QStringLiteral("kill -STOP $PPID; "
                               "while :; do sleep 0.05; done"));
        QTRY_COMPARE(run.lines.size(), 2);
        run.transport.forceClose();
        run.clock.advance(ProcessTransport::termWait);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 12'000);
        QVERIFY(run.endings[0].treeGone);
        QVERIFY(run.endings[0].ended);
        QCOMPARE(run.endings[0].signal, SIGKILL);
        QVERIFY(!runs(QByteArray::number(run.transport.processId())));
        QVERIFY(!runs(run.lines[0]));
        QVERIFY(!runs(run.lines[1]));
    }

    /// By the agent itself, to leave something behind that no group and no parent ties to it.
    void whatAKilledGuardLeavesIsFound()
    {
        Run run(QStringLiteral(
            "setsid sh -c 'trap \"\" TERM HUP; echo $$; sleep 300; sleep 300' & read word; kill -9 $PPID; cat"));
        QTRY_COMPARE(run.lines.size(), 1);
        run.transport.send("kill", Transport::Lane::Normal);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 8000);
        QTRY_VERIFY(!runs(run.lines[0]));
        QVERIFY(!run.endings[0].treeGone); // nobody can be sure
        QVERIFY2(run.endings[0].error.message.contains(QStringLiteral("guard")),
                 qPrintable(run.endings[0].error.message));
    }

    void anAgentThatClosesItsOutputIsEnded_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<bool>("deaf");
        QTest::newRow("and reads on") << QStringLiteral("echo $$; exec >&-; while read x; do :; done") << false;
        QTest::newRow("and hears nothing")
            << QStringLiteral("trap '' TERM; echo $$; exec >&-; sleep 300; sleep 300") << true;
    }
    void anAgentThatClosesItsOutputIsEnded()
    {
        QFETCH(const QString, script);
        QFETCH(const bool, deaf);
        Run run(script);
        QTRY_COMPARE(run.lines.size(), 1);
        QTRY_COMPARE(run.clock.timerCount(), size_t(1)); // its end was read
        run.clock.advance(ProcessTransport::muteWait);
        if (deaf)
            run.clock.advance(ProcessTransport::termWait);
        QTRY_COMPARE_WITH_TIMEOUT(run.endings.size(), 1, 15000);
        QVERIFY(!run.endings[0].requested);
        QVERIFY2(run.endings[0].error.message.contains(QStringLiteral("output")),
                 qPrintable(run.endings[0].error.message));
        QTRY_VERIFY(!runs(run.lines[0]));
    }

    void destructorLeavesNothingBehind()
    {
        QByteArray pid;
        {
            Run run(QStringLiteral("trap '' TERM; echo $$; while true; do sleep 0.05; done"));
            QTRY_COMPARE(run.lines.size(), 1);
            pid = run.lines[0];
        }
        QTRY_VERIFY(!alive(pid));
    }

    void closeBeforeTheEndOfStartIsAnswered()
    {
        Run run(QStringLiteral("cat"));
        run.transport.close();
        QTRY_COMPARE(run.endings.size(), 1);
        QVERIFY(run.endings[0].requested);
    }
};

BELAY_TEST(TestProcessTransport)

} // namespace tst_processtransport

#include "tst_processtransport.moc"
