// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/composer/composer.h"

#include "testclass.h"

#include <QApplication>
#include <QEnterEvent>
#include <QSignalSpy>
#include <QTest>

namespace tst_stopbutton {

using namespace widgets;
using core::TurnPhase;

namespace {

/// The composer while a turn runs, and what hands do to it.
struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    Composer composer{&status, &look, &clock};
    QSignalSpy sent{&composer, &Composer::sendRequested}, stopped{&composer, &Composer::stopRequested};

    Stage()
    {
        status.set(sampleSnapshot(TurnPhase::Running, &clock));
        composer.resize(700, 100);
        composer.show();
        composer.activateWindow();
        (void)QTest::qWaitForWindowActive(&composer);
        clock.advance(1000);
    }
    MainButton *button() const { return composer.mainButton(); }
    PromptEdit *edit() const { return composer.findChild<PromptEdit *>(); }
    void click() { QTest::mouseClick(button(), Qt::LeftButton, {}, QPoint(30, 10)); }
    void pointerComes()
    {
        QEnterEvent enter(QPointF(30, 10), QPointF(30, 10), button()->mapToGlobal(QPointF(30, 10)));
        QCoreApplication::sendEvent(button(), &enter);
    }
    void pointerGoes()
    {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(button(), &leave);
    }
    /// The agent confirms, and the message that was stopped is there again.
    void confirm()
    {
        status.set(sampleSnapshot(TurnPhase::Stopping, &clock));
        clock.advance(50);
        composer.setText(QStringLiteral("the old message"));
        status.set(sampleSnapshot(TurnPhase::Idle, &clock));
    }
    void stopByMouse()
    {
        pointerComes();
        click();
        confirm();
    }
    static void key(QWidget *to, Qt::Key key, const QString &text, bool repeated)
    {
        QKeyEvent press(QEvent::KeyPress, key, {}, text, repeated);
        QCoreApplication::sendEvent(to, &press);
    }
};

} // namespace

/// Stop means stop: whatever hands do again out of habit, the message is not sent again.
class TestStopButton : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherClickSendsNothing_data()
    {
        QTest::addColumn<int>("after");
        for (const int after : {0, 250, 400, 700, 999, 1001, 5000})
            QTest::addRow("%d ms", after) << after;
    }
    void anotherClickSendsNothing()
    {
        QFETCH(const int, after);
        Stage s;
        s.stopByMouse();
        QCOMPARE(s.stopped.count(), 1);
        s.clock.advance(after);
        s.click();
        QCOMPARE(s.sent.count(), 0);
        QCOMPARE(s.composer.text(), QStringLiteral("the old message"));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(s.edit())); // not even the click takes it
        // The pointer alone is not enough, nor is the time.
        s.pointerGoes();
        s.pointerComes();
        s.click();
        QCOMPARE(s.sent.count(), after < 1000 ? 0 : 1);
        s.clock.advance(1000);
        if (after < 1000)
            s.click();
        QCOMPARE(s.sent.count(), 1);
    }

    /// Stop by a key leaves the pointer where it happens to rest.
    void aStopByKeyCountsToo()
    {
        Stage s;
        s.pointerComes();
        s.confirm();
        s.clock.advance(2000);
        s.click();
        QCOMPARE(s.sent.count(), 0);
        s.pointerGoes();
        s.pointerComes();
        s.click();
        QCOMPARE(s.sent.count(), 1);
    }

    /// The end came by itself just when somebody was about to press Stop.
    void theEndOfATurnIsNoSend()
    {
        Stage s;
        s.pointerComes();
        s.composer.setText(QStringLiteral("a draft"));
        s.status.set(sampleSnapshot(TurnPhase::Idle, &s.clock));
        s.clock.advance(700);
        s.click();
        QCOMPARE(s.sent.count(), 0);
        s.clock.advance(300);
        s.click(); // nobody stopped anything: the pointer may have rested here
        QCOMPARE(s.sent.count(), 1);
    }

    void theFocusGoesToTheText_data()
    {
        QTest::addColumn<QString>("by");
        for (const char *by : {"mouse", "Space", "Enter"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }
    void theFocusGoesToTheText()
    {
        QFETCH(const QString, by);
        Stage s;
        s.button()->setFocus();
        if (by == QStringLiteral("mouse"))
            s.click();
        else
            QTest::keyClick(s.button(), by == QStringLiteral("Space") ? Qt::Key_Space : Qt::Key_Return);
        QCOMPARE(s.stopped.count(), 1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(s.edit()));
        s.confirm();
        // Space again, a second and a half later: a character like any other.
        s.clock.advance(1500);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(s.sent.count(), 0);
    }

    void theFocusGoesThereWhenItEnds()
    {
        Stage s;
        s.button()->setFocus();
        s.confirm(); // stopped by Esc, which leaves the focus alone
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(s.edit()));
    }

    void heldKeysSendNothing_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("text");
        QTest::newRow("Enter") << int(Qt::Key_Return) << QStringLiteral("\r");
        QTest::newRow("Enter of the keypad") << int(Qt::Key_Enter) << QStringLiteral("\r");
        QTest::newRow("Space") << int(Qt::Key_Space) << QStringLiteral(" ");
    }
    void heldKeysSendNothing()
    {
        QFETCH(const int, key);
        QFETCH(const QString, text);
        Stage s;
        s.button()->setFocus();
        if (key == Qt::Key_Space)
            QTest::keyClick(s.button(), Qt::Key_Space);
        else
            Stage::key(s.button(), Qt::Key(key), text, false);
        QCOMPARE(s.stopped.count(), 1);
        s.confirm();
        for (int i = 0; i < 60; ++i) {
            s.clock.advance(50);
            Stage::key(QApplication::focusWidget(), Qt::Key(key), text, true);
        }
        QCOMPARE(s.sent.count(), 0);
        QCOMPARE(s.stopped.count(), 1);
        QCOMPARE(s.composer.text(), QStringLiteral("the old message")); // nor does it write
    }

    /// Pressed twice, not held: the second one is in the composer already.
    void enterTwiceSendsNothing()
    {
        Stage s;
        s.button()->setFocus();
        QTest::keyClick(s.button(), Qt::Key_Return);
        s.confirm();
        s.clock.advance(200);
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(s.sent.count(), 0);
        // What the user has typed since is meant.
        QTest::keyClicks(s.edit(), QStringLiteral("!"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(s.sent.count(), 1);
    }

    void enterLaterSendsIt()
    {
        Stage s;
        s.confirm();
        s.clock.advance(1000);
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(s.sent.count(), 1);
    }

    /// The other way round: Enter that is held on Send does not stop what it has just sent.
    void heldEnterDoesNotStop()
    {
        Stage s;
        s.status.set(sampleSnapshot(TurnPhase::Idle, &s.clock));
        s.composer.setText(QStringLiteral("go"));
        s.clock.advance(2000);
        s.button()->setFocus();
        Stage::key(s.button(), Qt::Key_Return, QStringLiteral("\r"), false);
        QCOMPARE(s.sent.count(), 1);
        s.status.set(sampleSnapshot(TurnPhase::Running, &s.clock));
        for (int i = 0; i < 20; ++i) {
            s.clock.advance(50);
            Stage::key(s.button(), Qt::Key_Return, QStringLiteral("\r"), true);
        }
        QCOMPARE(s.stopped.count(), 0);
    }

    /// What a click did not do is said.
    void itIsSaid()
    {
        Stage s;
        QSignalSpy said(s.button(), &MainButton::ignored);
        s.stopByMouse();
        s.clock.advance(3000);
        s.click();
        QCOMPARE(said.count(), 1);
        QVERIFY(!said[0][0].toString().isEmpty());
    }
};

BELAY_GUI_TEST(TestStopButton)

} // namespace tst_stopbutton

#include "tst_stopbutton.moc"
