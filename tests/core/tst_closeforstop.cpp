// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QTest>

namespace tst_closeforstop {

using core::TurnEnd;

const QByteArray closes = R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true,"sessionCapabilities":)"
                          R"({"close":{},"resume":{}}}})";

/// `session/close` as a rung of Stop: what it ends, and how the conversation goes on.
class TestCloseForStop : public QObject
{
    Q_OBJECT

    struct Stopped : AgentBench
    {
        explicit Stopped(const QByteArray &initialize = closes, bool isRemote = false) : AgentBench(false)
        {
            if (isRemote) {
                remote = true;
                remake();
            }
            openSession(initialize);
            prompt();
            session->stop();
        }
        int closings() const { return count(QStringLiteral("session/close")); }
        void answerClose(int error = 0)
        {
            if (error)
                answerError(idOf(QStringLiteral("session/close")), error);
            else
                answer(idOf(QStringLiteral("session/close")), "{}");
        }
        void answerResume() { answer(idOf(QStringLiteral("session/resume")), "{}"); }
    };

private Q_SLOTS:
    /// The agent lives, and so does the conversation; nothing is sent into a session that is being closed.
    void itEndsTheTurnAndIsTakenUpAgain_data()
    {
        QTest::addColumn<bool>("promptFirst"); ///< the prompt is answered before the close
        QTest::addColumn<bool>("promptAtAll");
        QTest::addColumn<int>("error"); ///< of the close; 0: none
        QTest::newRow("prompt, then close") << true << true << 0;
        QTest::newRow("close, then prompt") << false << true << 0;
        QTest::newRow("no answer to the prompt") << false << false << 0;
        QTest::newRow("a session it does not know is closed, too") << false << false << -32002;
    }
    void itEndsTheTurnAndIsTakenUpAgain()
    {
        QFETCH(const bool, promptFirst);
        QFETCH(const bool, promptAtAll);
        QFETCH(const int, error);
        Stopped b;
        b.clock.advance(5999);
        QCOMPARE(b.closings(), 0);
        b.clock.advance(1);
        QCOMPARE(b.closings(), 1);
        QVERIFY(!b.session->isConnected());
        if (promptFirst)
            b.answerPrompt("cancelled");
        QVERIFY(!b.session->prompt({acp::TextContent{QStringLiteral("next")}}));
        b.answerClose(error);
        if (promptAtAll && !promptFirst)
            b.answerPrompt("cancelled");
        else
            b.clock.advance(500);
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByYou);
        QVERIFY(b.all<core::TurnEnded>().front().sessionClosed);
        QCOMPARE(b.count(QStringLiteral("session/resume")), 1);
        QVERIFY(!b.session->isConnected());
        b.answerResume();
        QVERIFY(b.session->isConnected());
        QCOMPARE(b.all<core::SessionRestored>().size(), size_t(1));
        QCOMPARE(b.all<core::SessionRestored>().front().kind, core::SessionRestored::Kind::Resumed);
        b.prompt();
        b.answerPrompt("end_turn");
        QCOMPARE(*b.lastEnd(), TurnEnd::Finished);
        QVERIFY(!b.all<core::TurnEnded>().back().sessionClosed);
        b.clock.advance(60'000);
        QCOMPARE(b.count(QStringLiteral("initialize")), 1); // the process is the same
        QVERIFY(b.all<core::ErrorRaised>().empty());
    }

    /// Where it does not help, the ladder goes on.
    void whereItFailsForceFollows_data()
    {
        QTest::addColumn<int>("error"); ///< 0: no answer
        QTest::newRow("refused") << -32603;
        QTest::newRow("not answered") << 0;
    }
    void whereItFailsForceFollows()
    {
        QFETCH(const int, error);
        Stopped b;
        b.clock.advance(6000);
        if (error)
            b.answerClose(error);
        b.clock.advance(6000);
        QVERIFY(b.session->hasOpenTurn());
        QVERIFY(b.session->isConnected());
        b.clock.advance(3000);
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByForce);
        QVERIFY(!b.all<core::TurnEnded>().front().sessionClosed);
    }

    /// It has closed the session and will not have it back: restored as after its end.
    void oneThatDoesNotTakeItUpIsStartedAgain()
    {
        Stopped b;
        b.clock.advance(6000);
        b.answerPrompt("cancelled");
        b.answerClose();
        b.answerError(b.idOf(QStringLiteral("session/resume")), -32601);
        QCOMPARE(b.count(QStringLiteral("session/load")), 1);
        b.answerError(b.idOf(QStringLiteral("session/load")), -32603);
        b.clock.advance(1);
        QCOMPARE(b.count(QStringLiteral("session/new")), 1);
        QCOMPARE(b.count(QStringLiteral("initialize")), 2);
        b.answer(b.idOf(QStringLiteral("initialize")), closes);
        b.answerResume();
        QVERIFY(b.session->isConnected());
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
    }

    void notWhereItCouldNotComeBack_data()
    {
        QTest::addColumn<QByteArray>("initialize");
        QTest::newRow("close alone") << QByteArray(
            R"({"protocolVersion":1,"agentCapabilities":{"sessionCapabilities":{"close":{}}}})");
        QTest::newRow("resume alone") << QByteArray(
            R"({"protocolVersion":1,"agentCapabilities":{"sessionCapabilities":{"resume":{}}}})");
    }
    void notWhereItCouldNotComeBack()
    {
        QFETCH(const QByteArray, initialize);
        Stopped b(initialize);
        b.clock.advance(14'000);
        QCOMPARE(b.closings(), 0);
    }

    void itsDeathEndsItToo()
    {
        Stopped b;
        b.clock.advance(6000);
        b.die();
        QCOMPARE(*b.lastEnd(), TurnEnd::AgentDied);
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        b.clock.advance(60'000);
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
    }

    /// Who closes Belay meanwhile wants no agent that is started again.
    void aCloseOfTheConnectionComesFirst()
    {
        Stopped b(closes, true);
        b.answerPrompt("cancelled");
        b.session->forceStop();
        QCOMPARE(b.closings(), 1);
        b.connection->close();
        b.clock.advance(60'000);
        QCOMPARE(b.connection->state(), core::ConnectionState::Closed);
        QCOMPARE(b.count(QStringLiteral("initialize")), 1);
    }

    /// Ending the connection ends nothing where the agent runs, so that comes after it.
    void elsewhereItComesBeforeForce()
    {
        Stopped b(closes, true);
        b.clock.advance(3000);
        b.session->forceStop();
        QCOMPARE(b.closings(), 1);
        b.answerPrompt("cancelled");
        b.answerClose();
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByYou);
        b.answerResume();
        QVERIFY(b.session->isConnected());
        // Also between turns, for what goes on there.
        b.session->forceStop();
        QCOMPARE(b.closings(), 2);
        b.answerClose();
        b.answerResume();
        QVERIFY(b.session->isConnected());
        QCOMPARE(b.count(QStringLiteral("initialize")), 1);
        // Where it does not hear that either, the connection is ended.
        b.session->forceStop();
        QCOMPARE(b.closings(), 3);
        b.answerClose(-32603);
        b.clock.advance(1000);
        QCOMPARE(b.count(QStringLiteral("initialize")), 2);
    }
};

BELAY_TEST(TestCloseForStop)

} // namespace tst_closeforstop

#include "tst_closeforstop.moc"
