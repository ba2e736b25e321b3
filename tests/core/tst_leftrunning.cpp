// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/processes/elsewhere.h"
#include "fakeprocesses.h"
#include "testclass.h"

#include <QTest>

#include <random>

namespace tst_leftrunning {

using core::RunEnd;
using ledger::EffectState;

namespace {

struct Bench : AgentBench
{
    std::shared_ptr<FakeProcesses> table = std::make_shared<FakeProcesses>(&clock);
    core::ProcessWatch watch{&clock, table};

    Bench()
    {
        watch.setAgent(10);
        session->setProcesses(&watch);
        prompt();
    }
    ~Bench()
    {
        if (session)
            session->setProcesses(nullptr);
    }
    void tool(const QByteArray &more)
    {
        update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"c\"," + more + '}');
    }
    /// A command of the agent's, whose process is \p number.
    void run(const QByteArray &line, qint64 number)
    {
        clock.advance(20);
        tool("\"kind\":\"execute\",\"title\":\"" + line + "\",\"status\":\"in_progress\",\"rawInput\":{\"command\":\"" +
             line + "\"}");
        clock.advance(20);
        table->born(number, 10, {"sh", "-c", line});
        clock.advance(1000);
    }
    ledger::Effect row() const { return deeds().size() == 1 ? deeds().front() : ledger::Effect(); }
    std::optional<core::CallRunsOn> told() const
    {
        const auto all = this->all<core::CallRunsOn>();
        return all.empty() ? std::nullopt : std::optional(all.back());
    }
};

/// An agent that runs commands in the background, a user who stops now and then, and processes that do what they like:
/// they fork, execute something else, leave their group, lose their parent and end. What belongs to whom is known here.
struct Life : Bench
{
    struct Known
    {
        int call = -1; ///< whose it is; -1: the agent's own
    };
    struct Call
    {
        quint64 turn = 0;
        bool isOver = false;
    };
    std::mt19937 random;
    std::map<qint64, Known> processes; ///< all that were ever born; numbers are not given twice
    std::vector<Call> calls;
    std::set<quint64> stopped; ///< turns
    std::set<int> stoppedCalls;
    quint64 turn = 1;
    bool isOpen = true;
    qint64 next = 100;
    QString fault;

    explicit Life(unsigned seed) : random(seed) {}
    size_t below(size_t most) { return size_t(random() % most); }
    bool isAlive(qint64 number) const { return table->all.contains(number); }
    std::vector<qint64> living() const
    {
        std::vector<qint64> out;
        for (const auto &[number, known] : processes) {
            if (isAlive(number))
                out.push_back(number);
        }
        return out;
    }
    QByteArray idOf(size_t call) const { return "c" + QByteArray::number(call); }
    void say(size_t call, const QByteArray &more)
    {
        update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"" + idOf(call) + "\"," + more + '}');
    }
    void bear(qint64 parent, const QByteArrayList &arguments, int call, qint64 group = 0)
    {
        table->born(next, parent, arguments, group);
        if (below(4) == 0)
            table->deaf.insert(next);
        processes[next++] = {call};
    }
    void beginCall()
    {
        const QByteArray line = "run number " + QByteArray::number(calls.size()) + " &";
        calls.push_back({turn, false});
        clock.advance(20);
        say(calls.size() - 1, "\"kind\":\"execute\",\"title\":\"" + line +
                                  "\",\"status\":\"in_progress\",\"rawInput\":{" + "\"command\":\"" + line + "\"}");
        clock.advance(20);
        bear(10, {"sh", "-c", line}, int(calls.size()) - 1);
        clock.advance(300); // it is seen
    }
    void endCall(size_t call)
    {
        if (!std::exchange(calls[call].isOver, true))
            say(call, below(4) ? "\"status\":\"completed\"" : "\"status\":\"failed\"");
    }
    void endTurn()
    {
        if (!std::exchange(isOpen, false))
            return;
        answerPrompt(stopped.contains(turn) ? "cancelled" : "end_turn");
        for (Call &call : calls)
            call.isOver = true;
    }
    void step()
    {
        clock.advance(int(below(700)));
        const std::vector<qint64> alive = living();
        const qint64 some = alive.empty() ? 0 : alive[below(alive.size())];
        const size_t call = calls.empty() ? 0 : below(calls.size());
        switch (below(12)) {
        case 0:
        case 1:
            if (isOpen && !stopped.contains(turn))
                beginCall();
            break;
        case 2:
            if (!calls.empty() && calls[call].turn == turn && isOpen)
                endCall(call);
            break;
        case 3: // a child, in the group of its parent or in one of its own
            if (some) {
                bear(some, {"child"}, processes[some].call, below(2) ? table->all[some].group : 0);
                clock.advance(2300); // it is seen, also where it runs on
            }
            break;
        case 4: // executed in place
            if (some)
                table->all[some].arguments = {"another"};
            break;
        case 5:
            if (some)
                table->all[some].group = table->all[some].session = some;
            break;
        case 6:
        case 7:
            if (some)
                table->died(some);
            break;
        case 8: // the agent's own, between its commands
            clock.advance(3000);
            if (std::all_of(calls.begin(), calls.end(), [](const Call &one) { return one.isOver; })) {
                bear(10, {"engine"}, -1);
                clock.advance(2300);
            }
            break;
        case 9:
            if (isOpen && below(2)) {
                stopped.insert(turn);
                session->stop();
            }
            endTurn();
            break;
        case 10:
            if (!calls.empty()) {
                stoppedCalls.insert(int(call));
                session->endProcesses({QString::fromLatin1(idOf(call))});
            }
            break;
        default:
            endTurn();
            clock.advance(int(below(3000)));
            prompt();
            ++turn;
            isOpen = true;
            break;
        }
    }
    void fail(const QString &what)
    {
        if (fault.isEmpty())
            fault = what;
    }
    /// Nobody was told to end who was not stopped.
    void checkSignals()
    {
        for (const auto &[number, signal] : table->signals) {
            const int call = processes.contains(number) ? processes[number].call : -1;
            const bool isStopped =
                call >= 0 && (stoppedCalls.contains(call) || stopped.contains(calls[size_t(call)].turn));
            if (!isStopped)
                fail(QStringLiteral("process %1 was told to end").arg(number));
        }
    }
    /// After everything has had its time, what is said is so.
    void checkTruth()
    {
        std::map<QString, core::CallRunsOn> told;
        for (const core::CallRunsOn &one : all<core::CallRunsOn>())
            told[one.id.value] = one;
        std::map<QString, ledger::Effect> rows;
        for (const ledger::Effect &row : deeds())
            rows[row.toolCall.value] = row;
        for (size_t i = 0; i < calls.size(); ++i) {
            std::set<qint64> runs, said;
            for (const qint64 number : living()) {
                if (processes[number].call == int(i))
                    runs.insert(number);
            }
            const QString id = QString::fromLatin1(idOf(i));
            if (told.contains(id) && told[id].goesOn()) {
                for (const core::CallProcess &process : told[id].processes)
                    said.insert(process.number);
            }
            const QString where = QStringLiteral("call %1").arg(i);
            if (said != runs)
                fail(where +
                     QStringLiteral(" is said to run on as %1 processes, not %2").arg(said.size()).arg(runs.size()));
            if (rows[id].runsOn() != !runs.empty() || (rows[id].isOpen() && runs.empty()))
                fail(where + QStringLiteral(" has a row that is not so"));
            const bool isStopped = stopped.contains(calls[i].turn) || stoppedCalls.contains(int(i));
            if (isStopped && !runs.empty())
                fail(where + QStringLiteral(" was stopped and runs"));
        }
    }
};

enum class Ending { ByItself, ByUser, ByRow, Deaf, WithAgent, WithSession, OutOfReach };

} // namespace

/// What a command leaves running is a row that stays open until it has ended, and says how.
class TestLeftRunning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whatever its parts still tell.
    void aSessionMayGoWhileProcessesAreLookedFor()
    {
        Bench b;
        b.run("make", 20);
        b.tool(R"("status":"completed")");
        QVERIFY(b.session->isLookingForChanges());
        b.connection.reset();
        b.session = nullptr;
    }

    void nothingLeftIsSettledWithTheCall()
    {
        for (const bool fails : {false, true}) {
            Bench b;
            b.run("make", 20);
            QCOMPARE(b.row().state, EffectState::Committing);
            b.table->died(20);
            b.tool(fails ? "\"status\":\"failed\"" : "\"status\":\"completed\"");
            b.clock.advance(100);
            QCOMPARE(b.row().state, fails ? EffectState::Failed : EffectState::Committed);
            QVERIFY(b.row().processes.isEmpty() && b.row().detail.isEmpty());
            QVERIFY(!b.session->isLookingForChanges());
        }
    }

    /// Until a look has shown whether something is left, more may be known soon.
    void theLookIsWaitedFor()
    {
        Bench b;
        b.run("make", 20);
        b.answerPrompt("end_turn"); // and the agent has not said how the command ended
        QVERIFY(b.session->isLookingForChanges());
        QCOMPARE(b.row().state, EffectState::Committing);
        b.table->died(20);
        b.clock.advance(400);
        QCOMPARE(b.row().state, EffectState::Unknown);
        QVERIFY(!b.session->isLookingForChanges());
    }

    /// The end of a stopped turn waits for the look that shows it, or the agent might be gone before.
    void whatRanWithoutPermissionIsSeen_data()
    {
        QTest::addColumn<bool>("isStopped");
        QTest::addColumn<int>("after"); ///< a look; ms
        for (const int after : {0, 5, 50, 95}) {
            QTest::addRow("stopped, %d ms after a look", after) << true << after;
            QTest::addRow("finished, %d ms after a look", after) << false << after;
        }
    }
    void whatRanWithoutPermissionIsSeen()
    {
        QFETCH(const bool, isStopped);
        QFETCH(const int, after);
        Bench b;
        b.permission();
        QVERIFY(b.session->answerPermission(b.all<core::PermissionAsked>().back().key, QStringLiteral("no")));
        b.clock.advance(500);
        for (const int looks = b.table->looks; b.table->looks == looks;)
            b.clock.advance(1);
        b.clock.advance(after);
        b.table->born(20, 10, {"rm", "-rf", "x"});
        if (isStopped)
            b.session->stop();
        b.answerPrompt(isStopped ? "cancelled" : "end_turn");
        for (int ms = 0; ms < 5000 && b.session->isLookingForChanges(); ++ms)
            b.clock.advance(1);
        const ledger::Effect ran = b.deeds().back();
        QCOMPARE(ran.state, EffectState::Unknown);
        QVERIFY2(ran.detail.contains(QStringLiteral("process 20")), qPrintable(ran.detail));
    }

    void theRowStaysOpen_data()
    {
        QTest::addColumn<Ending>("ending");
        QTest::addColumn<EffectState>("state");
        QTest::addColumn<QString>("detail"); ///< part of it
        QTest::newRow("by itself") << Ending::ByItself << EffectState::Committed << QStringLiteral("not known");
        QTest::newRow("by the user") << Ending::ByUser << EffectState::Unknown << QStringLiteral("SIGTERM");
        QTest::newRow("by the user, from its effect")
            << Ending::ByRow << EffectState::Unknown << QStringLiteral("SIGTERM");
        QTest::newRow("by force") << Ending::Deaf << EffectState::Unknown << QStringLiteral("SIGKILL");
        QTest::newRow("with the agent") << Ending::WithAgent << EffectState::Unknown
                                        << QStringLiteral("with the agent");
        QTest::newRow("with an agent that may run")
            << Ending::OutOfReach << EffectState::Committed << QStringLiteral("not known");
        QTest::newRow("with the session")
            << Ending::WithSession << EffectState::Unknown << QStringLiteral("with the agent");
    }
    void theRowStaysOpen()
    {
        QFETCH(const Ending, ending);
        QFETCH(const EffectState, state);
        QFETCH(const QString, detail);
        Bench b;
        b.run("sleep 60 &", 20);
        b.table->born(21, 20, {"sleep", "60"}, 20);
        b.tool("\"status\":\"completed\"");
        b.answerPrompt("end_turn");
        b.clock.advance(1000);
        QCOMPARE(b.row().state, EffectState::Committing);
        QVERIFY(b.row().runsOn());
        QVERIFY(!b.session->isLookingForChanges());
        QCOMPARE(b.told()->end, RunEnd::RunsOn);
        QCOMPARE(b.told()->processes.front().name, QStringLiteral("sleep 60")); // not the shell that waits for it
        b.clock.advance(600'000);
        QVERIFY(b.row().runsOn());
        switch (ending) {
        case Ending::ByItself:
            b.table->died(20);
            b.clock.advance(3000);
            QVERIFY(b.row().runsOn()); // one of two
            b.table->died(21);
            break;
        case Ending::Deaf:
            b.table->deaf = {20, 21};
            Q_FALLTHROUGH();
        case Ending::ByUser:
            QVERIFY(b.session->endProcesses({QStringLiteral("c")}));
            break;
        case Ending::ByRow:
            QVERIFY(b.session->endProcessesOf(b.row()));
            break;
        case Ending::WithAgent:
            b.watch.setAgent(0);
            break;
        case Ending::OutOfReach:
            b.watch.setAgent(0, core::ProcessWatch::End::Itself);
            break;
        case Ending::WithSession:
            b.session->setProcesses(nullptr);
            break;
        }
        b.clock.advance(3000);
        QCOMPARE(b.row().state, state);
        QVERIFY2(b.row().detail.contains(detail), qPrintable(b.row().detail));
        if (ending == Ending::WithAgent)
            QCOMPARE(b.told()->end, RunEnd::WithAgent);
    }

    /// Nobody waits for a look at what ended with the agent, or with Belay's hold on the session.
    void anAgentThatDiesLeavesNoRowOpen_data()
    {
        QTest::addColumn<bool>("isOver"); ///< the call, whose command runs on
        QTest::newRow("in the turn") << false;
        QTest::newRow("behind it") << true;
    }
    void anAgentThatDiesLeavesNoRowOpen()
    {
        QFETCH(const bool, isOver);
        Bench b;
        b.run("sleep 60 &", 20);
        if (isOver) {
            b.tool("\"status\":\"completed\"");
            b.answerPrompt("end_turn");
            b.clock.advance(1000);
            QVERIFY(b.row().runsOn());
        }
        b.die();
        QCOMPARE(b.row().state, EffectState::Unknown);
        b.clock.advance(1000); // the folders are compared once more
        QVERIFY(!b.session->isLookingForChanges());
        QCOMPARE(b.row().detail.contains(QLatin1String("with the agent")), isOver);
    }

    /// The end of a call that failed stays failed, whatever it left.
    void aFailedCallMayLeaveSomething()
    {
        Bench b;
        b.run("serve &", 20);
        b.tool("\"status\":\"failed\"");
        b.answerPrompt("end_turn");
        b.clock.advance(1000);
        QVERIFY(b.row().runsOn());
        b.session->endWhatRunsOn();
        b.clock.advance(3000);
        QCOMPARE(b.row().state, EffectState::Failed);
        QVERIFY(!b.row().detail.isEmpty());
    }

    void whatAnotherProgramStartsIsOutOfReach_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("programs");
        const auto row = [](const char *line, const char *programs) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(programs);
        };
        row("systemd-run --user sleep 60", "systemd-run");
        row("sudo -n /usr/bin/systemd-run sleep 60", "systemd-run");
        row("cd /x && echo 'sleep 60' | at now", "at");
        row("bash -lc \"docker run -d nginx\"", "docker");
        row("docker compose up --detach; systemctl --user restart x", "docker systemctl");
        row("tmux new-session -d 'sleep 60'", "tmux");
        row("(crontab -l; echo x) | crontab -", "crontab");
        for (const char *line : {"", "docker run nginx", "docker ps", "systemctl status x", "grep at file", "tmux ls",
                                 "echo systemd-run", "look at this", "sleep 60 &", "'unterminated"})
            row(line, "");
    }
    void whatAnotherProgramStartsIsOutOfReach()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, programs);
        QCOMPARE(core::startsElsewhere(line).join(u' '), programs);
    }

    void whatMayChangeAnotherComputer_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("programs");
        const auto row = [](const char *line, const char *programs) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(programs);
        };
        row("git push --force origin main", "git");
        row("cd x && sudo -n git -C y push", "git");
        row("npm publish; cargo publish", "npm cargo");
        row("bash -lc 'curl -sS -XPOST https://x/y -d z'", "curl");
        row("curl --data=a=b https://x", "curl");
        row("rsync -a build/ web:/srv/www", "rsync");
        row("scp a me@host:b", "scp");
        row("ssh host rm -rf x", "ssh");
        row("echo y | mail -s hello bob", "mail");
        row("kubectl -n x apply -f y", "kubectl");
        for (const char *line :
             {"", "git stash push", "git status", "npm test", "curl -fsSL https://x | sh", "rsync -a a/ b/",
              "scp ./a:b ./c", "docker ps", "echo git", "kubectl get pods", "'unterminated"})
            row(line, "");
    }
    void whatMayChangeAnotherComputer()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, programs);
        QCOMPARE(core::reachesElsewhere(line).join(u' '), programs);
    }

    /// Nothing on this computer shows what a stopped turn's command has sent: the user is to look at it.
    void whatAStoppedTurnSentAsksToBeSeen()
    {
        for (const bool stops : {false, true}) {
            for (const bool later : {false, true}) {
                Bench b;
                b.run("git push", 20);
                if (!later)
                    b.tool("\"status\":\"completed\"");
                if (stops)
                    b.session->stop();
                b.answerPrompt(stops ? "cancelled" : "end_turn");
                if (later)
                    b.tool("\"status\":\"completed\"");
                b.table->died(20);
                b.clock.advance(10'000);
                QCOMPARE(b.row().mustBeSeen, stops);
                QCOMPARE(ledger::asksToBeSeen(b.row()), stops);
                b.ledger.acknowledge({b.row().id});
                QVERIFY(!ledger::asksToBeSeen(b.row()));
            }
        }
        Bench b;
        b.run("make", 20);
        b.tool("\"status\":\"completed\"");
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(10'000);
        QVERIFY(!b.row().mustBeSeen);
    }

    /// It is told once, with the call, and not of a call that failed.
    void outOfReachIsToldOnce()
    {
        for (const bool fails : {false, true}) {
            Bench b;
            b.run("systemd-run --user make", 20);
            QVERIFY(b.all<core::NoticeRaised>().empty());
            for (int i = 0; i < 2; ++i)
                b.tool(fails ? "\"status\":\"failed\"" : "\"status\":\"completed\"");
            QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(fails ? 0 : 1));
        }
    }

    /// In 10,000 lives or, with BELAY_SEEDS, as many as are wanted.
    void whateverTheOrder_data()
    {
        QTest::addColumn<unsigned>("first");
        const unsigned seeds = qEnvironmentVariableIntValue("BELAY_SEEDS") > 0
                                   ? unsigned(qEnvironmentVariableIntValue("BELAY_SEEDS"))
                                   : 10'000;
        for (unsigned first = 1; first <= seeds; first += 1000)
            QTest::addRow("from %u", first) << first;
    }
    void whateverTheOrder()
    {
        QFETCH(const unsigned, first);
        const unsigned given = qEnvironmentVariableIntValue("BELAY_SEED");
        for (unsigned seed = given ? given : first; seed < (given ? given + 1 : first + 1000); ++seed) {
            Life life(seed);
            for (int i = 0; i < 30; ++i)
                life.step();
            life.endTurn();
            life.clock.advance(10'000);
            life.checkSignals();
            life.checkTruth();
            life.watch.setAgent(0);
            for (const ledger::Effect &row : life.deeds()) {
                if (row.isOpen())
                    life.fail(QStringLiteral("a row is open though the agent has ended"));
            }
            QVERIFY2(life.fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(life.fault)));
        }
    }

    /// Of a command that Belay runs for the agent.
    void ofACommandOfBelays_data()
    {
        QTest::addColumn<bool>("byUser");
        QTest::addColumn<bool>("byRow"); ///< of the ledger
        QTest::newRow("by itself") << false << false;
        QTest::newRow("by the user") << true << false;
        QTest::newRow("by the user, from its effect") << true << true;
    }
    void ofACommandOfBelays()
    {
        QFETCH(const bool, byUser);
        QFETCH(const bool, byRow);
        Bench b;
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        b.tool("\"kind\":\"execute\",\"title\":\"serve &\",\"content\":[{\"type\":\"terminal\",\"terminalId\":\"" +
               terminal + "\"}]");
        FakeCommand *command = b.runner.commands.front();
        command->left = {{.id = {99, 7}, .arguments = {"sleep", "60"}}};
        command->endsOnSignal = false;
        command->end(0);
        b.tool("\"status\":\"completed\"");
        b.answerPrompt("end_turn");
        QCOMPARE(b.row().state, EffectState::Committed);
        QVERIFY(!b.told()); // it may be about to end
        b.clock.advance(1000);
        QVERIFY(b.row().runsOn());
        QCOMPARE(b.told()->id.value, QStringLiteral("c"));
        QCOMPARE(b.told()->processes, (std::vector<core::CallProcess>{{99, QStringLiteral("sleep 60")}}));
        QCOMPARE(b.session->outlivingCalls().size(), 1);
        b.clock.advance(600'000);
        QCOMPARE(b.all<core::CallRunsOn>().size(), size_t(1));
        if (byUser) {
            QVERIFY(byRow ? b.session->endProcessesOf(b.row()) : b.session->endProcesses({QStringLiteral("c")}));
            QVERIFY(!b.session->endProcessesOf(b.row())); // once
            QCOMPARE(b.told()->end, RunEnd::Stopping);
            QCOMPARE(command->signals_, (QList<int>{SIGTERM}));
        }
        command->left.clear();
        Q_EMIT command->gone();
        QVERIFY(!b.session->endProcessesOf(b.row()));
        QCOMPARE(b.told()->end, byUser ? RunEnd::Stopped : RunEnd::Ended);
        QCOMPARE(b.row().state, byUser ? EffectState::Unknown : EffectState::Committed);
        QVERIFY(b.session->outlivingCalls().isEmpty());
        const QString begins = byUser ? QStringLiteral("exit 0 · ") : QStringLiteral("exit 0; ");
        QVERIFY2(b.row().detail.startsWith(begins), qPrintable(b.row().detail));
    }

    /// Without a call that shows it, it is told as it is, until it has ended, whoever shows it since.
    void ofACommandOfBelaysThatNoCallShows_data() { ofACommandOfBelays_data(); }
    void ofACommandOfBelaysThatNoCallShows()
    {
        QFETCH(const bool, byUser);
        QFETCH(const bool, byRow);
        Bench b;
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        FakeCommand *command = b.runner.commands.front();
        command->left = {{.id = {99, 7}, .arguments = {"sleep", "60"}}};
        command->endsOnSignal = false;
        command->end(0);
        b.answerPrompt("end_turn");
        b.clock.advance(1000);
        QVERIFY(b.row().runsOn());
        QVERIFY(!b.told());
        const auto told = [&b] { return b.all<core::CommandRunsOn>(); };
        QCOMPARE(told().size(), size_t(1));
        QCOMPARE(told()[0].id.value, QString::fromLatin1(terminal));
        QCOMPARE(told()[0].processes, (std::vector<core::CallProcess>{{99, QStringLiteral("sleep 60")}}));
        QCOMPARE(b.session->outlivingCalls(), QStringList{QStringLiteral("sleep 60")});
        QVERIFY(b.session->hasProcesses());
        QVERIFY(!b.session->canLetGo());
        b.tool("\"kind\":\"execute\",\"status\":\"completed\",\"title\":\"serve "
               "&\",\"content\":[{\"type\":\"terminal\",\"terminalId\":\"" +
               terminal + "\"}]");
        if (byUser) {
            if (byRow)
                QVERIFY(b.session->endProcessesOf(b.row()));
            else
                b.session->killCommand(told()[0].id);
            QCOMPARE(told().back().end, RunEnd::Stopping);
            QCOMPARE(command->signals_, (QList<int>{SIGTERM}));
        }
        command->left.clear();
        Q_EMIT command->gone();
        QCOMPARE(told().back().end, byUser ? RunEnd::Stopped : RunEnd::Ended);
        QVERIFY(!b.told());
        QVERIFY(b.session->outlivingCalls().isEmpty() && b.session->canLetGo());
        QCOMPARE(b.row().state, byUser ? EffectState::Unknown : EffectState::Committed);
    }
};

BELAY_TEST(TestLeftRunning)

} // namespace tst_leftrunning

#include "tst_leftrunning.moc"
