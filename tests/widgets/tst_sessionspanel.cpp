// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "widgets/panels/sessionspanel.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <memory>

namespace tst_sessionspanel {

using namespace widgets;

namespace {

/// Two folders with sessions, the newest first: north (2, 1), south (4, 3).
struct Stage
{
    FakeClock clock;
    models::SessionsModel model{&clock};
    Look look;
    SessionsPanel panel{&model, &look};
    QSignalSpy opened{&panel, &SessionsPanel::sessionActivated};

    Stage()
    {
        add(1, "/home/u/north", "first thing");
        add(2, "/home/u/north", "second thing");
        add(3, "/home/u/south", "third thing");
        add(4, "/home/u/south", "fourth matter");
        panel.resize(300, 500);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
        panel.setCurrent(1);
        panel.focusSearch();
    }
    void add(models::SessionHandle handle, const char *folder, const char *title)
    {
        models::SessionRow row;
        row.handle = handle;
        row.cwd = QString::fromLatin1(folder);
        row.title = QString::fromLatin1(title);
        row.changedAt = clock.wall().addSecs(qint64(handle) - (handle > 2 ? 60 : 0));
        model.upsert(row);
    }
    QLineEdit *search() const { return panel.findChild<QLineEdit *>(); }
    QTreeView *view() const { return panel.findChild<QTreeView *>(); }
    void type(const QString &text) { QTest::keyClicks(search(), text); }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// All rows that can be seen.
    QStringList shown() const
    {
        QStringList out;
        for (QModelIndex i = view()->model()->index(0, 0); i.isValid(); i = view()->indexBelow(i))
            out << i.data().toString();
        return out;
    }
    QString chosen() const { return view()->currentIndex().data().toString(); }
};

} // namespace

/// Sessions are found, chosen and opened, by the keyboard too.
class TestSessionsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterOpensWhatWasFound()
    {
        Stage s;
        s.type(QStringLiteral("thing"));
        QCOMPARE(s.opened.count(), 0); // to find is not to open
        s.key(Qt::Key_Return);
        QCOMPARE(s.opened.count(), 1);
        QCOMPARE(s.opened[0][0].toULongLong(), 2u);
    }

    void arrowsChooseFromTheSearch()
    {
        Stage s;
        s.type(QStringLiteral("thing"));
        s.key(Qt::Key_Down);
        QCOMPARE(s.chosen(), QStringLiteral("second thing"));
        s.key(Qt::Key_Down);
        s.key(Qt::Key_Down); // past the heading
        QCOMPARE(s.chosen(), QStringLiteral("third thing"));
        s.key(Qt::Key_Down); // the last
        QCOMPARE(s.chosen(), QStringLiteral("third thing"));
        s.key(Qt::Key_Up);
        QCOMPARE(s.chosen(), QStringLiteral("first thing"));
        QCOMPARE(s.opened.count(), 0);
        QVERIFY(s.search()->hasFocus()); // and the words can be changed
        s.key(Qt::Key_Enter);
        QCOMPARE(s.opened.count(), 1);
        QCOMPARE(s.opened[0][0].toULongLong(), 1u);
        // Other words, another first one.
        s.search()->setText(QStringLiteral("fourth"));
        s.key(Qt::Key_Return);
        QCOMPARE(s.opened[1][0].toULongLong(), 4u);
    }

    void whatWasOnlyLookedAtIsNotShown()
    {
        Stage s;
        s.key(Qt::Key_Down);
        QCOMPARE(s.chosen(), QStringLiteral("second thing"));
        s.view()->setFocus();
        QCOMPARE(s.chosen(), QStringLiteral("first thing")); // the one in view
    }

    void arrowsInTheListOpenNothing()
    {
        Stage s;
        s.view()->setFocus();
        s.key(Qt::Key_Up);
        QCOMPARE(s.chosen(), QStringLiteral("second thing"));
        QCOMPARE(s.opened.count(), 0);
        s.key(Qt::Key_Return);
        QCOMPARE(s.opened.count(), 1);
        QCOMPARE(s.opened[0][0].toULongLong(), 2u);
    }

    /// What is marked is what is shown, once the list has been left.
    void whatWasOnlyLookedAtInTheListIsNotShown()
    {
        Stage s;
        s.view()->setFocus();
        s.key(Qt::Key_Up);
        QCOMPARE(s.chosen(), QStringLiteral("second thing"));
        s.key(Qt::Key_Tab);
        QVERIFY(!s.view()->hasFocus());
        QCOMPARE(s.chosen(), QStringLiteral("first thing"));
        // A heading, too; folded, it stays so.
        for (const bool folded : {false, true}) {
            s.view()->setFocus();
            const QModelIndex heading = s.view()->currentIndex().parent();
            s.view()->setCurrentIndex(heading);
            s.view()->setExpanded(heading, !folded);
            s.key(Qt::Key_Tab);
            QCOMPARE(s.chosen(), folded ? heading.data().toString() : QStringLiteral("first thing"));
            QCOMPARE(s.view()->isExpanded(heading), !folded);
        }
    }

    void clicksOpen()
    {
        Stage s;
        const QModelIndex third = s.view()->model()->index(1, 0, s.view()->model()->index(1, 0));
        QCOMPARE(third.data().toString(), QStringLiteral("third thing"));
        QTest::mouseClick(s.view()->viewport(), Qt::LeftButton, {}, s.view()->visualRect(third).center());
        QCOMPARE(s.opened.count(), 1);
        QCOMPARE(s.opened[0][0].toULongLong(), 3u);
    }

    void keysOfTheWindowOpen()
    {
        Stage s;
        s.panel.selectNext(-1);
        QCOMPARE(s.opened.count(), 1);
        QCOMPARE(s.opened[0][0].toULongLong(), 2u);
    }

    void aProjectsNameFindsItsSessions()
    {
        Stage s;
        s.type(QStringLiteral("south"));
        QCOMPARE(s.shown(), (QStringList{QStringLiteral("south"), QStringLiteral("fourth matter"),
                                         QStringLiteral("third thing")}));
        s.key(Qt::Key_Return);
        QCOMPARE(s.opened[0][0].toULongLong(), 4u);
    }

    /// What was found is no longer searched for, then it is again: its project comes back with its rows.
    void foundRowsStayUnfolded()
    {
        Stage s;
        s.type(QStringLiteral("only said"));
        QVERIFY(s.shown().isEmpty());
        for (int i = 0; i < 2; ++i) {
            s.model.setFound({{3, QStringLiteral("what was only said")}});
            QCOMPARE(s.shown(), (QStringList{QStringLiteral("south"), QStringLiteral("third thing")}));
            s.model.setFound({});
            QVERIFY(s.shown().isEmpty());
        }
        // Opened, it is another row for a moment.
        s.model.setFound({{3, QStringLiteral("what was only said")}});
        s.model.remove(3);
        s.add(3, "/home/u/south", "third thing");
        QCOMPARE(s.shown(), (QStringList{QStringLiteral("south"), QStringLiteral("third thing")}));
    }

    void aNameIsTypedInItsPlace()
    {
        Stage s;
        QSignalSpy renamed(&s.panel, &SessionsPanel::renamed);
        s.view()->setFocus();
        s.key(Qt::Key_F2);
        auto *editor = s.view()->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor && editor->hasFocus());
        QCOMPARE(editor->selectedText(), QStringLiteral("first thing"));
        QTest::keyClicks(editor, QStringLiteral("mine"));
        s.add(1, "/home/u/north", "first thing, which goes on"); // says something meanwhile
        QCOMPARE(editor->text(), QStringLiteral("mine"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(renamed.count(), 1);
        QCOMPARE(renamed[0][0].toULongLong(), 1u);
        QCOMPARE(renamed[0][1].toString(), QStringLiteral("mine"));
        QCOMPARE(s.opened.count(), 0);
        // Nor is what was only looked at.
        s.view()->setFocus();
        s.key(Qt::Key_F2);
        editor = s.view()->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(!s.view()->viewport()->findChild<QLineEdit *>());
        QCOMPARE(renamed.count(), 1);
        // Esc is no name; from the menu, and where something else was searched for.
        s.type(QStringLiteral("fourth"));
        s.panel.rename(2);
        editor = s.view()->viewport()->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(!s.view()->viewport()->findChild<QLineEdit *>());
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(s.chosen(), QStringLiteral("second thing"));
        // A heading has none.
        s.view()->setCurrentIndex(s.view()->model()->index(0, 0));
        s.view()->setFocus();
        s.key(Qt::Key_F2);
        QVERIFY(!s.view()->viewport()->findChild<QLineEdit *>());
    }

    /// Who was writing somewhere else goes on there.
    void theKeyboardGoesBackAfterANameWasTyped()
    {
        QWidget window; // outlives the panel in it
        Stage s;
        auto *elsewhere = new QLineEdit(&window);
        s.panel.setParent(&window);
        window.resize(400, 600);
        window.show();
        s.panel.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (const Qt::Key end : {Qt::Key_Escape, Qt::Key_Return}) {
            elsewhere->setFocus();
            s.panel.rename(2);
            auto *editor = s.view()->viewport()->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
            QVERIFY(editor && editor->hasFocus());
            QTest::keyClick(editor, end);
            QTRY_VERIFY(!s.view()->viewport()->findChild<QLineEdit *>());
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(elsewhere));
        }
        // Not from where the user has gone meanwhile.
        s.panel.rename(2);
        s.search()->setFocus();
        QTRY_VERIFY(!s.view()->viewport()->findChild<QLineEdit *>());
        QVERIFY(s.search()->hasFocus());
    }

    void thePanelGoesWhileANameIsTyped()
    {
        Stage s;
        auto panel = std::make_unique<SessionsPanel>(&s.model, &s.look);
        panel->show();
        panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel.get()));
        panel->rename(2);
        const auto *editor = panel->findChild<QTreeView *>()->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor && editor->hasFocus());
        panel.reset();
        QCOMPARE(s.model.session(s.model.indexOf(2))->title, QStringLiteral("second thing"));
    }

    /// By the keyboard the list comes where it is seen, and is seen to have the focus.
    void tabReachesTheList()
    {
        Stage s;
        const QImage before = s.view()->grab().toImage();
        s.key(Qt::Key_Tab);
        s.key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(s.view()));
        QVERIFY(s.view()->grab().toImage() != before);
        s.key(Qt::Key_Tab);
        auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
        QVERIFY(button && button->text() == QStringLiteral("Agents"));
    }

    void theShownOneIsChosenInEveryGrouping()
    {
        Stage s;
        for (const auto grouping :
             {models::SessionGrouping::Date, models::SessionGrouping::Agent, models::SessionGrouping::Folder}) {
            s.model.setGrouping(grouping);
            QCOMPARE(s.chosen(), QStringLiteral("first thing"));
            QVERIFY(s.shown().contains(QStringLiteral("fourth matter")));
        }
    }

    void theArchiveIsFolded()
    {
        Stage s;
        models::SessionRow row;
        row.handle = 9;
        row.cwd = QStringLiteral("/home/u/north");
        row.title = QStringLiteral("put away");
        row.isArchived = true;
        s.model.upsert(row);
        QVERIFY(s.shown().contains(QStringLiteral("Archived")));
        QVERIFY(!s.shown().contains(QStringLiteral("put away")));
        s.type(QStringLiteral("put"));
        QCOMPARE(s.shown(), (QStringList{QStringLiteral("Archived"), QStringLiteral("put away")}));
        s.search()->clear();
        QVERIFY(!s.shown().contains(QStringLiteral("put away")));
        // The one in view is still the chosen one when it goes from one group to another.
        s.view()->setFocus();
        row.handle = 1;
        row.title = QStringLiteral("first thing");
        row.isArchived = false;
        row.isPinned = true;
        s.model.upsert(row);
        QCOMPARE(s.chosen(), QStringLiteral("first thing"));
        QCOMPARE(s.shown().constFirst(), QStringLiteral("Pinned"));
        QCOMPARE(s.opened.count(), 0);
    }

    void aDeletionIsTakenBack()
    {
        Stage s;
        QSignalSpy removed(&s.panel, &SessionsPanel::deleteRequested);
        QSignalSpy back(&s.panel, &SessionsPanel::undoDeleteRequested);
        s.view()->setFocus();
        for (const bool repeats : {false, true, true}) // held, it is one press
            QTest::simulateEvent(s.view(), true, Qt::Key_Delete, Qt::NoModifier, {}, repeats);
        QCOMPARE(removed.count(), 1);
        QAbstractButton *undo = nullptr;
        for (auto *button : s.panel.findChildren<QAbstractButton *>()) {
            if (button->text() == QStringLiteral("Undo"))
                undo = button;
        }
        QVERIFY(undo && !undo->isVisible());
        s.panel.setDeleted(QStringLiteral("first thing"));
        QVERIFY(undo->isVisible());
        s.key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(undo));
        undo->click();
        QCOMPARE(back.count(), 1);
        s.panel.setDeleted(std::nullopt);
        QVERIFY(!undo->isVisible());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(s.view()));
    }
};

BELAY_GUI_TEST(TestSessionsPanel)

} // namespace tst_sessionspanel

#include "tst_sessionspanel.moc"
