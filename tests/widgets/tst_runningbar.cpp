// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "shownbutton.h"
#include "widgets/bars/runningbar.h"
#include "widgets/composer/composer.h"
#include "widgets/composer/mainbutton.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QMenu>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

namespace tst_runningbar {

using namespace widgets;
using core::TurnPhase;

namespace {

struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    QWidget window;
    RunningBar bar{&status, &look, &clock, &window};
    models::SessionSnapshot session = sampleSnapshot(TurnPhase::Idle, &clock);

    explicit Stage(int commands)
    {
        const char *const names[] = {"npm run dev", "sleep 60", "make -C docs watch", "tail -f log", "cat", "vite"};
        for (int i = 0; i < commands; ++i)
            session.runsOn.push_back(sampleRunning(names[i], 185 - 30 * i, false, &clock));
        set();
        window.resize(700, 500);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void set()
    {
        status.set(session);
        bar.resize(700, bar.sizeHint().height());
    }
    void expand()
    {
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(20, 10));
        bar.resize(bar.width(), bar.sizeHint().height());
    }
    QAbstractButton *button(const QString &words) const { return shownButton(bar, words); }
};

} // namespace

/// What runs on stands over the input, and can be ended there.
class TestRunningBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goneWithoutACommand()
    {
        Stage s(0);
        QVERIFY(s.bar.isHidden());
        s.session.runsOn = {sampleRunning("sleep 60", 1, false, &s.clock)};
        s.set();
        QVERIFY(s.bar.isVisible());
        s.session.runsOn.clear();
        s.set();
        QVERIFY(s.bar.isHidden());
    }

    void theLineNamesThree()
    {
        Stage s(5);
        QCOMPARE(s.bar.words(), QStringLiteral("5 command(s) run on: npm run dev · 3 min, sleep 60 · 2 min, "
                                               "make -C docs watch · 2 min and 2 more"));
        QCOMPARE(s.bar.accessibleName(), s.bar.words());
        QVERIFY(s.button(QStringLiteral("Stop all 5")));
        s.session.runsOn.resize(2);
        s.set();
        QVERIFY(s.button(QStringLiteral("Stop all 2")));
        s.session.runsOn.resize(1);
        s.set();
        QSignalSpy all(&s.bar, &RunningBar::stopAllRequested);
        QVERIFY(s.button(QStringLiteral("Stop it")));
        s.button(QStringLiteral("Stop it"))->click();
        QCOMPARE(all.count(), 1);
    }

    /// Below the rows, without alarm and without a button.
    void theAgentsOwnStandsLast()
    {
        Stage s(1);
        s.expand();
        const int before = s.bar.height();
        s.session.agentsOwn = {QStringLiteral("rg"), QStringLiteral("node")};
        s.set();
        QVERIFY(s.bar.height() > before);
        QCOMPARE(s.bar.toolTip(), QStringLiteral("Also alive, the agent’s own: rg, node. They end with the agent."));
        QVERIFY(!s.bar.words().contains(QStringLiteral("rg")));
        s.session.agentsOwn = {QStringLiteral("rg"), QStringLiteral("node"), QStringLiteral("a"), QStringLiteral("b"),
                               QStringLiteral("c")};
        s.session.notKnownWhose = {QStringLiteral("cat")};
        s.set();
        QCOMPARE(s.bar.toolTip().section(u'\n', 0, 0),
                 QStringLiteral("Also alive, the agent’s own: rg, node, a and 2 more. They end with the agent."));
        QCOMPARE(s.bar.toolTip().count(u'\n'), 1);
    }

    /// In step with the time: each second for what has just begun, then each minute.
    void timesGoOn()
    {
        Stage s(0);
        s.session.runsOn = {sampleRunning("sleep 90", 58, false, &s.clock)};
        s.set();
        s.clock.advance(1000);
        QVERIFY2(s.bar.accessibleName().endsWith(QStringLiteral("59 s")), qPrintable(s.bar.accessibleName()));
        s.clock.advance(1000);
        QVERIFY2(s.bar.accessibleName().endsWith(QStringLiteral("1 min")), qPrintable(s.bar.accessibleName()));
        s.clock.advance(60'000);
        QVERIFY2(s.bar.accessibleName().endsWith(QStringLiteral("2 min")), qPrintable(s.bar.accessibleName()));
    }

    /// A second more is another word, and nothing has another place.
    void aTickMovesNothing_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 700;
        QTest::newRow("narrow") << 400;
    }
    void aTickMovesNothing()
    {
        QFETCH(const int, width);
        Stage s(0);
        s.session.runsOn = {sampleRunning("sleep 90", 20, false, &s.clock), sampleRunning("cat", 30, false, &s.clock)};
        s.session.agentsOwn = {QStringLiteral("rg")};
        s.set();
        s.expand();
        s.bar.resize(width, s.bar.sizeHint().height());
        QCoreApplication::processEvents();
        s.clock.advance(1000); // what was unfolded has its place by now
        QCoreApplication::processEvents();
        const QList<QWidget *> parts = s.bar.findChildren<QWidget *>();
        const auto places = [&parts] {
            QList<QRect> out;
            for (const QWidget *part : parts)
                out << part->geometry();
            return out;
        };
        const QList<QRect> were = places();
        const QString before = s.bar.accessibleName();
        s.clock.advance(1000);
        QCoreApplication::processEvents();
        QVERIFY(s.bar.accessibleName() != before);
        QCOMPARE(s.bar.findChildren<QWidget *>(), parts);
        QCOMPARE(places(), were);
    }

    void aRowForEach()
    {
        Stage s(6);
        QVERIFY(!s.bar.isExpanded());
        const int folded = s.bar.height();
        s.expand();
        const int row = s.bar.rows().front()->height();
        QCOMPARE(s.bar.height(), folded + RunningBar::mostRows * row); // the sixth is scrolled
        QCOMPARE(s.bar.rows().size(), size_t(6));
        QVERIFY(s.bar.rows()[1]->accessibleName().startsWith(QStringLiteral("sleep 60, since ")));
        s.bar.setFocus();
        QTest::keyClick(&s.bar, Qt::Key_Down);
        QVERIFY(shownButton(*s.bar.rows()[0], QStringLiteral("Show"))->hasFocus());
        QSignalSpy stop(&s.bar, &RunningBar::stopRequested), show(&s.bar, &RunningBar::showRequested);
        shownButton(*s.bar.rows()[1], QStringLiteral("Stop it"))->click();
        QCOMPARE(stop.count(), 1);
        QCOMPARE(stop[0][0].value<models::RunningOn>().name, QStringLiteral("sleep 60"));
        shownButton(*s.bar.rows()[1], QStringLiteral("Show"))->click();
        QCOMPARE(show.count(), 1);
        // It stays unfolded, and rows stay those of their commands.
        const RunningRow *second = s.bar.rows()[1];
        s.session.runsOn.erase(s.session.runsOn.begin());
        s.session.runsOn[0].isStopping = true;
        s.set();
        QVERIFY(s.bar.isExpanded());
        QCOMPARE(s.bar.rows().front(), second);
        QCOMPARE(second->accessibleName(), QStringLiteral("sleep 60, stopping"));
        QVERIFY(!shownButton(*second, QStringLiteral("Stop it"))->isEnabled());
    }

    /// Where there is no room the row has two lines, and is the way to the card itself.
    void narrow()
    {
        Stage s(2);
        s.bar.resize(400, s.bar.sizeHint().height());
        s.expand();
        RunningRow *row = s.bar.rows().front();
        QVERIFY(row->height() > Stage(1).bar.height());
        QSignalSpy show(&s.bar, &RunningBar::showRequested);
        QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(100, 10));
        s.bar.setFocus();
        QTest::keyClick(&s.bar, Qt::Key_Down);
        QCOMPARE(s.window.focusWidget(), row);
        QTest::keyClick(row, Qt::Key_Return);
        QCOMPARE(show.count(), 2);
    }

    /// Of one of several calls: named, and ended with all.
    void notKnownWhose()
    {
        Stage s(0);
        s.session.notKnownWhose = {QStringLiteral("sleep 5")};
        s.set();
        QVERIFY(s.bar.isVisible());
        QVERIFY(s.bar.toolTip().contains(QStringLiteral("sleep 5")));
        QVERIFY(s.button(QStringLiteral("Stop it"))->isEnabled());
        s.session.stop.phase = TurnPhase::Running; // then that would end the turn's own, too
        s.set();
        QVERIFY(!s.button(QStringLiteral("Stop it"))->isEnabled());
    }

    /// What only the agent reports is not in Belay's hands.
    void onlyReported()
    {
        Stage s(1);
        s.session.runsOn[0].canStop = false;
        s.set();
        QVERIFY(s.bar.isVisible());
        QVERIFY(!s.button(QStringLiteral("Stop it")));
        QVERIFY(!mainFace(s.session, s.clock.now(), true).hasMenu);
    }

    /// Without a turn Send has the arrow for it, also with nothing to send; with the last command it goes.
    void sendHasTheArrow()
    {
        Stage s(2);
        MainFace face = mainFace(s.session, s.clock.now(), false);
        QCOMPARE(face.action, MainAction::Send);
        QVERIFY(face.hasMenu && !face.enabled);
        Composer composer(&s.status, &s.look, &s.clock);
        composer.resize(700, 120);
        composer.show();
        QSignalSpy stop(&composer, &Composer::stopRunningRequested);
        auto *button = composer.findChild<MainButton *>();
        QTest::keyClick(button, Qt::Key_Down);
        auto *menu = composer.findChild<QMenu *>();
        QVERIFY(menu && menu->isVisible());
        QAction *const first = menu->actions().constFirst();
        QVERIFY2(first->text().startsWith(QStringLiteral("Stop what runs on\tnpm run dev, sleep 60")),
                 qPrintable(first->text()));
        first->trigger();
        QCOMPARE(stop.count(), 1);
        s.session.runsOn.clear();
        s.set();
        QVERIFY(!menu->isVisible());
        QVERIFY(!mainFace(s.session, s.clock.now(), true).hasMenu);
    }
};

BELAY_GUI_TEST(TestRunningBar)

} // namespace tst_runningbar

#include "tst_runningbar.moc"
