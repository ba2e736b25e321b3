// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/agentsessionscontroller.h"
#include "app/page/sessionpage.h"
#include "runs.h"
#include "testclass.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTreeView>

namespace tst_agentsessionscontroller {

using app::AgentSessionsController;
using workspace::SessionController;

namespace {

/// A second Belay that knows nothing, beside an agent that remembers what was said.
struct Stranger
{
    Runs runs;
    acp::SessionInfo info;

    explicit Stranger(const QByteArray &can) : runs(can)
    {
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        if (Runs::say(session, QStringLiteral("writes 2")))
            info = {session->sessionId(), runs.folder, {}, QStringLiteral("what was said"), {}};
        runs.end();
        qputenv("XDG_DATA_HOME", runs.home.filePath(QStringLiteral("other")).toUtf8());
        runs.begin();
    }
};

} // namespace

/// Sessions that only the agent knows.
class TestAgentSessionsController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areListedOpenedAndDeleted()
    {
        Stranger s("--can-load");
        QVERIFY(!s.info.id.isEmpty());
        QCOMPARE(s.runs.workspace->sessions()->rowCount(), 0);
        QWidget window;
        auto *sessions = new AgentSessionsController(s.runs.workspace.get(), {s.runs.agent}, s.runs.agent.id,
                                                     s.runs.folder, &window);
        QSignalSpy opened(sessions, &AgentSessionsController::openRequested);
        QPointer<widgets::AgentSessionsDialog> dialog = sessions->dialog();
        auto *list = dialog->findChild<QTreeView *>();
        auto *open = dialog->findChild<QPushButton *>(QStringLiteral("open"));
        QVERIFY(!open->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, 20'000);
        QVERIFY(open->isEnabled());
        open->click();
        QCOMPARE(opened.size(), 1);
        const auto info = opened[0][1].value<acp::SessionInfo>();
        QCOMPARE(info.id, s.info.id);
        QCOMPARE(info.cwd, s.runs.folder);
        QTRY_VERIFY(!dialog);
        // Where it is known already it is not opened a second time.
        SessionController *session = s.runs.workspace->openKnown(s.runs.agent, info);
        QTRY_COMPARE_WITH_TIMEOUT(Runs::count<history::Restored>(session), 1, 20'000);
        QCOMPARE(s.runs.workspace->handleOf(s.runs.agent.id, info.id), session->handle());
        QCOMPARE(Runs::count<history::UserMessage>(session), 1);
        QCOMPARE(session->messages().sent(), QList<core::Message>{QStringLiteral("writes 2")});
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QCOMPARE(session->sessionId(), info.id);
        QCOMPARE(Runs::count<history::UserMessage>(session), 2);
        // And from now on Belay knows it itself.
        QVERIFY(s.runs.nextRun());
        QVERIFY(s.runs.workspace->handleOf(s.runs.agent.id, info.id) != 0);
        session = s.runs.openNewest();
        QVERIFY(session);
        QCOMPARE(Runs::count<history::UserMessage>(session), 2);
    }

    void pagesAndDeletes()
    {
        Runs runs;
        for (int i = 0; i < 12; ++i)
            QVERIFY(Runs::say(runs.workspace->openSession(runs.agent, runs.folder), QStringLiteral("writes 1")));
        QWidget window;
        auto *sessions =
            new AgentSessionsController(runs.workspace.get(), {runs.agent}, runs.agent.id, runs.folder, &window);
        auto *list = sessions->dialog()->findChild<QTreeView *>();
        auto *more = sessions->dialog()->findChild<QPushButton *>(QStringLiteral("more"));
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 10, 20'000);
        QVERIFY(more->isEnabled());
        more->click();
        QTRY_COMPARE(list->model()->rowCount(), 12);
        QVERIFY(!more->isEnabled());
        Q_EMIT sessions->dialog()->deleteRequested(
            {{runs.workspace->all().front()->sessionId()}, runs.folder, {}, {}, {}});
        QTRY_COMPARE(list->model()->rowCount(), 11);
    }

    /// An empty page is no end, and a page that names itself is one.
    void emptyPagesAndCursorsThatStand()
    {
        Runs runs("--can-load --odd-pages");
        for (int i = 0; i < 12; ++i)
            QVERIFY(Runs::say(runs.workspace->openSession(runs.agent, runs.folder), QStringLiteral("writes 1")));
        QWidget window;
        auto *sessions =
            new AgentSessionsController(runs.workspace.get(), {runs.agent}, runs.agent.id, runs.folder, &window);
        auto *list = sessions->dialog()->findChild<QTreeView *>();
        auto *more = sessions->dialog()->findChild<QPushButton *>(QStringLiteral("more"));
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 10, 20'000);
        QTRY_VERIFY(more->isEnabled());
        more->click();
        QTRY_COMPARE(list->model()->rowCount(), 12);
        QVERIFY(!more->isEnabled());
    }

    /// Where the agent can; what it answers is said.
    void areClosedInTheAgent()
    {
        for (const bool can : {true, false}) {
            Stranger s(can ? "--can-load --can-close" : "--can-load");
            QWidget window;
            auto *sessions = new AgentSessionsController(s.runs.workspace.get(), {s.runs.agent}, s.runs.agent.id,
                                                         s.runs.folder, &window);
            auto *list = sessions->dialog()->findChild<QTreeView *>();
            auto *release = sessions->dialog()->findChild<QPushButton *>(QStringLiteral("release"));
            auto *state = sessions->dialog()->findChild<QLabel *>(QStringLiteral("state"));
            QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, 20'000);
            QCOMPARE(!release->isHidden(), can);
            if (!can)
                continue;
            release->click(); // its process has not opened it
            QTRY_VERIFY(state->text().contains(QStringLiteral("was not closed: Unknown session")));
            QCOMPARE(list->model()->rowCount(), 1);
        }
    }

    void anAgentThatKeepsNone()
    {
        Runs runs("");
        QWidget window;
        auto *sessions =
            new AgentSessionsController(runs.workspace.get(), {runs.agent}, runs.agent.id, runs.folder, &window);
        auto *state = sessions->dialog()->findChild<QLabel *>(QStringLiteral("state"));
        QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(QStringLiteral("cannot list")), 20'000);
        delete sessions->dialog();
        QTRY_VERIFY(window.findChildren<AgentSessionsController *>().isEmpty());
    }

    /// What the agent tells is shown once, when it has told it.
    void isShownOnceItIsTold()
    {
        Stranger s("--can-load --more-history 3000");
        widgets::Look look;
        app::SessionPage page(s.runs.workspace.get(), &look, nullptr);
        page.resize(700, 600);
        page.show();
        int inserts = 0;
        int most = 0;
        SessionController *session = s.runs.workspace->openKnown(s.runs.agent, s.info);
        connect(session, &SessionController::changed, this, [&] {
            if (const auto told = session->snapshot().loaded) {
                most = qMax(most, *told);
                inserts += page.view()->firstVisibleEntry() != 0 ? 1 : 0;
            }
        });
        page.setSession(session);
        QTRY_VERIFY_WITH_TIMEOUT(Runs::count<history::Restored>(session) == 1, 60'000);
        QTRY_VERIFY(page.view()->isVisibleTo(&page));
        QVERIFY2(most > 10, qPrintable(QString::number(most)));
        QCOMPARE(inserts, 0);
        QTRY_VERIFY(page.view()->verticalScrollBar()->maximum() > 20'000);
        QCOMPARE(session->title(), QStringLiteral("what was said"));
    }

    void theTellingIsCancelled()
    {
        Stranger s("--can-load --more-history 20000000");
        widgets::Look look;
        app::SessionPage page(s.runs.workspace.get(), &look, nullptr);
        page.show();
        SessionController *session = s.runs.workspace->openKnown(s.runs.agent, s.info);
        page.setSession(session);
        QTRY_VERIFY_WITH_TIMEOUT(session->snapshot().loaded.value_or(0) > 100, 20'000);
        QVERIFY(!page.view()->isVisibleTo(&page));
        page.stop();
        // This agent hears of it only when it has told everything: it is ended.
        QTRY_VERIFY_WITH_TIMEOUT(session->isOver(), 20'000);
        QTRY_VERIFY(page.view()->isVisibleTo(&page));
        QCOMPARE(Runs::count<history::UserMessage>(session), 0);
        QVERIFY(Runs::count<history::Failure>(session) >= 1);
    }
};

BELAY_GUI_TEST(TestAgentSessionsController)

} // namespace tst_agentsessionscontroller

#include "tst_agentsessionscontroller.moc"
