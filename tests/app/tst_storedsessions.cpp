// SPDX-License-Identifier: Apache-2.0
#include "models/turnchanges.h"
#include "runs.h"
#include "waiting.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using app::SessionController;
using history::ToolCall;
using history::TurnFooter;
using history::UserMessage;

/// What was said in an earlier run is there, and goes on.
class TestStoredSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSessionGoesOnInTheNextRun()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 2")));
        const base::SessionId id = session->sessionId();
        const int entries = session->transcript().count();
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 1);
        session = runs.wakeNewest();
        QVERIFY(session && session->isAsleep());
        QCOMPARE(session->transcript().count(), entries);
        QCOMPARE(session->title(), QStringLiteral("writes 2"));
        QVERIFY(!session->transcript().effectsOf({1}).empty());
        QCOMPARE(session->sentMessages(), QList<core::Message>{QStringLiteral("writes 2")});
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QCOMPARE(session->sessionId(), id);
        QCOMPARE(Runs::count<UserMessage>(session), 2);
        QCOMPARE(Runs::count<history::Restored>(session), 1);
        QCOMPARE(session->transcript().newestTurn(), base::TurnId{2});
        // And once more: nothing is there twice.
        const int now = session->transcript().count();
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 1);
        session = runs.wakeNewest();
        QCOMPARE(session->transcript().count(), now);
    }

    /// What the bars say without a message: the plan, what is used, and the files of the last turn.
    void theBarsComeBack()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("plan")));
        QVERIFY(Runs::say(session, QStringLiteral("writes 2")));
        const std::optional<acp::Usage> used = session->snapshot().usage;
        QVERIFY(used);
        QCOMPARE(session->transcript().plan().entries.size(), size_t(4));
        for (int run = 0; run < 2; ++run) {
            QVERIFY(runs.nextRun());
            session = runs.wakeNewest();
            QVERIFY(session && session->isAsleep());
            const auto &plan = session->transcript().plan().entries;
            QCOMPARE(plan.size(), size_t(4));
            QCOMPARE(plan.front().content, QStringLiteral("Look around"));
            QCOMPARE(plan.back().status, acp::PlanStatus::Completed);
            const std::optional<acp::Usage> usage = session->snapshot().usage;
            QVERIFY(usage);
            QCOMPARE(usage->used, used->used);
            QCOMPARE(usage->size, used->size);
            QCOMPARE(usage->cost, used->cost);
            QCOMPARE(models::changedFiles(session->transcript().effectsOf(session->transcript().newestTurn())).size(),
                     size_t(2));
        }
        // From then on the agent tells it.
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QVERIFY(session->snapshot().usage);
    }

    /// Of sessions that are open and of those that are not.
    void whatWasSaidIsFoundInAllSessions()
    {
        Runs runs;
        QVERIFY(Runs::say(runs.workspace->openSession(runs.agent, runs.folder),
                          QStringLiteral("markdown a zebra crossing")));
        QVERIFY(runs.nextRun());
        SessionController *open = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(open, QStringLiteral("markdown another zebra")));
        QVERIFY(Runs::say(open, QStringLiteral("writes 1")));
        const models::SessionsModel *sessions = runs.workspace->sessions();
        const auto found = [&] {
            QStringList all;
            const QModelIndex project = sessions->index(0, 0);
            for (int row = 0; row < sessions->rowCount(project); ++row) {
                const QString words =
                    sessions->index(row, 0, project).data(models::SessionsModel::FoundRole).toString();
                if (!words.isEmpty())
                    all << words;
            }
            return all;
        };
        // What was said is stored a second later.
        QTRY_VERIFY_WITH_TIMEOUT((runs.workspace->search(QStringLiteral("zebra")), found().size() == 2), 20'000);
        QVERIFY(found().join(u' ').contains(QStringLiteral("crossing")));
        runs.workspace->search(QStringLiteral("crossing"));
        QTRY_COMPARE(found().size(), 1);
        runs.workspace->search({});
        QVERIFY(found().isEmpty());
    }

    void anAgentThatForgetsGetsANewSession()
    {
        Runs runs("");
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        const base::SessionId id = session->sessionId();
        QVERIFY(runs.nextRun());
        session = runs.wakeNewest();
        QVERIFY(session);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QVERIFY(session->sessionId() != id);
        QCOMPARE(session->transcript().newestTurn(), base::TurnId{2}); // its turns are told apart all the same
        QCOMPARE(Runs::count<UserMessage>(session), 2);
    }

    void whatBelayWasKilledInIsSaid()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        session->send(QStringLiteral("long"));
        QTRY_VERIFY(session->isBusy() && session->transcript().newestTurn() == base::TurnId{2});
        // As if it had been killed: what is on the disk by now is all there is.
        const QString data = runs.home.filePath(QStringLiteral("data"));
        history::SessionStore reader(data + QStringLiteral("/") + QCoreApplication::applicationName() +
                                     QStringLiteral("/sessions.db"));
        history::StoreKey key = 0;
        quint64 entries = 0;
        QVERIFY(waitUntil([&] {
            reader.list(&reader, [&key](const base::Result<std::vector<history::StoredSession>> &all) {
                key = all && !all->empty() && all->front().turnOpen ? all->front().key : 0;
            });
            if (key != 0)
                reader.load(key, 0, 100, &reader, [&entries](const base::Result<history::StoredPage> &page) {
                    entries = page ? page->entries.size() : 0;
                });
            return entries > 3; // something of the second turn, too
        }));
        QTemporaryDir copy;
        QVERIFY(QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-r"), data, copy.path()}) == 0);
        runs.end();
        qputenv("XDG_DATA_HOME", (copy.path() + QStringLiteral("/data")).toUtf8());
        QVERIFY(runs.begin());
        session = runs.wakeNewest();
        QVERIFY(session);
        QTRY_COMPARE(Runs::count<history::Notice>(session), 1);
        QVERIFY(session->row().lastEnd == core::TurnEnd::AgentDied);
    }

    void nothingSaidLeavesNothing()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QTRY_VERIFY(!session->sessionId().isEmpty());
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 0);
    }

    void whatIsClosedIsAStoredSession()
    {
        Runs runs("--can-load --can-close");
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        const models::SessionHandle handle = session->handle();
        const base::SessionId id = session->sessionId();
        const int entries = session->transcript().count();
        // Whoever shows it is told before it is no more.
        QPointer<SessionController> known = session;
        QStringList told;
        connect(runs.workspace.get(), &app::Workspace::aboutToRelease, this,
                [&told](SessionController *gone) { told << gone->title(); });
        runs.workspace->closeSession(handle);
        runs.workspace->closeSession(handle);
        QTRY_VERIFY(!known);
        QCOMPARE(told, QStringList{QStringLiteral("writes 1")});
        QVERIFY(!runs.workspace->session(handle));
        const models::SessionsModel *sessions = runs.workspace->sessions();
        QVERIFY(sessions->session(sessions->indexOf(handle))->asleep);
        // It is opened again as if it were of an earlier run.
        session = runs.workspace->wake(handle);
        QVERIFY(session);
        QTRY_COMPARE(session->transcript().count(), entries);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QCOMPARE(session->sessionId(), id);
        // Asleep it is closed at once, and one without a word leaves nothing.
        runs.workspace->closeSession(handle);
        QTRY_VERIFY(!runs.workspace->session(handle));
        session = runs.workspace->wake(handle);
        runs.workspace->closeSession(handle);
        QTRY_VERIFY(!runs.workspace->session(handle));
        session = runs.workspace->openSession(runs.agent, runs.folder);
        QTRY_VERIFY(!session->sessionId().isEmpty());
        known = session;
        runs.workspace->closeSession(session->handle());
        QTRY_VERIFY(!known);
        QCOMPARE(sessions->rowCount(sessions->index(0, 0)), 1);
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(runs.workspace->sessions()->index(0, 0)), 1);
    }

    void anOpenSessionIsClosedAndForgotten()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        session->send(QStringLiteral("long"));
        QTRY_VERIFY(session->isBusy() && session->transcript().newestTurn() == base::TurnId{2});
        const QPointer<SessionController> known = session;
        runs.workspace->forget(session->handle());
        QTRY_VERIFY(!known);
        QCOMPARE(runs.workspace->sessions()->rowCount(), 0);
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 0);
    }

    void theNewestComesFirst()
    {
        Runs runs;
        for (const QString &text : {QStringLiteral("writes 1"), QStringLiteral("writes 2")})
            QVERIFY(Runs::say(runs.workspace->openSession(runs.agent, runs.folder), text));
        QVERIFY(runs.nextRun());
        const QModelIndex project = runs.workspace->sessions()->index(0, 0);
        QCOMPARE(runs.workspace->sessions()->rowCount(project), 2);
        QCOMPARE(runs.workspace->sessions()->index(0, 0, project).data().toString(), QStringLiteral("writes 2"));
        const models::SessionHandle newest = runs.workspace->newestIn(runs.folder);
        runs.workspace->forget(newest);
        QCOMPARE(runs.workspace->sessions()->rowCount(project), 1);
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(runs.workspace->sessions()->index(0, 0)), 1);
    }
};

QTEST_MAIN(TestStoredSessions)
#include "tst_storedsessions.moc"
