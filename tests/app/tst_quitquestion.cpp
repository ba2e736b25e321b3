// SPDX-License-Identifier: Apache-2.0
#include "app/window/quitquestion.h"
#include "widgets/style/look.h"

#include "testclass.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QWidget>

#include <algorithm>

namespace tst_quitquestion {

namespace {

struct Bench
{
    widgets::Look look;
    QWidget window;
    app::QuitQuestion question{&look, &window};
};

} // namespace

class TestQuitQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quittingIsAskedAbout()
    {
        Bench b;
        bool quits = false;
        b.question.ask(2, {}, {}, [&quits] { quits = true; });
        const QList<QLabel *> words = b.question.box()->findChildren<QLabel *>();
        const auto asked = std::ranges::find_if(
            words, [](const QLabel *label) { return label->text().contains(QLatin1String("2 turn")); });
        // What is asked stands out; Enter does nothing that cannot be taken back.
        QVERIFY(asked != words.end() && (*asked)->font().weight() == QFont::DemiBold);
        QTest::keyClick(b.question.box(), Qt::Key_Return);
        QVERIFY(!quits && !b.question.box()->isVisible());
        b.question.ask(2, {}, {}, [&quits] { quits = true; });
        b.question.box()->reject();
        QVERIFY(!quits);
        b.question.ask(1, {}, {}, [&quits] { quits = true; });
        b.question.box()->findChild<QPushButton *>(QStringLiteral("yes"))->click();
        QVERIFY(quits);
    }

    /// What runs on is shown row by row; who presses Enter or Esc stays.
    void whatRunsOnIsAskedAbout()
    {
        Bench b;
        models::SessionRunningOn one;
        one.title = QStringLiteral("Charts");
        one.what.name = one.what.line = QStringLiteral("npm run dev");
        one.what.since = one.what.turnAt = QDateTime(QDate(2026, 1, 2), QTime(13, 59));
        const QDateTime now = one.what.since.addSecs(185);
        bool quits = false;
        b.question.ask(0, {one, one}, now, [&quits] { quits = true; });
        QPointer<widgets::QuitDialog> dialog = b.question.dialog();
        QVERIFY(dialog && dialog->isVisible() && !b.question.box());
        const auto *list = dialog->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        for (const int row : {0, 1})
            QCOMPARE(list->item(row)->text(), QStringLiteral("npm run dev, Charts, turn of 13:59, 3 min"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(!quits && (!dialog || !dialog->isVisible()));
        b.question.ask(1, {one}, now, [&quits] { quits = true; });
        dialog = b.question.dialog();
        QVERIFY(std::ranges::any_of(dialog->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().contains(QLatin1String("1 turn"));
        }));
        auto *quit = dialog->findChild<QAbstractButton *>(QStringLiteral("quit"));
        QCOMPARE(quit->text(), QStringLiteral("Stop and quit"));
        QVERIFY(!dialog->findChild<QAbstractButton *>(QStringLiteral("leave")));
        quit->click();
        QVERIFY(quits);
        bool leaves = false;
        quits = false;
        b.question.ask(
            0, {one}, now, [&quits] { quits = true; }, [&leaves] { leaves = true; });
        dialog = b.question.dialog();
        dialog->findChild<QAbstractButton *>(QStringLiteral("leave"))->click();
        QVERIFY(leaves && !quits && (!dialog || !dialog->isVisible()));
    }
};

BELAY_GUI_TEST(TestQuitQuestion)

} // namespace tst_quitquestion

#include "tst_quitquestion.moc"
