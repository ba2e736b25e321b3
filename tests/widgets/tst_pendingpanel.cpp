// SPDX-License-Identifier: Apache-2.0
#include "core/requests/requestboard.h"
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/panels/pendingpanel.h"
#include "widgets/style/emptyview.h"

#include "testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QTreeView>

namespace tst_pendingpanel {

using namespace widgets;

namespace {

struct Stage
{
    FakeClock clock;
    core::RequestBoard board{&clock};
    models::PendingModel model{&board, &clock};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    Look look;
    PendingPanel panel{&model, &look, &clock};

    Stage()
    {
        panel.resize(352, 600);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel); // the focus then comes as it is asked for
    }
    base::RequestKey add(core::RequestKind kind, const QString &detail, core::RequestState state)
    {
        core::RequestRow row;
        row.direction = core::Direction::Inbound;
        row.kind = kind;
        row.session.value = QStringLiteral("s1");
        row.sessionTitle = QStringLiteral("Cache");
        row.detail = detail;
        row.state = state;
        row.canAnswer = kind == core::RequestKind::Permission;
        row.canKill = kind == core::RequestKind::Command;
        const auto key = board.add(row, {[] {}, [] {}});
        QCoreApplication::processEvents(); // what came together is counted once
        return key;
    }
    QRect rectOf(base::RequestKey key) const { return panel.view()->visualRect(model.indexOf(key)); }
};

} // namespace

class TestPendingPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsOpen()
    {
        Stage s;
        QVERIFY(s.panel.view()->isHidden());
        const auto key = s.add(core::RequestKind::Permission, QStringLiteral("make"), core::RequestState::WaitsForUser);
        s.add(core::RequestKind::Command, QStringLiteral("sleep"), core::RequestState::Running);
        QVERIFY(!s.panel.view()->isHidden());
        QVERIFY2(s.panel.summary().startsWith(QStringLiteral("2 open")), qPrintable(s.panel.summary()));
        s.board.finish(key, core::RequestEnd::CancelledByStop);
        QCoreApplication::processEvents();
        QVERIFY2(s.panel.summary().startsWith(QStringLiteral("1 open")), qPrintable(s.panel.summary()));
    }

    /// What was open is folded below it, until it is wanted or something is open again.
    void nothingIsOpenIsSaidOverThePast()
    {
        Stage s;
        const auto *empty = s.panel.findChild<EmptyView *>();
        QVERIFY(empty->isVisible());
        const auto one = s.add(core::RequestKind::Permission, QStringLiteral("a"), core::RequestState::WaitsForUser);
        const auto two = s.add(core::RequestKind::Command, QStringLiteral("b"), core::RequestState::Running);
        QVERIFY(!empty->isVisible());
        QVERIFY(!s.rectOf(one).isEmpty());
        const auto finish = [&s](base::RequestKey key) {
            s.board.finish(key, core::RequestEnd::CancelledByStop);
            QCoreApplication::processEvents();
        };
        finish(one);
        QVERIFY(!empty->isVisible() && !s.rectOf(one).isEmpty());
        finish(two);
        QVERIFY(empty->isVisible() && s.panel.view()->isVisible());
        QVERIFY(empty->geometry().bottom() < s.panel.view()->geometry().top());
        QVERIFY(s.rectOf(one).isEmpty() && s.rectOf(two).isEmpty());
        s.panel.view()->setExpanded(s.model.index(0, 0), true);
        Q_EMIT s.model.countsChanged(); // of something else
        QVERIFY(!s.rectOf(one).isEmpty());
        s.panel.view()->collapseAll();
        const auto three = s.add(core::RequestKind::Command, QStringLiteral("c"), core::RequestState::Running);
        QVERIFY(!empty->isVisible());
        QVERIFY(!s.rectOf(one).isEmpty() && !s.rectOf(three).isEmpty());
    }

    /// Whole and to be copied, also while the ages go on.
    void theFieldsCanBeSelected()
    {
        Stage s;
        const QString command = QStringLiteral("make ") + QStringLiteral("/a/long/path").repeated(40);
        const auto key = s.add(core::RequestKind::Permission, command, core::RequestState::WaitsForUser);
        s.panel.select(key);
        auto *fields = s.panel.findChild<QTextEdit *>();
        QVERIFY(fields && fields->isVisible() && !fields->accessibleName().isEmpty());
        fields->selectAll();
        s.clock.advance(1000);
        s.model.refreshAges();
        QVERIFY2(fields->textCursor().selection().toPlainText().contains(command),
                 qPrintable(fields->textCursor().selectedText()));
    }

    /// The last group, whatever comes after; its rows can be stopped and shown, and count as nothing that waits.
    void whatRunsOnIsTheLastGroup()
    {
        Stage s;
        const auto running = [&s](const char *name, int seconds) {
            return models::SessionRunningOn{7, QStringLiteral("Charts"), sampleRunning(name, seconds, false, &s.clock)};
        };
        s.model.setRunning({running("npm run dev", 185), running("sleep 60", 14)});
        s.add(core::RequestKind::Permission, QStringLiteral("make"), core::RequestState::WaitsForUser);
        QCOMPARE(s.panel.summary(), QStringLiteral("1 open, 1 request(s) wait for you · 2 run on"));
        QCOMPARE(s.model.waitingCount(), 1);
        QCOMPARE(s.model.rowCount(), 2);
        const QModelIndex group = s.model.index(1, 0);
        QCOMPARE(group.data().toString(), QStringLiteral("Runs on"));
        QCOMPARE(s.model.rowCount(group), 2);
        const QModelIndex row = s.model.index(1, 0, group);
        QVERIFY(!s.model.row(row) && s.model.running(row));
        QCOMPARE(row.data(models::PendingModel::DetailRole).toString(), QStringLiteral("sleep 60"));
        QCOMPARE(row.data(models::PendingModel::AgeRole).toString(), QStringLiteral("14 s"));
        QVERIFY(
            row.data(models::PendingModel::StateTextRole).toString().startsWith(QStringLiteral("runs on · Charts, ")));
        QSignalSpy stop(&s.panel, &PendingPanel::stopRunningRequested);
        QSignalSpy shown(&s.panel, &PendingPanel::showRunningRequested);
        const QRect place = s.panel.view()->visualRect(row);
        QVERIFY(place.isValid());
        QTest::mouseClick(s.panel.view()->viewport(), Qt::LeftButton, {}, QPoint(place.left() + 60, place.top() + 8));
        QCOMPARE(stop.count(), 0);
        QTest::mouseClick(s.panel.view()->viewport(), Qt::LeftButton, {},
                          QPoint(place.right() - 20, place.bottom() - 12));
        QCOMPARE(stop.count(), 1);
        QCOMPARE(stop[0][0].value<models::SessionRunningOn>().what.name, QStringLiteral("sleep 60"));
        QTest::mouseDClick(s.panel.view()->viewport(), Qt::LeftButton, {}, QPoint(place.left() + 60, place.top() + 8));
        QCOMPARE(shown.count(), 1);
        // The first ends; the selected one stays it, and says that it ends.
        models::SessionRunningOn ending = running("sleep 60", 15);
        ending.what.isStopping = true;
        s.model.setRunning({ending});
        QCOMPARE(s.model.rowCount(group), 1);
        QCOMPARE(s.model.index(0, 0, group).data(models::PendingModel::ActionRole).toInt(),
                 int(models::PendingModel::Action::None));
        QCOMPARE(s.model.running(s.panel.view()->currentIndex())->what.name, QStringLiteral("sleep 60"));
        s.model.setRunning({running("make", 1), running("make", 1), ending});
        s.model.setRunning({running("make", 1)}); // of two with the same name
        QCOMPARE(s.model.rowCount(group), 1);
        s.model.setRunning({});
        QCoreApplication::processEvents();
        QCOMPARE(s.model.rowCount(), 1);
        QCOMPARE(s.panel.summary(), QStringLiteral("1 open, 1 request(s) wait for you"));
    }

    void linksAct()
    {
        Stage s;
        const auto permission =
            s.add(core::RequestKind::Permission, QStringLiteral("make"), core::RequestState::WaitsForUser);
        const auto command = s.add(core::RequestKind::Command, QStringLiteral("sleep"), core::RequestState::Running);
        QSignalSpy answer(&s.panel, &PendingPanel::answerRequested), kill(&s.panel, &PendingPanel::killRequested);
        for (const auto key : {permission, command}) {
            const QRect row = s.rectOf(key);
            QVERIFY(row.isValid());
            // The name of the row does nothing, the link at its right does.
            QTest::mouseClick(s.panel.view()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 60, row.top() + 8));
            QTest::mouseClick(s.panel.view()->viewport(), Qt::LeftButton, {},
                              QPoint(row.right() - 20, row.bottom() - 12));
        }
        QCOMPARE(answer.count(), 1);
        QCOMPARE(answer[0][0].value<base::RequestKey>(), permission);
        QCOMPARE(kill.count(), 1);
        QCOMPARE(kill[0][0].value<base::RequestKey>(), command);
    }

    void keysAnswerOnlyTheChosenPermission()
    {
        Stage s;
        const auto permission =
            s.add(core::RequestKind::Permission, QStringLiteral("make"), core::RequestState::WaitsForUser);
        const auto command = s.add(core::RequestKind::Command, QStringLiteral("sleep"), core::RequestState::Running);
        QSignalSpy spy(&s.panel, &PendingPanel::answerByKeyRequested);
        s.panel.view()->setFocus(Qt::TabFocusReason);
        s.panel.select(command);
        s.clock.advance(1000);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(spy.count(), 0);
        s.clock.advance(1000);
        s.panel.select(permission);
        s.clock.advance(499);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(spy.count(), 0);
        s.clock.advance(1);
        QTest::keyClick(s.panel.view(), Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy[0][0].value<base::RequestKey>(), permission);
        QCOMPARE(spy[0][1].toChar(), QChar(u'R'));
        s.board.finish(permission, core::RequestEnd::AnsweredByUser);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(spy.count(), 1);
    }

    /// A letter that comes too early answers nothing, and says so until it is over or another row is chosen.
    void tooSoonIsSaid()
    {
        Stage s;
        const auto one = s.add(core::RequestKind::Permission, QStringLiteral("a"), core::RequestState::WaitsForUser);
        const auto two = s.add(core::RequestKind::Permission, QStringLiteral("b"), core::RequestState::WaitsForUser);
        QSignalSpy answered(&s.panel, &PendingPanel::answerByKeyRequested), typed(&s.panel, &PendingPanel::typed);
        s.panel.view()->setFocus(Qt::TabFocusReason);
        s.panel.select(one);
        const auto words = [&s] { return s.panel.view()->accessibleDescription(); };
        const auto picture = [&s] { return s.panel.grab().toImage(); };
        s.clock.advance(100);
        const QImage quiet = picture();
        QVERIFY(words().isEmpty());
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(answered.count(), 0);
        QCOMPARE(typed.count(), 0); // it was meant for the row
        QVERIFY(!words().isEmpty());
        QVERIFY(picture() != quiet);
        s.clock.advance(10'000);
        QVERIFY(words().isEmpty());
        // Of another row it says nothing.
        s.panel.select(two);
        s.clock.advance(100);
        QTest::keyClick(s.panel.view(), Qt::Key_R);
        QVERIFY(!words().isEmpty());
        s.panel.select(one);
        QVERIFY(words().isEmpty());
        s.clock.advance(1000);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(answered.count(), 1);
        QVERIFY(words().isEmpty());
    }

    /// A row that was clicked takes no letters: what is typed then is a sentence.
    void aSentenceAnswersNothing()
    {
        Stage s;
        const auto permission =
            s.add(core::RequestKind::Permission, QStringLiteral("make"), core::RequestState::WaitsForUser);
        QSignalSpy answered(&s.panel, &PendingPanel::answerByKeyRequested), typed(&s.panel, &PendingPanel::typed);
        const QRect row = s.rectOf(permission);
        s.panel.view()->setFocus(Qt::MouseFocusReason);
        QTest::mouseClick(s.panel.view()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 60, row.top() + 8));
        s.clock.advance(1000);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QTest::keyClick(s.panel.view(), Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(answered.count(), 0);
        QCOMPARE(typed.count(), 2);
        // Chosen by a key it does, but for what writes as Shift does not.
        QTest::keyClick(s.panel.view(), Qt::Key_Shift);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(answered.count(), 0);
        QTest::keyClick(s.panel.view(), Qt::Key_Down);
        s.clock.advance(1000);
        QTest::keyClick(s.panel.view(), Qt::Key_X);
        QCOMPARE(answered.count(), 0);
        s.clock.advance(1000);
        QTest::keyClick(s.panel.view(), Qt::Key_A);
        QCOMPARE(answered.count(), 1);
    }

    void wideDocksShowColumns()
    {
        Stage s;
        s.add(core::RequestKind::Permission, QStringLiteral("make"), core::RequestState::WaitsForUser);
        QVERIFY(s.panel.view()->isColumnHidden(models::PendingModel::State));
        s.panel.resize(900, 400);
        QVERIFY(!s.panel.view()->isColumnHidden(models::PendingModel::State));
        s.panel.resize(352, 400);
        QVERIFY(s.panel.view()->isColumnHidden(models::PendingModel::State));
    }
};

BELAY_GUI_TEST(TestPendingPanel)

} // namespace tst_pendingpanel

#include "tst_pendingpanel.moc"
