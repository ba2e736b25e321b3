// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/heldcontroller.h"
#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "app/window/windowfonts.h"
#include "base/process/processtree.h"
#include "gitbench.h"
#include "history/entry.h"
#include "history/transcript.h"
#include "models/lists/sessionsmodel.h"
#include "settings/settings.h"
#include "testclass.h"
#include "widgets/bars/findbar.h"
#include "widgets/bars/levelmenu.h"
#include "widgets/bars/queuebar.h"
#include "widgets/bars/queuelist.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/manualdialog.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/dialogs/quitdialog.h"
#include "widgets/dialogs/settings/rulesdialog.h"
#include "widgets/dialogs/settings/shortcutsdialog.h"
#include "widgets/panels/dock.h"
#include "widgets/panels/fieldsview.h"
#include "widgets/panels/sessionspanel.h"
#include "widgets/style/flatbutton.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"
#include "windowbench.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <csignal>

namespace tst_mainwindow {

using Bench = WindowBench;
using workspace::SessionController;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Docks share a place: their actions show what is behind, and hide what is in front.
    void docksComeToTheFront()
    {
        Bench b;
        const auto dock = [&b](const char *name) { return b.window->findChild<QDockWidget *>(QLatin1String(name)); };
        QDockWidget *pending = dock("PendingDock"), *terminals = dock("TerminalsDock");
        const auto inFront = [](const QDockWidget *one) { return one->isVisible() && !one->visibleRegion().isEmpty(); };
        const auto lamp = [&b](const QString &name) {
            for (auto *button : b.window->findChild<widgets::DockBar *>()->findChildren<QAbstractButton *>()) {
                if (button->accessibleName() == name)
                    return button->grab().toImage();
            }
            return QImage();
        };
        const QImage off = lamp(QStringLiteral("Pending"));
        QVERIFY(pending->isHidden() && terminals->isHidden());
        pending->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(pending));
        const QImage front = lamp(QStringLiteral("Pending"));
        terminals->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(terminals) && !inFront(pending));
        const QImage behind = lamp(QStringLiteral("Pending")); // the bar tells which of them is looked at
        QVERIFY(!off.isNull() && front != off && behind != off && behind != front);
        QTRY_VERIFY(terminals->widget()); // made when it is looked at
        pending->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(pending) && !inFront(terminals));
        QVERIFY(!terminals->isHidden());
        QVERIFY(pending->toggleViewAction()->isChecked());
        pending->toggleViewAction()->trigger();
        QTRY_VERIFY(pending->isHidden() && inFront(terminals));
        terminals->toggleViewAction()->trigger();
        QTRY_VERIFY(terminals->isHidden());
        terminals->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(terminals));
    }

    /// However many there are, in the window or beside it.
    void allPanelsAreClosedByOneKey()
    {
        Bench b;
        const QList<widgets::Dock *> docks = b.window->findChildren<widgets::Dock *>();
        QCOMPARE(docks.size(), 4);
        const auto open = [&docks] {
            return std::count_if(docks.begin(), docks.end(), [](const auto *dock) { return !dock->isHidden(); });
        };
        const auto *action = b.window->findChild<QAction *>(QStringLiteral("closePanels"));
        QVERIFY(!action->isEnabled());
        b.composer()->focusComposer();
        for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4})
            b.key(key, Qt::AltModifier);
        QTRY_COMPARE(open(), 4);
        docks.last()->setFloating(true);
        QVERIFY(action->isEnabled());
        b.key(Qt::Key_0, Qt::AltModifier);
        QCOMPARE(open(), 0);
        QVERIFY(!action->isEnabled());
        QVERIFY(b.window->findChild<QDockWidget *>(QStringLiteral("SessionsDock"))->isVisible());
    }

    /// Below the conversation a panel scrolls before it takes its room, also once it shows what a row is about.
    void aPanelBelowLeavesRoomForTheConversation()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("by-hand a.txt x")));
        b.window->resize(420, 520);
        QTRY_COMPARE(b.window->size(), QSize(420, 520));
        b.composer()->focusComposer();
        b.key(Qt::Key_2, Qt::AltModifier);
        auto *dock = b.window->findChild<QDockWidget *>(QStringLiteral("EffectsDock"));
        QTRY_VERIFY(dock->isVisible() && dock->widget());
        auto *list = dock->findChild<QTreeView *>();
        const auto row = [list] { return list->model()->index(0, 0, list->model()->index(0, 0)); };
        QTRY_VERIFY(row().isValid());
        const auto *detail = dock->findChild<widgets::FieldsView *>();
        list->setCurrentIndex(row());
        QTRY_VERIFY(detail->isVisible() && detail->height() > 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto heights = [&]() -> QByteArray {
            return QByteArray::number(b.window->page()->view()->height()) + ' ' + QByteArray::number(dock->height());
        };
        QTRY_VERIFY2(b.window->page()->view()->height() >= 100, heights().constData());
        QTRY_VERIFY2(dock->height() >= 520 / 3, heights().constData());
        QCOMPARE(b.window->height(), 520);
        // It can be read all the same.
        auto *area = dock->findChild<QScrollArea *>();
        area->ensureWidgetVisible(const_cast<widgets::FieldsView *>(detail));
        QVERIFY(!detail->visibleRegion().isEmpty());
    }

    /// Beside the window if there is room, never over what it belongs to without need, and where it was put.
    void aDockFloatsBesideItsWindow()
    {
        const QRect room(0, 0, 1920, 1080);
        const QSize size(352, 700);
        QCOMPARE(widgets::placeBeside({100, 50, 1180, 820}, size, room, Qt::LeftToRight), QRect({1280, 50}, size));
        QCOMPARE(widgets::placeBeside({700, 50, 1180, 820}, size, room, Qt::LeftToRight), QRect({348, 50}, size));
        QCOMPARE(widgets::placeBeside({700, 50, 860, 820}, size, room, Qt::RightToLeft), QRect({348, 50}, size));
        QCOMPARE(widgets::placeBeside({0, 0, 1920, 1080}, size, room, Qt::LeftToRight), QRect({1568, 0}, size));
        QCOMPARE(widgets::placeBeside({-900, 900, 1180, 820}, size, room, Qt::LeftToRight), QRect({280, 380}, size));
        QCOMPARE(widgets::placeBeside({0, 0, 800, 600}, {4000, 4000}, room, Qt::LeftToRight), room);
        const QRect atEnd({1568, 0}, size), input(400, 980, 660, 100), wide(300, 980, 1500, 100);
        QCOMPARE(widgets::awayFrom(input, atEnd, room, Qt::LeftToRight), atEnd);
        QCOMPARE(widgets::awayFrom(wide, {{1568, 300}, size}, room, Qt::LeftToRight), QRect({1568, 280}, size));
        QCOMPARE(widgets::awayFrom(input, {{900, 300}, size}, room, Qt::LeftToRight), QRect({1060, 300}, size));
        QCOMPARE(widgets::awayFrom(input, {{200, 300}, size}, room, Qt::RightToLeft), QRect({48, 300}, size));
        const QRect small = widgets::awayFrom(wide, {1568, 0, 352, 1080}, room, Qt::LeftToRight);
        QVERIFY(small.bottom() < wide.top() && small.height() > 400 && small.left() == 1568);

        Bench b;
        auto *dock = b.window->findChild<QDockWidget *>(QStringLiteral("EffectsDock"));
        dock->toggleViewAction()->trigger();
        QTRY_VERIFY(dock->isVisible());
        const QPoint title(20, 10);
        QTest::mouseDClick(dock->titleBarWidget(), Qt::LeftButton, {}, title);
        QVERIFY(dock->isFloating());
        dock->move(33, 44);
        QTest::mouseDClick(dock->titleBarWidget(), Qt::LeftButton, {}, title);
        QVERIFY(!dock->isFloating());
        QTest::mouseDClick(dock->titleBarWidget(), Qt::LeftButton, {}, title);
        QVERIFY(dock->isFloating());
        QCOMPARE(dock->pos(), QPoint(33, 44));
    }

    /// Chosen in the header it is the same as in the menu bar: the agent is started again, and held back.
    void theLevelIsChosenInTheHeader()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        SessionController *session = b.window->page()->session();
        auto *chip = b.window->findChild<widgets::FlatButton *>(QStringLiteral("level"));
        const auto *action = b.window->findChild<QAction *>(QStringLiteral("holdChanges"));
        for (const char *name : {"hold", "off"}) {
            const bool holds = QByteArray(name) == "hold";
            // The action follows the agent, which is started again, or cannot be where nothing can be sealed.
            const auto state = [session] { return session->connection().state(); };
            QTRY_VERIFY_WITH_TIMEOUT(
                (state() == core::ConnectionState::Ready || core::isOver(state())) && action->isEnabled(), 30'000);
            QCOMPARE(action->isChecked(), !holds);
            chip->click();
            QPointer<widgets::LevelMenu> menu = b.window->findChild<widgets::LevelMenu *>();
            QVERIFY(menu && menu->isVisible());
            menu->findChild<QAction *>(QLatin1String(name))->trigger();
            menu->close();
            QTRY_VERIFY(!menu);
            QCOMPARE(session->isHolding(), holds);
            QTRY_COMPARE(chip->text(), holds ? QStringLiteral("held back") : QStringLiteral("writes at once"));
            QCOMPARE(action->isChecked(), holds);
        }
    }

    /// Limiting the network begins to hold back, and what gives that up gives the limits up.
    void theNetworkIsChosenInTheHeader()
    {
        using proxy::NetworkLevel;
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        SessionController *session = b.window->page()->session();
        auto *chip = b.window->findChild<widgets::FlatButton *>(QStringLiteral("level"));
        // What the menu offers is as of a moment ago; while the agent starts nothing can be chosen.
        const auto choose = [&](const char *name) {
            return QTest::qWaitFor([&] {
                chip->click();
                QPointer<widgets::LevelMenu> menu = b.window->findChild<widgets::LevelMenu *>();
                QAction *action = menu->findChild<QAction *>(QLatin1String(name));
                const bool isOffered = action->isEnabled();
                if (isOffered)
                    action->trigger();
                menu->close();
                return QTest::qWaitFor([&menu] { return !menu; }) && isOffered;
            });
        };
        const auto level = [session] {
            return session->network() ? session->network()->rules().level : NetworkLevel::Unwatched;
        };
        QCOMPARE(level(), NetworkLevel::Unwatched);
        QVERIFY(choose("note"));
        QCOMPARE(level(), NetworkLevel::Note);
        // While the agent starts nothing can be chosen; between its end and its next start it is over for a moment.
        const auto state = [session] { return session->connection().state(); };
        QTRY_COMPARE(state(), core::ConnectionState::Ready);
        Q_EMIT session->hostsContacted({QStringLiteral("api.example.org")});
        QVERIFY(choose("only"));
        const auto shown = [&b] { return b.window->findChild<widgets::NetworkDialog *>(); };
        QTRY_VERIFY(shown() && shown()->isVisible());
        auto *dialog = shown();
        auto *contacted = dialog->findChild<QPushButton *>(QStringLiteral("contacted"));
        QVERIFY(contacted->isVisible());
        Q_EMIT contacted->menu()->aboutToShow();
        contacted->menu()->actions().first()->trigger();
        dialog->findChild<QPushButton *>(QStringLiteral("apply"))->click();
        QCOMPARE(level(), NetworkLevel::Only);
        QCOMPARE(session->network()->rules().hosts, QStringList(QStringLiteral("api.example.org")));
        QVERIFY(session->isHolding());
        // Where nothing can be held back, it does not start.
        QTRY_VERIFY(state() == core::ConnectionState::Ready || core::isOver(state()));
        QVERIFY(b.workspace->setHolding(session, false));
        QCOMPARE(level(), NetworkLevel::Note);
        QVERIFY(!session->isHolding());
    }

    /// Also when the window came to fill the screen later, and when there is more room for the input once it floats.
    void aFloatingDockDoesNotCoverSend()
    {
        Bench b;
        const QRect room = b.window->screen()->availableGeometry();
        auto *dock = b.window->findChild<QDockWidget *>(QStringLiteral("EffectsDock"));
        const auto covers = [&] {
            const QWidget *input = b.composer();
            return dock->frameGeometry().intersects({input->mapToGlobal(QPoint()), input->size()});
        };
        const auto coversAt = [&](const QRect &place) {
            b.window->setGeometry(place);
            return !QTest::qWaitFor([&] { return b.window->geometry() == place && !covers(); });
        };
        b.window->setGeometry(room);
        dock->toggleViewAction()->trigger();
        QTRY_VERIFY(dock->isVisible());
        QTest::mouseDClick(dock->titleBarWidget(), Qt::LeftButton, {}, QPoint(20, 10));
        QVERIFY(dock->isFloating());
        QVERIFY(!covers());
        QVERIFY(!coversAt(room));
        QVERIFY(!coversAt(room.adjusted(0, 0, 0, -40)));
        QVERIFY(!coversAt(room));
        // Where the user puts it, it stays.
        dock->move(room.center());
        QCoreApplication::processEvents();
        b.window->setGeometry(room.adjusted(0, 0, 0, -60));
        QCoreApplication::processEvents();
        QCOMPARE(dock->pos(), room.center());
    }

    void f1OpensTheManual()
    {
        Bench b;
        b.key(Qt::Key_F1);
        const auto *manual = b.window->findChild<widgets::ManualDialog *>();
        QVERIFY(manual && manual->isVisible());
    }

    void findOpensGoesOnAndCloses()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.composer()->focusComposer();
        QVERIFY(!b.bar()->isOpen());
        b.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(b.bar()->isOpen());
        auto *field = b.bar()->findChild<QLineEdit *>();
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(field));
        QTest::keyClicks(field, QStringLiteral("e"));
        const auto now = [&b]() -> std::optional<std::pair<history::EntryId, int>> {
            const models::Found *found = b.window->page()->search()->current();
            return found ? std::optional(std::pair(found->entry, found->from + found->line * 100'000)) : std::nullopt;
        };
        QTRY_VERIFY(now());
        QTRY_VERIFY(b.window->page()->search()->count() > 2);
        const auto first = *now();
        b.key(Qt::Key_F3);
        QTRY_VERIFY(now() && *now() != first);
        b.key(Qt::Key_F3, Qt::ShiftModifier);
        QTRY_VERIFY(now() && *now() == first);
        // From the conversation, too.
        b.window->page()->view()->setFocus();
        b.key(Qt::Key_F3);
        QTRY_VERIFY(now() && *now() != first);
        b.key(Qt::Key_Escape);
        QVERIFY(!b.bar()->isOpen());
        b.key(Qt::Key_F3);
        b.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(b.bar()->isOpen());
        QCOMPARE(field->text(), QStringLiteral("e"));
        b.key(Qt::Key_Escape);
        QVERIFY(!b.bar()->isOpen());
    }

    /// Whoever has found a session by what was said in it sees the words marked there.
    void whatASessionWasFoundByIsMarkedInIt()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        auto *panel = b.window->findChild<widgets::SessionsPanel *>();
        const models::SessionHandle handle = b.session->handle();
        Q_EMIT panel->sessionActivated(handle);
        QVERIFY(!b.bar()->isOpen());
        panel->findChild<QLineEdit *>()->setText(QStringLiteral("paragraph"));
        const auto isFound = [&] {
            Q_EMIT panel->searchWanted(QStringLiteral("paragraph")); // what was said is stored a little later
            return !b.workspace->sessions()
                        ->indexOf(handle)
                        .data(models::SessionsModel::FoundRole)
                        .toString()
                        .isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isFound(), 15'000);
        Q_EMIT panel->sessionActivated(handle);
        QVERIFY(b.bar()->isOpen());
        QTRY_VERIFY(b.window->page()->search()->count() > 0);
        QCOMPARE(b.bar()->findChild<QLineEdit *>()->text(), QStringLiteral("paragraph"));
    }

    /// Without a turn Esc Esc ends what runs on, but not for who only goes on pressing it to stop the turn.
    /// What closes something else in between begins anew.
    void escapeTwiceIsTwiceInARow()
    {
        Bench b;
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.composer()->focusComposer();
        b.key(Qt::Key_Escape);
        b.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(b.bar()->isOpen());
        b.key(Qt::Key_Escape);
        QVERIFY(!b.bar()->isOpen());
        b.key(Qt::Key_Escape);
        QCOMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        b.key(Qt::Key_Escape);
        QTRY_VERIFY(b.session->snapshot().stop.phase != core::TurnPhase::Running);
    }

    void escapeStopsWhatRunsOn()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("shell sleep 833 &")));
        const auto count = [&b] { return b.window->page()->status()->turn().runsOnCount(); };
        QTRY_COMPARE_WITH_TIMEOUT(count(), 1, 10'000);
        b.composer()->focusComposer();
        b.session->send(QStringLiteral("long"));
        QTRY_COMPARE(b.window->page()->status()->turn().stop.phase, core::TurnPhase::Running);
        b.key(Qt::Key_Escape);
        b.key(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!b.session->isBusy() && b.composer()->mainButton()->isSettling(), 10'000);
        b.key(Qt::Key_Escape);
        b.key(Qt::Key_Escape);
        QCOMPARE(count(), 1);
        QVERIFY(!b.session->snapshot().runsOn.front().isStopping);
        QTRY_VERIFY(!b.composer()->mainButton()->isSettling());
        b.key(Qt::Key_Escape);
        QVERIFY(!b.session->snapshot().runsOn.front().isStopping);
        b.key(Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(count(), 0, 10'000);
        QCOMPARE(b.session->snapshot().agent, models::AgentState::Ready);
    }

    /// Whatever the window has been in between.
    void panelsKeepTheirLeastWidth()
    {
        Bench b;
        const int u = b.look.theme().u;
        const auto *sessions = b.window->findChild<QDockWidget *>(QStringLiteral("SessionsDock"));
        const auto *effects = b.window->findChild<QDockWidget *>(QStringLiteral("EffectsDock"));
        for (const int width : {1180, 420, 1180}) {
            b.window->resize(width, 700);
            QTRY_COMPARE(b.window->width(), width);
            QTRY_COMPARE(sessions->isVisible(), width > 640);
        }
        effects->toggleViewAction()->trigger();
        QTRY_VERIFY(effects->isVisible());
        QTRY_VERIFY2(effects->width() >= 70 * u, qPrintable(QString::number(effects->width())));
        QVERIFY2(sessions->width() >= 45 * u, qPrintable(QString::number(sessions->width())));
        b.window->resize(420, 700); // they do not keep it wide
        QTRY_COMPARE(b.window->width(), 420);
    }

    /// Also where neither the menu bar nor the bar of docks has room; and none of them is written.
    void keysOfPanelsWorkInANarrowWindow()
    {
        Bench b;
        b.window->resize(500, 600);
        QTRY_VERIFY(b.window->menuBar()->isHidden());
        b.composer()->focusComposer();
        for (const auto &[key, name] : {std::pair(Qt::Key_1, "PendingDock"), std::pair(Qt::Key_2, "EffectsDock"),
                                        std::pair(Qt::Key_3, "TerminalsDock"), std::pair(Qt::Key_4, "TrafficDock")}) {
            b.key(key, Qt::AltModifier);
            QTRY_VERIFY2(b.window->findChild<QDockWidget *>(QLatin1String(name))->isVisible(), name);
            QVERIFY2(b.composer()->text().isEmpty(), qPrintable(b.composer()->text()));
        }
        b.composer()->focusComposer();
        b.key(Qt::Key_X, Qt::AltModifier);
        QVERIFY2(b.composer()->text().isEmpty(), qPrintable(b.composer()->text()));
    }

    /// Who has a wide screen may want to use it.
    void theTextIsAsWideAsChosen()
    {
        Bench b;
        b.window->resize(1600, 800);
        const auto *view = b.window->findChild<widgets::TranscriptView *>();
        QTRY_VERIFY(view->width() > 1200);
        const int column = b.composer()->width();
        QVERIFY(column < 900);
        b.settings.set(settings::keys::textWidth, QStringLiteral("window"));
        QTRY_VERIFY(b.composer()->width() > view->width() - 60);
        b.settings.set(settings::keys::textWidth, QString());
        QTRY_COMPARE(b.composer()->width(), column);
    }

    /// Found and run by a word, and no other action gets their keys.
    void panelsAreAmongTheActions()
    {
        Bench b;
        b.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        const auto *dialog = b.window->findChild<widgets::ShortcutsDialog *>();
        QVERIFY(dialog);
        const QList<QTreeWidgetItem *> taken =
            dialog->findChild<QTreeWidget *>()->findItems(QStringLiteral("Alt+4"), Qt::MatchExactly, 1);
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken[0]->text(0), QStringLiteral("Traffic"));
        auto *search = dialog->findChild<QLineEdit *>(QStringLiteral("search"));
        QTest::keyClicks(search, QStringLiteral("Effects"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(b.window->findChild<QDockWidget *>(QStringLiteral("EffectsDock"))->isVisible());
    }

    /// From wherever the focus is; a message that waits alone has no list, but a button.
    void queuedMessagesAreReachedByKey()
    {
        Bench b;
        const auto *action = b.window->findChild<QAction *>(QStringLiteral("queuedMessages"));
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        QTRY_VERIFY(!action->isEnabled());
        const auto go = [&b] {
            b.composer()->focusComposer();
            b.key(Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
        };
        b.session->send(QStringLiteral("one"));
        QTRY_VERIFY(action->isEnabled());
        go();
        QTRY_VERIFY(qobject_cast<QAbstractButton *>(QApplication::focusWidget()));
        b.key(Qt::Key_Return);
        QTRY_COMPARE(b.composer()->text(), QStringLiteral("one"));
        b.composer()->setMessage({}, {});
        for (const char *text : {"two", "three"})
            b.session->send(QString::fromLatin1(text));
        QTRY_COMPARE(b.session->snapshot().queue.size(), size_t(2));
        go();
        QTRY_VERIFY(qobject_cast<widgets::QueueRow *>(QApplication::focusWidget()));
        b.key(Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(b.session->snapshot().queue[0].message.text, QStringLiteral("three"));
        b.key(Qt::Key_Return); // where it was moved to
        QTRY_COMPARE(b.composer()->text(), QStringLiteral("two"));
        b.session->stop();
        QTRY_VERIFY(!b.session->isBusy());
    }

    /// The newest one from the input, or the one that the keys are at.
    void anAnswerIsCopiedByKey()
    {
        Bench b;
        const auto *action = b.window->findChild<QAction *>(QStringLiteral("copyAnswer"));
        QVERIFY(!action->isEnabled());
        QVERIFY(b.run(QStringLiteral("markdown")) && b.run(QStringLiteral("help")));
        QTRY_VERIFY(action->isEnabled());
        std::vector<const history::Entry *> answers;
        for (int row = 0; row < b.session->transcript().count(); ++row) {
            const history::Entry &entry = b.session->transcript().at(row);
            if (std::holds_alternative<history::AgentMessage>(entry.body))
                answers.push_back(&entry);
        }
        QVERIFY(answers.size() >= 2);
        const auto copied = [&b] {
            QApplication::clipboard()->clear();
            b.key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
            return QApplication::clipboard()->text();
        };
        b.composer()->focusComposer();
        QTRY_COMPARE(copied(), std::get<history::AgentMessage>(answers.back()->body).text); // once it is shown
        b.window->page()->view()->showEntry(answers.front()->id);
        QTRY_COMPARE(copied(), std::get<history::AgentMessage>(answers.front()->body).text);
    }

    /// The rows that had the focus go; what is typed next is meant for the input.
    void theInputHasTheFocusAfterSendNow()
    {
        Bench b;
        b.session->send(QStringLiteral("hang"));
        QTRY_COMPARE(b.session->snapshot().stop.phase, core::TurnPhase::Running);
        for (const char *text : {"markdown", "markdown", "markdown"})
            b.session->send(QString::fromLatin1(text));
        auto *queue = b.window->findChild<widgets::QueueBar *>();
        QTRY_VERIFY(queue->isVisible());
        queue->setExpanded(true);
        const auto *list = queue->findChild<widgets::QueueList *>();
        QTRY_COMPARE(list->rows().size(), size_t(3));
        const auto press = [&b, list](const char *words) {
            widgets::QueueRow *row = list->rows()[0];
            row->setFocus(Qt::MouseFocusReason);
            for (auto *button : row->findChildren<QAbstractButton *>()) {
                if (button->accessibleName().startsWith(QLatin1String(words)))
                    button->click();
            }
            for (const auto letter : {Qt::Key_A, Qt::Key_B})
                b.key(letter);
        };
        press("Remove");
        QCOMPARE(list->rows().size(), size_t(2));
        QVERIFY2(b.composer()->text().isEmpty(), qPrintable(b.composer()->text()));
        press("Remove"); // one is left: nothing to unfold
        QCOMPARE(b.composer()->text(), QStringLiteral("ab"));
        b.session->send(QStringLiteral("markdown"));
        queue->setExpanded(true);
        press("Send now");
        QCOMPARE(b.composer()->text(), QStringLiteral("abab"));
    }

    void zoomIsOfTheConversationAndIsKept()
    {
        Bench b;
        widgets::Look *text = b.window->page()->textLook();
        const double window = b.look.theme().body.pointSizeF();
        b.composer()->focusComposer();
        b.key(Qt::Key_Plus, Qt::ControlModifier);
        b.key(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(b.settings.value(settings::keys::zoom), 120);
        QCOMPARE(text->zoom(), 1.2);
        QVERIFY(text->theme().body.pointSizeF() > window * 1.1);
        QCOMPARE(b.look.theme().body.pointSizeF(), window);
        for (int i = 0; i < 40; ++i)
            b.key(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(text->zoom(), 3.0);
        // Whoever goes on at a limit is told, too, where it is.
        app::WindowFonts fonts(&b.settings, &b.look, text, nullptr);
        const QSignalSpy told(&fonts, &app::WindowFonts::zoomed);
        fonts.setZoom(b.settings.value(settings::keys::zoom));
        QCOMPARE(told.count(), 1);
        for (int i = 0; i < 40; ++i)
            b.key(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(text->zoom(), 0.5);
        const auto again = std::make_unique<app::MainWindow>(b.workspace.get(), &b.settings, &b.look, nullptr);
        QCOMPARE(again->page()->textLook()->zoom(), 0.5);
        b.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(text->zoom(), 1.0);
    }

    void sentMessagesComeBackToBeEdited()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        Q_EMIT b.window->page()->view()->activated(widgets::actions::EditMessage{b.session->transcript().at(0).id});
        QCOMPARE(b.composer()->text(), QStringLiteral("markdown"));
        // What is typed meanwhile stays.
        b.composer()->setText(QStringLiteral("typed"));
        Q_EMIT b.window->page()->view()->activated(widgets::actions::EditMessage{b.session->transcript().at(0).id});
        QCOMPARE(b.composer()->text(), QStringLiteral("markdown\n\ntyped"));
    }

    void whatIsTypedInTheConversationGoesToTheComposer()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.composer()->setText(QStringLiteral("so "));
        b.composer()->setCaret(3);
        b.window->page()->view()->setFocus();
        QTest::keyClick(b.window->page()->view(), 'x');
        QCOMPARE(b.composer()->text(), QStringLiteral("so x"));
        QVERIFY(!b.window->page()->view()->hasFocus());
    }

    /// From where one types, as long as nothing is typed.
    void pagesOfTheConversationAreTurnedFromTheInput()
    {
        Bench b;
        b.window->resize(900, 420);
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.window->page()->model()->flush(); // what ends the turn would come below the page that is turned back
        b.window->page()->view()->syncNow();
        const auto *bar = b.window->page()->view()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0 && bar->value() == bar->maximum());
        b.composer()->focusComposer();
        b.key(Qt::Key_PageUp);
        QTRY_VERIFY(bar->value() < bar->maximum());
        QVERIFY(QApplication::focusWidget() && b.composer()->isAncestorOf(QApplication::focusWidget()));
        // What is above may be laid out, and get higher, only since it is shown: one page may not lead to the end.
        QTRY_VERIFY((b.key(Qt::Key_PageDown), bar->value() == bar->maximum()));
        b.composer()->setText(QStringLiteral("two\nlines"));
        b.key(Qt::Key_PageUp);
        QTRY_COMPARE(bar->value(), bar->maximum()); // the input has grown
    }

    /// Whoever tries the demo agent has not chosen it for what is to come.
    void tryingTheDemoChoosesNoAgent()
    {
        Bench b;
        settings::AgentEntry own = b.agent;
        own.id = QStringLiteral("own");
        b.settings.addAgent(own);
        for (const QString &id : {settings::demoAgent().id, own.id}) {
            b.settings.setDefaultAgent(own.id);
            b.window->askForSession();
            auto *dialog = b.window->findChild<widgets::NewSessionDialog *>();
            QVERIFY(dialog);
            Q_EMIT dialog->chosen(b.folder, {}, id, false, {}, {});
            delete dialog;
            QCOMPARE(b.settings.defaultAgent().id, own.id);
        }
    }

    /// A session of its own beside the one that works in the folder.
    void aSessionBeginsInANewWorktree()
    {
        Bench b;
        const GitBench repository;
        repository.init();
        repository.write("a.txt", "one");
        repository.commit();
        b.session = b.window->openSession(b.agent, QFileInfo(repository.work()).canonicalFilePath());
        b.window->askForSession();
        const QPointer<widgets::NewSessionDialog> dialog = b.window->findChild<widgets::NewSessionDialog *>();
        auto *place = dialog->findChild<QComboBox *>(QStringLiteral("place"));
        QTRY_VERIFY(place->isVisible()); // the shown session's folder is proposed
        place->setCurrentIndex(1);
        auto *start = dialog->findChild<QDialogButtonBox *>(QStringLiteral("buttons"))->button(QDialogButtonBox::Ok);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("worktree"));
        name->setFocus();
        name->setText(QStringLiteral("no..name"));
        QTest::keyClick(name, Qt::Key_Return);
        auto *problem = dialog->findChild<QLabel *>(QStringLiteral("problem"));
        QTRY_VERIFY2(problem->text().contains(QStringLiteral("No branch can be called")), qPrintable(problem->text()));
        QCOMPARE(dialog->focusWidget(), name); // and what is typed next goes there
        name->setText(QStringLiteral("aside"));
        start->click();
        QTRY_VERIFY(!dialog);
        const QString made = QFileInfo(repository.dir.path()).canonicalFilePath() + QStringLiteral("/aside");
        QTRY_COMPARE(b.window->page()->session()->cwd(), made);
        QVERIFY(QFileInfo::exists(made + QStringLiteral("/a.txt")));
        b.session = b.window->page()->session();
    }

    /// What was said goes along to the folder in which a session is to go on.
    void aSessionGoesOnInAnotherFolder()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        const QString other = b.home.filePath(QStringLiteral("other"));
        QVERIFY(QDir().mkdir(other));
        const models::SessionHandle handle = b.session->handle();
        const QString former = b.session->cwd();
        b.workspace->moveTo(b.session, other);
        QTRY_VERIFY(b.workspace->session(handle) && b.workspace->session(handle)->cwd() == other);
        b.session = b.workspace->session(handle);
        QVERIFY(former != other);
        QCOMPARE(b.window->page()->session(), b.session);
        QTRY_VERIFY(b.session->transcript().count() > 0);
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.workspace->closeSession(handle); // and it stays so
        QTRY_VERIFY(!b.workspace->session(handle));
        b.session = b.workspace->open(handle);
        QVERIFY(b.session);
        QCOMPARE(b.session->cwd(), other);
    }

    /// What is said of changes that wait goes with the last of them.
    void thatTheEditorSeesNoChangesIsSaidOnlyWhileItIsSo()
    {
        Bench b;
        b.session->notify(QStringLiteral("Your editor does not see these changes yet"),
                          QStringLiteral("They wait until you accept them. “Try it” opens a terminal that sees them."));
        b.session->notify(QStringLiteral("Another"), QStringLiteral("thing"));
        QCOMPARE(b.session->snapshot().notices.size(), size_t(2));
        b.window->page()->holding()->notifyOnce(b.session);
        QCOMPARE(b.session->snapshot().notices.size(), size_t(1));
        QCOMPARE(b.session->snapshot().notices.front().title, QStringLiteral("Another"));
    }

    void sessionsAreClosedByKey()
    {
        Bench b;
        QVERIFY(b.run(QStringLiteral("plan")));
        SessionController *first = b.session;
        b.session = b.window->openSession(first->agent(), first->cwd());
        QVERIFY(b.run(QStringLiteral("plan")));
        b.session->send(QStringLiteral("long"));
        QTRY_VERIFY(b.session->isBusy());
        // While a turn runs it is asked, and nothing happens before there is an answer.
        b.key(Qt::Key_W, Qt::ControlModifier);
        const QPointer<QDialog> box = b.window->findChild<QDialog *>();
        QVERIFY(box && std::ranges::any_of(box->findChildren<QLabel *>(), [](const QLabel *label) {
                    return label->text().contains(QStringLiteral("running turn will be stopped"));
                }));
        QVERIFY(b.session->isBusy());
        const QPointer<SessionController> second = b.session;
        b.session = first;
        box->findChild<QPushButton *>(QStringLiteral("yes"))->click();
        QTRY_VERIFY(!second);
        // The other one is in view; with nothing to lose it is closed at once.
        QCOMPARE(b.window->page()->session(), first);
        const QPointer<SessionController> gone = first;
        models::SessionHandle handle = first->handle();
        QTRY_VERIFY(!box);
        b.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(b.window.get()));
        b.composer()->focusComposer();
        b.key(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!gone);
        QVERIFY(!b.window->page()->session());
        b.session = b.workspace->open(handle);
        QVERIFY(b.session);
    }

    void whatWaitsIsInTheTitle()
    {
        Bench b;
        b.session->send(QStringLiteral("permission"));
        QTRY_VERIFY2(b.window->windowTitle().startsWith(QStringLiteral("(1) ")), qPrintable(b.window->windowTitle()));
        b.session->stop();
        QTRY_COMPARE(b.window->windowTitle(), QStringLiteral("permission"));
    }

    /// The platform puts the program's name behind it.
    void theTitleIsTheSessions()
    {
        Bench b;
        QCOMPARE(b.window->windowTitle(), QStringLiteral("New session"));
        QVERIFY(b.run(QStringLiteral("thought %2 a[*]b\u202ec")));
        // Qt shows one [*] for two, and nothing runs the other way.
        QTRY_COMPARE(b.window->windowTitle(), QStringLiteral("thought %2 a[*][*]b\\u202ec"));
    }

    /// From the card of a request to a rule, and from the rule to an answer without a question.
    void aRuleIsMadeFromARequest()
    {
        Bench b;
        b.session->send(QStringLiteral("ask-run git status --short"));
        QTRY_COMPARE(b.session->row().waitingForUser, 1);
        const auto permissions = [&b] {
            std::vector<history::Permission> out;
            for (int row = 0; row < b.session->transcript().count(); ++row) {
                if (const auto *one = std::get_if<history::Permission>(&b.session->transcript().at(row).body))
                    out.push_back(*one);
            }
            return out;
        };
        Q_EMIT b.window->page()->view()->activated(widgets::actions::MakeRule{permissions()[0].key});
        auto *dialog = b.window->findChild<widgets::RuleDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->rule().command, QStringLiteral("git status --short"));
        QVERIFY(dialog->rule().exact);
        Q_EMIT dialog->saved(dialog->rule());
        dialog->close();
        QTRY_VERIFY(!b.session->isBusy());
        QCOMPARE(permissions()[0].end, core::PermissionEnd::Answered);
        QVERIFY(permissions()[0].rule.isEmpty()); // the user did, by making it
        QCOMPARE(b.settings.permissionRules().size(), size_t(1));
        QVERIFY(b.run(QStringLiteral("ask-run git status --short")));
        QTRY_COMPARE(permissions().size(), size_t(2));
        QTRY_COMPARE(permissions()[1].end, core::PermissionEnd::Answered);
        QVERIFY2(permissions()[1].rule.contains(QStringLiteral("git status")), qPrintable(permissions()[1].rule));
        b.session->send(QStringLiteral("ask-run git status --short -v"));
        QTRY_COMPARE(b.session->row().waitingForUser, 1);
    }

    /// Who has looked at a rule and lets it be answers the request next.
    void theCardHasTheFocusAfterItsRule()
    {
        Bench b;
        b.session->send(QStringLiteral("ask-run git status --short"));
        QTRY_COMPARE(b.session->row().waitingForUser, 1);
        QPointer<widgets::PermissionCard> card;
        QTRY_VERIFY((card = b.window->page()->view()->findChild<widgets::PermissionCard *>()) && card->isVisible());
        b.composer()->focusComposer();
        Q_EMIT b.window->page()->view()->activated(widgets::actions::MakeRule{card->key()});
        auto *dialog = b.window->findChild<widgets::RuleDialog *>();
        QVERIFY(dialog);
        dialog->reject();
        QTRY_COMPARE(b.window->focusWidget(), static_cast<QWidget *>(card));
    }

    /// Closing a session asks what becomes of what runs on in it: it ends, or is left running; or all stays as it is.
    void closingASessionAsksWhatBecomesOfWhatRunsOn()
    {
        Bench b;
        for (const bool leaves : {false, true}) {
            QVERIFY(b.run(QStringLiteral("shell sleep 614.%1 & sleep 0.1").arg(int(leaves))));
            QTRY_COMPARE_WITH_TIMEOUT(b.session->runningOn().size(), size_t(1), 10'000);
            const base::ProcessId process =
                base::processOf(b.session->runningOn().front().process).value_or(base::ProcessId());
            auto *close = b.window->findChild<QAction *>(QStringLiteral("closeSession"));
            const auto asked = [&b] { return b.window->findChild<widgets::QuitDialog *>(); };
            close->trigger();
            QVERIFY(asked());
            QTest::keyClick(asked(), Qt::Key_Return); // stays
            QTRY_VERIFY(!asked());
            QVERIFY(!b.session->isOver());
            close->trigger();
            const QPointer<workspace::SessionController> session = b.session;
            asked()->findChild<QAbstractButton *>(leaves ? QStringLiteral("leave") : QStringLiteral("quit"))->click();
            QTRY_VERIFY_WITH_TIMEOUT(!session, 20'000);
            QTRY_COMPARE_WITH_TIMEOUT(base::isRunning(process), leaves, 10'000);
            if (leaves)
                ::kill(pid_t(process.number), SIGKILL);
            b.session = b.window->openSession(b.agent, b.folder);
        }
    }

    /// A bar is as wide as the column of text, not as the page, and as high as its words then need.
    void wordsOfABarAreNotCut()
    {
        Bench b;
        auto *label = new QLabel;
        label->setWordWrap(true);
        b.window->page()->addBar(label);
        b.window->resize(1500, 700);
        for (int words = 20; words < 40; ++words) {
            label->setText(QStringLiteral("word ").repeated(words));
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(QStringLiteral("%1 of %2 for %3 words")
                                        .arg(label->height())
                                        .arg(label->heightForWidth(label->width()))
                                        .arg(words)));
            QVERIFY(label->width() < b.window->page()->width());
        }
    }
};

BELAY_GUI_TEST(TestMainWindow)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
