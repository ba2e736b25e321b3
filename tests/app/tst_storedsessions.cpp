// SPDX-License-Identifier: Apache-2.0
#include "app/window/automation.h"
#include "ledger/held/heldstore.h"
#include "models/review/turnchanges.h"
#include "runs.h"
#include "waiting.h"
#include "workspace/stores/heldstores.h"

#include "testclass.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace tst_storedsessions {

using history::UserMessage;
using workspace::SessionController;

/// What was said in an earlier run is there, and goes on.
class TestStoredSessions : public QObject
{
    Q_OBJECT

    static std::unique_ptr<workspace::Workspace> secondBelay(Runs &runs)
    {
        auto second = std::make_unique<workspace::Workspace>(&runs.settings);
        QSignalSpy listed(second->stored(), &workspace::StoredSessions::listed);
        (void)listed.wait(10'000);
        return second;
    }

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
        session = runs.openNewest();
        QVERIFY(session && session->opening().isStored());
        QCOMPARE(session->transcript().count(), entries);
        QCOMPARE(session->title(), QStringLiteral("writes 2"));
        QVERIFY(!session->transcript().effectsOf({1}).empty());
        QCOMPARE(session->messages().sent(), QList<core::Message>{QStringLiteral("writes 2")});
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QCOMPARE(session->sessionId(), id);
        QCOMPARE(Runs::count<UserMessage>(session), 2);
        QCOMPARE(Runs::count<history::Restored>(session), 1);
        QCOMPARE(session->transcript().newestTurn(), base::TurnId{2});
        // And once more: nothing is there twice.
        const int now = session->transcript().count();
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 1);
        session = runs.openNewest();
        QCOMPARE(session->transcript().count(), now);
    }

    /// `--continue --prompt X --quit-after-turn`: first the agent of the session is started, then it is said.
    void aPromptGoesOnWithAStoredSession_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("answers");
        QTest::newRow("an agent that answers") << QString() << true;
        QTest::newRow("an agent that is not there") << "/no/such/agent" << false;
    }
    void aPromptGoesOnWithAStoredSession()
    {
        QFETCH(const QString, command);
        QFETCH(const bool, answers);
        Runs runs;
        QVERIFY(Runs::say(runs.workspace->openSession(runs.agent, runs.folder), QStringLiteral("writes 2")));
        runs.end();
        if (!command.isEmpty()) {
            runs.agent.command = command;
            runs.settings.setAgents({runs.agent});
        }
        QVERIFY(runs.begin());
        SessionController *session = runs.workspace->open(runs.workspace->stored()->newestIn(runs.folder));
        QVERIFY(session);
        QWidget window;
        app::AutomationOptions options;
        options.prompt = QStringLiteral("thought");
        options.quitAfterTurn = true;
        app::Automation automation(options, &window);
        QSignalSpy quit(&automation, &app::Automation::quitWanted), ended(session, &SessionController::turnEnded);
        QSignalSpy failed(&automation, &app::Automation::nothingSent);
        automation.watch(session);
        QTRY_VERIFY_WITH_TIMEOUT(!quit.isEmpty(), 10'000);
        QCOMPARE(ended.count(), answers ? 1 : 0);
        QCOMPARE(failed.count(), answers ? 0 : 1);
        QCOMPARE(session->messages().sent().size(), answers ? 2 : 1);
    }

    /// Of one that was typed only the agent itself knows what it is called; it is not asked before it is needed.
    void theAgentIsCalledAsBefore()
    {
        Runs runs;
        runs.settings.setAgents({});
        runs.agent = settings::agentFromCommand(QStringLiteral("env BELAY_DEMO_SPEED=0 ") + runs.agent.command);
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        const QString name = session->snapshot().agentName;
        QVERIFY(!name.isEmpty() && name != QStringLiteral("env"));
        for (int run = 0; run < 2; ++run) {
            QVERIFY(runs.nextRun());
            session = runs.openNewest();
            QVERIFY(session && session->opening().isStored());
            QCOMPARE(session->snapshot().agentName, name);
        }
    }

    /// Where nothing waits any more, too, and where nothing can be held back, so that its agent is not started.
    void whatWasHeldBackIsHeldBackAgain()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        for (const bool on : {true, false, true}) {
            QVERIFY(runs.workspace->setHolding(session, on));
            const auto state = [session] { return session->connection().state(); };
            QTRY_VERIFY(state() == core::ConnectionState::Ready || core::isOver(state()));
            for (int run = 0; run < 2; ++run) {
                QVERIFY(runs.nextRun());
                session = runs.openNewest();
                QVERIFY(session);
                QCOMPARE(session->isHolding(), on);
            }
        }
    }

    /// What waits is told by the name of its session, unless that is opened at once and tells of its own.
    void whatWaitsIsToldOfSessionsThatAreNotOpened()
    {
        for (const bool opens : {false, true}) {
            Runs runs;
            SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
            QVERIFY(Runs::say(session, QStringLiteral("thought")));
            ledger::HeldOwner owner;
            owner.agentId = runs.agent.id;
            owner.session = session->sessionId();
            owner.title = QStringLiteral("Of mine");
            owner.folders = {runs.folder};
            runs.end();
            {
                const auto store = ledger::HeldStore::make(workspace::heldFolder(), owner).value();
                const QString upper = store->storeOf(runs.folder).value() + QStringLiteral("/upper");
                QFile waits(upper + QStringLiteral("/waits"));
                QVERIFY(QDir().mkdir(upper) && waits.open(QIODevice::WriteOnly));
            }
            runs.workspace = std::make_unique<workspace::Workspace>(&runs.settings);
            QSignalSpy told(runs.workspace.get(), &workspace::Workspace::heldNoticed);
            QSignalSpy listed(runs.workspace->stored(), &workspace::StoredSessions::listed);
            if (opens)
                connect(runs.workspace->stored(), &workspace::StoredSessions::listed, this,
                        [&runs] { runs.workspace->open(runs.workspace->stored()->newestIn(runs.folder)); });
            QVERIFY(listed.wait(10'000));
            if (!opens)
                QTRY_COMPARE(told.size(), 1);
            QCoreApplication::processEvents();
            QCOMPARE(told.size(), opens ? 0 : 1);
            if (opens)
                continue;
            QVERIFY2(told[0][0].toString().contains(owner.title), qPrintable(told[0][0].toString()));
            using Sessions = QList<std::pair<QString, models::SessionHandle>>;
            QCOMPARE(told[0][1].value<Sessions>(),
                     Sessions({{owner.title, runs.workspace->stored()->newestIn(runs.folder)}}));
            // Its row says so, too, until it is opened and tells of its own.
            const models::SessionHandle handle = runs.workspace->stored()->newestIn(runs.folder);
            const auto state = [&] {
                return runs.workspace->sessions()
                    ->indexOf(handle)
                    .data(models::SessionsModel::StateTextRole)
                    .toString();
            };
            QCOMPARE(state(), QStringLiteral("held back"));
            QVERIFY(runs.workspace->open(handle));
            QVERIFY(state() != QStringLiteral("held back"));
            runs.workspace->closeSession(handle); // before any of it was read
            QTRY_VERIFY(runs.workspace->all().empty());
            QCOMPARE(state(), QStringLiteral("held back"));
        }
    }

    /// What waits is neither left out nor decided about twice: without it the agent is not started, least of all
    /// unheld.
    void whatWaitsElsewhereKeepsTheAgentFromStarting()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        ledger::HeldOwner owner;
        owner.agentId = runs.agent.id;
        owner.session = session->sessionId();
        owner.folders = {runs.folder};
        const acp::SessionInfo info{session->sessionId(), runs.folder, {}, {}, {}};
        QVERIFY(runs.nextRun());
        const auto make = [&owner] { return ledger::HeldStore::make(workspace::heldFolder(), owner).value(); };
        std::unique_ptr<ledger::HeldStore> store = make();
        session = runs.openNewest();
        QVERIFY(session && session->isHolding() && !session->held());
        session->send(QStringLiteral("thought"));
        QTRY_VERIFY(core::isOver(session->connection().state()));
        QVERIFY(session->isHolding() && !session->held());
        // Once it has ended elsewhere, it is enough to start the agent: held, also where nothing is left to wait.
        store->remove();
        store.reset();
        session->restart();
        QVERIFY(session->held());
        const auto state = [&session] { return session->connection().state(); };
        QTRY_VERIFY(state() == core::ConnectionState::Ready || core::isOver(state())); // where nothing can be sealed
        QVERIFY(runs.nextRun());
        // It is enough to send the next message, too.
        owner.changedAt = QDateTime::currentDateTime().addSecs(1);
        store = make();
        session = runs.openNewest();
        QVERIFY(session && session->isHolding() && !session->held());
        store.reset();
        session->send(QStringLiteral("thought"));
        QTRY_VERIFY(session->held());
        QVERIFY(runs.nextRun());
        // Also of the agent's own list; here it is free.
        make().reset();
        session = runs.workspace->openKnown(runs.agent, info);
        QVERIFY(session->isHolding() && session->held());
    }

    /// A second Belay beside the first: what is open in one has not ended for the other.
    void whatIsOpenElsewhereHasNotEnded()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        session->send(QStringLiteral("hang"));
        QTRY_VERIFY(session->snapshot().stop.phase == core::TurnPhase::Running);
        const auto second = secondBelay(runs);
        const models::SessionHandle handle = second->stored()->newestIn(runs.folder);
        const auto row = [&] { return second->sessions()->session(second->sessions()->indexOf(handle)); };
        QVERIFY(row() && row()->elsewhere);
        QCOMPARE(second->sessions()->indexOf(handle).data(models::SessionsModel::StateTextRole).toString(),
                 QStringLiteral("open in another Belay"));
        // Once the first has let go of it, it is as it ended there.
        session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
        runs.end();
        QTRY_VERIFY_WITH_TIMEOUT(!row()->elsewhere, 10'000); // by itself
        QCOMPARE(row()->lastEnd, std::optional(core::TurnEnd::StoppedByYou));
        second->close();
    }

    /// Opened in both all the same: nothing was cut short, and that there are two is said.
    void openedTwiceIsSaid()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        session->send(QStringLiteral("hang"));
        QTRY_VERIFY(session->snapshot().stop.phase == core::TurnPhase::Running);
        auto second = secondBelay(runs);
        SessionController *twin = second->open(second->stored()->newestIn(runs.folder));
        QTRY_COMPARE(twin->snapshot().notices.size(), 1U);
        const QString said = twin->snapshot().notices.front().title;
        QVERIFY2(said.contains(QStringLiteral("another Belay")), qPrintable(said));
        // It is no entry, which would take the place of one that the other Belay is about to write.
        QCOMPARE(Runs::count<history::Notice>(twin), 0);
        QCOMPARE(second->stored()->newest(), models::SessionHandle(0));
        second->close();
        QTRY_VERIFY(second->isClosed());
        second.reset();
        // Who only looked has taken nothing from the one that it is open in, where its turn still runs.
        const auto third = secondBelay(runs);
        const models::SessionHandle handle = third->stored()->newestIn(runs.folder);
        const models::SessionRow *row = third->sessions()->session(third->sessions()->indexOf(handle));
        QVERIFY(row && row->elsewhere);
        third->close();
        QTRY_VERIFY(third->isClosed());
        session->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 10'000);
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
            session = runs.openNewest();
            QVERIFY(session && session->opening().isStored());
            const auto &plan = session->transcript().plan().entries;
            QCOMPARE(plan.size(), size_t(4));
            QCOMPARE(plan.front().content, QStringLiteral("Look around"));
            QCOMPARE(plan.back().status, acp::PlanStatus::Completed);
            QVERIFY(!session->transcript().isPlanOpen()); // the bar is for the turn that runs
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
        session = runs.openNewest();
        QVERIFY(session);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QVERIFY(session->sessionId() != id);
        QCOMPARE(session->transcript().newestTurn(), base::TurnId{2}); // its turns are told apart all the same
        QCOMPARE(Runs::count<UserMessage>(session), 2);
    }

    /// Also one of which the ledger knows nothing, and which is not open: agents give an id more than once.
    void aStoredSessionKeepsItsName()
    {
        Runs runs("");
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("thought")));
        const base::SessionId id = session->sessionId();
        QCOMPARE(session->sessionName(), id);
        QVERIFY(runs.nextRun());
        ledger::Ledger *rows = runs.workspace->effects()->ledger();
        QVERIFY(rows->effects(id).empty());
        const base::SessionId other = runs.workspace->services().names->take(id, true, *rows);
        QVERIFY(other != id);
        // And once it was opened and closed again.
        session = runs.openNewest();
        QVERIFY(session);
        QCOMPARE(session->sessionName(), id);
        const models::SessionHandle handle = session->handle();
        runs.workspace->closeSession(handle);
        QTRY_VERIFY(!runs.workspace->session(handle));
        QVERIFY(runs.workspace->services().names->take(id, true, *rows) != id);
    }

    /// Whatever the agent called the session: what it did is found, and can be taken back, in every later run.
    void whatWasDoneUnderAnEarlierNameIsKnown()
    {
        Runs runs("");
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 2")));
        for (int run = 0; run < 3; ++run) {
            const base::SessionId id = session->sessionId();
            QVERIFY(runs.nextRun());
            session = runs.openNewest();
            QVERIFY(session);
            QCOMPARE(session->sessionNames().size(), size_t(run + 1));
            for (quint64 turn = 1; turn <= quint64(run) + 1; ++turn)
                QCOMPARE(session->transcript().effectsOf({turn}).size(), size_t(turn == 1 ? 2 : 1));
            QCOMPARE(runs.workspace->handleOf(runs.agent.id, id), session->handle());
            QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
            QVERIFY(session->sessionId() != id);
        }
        QCOMPARE(session->sessionNames().size(), size_t(4));
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
        session = runs.openNewest();
        QVERIFY(session);
        QTRY_COMPARE(Runs::count<history::Notice>(session), 1);
        QVERIFY(session->row().lastEnd == core::TurnEnd::BelayEnded);
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
        connect(runs.workspace.get(), &workspace::Workspace::aboutToRelease, this,
                [&told](SessionController *gone) { told << gone->title(); });
        runs.workspace->closeSession(handle);
        runs.workspace->closeSession(handle);
        QTRY_VERIFY(!known);
        QCOMPARE(told, QStringList{QStringLiteral("writes 1")});
        QVERIFY(!runs.workspace->session(handle));
        const models::SessionsModel *sessions = runs.workspace->sessions();
        QVERIFY(sessions->session(sessions->indexOf(handle))->isStored);
        // It is opened again as if it were of an earlier run.
        session = runs.workspace->open(handle);
        QVERIFY(session);
        QTRY_COMPARE(session->transcript().count(), entries);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QCOMPARE(session->sessionId(), id);
        // NotStarted it is closed at once, and one without a word leaves nothing.
        runs.workspace->closeSession(handle);
        QTRY_VERIFY(!runs.workspace->session(handle));
        QVERIFY(runs.workspace->open(handle));
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

    /// A name, a pin and the archive belong to a session, open or not, in this run and the next.
    void whatTheUserMadeOfItStays()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        const models::SessionHandle handle = session->handle();
        runs.workspace->setMarks(handle, {QStringLiteral("mine"), true, false});
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QCOMPARE(session->title(), QStringLiteral("mine"));
        const auto row = [&runs](models::SessionHandle of) {
            return *runs.workspace->sessions()->session(runs.workspace->sessions()->indexOf(of));
        };
        QTRY_VERIFY(row(handle).isPinned && row(handle).title == QStringLiteral("mine"));
        QVERIFY(runs.nextRun());
        const models::SessionHandle stored = runs.workspace->stored()->newestIn(runs.folder);
        QVERIFY(row(stored).isPinned);
        QCOMPARE(row(stored).title, QStringLiteral("mine"));
        runs.workspace->setMarks(stored, {{}, false, true});
        QCOMPARE(row(stored).title, QStringLiteral("writes 1"));
        QVERIFY(runs.nextRun());
        session = runs.openNewest();
        QVERIFY(session->marks().isArchived && !session->marks().isPinned);
        QCOMPARE(session->title(), QStringLiteral("writes 1"));
        // Who goes on with it has not put it away.
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        QVERIFY(!session->marks().isArchived);
    }

    void whatWasDeletedComesBack()
    {
        Runs runs;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("writes 1")));
        const QPointer<SessionController> known = session;
        const models::SessionHandle handle = session->handle();
        runs.workspace->forget(handle);
        QTRY_VERIFY(!known);
        QCOMPARE(runs.workspace->sessions()->rowCount(), 0);
        QCOMPARE(runs.workspace->stored()->lastRemoved(), std::optional(QStringLiteral("writes 1")));
        runs.workspace->stored()->restoreRemoved();
        QVERIFY(!runs.workspace->stored()->lastRemoved());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 1);
        session = runs.workspace->open(handle);
        QTRY_VERIFY(session->transcript().count() > 2);
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(), 1);
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
        const models::SessionHandle newest = runs.workspace->stored()->newestIn(runs.folder);
        runs.workspace->forget(newest);
        QCOMPARE(runs.workspace->sessions()->rowCount(project), 1);
        QVERIFY(runs.nextRun());
        QCOMPARE(runs.workspace->sessions()->rowCount(runs.workspace->sessions()->index(0, 0)), 1);
    }
};

BELAY_GUI_TEST(TestStoredSessions)

} // namespace tst_storedsessions

#include "tst_storedsessions.moc"
