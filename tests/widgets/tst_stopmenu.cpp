// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/composer/stopmenu.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>
#include <QWidgetAction>

namespace tst_stopmenu {

using namespace widgets;
using core::StopScope;
using core::TurnPhase;

namespace {

base::TerminalId id(const char *name)
{
    return {QString::fromLatin1(name)};
}

models::SessionSnapshot busy(base::Clock *clock)
{
    models::SessionSnapshot s = sampleSnapshot(TurnPhase::Running, clock);
    s.turnCommands = {{id("a"), QStringLiteral("pytest"), clock->now() - base::Milliseconds(14'000)},
                      {id("b"), QStringLiteral("npm run build"), clock->now()}};
    models::RunningOn ofBelay = sampleRunning("uvicorn web", 100, false, clock);
    ofBelay.call = {};
    ofBelay.terminal = id("old");
    s.agentsCalls = {sampleRunning("npm test", 9, true, clock)};
    s.queue = {{1, QStringLiteral("next")}};
    s.runsOn = {ofBelay, sampleRunning("npm run watch", 90, false, clock), sampleRunning("sleep 60", 4, true, clock)};
    s.busyElsewhere = 2;
    return s;
}

/// The menu, shown; its switches in order: a, b, queue, old.
struct Stage
{
    FakeClock clock;
    Look look;
    StopMenu menu;
    QSignalSpy stops{&menu, &StopMenu::stopRequested};

    Stage() : Stage([](models::SessionSnapshot &) {}) {}
    template <typename F> explicit Stage(F change) : menu(changed(&clock, change), &look, &clock)
    {
        menu.popup(QPoint(10, 10));
    }
    template <typename F> static models::SessionSnapshot changed(base::Clock *clock, F change)
    {
        models::SessionSnapshot s = busy(clock);
        change(s);
        return s;
    }
    ScopeSwitch *item(size_t index) const { return menu.switches()[index]; }
    QAction *action(const QString &start) const
    {
        for (QAction *a : menu.actions()) {
            if (a->text().startsWith(start))
                return a;
        }
        return nullptr;
    }
    StopScope chosen() const { return stops.last()[0].value<StopScope>(); }
};

QString began(const models::RunningOn &one)
{
    return one.turnAt.toLocalTime().toString(QStringLiteral("HH:mm"));
}

QStringList wordsOf(const std::vector<ScopeLine> &lines)
{
    QStringList out;
    for (const ScopeLine &line : lines)
        out << QStringLiteral("%1|%2|%3").arg(line.on ? line.words : line.whenOff, line.mono, line.age);
    return out;
}

} // namespace

/// What Stop takes along, said before and chosen for this time.
class TestStopMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// How far the agent's own Stop reaches is told before one presses, where it is known.
    void theReachIsTold()
    {
        const auto notes = [](const Stage &t) {
            QStringList out;
            for (const QAction *action : t.menu.actions()) {
                const auto *line = qobject_cast<const QWidgetAction *>(action);
                if (line && line->defaultWidget()->accessibleName().contains(QLatin1String(": stops in ")))
                    out << line->defaultWidget()->accessibleName();
            }
            return out;
        };
        const Stage unknown([](models::SessionSnapshot &s) { s.statistics = {}; });
        QCOMPARE(notes(unknown), QStringList());
        const Stage known([](models::SessionSnapshot &s) {
            s.agentName = QStringLiteral("opencode");
            s.statistics = {};
            s.statistics.add({base::Milliseconds(200)});
        });
        QCOMPARE(notes(known), QStringList{QStringLiteral("opencode: stops in 0.2 s (1 of 1)")});
        const Stage elsewhere([](models::SessionSnapshot &s) {
            s.statistics = {};
            s.remote = true;
            s.conduct = core::StopConduct();
        });
        QCOMPARE(notes(elsewhere), QStringList());
    }

    void saysWhatEndsAndWhatStays()
    {
        FakeClock clock;
        const models::SessionSnapshot s = busy(&clock);
        QCOMPARE(wordsOf(StopMenu::endsLines(s, clock.now(), clock.wall())),
                 (QStringList{QStringLiteral("this turn||1:32"), QStringLiteral("ends|pytest|14 s"),
                              QStringLiteral("ends|npm run build|0 s"), QStringLiteral("ends|npm test|9 s"),
                              QStringLiteral("ends, in the background|sleep 60|4 s"),
                              QStringLiteral("2 permission(s) that wait for you: cancelled, not allowed||"),
                              QStringLiteral("1 queued message(s): not sent||")}));
        QCOMPARE(
            wordsOf(StopMenu::staysLines(s, clock.wall())),
            (QStringList{QStringLiteral("from an earlier turn, since %1|uvicorn web|1 min").arg(began(s.runsOn[0])),
                         QStringLiteral("from an earlier turn, since %1|npm run watch|1 min").arg(began(s.runsOn[1])),
                         QStringLiteral("what has already happened: changed files stay changed||"),
                         QStringLiteral("2 other session(s) that run or wait for you||")}));
    }

    /// What Belay cannot end itself is told apart: the agent, or an MCP server, is asked to.
    void whatOthersAreAskedToEnd()
    {
        FakeClock clock;
        models::SessionSnapshot s = sampleSnapshot(TurnPhase::Running, &clock);
        s.permissionsOpen = 0;
        s.turnCommands = {};
        s.runsOn = {};
        s.queue = {};
        models::RunningOn edit = sampleRunning("Edit a.py", 3, true, &clock);
        edit.isCommand = false;
        s.agentsCalls = {edit};
        s.serverCalls = {{QStringLiteral("send_invoice (billing)"), clock.now() - base::Milliseconds(5000)}};
        s.defaultScope.endCommands = false; // of commands alone
        const QStringList lines = wordsOf(StopMenu::endsLines(s, clock.now(), clock.wall()));
        QCOMPARE(lines.mid(1), (QStringList{QStringLiteral("the agent ends it|Edit a.py|3 s"),
                                            QStringLiteral("may still take effect|send_invoice (billing)|5 s")}));
    }

    void untouchedItIsThePlainStop()
    {
        Stage s;
        s.action(QStringLiteral("Stop\t"))->trigger();
        const StopScope plain;
        QCOMPARE(s.chosen().endCommands, plain.endCommands);
        QVERIFY(s.chosen().keep.empty() && s.chosen().alsoEnd.empty());
        QCOMPARE(s.chosen().holdQueue, plain.holdQueue);
    }

    void clicksSwitchAndTheMenuStays()
    {
        Stage s;
        QCOMPARE(s.menu.switches().size(), size_t(4));
        QTest::mouseClick(s.item(0), Qt::LeftButton, {}, QPoint(60, 8));
        QTest::mouseClick(s.item(2), Qt::LeftButton, {}, QPoint(60, 8));
        QTest::mouseClick(s.item(3), Qt::LeftButton, {}, QPoint(60, 8));
        QVERIFY(s.menu.isVisible());
        QCOMPARE(s.stops.count(), 0);
        QCOMPARE(s.item(0)->accessibleName(), QStringLiteral("pytest: runs on"));
        s.action(QStringLiteral("Stop\t"))->trigger();
        QVERIFY(s.chosen().endCommands);
        QCOMPARE(s.chosen().keep, (std::set<base::TerminalId>{id("a")}));
        QCOMPARE(s.chosen().alsoEnd, (std::set<base::TerminalId>{id("old")}));
        QVERIFY(!s.chosen().holdQueue);
    }

    void keysSwitchAndTheMenuStays()
    {
        Stage s;
        QCOMPARE(s.menu.activeAction(), s.action(QStringLiteral("Stop\t")));
        // Up from Stop: the last switch first, over what cannot be switched.
        int steps = 0;
        while (!s.item(3)->hasFocus() && ++steps < 12)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &s.menu, Qt::Key_Up);
        QVERIFY(s.item(3)->hasFocus());
        QTest::keyClick(s.item(3), Qt::Key_Space);
        QVERIFY(s.item(3)->isChecked());
        QVERIFY(s.menu.isVisible());
        QTest::keyClick(s.item(3), Qt::Key_Space);
        QTest::keyClick(s.item(3), Qt::Key_Return);
        QVERIFY(s.item(3)->isChecked());
        steps = 0;
        while (!s.item(2)->hasFocus() && ++steps < 12)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QTest::keyClick(s.item(2), Qt::Key_Space);
        steps = 0;
        while (s.menu.activeAction() != s.action(QStringLiteral("Stop\t")) && ++steps < 12)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &s.menu, Qt::Key_Down);
        QTest::keyClick(&s.menu, Qt::Key_Return);
        QCOMPARE(s.stops.count(), 1);
        QVERIFY(!s.menu.isVisible());
        QCOMPARE(s.chosen().alsoEnd, (std::set<base::TerminalId>{id("old")}));
        QVERIFY(!s.chosen().holdQueue);
    }

    void noneOfTheCommands()
    {
        Stage s;
        s.item(0)->toggle();
        s.item(1)->toggle();
        s.action(QStringLiteral("Stop\t"))->trigger();
        QVERIFY(!s.chosen().endCommands);
        s.item(0)->toggle();
        s.item(3)->toggle();
        s.action(QStringLiteral("Stop, let the commands finish"))->trigger();
        QVERIFY(!s.chosen().endCommands);
        QCOMPARE(s.chosen().alsoEnd.size(), size_t(1));
    }

    void settingsDecideHowSwitchesStand()
    {
        Stage s([](models::SessionSnapshot &session) { session.defaultScope.endCommands = false; });
        QVERIFY(!s.item(0)->isChecked() && !s.item(1)->isChecked());
        s.action(QStringLiteral("Stop\t"))->trigger();
        QVERIFY(!s.chosen().endCommands);
        s.item(1)->toggle();
        s.action(QStringLiteral("Stop\t"))->trigger();
        QVERIFY(s.chosen().endCommands);
        QCOMPARE(s.chosen().keep, (std::set<base::TerminalId>{id("a")}));
    }

    void forceSaysWhatBecomesOfTheSession()
    {
        Stage without;
        QVERIFY(without.action(QStringLiteral("Force stop: end the agent; it forgets")));
        Stage with([](models::SessionSnapshot &session) { session.canRestore = true; });
        QSignalSpy force(&with.menu, &StopMenu::forceStopRequested);
        with.action(QStringLiteral("Force stop: restart the agent, resume the session"))->trigger();
        QCOMPARE(force.count(), 1);
        QVERIFY(with.action(QStringLiteral("Force stop"))->text().endsWith(QStringLiteral("\tends what runs on, too")));
    }

    void eachWayNamesWhatDiffers()
    {
        Stage s;
        QCOMPARE(s.action(QStringLiteral("Stop, let"))->text(),
                 QStringLiteral("Stop, let the commands finish\tpytest, npm run build and 1 more"));
        QAction *everything = s.action(QStringLiteral("Stop everything"));
        QCOMPARE(everything->text(), QStringLiteral("Stop everything\tuvicorn web, npm run watch"));
        QSignalSpy all(&s.menu, &StopMenu::stopEverythingRequested);
        everything->trigger();
        QCOMPARE(all.count(), 1);
        QCOMPARE(s.stops.count(), 0);
        const Stage alone([](models::SessionSnapshot &session) {
            session.runsOn.clear();
            session.turnCommands.clear();
        });
        QVERIFY(!alone.action(QStringLiteral("Stop everything")) && !alone.action(QStringLiteral("Stop, let")));
        QVERIFY(!alone.action(QStringLiteral("Force stop"))->text().contains(u'\t'));
    }
};

BELAY_GUI_TEST(TestStopMenu)

} // namespace tst_stopmenu

#include "tst_stopmenu.moc"
