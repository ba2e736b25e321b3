// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "app/window/startcontroller.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"
#include "runs.h"
#include "waiting.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/dialogs/startpage.h"
#include "widgets/panels/sessionspanel.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

namespace tst_startcontroller {

using widgets::StartList;
using widgets::StartPage;

namespace {

/// The window over one run after the other, with nothing opened.
struct Bench : Runs
{
    widgets::Look look;
    std::unique_ptr<app::MainWindow> window;

    void open()
    {
        window = std::make_unique<app::MainWindow>(workspace.get(), &settings, &look, nullptr);
        window->show();
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get(), 2000);
    }
    void close()
    {
        workspace->close();
        (void)QTest::qWaitFor([this] { return workspace->isClosed(); }, 10'000);
        window.reset();
        workspace.reset();
    }
    ~Bench() { close(); }
    StartPage *page() const { return window->findChild<StartPage *>(); }
    QPlainTextEdit *input() const { return page()->findChild<QPlainTextEdit *>(); }
    StartList *sessions() const
    {
        const auto all = page()->findChildren<StartList *>();
        return *std::find_if(all.begin(), all.end(), [](const StartList *list) {
            return list->accessibleName() == QStringLiteral("Go on with");
        });
    }
    QAbstractButton *button(const QString &words) const
    {
        for (QAbstractButton *one : page()->findChildren<QAbstractButton *>()) {
            if (one->text() == words)
                return one;
        }
        return nullptr;
    }
};

} // namespace

/// The page from the second start on.
class TestStartController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageStartsASession()
    {
        Bench b;
        b.settings.set(settings::keys::lastFolder, b.folder);
        b.open();
        QVERIFY(b.page() && b.page()->isVisible());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(b.input()));
        QCOMPARE(b.page()->folder(), b.folder);
        QCOMPARE(b.page()->agent(), b.agent.id);
        QTest::keyClick(b.input(), Qt::Key_Return); // nothing is typed
        QVERIFY(b.workspace->all().empty());
        QTest::keyClicks(b.input(), QStringLiteral("writes 1"));
        QTest::keyClick(b.input(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(b.page()->text(), QStringLiteral("writes 1\n"));
        QTest::keyClick(b.input(), Qt::Key_Backspace);
        QTest::keyClick(b.input(), Qt::Key_Return);
        QCOMPARE(b.workspace->all().size(), 1U);
        workspace::SessionController *session = b.workspace->all().front().get();
        QCOMPARE(session->cwd(), b.folder);
        QTRY_VERIFY(session->transcript().newestTurn().value == 1 && !session->isBusy());
        QCOMPARE(session->title(), QStringLiteral("writes 1"));
        QVERIFY(!b.page()->isVisible());
        QCOMPARE(b.page()->text(), QString());
    }

    /// Whatever is said in other sessions meanwhile.
    void whatWasChosenStays()
    {
        Bench b;
        workspace::SessionController *other = b.workspace->openSession(b.agent, b.folder);
        b.open();
        const QString chosen = b.home.filePath(QStringLiteral("chosen"));
        QVERIFY(QDir().mkpath(chosen));
        b.page()->chooseFolder(chosen);
        b.page()->setText(QStringLiteral("half"));
        auto *search = b.window->findChild<widgets::SessionsPanel *>()->findChild<QLineEdit *>();
        search->setFocus();
        QVERIFY(Runs::say(other, QStringLiteral("writes 1")));
        QTRY_COMPARE(b.sessions()->model()->index(0, 0).data().toString(), QStringLiteral("writes 1"));
        QCOMPARE(b.page()->folder(), chosen);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(search));
    }

    /// How the agent takes Stop: measured, where it was.
    void whatIsKnownOfAnAgentIsSaid()
    {
        Bench b;
        core::StopStatistics statistics;
        statistics.stops = 2;
        b.settings.setStopStatistics(b.agent.id, statistics);
        b.open();
        const auto says = [&b](const QString &words) {
            const auto lists = b.page()->findChildren<StartList *>();
            const bool inList = std::any_of(lists.begin(), lists.end(), [&words](const StartList *list) {
                const QModelIndexList rows = list->model()->match(list->model()->index(0, 0), Qt::AccessibleTextRole,
                                                                  words, 1, Qt::MatchContains);
                return !rows.isEmpty();
            });
            const auto labels = b.page()->findChildren<QLabel *>();
            const bool above = std::any_of(labels.begin(), labels.end(),
                                           [&words](const QLabel *label) { return label->text().contains(words); });
            return inList && above;
        };
        QVERIFY(says(QStringLiteral("confirmed none of")));
        core::StopConduct conduct;
        conduct.measuredAt = QDateTime::currentDateTimeUtc();
        conduct.command = b.agent.command;
        conduct.asksBeforeCommands = true;
        conduct.cases = {{}};
        b.settings.setStopConduct(b.agent.id, conduct);
        b.close();
        QVERIFY(b.begin());
        b.open();
        QVERIFY(says(QStringLiteral("asks before commands")));
    }

    void whatIsTypedIsKept()
    {
        Bench b;
        b.open();
        QTest::keyClicks(b.input(), QStringLiteral("half a thou"));
        b.close();
        QVERIFY(b.begin());
        b.open();
        QCOMPARE(b.page()->text(), QStringLiteral("half a thou"));
    }

    void sessionsAndFoldersToGoOnWith()
    {
        Bench b;
        for (const QString &text : {QStringLiteral("writes 1"), QStringLiteral("writes 2")})
            QVERIFY(Runs::say(b.workspace->openSession(b.agent, b.folder), text));
        QVERIFY(b.nextRun());
        const models::SessionHandle newest = b.workspace->stored()->newest();
        b.workspace->setMarks(newest, {QStringLiteral("put away"), false, true});
        b.open();
        QCOMPARE(b.sessions()->model()->rowCount(), 1); // not what is put away
        QCOMPARE(b.sessions()->model()->index(0, 0).data().toString(), QStringLiteral("writes 1"));
        b.workspace->setMarks(newest, {});
        QTRY_COMPARE(b.sessions()->model()->rowCount(), 2);
        QCOMPARE(b.sessions()->model()->index(0, 0).data().toString(), QStringLiteral("writes 2"));
        // By the keyboard alone: down from the input, and Enter.
        QTest::keyClick(b.input(), Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(b.sessions()));
        QTest::keyClick(b.sessions(), Qt::Key_Down);
        QTest::keyClick(b.sessions(), Qt::Key_Return);
        QCOMPARE(b.workspace->all().size(), 1U);
        QCOMPARE(b.workspace->all().front()->title(), QStringLiteral("writes 1"));
        QVERIFY(!b.page()->isVisible());
        b.window->showWelcome();
        QCOMPARE(b.page()->findChild<QComboBox *>()->currentData().toString(), b.folder);
    }

    /// Who has seen the tour begins with an agent of their own elsewhere.
    void theFolderOfTheDemoIsOfferedToNobody()
    {
        Bench b;
        QVERIFY(QDir().mkpath(app::demoFolder()));
        QVERIFY(Runs::say(b.workspace->openSession(b.agent, b.folder), QStringLiteral("writes 1")));
        QVERIFY(Runs::say(b.workspace->openSession(b.agent, app::demoFolder()), QStringLiteral("writes 1")));
        QVERIFY(b.nextRun());
        b.open();
        QCOMPARE(b.page()->folder(), b.folder);
        b.window->findChild<QAction *>(QStringLiteral("newSession"))->trigger();
        const auto *dialog = b.window->findChild<widgets::NewSessionDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QLineEdit *>(QStringLiteral("folder"))->text(), b.folder);
        QCOMPARE(dialog->findChild<QListWidget *>(QStringLiteral("recent"))->count(), 1);
    }

    void theLastSessionIsOpened()
    {
        Bench b;
        for (const QString &text : {QStringLiteral("writes 1"), QStringLiteral("writes 2")})
            QVERIFY(Runs::say(b.workspace->openSession(b.agent, b.folder), text));
        b.close();
        b.workspace = std::make_unique<workspace::Workspace>(&b.settings);
        b.window = std::make_unique<app::MainWindow>(b.workspace.get(), &b.settings, &b.look, nullptr);
        b.window->goOn({});
        b.window->show();
        QTRY_VERIFY(b.window->page()->session());
        QCOMPARE(b.window->page()->session()->title(), QStringLiteral("writes 2"));
    }

    /// "Later" means the next start, until somebody has looked.
    void whatIsLeftForLaterComesBack()
    {
        Bench b;
        workspace::SessionController *session = b.workspace->openSession(b.agent, b.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        const QString key = QStringLiteral("1 ") + session->sessionName().value;
        b.settings.setToLookAt(key, true);
        b.settings.setToLookAt(QStringLiteral("1 nobody"), true); // of which nothing is left
        const auto nextWindow = [&b] {
            b.close();
            if (!b.begin())
                return false;
            b.open();
            return true;
        };
        const QString look = QStringLiteral("Look at them");
        for (int run = 0; run < 2; ++run) {
            QVERIFY(nextWindow());
            QTRY_VERIFY(b.button(look));
            QCOMPARE(b.settings.toLookAt(), QStringList{key});
        }
        b.button(QStringLiteral("Later"))->click();
        QVERIFY(nextWindow());
        QTRY_VERIFY(b.button(look));
        b.button(look)->click();
        QVERIFY(b.settings.toLookAt().isEmpty());
    }

    /// Also words of another direction.
    void mirroredItBeginsAtTheRight()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        {
            widgets::Look look;
            StartPage page(&look);
            page.addNotice({QStringLiteral("Ended in a turn"), QStringLiteral("two changes")});
            int words = 0;
            for (const QLabel *label : page.findChildren<QLabel *>()) {
                words += !label->text().isEmpty();
                QVERIFY(label->text().isEmpty() ||
                        label->alignment() == (Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter));
            }
            QVERIFY(words > 5);
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    /// What an earlier run left: it can be looked at and taken back from here.
    void whatWasCutShortIsACard()
    {
        Bench b;
        b.open();
        b.page()->addNotice({QStringLiteral("Ended in a turn"), QStringLiteral("two changes"), true, {{1}, {2}}, 1});
        QSignalSpy undo(b.page(), &StartPage::undoRequested);
        QVERIFY(b.button(QStringLiteral("Look at them")));
        b.button(QStringLiteral("Look at them"))->click();
        QVERIFY(b.window->findChild<QDockWidget *>(QStringLiteral("EffectsDock"))->isVisible());
        QAbstractButton *take = nullptr;
        for (QAbstractButton *one : b.page()->findChildren<QAbstractButton *>()) {
            if (one->text().startsWith(QStringLiteral("Undo 2 changes to 1")))
                take = one;
        }
        QVERIFY(take);
        take->click();
        QCOMPARE(undo.count(), 1);
        const QPointer<QWidget> card = take->parentWidget();
        b.button(QStringLiteral("Later"))->click();
        QTRY_VERIFY(!card);
    }

    /// The session that a notice is about is opened from it; of several each.
    void aNoticeOpensItsSessions()
    {
        Bench b;
        b.open();
        QSignalSpy opened(b.page(), &StartPage::sessionOpened);
        b.page()->addNotice(
            {.text = QStringLiteral("still held back"), .sessions = {{QStringLiteral("Of mine"), 4711}}});
        QAbstractButton *open = b.button(QStringLiteral("Open the session"));
        QVERIFY(open);
        QCOMPARE(open->accessibleName(), QStringLiteral("Open Of mine"));
        const QPointer<QWidget> card = open->parentWidget();
        open->click();
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened[0][0].toULongLong(), 4711ULL);
        QTRY_VERIFY(!card); // it is told there
        b.page()->addNotice({.text = QStringLiteral("still held back"),
                             .sessions = {{QStringLiteral("One"), 1}, {QStringLiteral("Two"), 2}}});
        QVERIFY(b.button(QStringLiteral("Open One")));
        b.button(QStringLiteral("Open Two"))->click();
        QCOMPARE(opened[1][0].toULongLong(), 2ULL);
    }
};

BELAY_GUI_TEST(TestStartController)

} // namespace tst_startcontroller

#include "tst_startcontroller.moc"
