// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QJsonArray>
#include <QTest>

namespace tst_dialect {

/// The November 2025 proposal of request cancellation: who declares it, what is then sent, and what is understood. The
/// protocol's own notification is sent to every other agent, and understood whatever was declared.
class TestDialect : public QObject
{
    Q_OBJECT

#ifndef Q_MOC_RUN
    static QByteArray hello(bool agentDeclares)
    {
        return agentDeclares ? R"({"protocolVersion":1,"agentCapabilities":{"cancellation":{"request":true}}})"
                             : R"({"protocolVersion":1,"agentCapabilities":{}})";
    }
#endif

    static void scenarios()
    {
        QTest::addColumn<bool>("belay"); ///< declares it, since the agent did so before
        QTest::addColumn<bool>("agent"); ///< the agent declares it
        QTest::addColumn<QString>("sent");
        const QString current = QStringLiteral("$/cancel_request"), old = QStringLiteral("$/cancelRequest");
        QTest::newRow("both") << true << true << old;
        QTest::newRow("only the agent") << false << true << old;
        QTest::newRow("only Belay") << true << false << current;
        QTest::newRow("none") << false << false << current;
    }

    static void setUp(AgentBench &b, bool belay, bool agent)
    {
        b.speaksOldCancel = belay;
        b.remake();
        b.openSession(hello(agent));
    }

private Q_SLOTS:
    void belayCancels_data()
    {
        scenarios();
    }
    void belayCancels()
    {
        QFETCH(const bool, belay);
        QFETCH(const bool, agent);
        QFETCH(const QString, sent);
        AgentBench b(false);
        setUp(b, belay, agent);
        const QJsonObject capabilities = b.sent.first()
                                             .value(QLatin1String("params"))
                                             .toObject()
                                             .value(QLatin1String("clientCapabilities"))
                                             .toObject();
        QCOMPARE(capabilities.value(QLatin1String("cancellation")).toObject().value(QLatin1String("request")).toBool(),
                 belay);
        b.prompt();
        b.session->stop();
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 1); // always, whatever the dialect
        b.clock.advance(3000);
        for (const char *spelling : {"$/cancel_request", "$/cancelRequest"})
            QCOMPARE(b.count(QLatin1String(spelling)), sent == QLatin1String(spelling) ? 1 : 0);
        const QJsonObject params = b.sent.last().value(QLatin1String("params")).toObject();
        const QString key =
            sent == QLatin1String("$/cancelRequest") ? QStringLiteral("id") : QStringLiteral("requestId");
        QCOMPARE(params.value(key), b.idOf(QStringLiteral("session/prompt")));
        QCOMPARE(params.size(), 1);
    }

    void theAgentCancels_data()
    {
        scenarios();
    }
    void theAgentCancels()
    {
        QFETCH(const bool, belay);
        QFETCH(const bool, agent);
        AgentBench b(false);
        setUp(b, belay, agent);
        b.prompt();
        const int first = b.permission(), second = b.permission();
        const int wait = b.waitForExit(b.terminalOf(b.createTerminal()));
        b.cancelRequest(first);
        QCOMPARE(b.errorCode(first), -32800);
        b.wire->receive("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":" +
                        QByteArray::number(second) + "}}");
        b.wire->receive("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":" +
                        QByteArray::number(wait) + "}}");
        for (const int id : {second, wait}) {
            if (belay)
                QCOMPARE(b.errorCode(id), -32800);
            else
                QCOMPARE(b.answers(id), 0);
        }
        QVERIFY(b.session->hasOpenTurn());
        QVERIFY(!b.runner.commands[0]->ended);
    }

    /// What the client declares is sent before the agent answers: it is declared back at the next start.
    void isDeclaredBackAtTheNextStart()
    {
        AgentBench b(false);
        setUp(b, false, true);
        const auto declared = [&b] {
            return b.sent
                .last()[QLatin1String("params")][QLatin1String("clientCapabilities")][QLatin1String("cancellation")]
                       [QLatin1String("request")]
                .toBool();
        };
        for (const bool agent : {true, false, false}) {
            const bool before = b.connection->agent().capabilities.cancelsNovember2025;
            b.connection->forceClose();
            b.sent.clear();
            b.connection->start();
            QCOMPARE(b.count(QStringLiteral("initialize")), 1);
            QCOMPARE(declared(), before);
            b.answer(b.idOf(QStringLiteral("initialize")), hello(agent));
        }
    }

    /// A cancelled request takes its nested ones along, whoever cancelled it and whatever it was answered with.
    void aCancelledPromptLeavesNothingOpen_data()
    {
        scenarios();
    }
    void aCancelledPromptLeavesNothingOpen()
    {
        QFETCH(const bool, belay);
        QFETCH(const bool, agent);
        for (const bool byError : {false, true}) {
            AgentBench b(false);
            setUp(b, belay, agent);
            b.prompt();
            const int permission = b.permission();
            const int wait = b.waitForExit(b.terminalOf(b.createTerminal()));
            b.session->stop();
            if (byError)
                b.answerError(b.idOf(QStringLiteral("session/prompt")), -32800);
            else
                b.answerPrompt("cancelled");
            QCOMPARE(b.permissionOutcome(permission), QStringLiteral("cancelled"));
            QVERIFY(b.runner.commands[0]->ended);
            QVERIFY(!b.answerTo(wait).isEmpty());
            for (const auto &[key, row] : b.board.rows())
                QCOMPARE(row.state, core::RequestState::Done);
        }
    }
};

BELAY_TEST(TestDialect)

} // namespace tst_dialect

#include "tst_dialect.moc"
