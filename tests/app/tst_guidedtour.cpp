// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/tourcontroller.h"
#include "history/entry.h"
#include "history/transcript.h"
#include "testclass.h"
#include "widgets/bars/tourbar.h"
#include "widgets/dialogs/review/undodialog.h"
#include "widgets/style/flatbutton.h"
#include "windowbench.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

namespace tst_guidedtour {

using models::TourProgress;

namespace {

widgets::TourBar *bar(const WindowBench &b)
{
    return b.window->findChild<widgets::TourBar *>();
}

app::TourController *controller(const WindowBench &b)
{
    return b.window->findChild<app::TourController *>();
}

QString sentence(const WindowBench &b)
{
    return bar(b)->findChild<QLabel *>(QStringLiteral("sentence"))->text();
}

widgets::FlatButton *goOn(const WindowBench &b)
{
    return bar(b)->findChildren<widgets::FlatButton *>().first();
}

base::RequestKey openPermission(workspace::SessionController &session)
{
    const history::Transcript &transcript = session.transcript();
    for (int row = 0; row < transcript.count(); ++row) {
        const auto *permission = std::get_if<history::Permission>(&transcript.at(row).body);
        if (permission && permission->end == core::PermissionEnd::Open)
            return permission->key;
    }
    return {};
}

workspace::SessionController *shown(const WindowBench &b)
{
    return b.window->page()->session();
}

} // namespace

/// The tour through the window, with the demo agent, as somebody new goes through it.
class TestGuidedTour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("BELAY_DEMO_SPEED", "10"); // percent of its pauses
        qputenv("PATH", QByteArray(qgetenv("BELAY_BIN") + ':' + qgetenv("PATH")));
    }

    void theStepsAreDoneInTheirOrder()
    {
        WindowBench b;
        const auto done = [&] { return controller(b)->progress()->done(); };
        QVERIFY(bar(b)->isHidden()); // nobody began it
        b.window->findChild<QAction *>(QStringLiteral("tour"))->trigger();
        QTRY_VERIFY(shown(b) && shown(b)->agent().isDemo && shown(b) != b.session);
        QTRY_VERIFY(bar(b)->isVisible());
        // It looks around and changes a file by itself; then it asks, and waits.
        QTRY_COMPARE_WITH_TIMEOUT(done(), int(TourProgress::Permission), 20'000);
        QVERIFY2(sentence(b).contains(QStringLiteral("F8")), qPrintable(sentence(b)));
        QTRY_COMPARE(shown(b)->snapshot().permissionsOpen, 1);
        QVERIFY(goOn(b)->isHidden()); // the turn runs
        QCOMPARE(b.settings.value(settings::keys::tourDone), int(TourProgress::Permission));

        // Stop comes too early: it is asked for once more, from that step on.
        shown(b)->stop();
        QTRY_VERIFY(!shown(b)->isBusy());
        QCOMPARE(done(), int(TourProgress::Permission));
        QTRY_VERIFY(goOn(b)->isVisible());
        goOn(b)->click();
        QTRY_COMPARE_WITH_TIMEOUT(shown(b)->snapshot().permissionsOpen, 1, 10'000);
        QCOMPARE(shown(b)->messages().sent().last().text, QStringLiteral("tour 3"));

        // Another session is looked at meanwhile; what is done here counts all the same.
        workspace::SessionController *tour = shown(b);
        workspace::SessionController *other = b.window->openSession(b.agent, b.folder);
        QTRY_VERIFY(bar(b)->isHidden());
        tour->questions().answerPermission(openPermission(*tour), acp::PermissionKind::AllowOnce);
        QTRY_COMPARE_WITH_TIMEOUT(done(), int(TourProgress::Stop), 10'000);
        // What it writes then is there to be taken back.
        QTRY_VERIFY(QFileInfo::exists(tour->cwd() + QStringLiteral("/belay-demo/knots.md")));
        tour->stop();
        QTRY_COMPARE_WITH_TIMEOUT(done(), int(TourProgress::Undo), 10'000);
        other->close();
        b.window->page()->setSession(tour);
        QTRY_VERIFY(bar(b)->isVisible());
        QVERIFY(sentence(b).contains(QStringLiteral("Ctrl+Shift+Z")));
        QTRY_VERIFY(b.window->page()->changes()->canUndo());
        QTRY_VERIFY(goOn(b)->isHidden()); // there is something to undo

        QTRY_VERIFY(b.window->findChild<QAction *>(QStringLiteral("undoTurn"))->isEnabled());
        b.window->findChild<QAction *>(QStringLiteral("undoTurn"))->trigger();
        QTRY_VERIFY(b.window->findChild<widgets::UndoDialog *>());
        QTest::mouseClick(
            b.window->findChild<widgets::UndoDialog *>()->findChild<QPushButton *>(QStringLiteral("undo")),
            Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(done(), TourProgress::steps, 10'000);
        QCOMPARE(b.settings.value(settings::keys::tourDone), TourProgress::steps);
        QTRY_COMPARE(goOn(b)->text(), QStringLiteral("Add an agent"));
        tour->close();
    }

    void whereItWasLeftItGoesOn()
    {
        WindowBench b;
        b.settings.set(settings::keys::tourDone, TourProgress::Undo);
        b.settings.set(settings::keys::tourIsOn, true);
        b.window = nullptr;
        b.open(); // another run
        QCOMPARE(controller(b)->progress()->done(), int(TourProgress::Undo));
        controller(b)->start();
        QTRY_VERIFY(shown(b) && shown(b)->messages().sent().size() == 1);
        QCOMPARE(shown(b)->messages().sent().last().text, QStringLiteral("tour 5"));
        QTRY_VERIFY(b.window->page()->changes()->canUndo());
        // Begun again, it is all of it.
        shown(b)->close();
        b.window->findChild<QAction *>(QStringLiteral("tour"))->trigger();
        QCOMPARE(controller(b)->progress()->done(), 0);
        QTRY_VERIFY(!shown(b)->messages().sent().isEmpty());
        QCOMPARE(shown(b)->messages().sent().last().text, QStringLiteral("tour"));
        // Closed, it does not come back by itself.
        QTRY_VERIFY(bar(b)->isVisible());
        bar(b)->findChildren<widgets::FlatButton *>().last()->click();
        QVERIFY(bar(b)->isHidden());
        QVERIFY(!b.settings.value(settings::keys::tourIsOn));
        shown(b)->stop();
        QTRY_VERIFY(!shown(b)->isBusy());
        QVERIFY(bar(b)->isHidden());
        shown(b)->close();
    }

    void otherAgentsHaveNoTour()
    {
        WindowBench b; // its agent is one of the user's
        b.settings.set(settings::keys::tourIsOn, true);
        QVERIFY(b.run(QStringLiteral("thought")));
        QVERIFY(bar(b)->isHidden());
    }
};

BELAY_GUI_TEST(TestGuidedTour)

} // namespace tst_guidedtour

#include "tst_guidedtour.moc"
