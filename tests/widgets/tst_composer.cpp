// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/bars.h"
#include "widgets/composer.h"
#include "widgets/stopmenu.h"

#include <QSignalSpy>
#include <QTest>

using namespace widgets;
using core::TurnPhase;

namespace {

struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    Composer composer{&status, &look, &clock};

    explicit Stage(TurnPhase phase = TurnPhase::Idle)
    {
        status.set(sampleSnapshot(phase, &clock));
        composer.resize(700, 100);
        composer.show();
        clock.advance(1000); // the button's own quiet time after a change
    }
    void phase(TurnPhase next)
    {
        status.set(sampleSnapshot(next, &clock));
        clock.advance(400);
    }
    PromptEdit *edit() const { return composer.findChild<PromptEdit *>(); }
};

} // namespace

/// The words of the main button and the status line, and what Enter and a click mean in each phase.
class TestComposer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buttonWords_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<int>("elapsed");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("extra");
        QTest::addColumn<bool>("enabled");
        QTest::newRow("idle") << int(TurnPhase::Idle) << 0 << "Send"
                              << "" << true;
        QTest::newRow("running") << int(TurnPhase::Running) << 0 << "Stop"
                                 << "" << true;
        QTest::newRow("stopping") << int(TurnPhase::Stopping) << 1200 << "Stopping 1 s"
                                  << "" << false;
        QTest::newRow("unconfirmed") << int(TurnPhase::Unconfirmed) << 3000 << "Force stop"
                                     << "12 s" << true;
        QTest::newRow("forcing") << int(TurnPhase::Forcing) << 5000 << "Stopping 5 s"
                                 << "" << false;
    }

    void buttonWords()
    {
        QFETCH(int, phase);
        QFETCH(int, elapsed);
        models::SessionSnapshot session;
        session.stop.phase = TurnPhase(phase);
        session.stop.forceAt = base::Milliseconds(15000);
        const MainFace face = mainFace(session, base::Milliseconds(elapsed), true);
        QTEST(face.words, "words");
        QTEST(face.extra, "extra");
        QTEST(face.enabled, "enabled");
        session.stop.forceAt.reset();
        QVERIFY(mainFace(session, base::Milliseconds(elapsed), true).extra.isEmpty());
    }

    void buttonNeverResizes()
    {
        Stage s;
        const QRect place = s.composer.mainButton()->geometry();
        for (const TurnPhase phase :
             {TurnPhase::Running, TurnPhase::Stopping, TurnPhase::Unconfirmed, TurnPhase::Forcing}) {
            s.phase(phase);
            QCOMPARE(s.composer.mainButton()->geometry(), place);
        }
    }

    void enterSendsAndClears()
    {
        Stage s;
        QSignalSpy sent(&s.composer, &Composer::sendRequested);
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(sent.count(), 0); // nothing to send
        QTest::keyClicks(s.edit(), QStringLiteral("hello"));
        QTest::keyClick(s.edit(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(s.edit(), QStringLiteral("you"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(sent[0][0].toString(), QStringLiteral("hello\nyou"));
        QVERIFY(s.composer.text().isEmpty());
    }

    void controlEnterWhileRunningSendsNow()
    {
        Stage s(TurnPhase::Running);
        QSignalSpy queued(&s.composer, &Composer::sendRequested), now(&s.composer, &Composer::sendNowRequested);
        s.composer.setText(QStringLiteral("next"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        s.composer.setText(QStringLiteral("at once"));
        QTest::keyClick(s.edit(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(queued.count(), 1);
        QCOMPARE(now.count(), 1);
        QCOMPARE(now[0][0].toString(), QStringLiteral("at once"));
    }

    void nothingIsSentWhileStopping()
    {
        Stage s(TurnPhase::Stopping);
        QSignalSpy sent(&s.composer, &Composer::sendRequested);
        s.composer.setText(QStringLiteral("wait"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QTest::keyClick(s.edit(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sent.count(), 0);
        QCOMPARE(s.composer.text(), QStringLiteral("wait"));
    }

    void clicksFollowThePhase()
    {
        Stage s(TurnPhase::Running);
        QSignalSpy stop(&s.composer, &Composer::stopRequested), force(&s.composer, &Composer::forceStopRequested);
        const QPoint words(30, 10);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, words);
        QCOMPARE(stop.count(), 1);
        s.phase(TurnPhase::Stopping);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, words);
        QCOMPARE(stop.count() + force.count(), 1);
        s.phase(TurnPhase::Unconfirmed);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, words);
        QCOMPARE(force.count(), 1);
    }

    void clickAtTheMomentOfChangeDoesNothing()
    {
        Stage s(TurnPhase::Running);
        s.composer.setText(QStringLiteral("draft"));
        QSignalSpy sent(&s.composer, &Composer::sendRequested);
        s.status.set(sampleSnapshot(TurnPhase::Idle, &s.clock));
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(sent.count(), 0);
        s.clock.advance(300);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(sent.count(), 1);
    }

    void historyKeepsTheDraft()
    {
        Stage s;
        s.composer.setHistory({QStringLiteral("old"), QStringLiteral("new")});
        s.composer.setText(QStringLiteral("draft"));
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QCOMPARE(s.composer.text(), QStringLiteral("new"));
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QCOMPARE(s.composer.text(), QStringLiteral("old"));
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QCOMPARE(s.composer.text(), QStringLiteral("draft"));
    }

    void statusCountsTheSeconds()
    {
        Stage s(TurnPhase::Running);
        const auto words = [&s] { return statusWords(s.status.snapshot(), s.clock.now(), false); };
        QVERIFY2(words().lead.startsWith(QStringLiteral("Running 1:3")), qPrintable(words().lead));
        QCOMPARE(words().right, QStringLiteral("Esc Esc stops"));
        const QString before = s.composer.accessibleDescription();
        s.clock.advance(1000);
        QVERIFY(s.composer.accessibleDescription() != before);
        models::SessionSnapshot quiet = s.status.snapshot();
        quiet.waitingForUser = 0;
        quiet.turnCommands.clear();
        QCOMPARE(statusWords(quiet, quiet.lastActivityAt + base::Milliseconds(45'000), false).rest,
                 QStringLiteral("no activity for 45 s"));
        s.phase(TurnPhase::Idle);
        QCOMPARE(s.clock.timerCount(), size_t(0)); // nothing counts any more
    }

    void ladderLeavesOutWhatHadNothingToDo()
    {
        FakeClock clock;
        core::StopStatus stop = sampleSnapshot(TurnPhase::Unconfirmed, &clock).stop;
        QCOMPARE(StopStrip::rungs(stop, clock.now()).size(), size_t(5));
        stop.steps[1].count = stop.steps[2].count = 0;
        stop.forceAt.reset();
        const auto rungs = StopStrip::rungs(stop, clock.now());
        QCOMPARE(rungs.size(), size_t(3));
        QCOMPARE(rungs[0].time, QStringLiteral("0 s"));
        QCOMPARE(rungs[1].state, StopStrip::Rung::Now);
        QCOMPARE(rungs[2].time, QStringLiteral("by hand"));
    }

    void scopeSaysWhatEndsAndWhatStays()
    {
        FakeClock clock;
        models::SessionSnapshot s = sampleSnapshot(TurnPhase::Running, &clock);
        s.olderCommands = {{{QStringLiteral("t0")}, QStringLiteral("uvicorn tidewater.web"), {}}};
        QCOMPARE(StopMenu::endsLines(s, clock.now()).size(), size_t(3));
        QCOMPARE(StopMenu::endsLines(s, clock.now())[1].mono, QStringLiteral("pytest tests/test_cache.py"));
        QCOMPARE(StopMenu::staysLines(s).size(), size_t(3));
    }
};

QTEST_MAIN(TestComposer)
#include "tst_composer.moc"
