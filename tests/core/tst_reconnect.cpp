// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QTest>

namespace tst_reconnect {

using core::ConnectionState;
using core::RequestEnd;
using core::RequestKind;
using core::TurnEnd;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

const QByteArray hello = R"({"protocolVersion":1,"agentCapabilities":{"sessionCapabilities":{"resume":{}}}})";

/// An agent that runs elsewhere.
struct Bench : AgentBench
{
    Bench() : AgentBench(false)
    {
        remote = true;
        remake();
        openSession(hello);
    }
    /// The next try comes \p pause later, and not before.
    bool triesAfter(int pause)
    {
        const auto before = sent.size();
        clock.advance(pause - 1);
        const bool early = sent.size() != before;
        clock.advance(1);
        return !early && sent.size() == before + 1;
    }
    void comeUp() { answer(idOf(QStringLiteral("initialize")), hello); }
    void resume() { answer(idOf(QStringLiteral("session/resume")), "{}"); }
};

} // namespace
#endif

class TestReconnect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingEndsLostAndTheSessionComesBack()
    {
        Bench b;
        b.prompt();
        const int permission = b.permission();
        b.lose();
        QCOMPARE(*b.lastEnd(), TurnEnd::ConnectionLost);
        QCOMPARE(b.rowEnd(RequestKind::Prompt), RequestEnd::Lost);
        QCOMPARE(b.rowEnd(RequestKind::Permission), RequestEnd::Lost);
        QVERIFY(b.answerTo(permission).isEmpty());
        QCOMPARE(b.connection->state(), ConnectionState::Reconnecting);
        const auto cards = b.all<core::ErrorRaised>();
        QCOMPARE(cards.size(), size_t(1));
        QVERIFY(!cards[0].canRestart);

        QVERIFY(b.triesAfter(1000));
        b.comeUp();
        QCOMPARE(b.count(QStringLiteral("session/resume")), 1);
        b.resume();
        QCOMPARE(b.all<core::SessionRestored>().size(), size_t(1));
        QCOMPARE(b.connection->state(), ConnectionState::Ready);
        QCOMPARE(b.connection->reconnectAttempt(), 0);
        QCOMPARE(b.rowEnd(RequestKind::Reconnect), RequestEnd::Answered);
        // What was under way is not asked again.
        b.clock.advance(600'000);
        QCOMPARE(b.count(QStringLiteral("session/prompt")), 1);
        b.prompt();
        QCOMPARE(b.count(QStringLiteral("session/prompt")), 2);
    }

    void eachTryIsLaterThanTheOneBefore()
    {
        Bench b;
        b.lose();
        for (const int pause : {1000, 2000, 4000, 8000, 16'000, 30'000, 30'000}) {
            QVERIFY2(b.triesAfter(pause), qPrintable(QString::number(pause)));
            b.lose();
            QCOMPARE(b.connection->state(), ConnectionState::Reconnecting);
        }
        // Tries that fail are one entry, not one each.
        QCOMPARE(b.all<core::ErrorRaised>().size(), size_t(1));
        QVERIFY(b.triesAfter(30'000));
        b.comeUp();
        b.resume();
        b.lose();
        QVERIFY(b.triesAfter(1000)); // from the start
    }

    void itIsGivenUpInTheEnd()
    {
        Bench b;
        b.lose();
        int tries = 0;
        while (b.connection->state() == ConnectionState::Reconnecting) {
            b.clock.advance(30'000);
            ++tries;
            b.lose();
        }
        QCOMPARE(tries, 10);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.rowEnd(RequestKind::Reconnect), RequestEnd::Failed);
        const auto cards = b.all<core::ErrorRaised>();
        QCOMPARE(cards.size(), size_t(2));
        QVERIFY(cards[1].canRestart);
        // By hand it goes on.
        b.connection->start();
        b.comeUp();
        b.resume();
        QVERIFY(b.session->isConnected());
    }

    void cancelled_data()
    {
        QTest::addColumn<bool>("fromItsRow");
        QTest::addColumn<bool>("whileTrying");
        QTest::newRow("waiting, Stop") << false << false;
        QTest::newRow("waiting, in Pending") << true << false;
        QTest::newRow("trying, Stop") << false << true;
        QTest::newRow("trying, in Pending") << true << true;
    }
    void cancelled()
    {
        QFETCH(const bool, fromItsRow);
        QFETCH(const bool, whileTrying);
        Bench b;
        b.lose();
        if (whileTrying)
            b.clock.advance(1000);
        if (fromItsRow) {
            for (const auto &[key, row] : b.board.rows()) {
                if (row.kind == RequestKind::Reconnect) {
                    QVERIFY(row.canCancel);
                    b.board.cancel(key);
                    break;
                }
            }
        } else {
            b.connection->cancelOpening();
        }
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.rowEnd(RequestKind::Reconnect), RequestEnd::CancelledByUser);
        const auto before = b.sent.size();
        b.clock.advance(600'000);
        QCOMPARE(b.sent.size(), before);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
    }

    void closingEndsIt()
    {
        Bench b;
        b.lose();
        b.connection->close();
        QCOMPARE(b.connection->state(), ConnectionState::Closed);
        b.clock.advance(600'000);
        QCOMPARE(b.count(QStringLiteral("initialize")), 1);
    }

    void forceEndsTheConnectionAndMakesItAgain()
    {
        Bench b;
        b.prompt();
        b.session->forceStop();
        QCOMPARE(*b.lastEnd(), TurnEnd::Disconnected);
        b.clock.advance(0);
        b.comeUp();
        b.resume();
        QCOMPARE(b.all<core::SessionRestored>().size(), size_t(1));
    }

    /// What never stood was not lost: a wrong address is told and not tried again.
    void aFirstTryIsTheUsers()
    {
        AgentBench b(false);
        b.remote = true;
        b.remake();
        b.connection->start();
        transport::Ending ending;
        ending.error = {base::Origin::Network, 0, QStringLiteral("No agent answered at agents.example."), {}};
        b.wire->end(ending);
        QCOMPARE(b.connection->state(), ConnectionState::Dead);
        QCOMPARE(b.connection->problem().message, ending.error.message);
        b.clock.advance(600'000);
        QCOMPARE(b.count(QStringLiteral("initialize")), 1);
    }
};

BELAY_TEST(TestReconnect)

} // namespace tst_reconnect

#include "tst_reconnect.moc"
