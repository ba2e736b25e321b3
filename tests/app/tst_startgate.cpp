// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/startgate.h"

#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "demoagent.h"
#include "testclass.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_startgate {

using workspace::StartGate;

class TestStartGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderAndForgetsWhoHasGone()
    {
        StartGate gate;
        QObject here;
        auto gone = std::make_unique<QObject>();
        QList<int> done;
        gate.pass(&here, [&] { done << 1; });
        gate.pass(gone.get(), [&] { done << 2; });
        gate.pass(&here, [&] {
            done << 3;
            gate.pass(&here, [&] { done << 4; });
        });
        gate.pass(&here, [&] { done << 5; });
        gone.reset();
        QVERIFY(done.isEmpty());
        gate.open();
        QCOMPARE(done, (QList<int>{1, 3, 4, 5}));
        gate.open();
        QCOMPARE(done.size(), 4);
        gate.pass(&here, [&] { done << 6; });
        QCOMPARE(done.last(), 6);
    }

    /// The window shows its session, of which the agent starts when it has been painted.
    void agentsStartBehindTheWindow()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
        qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
        settings::Settings settings(home.filePath(QStringLiteral("belay.ini")));
        StartGate gate;
        workspace::Workspace workspace(&settings, {}, &gate);
        QSignalSpy listed(workspace.stored(), &workspace::StoredSessions::listed);
        widgets::Look look;
        app::MainWindow window(&workspace, &settings, &look, nullptr);
        QSignalSpy shown(&window, &app::MainWindow::shown);
        connect(&window, &app::MainWindow::shown, &gate, &StartGate::open);
        workspace::SessionController *session =
            window.openSession(demoAgentEntry(), QFileInfo(home.path()).canonicalFilePath());
        session->send(QStringLiteral("markdown"));
        // As it will be: the first picture must not be another one.
        QCOMPARE(session->connection().state(), core::ConnectionState::Starting);
        QVERIFY(window.page()->isVisibleTo(&window));
        for (int i = 0; i < 50; ++i) // no paint, no agent, however long that takes
            QCoreApplication::processEvents();
        QCOMPARE(session->connection().state(), core::ConnectionState::Starting);
        QCOMPARE(listed.count(), 0);
        window.show();
        QTRY_COMPARE(shown.count(), 1);
        QTRY_COMPARE(session->connection().state(), core::ConnectionState::Ready);
        QTRY_COMPARE(listed.count(), 1);
        QTRY_VERIFY(session->messages().sent().size() == 1 && !session->isBusy());
        window.hide();
        window.show();
        QTRY_VERIFY(window.isVisible());
        QCOMPARE(shown.count(), 1);
        session->close();
        QTRY_VERIFY_WITH_TIMEOUT(session->isOver(), 10'000);
    }

    /// Nobody waits for a window that is taken back before it was painted.
    void aSessionThatWaitsCanBeClosed()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
        settings::Settings settings(home.filePath(QStringLiteral("belay.ini")));
        StartGate gate;
        workspace::Workspace workspace(&settings, {}, &gate);
        workspace::SessionController *session = workspace.openSession(demoAgentEntry(), home.path());
        QSignalSpy closed(&workspace, &workspace::Workspace::closed);
        workspace.close();
        QTRY_VERIFY(closed.count() > 0);
        QVERIFY(session->isOver());
        gate.open();
        QCoreApplication::processEvents();
        QVERIFY(session->isOver());
    }
};

BELAY_GUI_TEST(TestStartGate)

} // namespace tst_startgate

#include "tst_startgate.moc"
