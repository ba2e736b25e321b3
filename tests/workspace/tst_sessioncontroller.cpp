// SPDX-License-Identifier: Apache-2.0
#include "base/process/processlook.h"
#include "demosession.h"
#include "models/texts/reporttext.h"
#include "models/texts/sessionstatus.h"
#include "proxy/networkwatch.h"
#include "workspace/workspace.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>

namespace tst_sessioncontroller {

using core::StoppedBy;
using core::TurnEnd;
using workspace::SessionController;
using Kind = core::SessionRestored::Kind;

namespace {

struct Bench : DemoSession
{
    explicit Bench(const QString &flags) : DemoSession(flags) { session->connection().start(); }

    template <class Body> std::vector<const Body *> all() const
    {
        std::vector<const Body *> out;
        for (int row = 0; row < session->transcript().count(); ++row) {
            if (const auto *body = std::get_if<Body>(&session->transcript().at(row).body))
                out.push_back(body);
        }
        return out;
    }
    QStringList sent() const
    {
        QStringList out;
        for (const auto *message : all<history::UserMessage>())
            out << message->text;
        return out;
    }
    QStringList waiting() const
    {
        QStringList out;
        for (const core::QueuedPrompt &item : session->messages().queue().items())
            out << item.message.text;
        return out;
    }
    bool isReady() const { return session->snapshot().agent == models::AgentState::Ready; }
    bool isIdle() const { return isReady() && session->snapshot().stop.phase == core::TurnPhase::Idle; }
    bool streams() const { return !all<history::AgentMessage>().empty(); }
};

/// For agents that are not waited for.
core::Timings quickStop()
{
    core::Timings timings;
    timings.stop.endCommands = timings.stop.unconfirmed = timings.stop.closeSession = base::Milliseconds(200);
    return timings;
}

/// Of what was left running.
enum class Ending { StopIt, StopTurn, Close };

} // namespace

/// The whole of Belay below the window, with a real agent process.
class TestSessionController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Before its first message, which waits for the user where the agent does not take them; what it no longer offers
    /// is said.
    void aSessionBeginsWithItsOptions_data()
    {
        QTest::addColumn<QString>("thought");
        QTest::addColumn<bool>("isSent");
        QTest::addColumn<bool>("isUrgent"); ///< sent before all that waits
        QTest::newRow("all taken") << QString() << true << false;
        QTest::newRow("one is gone") << QStringLiteral("gone") << false << false;
        QTest::newRow("one is gone, sent now") << QStringLiteral("gone") << false << true;
    }
    void aSessionBeginsWithItsOptions()
    {
        QFETCH(const QString, thought);
        QFETCH(const bool, isSent);
        QFETCH(const bool, isUrgent);
        Bench b(QString{});
        workspace::FirstOptions::Values values{{QStringLiteral("model"), QStringLiteral("swift")},
                                               {QStringLiteral("mode"), QStringLiteral("ask")}};
        if (!thought.isEmpty())
            values.append({QStringLiteral("thought"), thought});
        b.session->beginWith(values);
        if (isUrgent)
            b.session->messages().sendNow(core::Message(QStringLiteral("markdown")));
        else
            b.session->send(QStringLiteral("markdown"));
        if (!isSent) {
            QTRY_COMPARE_WITH_TIMEOUT(b.all<history::Notice>().size(), size_t(1), 20'000);
            QTRY_VERIFY(b.session->messages().queue().isHeld());
            QCOMPARE(b.waiting(), QStringList{QStringLiteral("markdown")});
            QCOMPARE(b.ends.size(), 0);
            b.session->messages().releaseQueue();
        }
        QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 1, 20'000);
        const std::vector<acp::ConfigOption> options = b.session->session()->facts().options;
        const auto model = std::find_if(options.begin(), options.end(),
                                        [](const acp::ConfigOption &one) { return one.id == QLatin1String("model"); });
        QVERIFY(model != options.end());
        QCOMPARE(model->value, QStringLiteral("swift"));
        if (!isSent)
            QCOMPARE(b.all<history::Notice>().front()->text, thought);
    }

    /// Stop, deaf agent, Force, and back in the conversation: one call each.
    void forceAndBack_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<int>("how");
        QTest::addColumn<bool>("forgotten");
        QTest::newRow("resume") << QStringLiteral("--can-load") << int(Kind::Resumed) << false;
        QTest::newRow("load") << QStringLiteral("--load-only") << int(Kind::Loaded) << false;
        QTest::newRow("resume refused") << QStringLiteral("--refuse-resume") << int(Kind::Loaded) << false;
        QTest::newRow("loads, but forgot") << QStringLiteral("--forget") << int(Kind::Loaded) << true;
        QTest::newRow("cannot") << QString() << int(Kind::New) << false;
    }
    void forceAndBack()
    {
        QFETCH(const QString, flags);
        QFETCH(const int, how);
        QFETCH(const bool, forgotten);
        Bench b(flags);
        b.session->send(QStringLiteral("ignore-cancel"));
        QTRY_VERIFY(b.streams());
        b.session->stop();
        QCOMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Stopping);
        b.session->send(QStringLiteral("markdown")); // typed on at once, and not lost
        QCOMPARE(b.waiting(), QStringList{QStringLiteral("markdown")});
        const qint64 before = b.session->snapshot().agentProcessId;
        b.session->forceStop();
        QTRY_COMPARE_WITH_TIMEOUT(b.ends, QList<TurnEnd>{TurnEnd::StoppedByForce}, 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(b.isIdle(), 10'000);
        const auto restored = b.all<history::Restored>();
        QCOMPARE(restored.size(), size_t(1));
        QCOMPARE(int(restored[0]->what.kind), how);
        QCOMPARE(restored[0]->what.replayedNothing, forgotten);
        QCOMPARE(b.sent(), QStringList{QStringLiteral("ignore-cancel")}); // the replay is not shown twice
        QVERIFY(b.session->snapshot().agentProcessId != before);
        QVERIFY(::kill(pid_t(before), 0) != 0);
        QVERIFY(b.session->messages().takeReturned().message.isEmpty()); // it was being answered
        // Held back until the user says so.
        QVERIFY(b.session->messages().queue().isHeld());
        b.session->messages().releaseQueue();
        QTRY_COMPARE(b.ends, (QList<TurnEnd>{TurnEnd::StoppedByForce, TurnEnd::Finished}));
        QCOMPARE(b.samples.size(), 1);
        QVERIFY(!b.samples[0].confirmed && b.samples[0].forced);
    }

    /// An agent that hears no cancel ends its work when its session is closed: process and conversation live on.
    void aSessionIsClosedForStopAndGoesOn_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::newRow("answers its prompt") << QStringLiteral("--close-only");
        QTest::newRow("never does") << QStringLiteral("--close-mute");
    }
    void aSessionIsClosedForStopAndGoesOn()
    {
        QFETCH(const QString, flags);
        Bench b(flags);
        b.session->connection().setTimings(quickStop());
        b.session->send(QStringLiteral("long 60"));
        QTRY_VERIFY(b.streams());
        const qint64 process = b.session->snapshot().agentProcessId;
        b.session->stop();
        b.session->send(QStringLiteral("markdown")); // waits, also while the session is closed and taken up again
        QTRY_COMPARE_WITH_TIMEOUT(b.ends, QList<TurnEnd>{TurnEnd::StoppedByYou}, 12'000);
        QVERIFY(b.all<history::TurnFooter>()[0]->sessionClosed);
        QTRY_COMPARE(b.all<history::Restored>().size(), size_t(1));
        QCOMPARE(b.all<history::Restored>()[0]->what.kind, core::SessionRestored::Kind::Resumed);
        b.session->messages().releaseQueue();
        QTRY_COMPARE(b.ends, (QList<TurnEnd>{TurnEnd::StoppedByYou, TurnEnd::Finished}));
        QCOMPARE(b.session->snapshot().agentProcessId, process);
        QVERIFY(b.all<history::Failure>().empty());
    }

    /// The agent would get a part of each.
    void noOtherLevelWhileTheAgentStarts()
    {
        Bench b(QString{});
        const auto noted = [] {
            return SessionController::Level{
                .network = std::make_shared<proxy::NetworkWatch>(proxy::NetworkRules{proxy::NetworkLevel::Note, {}})};
        };
        const auto why = [&b] { return models::whyNetworkStays(b.session->snapshot(), proxy::NetworkLevel::Note); };
        QVERIFY(b.session->connection().state() != core::ConnectionState::Ready);
        QVERIFY(!b.session->setLevel(noted()));
        QVERIFY(!why().isEmpty() && !models::whyHoldingStays(b.session->snapshot()).isEmpty());
        QVERIFY(!b.session->network());
        QTRY_VERIFY(b.isIdle());
        QCOMPARE(why(), QString());
        QVERIFY(b.session->setLevel(noted()));
        QVERIFY(b.session->connection().state() != core::ConnectionState::Ready);
        QTRY_VERIFY(b.isIdle());
        QVERIFY(b.session->network() && b.session->network()->isStarted());
    }

    /// What Belay reached for the agent is told with the turn, and offered for no list of hosts.
    void hostsOfMcpServersAreTold()
    {
        Bench b(QString{});
        QTRY_VERIFY(b.isIdle());
        const auto network = std::make_shared<proxy::NetworkWatch>(proxy::NetworkRules{proxy::NetworkLevel::Note, {}});
        QVERIFY(b.session->setLevel({.network = network}));
        QTRY_VERIFY(b.isIdle());
        QSignalSpy contacted(b.session.get(), &SessionController::hostsContacted);
        proxy::ContactLog::Use server(QStringLiteral("mcp.example"), 443, QStringLiteral("tracker")),
            agents(QStringLiteral("api.example"), 443);
        network->log()->opened(server);
        network->log()->opened(agents);
        b.session->send(QStringLiteral("thought"));
        QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::Finished});
        QCOMPARE(contacted.count(), 1);
        QCOMPARE(contacted[0][0].toStringList(), QStringList{QStringLiteral("api.example")});
        QStringList servers;
        for (const history::ReportRow &row : b.all<history::TurnFooter>().at(0)->report) {
            if (row.contact)
                servers << row.contact->server;
        }
        QCOMPARE(servers, (QStringList{QStringLiteral("tracker"), QString()}));
    }

    void deathAndBack()
    {
        Bench b(QStringLiteral("--load-only"));
        b.session->send(QStringLiteral("thought"));
        QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::Finished});
        b.session->send(QStringLiteral("die"));
        b.session->send(QStringLiteral("after it"));
        QTRY_COMPARE(b.ends.size(), 2);
        QCOMPARE(b.ends[1], TurnEnd::AgentDied);
        QTRY_VERIFY(b.session->isOver());
        QCOMPARE(b.all<history::Failure>().size(), size_t(1));
        QVERIFY(b.all<history::Failure>()[0]->canRestart);
        QCOMPARE(b.waiting(), QStringList{QStringLiteral("after it")});
        b.session->send(QStringLiteral("into the dead")); // never silently reused, never lost
        QCOMPARE(b.waiting().size(), 2);
        b.session->restart();
        QTRY_VERIFY_WITH_TIMEOUT(b.isIdle(), 10'000);
        QCOMPARE(b.all<history::Restored>().size(), size_t(1));
        QVERIFY(!b.all<history::Restored>()[0]->what.replayedNothing);
        QVERIFY(!b.all<history::Failure>()[0]->canRestart); // done
        QCOMPARE(b.sent(), (QStringList{QStringLiteral("thought"), QStringLiteral("die")}));
        QVERIFY(b.session->messages().queue().isHeld());
    }

    /// Stop was pressed to send something at once, and the agent dies of it: the message waits with the others.
    void deathKeepsWhatWasToBeSentNow()
    {
        Bench b(QStringLiteral("--can-load"));
        b.session->send(QStringLiteral("die-on-cancel"));
        QTRY_VERIFY(b.streams());
        b.session->send(QStringLiteral("later"));
        b.session->messages().sendNow(QStringLiteral("now"));
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 10'000);
        QCOMPARE(b.waiting(), (QStringList{QStringLiteral("now"), QStringLiteral("later")}));
        QVERIFY(b.session->messages().queue().isHeld());
    }

    void deathBetweenTurns()
    {
        Bench b(QStringLiteral("--can-load"));
        b.session->send(QStringLiteral("markdown"));
        QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::Finished});
        ::kill(pid_t(b.session->snapshot().agentProcessId), SIGKILL);
        QTRY_VERIFY(b.session->isOver());
        QCOMPARE(b.ends.size(), 1);
        QCOMPARE(b.all<history::Failure>().size(), size_t(1));
        b.session->restart();
        QTRY_VERIFY_WITH_TIMEOUT(b.isIdle(), 10'000);
        b.session->send(QStringLiteral("thought"));
        QTRY_COMPARE(b.ends.size(), 2);
    }

    // --- the queue -----------------------------------------------------------------------------------------------

    void oneAfterTheOther()
    {
        Bench b({});
        for (const char *word : {"markdown", "thought", "plan"})
            b.session->send(QString::fromLatin1(word)); // the first two before the agent is there
        QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 3, 10'000);
        QCOMPARE(b.sent(),
                 (QStringList{QStringLiteral("markdown"), QStringLiteral("thought"), QStringLiteral("plan")}));
        QVERIFY(b.waiting().isEmpty());
    }

    /// From the click on, not from the turn's end; and what is let go meanwhile stays let go.
    void stopHoldsTheQueueAtOnce()
    {
        Bench b({});
        b.session->send(QStringLiteral("late 300"));
        QTRY_VERIFY(b.session->transcript().count() > 1);
        b.session->send(QStringLiteral("markdown"));
        b.session->stop();
        QVERIFY(models::isStopping(b.session->snapshot().stop.phase));
        QVERIFY(b.session->snapshot().queueHeld);
        b.session->messages().releaseQueue();
        b.session->stop(); // once more changes nothing
        QVERIFY(!b.session->snapshot().queueHeld);
        QTRY_COMPARE(b.ends.size(), 2);
        QVERIFY(b.waiting().isEmpty());
        QCOMPARE(b.ends[0], TurnEnd::StoppedByYou);
    }

    /// By itself, at the user's word, or with the agent.
    void aCommandThatOutlivesItsTurnIsFollowed()
    {
        enum class Ending { ByItself, ByUser, Deaf, ByForce };
        for (const Ending ending : {Ending::ByItself, Ending::ByUser, Ending::Deaf, Ending::ByForce}) {
            Bench b({});
            const QString start = ending == Ending::Deaf ? QStringLiteral("start-deaf=%1") : QStringLiteral("start=%1");
            b.session->send(QStringLiteral("own execute tell begin %1 done").arg(start.arg(311.5 + int(ending))));
            QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::Finished});
            const auto run = [&b] {
                const auto calls = b.all<history::ToolCall>();
                return calls.empty() ? std::nullopt : calls.front()->runOn;
            };
            QTRY_VERIFY_WITH_TIMEOUT(run() && !run()->processes.empty(), 10'000);
            const core::CallProcess process = run()->processes.front();
            QCOMPARE(run()->end, core::RunEnd::RunsOn);
            QVERIFY2(process.name.contains(QLatin1String("sleep 31")), qPrintable(process.name));
            const auto isAlive = [&process] { return ::kill(pid_t(process.number), 0) == 0; };
            QVERIFY(isAlive());
            const std::optional<base::ProcessId> agent = base::processOf(b.session->snapshot().agentProcessId);
            QVERIFY(agent);
            QCOMPARE(b.session->snapshot().runsOnCount(), 1);
            QVERIFY(b.all<history::OutlivingCall>().empty()); // the call itself shows it
            if (ending == Ending::ByItself)
                ::kill(pid_t(process.number), SIGTERM);
            else if (ending == Ending::ByForce)
                b.session->forceStop();
            else
                b.session->session()->endProcesses(b.all<history::ToolCall>().front()->id);
            QTRY_VERIFY_WITH_TIMEOUT(!run()->goesOn(), 10'000);
            QTRY_VERIFY_WITH_TIMEOUT(!isAlive(), 10'000);
            QCOMPARE(run()->end, ending == Ending::ByUser    ? core::RunEnd::Stopped
                                 : ending == Ending::Deaf    ? core::RunEnd::Killed
                                 : ending == Ending::ByForce ? core::RunEnd::WithAgent
                                                             : core::RunEnd::Ended);
            QVERIFY(b.session->snapshot().runsOn.empty());
            // The agent lives on, but for force, after which another one is started.
            QTRY_COMPARE(base::isRunning(*agent), ending != Ending::ByForce);
        }
    }

    /// Whichever way it goes into the background: its call and its row show it, the next turn's Stop leaves it alone,
    /// *Stop it* ends it, and so do Stop in its own turn and the end of the session.
    void whatIsLeftRunning_data()
    {
        QTest::addColumn<QString>("script"); ///< %1: how long
        QTest::addColumn<Ending>("ending");
        const auto row = [](const char *name, const char *script) {
            for (const auto &[how, ending] :
                 {std::pair("stopped by itself", Ending::StopIt), std::pair("its turn is stopped", Ending::StopTurn),
                  std::pair("its session is closed", Ending::Close)})
                QTest::addRow("%s, %s", name, how) << QString::fromLatin1(script) << ending;
        };
        row("&", "sleep %1 &");
        row("nohup", "nohup sleep %1 >nohup.out &");
        row("setsid", "setsid sleep %1 &");
        row("disown", "sleep %1 & disown");
        row("a double fork", "( ( sleep %1 & ) & )");
        row("a session of its own, twice forked", "setsid sh -c 'sleep %1 & exit' &");
        row("executed in place", "(exec sleep %1) &");
        row("another name", "(exec -a kworker sleep %1) &");
        row("a pipe", "sleep %1 | cat &");
        row("below another", "sh -c 'sleep %1; true' &");
        row("later", "(sleep 0.4; exec sleep %1) &");
        row("told apart by time", "read -r n < <(echo %1); eval \"sleep $n &\"");
        if (!QStandardPaths::findExecutable(QStringLiteral("tmux")).isEmpty())
            // By a shell of its own: that of the account the tests run as may let nobody in. In the session's folder,
            // where no other test's server has that name.
            row("a server of terminals",
                "TMUX_TMPDIR=$PWD SHELL=/bin/sh tmux -L belay%1 -f /dev/null new-session -d 'sleep %1'");
    }
    void whatIsLeftRunning()
    {
        QFETCH(const QString, script);
        QFETCH(const Ending, ending);
        Bench b({});
        b.session->connection().setTimings(quickStop());
        static int seconds = 400;
        const QString argument = QString::number(++seconds);
        const QString line = QString(script).replace(QLatin1String("%1"), argument);
        const bool inTurn = ending == Ending::StopTurn;
        b.session->send(
            QString(QStringLiteral("shell ") + (inTurn ? QStringLiteral("( %1 ); sleep 600").arg(line) : line)));
        std::optional<base::ProcessId> process;
        const auto isSeen = [&] {
            const auto all = base::lookAround(b.session->snapshot().agentProcessId, [](const auto &) { return true; });
            for (const base::SeenProcess &one : all.value_or(std::vector<base::SeenProcess>())) {
                if (one.arguments.size() == 2 && one.arguments[1] == argument.toLatin1())
                    process = one.id;
            }
            return process.has_value();
        };
        const auto isAlive = [&] { return base::isRunning(*process); };
        const auto call = [&b] { return *b.all<history::ToolCall>().front(); };
        const auto row = [&b, &call] {
            const auto rows = b.effects.ledger()->effects(b.session->session()->id());
            const auto found = std::find_if(rows.begin(), rows.end(),
                                            [id = call().id](const auto &one) { return one.toolCall == id; });
            return found == rows.end() ? ledger::Effect() : *found;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSeen(), 20'000);
        if (inTurn) {
            b.session->stop();
            QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 1, 20'000);
            QTRY_VERIFY_WITH_TIMEOUT(!isAlive(), 10'000);
            QTRY_COMPARE_WITH_TIMEOUT(row().state, ledger::EffectState::Unknown, 10'000);
            QVERIFY(b.session->snapshot().runsOn.empty());
            return;
        }
        QTRY_COMPARE_WITH_TIMEOUT(b.ends, QList<TurnEnd>{TurnEnd::Finished}, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(call().runOn && call().runOn->goesOn(), 10'000);
        QVERIFY(!call().runOn->processes.empty());
        QCOMPARE(b.session->snapshot().runsOnCount(), 1);
        QTRY_VERIFY(row().runsOn());
        if (ending == Ending::Close) {
            b.session->close();
            QTRY_VERIFY_WITH_TIMEOUT(!isAlive(), 10'000);
            QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 10'000);
            return;
        }
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.session->stop();
        QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 2, 20'000);
        QVERIFY(isAlive() && call().runOn->goesOn() && row().runsOn());
        b.session->session()->endProcesses(call().id);
        QTRY_VERIFY_WITH_TIMEOUT(!isAlive(), 10'000);
        QTRY_COMPARE_WITH_TIMEOUT(call().runOn->end, core::RunEnd::Stopped, 10'000);
        QTRY_COMPARE(row().state, ledger::EffectState::Unknown);
        QVERIFY(b.session->snapshot().runsOn.empty());
    }

    /// Of two turns: one by its row, the rest together, or all with the turn that runs.
    void whatRunsOnIsEnded()
    {
        for (const bool duringATurn : {false, true}) {
            Bench b({});
            static int seconds = 700;
            for (int turn = 0; turn < 3; ++turn) {
                b.session->send(QStringLiteral("shell sleep %1 &").arg(++seconds));
                QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), turn + 1, 20'000);
                QTRY_COMPARE_WITH_TIMEOUT(b.session->snapshot().runsOnCount(), turn + 1, 10'000);
            }
            std::vector<models::RunningOn> all = b.session->snapshot().runsOn;
            QCOMPARE(all[1].name, QStringLiteral("sleep %1").arg(seconds - 1));
            QCOMPARE(all[1].prompt, QStringLiteral("shell sleep %1 &").arg(seconds - 1));
            QVERIFY(!all[1].isNow && all[1].canStop && all[1].entry != 0);
            QCOMPARE(b.session->row().runsOn, 3);
            QCOMPARE(b.all<history::TurnFooter>().back()->runningOn, 3);
            QCOMPARE(b.all<history::TurnFooter>().front()->runningOn, 1);
            b.session->endRunning(all[1]);
            QTRY_COMPARE_WITH_TIMEOUT(b.session->snapshot().runsOnCount(), 2, 10'000);
            QCOMPARE(b.all<history::TurnFooter>()[1]->ranOn, 1);
            if (duringATurn) {
                b.session->send(QStringLiteral("hang"));
                QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
                b.session->stopEverything(b.session->snapshot().defaultScope);
                QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 4, 20'000);
            } else {
                b.session->endAllRunning();
            }
            QTRY_COMPARE_WITH_TIMEOUT(b.session->snapshot().runsOnCount(), 0, 10'000);
            QCOMPARE(b.session->snapshot().agent, models::AgentState::Ready);
            QCOMPARE(b.session->row().runsOn, 0);
        }
    }

    /// The user quits or closes the session, and wants to keep what runs: the agent ends, that does not.
    void whatIsLetGoLivesOn_data()
    {
        QTest::addColumn<core::StoppedBy>("by");
        QTest::addColumn<core::RunEnd>("end");
        QTest::addColumn<QString>("when");
        QTest::newRow("quit") << core::StoppedBy::ClosingBelay << core::RunEnd::LetGo << QStringLiteral("Belay quit");
        QTest::newRow("closed") << core::StoppedBy::ClosingSession << core::RunEnd::LetGoWithSession
                                << QStringLiteral("session was closed");
    }
    void whatIsLetGoLivesOn()
    {
        QFETCH(const core::StoppedBy, by);
        QFETCH(const core::RunEnd, end);
        QFETCH(const QString, when);
        Bench b({});
        b.session->send(QStringLiteral("shell sleep 512.5 & sleep 513.5 & sleep 0.2"));
        QTRY_COMPARE_WITH_TIMEOUT(b.ends, QList<TurnEnd>{TurnEnd::Finished}, 20'000);
        const auto run = [&b] { return b.all<history::ToolCall>().front()->runOn; };
        QTRY_VERIFY_WITH_TIMEOUT(run() && run()->processes.size() == 2, 10'000);
        std::vector<base::ProcessId> left;
        const std::vector<core::CallProcess> processes = run()->processes;
        left.reserve(processes.size());
        for (const core::CallProcess &process : processes)
            left.push_back(base::processOf(process.number).value_or(base::ProcessId()));
        const std::optional<base::ProcessId> agent = base::processOf(b.session->snapshot().agentProcessId);
        QVERIFY(b.session->connection().canLetGoOfWhatRunsOn());
        QVERIFY(b.session->connection().letGoOfWhatRunsOn(by));
        QCOMPARE(run()->end, end);
        QVERIFY(!b.session->connection().letGoOfWhatRunsOn(by)); // there is nothing any more
        b.session->close();
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(!base::isRunning(*agent), 10'000);
        const auto rows = b.effects.ledger()->effects(b.session->session()->id());
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows.front().state, ledger::EffectState::Unknown);
        QVERIFY2(rows.front().detail.contains(when), qPrintable(rows.front().detail));
        QCOMPARE(run()->end, end);
        QCOMPARE(left.size(), size_t(2));
        for (const base::ProcessId &one : left) {
            QVERIFY2(base::isRunning(one), qPrintable(QString::number(one.number)));
            ::kill(pid_t(one.number), SIGKILL);
        }
    }

    /// What the stopped turn started, whoever called it over or did not permit it.
    void stopEndsWhatTheTurnStarted_data()
    {
        QTest::addColumn<QString>("steps"); ///< %1: how long the command runs
        QTest::addColumn<TurnEnd>("end");
        const TurnEnd ends = TurnEnd::EndedNormallyAfterStop;
        QTest::newRow("running") << QStringLiteral("begin start=%1 wait") << TurnEnd::StoppedByYou;
        QTest::newRow("never permitted") << QStringLiteral("deaf insist ask start=%1") << ends;
        QTest::newRow("called done") << QStringLiteral("begin start=%1 deaf wait done") << ends;
        QTest::newRow("called failed") << QStringLiteral("begin start=%1 deaf wait failed") << ends;
    }
    void stopEndsWhatTheTurnStarted()
    {
        QFETCH(const QString, steps);
        QFETCH(const TurnEnd, end);
        Bench b({});
        static int seconds = 320;
        b.session->send(QStringLiteral("own execute tell %1").arg(steps.arg(++seconds)));
        const bool asks = steps.contains(QStringLiteral("ask"));
        QTRY_VERIFY(asks ? !b.all<history::Permission>().empty()
                         : !b.all<history::ToolCall>().empty() &&
                               b.all<history::ToolCall>().front()->command.startsWith(QLatin1String("sleep")));
        const auto isAlive = [&] {
            const auto all = base::lookAround(b.session->snapshot().agentProcessId, [](const auto &) { return true; });
            return all && std::any_of(all->begin(), all->end(), [](const base::SeenProcess &process) {
                       return base::shortName(process) == QStringLiteral("sleep %1").arg(seconds);
                   });
        };
        if (!asks)
            QTRY_VERIFY(isAlive());
        b.session->stop();
        QTRY_COMPARE(b.ends, QList<TurnEnd>{end});
        QTRY_VERIFY_WITH_TIMEOUT(!isAlive() && b.session->snapshot().runsOn.empty(), 10'000);
        QCOMPARE(b.session->snapshot().agent, models::AgentState::Ready);
        // Its row in the ledger says that nobody knows what it did until then.
        const auto report = [&b] { return b.all<history::TurnFooter>().front()->report; };
        QTRY_VERIFY(report().size() == 1 && report().front().effect.value != 0);
        QCOMPARE(report().front().section, history::ReportRow::Section::Unknown);
    }

    void stopHoldsTheQueueAndReleaseLetsItGo()
    {
        Bench b({});
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.session->send(QStringLiteral("markdown"));
        b.session->send(QStringLiteral("thought"));
        b.session->stop();
        QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::StoppedByYou});
        QVERIFY(b.session->snapshot().queueHeld);
        QCOMPARE(b.waiting().size(), 2);
        QCOMPARE(b.session->messages().takeReturned().message.text, QStringLiteral("hang"));
        // A new message goes past what is held back, which stays so.
        b.session->send(QStringLiteral("plan"));
        QTRY_COMPARE(b.ends.size(), 2);
        QCOMPARE(b.samples.size(), 1); // measured until it was quiet, and at the latest until the next turn
        QVERIFY(b.samples[0].confirmed);
        QCOMPARE(b.waiting().size(), 2);
        b.session->messages().releaseQueue();
        QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 4, 10'000);
        QCOMPARE(b.sent(), (QStringList{QStringLiteral("hang"), QStringLiteral("plan"), QStringLiteral("markdown"),
                                        QStringLiteral("thought")}));
    }

    /// What the agent runs itself Belay cannot kill: it says so.
    /// The turn that runs when its session is closed ends as with Stop, and says why; it is no death of the agent's.
    void closingStopsTheTurn_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<bool>("again"); ///< closed once more at once
        QTest::addColumn<TurnEnd>("end");
        QTest::addColumn<StoppedBy>("by");
        const auto closing = TurnEnd::StoppedByClosing, force = TurnEnd::StoppedByForce;
        using enum StoppedBy;
        QTest::newRow("in the middle") << QStringLiteral("long 60") << false << closing << ClosingSession;
        QTest::newRow("with Belay") << QStringLiteral("long 60") << false << closing << ClosingBelay;
        QTest::newRow("by a signal") << QStringLiteral("long 60") << false << closing << Signal;
        QTest::newRow("stopped before") << QStringLiteral("long 60") << false << TurnEnd::StoppedByYou << You;
        QTest::newRow("a permission waits") << QStringLiteral("permission") << false << closing << ClosingSession;
        QTest::newRow("deaf") << QStringLiteral("ignore-cancel") << false << force << ClosingBelay;
        QTest::newRow("deaf, and in a hurry") << QStringLiteral("ignore-cancel") << true << force << Signal;
    }
    void closingStopsTheTurn()
    {
        QFETCH(const QString, prompt);
        QFETCH(const bool, again);
        QFETCH(const TurnEnd, end);
        QFETCH(const StoppedBy, by);
        Bench b{QString()};
        b.session->send(prompt);
        QTRY_VERIFY((b.session->session() && b.session->session()->hasOpenTurn()) &&
                    (b.streams() || !b.all<history::Permission>().empty()));
        if (by == StoppedBy::You)
            b.session->stop();
        b.session->close(by == StoppedBy::You ? StoppedBy::ClosingSession : by);
        if (again)
            b.session->close(by);
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 20'000);
        QCOMPARE(b.ends, QList{end});
        const auto footers = b.all<history::TurnFooter>();
        QCOMPARE(footers.size(), size_t(1));
        // Nobody pressed Stop: what did it is said, and kept.
        QVERIFY2(footers[0]->detail.isEmpty(), qPrintable(footers[0]->detail));
        QCOMPARE(footers[0]->stoppedBy, by);
        QCOMPARE(b.all<history::StopMark>().size(), size_t(1));
        QCOMPARE(b.all<history::StopMark>()[0]->by, by);
        if (by != StoppedBy::You)
            QVERIFY(!models::reportText(*footers[0]).contains(QStringLiteral("you")));
        for (const auto *permission : b.all<history::Permission>())
            QCOMPARE(permission->end, core::PermissionEnd::CancelledByStop);
        QVERIFY(b.all<history::Failure>().empty());
        QCOMPARE(b.samples.size(), 1);
        QCOMPARE(b.samples[0].confirmed.has_value(), end != TurnEnd::StoppedByForce);
        QCOMPARE(b.samples[0].forced, end == TurnEnd::StoppedByForce);
    }

    /// Nobody sends any more what is said to a session that closes: it is the user's again, and not lost with it.
    void whatIsSentWhileItClosesComesBack_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("prompt"); ///< of the turn that runs; empty: none
        QTest::newRow("a turn is being stopped") << QString() << QStringLiteral("ignore-cancel");
        QTest::newRow("the agent is asked to close") << QStringLiteral("--can-close") << QString();
        QTest::newRow("the agent ends") << QString() << QString();
    }
    void whatIsSentWhileItClosesComesBack()
    {
        QFETCH(const QString, flags);
        QFETCH(const QString, prompt);
        for (const bool now : {false, true}) {
            Bench b(flags);
            QTRY_VERIFY(b.isIdle());
            if (!prompt.isEmpty()) {
                b.session->send(prompt);
                QTRY_VERIFY(b.streams());
            }
            b.session->close();
            if (now)
                b.session->messages().sendNow(QStringLiteral("late"));
            else
                b.session->send(QStringLiteral("late"));
            const workspace::ReturnedMessage returned = b.session->messages().takeReturned();
            QCOMPARE(returned.message.text, QStringLiteral("late"));
            QCOMPARE(returned.why, workspace::ReturnedMessage::Cause::NotSent);
            QCOMPARE(b.all<history::Notice>().size(), size_t(1)); // and it is said
            QVERIFY(b.waiting().isEmpty());
            QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 20'000);
            QCOMPARE(b.sent(), prompt.isEmpty() ? QStringList() : QStringList{prompt});
        }
    }

    /// What was on its way when it was closed, too.
    void whatWasOnItsWayComesBackWhenItCloses()
    {
        Bench b(QStringLiteral("--can-close"));
        QTRY_VERIFY(b.isIdle());
        QFile file(b.folder.filePath(QStringLiteral("f.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4);
        file.close();
        core::Message message(QStringLiteral("look at this"));
        message.attachments = {QUrl::fromLocalFile(file.fileName())};
        b.session->send(message); // the file is being read
        b.session->close();
        const workspace::ReturnedMessage returned = b.session->messages().takeReturned();
        QCOMPARE(returned.message, message);
        QCOMPARE(returned.why, workspace::ReturnedMessage::Cause::NotSent);
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 20'000);
        QVERIFY(b.sent().isEmpty() && b.ends.isEmpty());

        Bench stopping{QString()};
        stopping.session->send(QStringLiteral("ignore-cancel"));
        QTRY_VERIFY(stopping.streams());
        stopping.session->messages().sendNow(QStringLiteral("instead")); // waits for the turn's end
        stopping.session->close();
        QCOMPARE(stopping.session->messages().takeReturned().message.text, QStringLiteral("instead"));
        QTRY_VERIFY_WITH_TIMEOUT(stopping.session->isOver(), 20'000);
        QCOMPARE(stopping.sent(), QStringList{QStringLiteral("ignore-cancel")});
    }

    /// Belay runs it, and the call that shows it is no second one.
    void aCommandThatACallShowsIsOne()
    {
        models::SessionSnapshot told; // goes last: b tells of its end
        Bench b({});
        connect(b.session.get(), &SessionController::changed, this, [&] { told = b.session->snapshot(); });
        b.session->send(QStringLiteral("terminal sleep 60"));
        QTRY_COMPARE(told.turnCommands.size(), size_t(1));
        QTRY_VERIFY(told.agentsCalls.empty());
        b.session->stop();
    }

    void killingNothingIsSaid()
    {
        Bench b({});
        b.session->send(QStringLiteral("unfinished-tool"));
        QTRY_VERIFY(!b.all<history::ToolCall>().empty());
        b.session->killCommands();
        const auto notices = b.session->snapshot().notices;
        QCOMPARE(notices.size(), size_t(1));
        QVERIFY(notices[0].text.contains(QStringLiteral("Force stop")));
        b.session->stop();
    }

    void aStopMayLetTheQueueGoOn()
    {
        Bench b({});
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.session->send(QStringLiteral("markdown"));
        core::StopScope scope;
        scope.holdQueue = false;
        b.session->stop(scope);
        QTRY_COMPARE(b.ends, (QList<TurnEnd>{TurnEnd::StoppedByYou, TurnEnd::Finished}));
    }

    void sendNowStopsWaitsAndSends()
    {
        Bench b({});
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.session->send(QStringLiteral("markdown"));
        b.session->send(QStringLiteral("thought"));
        b.session->messages().sendQueuedNow(b.session->messages().queue().items()[1].id);
        QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), 3, 10'000);
        QCOMPARE(b.ends[0], TurnEnd::StoppedByYou);
        QCOMPARE(b.sent(),
                 (QStringList{QStringLiteral("hang"), QStringLiteral("thought"), QStringLiteral("markdown")}));
    }

    /// Who stops what Send now has stopped wants nothing to go on. Force only ends the waiting.
    void aStopHoldsWhatWasToBeSentNow()
    {
        for (const bool forces : {false, true}) {
            Bench b({});
            b.session->send(QStringLiteral("ignore-cancel"));
            QTRY_VERIFY(b.streams());
            b.session->messages().sendNow(QStringLiteral("thought"));
            QCOMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Stopping);
            if (!forces)
                b.session->stop();
            b.session->forceStop();
            QTRY_COMPARE_WITH_TIMEOUT(b.ends.size(), forces ? 2 : 1, 20'000);
            QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Idle);
            QCOMPARE(b.waiting(), forces ? QStringList() : QStringList(QStringLiteral("thought")));
            QCOMPARE(b.session->messages().queue().isHeld(), !forces);
        }
    }

    void editingTakesAMessageOut()
    {
        Bench b({});
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.session->send(QStringLiteral("markdown"));
        b.session->messages().editQueued(b.session->messages().queue().items()[0].id);
        const workspace::ReturnedMessage returned = b.session->messages().takeReturned();
        QCOMPARE(returned.message.text, QStringLiteral("markdown"));
        QCOMPARE(returned.why, workspace::ReturnedMessage::Cause::ToEdit);
        QVERIFY(b.waiting().isEmpty());
    }

    /// Whoever has cut it, Belay until the agent has named the session, or the agent.
    void aTitleThatIsCutSaysSo()
    {
        QStringList titles; // outlives the session, which changes until it is gone
        Bench b({});
        const QString words = QStringLiteral("long 1 ") + QStringLiteral("words ").repeated(20);
        QObject::connect(b.session.get(), &workspace::SessionController::changed, b.session.get(),
                         [&] { titles << b.session->title(); });
        b.session->send(words);
        QTRY_COMPARE(b.session->title(), QString(words.left(59) + QChar(0x2026)));
        QVERIFY2(titles.contains(words.left(79).trimmed() + QChar(0x2026)), qPrintable(titles.join(u'\n')));
    }

    /// An edited message comes back to where it was, as far as what stood behind it is still there.
    void anEditedMessageKeepsItsPlace()
    {
        Bench b({});
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        for (const char *text : {"one", "two", "three"})
            b.session->send(QString::fromLatin1(text));
        workspace::MessageSender &messages = b.session->messages();
        const auto edit = [&](int place) { messages.editQueued(messages.queue().items()[size_t(place)].id); };
        edit(1);
        b.session->send(QStringLiteral("TWO"));
        QCOMPARE(b.waiting().join(u' '), QStringLiteral("one TWO three"));
        b.session->send(QStringLiteral("four"));
        QCOMPARE(b.waiting().join(u' '), QStringLiteral("one TWO three four"));
        edit(3); // the last one
        b.session->send(QStringLiteral("FOUR"));
        QCOMPARE(b.waiting().join(u' '), QStringLiteral("one TWO three FOUR"));
        edit(0);
        messages.queue().remove(messages.queue().items()[0].id);
        b.session->send(QStringLiteral("ONE"));
        QCOMPARE(b.waiting().join(u' '), QStringLiteral("ONE three FOUR"));
    }

    void aFailureHoldsTheQueueToo()
    {
        Bench b({});
        b.session->send(QStringLiteral("error -32603 overloaded"));
        b.session->send(QStringLiteral("markdown"));
        QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::AgentFailed});
        QCoreApplication::sendPostedEvents(b.session.get()); // what would be sent next is asked there
        QVERIFY(b.session->messages().queue().isHeld());
        QCOMPARE(b.waiting().size(), 1);
    }

    // --- stopping what has not begun ------------------------------------------------------------------------------

    void stopWhileItStarts_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::newRow("no handshake") << QStringLiteral("--never-initialize");
        QTest::newRow("no session") << QStringLiteral("--new-hangs");
        QTest::newRow("a session too late") << QStringLiteral("--new-late 300 --can-close");
    }
    void stopWhileItStarts()
    {
        QFETCH(const QString, flags);
        Bench b(flags);
        b.session->send(QStringLiteral("markdown"));
        const auto wanted =
            flags.startsWith(QStringLiteral("--never")) ? core::RequestKind::Initialize : core::RequestKind::NewSession;
        QTRY_VERIFY(std::any_of(b.board.rows().begin(), b.board.rows().end(),
                                [wanted](const auto &row) { return row.second.kind == wanted; }));
        b.session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 15'000);
        QCOMPARE(b.waiting(), QStringList{QStringLiteral("markdown")});
        QVERIFY(b.session->messages().queue().isHeld());
        QCOMPARE(b.all<history::Failure>().size(), size_t(1));
        for (const auto &[key, row] : b.board.rows())
            QCOMPARE(row.state, core::RequestState::Done);
    }

    // --- work that goes on -----------------------------------------------------------------------------------------

    void aCommandOfTheAgentsOwnGoesOnAndForceEndsIt()
    {
        Bench b(QStringLiteral("--can-load"));
        b.session->send(QStringLiteral("goes-on 600"));
        QTRY_VERIFY(b.streams());
        b.session->stop();
        QTRY_COMPARE(b.ends, QList<TurnEnd>{TurnEnd::StoppedByYou});
        QTRY_COMPARE_WITH_TIMEOUT(b.session->snapshot().runsOnCount(), 1, 10'000);
        QCOMPARE(b.session->snapshot().runsOn.front().name, QStringLiteral("make world"));
        const qint64 before = b.session->snapshot().agentProcessId;
        b.session->forceStop();
        QTRY_VERIFY_WITH_TIMEOUT(b.isIdle() && b.session->snapshot().agentProcessId != before, 10'000);
        QVERIFY(b.session->snapshot().runsOn.empty());
        QCOMPARE(b.ends.size(), 1); // that turn had ended
        QVERIFY(b.all<history::Failure>().empty());
        QVERIFY(!b.all<history::OutlivingCall>()[0]->goesOn);
    }
};

BELAY_GUI_TEST(TestSessionController)

} // namespace tst_sessioncontroller

#include "tst_sessioncontroller.moc"
