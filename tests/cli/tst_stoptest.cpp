// SPDX-License-Identifier: Apache-2.0
// How an agent takes Stop, measured: by the demo agent in its good and its bad manners.
#include "cli/stopjson.h"
#include "core/commands/ptycommand.h"
#include "demoagent.h"
#include "fakeclock.h"
#include "memorysecrets.h"
#include "models/texts/stopconducttext.h"
#include "settings/settings.h"
#include "waiting.h"
#include "workspace/stoptest/stoptest.h"

#include "testclass.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_stoptest {

using core::StopCase;
using core::StopOutcome;
using workspace::StopCaseReport;

namespace {

constexpr base::Milliseconds quick(200), longEnough(700); ///< for what comes after a turn

workspace::StopTestLimits quickLimits(base::Milliseconds settle)
{
    return {base::Milliseconds(60'000), base::Milliseconds(60'000), base::Milliseconds(1000), settle,
            base::Milliseconds(10'000)};
}

/// The cases \p scripts, or all, of an agent with \p flags. \p settle: where something comes after the turn.
struct Measured
{
    base::SystemClock clock;
    core::PtyRunner runner;
    MemorySecrets secrets;
    std::vector<StopCaseReport> reports;
    workspace::StopTest test;
    bool isOver = false;
    QString left;

    explicit Measured(const QString &flags, std::vector<workspace::StopScript> scripts = workspace::stopScripts(true),
                      base::Milliseconds settle = quick)
        : test(demoAgentEntry(flags), std::move(scripts), quickLimits(settle), &clock, &runner, &secrets)
    {
        QObject::connect(&test, &workspace::StopTest::caseFinished, &test,
                         [this](const StopCaseReport &report) { reports.push_back(report); });
        QObject::connect(&test, &workspace::StopTest::finished, &test, [this](const QString &folder) {
            isOver = true;
            left = folder;
        });
    }
    bool run()
    {
        test.start();
        return waitUntil([this] { return isOver; });
    }
    const StopCaseReport &of(StopCase which) const
    {
        static const StopCaseReport none;
        for (const StopCaseReport &report : reports) {
            if (report.result.which == which)
                return report;
        }
        return none;
    }
};

std::vector<workspace::StopScript> only(StopCase which, const QString &prompt = {})
{
    std::vector<workspace::StopScript> out;
    for (const workspace::StopScript &script : workspace::stopScripts(true)) {
        if (script.which != which)
            continue;
        out.push_back(script);
        if (!prompt.isEmpty())
            out.back().prompt = prompt;
    }
    return out;
}

core::StopConduct sample()
{
    core::StopConduct conduct;
    conduct.measuredAt = QDateTime::fromString(QStringLiteral("2026-11-22T12:00:00.000Z"), Qt::ISODateWithMs);
    conduct.version = QStringLiteral("1.2, and more");
    conduct.command = QStringLiteral("some-agent --acp");
    core::StopCaseResult plain, stream, command;
    plain.outcome = StopOutcome::Finished;
    plain.took = base::Milliseconds(900);
    stream.which = StopCase::Stream;
    stream.outcome = StopOutcome::Confirmed;
    stream.took = base::Milliseconds(210);
    stream.withdrawn = 2;
    command.which = StopCase::Command;
    command.outcome = StopOutcome::NotReached;
    stream.background = 3;
    conduct.cases = {plain, stream, command};
    conduct.asksBeforeCommands = true;
    conduct.writesItself = true;
    return conduct;
}

} // namespace

class TestStopTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGoodAgentHoldsEverywhere()
    {
        Measured m{QString()};
        const QString folder = m.test.folder();
        QVERIFY(QFile::exists(folder));
        QVERIFY(m.run());
        QVERIFY(m.left.isEmpty());
        QVERIFY(!QFile::exists(folder));
        QCOMPARE(m.reports.size(), size_t(6));
        for (const StopCaseReport &report : m.reports) {
            const QByteArray line = cli::stopCaseJson(report);
            if (!report.result.isStopped())
                QVERIFY2(report.result.outcome == StopOutcome::Finished, line);
            else
                QVERIFY2(report.result.held(), line);
        }
        const core::StopConduct &conduct = m.test.conduct();
        QCOMPARE(conduct.tried(), 4);
        QCOMPARE(conduct.held(), 4);
        // What it starts in the background it leaves to itself.
        QCOMPARE(conduct.endsCommands(), std::optional(true));
        QCOMPARE(conduct.endsBackground(), std::optional(false));
        QCOMPARE(conduct.leavesBackground(), std::optional(true));
        QVERIFY(conduct.readsThroughBelay && conduct.writesThroughBelay && conduct.runsThroughBelay);
        QCOMPARE(conduct.asksBeforeCommands, std::optional(true));
        QCOMPARE(conduct.writesItself, std::optional(false));
        // The one that withdraws by itself what it had open: a permission and the wait for a command.
        QVERIFY(m.of(StopCase::Permission).result.withdrawn >= 2);
        QVERIFY(m.of(StopCase::Command).result.cancelled >= 1);
    }
    void oneThatIsDeafIsForced()
    {
        Measured m{QStringLiteral("--deaf"), only(StopCase::Stream)};
        QVERIFY(m.run());
        const core::StopCaseResult result = m.of(StopCase::Stream).result;
        QCOMPARE(result.outcome, StopOutcome::Forced);
        QVERIFY(result.updatesAfterStop > 0);
        QVERIFY(!result.held());
        QCOMPARE(m.test.conduct().tried(), 1);
        QCOMPARE(m.test.conduct().held(), 0);
    }
    void oneThatLeavesAProcessIsFound()
    {
        auto scripts = only(StopCase::Plain);
        scripts.push_back(only(StopCase::Stream).front());
        Measured m{QStringLiteral("--leave-process"), scripts};
        QVERIFY(m.run());
        QCOMPARE(m.of(StopCase::Plain).result.processes, 0);
        const StopCaseReport report = m.of(StopCase::Stream);
        QCOMPARE(report.result.outcome, StopOutcome::Confirmed);
        QCOMPARE(report.result.processes, 1);
        QVERIFY2(report.processes.value(0).endsWith(QStringLiteral("sleep 301")),
                 qPrintable(report.processes.value(0)));
        QVERIFY(!report.result.held());
    }
    void soIsACommandThatItRunsItself()
    {
        Measured m{QString(), only(StopCase::Command, QStringLiteral("own execute tell begin start=297 wait"))};
        QVERIFY(m.run());
        const StopCaseReport report = m.of(StopCase::Command);
        QCOMPARE(report.result.outcome, StopOutcome::Confirmed);
        QCOMPARE(report.result.processes, 1);
        QVERIFY(report.ran && !report.asked);
        QCOMPARE(m.test.conduct().asksBeforeCommands, std::optional(false));
    }
    /// What an agent keeps after a plain prompt, too, was not left by a Stop. It is said of the plain prompt.
    void whatItHasAfterAPlainPromptIsItsOwn()
    {
        auto scripts = only(StopCase::Plain, QStringLiteral("own execute tell begin start=302"));
        scripts.push_back(
            only(StopCase::Stream, QStringLiteral("own execute tell begin start=302 hello wait")).front());
        scripts.push_back(
            only(StopCase::Command, QStringLiteral("own execute tell begin start=302 start=297 wait")).front());
        Measured m{QString(), scripts};
        QVERIFY(m.run());
        QCOMPARE(m.of(StopCase::Plain).result.processes, 1);
        QCOMPARE(m.of(StopCase::Stream).result.processes, 0);
        QCOMPARE(m.of(StopCase::Command).result.processes, 1);
    }
    /// Whether its Stop reaches a command in the background, and whether its turn's end does, are two questions.
    void whatRunsInTheBackground_data()
    {
        QTest::addColumn<StopCase>("which");
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<int>("left");
        QTest::addColumn<QString>("words");
        QTest::newRow("its Stop does not end it")
            << StopCase::Background << QStringLiteral("own execute tell begin start=295 done wait") << 1
            << QStringLiteral("its command in the background ran on");
        QTest::newRow("its Stop ends it")
            << StopCase::Background << QStringLiteral("own execute tell begin start=295 done deaf wait kill") << 0
            << QStringLiteral("its command in the background ended, too");
        QTest::newRow("it outlives the turn")
            << StopCase::Left << QStringLiteral("own execute tell begin start=293 done") << 1
            << QStringLiteral("its command in the background ran on");
        // It has to be seen to run before.
        QTest::newRow("it ends with the turn")
            << StopCase::Left << QStringLiteral("own execute tell begin start=293 done pause=300 kill") << 0
            << QStringLiteral("its command in the background ended, too");
    }
    void whatRunsInTheBackground()
    {
        QFETCH(const StopCase, which);
        QFETCH(const QString, prompt);
        QFETCH(const int, left);
        QFETCH(const QString, words);
        Measured m{QString(), only(which, prompt)};
        QVERIFY(m.run());
        const StopCaseReport report = m.of(which);
        const QByteArray line = cli::stopCaseJson(report);
        QVERIFY2(report.result.background == left, line);
        QVERIFY2(report.result.processes == 0 && report.result.leftNothing(), line);
        QCOMPARE(QJsonDocument::fromJson(line).object().value(QLatin1String("backgroundLeft")).toInt(-1), left);
        QVERIFY2(models::stopCaseText(report.result).contains(words), qPrintable(models::stopCaseText(report.result)));
        if (which == StopCase::Background)
            QVERIFY2(report.result.endedItself(), line);
        else
            QVERIFY2(report.result.outcome == StopOutcome::Finished, line);
    }
    /// One that did not run it has said nothing about it.
    void oneThatDoesNotRunItWasNotTried()
    {
        Measured m{QString(), only(StopCase::Left, QStringLiteral("markdown"))};
        QVERIFY(m.run());
        QCOMPARE(m.of(StopCase::Left).result.outcome, StopOutcome::NotReached);
        QVERIFY(!m.of(StopCase::Left).why.isEmpty());
        QVERIFY(!m.test.conduct().leavesBackground());
    }
    void oneThatWritesAfterStopIsFound()
    {
        Measured m{QStringLiteral("--write-after-cancel"), only(StopCase::Stream), longEnough};
        QVERIFY(m.run());
        const StopCaseReport report = m.of(StopCase::Stream);
        QCOMPARE(report.result.outcome, StopOutcome::Confirmed);
        QCOMPARE(report.files, QStringList{QStringLiteral("after-cancel.txt")});
        QCOMPARE(report.result.files, 1);
        QVERIFY(!report.result.held());
    }
    void whatIsPreventedAfterStopIsNoFileButSaid()
    {
        Measured m{QString(), only(StopCase::Stream, QStringLiteral("write-late"))};
        QVERIFY(m.run());
        const StopCaseReport report = m.of(StopCase::Stream);
        QCOMPARE(report.result.files, 0);
        QVERIFY(report.result.refused > 0);
        QVERIFY(!report.refused.isEmpty());
        QVERIFY(report.result.held());
    }
    void updatesAfterTheEndAreLeft()
    {
        Measured m{QString(), only(StopCase::Stream, QStringLiteral("goes-on 2")), longEnough};
        QVERIFY(m.run());
        const core::StopCaseResult result = m.of(StopCase::Stream).result;
        QCOMPARE(result.outcome, StopOutcome::Confirmed);
        QVERIFY(result.updatesAfterEnd > 0);
        QVERIFY(!result.held());
    }
    /// The ends that Belay tells apart are told apart here, too.
    void howItEnded_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<int>("outcome");
        QTest::addColumn<bool>("held");
        QTest::newRow("cancelled") << QStringLiteral("late 1") << int(StopOutcome::Confirmed) << true;
        QTest::newRow("error") << QStringLiteral("cancel-error") << int(StopOutcome::Confirmed) << true;
        QTest::newRow("end_turn") << QStringLiteral("cancel-end-turn") << int(StopOutcome::EndedNormally) << true;
    }
    void howItEnded()
    {
        QFETCH(QString, prompt);
        QFETCH(int, outcome);
        QFETCH(bool, held);
        Measured m{QString(), only(StopCase::Stream, prompt)};
        QVERIFY(m.run());
        QCOMPARE(int(m.of(StopCase::Stream).result.outcome), outcome);
        QCOMPARE(m.of(StopCase::Stream).result.held(), held);
    }
    void oneThatDiesDidNotStop()
    {
        Measured m{QString(), only(StopCase::Stream, QStringLiteral("die-on-cancel"))};
        QVERIFY(m.run());
        QCOMPARE(m.of(StopCase::Stream).result.outcome, StopOutcome::AgentEnded);
    }
    void oneThatEndsBeforeWasNotTried()
    {
        Measured m{QString(), only(StopCase::Permission, QStringLiteral("markdown"))};
        QVERIFY(m.run());
        const StopCaseReport report = m.of(StopCase::Permission);
        QCOMPARE(report.result.outcome, StopOutcome::NotReached);
        QVERIFY(!report.why.isEmpty());
        QCOMPARE(m.test.conduct().tried(), 0);
    }
    /// It asks for something else than the prompt does: nobody sits there, so the answer is no.
    void onlyWhatThePromptAsksForIsAllowed()
    {
        Measured m{QString(), only(StopCase::Plain, QStringLiteral("errand belay-test.txt touch elsewhere"))};
        QVERIFY(m.run());
        QCOMPARE(m.of(StopCase::Plain).result.outcome, StopOutcome::Finished);
        QVERIFY(m.of(StopCase::Plain).asked);
        QVERIFY(!m.of(StopCase::Plain).ran);
    }
    /// One that sends no raw input, and asks for what it was told to do, in the words of the prompt.
    void aTitleIsAnAnswerWhereThereIsNoMore()
    {
        Measured m{QString(), only(StopCase::Command, QStringLiteral("ask-by-title sleep 297"))};
        QVERIFY(m.run());
        QVERIFY(m.of(StopCase::Command).asked && m.of(StopCase::Command).ran);
        QCOMPARE(m.of(StopCase::Command).result.outcome, StopOutcome::Confirmed);
        Measured other{QString(), only(StopCase::Command, QStringLiteral("ask-by-title sleep 297; touch elsewhere"))};
        QVERIFY(other.run());
        QVERIFY(other.of(StopCase::Command).asked && !other.of(StopCase::Command).ran);
        QCOMPARE(other.of(StopCase::Command).result.outcome, StopOutcome::NotReached);
    }
    void oneThatDoesNotStartEndsTheTest()
    {
        Measured m{QStringLiteral("--exit-at-once 5")};
        QVERIFY(m.run());
        QCOMPARE(m.reports.size(), size_t(1));
        QVERIFY(!m.test.hasStarted());
        QVERIFY(!m.reports.front().why.isEmpty());
    }
    void oneThatWantsALoginSaysSo()
    {
        Measured m{QStringLiteral("--auth")};
        QVERIFY(m.run());
        QVERIFY(!m.test.hasStarted());
        QVERIFY2(m.reports.front().why.contains(QStringLiteral("log in")), qPrintable(m.reports.front().why));
    }
    /// Neither an agent that never answers nor one that never opens a session holds the test up.
    void oneThatNeverStartsIsGivenUpByTheClock_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::newRow("handshake") << QStringLiteral("--never-initialize");
        QTest::newRow("session") << QStringLiteral("--new-hangs");
    }
    void oneThatNeverStartsIsGivenUpByTheClock()
    {
        QFETCH(QString, flags);
        FakeClock clock;
        core::PtyRunner runner;
        MemorySecrets secrets;
        const workspace::StopTestLimits limits;
        workspace::StopTest test(demoAgentEntry(flags), workspace::stopScripts(true), limits, &clock, &runner,
                                 &secrets);
        std::vector<StopCaseReport> reports;
        bool isOver = false;
        connect(&test, &workspace::StopTest::caseFinished, &test,
                [&reports](const StopCaseReport &report) { reports.push_back(report); });
        connect(&test, &workspace::StopTest::finished, &test, [&isOver] { isOver = true; });
        test.start();
        QVERIFY(reports.empty());
        clock.advance(limits.start);
        clock.advance(limits.close);
        QVERIFY(waitUntil([&isOver] { return isOver; }));
        QCOMPARE(reports.size(), size_t(1));
        QVERIFY(!reports.front().why.isEmpty());
        QVERIFY(!test.hasStarted());
    }
    void anInterruptEndsItInOrder()
    {
        Measured m{QString()};
        const QString folder = m.test.folder();
        m.test.start();
        QVERIFY(waitUntil([&] { return m.reports.size() == 1; }));
        m.test.cancel();
        QVERIFY(waitUntil([&] { return m.isOver; }));
        QCOMPARE(m.reports.size(), size_t(2)); // the one under way says that it was interrupted
        QVERIFY(!QFile::exists(folder));
    }
    /// No time passes but what the test says: force comes when its time has come, and not before.
    void forceComesByTheClock()
    {
        FakeClock clock;
        core::PtyRunner runner;
        MemorySecrets secrets;
        QTemporaryDir folder;
        workspace::EffectStore effects(&clock, folder.filePath(QStringLiteral("effects")));
        QDir(folder.path()).mkdir(QStringLiteral("p"));
        const workspace::StopTestLimits limits;
        workspace::StopCaseRun run(only(StopCase::Stream).front(), demoAgentEntry(QStringLiteral("--deaf")),
                                   folder.filePath(QStringLiteral("p")), effects.services(&clock, nullptr, &runner),
                                   &secrets, limits, {});
        std::optional<StopCaseReport> report;
        bool pressed = false;
        connect(&run, &workspace::StopCaseRun::stopPressed, &run, [&] { pressed = true; });
        connect(&run, &workspace::StopCaseRun::finished, &run, [&](const StopCaseReport &found) { report = found; });
        run.start();
        const auto hasText = [&] {
            return run.session().session() && run.session().session()->hasOpenTurn() &&
                   run.session().transcript().count() > 1;
        };
        QVERIFY(waitUntil(hasText));
        QVERIFY(!pressed);
        clock.advance(500);
        QVERIFY(pressed);
        clock.advance(limits.force - base::Milliseconds(1));
        QVERIFY(run.session().session()->hasOpenTurn());
        clock.advance(1);
        QVERIFY(waitUntil([&] { return !run.session().session()->hasOpenTurn(); }));
        clock.advance(limits.settle);
        clock.advance(limits.settle); // where changes are still being looked for
        QVERIFY(waitUntil([&] { return report.has_value(); }));
        QCOMPARE(report->result.outcome, StopOutcome::Forced);
        QCOMPARE(report->result.took, std::optional(limits.force));
    }
    void whatIsKeptIsReadAgain()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("belay.ini"));
        settings::AgentEntry agent;
        agent.id = QStringLiteral("some/agent =");
        agent.command = sample().command;
        QVERIFY(!settings::Settings(file).stopConduct(agent));
        settings::Settings(file).setStopConduct(agent.id, sample());
        const auto read = settings::Settings(file).stopConduct(agent);
        QVERIFY(read);
        QVERIFY(*read == sample());
        agent.command += QStringLiteral(" --other"); // is another agent
        QVERIFY(!settings::Settings(file).stopConduct(agent));
    }
    void whatIsSaidOfIt()
    {
        QCOMPARE(models::stopConductSentence(sample()),
                 QStringLiteral("Stops in 0.2 s · asks before commands · writes files itself · measured 22 Nov"));
        core::StopConduct bad = sample();
        bad.cases[1].files = 1;
        bad.asksBeforeCommands.reset();
        bad.writesItself.reset();
        QCOMPARE(models::stopConductSentence(bad), QStringLiteral("Stopped cleanly 0 of 1 times · measured 22 Nov"));
        const QList<models::Finding> found = models::stopFindings({}, bad);
        QVERIFY(found.contains({false, QStringLiteral("Command: could not be tried")}));
        QVERIFY(!found.constFirst().holds && models::stopFindings({}, sample()).constFirst().holds);
        bad.cases.pop_back();
        bad.cases.pop_back();
        QCOMPARE(models::stopConductSentence(bad), QStringLiteral("Stop could not be tried · measured 22 Nov"));
    }
    void theCommandSaysAndKeepsIt()
    {
        /// With a home of its own, so that several can run at a time.
        struct Command
        {
            QTemporaryDir home;
            QProcess belay;

            void start(const QStringList &arguments)
            {
                QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
                environment.insert(QStringLiteral("HOME"), home.path());
                environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
                environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
                environment.insert(QStringLiteral("TMPDIR"), home.path());
                belay.setProcessEnvironment(environment);
                belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                            QStringList{QStringLiteral("agents")} + arguments);
            }
            int end() { return belay.waitForFinished(120'000) ? belay.exitCode() : -1; }
            bool leftNothing() const { return QDir(home.path()).entryList({QStringLiteral("belay-stop-*")}).isEmpty(); }
        };
        const QString test = QStringLiteral("--test"), stop = QStringLiteral("--stop");
        const QString bad = qEnvironmentVariable("BELAY_BIN") +
                            QStringLiteral("/belay-demo-agent --write-after-cancel --leave-process");
        Command good, worse, interrupted, none;
        good.start({test, stop, settings::demoAgent().name, QStringLiteral("--json")});
        worse.start({stop, test, bad});
        interrupted.start({stop, test, bad});
        none.start({stop, test, QStringLiteral("no-such-agent-of-anybody")});

        QVERIFY(interrupted.belay.waitForStarted());
        QVERIFY(interrupted.belay.waitForReadyRead(60'000)); // a case has been said
        ::kill(pid_t(interrupted.belay.processId()), SIGINT);
        QCOMPARE(interrupted.end(), 130);
        QVERIFY(interrupted.leftNothing());
        QCOMPARE(none.end(), 3);

        QCOMPARE(good.end(), 0);
        const QByteArrayList lines = good.belay.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(lines.size(), 7);
        const QJsonObject last = QJsonDocument::fromJson(lines.constLast()).object();
        QCOMPARE(last.value(QLatin1String("event")).toString(), QStringLiteral("stop_test"));
        QCOMPARE(last.value(QLatin1String("held")).toInt(), 4);
        QCOMPARE(last.value(QLatin1String("endsBackground")), QJsonValue(false));
        QCOMPARE(last.value(QLatin1String("leavesBackground")), QJsonValue(true));
        QVERIFY(good.leftNothing());
        good.start({});
        QCOMPARE(good.end(), 0);
        QVERIFY(good.belay.readAllStandardOutput().contains("asks before commands"));

        QCOMPARE(worse.end(), 1);
        const QByteArray said = worse.belay.readAllStandardOutput();
        QVERIFY2(said.contains("Written after Stop: after-cancel.txt"), said);
        QVERIFY2(said.contains("sleep 301"), said);
        QVERIFY2(said.contains("Stopped cleanly 0 of 4 times"), said);
    }
    void wrongUse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no name") << QStringList{QStringLiteral("--stop")};
        QTest::newRow("json alone") << QStringList{QStringLiteral("--json")};
        QTest::newRow("empty name") << QStringList{QStringLiteral("--stop"), QStringLiteral("--test"), QString()};
    }
    void wrongUse()
    {
        QFETCH(QStringList, arguments);
        QProcess belay;
        belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                    QStringList{QStringLiteral("agents")} + arguments);
        QVERIFY(belay.waitForFinished(60'000));
        QCOMPARE(belay.exitCode(), 2);
    }
};

BELAY_TEST(TestStopTest)

} // namespace tst_stoptest

#include "tst_stoptest.moc"
