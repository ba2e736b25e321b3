// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "models/lists/terminalsmodel.h"
#include "models/lists/transcriptmodel.h"
#include "models/texts/commandstate.h"
#include "sampleturn.h"
#include "widgets/content/areaselection.h"
#include "widgets/content/terminalview.h"
#include "widgets/panels/terminalspanel.h"
#include "widgets/style/look.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace tst_terminalspanel {

using namespace widgets;
using models::TerminalsModel;

namespace {

struct Stage
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel conversation;
    TerminalsModel model{&conversation, &clock};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    SampleTurn turn{&transcript, &clock};
    Look look;
    TerminalsPanel panel{&model, &look};

    Stage()
    {
        conversation.setTranscript(&transcript);
        panel.resize(360, 600);
        turn.prompt(QStringLiteral("go"));
        conversation.flush();
    }
    void command(const QString &id, const QString &words, const QString &output)
    {
        turn.command(id, words, output);
        conversation.flush();
    }
    QStringList commands() const
    {
        QStringList all;
        for (int i = 0; i < model.rowCount(); ++i)
            all << model.index(i).data().toString();
        return all;
    }
    QString state(int row) const { return model.index(row).data(TerminalsModel::StateTextRole).toString(); }
    QAbstractButton *button(const QString &words) const
    {
        for (auto *one : panel.findChildren<QAbstractButton *>()) {
            if (one->text() == words || one->accessibleName() == words)
                return one;
        }
        return nullptr;
    }
};

} // namespace

class TestTerminalsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Below the commands, whatever is listed above meanwhile.
    void whatRunsOnIsBelow()
    {
        Stage s;
        s.panel.show();
        s.model.setRunning({sampleRunning("npm run dev", 185, false, &s.clock)});
        QCOMPARE(s.commands(), (QStringList{QStringLiteral("Runs on"), QStringLiteral("npm run dev")}));
        QCOMPARE(s.panel.list()->currentIndex().row(), 1);
        QVERIFY(s.button(QStringLiteral("Stop it"))->isVisible());
        s.command(QStringLiteral("a"), QStringLiteral("make"), QStringLiteral("one\n"));
        s.model.setRunning(
            {sampleRunning("npm run dev", 185, false, &s.clock), sampleRunning("sleep 60", 14, false, &s.clock)});
        QCOMPARE(s.commands(), (QStringList{QStringLiteral("make"), QStringLiteral("Runs on"),
                                            QStringLiteral("npm run dev"), QStringLiteral("sleep 60")}));
        QCOMPARE(s.state(2), QStringLiteral("runs on · 3 min"));
        QVERIFY(s.panel.summary().startsWith(QStringLiteral("1 command")));
        s.panel.list()->setCurrentIndex(s.model.index(3));
        QSignalSpy stop(&s.panel, &TerminalsPanel::stopRunningRequested);
        s.button(QStringLiteral("Stop it"))->click();
        QCOMPARE(stop.count(), 1);
        QCOMPARE(stop[0][0].value<models::RunningOn>().name, QStringLiteral("sleep 60"));
        models::RunningOn ending = sampleRunning("sleep 60", 14, false, &s.clock);
        ending.isStopping = true;
        s.model.setRunning({ending});
        QCOMPARE(s.state(2), QStringLiteral("stopping"));
        QVERIFY(!s.button(QStringLiteral("Stop it"))->isEnabled());
        s.panel.list()->setCurrentIndex(s.model.index(0));
        QVERIFY(s.button(QStringLiteral("Stop it"))->isHidden());
        s.model.setRunning({});
        QCOMPARE(s.commands(), QStringList{QStringLiteral("make")});
    }

    void partsOfAnOutputAreCopied()
    {
        Stage s;
        QByteArray lines("first line\r\nsecond line\r\n");
        for (int i = 0; i < 200; ++i)
            lines += QByteArray::number(i) + "\r\n";
        s.command(QStringLiteral("a"), QStringLiteral("make"), QString::fromLatin1(lines + "end"));
        s.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&s.panel));
        TerminalView *output = s.panel.output();
        QWidget *area = output->viewport();
        output->verticalScrollBar()->setValue(0);
        const int u = s.look.theme().u, line = s.look.theme().prose.terminalLine();
        const QPoint first(u * 3, u * 2 + line / 2), second = first + QPoint(0, line);
        const auto move = [area](QPoint to) {
            QMouseEvent event(QEvent::MouseMove, to, area->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(area, &event);
        };
        QTest::mousePress(area, Qt::LeftButton, {}, first);
        move(second + QPoint(200, 0));
        QTest::mouseRelease(area, Qt::LeftButton, {}, second + QPoint(200, 0));
        output->copy();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("first line\nsecond line"));
        // It stays where it is, whatever comes behind it.
        s.turn.raise(core::TerminalOutput{{QStringLiteral("t-a")}, "\r\nmore"});
        s.conversation.flush();
        QCOMPARE(output->selection()->text(), QStringLiteral("first line\nsecond line"));
        QTest::mouseDClick(area, Qt::LeftButton, {}, second + QPoint(u, 0));
        QCOMPARE(output->selection()->text(), QStringLiteral("second"));
        QTest::mouseClick(area, Qt::LeftButton, Qt::ShiftModifier, first);
        QCOMPARE(output->selection()->text(), QStringLiteral("first line\n"));
        QTest::keyClick(output, Qt::Key_Right, Qt::ShiftModifier, 3);
        QTest::keyClick(output, Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(output->selection()->text().endsWith(QStringLiteral("199\nend\nmore")));
        QVERIFY(output->verticalScrollBar()->maximum() - output->verticalScrollBar()->value() < line);
        // Held below the box it scrolls on.
        output->verticalScrollBar()->setValue(0);
        QTest::mousePress(area, Qt::LeftButton, {}, first);
        move(QPoint(first.x(), area->height() + 40));
        QTRY_VERIFY(output->selection()->text().contains(QStringLiteral("\n150\n")));
        QTest::mouseRelease(area, Qt::LeftButton, {}, first);
        QTest::mouseClick(area, Qt::LeftButton, {}, first);
        QVERIFY(output->selection()->isEmpty());
        output->copy(); // where nothing is selected, all of it
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("first line\n")));
    }

    void listsTheNewestFirst()
    {
        Stage s;
        s.command(QStringLiteral("a"), QStringLiteral("make"), QStringLiteral("one\n"));
        s.panel.show();
        QCOMPARE(s.commands(), QStringList{QStringLiteral("make")});
        s.turn.say(QStringLiteral("Words."));
        s.command(QStringLiteral("b"), QStringLiteral("make test"), QStringLiteral("two\n"));
        QCOMPARE(s.commands(), (QStringList{QStringLiteral("make test"), QStringLiteral("make")}));
        QCOMPARE(s.panel.summary(), QStringLiteral("2 command(s), 2 running"));
        QVERIFY(s.state(1).startsWith(QStringLiteral("running")));
        s.turn.endCommand(QStringLiteral("a"), 2);
        s.conversation.flush();
        QVERIFY(s.state(1).startsWith(QStringLiteral("exit 2")));
        QCOMPARE(s.model.index(1).data(TerminalsModel::ToneRole).toInt(), int(models::CommandState::Tone::Failed));
        QCOMPARE(s.panel.summary(), QStringLiteral("2 command(s), 1 running"));
        // Another conversation has others, and none is none.
        history::Transcript other;
        s.conversation.setTranscript(&other);
        QCOMPARE(s.commands(), QStringList());
        QCOMPARE(s.panel.summary(), QString());
        s.conversation.setTranscript(&s.transcript);
        QCOMPARE(s.commands().size(), 2);
        s.conversation.setTranscript(nullptr);
        QCOMPARE(s.commands(), QStringList());
    }

    void nobodyLooksNothingIsFollowed()
    {
        Stage s;
        s.panel.show();
        s.command(QStringLiteral("a"), QStringLiteral("make"), QStringLiteral("one\n"));
        s.command(QStringLiteral("b"), QStringLiteral("make test"), QStringLiteral("two\n"));
        s.panel.list()->setCurrentIndex(s.model.index(1));
        s.panel.hide();
        QCOMPARE(s.model.rowCount(), 0);
        s.command(QStringLiteral("c"), QStringLiteral("ls"), QString());
        QCOMPARE(s.model.rowCount(), 0);
        s.panel.show();
        QCOMPARE(s.model.rowCount(), 3);
        // What was chosen is still chosen.
        QCOMPARE(s.panel.list()->currentIndex().data().toString(), QStringLiteral("make"));
    }

    void outputIsThatOfTheChosenOne()
    {
        Stage s;
        s.panel.show();
        QVERIFY(!s.button(QStringLiteral("Kill command"))->isVisible());
        s.command(QStringLiteral("a"), QStringLiteral("make"), QStringLiteral("\033[31mone\033[0m\n"));
        QCOMPARE(s.panel.output()->plainText().trimmed(), QStringLiteral("one"));
        // Who looks at the newest looks at the newest.
        s.command(QStringLiteral("b"), QStringLiteral("make test"), QStringLiteral("two\n"));
        QCOMPARE(s.panel.output()->plainText().trimmed(), QStringLiteral("two"));
        s.panel.list()->setCurrentIndex(s.model.index(1));
        QCOMPARE(s.panel.output()->plainText().trimmed(), QStringLiteral("one"));
        // And who chose an older one stays there.
        s.command(QStringLiteral("c"), QStringLiteral("ls"), QStringLiteral("three\n"));
        QCOMPARE(s.panel.output()->plainText().trimmed(), QStringLiteral("one"));
        QCOMPARE(s.panel.list()->currentIndex().row(), 2);

        QSignalSpy killed(&s.panel, &TerminalsPanel::killRequested), shown(&s.panel, &TerminalsPanel::showInTranscript);
        QVERIFY(s.button(QStringLiteral("Kill command"))->isVisible());
        QTest::mouseClick(s.button(QStringLiteral("Kill command")), Qt::LeftButton);
        QCOMPARE(killed.size(), 1);
        QCOMPARE(killed[0][0].value<base::TerminalId>(), s.model.part(s.model.index(2))->id);
        QTest::mouseClick(s.button(QStringLiteral("Show in transcript")), Qt::LeftButton);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][0].value<history::EntryId>(), s.model.entryOf(s.model.index(2)));
        QTest::mouseClick(s.button(QStringLiteral("Copy the output")), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text().trimmed(), QStringLiteral("one"));
        s.turn.endCommand(QStringLiteral("a"), 0, QStringLiteral("SIGTERM"), true);
        s.conversation.flush();
        QVERIFY(!s.button(QStringLiteral("Kill command"))->isVisible());
        QVERIFY(s.state(2).startsWith(QStringLiteral("ended by Stop, SIGTERM")));
    }

    void longOutputStaysAtItsEnd()
    {
        Stage s;
        s.panel.show();
        QString text;
        for (int i = 0; i < 20'000; ++i)
            text += QStringLiteral("line %1 of many\n").arg(i);
        s.command(QStringLiteral("a"), QStringLiteral("make"), text);
        QTRY_VERIFY(s.panel.output()->plainText().contains(QStringLiteral("line 19999 of many")));
        QScrollBar *bar = s.panel.output()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        QCOMPARE(bar->value(), bar->maximum());
        QTest::keyClick(s.panel.output(), Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
        QTest::keyClick(s.panel.output(), Qt::Key_End);
        QCOMPARE(bar->value(), bar->maximum());
    }

    void namesAreMadeVisible()
    {
        Stage s;
        s.panel.show();
        s.command(QStringLiteral("a"), QStringLiteral("rm \u202efoo"), QString());
        QVERIFY(!s.commands()[0].contains(QChar(0x202e)));
        QVERIFY(s.model.index(0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("running")));
    }
};

BELAY_GUI_TEST(TestTerminalsPanel)

} // namespace tst_terminalspanel

#include "tst_terminalspanel.moc"
