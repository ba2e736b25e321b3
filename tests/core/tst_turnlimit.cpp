// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/stop/turnlimit.h"
#include "fakeclock.h"
#include "testclass.h"

#include <QTest>

namespace tst_turnlimit {

using core::TurnEnd;

/// The time limit of a turn: when it is over, and that it is then one more caller of Stop.
class TestTurnLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whenItIsOver_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("extendAt"); ///< -1: never
        QTest::addColumn<int>("endAt");    ///< the turn ends by itself; -1: never
        QTest::addColumn<int>("overAt");   ///< -1: never
        const int more = int(core::TurnLimit::extension.count());
        QTest::newRow("none") << 0 << -1 << -1 << -1;
        QTest::newRow("none, extended") << 0 << 10 << -1 << -1;
        QTest::newRow("after its time") << 5000 << -1 << -1 << 5000;
        QTest::newRow("the turn ends before") << 5000 << -1 << 4999 << -1;
        QTest::newRow("extended") << 5000 << 4000 << -1 << 5000 + more;
        QTest::newRow("extended at the last moment") << 5000 << 4999 << -1 << 5000 + more;
        QTest::newRow("extended too late") << 5000 << 5001 << -1 << 5000;
        QTest::newRow("extended, and the turn ends") << 5000 << 10 << 6000 << -1;
    }
    void whenItIsOver()
    {
        QFETCH(const int, limit);
        QFETCH(const int, extendAt);
        QFETCH(const int, endAt);
        QFETCH(const int, overAt);
        FakeClock clock;
        core::TurnLimit turn(&clock);
        const base::Milliseconds start = clock.now();
        QList<qint64> over;
        connect(&turn, &core::TurnLimit::over, this, [&] { over << (clock.now() - start).count(); });
        const auto extend =
            extendAt < 0 ? base::TimerHandle() : clock.after(base::Milliseconds(extendAt), [&] { turn.extend(); });
        const auto end =
            endAt < 0 ? base::TimerHandle() : clock.after(base::Milliseconds(endAt), [&] { turn.finish(); });
        turn.start(base::Milliseconds(limit));
        QCOMPARE(turn.endsAt().has_value(), limit > 0);
        if (limit > 0)
            QCOMPARE((*turn.endsAt() - start).count(), limit);
        clock.advance(std::chrono::hours(2));
        QCOMPARE(over, overAt < 0 ? QList<qint64>() : QList<qint64>{overAt});
        QVERIFY(!turn.endsAt());
        QCOMPARE(clock.timerCount(), size_t(0));
    }

    void itStopsTheTurnAndSaysSo()
    {
        AgentBench b;
        b.session->setTurnLimit(base::Milliseconds(60'000));
        b.prompt();
        QVERIFY(b.session->turnEndsAt());
        const int permission = b.permission();
        b.clock.advance(59'999);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 0);
        b.clock.advance(1);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 1);
        QCOMPARE(b.all<core::StopPressed>().size(), size_t(1));
        QCOMPARE(b.all<core::StopPressed>().front().by, core::StoppedBy::TimeLimit);
        QVERIFY(!b.session->turnEndsAt());
        b.clock.advance(100);
        QCOMPARE(b.permissionOutcome(permission), QStringLiteral("cancelled"));
        b.answerPrompt("cancelled");
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByLimit);
        QCOMPARE(b.all<core::TurnEnded>().front().stoppedBy, core::StoppedBy::TimeLimit);
        QCOMPARE(b.rowEnd(core::RequestKind::Prompt), core::RequestEnd::CancelledByStop);
        // The next one has all its time again.
        b.prompt();
        b.clock.advance(59'999);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 1);
        b.session->extendTurn();
        b.clock.advance(600'000);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 1);
        b.clock.advance(1);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 2);
    }

    /// An agent that hears nothing is asked again and may be forced as after any other Stop.
    void theLadderIsTheSame()
    {
        AgentBench b(false);
        b.openSession(R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true}})");
        b.session->setTurnLimit(base::Milliseconds(1000));
        b.prompt();
        b.clock.advance(1000 + 3000);
        QCOMPARE(b.session->stopStatus().phase, core::TurnPhase::Unconfirmed);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        b.clock.advance(12'000);
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByForce);
        QCOMPARE(b.all<core::TurnEnded>().front().stoppedBy, core::StoppedBy::TimeLimit);
    }

    /// What the user does first counts.
    void aStopOfTheUsersComesFirst()
    {
        AgentBench b;
        b.session->setTurnLimit(base::Milliseconds(1000));
        b.prompt();
        b.clock.advance(500);
        b.session->stop();
        b.clock.advance(2000);
        b.answerPrompt("cancelled");
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByYou);
        QCOMPARE(b.all<core::StopPressed>().size(), size_t(1));
        QCOMPARE(b.all<core::StopPressed>().front().by, core::StoppedBy::You);
    }
};

BELAY_TEST(TestTurnLimit)

} // namespace tst_turnlimit

#include "tst_turnlimit.moc"
