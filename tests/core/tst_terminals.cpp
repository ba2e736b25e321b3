// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/commands/outputbuffer.h"
#include "core/commands/ptycommand.h"
#include "core/commands/terminalservice.h"
#include "testclass.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QSize>
#include <QTemporaryDir>
#include <QTest>

namespace tst_terminals {

/// Commands in a real pseudo terminal, and the rules of `terminal/*` with fake ones.
class TestTerminals : public QObject
{
    Q_OBJECT

    struct Ran
    {
        QByteArray output;
        QList<core::CommandExit> exits;
    };
    std::unique_ptr<core::Command> run(const core::CommandLine &line, Ran *ran, QSize size = {})
    {
        auto command = core::PtyRunner().create(line);
        if (size.isValid())
            command->resize(size.width(), size.height());
        connect(command.get(), &core::Command::output, this, [ran](const QByteArray &bytes) { ran->output += bytes; });
        connect(command.get(), &core::Command::exited, this,
                [ran](const core::CommandExit &exit) { ran->exits << exit; });
        command->start();
        return command;
    }
    static core::CommandLine shell(const QString &script)
    {
        return {QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script}, QStringLiteral("/tmp"), {}};
    }
    static QJsonObject result(const AgentBench &b, int id)
    {
        return b.answerTo(id).value(QLatin1String("result")).toObject();
    }
    static int ask(AgentBench &b, const char *method, const QByteArray &terminal)
    {
        return b.request(method, "{\"sessionId\":\"s\",\"terminalId\":\"" + terminal + "\"}");
    }

private Q_SLOTS:
    void programsSeeATerminal()
    {
        Ran ran;
        const auto command = run(shell(QStringLiteral("test -t 1 && echo tty; echo $TERM; pwd; exit 3")), &ran);
        QTRY_COMPARE(ran.exits.size(), 1);
        QCOMPARE(ran.output, QByteArray("tty\r\nxterm-256color\r\n/tmp\r\n"));
        QCOMPARE(*ran.exits[0].exitCode, 3);
        QVERIFY(ran.exits[0].signal.isEmpty());
    }

    void signalsEndTheWholeGroup()
    {
        Ran ran;
        const auto command = run(shell(QStringLiteral("sleep 300 & echo $!; wait")), &ran);
        QTRY_VERIFY(ran.output.endsWith("\n"));
        const pid_t child = ran.output.trimmed().toInt();
        command->signalGroup(SIGTERM);
        QTRY_COMPARE(ran.exits.size(), 1);
        QVERIFY(!ran.exits[0].exitCode);
        QCOMPARE(ran.exits[0].signal, QStringLiteral("SIGTERM"));
        QTRY_VERIFY(::kill(child, 0) != 0);
    }

    /// In a session of its own, deaf to SIGTERM and SIGHUP, and away from the terminal. The command itself ends at the
    /// first signal.
    void whatLeftTheSessionIsInReach_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("at once") << SIGKILL;
        QTest::newRow("when it did not hear SIGTERM") << SIGTERM;
    }
    void whatLeftTheSessionIsInReach()
    {
        QFETCH(const int, signal);
        Ran ran;
        const auto command =
            run(shell(QStringLiteral("setsid sh -c 'trap \"\" TERM HUP; echo $$; exec >/dev/null 2>&1; "
                                     "while :; do sleep 0.1; done' & wait")),
                &ran);
        QTRY_VERIFY(ran.output.endsWith("\n"));
        const pid_t child = ran.output.trimmed().toInt();
        QCOMPARE(::kill(child, 0), 0);
        command->signalGroup(signal);
        QTRY_COMPARE(ran.exits.size(), 1);
        QTRY_VERIFY(::kill(child, 0) != 0);
    }

    /// The terminal takes some thousand bytes at a time.
    void aLongPasteIsTypedWhole()
    {
        Ran ran;
        const auto command = run(shell(QStringLiteral("stty raw -echo; echo ready; head -c 200000 | wc -c")), &ran);
        QTRY_VERIFY(ran.output.contains("ready"));
        command->write(QByteArray(200'000, 'x'));
        QTRY_COMPARE_WITH_TIMEOUT(ran.exits.size(), 1, 20'000);
        QVERIFY2(ran.output.contains("200000"), ran.output.right(100).constData());
    }

    /// The size of the window that it is seen in, before it starts and afterwards.
    void aProgramIsToldTheSizeOfItsTerminal()
    {
        Ran ran;
        const auto command =
            run(shell(QStringLiteral("trap 'stty size; exit' WINCH; stty size; sleep 100 & wait")), &ran, {77, 11});
        QTRY_VERIFY(ran.output.contains("11 77"));
        command->resize(99, 22);
        QTRY_COMPARE(ran.exits.size(), 1);
        QVERIFY2(ran.output.contains("22 99"), ran.output.constData());
    }

    /// What a program does not read is not kept without end, and not dropped without a word.
    void whatIsNotTypedIsSaid()
    {
        Ran ran;
        const auto command = run(shell(QStringLiteral("stty raw -echo; echo ready; sleep 100")), &ran);
        QTRY_VERIFY(ran.output.contains("ready"));
        const QByteArray much(3 << 20, 'x');
        command->write(much);
        QVERIFY(!ran.output.contains("Not typed"));
        command->write(much);
        command->write(much);
        QCOMPARE(ran.output.count("Not typed: the program does not read."), 1);
        command->signalGroup(SIGKILL);
        QTRY_COMPARE(ran.exits.size(), 1);
    }

    /// As a server that was started with &: it can still write, and nobody hung up on it.
    void theBackgroundLivesAsLongAsTheCommand()
    {
        QTemporaryDir folder;
        const QString beats = folder.filePath(QStringLiteral("beats"));
        Ran ran;
        auto command = run(
            shell(QStringLiteral("while echo beat; do echo beat >>%1; sleep 0.02; done & echo $!; exit 4").arg(beats)),
            &ran);
        QTRY_COMPARE(ran.exits.size(), 1);
        QCOMPARE(*ran.exits[0].exitCode, 4);
        const pid_t child = ran.output.replace("beat", "").trimmed().toInt();
        QVERIFY(child > 1);
        const QByteArray output = ran.output;
        const qint64 before = QFileInfo(beats).size();
        QTRY_VERIFY(QFileInfo(beats).size() > before + 50);
        QCOMPARE(::kill(child, 0), 0);
        QCOMPARE(ran.output, output); // nothing comes after the end
        command.reset();
        QTRY_VERIFY(::kill(child, 0) != 0);
    }

    void theProcessIdIsTheCommandsOwn()
    {
        Ran ran;
        const auto command = run(shell(QStringLiteral("echo $$; exec sleep 300")), &ran);
        QSignalSpy started(command.get(), &core::Command::started);
        QTRY_VERIFY(ran.output.endsWith("\n") && started.size() == 1);
        QCOMPARE(ran.output.trimmed().toLongLong(), command->processId());
    }

    void withoutAGuardTheGroupIsInReach()
    {
        const QByteArray guard = qgetenv("BELAY_GUARD");
        qputenv("BELAY_GUARD", "/no/such/guard");
        Ran ran;
        const auto command = run(shell(QStringLiteral("sleep 300 & echo $!; test -t 0 && wait")), &ran);
        qputenv("BELAY_GUARD", guard);
        QVERIFY(command->processId() > 1);
        QTRY_VERIFY(ran.output.endsWith("\n"));
        const pid_t child = ran.output.trimmed().toInt();
        command->signalGroup(SIGKILL);
        QTRY_COMPARE(ran.exits.size(), 1);
        QCOMPARE(ran.exits[0].signal, QStringLiteral("SIGKILL"));
        QTRY_VERIFY(::kill(child, 0) != 0);
    }

    void aProgramThatIsNotThereEndsOnceWithItsReason()
    {
        Ran ran;
        const auto command = run({QStringLiteral("/no/such/program"), {}, QStringLiteral("/tmp"), {}}, &ran);
        QTRY_COMPARE(ran.exits.size(), 1);
        QVERIFY(ran.exits[0].failedToStart);
        QVERIFY(!ran.exits[0].problem.isEmpty());
    }

    void outputIsCutAtACharacter()
    {
        core::OutputBuffer buffer(10);
        buffer.append(QStringLiteral("äöüäöüäöü").toUtf8()); // 18 bytes
        QVERIFY(buffer.truncated());
        QCOMPARE(buffer.text(), QStringLiteral("öüäöü").toUtf8());
        core::OutputBuffer odd(9);
        odd.append(QStringLiteral("äöüäöüäöü").toUtf8());
        QCOMPARE(odd.text(), QStringLiteral("üäöü").toUtf8());
        core::OutputBuffer half(100);
        half.append("abc\xc3");
        QCOMPARE(half.text(), QByteArray("abc")); // the rest of the character has not come yet
        half.append("\xa4");
        QCOMPARE(half.text(), QStringLiteral("abcä").toUtf8());
        QVERIFY(!half.truncated());
    }

    void endlessOutputStaysBounded()
    {
        core::OutputBuffer buffer(1000);
        for (int i = 0; i < 100'000; ++i)
            buffer.append("0123456789");
        QCOMPARE(buffer.text().size(), 1000);
    }

    void escapesAreForPeople()
    {
        QCOMPARE(core::withoutEscapes("\x1b[1;31mred\x1b[0m\r\n\x1b]0;title\x07plain\x1b(B"), QByteArray("red\nplain"));
    }

    void piecesEndAtCharacters()
    {
        const QByteArray text = QStringLiteral("ünï ✓ 漢字 👩‍👧").toUtf8();
        core::Utf8Gate gate;
        QString together;
        for (const char c : text) {
            const QByteArray piece = gate.feed(QByteArray(1, c));
            QVERIFY(piece.isValidUtf8());
            together += QString::fromUtf8(piece);
        }
        QCOMPARE(together.toUtf8(), text);
    }

    void createWaitOutputRelease()
    {
        AgentBench b;
        b.prompt();
        const QByteArray id = b.terminalOf(b.createTerminal());
        const int wait = b.waitForExit(id);
        b.runner.commands[0]->say("hello\r\n");
        QCOMPARE(result(b, ask(b, "terminal/output", id)).value(QLatin1String("output")).toString(),
                 QStringLiteral("hello\n"));
        b.runner.commands[0]->end(0);
        QCOMPARE(result(b, wait).value(QLatin1String("exitCode")).toInt(-1), 0);
        QCOMPARE(result(b, b.waitForExit(id)).value(QLatin1String("exitCode")).toInt(-1), 0); // also afterwards
        QVERIFY(b.answerTo(ask(b, "terminal/release", id)).contains(QLatin1String("result")));
        QCOMPARE(b.errorCode(ask(b, "terminal/output", id)), -32002);
    }

    void aCancelledWaitDoesNotKillAndAKillDoesNotForget()
    {
        AgentBench b;
        b.prompt();
        const QByteArray id = b.terminalOf(b.createTerminal());
        const int first = b.waitForExit(id), second = b.waitForExit(id);
        b.cancelRequest(first);
        QCOMPARE(b.errorCode(first), -32800);
        QVERIFY(b.answerTo(second).isEmpty());
        QVERIFY(b.runner.commands[0]->signals_.isEmpty());
        ask(b, "terminal/kill", id);
        QCOMPARE(result(b, second).value(QLatin1String("signal")).toString(), QStringLiteral("SIGTERM"));
        QVERIFY(result(b, ask(b, "terminal/output", id)).contains(QLatin1String("exitStatus")));
    }

    /// Its agent ended it because it was stopped: nobody knows how far it came. Of its own accord it ends what is done.
    void whatAnAgentEndsAfterStopWasEndedByStop()
    {
        for (const char *how : {"terminal/kill", "terminal/release"}) {
            for (const bool stopped : {true, false}) {
                AgentBench b;
                b.prompt();
                const QByteArray id = b.terminalOf(b.createTerminal());
                if (stopped)
                    b.session->stop();
                ask(b, how, id);
                const auto ends = b.all<core::TerminalExited>();
                QCOMPARE(ends.size(), size_t(1));
                QCOMPARE(ends[0].how, stopped ? core::CommandEnd::EndedByStop : core::CommandEnd::KilledByAgent);
                QCOMPARE(b.deeds().size(), size_t(1));
                QCOMPARE(b.deeds()[0].state, stopped ? ledger::EffectState::Unknown : ledger::EffectState::Committed);
            }
        }
        // A server of an earlier turn that goes on is its agent's business.
        AgentBench b;
        b.prompt();
        const QByteArray id = b.terminalOf(b.createTerminal());
        core::StopScope scope;
        scope.endCommands = false;
        b.session->stop(scope);
        b.answerPrompt("cancelled");
        QVERIFY(b.all<core::TerminalExited>().empty());
        b.prompt();
        ask(b, "terminal/kill", id);
        QCOMPARE(b.all<core::TerminalExited>()[0].how, core::CommandEnd::KilledByAgent);
    }

    /// A shell that has started something with & has exited, and was perhaps given back: what it left running writes
    /// on.
    void stopEndsWhatACommandLeftRunning()
    {
        for (const bool released : {false, true}) {
            for (const bool kept : {false, true}) {
                AgentBench b;
                b.prompt();
                const QByteArray id = b.terminalOf(b.createTerminal());
                const QPointer<FakeCommand> command = b.runner.commands[0];
                command->end(0);
                if (released)
                    ask(b, "terminal/release", id);
                QVERIFY(command->signals_.isEmpty());
                core::StopScope scope = b.session->defaultScope();
                if (kept)
                    scope.keep.insert({QString::fromUtf8(id)});
                b.session->stop(scope);
                b.answerPrompt("cancelled");
                QCOMPARE(command->signals_, kept ? QList<int>() : QList<int>{SIGTERM});
                QCOMPARE(b.all<core::TerminalExited>().size(), size_t(1)); // what is not known is not said
                Q_EMIT command->gone();
                const auto ends = b.all<core::TerminalExited>();
                QCOMPARE(ends.size(), size_t(kept ? 1 : 2));
                QCOMPARE(ends.back().how, kept ? core::CommandEnd::Exited : core::CommandEnd::BackgroundEnded);
                QCOMPARE(ends.back().exitCode, std::optional(0));
                QCOMPARE(b.deeds()[0].state, kept ? ledger::EffectState::Committed : ledger::EffectState::Unknown);
                b.prompt();
                b.session->stop();
                b.answerPrompt("cancelled");
                QVERIFY(!command || command->signals_.size() == (kept ? 0 : 1)); // of another turn
            }
        }
    }

    /// Nothing is left of most commands.
    void whatIsGoneIsNotEnded()
    {
        AgentBench b;
        b.prompt();
        b.createTerminal();
        FakeCommand *command = b.runner.commands[0];
        command->end(0);
        Q_EMIT command->gone();
        b.session->stop();
        b.answerPrompt("cancelled");
        QVERIFY(command->signals_.isEmpty());
        QCOMPARE(b.all<core::TerminalExited>().size(), size_t(1));
        QCOMPARE(b.deeds()[0].state, ledger::EffectState::Committed);
    }

    void aReleaseKillsWhatRuns()
    {
        AgentBench b;
        b.prompt();
        const QByteArray id = b.terminalOf(b.createTerminal());
        b.runner.commands[0]->endsOnSignal = false;
        const int wait = b.waitForExit(id);
        ask(b, "terminal/release", id);
        QCOMPARE(b.runner.commands[0]->signals_, QList<int>{SIGTERM});
        QCOMPARE(b.errorCode(wait), -32800);
        b.clock.advance(2000);
        QCOMPARE(b.runner.commands[0]->signals_, (QList<int>{SIGTERM, SIGKILL}));
    }

    void shellLinesAsCommandsWork()
    {
        AgentBench b;
        b.prompt();
        b.request("terminal/create", R"({"sessionId":"s","command":"echo a && echo b"})");
        QCOMPARE(b.runner.commands[0]->line.program, QStringLiteral("/bin/sh"));
        QCOMPARE(b.runner.commands[0]->line.arguments.last(), QStringLiteral("echo a && echo b"));
        b.request("terminal/create", R"({"sessionId":"s","command":"ls"})");
        QCOMPARE(b.runner.commands[1]->line.program, QStringLiteral("ls"));
        QCOMPARE(
            b.errorCode(b.request("terminal/create", R"({"sessionId":"s","command":"ls","cwd":"/no/such/folder"})")),
            -32602);
    }

    /// What has been given back takes no memory, and goes when nothing of it is left.
    void whatIsReleasedIsForgotten_data()
    {
        QTest::addColumn<bool>("runs");
        QTest::newRow("after its end") << false;
        QTest::newRow("while it runs, which ends it") << true;
    }
    void whatIsReleasedIsForgotten()
    {
        QFETCH(const bool, runs);
        AgentBench b;
        b.prompt();
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        const QPointer<FakeCommand> command = b.runner.commands[0];
        command->say(QByteArray(100'000, 'x'));
        if (!runs)
            command->end(0);
        ask(b, "terminal/release", terminal);
        QVERIFY(command->ended);
        QCoreApplication::processEvents();
        QVERIFY(command); // what it left in the background lives
        QVERIFY(b.session->terminals().knows({QString::fromUtf8(terminal)}));
        Q_EMIT command->gone();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!command);
        QVERIFY(!b.session->terminals().knows({QString::fromUtf8(terminal)}));
        QCOMPARE(b.errorCode(ask(b, "terminal/output", terminal)), -32002);
    }

    void outputsAreBoundedEachAndTogether()
    {
        AgentBench b;
        b.prompt();
        const QByteArray megabytes(6 * 1024 * 1024, 'x');
        QByteArrayList terminals;
        for (int i = 0; i < 24; ++i) {
            const int id = b.request("terminal/create", "{\"sessionId\":\"s\",\"command\":\"sleep\",\"args\":[\"300\"],"
                                                        "\"outputByteLimit\":67108864}");
            terminals << b.terminalOf(id);
            b.runner.commands.last()->say(megabytes);
            if (i % 2)
                b.runner.commands.last()->end(0);
        }
        qsizetype total = 0, last = 0;
        for (const QByteArray &terminal : std::as_const(terminals)) {
            const QJsonObject output = result(b, ask(b, "terminal/output", terminal));
            QVERIFY(output.value(QLatin1String("truncated")).toBool());
            last = output.value(QLatin1String("output")).toString().size();
            QVERIFY(last >= core::TerminalService::leastKept);
            QVERIFY(last <= core::OutputBuffer::mostLimit);
            total += last;
        }
        QVERIFY2(total <= core::TerminalService::mostKept, qPrintable(QString::number(total)));
        QCOMPARE(last, core::OutputBuffer::mostLimit); // the newest is kept best
    }

    /// What was released takes no room from the others, however long its background lives.
    void whatIsReleasedGivesItsOutputBack()
    {
        AgentBench b;
        b.prompt();
        const auto filled = [&b] {
            const int id = b.request("terminal/create", "{\"sessionId\":\"s\",\"command\":\"sleep\",\"args\":[\"300\"],"
                                                        "\"outputByteLimit\":67108864}");
            b.runner.commands.last()->say(QByteArray(core::OutputBuffer::mostLimit, 'x'));
            b.runner.commands.last()->end(0);
            return b.terminalOf(id);
        };
        const QByteArray first = filled();
        for (qsizetype i = 0; i < core::TerminalService::mostKept / core::OutputBuffer::mostLimit + 1; ++i)
            ask(b, "terminal/release", filled());
        QCOMPARE(result(b, ask(b, "terminal/output", first)).value(QLatin1String("output")).toString().size(),
                 core::OutputBuffer::mostLimit);
    }

    void notEndlesslyManyAtATime()
    {
        AgentBench b;
        b.prompt();
        for (int i = 0; i < core::TerminalService::mostRunning; ++i)
            QVERIFY(!b.terminalOf(b.createTerminal()).isEmpty());
        QCOMPARE(b.errorCode(b.createTerminal()), -32603);
        b.runner.commands[3]->end(0);
        QVERIFY(!b.terminalOf(b.createTerminal()).isEmpty());
    }

    /// Nobody waits for the number of a command; its start is told before anything else of it.
    void theStartIsToldWhenTheNumberIsKnown_data()
    {
        QTest::addColumn<QString>("first");
        for (const char *what : {"started", "output", "exited", "nothing"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void theStartIsToldWhenTheNumberIsKnown()
    {
        QFETCH(const QString, first);
        AgentBench b;
        b.prompt();
        b.runner.pid = 0;
        const int id = b.createTerminal();
        const QPointer<FakeCommand> command = b.runner.commands[0];
        QVERIFY(b.terminalOf(id).isEmpty());
        const bool isSilent = first == QStringLiteral("nothing");
        if (!isSilent)
            command->pid = 99;
        if (first == QStringLiteral("started"))
            Q_EMIT command->started();
        else if (first == QStringLiteral("output"))
            command->say("x");
        else if (first == QStringLiteral("exited"))
            command->end(0);
        else
            b.clock.advance(int(core::TerminalService::startWait.count()));
        QVERIFY(!b.terminalOf(id).isEmpty());
        const auto started = b.all<core::TerminalStarted>();
        QCOMPARE(started.size(), size_t(1));
        QCOMPARE(started[0].processId, isSilent ? 0 : 99);
        QVERIFY(started[0].byBelay);
        command->say("y");
        QCOMPARE(b.all<core::TerminalStarted>().size(), size_t(1));
    }

    void theUserMayKillFromTheRow()
    {
        AgentBench b;
        b.prompt();
        const int wait = b.waitForExit(b.terminalOf(b.createTerminal()));
        for (const auto &[key, row] : b.board.rows()) {
            if (row.canKill) {
                b.board.kill(key);
                break;
            }
        }
        QCOMPARE(result(b, wait).value(QLatin1String("signal")).toString(), QStringLiteral("SIGTERM"));
        QCOMPARE(b.rowEnd(core::RequestKind::Command), core::RequestEnd::KilledByUser);
        QVERIFY(b.session->hasOpenTurn());
    }

    /// A message is sent once more, and the agent has the very command run again that had run to its end.
    void whatARetryRunsAgain_data()
    {
        using Choice = core::RepeatedCall::Choice;
        QTest::addColumn<int>("choice");
        QTest::addColumn<QString>("answer"); ///< of the user; empty: he is not asked
        QTest::addColumn<bool>("runs");
        QTest::addColumn<bool>("answers"); ///< with the first result
        QTest::newRow("skip") << int(Choice::Skip) << QString() << false << true;
        QTest::newRow("repeat") << int(Choice::Again) << QString() << true << false;
        QTest::newRow("ask: as before") << int(Choice::Ask) << QStringLiteral("as-before") << false << true;
        QTest::newRow("ask: again") << int(Choice::Ask) << QStringLiteral("again") << true << false;
        QTest::newRow("ask: reject") << int(Choice::Ask) << QStringLiteral("reject") << false << false;
    }
    void whatARetryRunsAgain()
    {
        QFETCH(const int, choice);
        QFETCH(const QString, answer);
        QFETCH(const bool, runs);
        QFETCH(const bool, answers);
        AgentBench b;
        b.prompt();
        QVERIFY(!b.terminalOf(b.createTerminal()).isEmpty());
        b.runner.commands[0]->say("made\n");
        b.runner.commands[0]->end(3);
        const base::EffectId first = b.deeds().front().id;
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(10'000);
        b.session->setRepeated({{first, core::RepeatedCall::Choice(choice)}});
        b.prompt();
        const int again = b.createTerminal();
        QCOMPARE(b.all<core::PermissionAsked>().size(), size_t(answer.isEmpty() ? 0 : 1));
        if (!answer.isEmpty()) {
            QVERIFY(b.terminalOf(again).isEmpty());
            QVERIFY(b.session->answerPermission(b.all<core::PermissionAsked>().back().key, answer).ok());
        }
        QCOMPARE(b.runner.commands.size(), runs ? 2 : 1);
        QCOMPARE(b.answers(again), 1);
        QCOMPARE(!b.terminalOf(again).isEmpty(), runs || answers);
        if (answers) {
            const int exit = ask(b, "terminal/wait_for_exit", b.terminalOf(again));
            QCOMPARE(b.answers(exit), 1);
            QCOMPARE(result(b, exit).value(QLatin1String("exitCode")).toInt(), 3);
            const int said = ask(b, "terminal/output", b.terminalOf(again));
            QCOMPARE(result(b, said).value(QLatin1String("output")).toString(), QStringLiteral("made\n"));
            const ledger::Effect row = b.ledger.allEffects().back();
            QVERIFY(row.sameAs == first && row.state == ledger::EffectState::Cancelled);
            QCOMPARE(b.all<core::TerminalExited>().back().how, core::CommandEnd::NotRunAgain);
            QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
            QCOMPARE(b.deeds().size(), size_t(1));
        }
        // What may run again does so once without a question; another command is none of that.
        if (runs)
            QVERIFY(!b.terminalOf(b.createTerminal()).isEmpty());
        const int other = b.request("terminal/create", R"({"sessionId":"s","command":"sleep","args":["301"]})");
        QVERIFY(!b.terminalOf(other).isEmpty());
        QCOMPARE(b.all<core::PermissionAsked>().size(), size_t(answer.isEmpty() ? 0 : 1));
    }

    /// Nobody has said that it is a repetition: the agent of another message may run what it likes.
    void anotherTurnRunsItAgain()
    {
        AgentBench b;
        b.prompt();
        (void)b.createTerminal();
        b.runner.commands[0]->end(0);
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(10'000);
        b.prompt();
        QVERIFY(!b.terminalOf(b.createTerminal()).isEmpty());
        QCOMPARE(b.runner.commands.size(), 2);
    }
};

BELAY_TEST(TestTerminals)

} // namespace tst_terminals

#include "tst_terminals.moc"
