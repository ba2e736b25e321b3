// SPDX-License-Identifier: Apache-2.0
#include "app/actions/windowactions.h"
#include "app/controllers/effects/effectscontroller.h"
#include "app/page/sessionpage.h"
#include "ledger/undo/aftercrash.h"
#include "runs.h"
#include "widgets/bars/changesbar.h"
#include "widgets/content/diffview.h"
#include "widgets/dialogs/review/changesdialog.h"
#include "widgets/dialogs/review/retrydialog.h"
#include "widgets/dialogs/review/undodialog.h"
#include "widgets/panels/effectspanel.h"
#include "workspace/files/accountfile.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace tst_effectscontroller {

using widgets::ChangesDialog;
using widgets::UndoDialog;
using workspace::SessionController;

namespace {

/// A window's page and effects with the demo agent at work in a folder.
struct Bench : BelayHome
{
    std::unique_ptr<workspace::Workspace> workspace;
    widgets::Look look;
    QWidget window;
    app::WindowActions actions{&window};
    app::SessionPage *page = nullptr;
    app::EffectsController *controller = nullptr;
    SessionController *session = nullptr;

    Bench()
    {
        workspace = std::make_unique<workspace::Workspace>(&settings);
        page = new app::SessionPage(workspace.get(), &look, nullptr, &window);
        controller = new app::EffectsController(workspace.get(), &look, page, &window);
        controller->connectActions(&actions);
        controller->panel()->setParent(&window);
        controller->settleEarlier(90);
        window.resize(1000, 800);
        page->resize(640, 800);
        controller->panel()->setGeometry(640, 0, 360, 800);
        window.show();
        session = workspace->openSession(agent, folder);
        page->setSession(session);
        controller->watch(session);
    }
    ~Bench()
    {
        session->close();
        (void)QTest::qWaitFor([this] { return session->isOver(); }, 10'000);
        delete controller;
        delete page;
    }

    /// True when the turn has ended.
    bool run(const QString &prompt)
    {
        QSignalSpy ended(session, &SessionController::turnEnded);
        session->send(prompt);
        return QTest::qWaitFor([&ended] { return !ended.isEmpty(); }, 20'000);
    }
    QStringList files() const { return QDir(session->cwd()).entryList(QDir::Files); }
    /// The bar without the card at the turn's end, which says the same.
    bool barShows(int count) const
    {
        return int(page->changes()->files().size()) == count && page->changesBar()->isHidden() == (count == 0);
    }
    template <class T> T *dialog() const { return window.findChild<T *>(); }
    template <class T> void press(const QString &name) const
    {
        QTest::mouseClick(dialog<T>()->template findChild<QPushButton *>(name), Qt::LeftButton);
    }
    /// Sends the message again after everything is undone that can be.
    void retryAfterUndo() const
    {
        const auto choices = dialog<widgets::RetryDialog>()->findChildren<QRadioButton *>(QStringLiteral("undoFirst"));
        for (QRadioButton *choice : choices)
            choice->setChecked(true);
        press<widgets::RetryDialog>(QStringLiteral("retry"));
    }
    base::EffectId firstEffect() const
    {
        const QModelIndex group = controller->model()->index(0, 0);
        return {controller->model()->index(0, 0, group).data(models::EffectsModel::IdRole).toULongLong()};
    }
    int userMessages() const
    {
        int count = 0;
        for (int row = 0; row < session->transcript().count(); ++row)
            count += std::holds_alternative<history::UserMessage>(session->transcript().at(row).body);
        return count;
    }
};

} // namespace

/// What the window does with effects, with a real agent and real files.
class TestEffectsController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a turn was about is known when its page of the store has come, not when the session is there.
    void headingsOutliveARun()
    {
        Runs runs;
        widgets::Look look;
        QWidget window;
        const auto heading = [](app::EffectsController &controller) {
            return controller.model()->index(0, 0).data().toString();
        };
        QString before;
        {
            app::SessionPage page(runs.workspace.get(), &look, nullptr);
            app::EffectsController controller(runs.workspace.get(), &look, &page, &window);
            SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
            controller.watch(session);
            QVERIFY(Runs::say(session, QStringLiteral("thought first")));
            QVERIFY(Runs::say(session, QStringLiteral("writes 2")));
            QTRY_VERIFY(controller.model()->rowCount() > 0);
            before = heading(controller);
            QVERIFY2(before.endsWith(QStringLiteral(" writes 2")), qPrintable(before));
        }
        QVERIFY(runs.nextRun());
        app::SessionPage page(runs.workspace.get(), &look, nullptr);
        app::EffectsController controller(runs.workspace.get(), &look, &page, &window);
        SessionController *session = runs.workspace->open(runs.workspace->stored()->newestIn(runs.folder));
        controller.watch(session);
        QTRY_VERIFY(session->transcript().count() > 0);
        QTRY_COMPARE(heading(controller), before);
        runs.end();
    }

    /// One crash is one notice.
    void whatACrashLeftIsToldOnce()
    {
        Runs runs;
        widgets::Look look;
        QWidget window;
        app::SessionPage page(runs.workspace.get(), &look, nullptr);
        app::EffectsController controller(runs.workspace.get(), &look, &page, &window);
        std::vector<widgets::StartNotice> told;
        connect(&controller, &app::EffectsController::noticed, this,
                [&told](const widgets::StartNotice &notice) { told.push_back(notice); });
        workspace::EffectStore *store = runs.workspace->effects();
        ledger::AfterCrash settled;
        settled.unknown = 1;
        Q_EMIT store->settledAfterCrash(settled);
        QVERIFY(told.empty());
        Q_EMIT store->turnCutShort({QStringLiteral("s")}, {1}, 2);
        Q_EMIT store->returned();
        QCOMPARE(told.size(), size_t(1));
        QVERIFY2(told[0].text.contains(QStringLiteral("nobody knows")), qPrintable(told[0].text));
        QVERIFY(told[0].canLook && told[0].text.contains(QStringLiteral("2 file")));
        // An undo, say, which belongs to no turn.
        Q_EMIT store->settledAfterCrash(settled);
        Q_EMIT store->returned();
        QCOMPARE(told.size(), size_t(2));
        QVERIFY(told[1].canLook && told[1].text.contains(QStringLiteral("nobody knows")));
    }

    void theBarSumsUpAndUndoes()
    {
        Bench b;
        QVERIFY(b.barShows(0));
        QVERIFY(b.run(QStringLiteral("writes 3")));
        QTRY_VERIFY(b.barShows(3));
        QTRY_VERIFY(b.page->changes()->total().added > 0);
        QVERIFY(b.page->changesBar()->accessibleName().contains(QStringLiteral("3 file")));
        QVERIFY(!b.page->grab().isNull());
        b.page->changesBar()->setExpanded(true);
        QVERIFY(!b.page->grab().isNull());
        Q_EMIT b.page->changesBar()->undoRequested(b.page->changes()->effects());
        QTRY_VERIFY(b.dialog<UndoDialog>());
        QCOMPARE(b.files().size(), 3); // shown first
        b.press<UndoDialog>(QStringLiteral("undo"));
        QTRY_VERIFY(b.files().isEmpty());
        QTRY_VERIFY(b.barShows(0));
    }

    void oneFileOfATurnIsListedFirstToo()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("writes 1")));
        QTRY_VERIFY(b.barShows(1));
        b.actions.undoTurn->trigger();
        QTRY_VERIFY(b.dialog<UndoDialog>());
        QCOMPARE(b.files().size(), 1);
        b.dialog<UndoDialog>()->reject();
        QTRY_VERIFY(!b.dialog<UndoDialog>());
        b.page->changes()->dismiss();
        QVERIFY(b.barShows(0));
        b.actions.reviewChanges->trigger(); // also when the bar was put away
        QTRY_VERIFY(b.dialog<ChangesDialog>());
    }

    void theReviewShowsEachFileAndUndoesOne()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("writes 3")));
        QTRY_VERIFY(b.barShows(3));
        b.actions.reviewChanges->trigger();
        QTRY_VERIFY(b.dialog<ChangesDialog>());
        auto *dialog = b.dialog<ChangesDialog>();
        auto *list = dialog->findChild<QListWidget *>();
        QCOMPARE(list->count(), 3);
        auto *undo = dialog->findChild<QPushButton *>(QStringLiteral("undoFile"));
        QTRY_VERIFY(undo->isEnabled());
        list->setCurrentRow(1);
        QVERIFY(!dialog->grab().isNull());
        auto *open = dialog->findChild<QPushButton *>(QStringLiteral("openFile"));
        QTRY_VERIFY(open->isEnabled());
        disconnect(dialog, &ChangesDialog::openRequested, nullptr, nullptr); // no editor starts here
        QSignalSpy opened(dialog, &ChangesDialog::openRequested);
        Q_EMIT dialog->findChild<widgets::DiffView *>()->lineDoubleClicked(1);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][1].toInt(), 1);
        QTest::mouseClick(undo, Qt::LeftButton);
        QTRY_COMPARE(b.files().size(), 2); // plain: at once
        QTRY_VERIFY(!undo->isEnabled());
        QTRY_VERIFY(!open->isEnabled()); // there is no file any more
        QTRY_VERIFY(b.barShows(2));
        list->setCurrentRow(0);
        QVERIFY(undo->isEnabled());
        QTRY_VERIFY(open->isEnabled());
    }

    void theDockShowsDiffsAndTheTranscript()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("writes 1")));
        QTRY_VERIFY(b.controller->model()->rowCount() == 1 && b.firstEffect().value);
        QTRY_VERIFY(b.controller->model()->indexOf(b.firstEffect()).data(models::EffectsModel::AddedRole).toInt() > 0);
        b.controller->panel()->select(b.firstEffect());
        QVERIFY(!b.controller->panel()->grab().isNull());
        Q_EMIT b.controller->panel()->onDiskRequested(b.firstEffect());
        QTRY_VERIFY(b.dialog<ChangesDialog>());
        QCOMPARE(b.dialog<ChangesDialog>()->windowTitle(), QStringLiteral("On disk now"));
        b.dialog<ChangesDialog>()->reject();
        QTRY_VERIFY(!b.dialog<ChangesDialog>());
        QSignalSpy wanted(b.controller, &app::EffectsController::sessionWanted);
        Q_EMIT b.controller->panel()->transcriptRequested(b.firstEffect());
        QCOMPARE(wanted.size(), 1);
        QVERIFY(b.controller->badgeName().isEmpty());
        ledger::Effect fetch;
        fetch.session = b.session->sessionId();
        fetch.turn.value = 1;
        fetch.kind = ledger::EffectKind::Fetch;
        fetch.reversible = ledger::Reversible::No;
        fetch.target = QStringLiteral("POST x");
        ledger::Ledger *ledger = b.workspace->effects()->ledger();
        const auto id = ledger->prepare(fetch);
        QVERIFY(id && ledger->settle(*id, ledger::EffectState::Committing) &&
                ledger->settle(*id, ledger::EffectState::Committed));
        QVERIFY(b.controller->badgeName().contains(QStringLiteral("need")));
        Q_EMIT b.page->view()->activated(widgets::actions::Acknowledge{{*id}}); // as from the card
        QVERIFY(b.controller->badgeName().isEmpty());
    }

    /// Alone, whoever runs it: the agent by itself, or Belay for it.
    void whatRunsOnIsStoppedFromItsRow_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("the agent's") << QStringLiteral("shell sleep 835 &") << QStringLiteral("shell sleep 836 &");
        QTest::newRow("Belay's") << QStringLiteral("terminal sleep 837 &") << QStringLiteral("terminal sleep 837 &");
    }
    void whatRunsOnIsStoppedFromItsRow()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        Bench b;
        using models::EffectsModel;
        models::EffectsModel *model = b.controller->model();
        const auto runsOn = [&b] { return b.session->runningOn().size(); };
        QVERIFY(b.run(first));
        QTRY_COMPARE_WITH_TIMEOUT(runsOn(), size_t(1), 10'000);
        const base::EffectId id = b.firstEffect();
        QVERIFY(b.run(second));
        QTRY_COMPARE_WITH_TIMEOUT(runsOn(), size_t(2), 10'000);
        const base::EffectId other = b.firstEffect();
        QVERIFY(other != id);
        QTRY_VERIFY(model->indexOf(id).data(EffectsModel::CanStopRole).toBool());
        QTRY_VERIFY(model->indexOf(other).data(EffectsModel::CanStopRole).toBool());
        Q_EMIT b.controller->panel()->stopRequested(id);
        QTRY_VERIFY(!model->indexOf(id).data(EffectsModel::CanStopRole).toBool());
        QTRY_COMPARE_WITH_TIMEOUT(runsOn(), size_t(1), 10'000);
        QTRY_COMPARE(model->effect(model->indexOf(id))->state, ledger::EffectState::Unknown);
        QVERIFY(model->effect(model->indexOf(other))->runsOn());
        QCOMPARE(b.session->snapshot().agent, models::AgentState::Ready);
        Q_EMIT b.controller->panel()->stopRequested(id); // of a menu that was open
        QVERIFY(model->indexOf(other).data(EffectsModel::CanStopRole).toBool());
    }

    /// The row says so wherever it was stopped: in the bar, the card, Pending.
    void whatIsStoppedElsewhereSaysSoInItsRow_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("the agent's") << QStringLiteral("shell (trap '' TERM; exec sleep 838) &");
        QTest::newRow("Belay's") << QStringLiteral("terminal (trap '' TERM; exec sleep 839) &");
    }
    void whatIsStoppedElsewhereSaysSoInItsRow()
    {
        QFETCH(const QString, command);
        Bench b;
        using models::EffectsModel;
        QVERIFY(b.run(command));
        QTRY_COMPARE_WITH_TIMEOUT(b.session->runningOn().size(), size_t(1), 10'000);
        const base::EffectId id = b.firstEffect();
        const auto row = [&](int role) { return b.controller->model()->indexOf(id).data(role); };
        QTRY_VERIFY(row(EffectsModel::CanStopRole).toBool());
        b.session->endRunning(b.session->runningOn().front());
        QTRY_COMPARE(row(EffectsModel::StateTextRole).toString(), QStringLiteral("stopping"));
        QVERIFY(row(EffectsModel::RunsOnRole).toBool() && !row(EffectsModel::CanStopRole).toBool());
        QTRY_COMPARE_WITH_TIMEOUT(row(EffectsModel::StateTextRole).toString(), QStringLiteral("unknown"), 10'000);
    }

    /// Its row under the end of its turn shows its change, as *Review changes* of a report does.
    void whatChangedBehindATurnIsReviewedFromItsRow()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("shell (sleep 1.5; echo late > late.txt) &")));
        widgets::TranscriptView *view = b.page->view();
        using widgets::actions::Review;
        const auto row = [view] {
            const widgets::TranscriptReader reader = view->reader();
            for (int at = 0; at < reader.count(); ++at) {
                for (const widgets::HotSpot &spot : reader.spotsOf(at)) {
                    if (spot.asksFor<Review>())
                        return std::optional(
                            spot.rect.translated(view->viewport()->mapFromGlobal(reader.rectOf(at).topLeft())));
                }
            }
            return std::optional<QRectF>();
        };
        QTRY_VERIFY_WITH_TIMEOUT(row(), 20'000);
        view->scrollToEnd();
        QVERIFY(!view->grab().isNull());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          QPoint(int(row()->left()) + 20, int(row()->center().y())));
        QTRY_VERIFY(b.dialog<ChangesDialog>());
        QCOMPARE(b.dialog<ChangesDialog>()->files().size(), size_t(1));
        QVERIFY(b.dialog<ChangesDialog>()->files()[0].path.endsWith("late.txt"));
    }

    void whatAStoppedTurnLeftIsSaidBeforeARetry()
    {
        Bench b;
        QSignalSpy ended(b.session, &SessionController::turnEnded);
        b.session->send(QStringLiteral("writes 2000"));
        QTRY_VERIFY_WITH_TIMEOUT(b.page->changes()->files().size() == 3, 20'000);
        b.session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), 20'000);
        const base::TurnId turn = b.session->transcript().newestTurn();
        QVERIFY(b.session->transcript().footerOf(turn)->canRetry);
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QTRY_VERIFY(b.dialog<widgets::RetryDialog>());
        QCOMPARE(b.dialog<widgets::RetryDialog>()->findChildren<QRadioButton *>(QStringLiteral("undoFirst")).size(), 3);
        b.dialog<widgets::RetryDialog>()->reject();
        QTRY_VERIFY(!b.dialog<widgets::RetryDialog>());
        QCOMPARE(b.userMessages(), 1);
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QTRY_VERIFY(b.dialog<widgets::RetryDialog>());
        b.retryAfterUndo();
        QTRY_VERIFY(b.dialog<UndoDialog>());
        QCOMPARE(b.userMessages(), 1); // not before it is undone
        b.press<UndoDialog>(QStringLiteral("undo"));
        QTRY_COMPARE_WITH_TIMEOUT(b.userMessages(), 2, 20'000);
        QVERIFY(b.page->composer()->text().isEmpty()); // it was given back there
        b.session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(ended.size() == 2, 20'000);
    }

    /// An answer is asked for again as a turn is tried again; one that still comes cannot be.
    void aTurnThatRunsIsNotAskedForAgain()
    {
        Bench b;
        QSignalSpy ended(b.session, &SessionController::turnEnded);
        b.session->send(QStringLiteral("writes 2000"));
        QTRY_VERIFY_WITH_TIMEOUT(b.page->changes()->files().size() == 3, 20'000);
        const base::TurnId turn = b.session->transcript().newestTurn();
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QVERIFY(!b.dialog<widgets::RetryDialog>());
        QCOMPARE(b.userMessages(), 1);
        QCOMPARE(b.session->snapshot().notices.size(), size_t(1));
        b.session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), 20'000);
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QTRY_VERIFY(b.dialog<widgets::RetryDialog>());
        b.dialog<widgets::RetryDialog>()->reject();
    }

    void retrySendsAndUndoGivenUpDoesNot()
    {
        Bench b;
        QSignalSpy ended(b.session, &SessionController::turnEnded);
        b.session->send(QStringLiteral("writes 2000"));
        QTRY_VERIFY_WITH_TIMEOUT(b.page->changes()->files().size() == 3, 20'000);
        b.session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), 20'000);
        const base::TurnId turn = b.session->transcript().newestTurn();
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QTRY_VERIFY(b.dialog<widgets::RetryDialog>());
        b.retryAfterUndo();
        QTRY_VERIFY(b.dialog<UndoDialog>());
        b.dialog<UndoDialog>()->reject();
        QTRY_VERIFY(!b.dialog<UndoDialog>());
        QCOMPARE(b.userMessages(), 1);
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QTRY_VERIFY(b.dialog<widgets::RetryDialog>());
        b.press<widgets::RetryDialog>(QStringLiteral("retry"));
        QTRY_COMPARE(b.userMessages(), 2);
        b.session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(ended.size() == 2, 20'000);
    }

    void aDeadAgentIsStartedForTheRetry()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("die")));
        QTRY_VERIFY(b.session->isOver());
        const base::TurnId turn = b.session->transcript().newestTurn();
        Q_EMIT b.page->view()->activated(widgets::actions::Retry{turn});
        QTRY_COMPARE_WITH_TIMEOUT(b.userMessages(), 2, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 20'000);
    }

    /// Each row meets a disk that is full; it is said once, until something else goes wrong.
    void whatGoesWrongIsSaidOnce()
    {
        Bench b;
        const auto notices = [&b] {
            QStringList out;
            for (const models::SessionNotice &notice : b.session->snapshot().notices)
                out << notice.text;
            return out;
        };
        const base::Error full{base::Origin::System, ENOSPC, QStringLiteral("The disk is full."), {}};
        const base::Error unreadable{base::Origin::System, EIO, QStringLiteral("It cannot be read."), {}};
        for (const base::Error &error : {full, full, full, unreadable, unreadable, full})
            Q_EMIT b.workspace->effects()->failed(error);
        QCOMPARE(notices(), QStringList({unreadable.message, full.message}));
        // It is nothing of the conversation, and goes with the next message.
        const int entries = b.session->transcript().count();
        b.session->dismiss(b.session->snapshot().notices.front());
        QCOMPARE(notices(), QStringList({full.message}));
        QCOMPARE(b.session->transcript().count(), entries);
        QVERIFY(b.run(QStringLiteral("writes 1")));
        QCOMPARE(notices(), QStringList());
    }

    /// Which turn was cut short is said in its own session, and not in whichever is looked at.
    void whatWasCutShortIsSaidInItsSession()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("writes 1")));
        const auto count = [&b] { return b.session->snapshot().notices.size(); };
        const size_t before = count();
        Q_EMIT b.workspace->effects()->turnCutShort({QStringLiteral("another")}, {1}, 2);
        QCOMPARE(count(), before);
        Q_EMIT b.workspace->effects()->turnCutShort(b.session->sessionName(), {1}, 2);
        QCOMPARE(count(), before + 1);
    }

    /// A button of an old card, when the file with the rows is gone: neither "undone" nor "nothing to undo".
    void undoOfRowsThatCannotBeRead()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("writes 1")));
        QTRY_VERIFY(b.barShows(1));
        const base::EffectId nobodys{1'000'000};
        Q_EMIT b.page->view()->activated(widgets::actions::Undo{{nobodys}});
        QTRY_VERIFY(b.dialog<UndoDialog>());
        const auto labels = b.dialog<UndoDialog>()->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().contains(
                QStringLiteral("1000000 cannot be undone. The row of effect 1000000 cannot be read."));
        }));
        b.dialog<UndoDialog>()->reject();
        QCOMPARE(b.files().size(), 1);
    }

    void theReportOfATurnIsHandedOn()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("writes 2")));
        QTRY_VERIFY(b.barShows(2));
        b.actions.copyReport->trigger();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("/often1.txt`")), qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("End: Finished")));
        const auto account = workspace::accountOf(b.session, b.session->transcript().newestTurn());
        const QString path = b.home.filePath(QStringLiteral("r.json"));
        QVERIFY(workspace::writeAccount(account, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject told = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(told[QLatin1String("end")].toString(), QStringLiteral("finished"));
        QCOMPARE(told[QLatin1String("agent")].toString(), b.session->snapshot().agentName);
        QVERIFY(workspace::writeAccount(account, b.home.filePath(QStringLiteral("r.md"))));
        const auto failed = workspace::writeAccount(account, b.home.filePath(QStringLiteral("none/r.md")));
        QVERIFY(!failed);
        QVERIFY(failed.error().message.contains(QStringLiteral("r.md")));
        b.actions.saveReport->trigger();
        QTRY_VERIFY(b.window.findChild<QFileDialog *>());
        b.window.findChild<QFileDialog *>()->reject();
    }
};

BELAY_GUI_TEST(TestEffectsController)

} // namespace tst_effectscontroller

#include "tst_effectscontroller.moc"
