// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "transcriptstage.h"
#include "widgets/transcript/permissioncard.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace tst_permissionhands {

using namespace widgets;

namespace {

/// A view with open permissions beside a field that is typed into.
struct Stage
{
    QWidget window;
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    Look look;
    SampleTurn turn{&transcript, &clock};
    TranscriptView view{&model, &look, &clock};
    QLineEdit field;
    ActionSpy<actions::AnswerPermission> answered{&view};

    Stage()
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(&view);
        column->addWidget(&field);
        QObject::connect(&view, &TranscriptView::composerWanted, &field, [this] { field.setFocus(); });
        QObject::connect(&view, &TranscriptView::composerTyped, &field, [this](const QString &text) {
            field.setFocus();
            field.insert(text);
        });
        model.setTranscript(&transcript);
        window.resize(700, 600);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        turn.prompt(QStringLiteral("go"));
        settle();
    }
    void settle()
    {
        model.flush();
        view.syncNow();
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
    }
    void ask(quint64 key, const QString &command = QStringLiteral("rm -rf build"))
    {
        turn.ask(key, command);
        settle();
        clock.advance(1000);
    }
    /// The model's answer to the click or key.
    void end(quint64 key, core::PermissionEnd how = core::PermissionEnd::Answered)
    {
        turn.settle(key, how, QStringLiteral("yes"));
        settle();
    }
    PermissionCard *card(quint64 key = 7) const
    {
        for (PermissionCard *one : view.findChildren<PermissionCard *>()) {
            if (one->key().value == key && one->isVisible())
                return one;
        }
        return nullptr;
    }
    /// One of those that can be seen.
    QAbstractButton *button(int index, quint64 key = 7) const
    {
        QList<QAbstractButton *> shown = card(key)->findChildren<QAbstractButton *>();
        shown.removeIf([](const QAbstractButton *one) { return !one->isVisible(); });
        return shown.value(index);
    }
    /// To whatever has the focus, a key every \p pause milliseconds.
    void type(const QString &text, int pause)
    {
        for (const QChar c : text) {
            clock.advance(pause);
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
        }
    }
    static QString focusName()
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus ? QLatin1String(focus->metaObject()->className()) : QStringLiteral("nobody");
    }
};

} // namespace

/// What is typed for somebody else answers no permission, and what answers one leaves the keyboard in a good place.
class TestPermissionHands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSentenceAfterAClickAnswersNothing_data()
    {
        QTest::addColumn<int>("pause");
        QTest::addColumn<bool>("onButton");
        for (const int pause : {10, 150, 2000}) {
            QTest::addRow("on the card, %d ms", pause) << pause << false;
            QTest::addRow("on its rule, %d ms", pause) << pause << true;
        }
    }
    void aSentenceAfterAClickAnswersNothing()
    {
        QFETCH(const int, pause);
        QFETCH(const bool, onButton);
        Stage s;
        s.ask(7);
        QWidget *target = onButton ? static_cast<QWidget *>(s.button(0)) : s.card(); // the first is "Make a rule…"
        QTest::mouseClick(target, Qt::LeftButton, {}, QPoint(10, 10));
        target->setFocus(Qt::MouseFocusReason); // as a click of the desktop's does
        const QString sentence = QStringLiteral("all right and R A rather not a");
        s.type(sentence, pause);
        QCOMPARE(s.answered.count(), 0);
        QCOMPARE(s.field.text(), sentence);
    }

    void lettersAnswerWhereTheKeyboardEntered_data()
    {
        QTest::addColumn<int>("reason");
        QTest::addColumn<int>("answers");
        QTest::newRow("Tab") << int(Qt::TabFocusReason) << 1;
        QTest::newRow("Shift+Tab") << int(Qt::BacktabFocusReason) << 1;
        QTest::newRow("F8") << int(Qt::ShortcutFocusReason) << 1;
        QTest::newRow("a click") << int(Qt::MouseFocusReason) << 0;
        QTest::newRow("by itself") << int(Qt::OtherFocusReason) << 0;
        QTest::newRow("with the window") << int(Qt::ActiveWindowFocusReason) << 0;
    }
    void lettersAnswerWhereTheKeyboardEntered()
    {
        QFETCH(const int, reason);
        QFETCH(const int, answers);
        Stage s;
        s.ask(7);
        s.field.setFocus();
        s.card()->setFocus(Qt::FocusReason(reason));
        s.type(QStringLiteral("a"), 1000);
        QCOMPARE(s.answered.count(), answers);
        QCOMPARE(s.field.text(), answers ? QString() : QStringLiteral("a"));
    }

    void aClickTakesTheLettersAway()
    {
        Stage s;
        s.ask(7);
        s.view.focusOldestPermission();
        QTest::mouseClick(s.card(), Qt::LeftButton, {}, QPoint(10, 10));
        s.type(QStringLiteral("a"), 1000);
        QCOMPARE(s.answered.count(), 0);
        // F8 on the card that has the focus gives them back; once more, and it is left.
        s.card()->setFocus(Qt::MouseFocusReason);
        s.view.focusOldestPermission();
        QVERIFY(s.card()->hasFocus());
        s.type(QStringLiteral("a"), 1000);
        QCOMPARE(s.answered.count(), 1);
        s.view.focusOldestPermission();
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&s.field));
    }

    void aBurstIsNoAnswer()
    {
        Stage s;
        s.ask(7);
        s.field.setFocus();
        s.type(QStringLiteral("please w"), 100);
        s.card()->setFocus(Qt::TabFocusReason); // a Tab too many
        s.type(QStringLiteral("ait for a moment"), 100);
        QCOMPARE(s.answered.count(), 0);
        QCOMPARE(s.field.text(), QStringLiteral("please wait for a moment"));
    }

    /// F8 is part of no sentence: what is pressed behind it is meant.
    void f8EndsABurst()
    {
        Stage s;
        s.ask(7);
        s.field.setFocus();
        s.type(QStringLiteral("please"), 100);
        s.view.focusOldestPermission();
        s.type(QStringLiteral("a"), 100);
        QCOMPARE(s.answered.count(), 1);
        QCOMPARE(s.field.text(), QStringLiteral("please"));
    }

    void otherLettersAreTyped()
    {
        Stage s;
        s.ask(7);
        s.view.focusOldestPermission();
        s.type(QStringLiteral("x a"), 1000);
        QCOMPARE(s.answered.count(), 0);
        QCOMPARE(s.field.text(), QStringLiteral("x a"));
        QVERIFY(s.field.hasFocus());
    }

    /// Space presses the button that has the focus: only where the keyboard brought it there.
    void spaceAndEnterAfterAClickPressNothing()
    {
        Stage s;
        s.ask(7);
        QAbstractButton *allow = s.button(1);
        for (const auto key : {Qt::Key_Space, Qt::Key_Return}) {
            allow->setFocus(Qt::MouseFocusReason);
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(s.answered.count(), 0);
        }
        for (const auto key : {Qt::Key_Space, Qt::Key_Return}) {
            s.clock.advance(1000);
            s.field.setFocus();
            allow->setFocus(Qt::TabFocusReason);
            QTest::keyClick(allow, key);
        }
        QCOMPARE(s.answered.count(), 2);
    }

    void tooSoonIsSaid()
    {
        Stage s;
        s.turn.ask(7, QStringLiteral("make"));
        s.settle();
        s.clock.advance(100);
        s.view.focusOldestPermission();
        const QString before = s.card()->accessibleDescription();
        const QImage quiet = s.card()->grab().toImage();
        s.type(QStringLiteral("a"), 100);
        QCOMPARE(s.answered.count(), 0);
        QVERIFY(s.field.text().isEmpty()); // it was meant for the card
        QVERIFY(s.card()->accessibleDescription() != before);
        QVERIFY(s.card()->grab().toImage() != quiet);
        // It goes again, and so does its reason.
        s.clock.advance(10'000);
        QCOMPARE(s.card()->accessibleDescription(), before);
        // The pointer is told the same.
        s.turn.ask(8, QStringLiteral("make install"));
        s.settle();
        QTest::mouseClick(s.button(1, 8), Qt::LeftButton);
        QCOMPARE(s.answered.count(), 0);
        QVERIFY(s.card(8)->accessibleDescription() != before);
    }

    void theNextRequestGetsTheFocus()
    {
        Stage s;
        s.ask(7, QStringLiteral("one"));
        s.ask(8, QStringLiteral("two"));
        s.view.focusOldestPermission();
        s.type(QStringLiteral("a"), 1000);
        s.end(7);
        QVERIFY2(s.card(8) && s.card(8)->hasFocus(), qPrintable(Stage::focusName()));
        // A key meant for the one does not answer the other: what is typed is typed.
        s.type(QStringLiteral("and so on"), 1000);
        QCOMPARE(s.answered.count(), 1);
        QCOMPARE(s.field.text(), QStringLiteral("and so on"));
        s.view.focusOldestPermission();
        s.type(QStringLiteral("a"), 1000);
        QCOMPARE(s.answered.count(), 2);
        s.end(8);
        QVERIFY2(s.field.hasFocus(), qPrintable(Stage::focusName()));
    }

    void theInputGetsTheFocusAfterTheLast_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("answered") << int(core::PermissionEnd::Answered);
        QTest::newRow("by Stop") << int(core::PermissionEnd::CancelledByStop);
        QTest::newRow("by the agent") << int(core::PermissionEnd::CancelledByAgent);
        QTest::newRow("lost") << int(core::PermissionEnd::Lost);
    }
    void theInputGetsTheFocusAfterTheLast()
    {
        QFETCH(const int, how);
        for (const bool onButton : {false, true}) {
            Stage s;
            s.ask(7);
            if (onButton)
                s.button(1)->setFocus(Qt::MouseFocusReason);
            else
                s.view.focusOldestPermission();
            s.end(7, core::PermissionEnd(how));
            QVERIFY2(s.field.hasFocus(), qPrintable(Stage::focusName()));
        }
    }

    /// While another window is in front the request ends: who comes back types into the input.
    void awayAndBack()
    {
        Stage s;
        s.ask(7);
        s.view.focusOldestPermission();
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        s.end(7, core::PermissionEnd::CancelledByAgent);
        s.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&s.window));
        QVERIFY2(s.field.hasFocus(), qPrintable(Stage::focusName()));
    }

    void theFocusOfSomebodyElseStays()
    {
        Stage s;
        s.ask(7);
        s.view.setFocus();
        s.end(7);
        QVERIFY(s.view.hasFocus());
    }

    /// A card that is taller than the view, answered: what follows is in view again.
    void theEndIsFollowedAfterwards_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("more");
        QTest::newRow("short") << 1 << 0;
        QTest::newRow("tall") << 60 << 0;
        QTest::newRow("short, with text below") << 1 << 60;
        QTest::newRow("tall, with text below") << 60 << 60;
    }
    void theEndIsFollowedAfterwards()
    {
        QFETCH(const int, lines);
        QFETCH(const int, more);
        Stage s;
        for (int i = 0; i < 40; ++i)
            s.turn.say(QStringLiteral("before\n\n"));
        s.ask(7, QStringLiteral("echo \\\n").repeated(lines) + QStringLiteral("done"));
        for (int i = 0; i < more; ++i)
            s.turn.say(QStringLiteral("meanwhile\n\n"));
        s.settle();
        QVERIFY(s.view.isAtEnd());
        s.view.focusOldestPermission();
        s.settle();
        s.type(QStringLiteral("a"), 1000);
        QCOMPARE(s.answered.count(), 1);
        s.end(7);
        QVERIFY(s.view.isAtEnd());
        for (int i = 0; i < 40; ++i)
            s.turn.say(QStringLiteral("after\n\n"));
        s.settle();
        QVERIFY(s.view.isAtEnd());
        QCOMPARE(s.view.verticalScrollBar()->value(), s.view.verticalScrollBar()->maximum());
    }

    /// Who has scrolled away to read is not taken to the end.
    void whoReadsIsLeftAlone()
    {
        Stage s;
        for (int i = 0; i < 80; ++i)
            s.turn.say(QStringLiteral("before\n\n"));
        s.ask(7);
        s.view.focusOldestPermission();
        s.view.verticalScrollBar()->setValue(0);
        s.settle();
        s.end(7);
        QVERIFY(!s.view.isAtEnd());
    }
};

BELAY_GUI_TEST(TestPermissionHands)

} // namespace tst_permissionhands

#include "tst_permissionhands.moc"
