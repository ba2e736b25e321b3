// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "models/texts/entrylink.h"
#include "runs.h"
#include "widgets/dialogs/linkdialog.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_links {

using history::EntryId;
using workspace::SessionController;

/// A link to an entry is copied, and leads there, in this run and in the next.
class TestLinks : public QObject
{
    Q_OBJECT

    static widgets::TranscriptView *view(app::MainWindow &window)
    {
        return window.page()->findChild<widgets::TranscriptView *>();
    }
    static QAction *action(app::MainWindow &window, const char *name)
    {
        return window.findChild<QAction *>(QLatin1String(name));
    }
    static EntryId firstPrompt(SessionController *session)
    {
        for (int row = 0; row < session->transcript().count(); ++row) {
            if (std::holds_alternative<history::UserMessage>(session->transcript().at(row).body))
                return session->transcript().at(row).id;
        }
        return 0;
    }
    /// In view, at its top, and where the keys are.
    static bool isShown(app::MainWindow &window, EntryId entry)
    {
        widgets::TranscriptView *shown = view(window);
        const int row = shown->reader().rowOf(entry);
        // Not hasFocus(): without a window manager nothing gives the window its place back from a dialog.
        return row >= 0 && window.focusWidget() == shown &&
               shown->rect().contains(shown->mapFromGlobal(shown->reader().rectOf(row).topLeft() + QPoint(4, 4)));
    }
    /// For when it is not.
    static QByteArray state(app::MainWindow &window, EntryId entry)
    {
        const widgets::TranscriptView *shown = view(window);
        const int row = shown->reader().rowOf(entry);
        const QRect at = row < 0 ? QRect() : shown->reader().rectOf(row);
        const QWidget *focus = QApplication::focusWidget();
        return QStringLiteral("row %1 of %2 at %3, the view at %4; the keys are at %5")
            .arg(row)
            .arg(shown->reader().count())
            .arg(at.top())
            .arg(shown->mapToGlobal(QPoint()).y())
            .arg(QLatin1String(focus ? focus->metaObject()->className() : "nothing"))
            .toUtf8();
    }
    static widgets::LinkDialog *dialog(app::MainWindow &window) { return window.findChild<widgets::LinkDialog *>(); }
    static void enter(widgets::LinkDialog *asks, const QString &link)
    {
        asks->findChild<QLineEdit *>(QStringLiteral("link"))->setText(link);
        asks->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Open)->click();
    }
    static QString problem(widgets::LinkDialog *asks)
    {
        const auto *label = asks->findChild<QLabel *>(QStringLiteral("problem"));
        return label->isVisible() ? label->text() : QString();
    }
    static bool isWhole(const QLabel *label) { return label->height() >= label->heightForWidth(label->width()); }
    static void show(app::MainWindow &window)
    {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    /// A session that is longer than what is read of it at first.
    static QString longSession(Runs &runs, EntryId *prompt)
    {
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        for (int i = 0; i < 40; ++i) {
            if (!Runs::say(session, QStringLiteral("thought %1").arg(i)))
                return {};
        }
        *prompt = firstPrompt(session);
        return models::EntryLink{runs.workspace->storeKey(session), *prompt}.text();
    }

private Q_SLOTS:
    void theMenuCopiesALink()
    {
        Runs runs;
        widgets::Look look;
        app::MainWindow window(runs.workspace.get(), &runs.settings, &look, nullptr);
        show(window);
        SessionController *session = window.openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("markdown")));
        view(window)->syncNow();
        view(window)->scrollToEntry(firstPrompt(session));
        const QPoint at = view(window)->viewport()->mapFromGlobal(
            view(window)->reader().rectOf(view(window)->reader().rowOf(firstPrompt(session))).center());
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, view(window)->viewport()->mapToGlobal(at));
        QApplication::sendEvent(view(window)->viewport(), &asked);
        QAction *copy = nullptr;
        for (QMenu *menu : view(window)->findChildren<QMenu *>()) {
            for (QAction *one : menu->actions())
                copy = one->text() == QLatin1String("Copy link to this entry") ? one : copy;
        }
        if (!copy)
            QFAIL("the menu has no such action");
        copy->trigger();
        const auto link = models::entryLink(QApplication::clipboard()->text());
        QVERIFY(link.ok());
        QCOMPARE(link->entry, firstPrompt(session));
        QCOMPARE(link->session, runs.workspace->storeKey(session));
        // And back, from the other end of the conversation, with what is in the clipboard.
        QVERIFY(Runs::say(session, QStringLiteral("markdown")));
        view(window)->scrollToEnd();
        action(window, "openLink")->trigger();
        QVERIFY(dialog(window));
        QCOMPARE(dialog(window)->findChild<QLineEdit *>(QStringLiteral("link"))->text(), link->text());
        dialog(window)->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Open)->click();
        QTRY_VERIFY2(isShown(window, link->entry), state(window, link->entry).constData());
    }

    void anEarlierRunIsReadAsFarAsNeeded()
    {
        Runs runs;
        EntryId prompt = 0;
        const QString link = longSession(runs, &prompt);
        QVERIFY(!link.isEmpty());
        QVERIFY(runs.nextRun());
        widgets::Look look;
        app::MainWindow window(runs.workspace.get(), &runs.settings, &look, nullptr);
        show(window);
        QApplication::clipboard()->setText(QStringLiteral("something else"));
        action(window, "openLink")->trigger();
        QVERIFY(dialog(window)->findChild<QLineEdit *>(QStringLiteral("link"))->text().isEmpty());
        enter(dialog(window), link);
        QTRY_VERIFY2(isShown(window, prompt), state(window, prompt).constData());
        QTRY_VERIFY(!dialog(window)); // closed, and gone
    }

    void theCommandLineWaitsForTheList()
    {
        Runs runs;
        EntryId prompt = 0;
        const QString link = longSession(runs, &prompt);
        runs.end();
        runs.workspace = std::make_unique<workspace::Workspace>(&runs.settings);
        widgets::Look look;
        app::MainWindow window(runs.workspace.get(), &runs.settings, &look, nullptr);
        window.goTo(link);
        show(window);
        QTRY_VERIFY2(isShown(window, prompt), state(window, prompt).constData());
    }

    void whatIsWrongIsSaid()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        const history::StoreKey key = runs.workspace->storeKey(session);
        QVERIFY(runs.nextRun());
        widgets::Look look;
        app::MainWindow window(runs.workspace.get(), &runs.settings, &look, nullptr);
        show(window);
        action(window, "openLink")->trigger();
        enter(dialog(window), QStringLiteral("belay://session/x"));
        QVERIFY2(problem(dialog(window)).contains(QLatin1String("is no link")), qPrintable(problem(dialog(window))));
        enter(dialog(window), models::EntryLink{key + 1, 1}.text());
        QVERIFY2(problem(dialog(window)).contains(QLatin1String("No session")), qPrintable(problem(dialog(window))));
        QTRY_VERIFY(isWhole(dialog(window)->findChild<QLabel *>(QStringLiteral("problem"))));
        enter(dialog(window), models::EntryLink{key, 4711}.text());
        QTRY_VERIFY2(problem(dialog(window)).contains(QLatin1String("4711")), qPrintable(problem(dialog(window))));
        QVERIFY(window.page()->session());
        QCOMPARE(runs.workspace->storeKey(window.page()->session()), key);
        // Another try takes it away.
        dialog(window)->findChild<QLineEdit *>(QStringLiteral("link"))->setText(QStringLiteral("b"));
        QVERIFY(problem(dialog(window)).isEmpty());
    }

    void aBadLinkIsWrongUsage()
    {
        QProcess belay;
        belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                    {QStringLiteral("belay://session/x")});
        QVERIFY(belay.waitForFinished(20'000));
        QCOMPARE(belay.exitCode(), 2);
        QVERIFY(belay.readAllStandardError().contains("belay://session/x"));
    }

    /// The store is there and cannot be read: whoever asked for a session of it is told.
    void aStoreThatCannotBeListedIsSaid()
    {
        QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        QVERIFY(QDir().mkpath(data + QStringLiteral("/sessions.db"))); // a folder is no database
        settings::Settings settings(home.filePath(QStringLiteral("belay.ini")));
        workspace::Workspace workspace(&settings);
        widgets::Look look;
        app::MainWindow window(&workspace, &settings, &look, nullptr);
        QSignalSpy failed(&window, &app::MainWindow::goOnFailed);
        window.goOn(home.path());
        const QString link = models::EntryLink{7, 1}.text();
        window.goTo(link);
        show(window);
        QTRY_COMPARE(failed.count(), 1);
        const auto why = failed[0][0].value<base::Error>();
        QVERIFY(!why.message.isEmpty() && !why.detail.isEmpty());
        const auto labels = window.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&why](const QLabel *label) {
            return label->isVisible() && label->text().contains(why.message) && label->text().contains(why.detail);
        }));
        QVERIFY(dialog(window) && problem(dialog(window)).contains(why.detail));
        QVERIFY(!window.page()->session());
        // In a session it is said there.
        SessionController *session = window.openSession(demoAgentEntry(), home.path());
        Q_EMIT workspace.storeNoticed(QStringLiteral("the disk is full"));
        QVERIFY(!session->snapshot().notices.empty());
        QCOMPARE(session->snapshot().notices.back().text, QStringLiteral("the disk is full"));
        workspace.close();
        QTRY_VERIFY_WITH_TIMEOUT(workspace.isClosed(), 10'000);
    }

    /// Nothing is left to go on with: the new session says why there is no older one.
    void aDamagedStoreIsSaidWhereOneGoesOn()
    {
        QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        QVERIFY(QDir().mkpath(data));
        QFile file(data + QStringLiteral("/sessions.db"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(20000, 'x')) == 20000);
        file.close();
        settings::Settings settings(home.filePath(QStringLiteral("belay.ini")));
        workspace::Workspace workspace(&settings);
        widgets::Look look;
        app::MainWindow window(&workspace, &settings, &look, nullptr);
        window.goOn(home.path());
        show(window);
        QTRY_VERIFY(window.page()->session());
        QTRY_COMPARE(window.page()->session()->snapshot().notices.size(), 1U);
        const QString said = window.page()->session()->snapshot().notices.front().text;
        QVERIFY2(said.contains(QStringLiteral("damaged")), qPrintable(said));
        workspace.close();
        QTRY_VERIFY_WITH_TIMEOUT(workspace.isClosed(), 10'000);
    }
};

BELAY_GUI_TEST(TestLinks)

} // namespace tst_links

#include "tst_links.moc"
