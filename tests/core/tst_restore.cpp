// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QTest>

namespace tst_restore {

using core::ConnectionState;
using core::RequestEnd;
using core::RequestKind;
using core::TurnEnd;
using Kind = core::SessionRestored::Kind;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

QByteArray capabilities(bool resume, bool load, bool close = false)
{
    QByteArray session;
    if (resume)
        session += R"("resume":{})";
    if (close)
        session += QByteArray(session.isEmpty() ? "" : ",") + R"("close":{})";
    return QByteArray(R"({"protocolVersion":1,"agentCapabilities":{"loadSession":)") + (load ? "true" : "false") +
           R"(,"sessionCapabilities":{)" + session + "}}}";
}

/// An agent whose process can be started again: every handshake is answered the same way.
struct Bench : AgentBench
{
    explicit Bench(bool resume, bool load, bool close = false)
        : AgentBench(false)
        , hello(capabilities(resume, load, close))
    {
        openSession(hello);
    }

    /// The process that Force stop started has come up.
    void comeUp()
    {
        clock.advance(0);
        answer(idOf(QStringLiteral("initialize")), hello);
    }

    /// The agent's session "k"; \p done becomes 1 or -1 with how it ends.
    core::Session *openKnown(int *done)
    {
        events.clear();
        core::Session *known =
            connection->openKnown({QStringLiteral("k")}, folder.path(), connection.get(),
                                  [done](const base::Result<void> &result) { *done = result ? 1 : -1; });
        QObject::connect(known, &core::Session::eventOccurred, known,
                         [this](const core::SessionEvent &e) { events.push_back(e); });
        return known;
    }

    const QByteArray hello;
};

} // namespace
#endif

class TestRestore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a forced stop comes back as, by what the agent can and what it refuses.
    void ways_data()
    {
        QTest::addColumn<bool>("resume");
        QTest::addColumn<bool>("load");
        QTest::addColumn<bool>("resumeFails");
        QTest::addColumn<bool>("loadFails");
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<int>("how");
        const QString r = QStringLiteral("session/resume"), l = QStringLiteral("session/load"),
                      n = QStringLiteral("session/new");
        QTest::newRow("resume") << true << true << false << false << QStringList{r} << int(Kind::Resumed);
        QTest::newRow("only load") << false << true << false << false << QStringList{l} << int(Kind::Loaded);
        QTest::newRow("neither") << false << false << false << false << QStringList{n} << int(Kind::New);
        QTest::newRow("resume announced, refused")
            << true << true << true << false << QStringList{r, l} << int(Kind::Loaded);
        QTest::newRow("both refused") << true << true << true << true << QStringList{r, l, n} << int(Kind::New);
        QTest::newRow("only resume, refused") << true << false << true << false << QStringList{r, n} << int(Kind::New);
    }
    void ways()
    {
        QFETCH(const bool, resume);
        QFETCH(const bool, load);
        QFETCH(const bool, resumeFails);
        QFETCH(const bool, loadFails);
        QFETCH(const QStringList, asked);
        QFETCH(const int, how);
        Bench b(resume, load);
        b.prompt();
        b.text("first answer");
        b.session->forceStop();
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByForce);
        QVERIFY(!b.session->isConnected());
        b.sent.clear();
        const auto eventsBefore = b.events.size();
        b.comeUp();
        QCOMPARE(b.connection->state(), ConnectionState::Ready);
        for (const QString &method : asked) {
            QVERIFY2(b.count(method) == 1, qPrintable(method));
            const bool fails = (method.endsWith(QLatin1String("resume")) && resumeFails) ||
                               (method.endsWith(QLatin1String("load")) && loadFails);
            if (method.endsWith(QLatin1String("load")) && !fails) {
                b.text("first answer"); // the replay
                QCOMPARE(b.events.size(), eventsBefore);
            }
            if (fails)
                b.answerError(b.idOf(method), -32601);
            else
                b.answer(b.idOf(method), method.endsWith(QLatin1String("new")) ? R"({"sessionId":"s2"})" : "{}");
        }
        const auto restored = b.all<core::SessionRestored>();
        QCOMPARE(restored.size(), size_t(1));
        QCOMPARE(int(restored[0].kind), how);
        QCOMPARE(restored[0].detail.isEmpty(), how == int(Kind::Resumed) || (how == int(Kind::Loaded) && !resumeFails));
        QVERIFY(!restored[0].replayedNothing);
        QCOMPARE(b.session->id().value, how == int(Kind::New) ? QStringLiteral("s2") : QStringLiteral("s"));
        QCOMPARE(b.connection->session(b.session->id()), b.session);
        // And it is a session like any other.
        b.prompt();
        QVERIFY(b.session->hasOpenTurn());
        b.sessionId = b.session->id().value.toUtf8();
        b.text("x");
        QCOMPARE(b.all<core::Chunk>().size(), size_t(2));
        b.answerPrompt("end_turn");
        QCOMPARE(*b.lastEnd(), TurnEnd::Finished);
    }

    /// A session that only the agent knows is told while it opens, and is a session like any other then.
    void aSessionOfTheAgentIsTold()
    {
        for (const bool load : {true, false}) {
            Bench b(true, load);
            int done = 0;
            core::Session *known = b.openKnown(&done);
            const QString method = load ? QStringLiteral("session/load") : QStringLiteral("session/resume");
            QCOMPARE(b.count(method), 1);
            QVERIFY(known->replay().isLoadingNew());
            QVERIFY(!known->isConnected());
            b.sessionId = "k";
            if (load) {
                b.update(R"({"sessionUpdate":"user_message_chunk","content":{"type":"text","text":"do it"}})");
                b.text("done");
                b.update(R"({"sessionUpdate":"tool_call","toolCallId":"c","title":"ls","status":"in_progress"})");
                QCOMPARE(b.all<core::Chunk>().size(), size_t(2));
                QCOMPARE(known->replay().updates(), 3);
            }
            b.answer(b.idOf(method), "{}");
            QCOMPARE(done, 1);
            QVERIFY(known->isConnected() && !known->replay().isLoadingNew());
            // Nothing that was told is under way.
            QCOMPARE(b.all<core::ToolCallCancelled>().size(), size_t(load ? 1 : 0));
            const auto restored = b.all<core::SessionRestored>();
            QCOMPARE(restored.size(), size_t(1));
            QCOMPARE(int(restored[0].kind), int(Kind::Imported));
            QCOMPARE(restored[0].replayedNothing, !load);
            QVERIFY(known->prompt({acp::TextContent{QStringLiteral("and now")}}));
            b.answerPrompt("end_turn");
            QCOMPARE(*b.lastEnd(), TurnEnd::Finished);
        }
    }

    void aSessionOfTheAgentIsNotOpened_data()
    {
        QTest::addColumn<QByteArray>("why");
        for (const char *why : {"refused", "cancelled", "cancelled, no reaction", "died"})
            QTest::newRow(why) << QByteArray(why);
    }
    void aSessionOfTheAgentIsNotOpened()
    {
        QFETCH(const QByteArray, why);
        Bench b(false, true);
        int done = 0;
        QPointer<core::Session> known = b.openKnown(&done);
        b.sessionId = "k";
        b.text("half of");
        const QJsonValue id = b.idOf(QStringLiteral("session/load"));
        if (why == "refused") {
            b.answerError(id, -32002);
        } else if (why == "died") {
            b.die();
        } else {
            b.connection->cancelOpening();
            QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
            QVERIFY(known);
            if (why == "cancelled")
                b.answerError(id, -32800);
            else
                b.clock.advance(3000);
        }
        QCOMPARE(done, -1);
        QVERIFY(!known);
        QVERIFY(!b.connection->session({QStringLiteral("k")}));
        QCOMPARE(b.connection->state() == ConnectionState::Ready, why == "refused" || why == "cancelled");
        QVERIFY(b.all<core::SessionRestored>().empty());
        if (b.wire)
            b.text("late words"); // of a session that is not there
    }

    void theAgentsListOfSessions()
    {
        Bench b(true, true);
        QStringList titles;
        QString cursor;
        const auto page = [&](const base::Result<acp::ListSessionsResponse> &answer) {
            QVERIFY(answer.ok());
            for (const acp::SessionInfo &info : answer->sessions)
                titles << info.title;
            cursor = answer->nextCursor;
        };
        b.connection->calls().listSessions(QStringLiteral("/x"), {}, b.connection.get(), page);
        QCOMPARE(b.sent.last().value(QLatin1String("params")).toObject().value(QLatin1String("cwd")).toString(),
                 QStringLiteral("/x"));
        b.answer(b.idOf(QStringLiteral("session/list")),
                 R"({"sessions":[{"sessionId":"1","cwd":"/x","title":"one"},{"cwd":"/x"}],"nextCursor":"2"})");
        b.connection->calls().listSessions({}, cursor, b.connection.get(), page);
        b.answer(b.idOf(QStringLiteral("session/list")), R"({"sessions":[{"sessionId":"2","cwd":"/y"}]})");
        QCOMPARE(titles, (QStringList{QStringLiteral("one"), QString()}));
        bool failed = false;
        b.connection->calls().deleteSession({QStringLiteral("1")}, b.connection.get(),
                                            [&](const base::Result<void> &answer) { failed = !answer; });
        b.answerError(b.idOf(QStringLiteral("session/delete")), -32603);
        QVERIFY(failed);
        QCOMPARE(b.rowEnd(RequestKind::DeleteSession), RequestEnd::Failed);
    }

    void forceByItselfWhereItComesBack()
    {
        Bench b(true, false);
        b.prompt();
        b.session->stop();
        b.clock.advance(14'999);
        QVERIFY(b.session->hasOpenTurn());
        b.clock.advance(1);
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByForce);
        b.comeUp();
        QCOMPARE(b.count(QStringLiteral("session/resume")), 1);
    }

    void keepWaitingHoldsIt()
    {
        Bench b(true, false);
        b.prompt();
        b.session->stop();
        b.clock.advance(5000);
        b.session->keepWaiting();
        b.clock.advance(3600'000);
        QVERIFY(b.session->hasOpenTurn());
        b.answerPrompt("cancelled");
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByYou);
    }

    void everythingOpenEndsOnceWithForce()
    {
        Bench b(true, true);
        b.prompt();
        const int permission = b.permission();
        const int create = b.createTerminal();
        b.runner.commands[0]->endsOnSignal = false;
        const int wait = b.waitForExit(b.terminalOf(create));
        b.session->stop();
        b.clock.advance(4000);
        b.session->stop();
        QCOMPARE(b.rowEnd(RequestKind::Prompt), RequestEnd::EndedByForce);
        QCOMPARE(b.rowEnd(RequestKind::WaitForExit), RequestEnd::Lost);
        QCOMPARE(b.permissionOutcome(permission), QStringLiteral("cancelled"));
        QVERIFY(b.answerTo(wait).isEmpty());
        b.runner.commands[0]->end(std::nullopt, QStringLiteral("SIGKILL"));
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        for (const auto &[key, row] : b.board.rows())
            QCOMPARE(row.state, core::RequestState::Done);
        // A late answer of the old process has nowhere to go; the new one has its own ids.
        b.comeUp();
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
    }

    /// The user would have two agents in one folder, one of which nobody can stop.
    void whatCannotBeEndedIsNotStartedBeside()
    {
        QProcess process; // in the agent's place
        process.start(QStringLiteral("sleep"), {QStringLiteral("300")});
        QVERIFY(process.waitForStarted());
        Bench b(true, false);
        b.prompt();
        transport::Ending ending;
        ending.treeGone = ending.ended = false;
        ending.running = {*base::processOf(process.processId())};
        b.wire->setClosedEnding(ending);
        b.session->stop();
        b.clock.advance(15'000);
        const core::TurnEnded ended = b.all<core::TurnEnded>().back();
        QCOMPARE(ended.end, TurnEnd::NotEnded);
        QCOMPARE(ended.left.size(), size_t(1));
        QCOMPARE(ended.left[0].process, process.processId());
        QVERIFY2(ended.left[0].command.endsWith(QStringLiteral("sleep 300")), qPrintable(ended.left[0].command));
        QCOMPARE(b.connection->state(), core::ConnectionState::Dead);
        b.clock.advance(600'000);
        b.connection->restart();
        QCOMPARE(b.count(QStringLiteral("initialize")), 1);
        QCOMPARE(b.connection->state(), core::ConnectionState::Dead);
        QVERIFY2(b.connection->problem().message.contains(QString::number(process.processId())),
                 qPrintable(b.connection->problem().message));
        QVERIFY(b.all<core::ErrorRaised>().back().canRestart);

        process.kill();
        QVERIFY(process.waitForFinished());
        b.connection->restart();
        b.comeUp();
        QCOMPARE(b.count(QStringLiteral("session/resume")), 1);
    }

    void olderCommandsOutliveForce()
    {
        Bench b(true, true);
        b.prompt();
        b.createTerminal(); // a dev server
        b.answerPrompt("end_turn");
        b.prompt();
        b.createTerminal();
        b.session->forceStop();
        QVERIFY(!b.runner.commands[0]->ended);
        QVERIFY(b.runner.commands[1]->ended);
        const auto ends = b.all<core::TerminalExited>();
        QCOMPARE(ends.size(), size_t(1));
        b.connection->close(); // the user closes the session: nothing of it stays
        QVERIFY(b.runner.commands[0]->ended);
    }

    void deathIsNotRestartedByItself()
    {
        Bench b(true, true);
        b.prompt();
        b.createTerminal();
        b.die(1);
        QCOMPARE(*b.lastEnd(), TurnEnd::AgentDied);
        QCOMPARE(b.all<core::TerminalExited>()[0].how, core::CommandEnd::EndedWithAgent);
        b.clock.advance(60'000);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QVERIFY(!b.session->prompt({})); // never silently
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), b.hello);
        b.answer(b.idOf(QStringLiteral("session/resume")), "{}");
        QCOMPARE(b.all<core::SessionRestored>().size(), size_t(1));
        QVERIFY(b.session->isConnected());
    }

    void deathBetweenTurns()
    {
        Bench b(false, true);
        b.prompt();
        b.text("a");
        b.answerPrompt("end_turn");
        b.die(9, QStringLiteral("out of memory"));
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1)); // the turn that was over stays as it was
        QCOMPARE(b.all<core::ErrorRaised>().size(), size_t(1));
        QVERIFY(b.all<core::ErrorRaised>()[0].canRestart);
        QVERIFY(!b.session->prompt({}));
    }

    void aLoadThatRepeatsNothingSaysSo()
    {
        Bench b(false, true);
        b.prompt();
        b.text("a");
        b.session->forceStop();
        b.comeUp();
        b.update(R"({"sessionUpdate":"usage_update","used":5,"size":10})"); // says nothing of the conversation
        b.answer(b.idOf(QStringLiteral("session/load")), "{}");
        QVERIFY(b.all<core::SessionRestored>()[0].replayedNothing);
        QVERIFY(b.session->facts().usage.has_value());
    }

    void anAgentThatDoesNotComeBackIsDead()
    {
        Bench b(true, true);
        b.prompt();
        b.session->forceStop();
        b.clock.advance(0);
        b.die(3, QStringLiteral("no key"));
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.all<core::ErrorRaised>().size(), size_t(1));
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        QVERIFY(!b.session->isConnected());
    }

    void aRestoreThatHangsEndsByItsDeadline()
    {
        Bench b(true, false);
        b.prompt();
        b.session->forceStop();
        b.comeUp();
        b.clock.advance(60'000);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        b.clock.advance(core::SessionRequest::cancelLimit);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.all<core::ErrorRaised>().size(), size_t(1));
        for (const auto &[key, row] : b.board.rows())
            QCOMPARE(row.state, core::RequestState::Done);
    }

    void closingWhileItComesBackIsTheEnd()
    {
        Bench b(true, false);
        b.prompt();
        b.session->forceStop();
        b.connection->close();
        b.clock.advance(60'000);
        QCOMPARE(b.connection->state(), ConnectionState::Closed);
    }

    // --- opening a session and thinking better of it ------------------------------------------------------------

    void opening_data()
    {
        QTest::addColumn<bool>("canClose");
        QTest::addColumn<QByteArray>("answer"); ///< "late success", "-32800", "error", "nothing"
        QTest::addColumn<bool>("closed");
        QTest::addColumn<int>("state");
        QTest::newRow("withdrawn") << true << QByteArray("-32800") << false << int(ConnectionState::Ready);
        QTest::newRow("any error is a yes") << true << QByteArray("error") << false << int(ConnectionState::Ready);
        QTest::newRow("a late success is closed")
            << true << QByteArray("late success") << true << int(ConnectionState::Ready);
        QTest::newRow("a late success that cannot be closed")
            << false << QByteArray("late success") << false << int(ConnectionState::Ready);
        QTest::newRow("no reaction at all") << true << QByteArray("nothing") << false << int(ConnectionState::Dead);
    }
    void opening()
    {
        QFETCH(const bool, canClose);
        QFETCH(const QByteArray, answer);
        QFETCH(const bool, closed);
        QFETCH(const int, state);
        for (const char *by : {"user", "row", "deadline"}) {
            AgentBench b(false);
            b.connection->start();
            b.answer(b.idOf(QStringLiteral("initialize")), capabilities(false, false, canClose));
            int called = 0;
            QString why;
            b.connection->openSession(b.folder.path(), b.connection.get(), [&](const auto &result) {
                ++called;
                QVERIFY(!result);
                why = result.error().message;
            });
            if (by == QByteArray("deadline"))
                b.clock.advance(60'000);
            else if (by == QByteArray("user"))
                b.connection->cancelOpening();
            else
                b.board.cancel(b.board.rows().rbegin()->first);
            b.connection->cancelOpening(); // twice is once
            QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
            QCOMPARE(called, 0);
            const QJsonValue id = b.idOf(QStringLiteral("session/new"));
            if (answer == "late success")
                b.answer(id, R"({"sessionId":"orphan"})");
            else if (answer != "nothing")
                b.answerError(id, answer == "-32800" ? -32800 : -32603);
            QCOMPARE(b.count(QStringLiteral("session/close")), closed ? 1 : 0);
            if (closed)
                b.answer(b.idOf(QStringLiteral("session/close")), "{}");
            b.clock.advance(core::SessionRequest::cancelLimit);
            QCOMPARE(called, 1);
            QVERIFY(!why.isEmpty());
            QCOMPARE(int(b.connection->state()), state);
            QVERIFY(!b.connection->session({QStringLiteral("orphan")}));
            for (const auto &[key, row] : b.board.rows())
                QCOMPARE(row.state, core::RequestState::Done);
        }
    }

    void anOrphanWhoseClosingHangsEndsTheAgent()
    {
        AgentBench b(false);
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), capabilities(false, false, true));
        b.connection->openSession(b.folder.path(), b.connection.get(), [](const auto &) {});
        b.connection->cancelOpening();
        b.answer(b.idOf(QStringLiteral("session/new")), R"({"sessionId":"orphan"})");
        b.clock.advance(core::SessionRequest::cancelLimit);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
    }

    void cancellingTheStartEndsTheAgent()
    {
        AgentBench b(false);
        b.connection->start();
        const auto row = b.board.rows().rbegin()->first;
        QVERIFY(b.board.row(row)->canCancel);
        b.board.cancel(row);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 0); // never for the handshake
        QCOMPARE(b.connection->problem().origin, base::Origin::User);
    }

    void aCancelledSessionLeavesNothingNestedOpen()
    {
        AgentBench b(false);
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), capabilities(false, false, true));
        b.connection->openSession(b.folder.path(), b.connection.get(), [](const auto &) {});
        const int permission = b.permission(), create = b.createTerminal(), write = b.write();
        b.connection->cancelOpening();
        // There is no session they could belong to: all are answered, nothing began.
        for (const int id : {permission, create, write})
            QCOMPARE(b.errorCode(id), -32002);
        QVERIFY(b.runner.commands.isEmpty());
    }
};

BELAY_TEST(TestRestore)

} // namespace tst_restore

#include "tst_restore.moc"
