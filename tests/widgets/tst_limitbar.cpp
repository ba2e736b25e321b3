// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/bars/limitbar.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_limitbar {

using core::TurnPhase;

/// The last minute of a turn that has a limit.
class TestLimitBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastMinuteIsShown()
    {
        FakeClock clock;
        models::SessionStatus status;
        widgets::Look look;
        widgets::LimitBar bar(&status, &look, &clock);
        models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Running, &clock);
        status.set(snapshot);
        QVERIFY(bar.isHidden()); // it has none
        snapshot.turnEndsAt = clock.now() + base::Milliseconds(90'000);
        status.set(snapshot);
        QVERIFY(bar.isHidden());
        clock.advance(29'999);
        QVERIFY(bar.isHidden());
        clock.advance(1);
        QVERIFY(!bar.isHidden());
        QVERIFY2(bar.accessibleName().contains(QStringLiteral("1:00")), qPrintable(bar.accessibleName()));
        clock.advance(17'200);
        QVERIFY2(bar.accessibleName().contains(QStringLiteral("43 s")), qPrintable(bar.accessibleName()));
        clock.advance(300);
        QVERIFY2(bar.accessibleName().contains(QStringLiteral("43 s")), qPrintable(bar.accessibleName()));
        clock.advance(500);
        QVERIFY2(bar.accessibleName().contains(QStringLiteral("42 s")), qPrintable(bar.accessibleName()));
        QSignalSpy more(&bar, &widgets::LimitBar::moreTimeRequested);
        bar.findChild<QAbstractButton *>()->click();
        QCOMPARE(more.size(), 1);
        *snapshot.turnEndsAt += base::Milliseconds(600'000);
        status.set(snapshot);
        QVERIFY(bar.isHidden());
        clock.advance(600'000);
        QVERIFY(!bar.isHidden());
        snapshot.turnEndsAt.reset();
        snapshot.stop.phase = TurnPhase::Stopping;
        status.set(snapshot);
        QVERIFY(bar.isHidden());
        QCOMPARE(clock.timerCount(), size_t(0));
    }
};

BELAY_GUI_TEST(TestLimitBar)

} // namespace tst_limitbar

#include "tst_limitbar.moc"
