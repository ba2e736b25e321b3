// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"
#include "app/window/focusareas.h"
#include "app/window/mainwindow.h"
#include "app/window/windowdocks.h"
#include "app/window/windowplace.h"

#include "testclass.h"

#include <QAction>
#include <QApplication>
#include <QDebug>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace tst_windowplace {

/// For messages of checks; QTest::toString() leaves its text to the caller.
template <class T> QByteArray said(const T &value)
{
    QString text;
    QDebug(&text) << value;
    return text.toUtf8();
}

/// The window is where one can see all of it, and the keyboard gets into every part of it.
class TestWindowPlace : public QObject
{
    Q_OBJECT

    struct Bench
    {
        QTemporaryDir home;
        settings::Settings settings{home.filePath(QStringLiteral("belay.ini"))};
        std::unique_ptr<workspace::Workspace> workspace;
        widgets::Look look;
        std::unique_ptr<app::MainWindow> window;

        Bench()
        {
            qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
            qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
            QDir(home.path()).mkdir(QStringLiteral("work"));
            workspace = std::make_unique<workspace::Workspace>(&settings);
        }
        ~Bench()
        {
            workspace->close();
            (void)QTest::qWaitFor([this] { return workspace->isClosed(); }, 10'000);
            window.reset();
        }
        void open()
        {
            window = std::make_unique<app::MainWindow>(workspace.get(), &settings, &look, nullptr);
            window->show();
            window->activateWindow();
            (void)QTest::qWaitForWindowActive(window.get());
        }
        void openSession()
        {
            settings::AgentEntry agent;
            agent.id = agent.name = QStringLiteral("none");
            agent.command = QStringLiteral("/bin/false");
            window->openSession(agent, home.filePath(QStringLiteral("work")));
            QCoreApplication::processEvents();
        }
    };

private Q_SLOTS:
    void theListIsHiddenAndShownByItsKey()
    {
        Bench b;
        b.open();
        b.openSession();
        b.window->resize(1180, 820);
        const auto *list = b.window->findChild<QDockWidget *>(QStringLiteral("SessionsDock"));
        QTRY_VERIFY(list->isVisible());
        QVERIFY(list->toggleViewAction()->isEnabled());
        QTest::keyClick(b.window.get(), Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(!list->isVisible());
        QTest::keyClick(b.window.get(), Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(list->isVisible());
    }

    void panelsAreBesideAWideWindowAgain_data()
    {
        QTest::addColumn<int>("leftAt");
        QTest::addColumn<bool>("isMoved");
        QTest::addColumn<Qt::DockWidgetArea>("area");
        QTest::newRow("left below, where there was no room") << 800 << false << Qt::RightDockWidgetArea;
        QTest::newRow("put below by the user") << 1180 << true << Qt::BottomDockWidgetArea;
    }

    /// In the next run there may be more room, or smaller letters.
    void panelsAreBesideAWideWindowAgain()
    {
        QFETCH(const int, leftAt);
        QFETCH(const bool, isMoved);
        QFETCH(const Qt::DockWidgetArea, area);
        widgets::Look look;
        QByteArray state;
        for (const int width : {leftAt, 1180}) {
            QMainWindow window;
            app::WindowDocks docks(&window, &look, new QWidget);
            docks.restore(state);
            (void)docks.adaptTo(width);
            auto *effects = window.findChild<QDockWidget *>(QStringLiteral("EffectsDock"));
            if (isMoved && state.isEmpty())
                window.addDockWidget(area, effects);
            state = docks.save();
            QCOMPARE(window.dockWidgetArea(effects), width == 1180 ? area : Qt::BottomDockWidgetArea);
        }
    }

    void theFirstPageStartsAtTheDemo()
    {
        Bench b;
        b.open();
        b.window->showWelcome();
        QVERIFY(QApplication::focusWidget());
        const auto *button = qobject_cast<const QAbstractButton *>(QApplication::focusWidget());
        QVERIFY(button);
        QCOMPARE(button->text(), QStringLiteral("Start the demo"));
    }

    void rectanglesAreFitted_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("fitted");
        QTest::newRow("fits") << QRect(10, 40, 300, 200) << QRect(10, 40, 300, 200);
        QTest::newRow("too large") << QRect(0, 0, 2125, 1477) << QRect(0, 30, 1366, 738);
        QTest::newRow("too far to the right") << QRect(1300, 100, 300, 200) << QRect(1066, 100, 300, 200);
        QTest::newRow("on a screen that is gone") << QRect(-3000, -900, 300, 200) << QRect(0, 30, 300, 200);
        QTest::newRow("under the panel") << QRect(0, 0, 300, 738) << QRect(0, 30, 300, 738);
    }
    void rectanglesAreFitted()
    {
        QFETCH(const QRect, wanted);
        QTEST(app::fittedInto(wanted, QRect(0, 30, 1366, 738)), "fitted");
    }

    /// Decided before it is shown: some window managers take a window as it comes.
    void aPlaceIsGivenBeforeItIsShown()
    {
        const QSize usual(9000, 7000), smallest(8000, 6000); // more than any screen has
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        QWidget first;
        app::placeWindow(&first, {}, usual, smallest);
        QVERIFY2(first.width() <= screen.width() && first.height() < screen.height(), said(first.size()).constData());
        QVERIFY2(first.minimumWidth() <= screen.width() && first.minimumHeight() < screen.height(),
                 said(first.minimumSize()).constData());
        QWidget before;
        before.setGeometry(QRect(QPoint(600, 500), QSize(500, 400)));
        QWidget again;
        app::placeWindow(&again, before.saveGeometry(), usual, QSize(100, 100));
        QVERIFY2(screen.contains(again.geometry()), said(again.geometry()).constData());
        // One that has room is left where it was.
        before.setGeometry(QRect(QPoint(50, 60), QSize(500, 400)));
        QWidget same;
        app::placeWindow(&same, before.saveGeometry(), usual, QSize(100, 100));
        QCOMPARE(same.size(), QSize(500, 400));
    }

    void theWindowFitsItsScreen_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<QSize>("kept");
        for (const int points : {9, 12, 18, 24}) {
            QTest::addRow("%d pt, the first", points) << points << QSize();
            QTest::addRow("%d pt, kept", points) << points << QSize(2125, 1477);
        }
    }
    void theWindowFitsItsScreen()
    {
        QFETCH(const int, points);
        QFETCH(const QSize, kept);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSize(points);
        QApplication::setFont(font);
        {
            Bench b;
            if (kept.isValid()) {
                QWidget old;
                old.setGeometry(QRect(QPoint(400, 300), kept));
                b.settings.set(settings::keys::windowGeometry, old.saveGeometry());
            }
            b.open();
            const QRect screen = b.window->screen()->availableGeometry();
            QVERIFY2(screen.contains(b.window->geometry()), said(b.window->geometry()).constData());
            b.openSession();
            QVERIFY2(screen.contains(b.window->geometry()), said(b.window->geometry()).constData());
        }
        QApplication::setFont(usual);
    }

    /// Small, and with large letters: what one stops with is inside.
    void everythingFitsASmallWindow_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<QSize>("size");
        for (const int points : {9, 12, 18}) {
            QTest::addRow("%d pt", points) << points << QSize(1024, 560); // less what a panel and a frame take
            QTest::addRow("%d pt, smaller", points) << points << QSize(640, 520);
        }
    }
    void everythingFitsASmallWindow()
    {
        QFETCH(const int, points);
        QFETCH(const QSize, size);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSize(points);
        QApplication::setFont(font);
        {
            Bench b;
            b.open();
            b.openSession();
            b.window->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(b.window->size(), size);
            const QRect room = b.window->rect();
            for (QWidget *part : {static_cast<QWidget *>(b.window->page()->composer()->mainButton()),
                                  static_cast<QWidget *>(b.window->page()->composer()),
                                  static_cast<QWidget *>(b.window->page()->view())}) {
                const QRect at(part->mapTo(b.window.get(), QPoint()), part->size());
                QVERIFY2(room.contains(at), said(at).constData());
                QVERIFY(part->height() > 0);
            }
        }
        QApplication::setFont(usual);
    }

    void theKeyboardGoesRound()
    {
        Bench b;
        b.open();
        b.openSession();
        b.window->page()->composer()->focusComposer();
        QWidget *const from = QApplication::focusWidget();
        for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier}) {
            QList<QWidget *> been;
            do {
                been << QApplication::focusWidget();
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
                QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
                QVERIFY2(!been.contains(QApplication::focusWidget()) || QApplication::focusWidget() == from,
                         QApplication::focusWidget()->metaObject()->className());
            } while (QApplication::focusWidget() != from);
            QVERIFY(been.size() >= 3); // the sessions, the conversation, the input
        }
    }

    /// A dock that floats is a window of its own.
    void theKeyboardComesBackFromADockThatFloats()
    {
        Bench b;
        b.open();
        b.openSession();
        auto *dock = b.window->findChild<QDockWidget *>(QStringLiteral("TrafficDock"));
        dock->toggleViewAction()->trigger();
        QTRY_VERIFY(dock->widget() && dock->isVisible());
        QTest::mouseDClick(dock->titleBarWidget(), Qt::LeftButton);
        QTRY_VERIFY(dock->isFloating() && dock->isVisible());
        for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier}) {
            b.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(b.window.get()));
            b.window->page()->composer()->focusComposer();
            QWidget *const from = QApplication::focusWidget();
            QVERIFY(from);
            bool wasInDock = false;
            int steps = 0;
            do {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
                QCoreApplication::processEvents();
                QVERIFY(QApplication::focusWidget());
                wasInDock = wasInDock || dock->isAncestorOf(QApplication::focusWidget());
            } while (QApplication::focusWidget() != from && ++steps < 9);
            QCOMPARE(QApplication::focusWidget(), from);
            QVERIFY(wasInDock);
        }
    }

    /// The desktop decides whether a window gets the keyboard.
    void aWindowThatGetsNoKeyboardHoldsNothingUp()
    {
        QWidget window, first, last, other;
        QVBoxLayout column(&window);
        column.addWidget(&first);
        column.addWidget(&last);
        QVBoxLayout inFirst(&first), inLast(&last), inOther(&other);
        QPushButton a, b, c;
        inFirst.addWidget(&a);
        inLast.addWidget(&b);
        inOther.addWidget(&c);
        other.setWindowFlag(Qt::WindowDoesNotAcceptFocus);
        other.setAttribute(Qt::WA_ShowWithoutActivating);
        window.show();
        other.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        a.setFocus();
        const QList<QWidget *> areas{&first, &other, &last};
        app::cycleFocus(areas, 1);
        app::cycleFocus(areas, 1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&b));
        app::cycleFocus(areas, -1);
        app::cycleFocus(areas, -1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&a));
    }

    void areasWithoutAnybodyArePassedOver()
    {
        QWidget window, first, empty, hidden, last;
        QVBoxLayout column(&window);
        for (QWidget *area : {&first, &empty, &hidden, &last})
            column.addWidget(area);
        QVBoxLayout inFirst(&first), inHidden(&hidden), inLast(&last);
        QPushButton a, off, b, c;
        inFirst.addWidget(&a);
        inHidden.addWidget(&b);
        inLast.addWidget(&off);
        inLast.addWidget(&c);
        off.setEnabled(false);
        hidden.hide();
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        a.setFocus();
        const QList<QWidget *> areas{&first, nullptr, &empty, &hidden, &last};
        app::cycleFocus(areas, 1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&c));
        app::cycleFocus(areas, 1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&a));
        app::cycleFocus(areas, -1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&c));
    }

    /// As the user left it, and never larger than its screen; one that was not touched follows what is in it.
    void aDialogHasTheSizeItWasLeftWith()
    {
        Bench b;
        b.open();
        const auto shown = [&b](const char *action) {
            b.window->findChild<QAction *>(QLatin1String(action))->trigger();
            return QPointer<QDialog>(b.window->findChild<QDialog *>());
        };
        const auto close = [](const QPointer<QDialog> &dialog) {
            dialog->close();
            QTRY_VERIFY(!dialog);
        };
        QPointer<QDialog> dialog = shown("settings");
        QVERIFY(dialog);
        const QSize before = dialog->size(), left = before + QSize(0, 30);
        close(dialog);
        dialog = shown("settings");
        QCOMPARE(dialog->size(), before);
        dialog->resize(left);
        close(dialog);
        dialog = shown("rules");
        const QSize other = dialog->size();
        close(dialog);
        dialog = shown("settings");
        QCOMPARE(dialog->size(), left);
        dialog->resize(5000, 5000);
        close(dialog);
        dialog = shown("settings");
        const QSize room = dialog->screen()->availableSize();
        QVERIFY(dialog->width() <= room.width() && dialog->height() <= room.height());
        close(dialog);
        dialog = shown("rules");
        QCOMPARE(dialog->size(), other);
        close(dialog);
    }
};

BELAY_GUI_TEST(TestWindowPlace)

} // namespace tst_windowplace

#include "tst_windowplace.moc"
