// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/reviewcontroller.h"
#include "core/commands/ptycommand.h"
#include "demosession.h"
#include "widgets/content/decisioncard.h"
#include "widgets/content/hunklist.h"
#include "workspace/stores/effectstore.h"

#include "testclass.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_reviewcontroller {

using workspace::SessionController;

namespace {

const QString agentsText = QStringLiteral("one\nTWO\nthree\nfour\nfive\nsix\nSEVEN");
const QByteArray before = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";

/// A session whose agent has staged a file, and a window.
struct Bench : DemoSession
{
    widgets::Look look;
    QWidget window;
    app::ReviewController controller{&look, &window};

    Bench() : DemoSession({})
    {
        session->connection().setWriteRules({core::WritePolicy::Stage, core::StagedEnd::Ask});
        plant("f.txt", before);
        session->connection().start();
        session->send(QString(QStringLiteral("write f.txt ") + agentsText));
    }
    void plant(const char *name, const QByteArray &text) const
    {
        QFile file(folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }
    QByteArray onDisk(const char *name) const
    {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    bool isStaged() const
    {
        const models::SessionSnapshot s = session->snapshot();
        return s.staged.size() == 1 && s.stop.phase == core::TurnPhase::Idle && s.staged[0].added > 0;
    }
    ledger::EffectState state() const { return effects.ledger()->allEffects().back().state; }
    widgets::ReviewDialog *openReview()
    {
        controller.review(session.get());
        (void)QTest::qWaitFor([this] { return controller.dialog() != nullptr; });
        return controller.dialog();
    }
    void sayYes() const
    {
        QMessageBox *box = controller.question();
        for (QAbstractButton *button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                button->click();
        }
    }
    static QPushButton *button(QWidget *dialog, const char *name)
    {
        return dialog->findChild<QPushButton *>(QLatin1String(name));
    }
};

} // namespace

/// From the agent's write to the disk, with a real agent process and the real ledger.
class TestReviewController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartIsApplied()
    {
        Bench b;
        QTRY_VERIFY_WITH_TIMEOUT(b.isStaged(), 20'000);
        QCOMPARE(b.onDisk("f.txt"), before);
        QCOMPARE(b.session->snapshot().staged[0].added, 2);
        QCOMPARE(b.session->snapshot().staged[0].removed, 2);
        widgets::ReviewDialog *dialog = b.openReview();
        QVERIFY(dialog);
        b.controller.review(b.session.get());
        QCOMPARE(b.controller.dialog(), dialog); // the same once more
        auto *hunks = dialog->findChild<widgets::HunkList *>();
        hunks->card(1)->findChild<QAbstractButton *>(QStringLiteral("takeBack"))->click();
        Bench::button(dialog, "apply")->click();
        QTRY_COMPARE(b.state(), ledger::EffectState::Committed);
        QCOMPARE(b.onDisk("f.txt"), "one\nTWO\nthree\nfour\nfive\nsix\nseven\n");
        QVERIFY(!b.effects.ledger()->allEffects().back().detail.isEmpty());
        QTRY_VERIFY(b.session->snapshot().staged.empty());
    }

    void anEditWhileItIsReviewedIsNotOverwritten()
    {
        Bench b;
        QTRY_VERIFY_WITH_TIMEOUT(b.isStaged(), 20'000);
        widgets::ReviewDialog *dialog = b.openReview();
        QVERIFY(dialog);
        b.plant("f.txt", "the user's\n");
        Bench::button(dialog, "apply")->click();
        QTRY_VERIFY(!b.session->staged()->isBusy());
        QCOMPARE(b.onDisk("f.txt"), "the user's\n");
        QCOMPARE(b.state(), ledger::EffectState::Prepared);
        // And now with that in view: all of it is another text, so that somebody has to decide.
        QTRY_VERIFY(!b.controller.dialog());
        dialog = b.openReview();
        QVERIFY(dialog);
        QVERIFY(dialog->review().files()[0].touched);
        dialog->findChild<QListWidget *>()->item(0)->setCheckState(Qt::Checked);
        Bench::button(dialog, "apply")->click();
        QTRY_COMPARE(b.state(), ledger::EffectState::Committed);
        QCOMPARE(b.onDisk("f.txt"), agentsText.toUtf8());
    }

    void quittingIsAskedAbout()
    {
        Bench b;
        QTRY_VERIFY_WITH_TIMEOUT(b.isStaged(), 20'000);
        bool quits = false;
        b.controller.askToQuit(1, 0, {}, {}, [&quits] { quits = true; });
        b.controller.question()->reject();
        QVERIFY(!quits);
        b.controller.askToQuit(0, 2, {}, {}, [&quits] { quits = true; });
        QVERIFY2(b.controller.question()->text().contains(QStringLiteral("2 turn")),
                 qPrintable(b.controller.question()->text()));
        b.controller.question()->reject();
        QVERIFY(!quits);
        b.controller.askToQuit(1, 0, {}, {}, [&quits] { quits = true; });
        b.sayYes();
        QVERIFY(quits);
        b.session->close();
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 10'000);
        QCOMPARE(b.state(), ledger::EffectState::Cancelled);
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
        b.controller.askToQuit(0, 0, {one, one}, now, [&quits] { quits = true; });
        QPointer<widgets::QuitDialog> dialog = b.controller.quitDialog();
        QVERIFY(dialog && dialog->isVisible() && !b.controller.question());
        QStringList names;
        for (const QWidget *each : dialog->findChildren<QWidget *>())
            names << each->accessibleName();
        QCOMPARE(names.count(QStringLiteral("npm run dev, Charts, turn of 13:59, 3 min")), 2);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(!quits && (!dialog || !dialog->isVisible()));
        b.controller.askToQuit(1, 1, {one}, now, [&quits] { quits = true; });
        dialog = b.controller.quitDialog();
        QVERIFY(std::ranges::any_of(dialog->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().contains(QLatin1String("1 turn"));
        }));
        auto *quit = dialog->findChild<QAbstractButton *>(QStringLiteral("quit"));
        QCOMPARE(quit->text(), QStringLiteral("Quit and discard"));
        QVERIFY(!dialog->findChild<QAbstractButton *>(QStringLiteral("leave")));
        quit->click();
        QVERIFY(quits);
        bool leaves = false;
        quits = false;
        b.controller.askToQuit(
            0, 0, {one}, now, [&quits] { quits = true; }, [&leaves] { leaves = true; });
        dialog = b.controller.quitDialog();
        dialog->findChild<QAbstractButton *>(QStringLiteral("leave"))->click();
        QVERIFY(leaves && !quits && (!dialog || !dialog->isVisible()));
    }

    void discarded_data()
    {
        QTest::addColumn<bool>("fromBar");
        QTest::newRow("from the bar") << true;
        QTest::newRow("from the review") << false;
    }
    void discarded()
    {
        QFETCH(const bool, fromBar);
        Bench b;
        QTRY_VERIFY_WITH_TIMEOUT(b.isStaged(), 20'000);
        if (fromBar) {
            b.controller.askToDiscard(b.session.get());
            QVERIFY(b.controller.question());
            QCOMPARE(b.state(), ledger::EffectState::Prepared);
            b.sayYes();
        } else {
            widgets::ReviewDialog *dialog = b.openReview();
            QVERIFY(dialog);
            Bench::button(dialog, "discard")->click();
        }
        QCOMPARE(b.state(), ledger::EffectState::Cancelled);
        QVERIFY(b.session->snapshot().staged.empty());
        QCOMPARE(b.onDisk("f.txt"), before);
    }
};

BELAY_GUI_TEST(TestReviewController)

} // namespace tst_reviewcontroller

#include "tst_reviewcontroller.moc"
