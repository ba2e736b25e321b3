// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "shownbutton.h"
#include "widgets/bars/heldbar.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_heldbar {

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
        snapshot.canAcceptAll = sum.files > sum.hooks;
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
        QVERIFY(s.bar.accessibleName().contains(QStringLiteral("not in your folder yet")));
        s.hold({});
        QVERIFY(!s.bar.isVisible());
    }

    /// Of very many files the lines of the first are counted; that these are not all is said.
    void howManyFilesWereCountedIsSaid()
    {
        Stage s;
        s.hold({.files = 20'000, .added = 31, .removed = 7, .uncounted = 18'000});
        QVERIFY2(s.bar.accessibleName().contains(QStringLiteral("+31 −7 in 2000 of them")),
                 qPrintable(s.bar.accessibleName()));
    }

    void aSideWithoutLinesIsLeftOut()
    {
        Stage s;
        const auto name = [&s](const models::HeldSum &sum) {
            s.hold(sum);
            return s.bar.accessibleName().section(u',', 0, 0);
        };
        QCOMPARE(name({.files = 1, .added = 3}), QStringLiteral("1 file(s) held back · +3"));
        QCOMPARE(name({.files = 1, .removed = 2}), QStringLiteral("1 file(s) held back · −2"));
        QCOMPARE(name({.files = 1}), QStringLiteral("1 file(s) held back"));
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

    /// How much waits is said also where there is little room; what has none in the head is in the rows.
    void aNarrowBarSaysHowMuch()
    {
        Stage s;
        s.hold({.files = 12, .added = 1234, .removed = 1234});
        const auto discards = [&s] {
            const auto all = s.bar.findChildren<QAbstractButton *>();
            return std::count_if(all.begin(), all.end(), [](const QAbstractButton *button) {
                return button->text() == QStringLiteral("Discard") && button->isVisible();
            });
        };
        s.bar.setExpanded(true);
        s.bar.resize(880, s.bar.sizeHint().height());
        QCOMPARE(discards(), 1);
        QCOMPARE(shownButton(s.bar, QStringLiteral("Discard"))->parent(), &s.bar);
        s.bar.resize(440, s.bar.height());
        QCOMPARE(discards(), 1);
        const QObject *row = shownButton(s.bar, QStringLiteral("Discard"))->parent();
        QVERIFY(row != &s.bar);
        QVERIFY2(
            qobject_cast<const QWidget *>(row)->accessibleName().startsWith(QStringLiteral("12 file(s) held back")),
            "what is discarded is said where the button is");
    }

    /// Commits and ignored trees have rows in the review, too. Folders alone have none.
    void whatCanBeReviewedHasTheButton_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("files") << 0 << true;
        QTest::newRow("commits") << 1 << true;
        QTest::newRow("outside") << 2 << true;
        QTest::newRow("ignored") << 3 << true;
        QTest::newRow("folders") << 4 << false;
    }
    void whatCanBeReviewedHasTheButton()
    {
        QFETCH(const int, which);
        Stage s;
        models::HeldSum sum;
        int *const counts[] = {&sum.files, &sum.repository, &sum.outside, &sum.ignored, &sum.folders};
        *counts[which] = 2;
        s.hold(sum);
        QTEST(shownButton(s.bar, QStringLiteral("Review")) != nullptr, "isShown");
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
        // Nor where nothing is among what it would write.
        s.hold({.files = 1, .hooks = 1, .outside = 1});
        QVERIFY(!accept->isEnabled());
    }

    /// What is decided as one has a line. The bar does not unfold by itself: what nobody expects is said in its line.
    void whatIsDecidedAsOneHasALine()
    {
        Stage s;
        s.snapshot.heldGroups = {
            {core::HeldPart::Hook, {}, {}, QStringLiteral("Hooks and config"), QStringLiteral("x")},
            {core::HeldPart::Repository, {}, ".git", QStringLiteral(".git: commits on main"), {}},
            {core::HeldPart::Outside, {}, {}, QStringLiteral("Also wrote outside"), {}},
            {core::HeldPart::Ignored, {}, "build", QStringLiteral("Ignored: build"), {}}};
        s.hold({.files = 1, .ignored = 3});
        QVERIFY(!s.bar.isExpanded());
        s.hold({.files = 1, .hooks = 1, .outside = 1, .ignored = 3});
        QVERIFY(!s.bar.isExpanded());
        s.bar.setExpanded(true);
        s.bar.resize(880, s.bar.sizeHint().height());
        const QSignalSpy accept(&s.bar, &HeldBar::groupAcceptRequested), review(&s.bar, &HeldBar::reviewRequested);
        for (const char *words : {"Accept", "Keep", "Accept too"}) {
            QAbstractButton *button = shownButton(s.bar, QLatin1String(words));
            QVERIFY2(button && !button->accessibleName().isEmpty(), words);
            button->click();
        }
        QCOMPARE(accept.size(), 3);
        QCOMPARE(accept.at(0).at(0).value<models::HeldGroup>().part, core::HeldPart::Repository);
        QCOMPARE(accept.at(2).at(0).value<models::HeldGroup>().tree, QByteArray("build"));
        shownButton(s.bar, QStringLiteral("Look"))->click();
        QCOMPARE(review.size(), 1);
        // Folded by hand it stays so.
        QTest::mouseClick(&s.bar, Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(!s.bar.isExpanded());
        s.hold({.files = 2, .hooks = 2, .outside = 1, .ignored = 3});
        QVERIFY(!s.bar.isExpanded());
    }

    /// Stop gives nothing up by itself: it ends with the question what becomes of the turn's changes.
    void aStoppedTurnIsAskedAbout()
    {
        Stage s;
        s.snapshot.asksAboutTurn = s.snapshot.canRestoreTurn = true;
        s.snapshot.heldTurnChanges = 12;
        s.hold({.files = 15});
        QVERIFY2(s.bar.accessibleName().contains(QStringLiteral("12 change(s) of the last turn")),
                 qPrintable(s.bar.accessibleName()));
        QVERIFY(!shownButton(s.bar, QStringLiteral("Accept all")));
        const QSignalSpy keep(&s.bar, &HeldBar::keepTurnRequested), restore(&s.bar, &HeldBar::restoreTurnRequested),
            discard(&s.bar, &HeldBar::discardRequested);
        shownButton(s.bar, QStringLiteral("Keep for review"))->click();
        shownButton(s.bar, QStringLiteral("Discard"))->click();
        QCOMPARE(keep.size(), 1);
        QCOMPARE(restore.size(), 1);
        QCOMPARE(discard.size(), 0); // what waited before is not given up with it
        // No other button of that name is near, at no width.
        s.bar.setExpanded(true);
        for (const int width : {880, 440}) {
            s.bar.resize(width, s.bar.sizeHint().height());
            const auto all = s.bar.findChildren<QAbstractButton *>();
            QCOMPARE(std::count_if(all.begin(), all.end(),
                                   [](const QAbstractButton *button) {
                                       return button->text() == QStringLiteral("Discard") && button->isVisible();
                                   }),
                     1);
        }
        // It was kept: the turn can be taken back all the same.
        s.snapshot.asksAboutTurn = false;
        s.status.set(s.snapshot);
        QVERIFY(shownButton(s.bar, QStringLiteral("Accept all")));
        s.bar.setExpanded(true);
        s.bar.resize(880, s.bar.sizeHint().height());
        shownButton(s.bar, QStringLiteral("Restore to the start of the turn"))->click();
        QCOMPARE(restore.size(), 2);
    }

    void buttonsAskForWhatTheySay()
    {
        Stage s;
        s.hold({.files = 1});
        const QSignalSpy review(&s.bar, &HeldBar::reviewRequested), accept(&s.bar, &HeldBar::acceptRequested),
            discard(&s.bar, &HeldBar::discardRequested), terminal(&s.bar, &HeldBar::terminalRequested);
        s.bar.setExpanded(true);
        s.bar.resize(880, s.bar.sizeHint().height());
        for (const char *words : {"Review", "Accept all", "Discard", "Try it"}) {
            QAbstractButton *button = shownButton(s.bar, QLatin1String(words));
            QVERIFY2(button, words);
            button->click();
        }
        QCOMPARE(review.size() + accept.size() + discard.size(), 3);
        QCOMPARE(accept.size(), 1);
        QCOMPARE(terminal.size(), 1);
    }
};

BELAY_GUI_TEST(TestHeldBar)

} // namespace tst_heldbar

#include "tst_heldbar.moc"
