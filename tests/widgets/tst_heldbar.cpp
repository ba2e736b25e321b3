// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "shownbutton.h"
#include "widgets/bars/heldbar.h"

#include <QSignalSpy>
#include <QTest>

using namespace widgets;

namespace {

struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    QWidget window;
    HeldBar bar{&status, &look, &window};
    models::SessionSnapshot snapshot = sampleSnapshot(core::TurnPhase::Idle, &clock);

    Stage()
    {
        window.resize(900, 400);
        bar.resize(880, bar.sizeHint().height());
        window.show();
    }
    void hold(const models::HeldSum &sum)
    {
        snapshot.isHolding = true;
        snapshot.held = sum;
        status.set(snapshot);
    }
    void setPhase(core::TurnPhase phase)
    {
        snapshot.stop.phase = phase;
        status.set(snapshot);
    }
};

} // namespace

/// What is held back, over the input.
class TestHeldBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsThereWhileSomethingWaits()
    {
        Stage s;
        QVERIFY(!s.bar.isVisible());
        s.hold({});
        QVERIFY(!s.bar.isVisible());
        s.hold({.files = 2, .added = 3, .removed = 1});
        QVERIFY(s.bar.isVisible());
        QVERIFY2(s.bar.accessibleName().contains(QStringLiteral("+3")), qPrintable(s.bar.accessibleName()));
        QVERIFY(s.bar.accessibleName().contains(QStringLiteral("your folder is unchanged")));
        s.hold({});
        QVERIFY(!s.bar.isVisible());
    }

    /// What wants a look before it is accepted is said.
    void whatIsToBeKnownIsSaid_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("says");
        QTest::newRow("hooks") << 0 << QStringLiteral("outside Belay once accepted");
        QTest::newRow("conflicts") << 1 << QStringLiteral("you changed");
        QTest::newRow("outside") << 2 << QStringLiteral("outside the folder");
        QTest::newRow("ignored") << 3 << QStringLiteral("ignored");
        QTest::newRow("commits") << 4 << QStringLiteral("with commits");
    }
    void whatIsToBeKnownIsSaid()
    {
        QFETCH(const int, which);
        QFETCH(const QString, says);
        Stage s;
        models::HeldSum sum{.files = 1};
        int *const counts[] = {&sum.hooks, &sum.conflicts, &sum.outside, &sum.ignored, &sum.repository};
        *counts[which] = 2;
        s.hold(sum);
        QVERIFY2(s.bar.accessibleName().contains(says), qPrintable(s.bar.accessibleName()));
        QVERIFY(!s.bar.accessibleName().contains(QStringLiteral("unchanged")));
    }

    void aListThatIsNotKnownIsNoEmptyOne()
    {
        Stage s;
        s.snapshot.heldProblem = QStringLiteral("no room");
        s.hold({});
        QVERIFY(s.bar.isVisible());
        QVERIFY(s.bar.accessibleName().contains(QStringLiteral("no room")));
    }

    void nothingIsAcceptedUnderARunningTurn()
    {
        Stage s;
        s.hold({.files = 1});
        QAbstractButton *accept = shownButton(s.bar, QStringLiteral("Accept all"));
        QVERIFY(accept && accept->isEnabled());
        s.setPhase(core::TurnPhase::Running);
        QVERIFY(!accept->isEnabled() && !accept->toolTip().isEmpty());
        s.setPhase(core::TurnPhase::Idle);
        QVERIFY(accept->isEnabled());
    }

    void buttonsAskForWhatTheySay()
    {
        Stage s;
        s.hold({.files = 1});
        const QSignalSpy review(&s.bar, &HeldBar::reviewRequested), accept(&s.bar, &HeldBar::acceptRequested),
            discard(&s.bar, &HeldBar::discardRequested);
        for (const char *words : {"Review", "Accept all", "Discard"}) {
            QAbstractButton *button = shownButton(s.bar, QLatin1String(words));
            QVERIFY2(button, words);
            button->click();
        }
        QCOMPARE(review.size() + accept.size() + discard.size(), 3);
        QCOMPARE(accept.size(), 1);
    }
};

QTEST_MAIN(TestHeldBar)
#include "tst_heldbar.moc"
