// SPDX-License-Identifier: Apache-2.0
#include "core/stop/stopladder.h"
#include "fakeclock.h"
#include "testclass.h"

#include <QTest>

namespace tst_stopladder {

using core::StopLadder;
using core::TurnPhase;

namespace {

/// Writes down what the ladder does, and when.
struct Recorder : core::StopActions
{
    explicit Recorder(FakeClock *c) : clock(c) {}
    void note(const QString &what) { log << QStringLiteral("%1 %2").arg((clock->now() - start).count()).arg(what); }
    void sendCancel() override
    {
        start = clock->now();
        note(QStringLiteral("cancel"));
        if (endsAtOnce)
            ladder->finish();
    }
    int cancelRequests() override
    {
        note(QStringLiteral("requests"));
        return 2;
    }
    int endCommands() override
    {
        note(QStringLiteral("commands"));
        return 1;
    }
    void askAgain() override { note(QStringLiteral("again")); }
    void closeSession() override { note(QStringLiteral("close")); }
    void force() override { note(QStringLiteral("force")); }
    bool canRestore() const override { return restorable; }
    bool canClose() const override { return closable; }
    bool isElsewhere() const override { return elsewhere; }

    FakeClock *clock;
    StopLadder *ladder = nullptr;
    base::Milliseconds start{0};
    QStringList log;
    bool endsAtOnce = false, restorable = false, closable = false, elsewhere = false;
};

} // namespace

class TestStopLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What has happened by when, if nobody answers: the rows of the ladder.
    void rungs_data()
    {
        QTest::addColumn<int>("after");
        QTest::addColumn<QStringList>("log");
        QTest::addColumn<int>("phase");
        const QStringList at0{QStringLiteral("0 cancel")};
        const QStringList at100 = at0 + QStringList{QStringLiteral("100 requests")};
        const QStringList at1000 = at100 + QStringList{QStringLiteral("1000 commands")};
        const QStringList at3000 = at1000 + QStringList{QStringLiteral("3000 again")};
        QTest::newRow("the same turn of the event loop") << 0 << at0 << int(TurnPhase::Stopping);
        QTest::newRow("99 ms: the agent's own cascade") << 99 << at0 << int(TurnPhase::Stopping);
        QTest::newRow("100 ms: what still waits is cancelled") << 100 << at100 << int(TurnPhase::Stopping);
        QTest::newRow("999 ms") << 999 << at100 << int(TurnPhase::Stopping);
        QTest::newRow("1 s: commands are ended") << 1000 << at1000 << int(TurnPhase::Stopping);
        QTest::newRow("2.999 s") << 2999 << at1000 << int(TurnPhase::Stopping);
        QTest::newRow("3 s: not confirmed, asked again") << 3000 << at3000 << int(TurnPhase::Unconfirmed);
        QTest::newRow("an hour: nothing more by itself") << 3600'000 << at3000 << int(TurnPhase::Unconfirmed);
    }
    void rungs()
    {
        QFETCH(const int, after);
        QFETCH(const QStringList, log);
        QFETCH(const int, phase);
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        ladder.start();
        ladder.stop();
        clock.advance(after);
        QCOMPARE(recorder.log, log);
        QCOMPARE(int(ladder.phase()), phase);
    }

    void anAnswerEndsItWherever_data()
    {
        QTest::addColumn<int>("after");
        for (const int after : {0, 50, 100, 500, 1000, 2000, 3000, 10000})
            QTest::addRow("%d ms", after) << after;
    }
    void anAnswerEndsItWherever()
    {
        QFETCH(const int, after);
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        ladder.start();
        ladder.stop();
        clock.advance(after);
        ladder.finish();
        const QStringList log = recorder.log;
        QCOMPARE(ladder.phase(), TurnPhase::Idle);
        QCOMPARE(clock.timerCount(), size_t(0));
        clock.advance(100000);
        ladder.stop();
        ladder.force();
        QCOMPARE(recorder.log, log);
    }

    /// Force by itself: only where the session comes back, and never once the user has said to wait.
    void forceByItself_data()
    {
        QTest::addColumn<bool>("restorable");
        QTest::addColumn<int>("forceAfter"); ///< the setting
        QTest::addColumn<int>("waitAt");     ///< Keep waiting is pressed; -1: never
        QTest::addColumn<int>("forcedAt");   ///< -1: never
        QTest::newRow("restorable") << true << 15000 << -1 << 15000;
        QTest::newRow("not restorable") << false << 15000 << -1 << -1;
        QTest::newRow("keep waiting at 4 s") << true << 15000 << 4000 << -1;
        QTest::newRow("keep waiting at the last moment") << true << 15000 << 14999 << -1;
        QTest::newRow("keep waiting before it is offered") << true << 15000 << 500 << -1;
        QTest::newRow("another time") << true << 5000 << -1 << 5000;
        QTest::newRow("switched off") << true << 0 << -1 << -1;
    }
    void forceByItself()
    {
        QFETCH(const bool, restorable);
        QFETCH(const int, forceAfter);
        QFETCH(const int, waitAt);
        QFETCH(const int, forcedAt);
        FakeClock clock;
        Recorder recorder(&clock);
        recorder.restorable = restorable;
        StopLadder ladder(&clock, &recorder);
        core::StopTimes times;
        times.force = base::Milliseconds(forceAfter);
        ladder.setTimes(times);
        ladder.start();
        ladder.keepWaiting(); // nothing to wait for
        ladder.stop();
        const bool announced = restorable && forceAfter > 0;
        QCOMPARE(ladder.status().forceAt.has_value(), announced);
        if (announced)
            QCOMPARE(ladder.status().forceAt->count(), forceAfter);
        if (waitAt >= 0) {
            clock.advance(waitAt);
            ladder.keepWaiting();
            QVERIFY(!ladder.status().forceAt);
        }
        clock.advance(3600'000);
        const QStringList forced = recorder.log.filter(QStringLiteral("force"));
        QCOMPARE(forced, forcedAt < 0 ? QStringList() : QStringList{QStringLiteral("%1 force").arg(forcedAt)});
        QCOMPARE(ladder.phase(), forcedAt < 0 ? TurnPhase::Unconfirmed : TurnPhase::Forcing);
        if (forcedAt < 0) { // by hand it stays possible
            ladder.stop();
            QCOMPARE(ladder.phase(), TurnPhase::Forcing);
        }
        QCOMPARE(clock.timerCount(), size_t(0));
    }

    /// What closing its session ends, needs no end of the agent; and what Force stop does not reach is closed before
    /// it.
    void theSessionIsClosedBeforeForce_data()
    {
        QTest::addColumn<bool>("closable");
        QTest::addColumn<bool>("elsewhere");
        QTest::addColumn<int>("forceAfter");    ///< the setting
        QTest::addColumn<int>("waitAt");        ///< Keep waiting is pressed; -1: never
        QTest::addColumn<QList<int>>("handAt"); ///< Force stop is pressed
        QTest::addColumn<int>("closedAt");      ///< -1: never
        QTest::addColumn<int>("forcedAt");
        using At = QList<int>;
        QTest::newRow("cannot close") << false << false << 15000 << -1 << At{} << -1 << 15000;
        QTest::newRow("can") << true << false << 15000 << -1 << At{} << 6000 << 15000;
        QTest::newRow("can, elsewhere") << true << true << 15000 << -1 << At{} << 6000 << 15000;
        QTest::newRow("force is near") << true << false << 4000 << -1 << At{} << 3500 << 4000;
        QTest::newRow("force is switched off") << true << false << 0 << -1 << At{} << 6000 << -1;
        QTest::newRow("keep waiting") << true << false << 15000 << 4000 << At{} << 6000 << -1;
        QTest::newRow("by hand before") << true << false << 15000 << -1 << At{3000} << -1 << 3000;
        QTest::newRow("by hand after") << true << false << 15000 << -1 << At{7000} << 6000 << 7000;
        QTest::newRow("by hand, elsewhere") << true << true << 15000 << -1 << At{3000} << 3000 << 5000;
        QTest::newRow("by hand at once, elsewhere") << true << true << 15000 << -1 << At{1} << 1 << 2001;
        QTest::newRow("by hand twice, elsewhere") << true << true << 15000 << -1 << At{3000, 3100} << 3000 << 3100;
        QTest::newRow("by hand after, elsewhere") << true << true << 15000 << -1 << At{7000} << 6000 << 7000;
        QTest::newRow("by hand, elsewhere, cannot close") << false << true << 15000 << -1 << At{3000} << -1 << 3000;
    }
    void theSessionIsClosedBeforeForce()
    {
        QFETCH(const bool, closable);
        QFETCH(const bool, elsewhere);
        QFETCH(const int, forceAfter);
        QFETCH(const int, waitAt);
        QFETCH(const QList<int>, handAt);
        QFETCH(const int, closedAt);
        QFETCH(const int, forcedAt);
        FakeClock clock;
        Recorder recorder(&clock);
        recorder.restorable = true;
        recorder.closable = closable;
        recorder.elsewhere = elsewhere;
        StopLadder ladder(&clock, &recorder);
        core::StopTimes times;
        times.force = base::Milliseconds(forceAfter);
        ladder.setTimes(times);
        ladder.start();
        std::vector<base::TimerHandle> hands;
        for (const int at : handAt)
            hands.push_back(clock.after(base::Milliseconds(at), [&ladder] { ladder.force(); }));
        if (waitAt >= 0)
            hands.push_back(clock.after(base::Milliseconds(waitAt), [&ladder] { ladder.keepWaiting(); }));
        ladder.stop();
        clock.advance(3600'000);
        const auto at = [&recorder](const char *what) {
            const QStringList found = recorder.log.filter(QLatin1String(what));
            return found.isEmpty() ? QString(QStringLiteral("-1")) : found.join(u',').section(u' ', 0, 0);
        };
        QCOMPARE(at("close"), QString::number(closedAt));
        QCOMPARE(at("force"), QString::number(forcedAt));
        QCOMPARE(recorder.log.filter(QStringLiteral("close")).size(), closedAt < 0 ? 0 : 1);
        QCOMPARE(clock.timerCount(), size_t(0));
    }

    void anAnswerToTheCloseEndsIt()
    {
        FakeClock clock;
        Recorder recorder(&clock);
        recorder.restorable = recorder.closable = true;
        StopLadder ladder(&clock, &recorder);
        ladder.start();
        ladder.stop();
        clock.advance(6000);
        QCOMPARE(ladder.status().steps.size(), size_t(6));
        QVERIFY(ladder.status().steps[4].reached);
        QCOMPARE(ladder.phase(), TurnPhase::Unconfirmed);
        ladder.finish();
        clock.advance(3600'000);
        QVERIFY(recorder.log.filter(QStringLiteral("force")).isEmpty());
    }

    void aSecondStopIsNothingAndLaterItIsForce()
    {
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        ladder.stop(); // no turn: nothing
        QVERIFY(recorder.log.isEmpty());
        ladder.start();
        ladder.stop();
        ladder.stop();
        clock.advance(2999);
        ladder.stop();
        QCOMPARE(recorder.log.filter(QStringLiteral("cancel")).size(), 1);
        QCOMPARE(recorder.log.filter(QStringLiteral("force")).size(), 0);
        clock.advance(1);
        ladder.stop();
        QCOMPARE(recorder.log.last(), QStringLiteral("3000 force"));
        QCOMPARE(ladder.phase(), TurnPhase::Forcing);
        ladder.stop();
        ladder.force();
        QCOMPARE(recorder.log.filter(QStringLiteral("force")).size(), 1);
    }

    void forceAtOnceClimbsEveryRung()
    {
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        ladder.start();
        ladder.force();
        QCOMPARE(recorder.log, (QStringList{QStringLiteral("0 cancel"), QStringLiteral("0 requests"),
                                            QStringLiteral("0 commands"), QStringLiteral("0 force")}));
        QCOMPARE(clock.timerCount(), size_t(0));
    }

    void commandsMayBeLeftAlone()
    {
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        ladder.start();
        ladder.stop(false);
        clock.advance(5000);
        QCOMPARE(recorder.log.filter(QStringLiteral("commands")).size(), 0);
    }

    void anAnswerInsideTheClickEndsForce()
    {
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        recorder.ladder = &ladder;
        recorder.endsAtOnce = true;
        ladder.start();
        ladder.force();
        QCOMPARE(recorder.log, QStringList{QStringLiteral("0 cancel")});
        QCOMPARE(ladder.phase(), TurnPhase::Idle);
        QCOMPARE(clock.timerCount(), size_t(0));
    }

    void theStatusCounts()
    {
        FakeClock clock;
        Recorder recorder(&clock);
        StopLadder ladder(&clock, &recorder);
        ladder.start();
        ladder.stop();
        clock.advance(3000);
        const auto &steps = ladder.status().steps;
        QCOMPARE(steps.size(), size_t(5));
        QVERIFY(steps[1].reached && steps[1].count == 2);
        QVERIFY(steps[2].reached && steps[2].count == 1);
        QVERIFY(steps[3].reached);
        QVERIFY(!steps[4].reached);
    }
};

BELAY_TEST(TestStopLadder)

} // namespace tst_stopladder

#include "tst_stopladder.moc"
