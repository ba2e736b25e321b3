// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/callundoing.h"

#include "core/requests/requestboard.h"
#include "core/session/session.h"
#include "runs.h"
#include "testclass.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_callundoing {

using core::RequestEnd;
using ledger::EffectState;
using workspace::SessionController;

namespace {

/// A call at a real server, which another tool of it takes back.
struct Bench : Runs
{
    Bench()
    {
        core::McpEntry server;
        server.name = QStringLiteral("fake");
        server.command = qEnvironmentVariable("FAKE_MCP_SERVER");
        server.arguments = {home.filePath(QStringLiteral("log"))};
        workspace->setMcpServers({server});
        undoing = std::make_unique<workspace::CallUndoing>(workspace.get());
    }
    ~Bench() { undoing.reset(); }

    ledger::Ledger *ledger() const { return workspace->effects()->ledger(); }
    /// A row that \p tool takes back. \p limited: see ledger::Effect.
    void make(const base::SessionId &session, const QString &tool, std::optional<bool> limited = false,
              const QByteArray &identity = {})
    {
        ledger::Effect made;
        made.kind = ledger::EffectKind::Remote;
        made.control = ledger::PhaseControl::StartAndEnd;
        made.session = session;
        made.server = QStringLiteral("fake");
        made.tool = QStringLiteral("create_issue");
        made.reversible = ledger::Reversible::ByCall;
        made.undoTool = tool;
        made.undoArguments = "{\"id\":7}";
        made.limited = limited;
        made.serverIdentity = identity;
        const auto id = ledger()->prepare(made);
        QVERIFY(id.ok());
        effect = *id;
        QVERIFY(ledger()->settle(effect, EffectState::Committing).ok());
        QVERIFY(ledger()->settle(effect, EffectState::Committed).ok());
    }
    void undo()
    {
        const auto plan = undoing->plan(effect);
        QVERIFY(plan.ok());
        undoing->undo(*plan, [this](const base::Result<void> &end) {
            isOver = true;
            said = end ? QString() : end.error().message;
        });
    }
    QByteArray log() const
    {
        QFile file(home.filePath(QStringLiteral("log")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    EffectState state() const { return ledger()->effect(effect)->state; }
    /// As the user sees it in the list of pending requests; null: it is not there.
    const core::RequestRow *shown() const
    {
        const core::RequestRow *out = nullptr;
        const models::PendingModel *pending = workspace->pending();
        for (int group = 0; group < pending->rowCount(); ++group) {
            const QModelIndex parent = pending->index(group, 0);
            for (int row = 0; row < pending->rowCount(parent); ++row) {
                const core::RequestRow *each = pending->row(pending->index(row, 0, parent));
                if (each && each->kind == core::RequestKind::RemoteCall)
                    out = each;
            }
        }
        return out;
    }

    std::unique_ptr<workspace::CallUndoing> undoing;
    base::EffectId effect;
    bool isOver = false;
    QString said; ///< at its end; empty: it was taken back
};

/// As the window's end does.
void quit()
{
    QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    QCoreApplication::exec();
}

} // namespace

/// A call is taken back at a real server, and what ends that early.
class TestCallUndoing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cancelled_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("end");
        QTest::newRow("it says nothing") << QStringLiteral("deaf") << int(EffectState::Unknown)
                                         << int(RequestEnd::CancelNotAnswered);
        QTest::newRow("it had finished") << QStringLiteral("stubborn") << int(EffectState::Compensated)
                                         << int(RequestEnd::CompletedBeforeCancel);
    }
    /// It stands in the list of pending requests, whose Cancel ends it.
    void cancelled()
    {
        QFETCH(const QString, tool);
        QFETCH(const int, state);
        QFETCH(const int, end);
        Bench b;
        b.make({QStringLiteral("of another run")}, tool);
        b.undo();
        QTRY_VERIFY(b.log().contains("begun"));
        QVERIFY(b.shown() && b.shown()->canCancel);
        QVERIFY(b.shown()->detail.contains(tool) && b.shown()->detail.contains(QLatin1String("create_issue")));
        QCOMPARE(b.workspace->pending()->openCount(), 1);
        QCOMPARE(b.state(), EffectState::Compensating);
        b.workspace->board()->cancel(b.shown()->key);
        QTRY_VERIFY_WITH_TIMEOUT(b.isOver, 30'000);
        QCOMPARE(int(b.state()), state);
        QCOMPARE(b.said.isEmpty(), state == int(EffectState::Compensated));
        QCOMPARE(int(b.shown()->end), end);
        QVERIFY(!b.shown()->canCancel);
        QCOMPARE(b.workspace->pending()->openCount(), 0);
    }

    void endsWithTheSession_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"stop", "force", "close", "quit"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void endsWithTheSession()
    {
        QFETCH(const QString, how);
        Bench b;
        SessionController *const session = b.workspace->openSession(b.agent, b.folder);
        session->send(QStringLiteral("own execute tell begin start=341.5 wait"));
        QTRY_VERIFY(session->session() && session->session()->hasOpenTurn());
        b.make(session->sessionName(), QStringLiteral("deaf"));
        b.undo();
        QTRY_VERIFY(b.log().contains("begun"));
        QCOMPARE(b.shown()->session, session->sessionName());
        if (how == QLatin1String("stop"))
            session->stop();
        else if (how == QLatin1String("force"))
            session->forceStop();
        else if (how == QLatin1String("close"))
            b.workspace->closeSession(session->handle());
        else
            quit();
        if (how == QLatin1String("quit"))
            QCOMPARE(b.state(), EffectState::Unknown); // nobody waits
        QTRY_VERIFY_WITH_TIMEOUT(b.isOver, 30'000);
        QTRY_COMPARE(b.state(), EffectState::Unknown);
        QVERIFY(!b.said.isEmpty());
        QVERIFY(!b.shown() || b.shown()->state == core::RequestState::Done);
    }

    void whatIsNotStarted_data()
    {
        QTest::addColumn<std::optional<bool>>("limited");
        QTest::addColumn<bool>("starts");
        QTest::newRow("limited") << std::optional(true) << false;
        QTest::newRow("not known") << std::optional<bool>() << false;
        QTest::newRow("not limited") << std::optional(false) << true;
    }
    /// Of a session that is not open.
    void whatIsNotStarted()
    {
        QFETCH(const std::optional<bool>, limited);
        QFETCH(const bool, starts);
        Bench b;
        b.make({QStringLiteral("of another run")}, QStringLiteral("close_issue"), limited);
        b.undo();
        QTRY_VERIFY_WITH_TIMEOUT(b.isOver, 30'000);
        QCOMPARE(b.said.isEmpty(), starts);
        QCOMPARE(b.log().isEmpty(), !starts);
        QCOMPARE(b.state(), starts ? EffectState::Compensated : EffectState::Committed);
    }

    /// A name says little: another server may have it by now.
    void anotherServerIsNotAsked()
    {
        Bench b;
        const core::McpEntries first = b.workspace->mcpServers();
        core::McpEntries other = first;
        other.front().arguments << QStringLiteral("--another");
        b.make({QStringLiteral("of another run")}, QStringLiteral("close_issue"), false,
               core::identityOf(first.front()));
        const auto planned = b.undoing->plan(b.effect);
        QVERIFY(planned.ok());
        b.workspace->setMcpServers(other);
        const auto now = b.undoing->plan(b.effect);
        QVERIFY(!now && now.error().message.contains(QLatin1String("fake")));
        // Nor if that changes while the user looks at the plan.
        b.undoing->undo(*planned, [&b](const base::Result<void> &end) { b.isOver = !end; });
        QTRY_VERIFY(b.isOver);
        QVERIFY(b.log().isEmpty());
        QCOMPARE(b.state(), EffectState::Committed);
        b.isOver = false;
        b.workspace->setMcpServers(first);
        b.undo();
        QTRY_VERIFY_WITH_TIMEOUT(b.isOver, 30'000);
        QCOMPARE(b.state(), EffectState::Compensated);
    }

    /// While the agent runs, the server that it called is there, whatever is set up by now.
    void theAgentsOwnServerIsAsked()
    {
        Bench b;
        core::McpEntries servers = b.workspace->mcpServers();
        servers.front().chosen.insert(QStringLiteral("create_issue"), core::McpVerdict::Pass);
        b.workspace->setMcpServers(servers);
        SessionController *const session = b.workspace->openSession(b.agent, b.folder);
        QSignalSpy ended(session, &SessionController::turnEnded);
        session->send(QStringLiteral("mcp fake create_issue {}"));
        QVERIFY(ended.wait(20'000));
        const auto rows = b.ledger()->effects(session->sessionName(), session->session()->turn());
        const auto called = std::find_if(rows.begin(), rows.end(),
                                         [](const ledger::Effect &row) { return row.server == QLatin1String("fake"); });
        QVERIFY(called != rows.end());
        QCOMPARE(called->serverIdentity, core::identityOf(servers.front()));
        b.make(session->sessionName(), QStringLiteral("close_issue"), false, called->serverIdentity);
        servers.front().arguments << QStringLiteral("--another");
        b.workspace->setMcpServers(servers);
        const QByteArray before = b.log();
        b.undo();
        QTRY_VERIFY_WITH_TIMEOUT(b.isOver, 30'000);
        QCOMPARE(b.state(), EffectState::Compensated);
        QVERIFY(b.log().size() > before.size());
    }
};

BELAY_TEST(TestCallUndoing)

} // namespace tst_callundoing

#include "tst_callundoing.moc"
