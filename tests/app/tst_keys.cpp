// SPDX-License-Identifier: Apache-2.0
#include "app/actions/windowactions.h"
#include "app/window/aboutandkeys.h"

#include "testclass.h"

#include <QAction>
#include <QDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace tst_keys {

using app::WindowActions;

/// Keys can be looked up and changed, and stay so.
class TestKeys : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("belay"), QStringLiteral("belay")).clear();
    }

    void noTwoActionsShareKeys()
    {
        QWidget window;
        const WindowActions actions(&window);
        QSet<QKeySequence> taken;
        QSet<QString> names;
        for (const QAction *action : actions.all()) {
            QVERIFY2(!action->objectName().isEmpty() && !names.contains(action->objectName()),
                     qPrintable(action->text()));
            names.insert(action->objectName());
            for (const QKeySequence &keys : action->shortcuts()) {
                QVERIFY2(!taken.contains(keys), qPrintable(keys.toString()));
                taken.insert(keys);
            }
        }
        QVERIFY(names.size() > 40);
    }

    void areChosenForRunsToCome()
    {
        const QKeySequence chosen(Qt::CTRL | Qt::Key_J);
        {
            QWidget window;
            WindowActions actions(&window);
            actions.setKeys(actions.oldestRequest, chosen);
            actions.setKeys(actions.find, {});
            QCOMPARE(actions.oldestRequest->shortcut(), chosen);
        }
        QWidget window;
        WindowActions actions(&window);
        QCOMPARE(actions.oldestRequest->shortcut(), chosen);
        QVERIFY(actions.find->shortcuts().isEmpty() || actions.find->shortcut().isEmpty());
        actions.setDefaultKeys(actions.oldestRequest);
        actions.setDefaultKeys(actions.find);
        QWidget next;
        const WindowActions again(&next);
        QCOMPARE(again.oldestRequest->shortcut(), QKeySequence(Qt::Key_F8));
        QCOMPARE(again.find->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F));
    }

    void aHeldKeyGoesOnOnlyWhereItMoves_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("times");
        QTest::newRow("closes one session") << QStringLiteral("closeSession") << 1;
        QTest::newRow("is one Esc of two") << QStringLiteral("escape") << 1;
        QTest::newRow("opens one editor") << QStringLiteral("editPrompt") << 1;
        QTest::newRow("finds on") << QStringLiteral("findNext") << 3;
        QTest::newRow("takes back what was typed") << QStringLiteral("undo") << 3;
    }

    void aHeldKeyGoesOnOnlyWhereItMoves()
    {
        QFETCH(const QString, name);
        QFETCH(const int, times);
        QWidget window;
        const WindowActions actions(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto *action = window.findChild<QAction *>(name);
        QSignalSpy triggered(action, &QAction::triggered);
        const QKeyCombination keys = action->shortcut()[0];
        for (const bool repeats : {false, true, true})
            QTest::simulateEvent(&window, true, keys.key(), keys.keyboardModifiers(), {}, repeats);
        QCOMPARE(triggered.size(), times);
    }

    void theDialogTakesNoKeysFromOthers()
    {
        QWidget window;
        WindowActions actions(&window);
        app::showKeys(&actions, &window);
        auto *dialog = window.findChild<QDialog *>();
        QVERIFY(dialog);
        auto *list = dialog->findChild<QTreeWidget *>();
        auto *keys = dialog->findChild<QKeySequenceEdit *>();
        auto *set = dialog->findChild<QPushButton *>(QStringLiteral("set"));
        auto *problem = dialog->findChild<QLabel *>(QStringLiteral("problem"));
        QCOMPARE(list->topLevelItemCount(), int(actions.all().size()));
        const auto found =
            list->findItems(QKeySequence(Qt::Key_F8).toString(QKeySequence::NativeText), Qt::MatchContains, 1);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.first());
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_F));
        QVERIFY(!set->isEnabled());
        QVERIFY(!problem->text().isEmpty());
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_J));
        QVERIFY(set->isEnabled());
        QVERIFY(problem->text().isEmpty());
        set->click();
        QCOMPARE(actions.oldestRequest->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
        QVERIFY(list->currentItem()->text(1).contains(u'J'));
        dialog->findChild<QPushButton *>(QStringLiteral("original"))->click();
        QCOMPARE(actions.oldestRequest->shortcut(), QKeySequence(Qt::Key_F8));
        for (const QTreeWidgetItem *item : list->findItems(QStringLiteral("&"), Qt::MatchContains, 0))
            QFAIL(qPrintable(item->text(0)));
    }

    void theDialogShowsNoMarkOfALetter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("in a word") << QStringLiteral("F&ind…") << QStringLiteral("Find");
        QTest::newRow("added to it") << QStringLiteral("查找(&I)…") << QStringLiteral("查找");
        QTest::newRow("an & that is meant")
            << QStringLiteral("&This && that (all)") << QStringLiteral("This & that (all)");
    }

    void theDialogShowsNoMarkOfALetter()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        QWidget window;
        WindowActions actions(&window);
        actions.find->setText(text);
        app::showKeys(&actions, &window);
        const auto *list = window.findChild<QTreeWidget *>();
        QVERIFY(list);
        QCOMPARE(list->findItems(shown, Qt::MatchExactly, 0).size(), 1);
    }
};

BELAY_GUI_TEST(TestKeys)

} // namespace tst_keys

#include "tst_keys.moc"
