// SPDX-License-Identifier: Apache-2.0
#include "app/actions/windowactions.h"
#include "testclass.h"
#include "widgets/panels/sessionspanel.h"
#include "windowbench.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QTreeView>

namespace tst_actionstates {

namespace {

QAction *actionOf(const WindowBench &b, const char *name)
{
    return b.window->findChild<QAction *>(QLatin1String(name));
}

bool can(const WindowBench &b, const char *name)
{
    return actionOf(b, name)->isEnabled();
}

/// As if the menu had been opened.
void openEditMenu(const WindowBench &b)
{
    for (const QAction *menu : b.window->menuBar()->actions()) {
        if (menu->menu()->actions().contains(actionOf(b, "paste")))
            Q_EMIT menu->menu()->aboutToShow();
    }
}

} // namespace

/// What can do nothing is disabled, and what can is not.
class TestActionStates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSessionIsPinnedAndArchivedByKey()
    {
        WindowBench b;
        QTRY_VERIFY(can(b, "pinSession") && b.session->snapshot().agent == models::AgentState::Ready);
        const auto press = [&b](Qt::Key key) {
            const auto with = key == Qt::Key_P ? Qt::AltModifier : Qt::ShiftModifier;
            QTest::keyClick(b.window.get(), key, Qt::ControlModifier | with);
        };
        press(Qt::Key_P);
        QVERIFY(b.session->marks().isPinned);
        QTRY_VERIFY(actionOf(b, "pinSession")->isChecked());
        press(Qt::Key_P);
        QVERIFY(!b.session->marks().isPinned);
        press(Qt::Key_P);
        QVERIFY(b.session->marks().isPinned);
        const models::SessionHandle handle = b.session->handle();
        const auto marks = [&b, handle] { return b.workspace->marks(handle); };
        press(Qt::Key_A);
        QTRY_VERIFY(marks().isArchived && !marks().isPinned);
    }

    void asTheSessionGoes()
    {
        WindowBench b;
        QTRY_VERIFY(can(b, "closeSession") && can(b, "forceStop"));
        QVERIFY(can(b, "stop")); // its agent is still starting
        QTRY_VERIFY(b.session->snapshot().agent == models::AgentState::Ready && !can(b, "stop"));
        for (const char *name : {"stop", "forceStop", "killCommands", "copyReport", "undoTurn", "reviewChanges",
                                 "oldestRequest", "exportConversation", "logOut", "previousSession"})
            QVERIFY2(!can(b, name), name);
        b.session->send(QStringLiteral("long"));
        QTRY_VERIFY(can(b, "stop") && can(b, "forceStop"));
        QTRY_VERIFY(b.session->snapshot().stop.phase == core::TurnPhase::Running);
        actionOf(b, "stop")->trigger();
        QTRY_VERIFY(!b.session->isBusy());
        QTRY_VERIFY(!can(b, "stop") && !can(b, "forceStop"));
        QTRY_VERIFY(can(b, "copyReport") && can(b, "find") && can(b, "exportConversation"));
        QVERIFY(b.run(QStringLiteral("writes 1")));
        QTRY_VERIFY(can(b, "undoTurn") && can(b, "reviewChanges"));
        b.session->send(QStringLiteral("permission"));
        QTRY_VERIFY(can(b, "oldestRequest"));
        b.session->stop();
        QTRY_VERIFY(!can(b, "oldestRequest"));
        b.window->openSession(b.agent, b.folder);
        QTRY_VERIFY(can(b, "previousSession"));
        QTRY_VERIFY(!can(b, "copyReport")); // nothing was said in this one
        b.window->showWelcome();
        for (const char *name :
             {"closeSession", "stop", "forceStop", "find", "undoTurn", "attachFiles", "focusComposer"})
            QVERIFY2(!can(b, name), name);
        QVERIFY(can(b, "newSession") && can(b, "settings") && can(b, "about"));
    }

    /// A key that does nothing now says so, and does nothing else: the text does not come and go with it.
    void keysWithNothingToDoSaySo()
    {
        WindowBench b;
        QTRY_COMPARE(b.session->snapshot().agent, models::AgentState::Ready);
        QTRY_VERIFY(!can(b, "undoTurn"));
        b.composer()->focusComposer();
        b.key(Qt::Key_X);
        actionOf(b, "undo")->trigger();
        for (const auto &[name, key, modifiers] :
             {std::tuple("oldestRequest", Qt::Key_F8, Qt::KeyboardModifiers()),
              std::tuple("undoTurn", Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier)}) {
            QVERIFY(!can(b, name));
            b.composer()->showHint({});
            b.key(key, modifiers);
            const QString called = app::WindowActions::nameOf(actionOf(b, name));
            QCOMPARE(b.composer()->hint(), QString(called + QStringLiteral(": there is nothing to do")));
            QVERIFY2(b.composer()->text().isEmpty(), qPrintable(b.composer()->text()));
        }
    }

    /// The key of a request works as soon as the window knows of it, not a turn of the event loop later.
    void aRequestIsReachedAtOnce()
    {
        WindowBench b;
        QTRY_VERIFY(b.session->snapshot().agent == models::AgentState::Ready);
        int seen = 0, reached = 0;
        const models::SessionStatus *status = b.window->page()->status();
        QObject::connect(status, &models::SessionStatus::changed, b.window.get(), [&] {
            if (status->snapshot().permissionsOpen == 0)
                return;
            ++seen;
            reached += can(b, "oldestRequest") && can(b, "stop");
        });
        b.session->send(QStringLiteral("permission"));
        QTRY_VERIFY(seen > 0);
        QCOMPARE(reached, seen);
        b.session->stop();
        QTRY_VERIFY(!b.session->isBusy());
    }

    void editingIsForTheTextThatHasTheFocus()
    {
        WindowBench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.composer()->focusComposer();
        auto *text = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
        auto *rich = qobject_cast<QTextEdit *>(QApplication::focusWidget());
        QVERIFY(text || rich);
        openEditMenu(b);
        QVERIFY(!can(b, "undo") && !can(b, "cut") && !can(b, "copy") && can(b, "paste") && !can(b, "selectAll"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("some words"));
        openEditMenu(b);
        QVERIFY(can(b, "undo") && can(b, "selectAll") && !can(b, "cut"));
        actionOf(b, "selectAll")->trigger();
        openEditMenu(b);
        QVERIFY(can(b, "cut") && can(b, "copy"));
        actionOf(b, "cut")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("some words"));
        QCOMPARE(b.composer()->text(), QString());
        openEditMenu(b);
        actionOf(b, "undo")->trigger();
        QCOMPARE(b.composer()->text(), QStringLiteral("some words"));
        openEditMenu(b);
        actionOf(b, "redo")->trigger();
        QCOMPARE(b.composer()->text(), QString());
        openEditMenu(b);
        actionOf(b, "paste")->trigger();
        QCOMPARE(b.composer()->text(), QStringLiteral("some words"));
        // The keys, without the menu.
        b.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(b.composer()->text(), QString());
        b.window->page()->view()->setFocus();
        b.composer()->focusComposer();
        b.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(b.composer()->text(), QStringLiteral("some words"));
    }

    /// By the keyboard the menu bar has the focus first.
    void aMenuOpenedByTheKeyboardIsAboutTheSameText()
    {
        WindowBench b;
        b.composer()->focusComposer();
        QVERIFY(can(b, "undo") && can(b, "cut"));
        b.window->menuBar()->setFocus(Qt::MenuBarFocusReason);
        openEditMenu(b);
        QApplication::processEvents();
        b.window->menuBar()->setFocus(Qt::MenuBarFocusReason);
        Q_EMIT qApp->focusChanged(nullptr, b.window->menuBar());
        QVERIFY(!can(b, "undo") && !can(b, "redo") && !can(b, "cut") && !can(b, "copy") && can(b, "paste"));
    }

    /// What is selected elsewhere is what is meant.
    void labelsAndListsAreCopied()
    {
        WindowBench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        QLabel label(QStringLiteral("the code 1234"), b.window.get());
        label.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label.show();
        label.setFocus();
        label.setSelection(9, 4);
        b.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("1234"));
        auto *list = b.window->findChild<widgets::SessionsPanel *>()->findChild<QTreeView *>();
        list->setFocus();
        QVERIFY(list->currentIndex().isValid());
        b.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), list->currentIndex().data().toString());
    }

    /// An action that is found in a dialog is about what had the focus before.
    void whatIsFoundIsForTheTextOfTheWindow()
    {
        WindowBench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.composer()->focusComposer();
        auto *input = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
        QVERIFY(input);
        QTest::keyClicks(input, QStringLiteral("some words"));
        b.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = b.window->findChild<QDialog *>()) && dialog->isActiveWindow());
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("select all"));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(input->textCursor().selectedText(), QStringLiteral("some words"));
    }

    void theConversationIsCopied()
    {
        WindowBench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        b.window->page()->view()->setFocus();
        openEditMenu(b);
        QVERIFY(!can(b, "cut") && !can(b, "paste") && !can(b, "undo") && can(b, "selectAll"));
        actionOf(b, "selectAll")->trigger();
        QApplication::clipboard()->clear();
        actionOf(b, "copy")->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("markdown")));
        QApplication::clipboard()->clear();
        b.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("markdown")));
    }
};

BELAY_GUI_TEST(TestActionStates)

} // namespace tst_actionstates

#include "tst_actionstates.moc"
