// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "transcriptstage.h"
#include "widgets/style/flatbutton.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace tst_transcriptview {

using namespace widgets;

namespace {

/// A view with everything it needs, shown.
struct Stage : TranscriptStage
{
    int frames = 0;

    Stage()
    {
        QObject::connect(&view, &TranscriptView::framePainted, &view, [this] { ++frames; });
        view.setAgentName(QStringLiteral("opencode"));
        settle();
    }
    PermissionCard *card(int index = 0) const { return view.findChildren<PermissionCard *>().value(index); }
    void fill(int turns)
    {
        for (int i = 0; i < turns; ++i)
            turn.playFinished();
        settle();
    }
};

} // namespace

class TestTranscriptView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paintsAtMostOnceAFrame()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.settle();
        s.frames = 0;
        for (int round = 0; round < 10; ++round) {
            for (int i = 0; i < 100; ++i)
                s.turn.say(QStringLiteral("word "));
            s.settle();
        }
        QVERIFY2(s.frames >= 10 && s.frames <= 12, QByteArray::number(s.frames).constData());
    }

    /// What a long change belongs to is in view with any of it, and folds it from there.
    void theHeadOfALongCardStaysInView()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        QString lines;
        for (int i = 0; i < 400; ++i)
            lines += QStringLiteral("line %1\n").arg(i);
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), QString(), lines);
        s.turn.say(QStringLiteral("word\n\n").repeated(50));
        s.settle();
        s.view.unfoldAll();
        s.bar()->setValue(s.bar()->maximum() / 3);
        s.settle();
        const auto row = [&](int y) { return s.view.viewport()->grab().toImage().copy(100, y, 500, 1); };
        const Theme &t = s.look.theme();
        // Twice at different places: the head looks the same, what is under it does not.
        const int headLine = 12, underLine = t.u * 12;
        const auto part = [&](int y, int height) {
            return s.view.viewport()->grab().toImage().copy(100, y, 500, height);
        };
        const QImage head = part(headLine, 10), under = part(underLine, 40);
        s.bar()->setValue(s.bar()->value() + 333);
        s.settle();
        QVERIFY(part(headLine, 10) == head);
        QVERIFY(part(underLine, 40) != under);
        QCOMPARE(row(2).pixelColor(250, 0), t.card);
        const int before = s.bar()->maximum();
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(s.view.width() / 2, 8));
        s.settle();
        QVERIFY(s.bar()->maximum() < before - 2000);
        // What is left of it stands where the click was.
        QVERIFY(s.view.firstVisibleEntry() > 0);
        QCOMPARE(row(8).pixelColor(250, 0), t.card);
    }

    void theHeadOfALongGroupStaysInView()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        for (int i = 0; i < 60; ++i)
            s.turn.read(QString::number(i), QStringLiteral("/x/file %1.txt").arg(i));
        s.turn.say(QStringLiteral("word\n\n").repeated(50));
        s.settle();
        s.view.unfoldAll();
        s.bar()->setValue(s.look.theme().u * 100);
        s.settle();
        const auto part = [&](int y, int height) {
            return s.view.viewport()->grab().toImage().copy(100, y, 500, height);
        };
        const Theme &t = s.look.theme();
        const QImage head = part(4, t.u * 5), under = part(t.u * 9, t.u * 12);
        s.bar()->setValue(s.bar()->value() + t.u * 7);
        s.settle();
        QVERIFY(part(4, t.u * 5) == head);
        QVERIFY(part(t.u * 9, t.u * 12) != under);
        const int before = s.bar()->maximum();
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(s.view.width() / 2, 8));
        s.settle();
        QVERIFY(s.bar()->maximum() < before - 1000);
        QCOMPARE(part(8, 1).pixelColor(250, 0), t.card); // what is left of it stands where the click was
    }

    void growthBelowTheViewIsToldOf()
    {
        Stage s;
        s.fill(5);
        s.turn.prompt(QStringLiteral("go"));
        s.turn.say(QStringLiteral("begins"));
        s.settle();
        s.bar()->setValue(0);
        s.settle();
        const auto button = [&s] {
            for (FlatButton *one : s.view.findChildren<FlatButton *>()) {
                if (one->accessibleName() == QStringLiteral("Latest") && one->isVisible())
                    return one;
            }
            return static_cast<FlatButton *>(nullptr);
        };
        QVERIFY(!button());
        s.turn.say(QStringLiteral(" and goes on"));
        s.settle();
        QVERIFY(button());
        QTest::mouseClick(button(), Qt::LeftButton);
        s.settle();
        QVERIFY(s.view.isAtEnd());
        QVERIFY(!button());
    }

    void idlePaintsNothing()
    {
        Stage s;
        s.turn.playFinished();
        s.settle();
        s.frames = 0;
        QCOMPARE(s.clock.timerCount(), size_t(0));
        s.clock.advance(60'000);
        s.settle();
        // The one paint is settle()'s own.
        QCOMPARE(s.frames, 1);
    }

    void agesCountOnceASecond()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("x"));
        s.turn.command(QStringLiteral("c"), QStringLiteral("make"), QStringLiteral("working\n"));
        s.settle();
        s.frames = 0;
        for (int i = 0; i < 5; ++i) {
            s.clock.advance(1000);
            QCoreApplication::processEvents();
        }
        QCOMPARE(s.frames, 5);
        s.turn.endCommand(QStringLiteral("c"), 0);
        s.turn.end(core::TurnEnd::Finished, 5000);
        s.settle();
        QCOMPARE(s.clock.timerCount(), size_t(0));
    }

    void everyTurnEndHasItsWords_data()
    {
        QTest::addColumn<int>("end");
        QTest::addColumn<QString>("words");
        using enum core::TurnEnd;
        QTest::newRow("finished") << int(Finished) << "Finished";
        QTest::newRow("normally") << int(EndedNormallyAfterStop) << "What happened: Ended normally after Stop";
        QTest::newRow("by you") << int(StoppedByYou)
                                << "What happened: Stopped by you · the agent confirmed after 0.2 s";
        QTest::newRow("by force") << int(StoppedByForce) << "What happened: Stopped by force";
        QTest::newRow("failed") << int(AgentFailed) << "What happened: Agent failed";
        QTest::newRow("died") << int(AgentDied) << "What happened: Agent process died";
        QTest::newRow("refused") << int(Refused) << "Refused";
        QTest::newRow("tokens") << int(TokenLimit) << "Token limit reached";
        QTest::newRow("requests") << int(RequestLimit) << "Request limit reached";
        QTest::newRow("cancelled") << int(CancelledByAgent) << "What happened: Cancelled by the agent";
    }

    void everyTurnEndHasItsWords()
    {
        QFETCH(int, end);
        QFETCH(QString, words);
        Stage s;
        s.turn.prompt(QStringLiteral("x"));
        s.turn.end(core::TurnEnd(end), 48'000);
        s.settle();
        s.view.copyBlock();
        const QString shown = QApplication::clipboard()->text();
        QVERIFY2(shown.startsWith(words), qPrintable(shown));
    }

    void followsTheEndOnlyWhenThere()
    {
        Stage s;
        s.fill(5);
        QCOMPARE(s.bar()->value(), s.bar()->maximum());
        s.turn.say(QStringLiteral("one more\n\nline\n"));
        s.settle();
        QCOMPARE(s.bar()->value(), s.bar()->maximum());
        s.bar()->setValue(s.bar()->maximum() / 2);
        s.settle();
        const QImage before = s.view.viewport()->grab(QRect(0, 0, 600, 300)).toImage();
        QVERIFY(!s.view.isAtEnd());
        s.fill(2);
        QVERIFY(!s.view.isAtEnd());
        QCOMPARE(s.view.viewport()->grab(QRect(0, 0, 600, 300)).toImage(), before);
        s.view.scrollToEnd();
        s.settle();
        QCOMPARE(s.bar()->value(), s.bar()->maximum());
    }

    /// Scrolling through a long conversation from its end to its beginning never jumps.
    void estimatesDoNotMoveWhatIsRead()
    {
        Stage s;
        s.fill(30);
        int before = s.bar()->value();
        while (before > 0) {
            QTest::keyClick(&s.view, Qt::Key_PageUp);
            s.settle();
            QVERIFY(s.bar()->value() < before);
            before = s.bar()->value();
        }
        QCOMPARE(before, 0);
    }

    void permissionKeysAreInertAtFirst()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.ask(7, QStringLiteral("rm -rf build"));
        s.settle();
        PermissionCard *card = s.card();
        QVERIFY(card && card->isVisible());
        QVERIFY(!card->hasFocus());
        ActionSpy<actions::AnswerPermission> answered(&s.view);
        s.view.focusOldestPermission();
        QVERIFY(card->hasFocus());
        s.clock.advance(499);
        QTest::keyClick(card, Qt::Key_A);
        QTest::mouseClick(card->findChildren<QAbstractButton *>().first(), Qt::LeftButton);
        QCOMPARE(answered.count(), 0);
        s.clock.advance(1000); // and no letter right before it
        QTest::keyClick(card, Qt::Key_A);
        QCOMPARE(answered.count(), 1);
        QCOMPARE(answered[0].permission.value, quint64(7));
        QCOMPARE(answered[0].option, QStringLiteral("yes"));
        s.clock.advance(1000);
        QTest::keyClick(card, Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(answered[1].option, QStringLiteral("never"));
    }

    void permissionKeysNeedFocus()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.ask(7, QStringLiteral("rm -rf build"));
        s.settle();
        s.clock.advance(1000);
        s.view.setFocus();
        ActionSpy<actions::AnswerPermission> answered(&s.view);
        QTest::keyClick(&s.view, Qt::Key_A);
        QTest::keyClick(s.view.viewport(), Qt::Key_A);
        QCOMPARE(answered.count(), 0);
    }

    void showsTheWholeCommandVisibly()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        const QString command = QStringLiteral("echo \u202esafe\x1b[2K ") + QString(500, u'x');
        s.turn.ask(7, command);
        s.settle();
        const QString name = s.card()->accessibleName();
        QVERIFY2(name.startsWith(QStringLiteral("Permission, waits for you, ")), qPrintable(name));
        QVERIFY(name.contains(QStringLiteral("\\u202esafe\\x1b[2K")));
        QVERIFY(name.endsWith(QString(500, u'x')));
        QVERIFY(s.card()->cardHeight() > 200); // wrapped, not cut
    }

    void selectsAndCopiesAcrossMessages()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("first words"));
        s.turn.say(QStringLiteral("Answer **bold** text"));
        s.turn.end(core::TurnEnd::Finished, 1000);
        s.settle();
        QWidget *area = s.view.viewport();
        QTest::mousePress(area, Qt::LeftButton, {}, QPoint(110, 26));
        QTest::mouseMove(area, QPoint(300, 60));
        QMouseEvent drag(QEvent::MouseMove, QPointF(690, 62), area->mapToGlobal(QPointF(690, 62)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(area, &drag);
        QTest::mouseRelease(area, Qt::LeftButton, {}, QPoint(690, 62));
        QVERIFY(!s.view.selection().isEmpty());
        const QString text = s.view.selection().text();
        QVERIFY2(text.contains(QStringLiteral("words")) && text.contains(QStringLiteral("Answer bold text")),
                 qPrintable(text));
    }

    void linksOnlySpeakWhenClicked()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("x"));
        s.turn.say(QStringLiteral("[all of this line is a link to somewhere else](https://example.org/page)"));
        s.settle();
        ActionSpy<actions::OpenLink> spy(&s.view);
        for (int y = 50; y < 90 && spy.isEmpty(); y += 4)
            QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(120, y));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(QUrl(spy[0].link), QUrl(QStringLiteral("https://example.org/page")));
    }

    void foldsByKey()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("x"));
        s.turn.command(QStringLiteral("c"), QStringLiteral("make"),
                       QStringLiteral("a\nb\nc\nd\ne\nf\ng\nh\n").repeated(10));
        s.settle();
        s.view.resize(700, 120);
        s.settle();
        const int open = s.bar()->maximum();
        QTest::keyClick(&s.view, Qt::Key_Left);
        s.settle();
        QVERIFY(s.bar()->maximum() < open);
        QTest::keyClick(&s.view, Qt::Key_Right);
        s.settle();
        QCOMPARE(s.bar()->maximum(), open);
    }

    void commandsSayWhoEndedThem_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QString>("words");
        using enum core::CommandEnd;
        QTest::newRow("stop") << int(EndedByStop) << "ended by Stop, SIGTERM";
        QTest::newRow("force") << int(EndedByForce) << "ended by Force stop, SIGTERM";
        QTest::newRow("with its agent") << int(EndedWithAgent) << "ended with its agent, SIGTERM";
        QTest::newRow("by you") << int(KilledByUser) << "killed by you, SIGTERM";
        QTest::newRow("by the agent") << int(KilledByAgent) << "ended by the agent, SIGTERM";
        QTest::newRow("itself") << int(Exited) << "ended by SIGTERM";
    }

    void commandsSayWhoEndedThem()
    {
        QFETCH(int, how);
        QFETCH(QString, words);
        Stage s;
        s.turn.prompt(QStringLiteral("x"));
        s.turn.command(QStringLiteral("c"), QStringLiteral("sleep 100"), QStringLiteral("tick\n"));
        s.turn.raise(
            core::TerminalExited{{QStringLiteral("t-c")}, {}, QStringLiteral("SIGTERM"), core::CommandEnd(how)});
        s.settle();
        s.view.copyBlock();
        const QString shown = QApplication::clipboard()->text();
        QVERIFY2(shown.contains(words), qPrintable(shown));
    }

    void killAsksForTheTerminal()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("x"));
        s.turn.command(QStringLiteral("c"), QStringLiteral("sleep 100"), QStringLiteral("tick\n"));
        s.settle();
        ActionSpy<actions::KillCommand> kill(&s.view);
        for (int x = 690; x > 500 && kill.isEmpty(); x -= 6)
            QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(x, 76));
        QCOMPARE(kill.count(), 1);
        QCOMPARE(kill[0].terminal.value, QStringLiteral("t-c"));
    }
};

BELAY_GUI_TEST(TestTranscriptView)

} // namespace tst_transcriptview

#include "tst_transcriptview.moc"
