// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

namespace tst_connection {

using core::ConnectionState;

class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void preparedFirst_data()
    {
        QTest::addColumn<QString>("then");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("started");
        QTest::newRow("done") << QStringLiteral("done") << int(ConnectionState::Initializing) << 1;
        QTest::newRow("failed") << QStringLiteral("failed") << int(ConnectionState::Dead) << 0;
        QTest::newRow("cancelled") << QStringLiteral("cancelled") << int(ConnectionState::Dead) << 0;
        QTest::newRow("closed") << QStringLiteral("closed") << int(ConnectionState::Closed) << 0;
        QTest::newRow("forced") << QStringLiteral("forced") << int(ConnectionState::Closed) << 0;
    }
    /// What comes before the start of the agent may take its time, fail, and be given up.
    void preparedFirst()
    {
        QFETCH(const QString, then);
        QFETCH(const int, state);
        QFETCH(const int, started);
        AgentBench b(false);
        std::function<void(base::Result<void>)> done;
        b.prepare = [&done](QObject *, const std::function<void(base::Result<void>)> &f) { done = f; };
        b.remake();
        b.connection->start();
        QCOMPARE(b.connection->state(), ConnectionState::Starting);
        QCOMPARE(b.count(QStringLiteral("initialize")), 0);
        const base::Error error{base::Origin::System, 0, QStringLiteral("no keychain"), {}};
        if (then == QLatin1String("cancelled"))
            b.connection->cancelOpening();
        else if (then == QLatin1String("closed"))
            b.connection->close();
        else if (then == QLatin1String("forced"))
            b.connection->forceClose();
        done(then == QLatin1String("failed") ? base::Result<void>(error) : base::Result<void>());
        QCOMPARE(int(b.connection->state()), state);
        QCOMPARE(b.count(QStringLiteral("initialize")), started);
        if (then == QLatin1String("failed"))
            QCOMPARE(b.connection->problem().message, error.message);
    }

    /// With the process its ways to the network end, also where the other side keeps them open.
    void itsTunnelsEndWithIt()
    {
        QTcpServer host;
        QVERIFY(host.listen(QHostAddress::LocalHost));
        AgentBench b(false);
        b.network = std::make_shared<proxy::NetworkWatch>(proxy::NetworkRules{proxy::NetworkLevel::Note, {}});
        QVERIFY(b.network->start({}));
        b.remake();
        b.openSession();
        const QUrl proxy(b.network->variables({}).front().second);
        QTcpSocket tunnel;
        tunnel.connectToHost(proxy.host(), quint16(proxy.port()));
        const QByteArray who = (proxy.userName() + u':' + proxy.password()).toUtf8().toBase64();
        tunnel.write("CONNECT 127.0.0.1:" + QByteArray::number(host.serverPort()) +
                     " HTTP/1.1\r\nProxy-Authorization: Basic " + who + "\r\n\r\n");
        QTRY_VERIFY(tunnel.bytesAvailable() > 0);
        QVERIFY(tunnel.readAll().contains(" 200 "));
        QTRY_VERIFY(host.hasPendingConnections());
        b.lose();
        QTRY_COMPARE(tunnel.state(), QAbstractSocket::UnconnectedState);
        const QTcpSocket *const other = host.nextPendingConnection();
        QTRY_COMPARE(other->state(), QAbstractSocket::UnconnectedState);
    }

    void silentAgentsHaveATimeLimit()
    {
        AgentBench b(false);
        b.connection->start();
        QCOMPARE(b.connection->state(), ConnectionState::Initializing);
        b.clock.advance(29'999);
        QCOMPARE(b.connection->state(), ConnectionState::Initializing);
        b.clock.advance(1);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QVERIFY(b.connection->problem().message.contains(QStringLiteral("30")));
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 0); // never for the handshake
    }

    void otherVersionsAreRefusedWithBothNumbers()
    {
        AgentBench b(false);
        b.openSession(R"({"protocolVersion":7})");
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QVERIFY(b.connection->problem().message.contains(QStringLiteral("7")) &&
                b.connection->problem().message.contains(QStringLiteral("1")));
    }

    void aStringVersionIsAnErrorNotACrash()
    {
        AgentBench b(false);
        b.openSession(R"({"protocolVersion":"2025-03-26"})");
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
    }

    void updatesBeforeTheAnswerAreKept()
    {
        AgentBench b(false);
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), R"({"protocolVersion":1})");
        b.connection->openSession(b.folder.path(), b.connection.get(),
                                  [&](const base::Result<core::Session *> &result) {
                                      b.session = *result;
                                      connect(b.session, &core::Session::eventOccurred, b.session,
                                              [&](const core::SessionEvent &e) { b.events.push_back(e); });
                                  });
        b.text("early bird");
        b.answer(b.idOf(QStringLiteral("session/new")), R"({"sessionId":"s"})");
        b.text("second"); // in the same read
        QCOMPARE(b.all<core::Chunk>().size(), size_t(2));
        QCOMPARE(std::get<acp::TextContent>(b.all<core::Chunk>()[0].chunk.content).text, QStringLiteral("early bird"));
        QCOMPARE(b.events[0].turn.value, quint64(0));
    }

    void deathIsToldOnceEverywhere()
    {
        AgentBench b;
        b.prompt();
        const int permission = b.permission();
        b.die(137, QStringLiteral("FATAL"));
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.all<core::ErrorRaised>().size(), size_t(1));
        QCOMPARE(b.all<core::ErrorRaised>()[0].stderrTail, QStringLiteral("FATAL"));
        QCOMPARE(b.all<core::ErrorRaised>()[0].error.code, 137);
        QCOMPARE(b.all<core::ErrorRaised>()[0].lostRequests, 1); // without the prompt
        QVERIFY(b.answerTo(permission).isEmpty());
        for (const auto &[key, row] : b.board.rows())
            QCOMPARE(row.state, core::RequestState::Done);
        QVERIFY(!b.session->prompt({}));
    }

    void startsAgainAfterDeath()
    {
        AgentBench b;
        b.die(1);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        b.openSession(R"({"protocolVersion":1})", R"({"sessionId":"s2"})");
        QCOMPARE(b.connection->state(), ConnectionState::Ready);
        QVERIFY(b.session->prompt({acp::TextContent{QStringLiteral("again")}}).ok());
    }

    void requestsForNoSessionAreAnswered()
    {
        AgentBench b;
        const int read = b.request("fs/read_text_file", R"({"sessionId":"other","path":"/x"})");
        QCOMPARE(b.errorCode(read), -32002);
        QCOMPARE(b.errorCode(b.request("vendor/unknown", "{}")), -32601);
        QCOMPARE(b.errorCode(b.request("fs/read_text_file", R"({"sessionId":"s"})")), -32602);
        QCOMPARE(b.errorCode(b.request("terminal/create", R"({"sessionId":"s","command":"x","args":"y"})")), -32602);
        QCOMPARE(b.errorCode(b.request("elicitation/create", R"({"sessionId":"s","mode":"form","message":"m"})")),
                 -32602); // without its form
    }

    void closeIsNoDeath()
    {
        AgentBench b;
        b.connection->close();
        QCOMPARE(b.connection->state(), ConnectionState::Closed);
        QVERIFY(b.all<core::ErrorRaised>().empty());
    }

    /// Gone in the middle of whatever it was waiting for: nothing is told to what is half gone.
    void endsInTheMiddle()
    {
        for (const int answers : {0, 1, 2, 3}) {
            AgentBench b(false);
            int told = 0;
            b.connection->start();
            if (answers > 0)
                b.answer(b.idOf(QStringLiteral("initialize")), R"({"protocolVersion":1})");
            if (answers > 0)
                b.connection->openSession(b.folder.path(), b.connection.get(), [&](const auto &result) {
                    ++told;
                    if (result)
                        b.session = *result;
                });
            if (answers > 1)
                b.answer(b.idOf(QStringLiteral("session/new")), R"({"sessionId":"s"})");
            if (answers > 2) {
                b.prompt();
                b.permission();
            }
            b.connection.reset();
            QCOMPARE(told, answers > 1 ? 1 : 0);
            for (const auto &[key, row] : b.board.rows())
                QVERIFY(row.state == core::RequestState::Done || row.kind == core::RequestKind::Permission ||
                        row.kind == core::RequestKind::Prompt);
        }
    }

    void newSessionHasADeadline()
    {
        AgentBench b(false);
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), R"({"protocolVersion":1})");
        int called = 0;
        b.connection->openSession(b.folder.path(), b.connection.get(), [&](const auto &) { ++called; });
        b.clock.advance(60'000);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        b.answerError(b.idOf(QStringLiteral("session/new")), -32800);
        QCOMPARE(called, 1);
        QCOMPARE(b.rowEnd(core::RequestKind::NewSession), core::RequestEnd::TimedOut);
    }

    /// One that reacts to nothing holds no request open: who waits is answered, once, and its row ends.
    void aCancelThatNobodyHearsEndsTheRow()
    {
        AgentBench b;
        int called = 0;
        base::Result<void> result;
        b.connection->calls().closeSession({QStringLiteral("s")}, b.connection.get(),
                                           [&](const base::Result<void> &done) {
                                               ++called;
                                               result = done;
                                           });
        const auto key = b.board.rows().rbegin()->first;
        b.board.cancel(key);
        b.clock.advance(2'900);
        QCOMPARE(called, 0);
        b.clock.advance(200);
        QCOMPARE(called, 1);
        QVERIFY(!result);
        QCOMPARE(b.board.row(key)->end, core::RequestEnd::CancelNotAnswered);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        b.answer(b.idOf(QStringLiteral("session/close")), "{}");
        QCOMPARE(called, 1);
        QCOMPARE(b.board.row(key)->end, core::RequestEnd::CompletedBeforeCancel); // what came in the end
        // So does one that a dialog gives up.
        called = 0;
        const acp::Call call = b.connection->calls().authenticate(QStringLiteral("key"), b.connection.get(),
                                                                  [&](const auto &) { ++called; });
        b.connection->calls().cancel(call);
        b.clock.advance(3'000);
        QCOMPARE(called, 1);
        QVERIFY(call.isDone());
    }

    /// What takes an agent no work is not waited for without end, and the row says that it was Belay's patience that
    /// ended.
    void whatNobodyAnswersEnds_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("hears"); ///< the agent answers the cancel
        const QStringList names{QStringLiteral("list"), QStringLiteral("delete"), QStringLiteral("close"),
                                QStringLiteral("logout"), QStringLiteral("option")};
        for (int which = 0; which < names.size(); ++which) {
            for (const bool hears : {false, true})
                QTest::addRow("%s, %s", qPrintable(names[which]), hears ? "hears the cancel" : "deaf")
                    << which << hears;
        }
    }
    void whatNobodyAnswersEnds()
    {
        QFETCH(const int, which);
        QFETCH(const bool, hears);
        AgentBench b;
        QStringList told;
        const auto note = [&told](const auto &result) { told << (result ? QString() : result.error().message); };
        core::AgentCalls &calls = b.connection->calls();
        QObject *context = b.connection.get();
        const char *method = nullptr;
        if (which == 0) {
            method = "session/list";
            calls.listSessions({}, {}, context, note);
        } else if (which == 1) {
            method = "session/delete";
            calls.deleteSession({QStringLiteral("s")}, context, note);
        } else if (which == 2) {
            method = "session/close";
            calls.closeSession({QStringLiteral("s")}, context, note);
        } else if (which == 3) {
            method = "logout";
            calls.logout(context, note);
        } else {
            method = "session/set_config_option";
            b.session->setOption(QStringLiteral("model"), QStringLiteral("x"));
        }
        const auto key = b.board.rows().rbegin()->first;
        QVERIFY(b.board.row(key)->canCancel);
        b.clock.advance(59'999);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 0);
        b.clock.advance(1);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        if (hears)
            b.answerError(b.idOf(QLatin1String(method)), -32800);
        else
            b.clock.advance(3000);
        if (which < 4) {
            QCOMPARE(told.size(), 1);
            QVERIFY2(told[0].contains(QStringLiteral("60")), qPrintable(told[0]));
        } else {
            QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
            QVERIFY(b.all<core::NoticeRaised>().front().text.contains(QStringLiteral("60")));
        }
        QCOMPARE(b.board.row(key)->end, core::RequestEnd::TimedOut);
        // An answer that comes in time leaves no timer behind.
        calls.listSessions({}, {}, context, note);
        b.answer(b.idOf(QStringLiteral("session/list")), R"({"sessions":[]})");
        const size_t timers = b.clock.timerCount();
        b.clock.advance(100'000);
        QVERIFY(b.clock.timerCount() <= timers);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
    }

    /// A handle, as of the others: who has asked can give it up.
    void aListIsGivenUp()
    {
        AgentBench b;
        int called = 0;
        const acp::Call call = b.connection->calls().listSessions({}, {}, b.connection.get(), [&](const auto &result) {
            ++called;
            QVERIFY(!result);
        });
        const auto key = b.board.rows().rbegin()->first;
        b.connection->calls().cancel(call);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        b.clock.advance(3000);
        QCOMPARE(called, 1);
        QVERIFY(call.isDone());
        QCOMPARE(b.board.row(key)->end, core::RequestEnd::CancelNotAnswered);
    }

    /// The mode decides what is asked: one that was asked for and not answered is not known until it is.
    void aModeThatNobodyAnswersIsNotKnown()
    {
        for (const bool agrees : {true, false}) {
            AgentBench b(false);
            b.openSession(R"({"protocolVersion":1,"agentCapabilities":{}})",
                          R"({"sessionId":"s","modes":{"currentModeId":"ask","availableModes":[)"
                          R"({"id":"ask","name":"Ask"},{"id":"code","name":"Code"}]}})");
            const auto mode = [&b] { return b.session->facts().options.at(0); };
            QCOMPARE(mode().value, QStringLiteral("ask"));
            b.session->setOption(mode().id, QStringLiteral("code"));
            const auto key = b.board.rows().rbegin()->first;
            b.board.cancel(key);
            b.clock.advance(3000);
            QCOMPARE(b.board.row(key)->end, core::RequestEnd::CancelNotAnswered);
            QVERIFY(mode().isUncertain);
            QVERIFY(b.all<core::NoticeRaised>().back().title.contains(QLatin1String("not known")));
            if (agrees)
                b.answer(b.idOf(QStringLiteral("session/set_mode")), "{}");
            else
                b.answerError(b.idOf(QStringLiteral("session/set_mode")), -32603);
            QVERIFY(!mode().isUncertain);
            QCOMPARE(mode().value, agrees ? QStringLiteral("code") : QStringLiteral("ask"));
        }
    }

    void aRowsCancelAsksTheAgent()
    {
        AgentBench b(false);
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), R"({"protocolVersion":1})");
        b.connection->openSession(b.folder.path(), b.connection.get(), [](const auto &) {});
        const auto key = b.board.rows().rbegin()->first;
        QVERIFY(b.board.row(key)->canCancel);
        b.board.cancel(key);
        b.board.cancel(key);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        QCOMPARE(b.board.row(key)->state, core::RequestState::Cancelling);
        b.answer(b.idOf(QStringLiteral("session/new")), R"({"sessionId":"s"})");
        QCOMPARE(b.board.row(key)->end, core::RequestEnd::CompletedBeforeCancel);
    }
};

BELAY_TEST(TestConnection)

} // namespace tst_connection

#include "tst_connection.moc"
