// SPDX-License-Identifier: Apache-2.0
#include "agents/mcpimport.h"
#include "demosession.h"
#include "runs.h"
#include "settings/settings.h"

#include "testclass.h"

#include <QFile>
#include <QSettings>
#include <QTest>

#include <set>

namespace tst_mcpgiven {

using core::McpEntries;
using core::McpEntry;
using workspace::SessionController;

namespace {

McpEntry program(const char *name, const char *command = "sh")
{
    McpEntry entry;
    entry.id = QStringLiteral("id-") + QString::fromUtf8(name);
    entry.name = QString::fromUtf8(name);
    entry.command = QString::fromUtf8(command);
    return entry;
}

McpEntry address(const char *name, McpEntry::Transport transport)
{
    McpEntry entry = program(name, "");
    entry.transport = transport;
    entry.url = QStringLiteral("https://a.example/mcp");
    return entry;
}

QString said(SessionController *session)
{
    QString text;
    for (int row = 0; row < session->transcript().count(); ++row) {
        if (const auto *message = std::get_if<history::AgentMessage>(&session->transcript().at(row).body))
            text += message->text + u'\n';
    }
    return text;
}

QStringList notices(SessionController *session)
{
    QStringList out;
    for (int row = 0; row < session->transcript().count(); ++row) {
        if (const auto *notice = std::get_if<history::Notice>(&session->transcript().at(row).body))
            out << notice->title + u'\n' + notice->text;
    }
    return out;
}

core::SessionExtras resolved(const core::McpEntries &entries, secrets::SecretStore *secrets, bool remote = false)
{
    core::SessionExtras out;
    QObject context;
    agents::resolveMcp(entries, QStringLiteral("/projects/here"), remote, secrets, &context,
                       [&out](const core::SessionExtras &all) { out = all; });
    return out;
}

} // namespace

/// What goes with a session: out of the settings and the keychain to the agent, in every run.
class TestMcpGiven : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settingsKeepAllButSecrets()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("belay.ini"));
        McpEntry one = program("one; \"ü\"", "/opt/a b/x"), two = address("two", McpEntry::Transport::Sse);
        one.arguments = {QStringLiteral("-y"), QString(), QStringLiteral("a, b\n;")};
        one.values = {{QStringLiteral("A"), QStringLiteral("x=y, z")}};
        one.secretNames = {QStringLiteral("KEY")};
        one.folder = QStringLiteral("/projects");
        two.enabled = false;
        two.values = {{QStringLiteral("X-Who"), QStringLiteral("me: too")}};
        settings::Settings(file).setMcpServers({one, two});
        QCOMPARE(settings::Settings(file).mcpServers(), (core::McpEntries{one, two}));
        settings::Settings(file).setMcpServers({two});
        QCOMPARE(settings::Settings(file).mcpServers(), core::McpEntries{two});
        // What is not known, or could not be saved, is not taken for something else.
        QSettings raw(file, QSettings::IniFormat);
        raw.setValue(QStringLiteral("mcpServers/1/transport"), QStringLiteral("pipe"));
        raw.sync();
        QVERIFY(settings::Settings(file).mcpServers().isEmpty());
    }

    void whatIsResolved()
    {
        MemorySecrets secrets;
        qputenv("BELAY_TEST_VALUE", "from outside");
        McpEntry kept = program("kept"), refers = program("refers"), lost = program("lost"), unset = program("unset"),
                 off = program("off"), elsewhere = program("elsewhere"), here = program("here");
        kept.secretNames = {QStringLiteral("KEY")};
        secrets.stored.insert(QStringLiteral("mcp/id-kept/KEY"), QStringLiteral("s3cret"));
        refers.values = {{QStringLiteral("V"), QStringLiteral("$BELAY_TEST_VALUE")}};
        lost.secretNames = {QStringLiteral("GONE")};
        unset.values = {{QStringLiteral("U"), QStringLiteral("${BELAY_TEST_UNSET}")}};
        off.enabled = false;
        elsewhere.folder = QStringLiteral("/projects/here-not");
        here.folder = QStringLiteral("/projects");
        const auto out = resolved({kept, refers, lost, unset, off, elsewhere, here}, &secrets);
        QStringList names;
        for (const acp::McpServer &server : out.servers)
            names << std::get<acp::McpStdio>(server).name;
        QCOMPARE(names, (QStringList{QStringLiteral("kept"), QStringLiteral("refers"), QStringLiteral("here")}));
        const auto &first = std::get<acp::McpStdio>(out.servers[0]);
        QCOMPARE(first.environment[0].second, QStringLiteral("s3cret"));
        QVERIFY(first.command.startsWith(u'/')); // the protocol wants it whole
        QCOMPARE(std::get<acp::McpStdio>(out.servers[1]).environment[0].second, QStringLiteral("from outside"));
        QCOMPARE(out.leftOut.size(), 2);
        QVERIFY(out.leftOut[0].contains(QStringLiteral("“lost”")) && out.leftOut[0].contains(QStringLiteral("“GONE”")));
        QVERIFY(out.leftOut[1].contains(QStringLiteral("BELAY_TEST_UNSET")));
        QVERIFY(!out.leftOut.join(u' ').contains(QStringLiteral("s3cret")));
        // What keeps the keychain from answering is said as it says it.
        secrets.code = EACCES;
        const QString locked = resolved({lost}, &secrets).leftOut.value(0);
        QVERIFY2(locked.contains(QStringLiteral("“lost”")) && locked.contains(QStringLiteral("no keychain for")),
                 qPrintable(locked));
        // Elsewhere programs are looked up elsewhere; what is not found goes as it is.
        QCOMPARE(std::get<acp::McpStdio>(resolved({here}, &secrets, true).servers[0]).command, QStringLiteral("sh"));
        QCOMPARE(std::get<acp::McpStdio>(resolved({program("x", "no-such-thing")}, &secrets).servers[0]).command,
                 QStringLiteral("no-such-thing"));
        secrets.works = false; // read before, and known for this run
        QCOMPARE(resolved({kept}, &secrets).leftOut, QStringList());
    }

    /// By what the user typed, before it is looked up.
    void whatTellsServersApart()
    {
        MemorySecrets secrets;
        McpEntry local = program("local"), web = address("web", McpEntry::Transport::Http);
        local.arguments = {QStringLiteral("-c"), QStringLiteral("exit")};
        local.values = {{QStringLiteral("B"), QStringLiteral("2")}, {QStringLiteral("A"), QStringLiteral("1")}};
        web.url = QStringLiteral("https://user:pass@a.example/%2Fm%25?team=ä#x");
        const auto out = resolved({local, web}, &secrets);
        QCOMPARE(out.identities.size(), 2);
        QCOMPARE(out.identities.value(QStringLiteral("local")), core::identityOf(local));
        QCOMPARE(out.identities.value(QStringLiteral("web")), core::identityOf(web));
        // What is the same: its name, the order of its values, what the keychain keeps, who is logged in there.
        McpEntry same = local;
        same.name = QStringLiteral("another");
        same.secretNames << QStringLiteral("KEY");
        same.values.swapItemsAt(0, 1);
        QCOMPARE(core::identityOf(same), core::identityOf(local));
        McpEntry login = web;
        login.url = QStringLiteral("https://a.example/%2Fm%25?team=ä");
        QCOMPARE(core::identityOf(login), core::identityOf(web));
        // And what is not.
        std::vector<McpEntry> others(4, local);
        others[0].command = QStringLiteral("bash");
        others[1].arguments = {QStringLiteral("-c exit")};
        others[2].values[0].second = QStringLiteral("3");
        others[3] = web;
        others.push_back(web);
        others.back().url = QStringLiteral("https://a.example/%2Fm%25?team=b");
        std::set<QByteArray> all{core::identityOf(local)};
        for (const McpEntry &other : others)
            all.insert(core::identityOf(other));
        QCOMPARE(all.size(), others.size() + 1);
    }

    void aFileOfAnotherProgram()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral(".mcp.json"));
        QVERIFY(!agents::importedMcp(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"mcpServers\":{\"a\":{\"command\":\"sh\",\"disabled\":true},\"b\":{}}}");
        file.close();
        const auto imported = agents::importedMcp(path);
        QVERIFY(imported);
        QCOMPARE(imported->servers.size(), 1);
        QVERIFY(!imported->servers[0].enabled);
        QCOMPARE(imported->skipped.size(), 1);
    }

    /// With a real agent: at its start, and once more after Force stop.
    void theAgentIsGivenThem()
    {
        DemoSession d(QStringLiteral("--can-load --mcp-http --more-folders"));
        QTemporaryDir more;
        McpEntry local = program("local"), web = address("web", McpEntry::Transport::Http),
                 old = address("old", McpEntry::Transport::Sse), lost = program("lost");
        local.secretNames = {QStringLiteral("KEY")};
        lost.secretNames = {QStringLiteral("GONE")};
        d.secrets.stored.insert(QStringLiteral("mcp/id-local/KEY"), QStringLiteral("12345"));
        d.session->extras().servers = std::make_shared<core::McpEntries>(core::McpEntries{local, web, old, lost});
        d.session->extras().folders = QStringList{more.path()};
        d.session->connection().start();
        for (int start = 1; start <= 2; ++start) {
            QVERIFY(Runs::say(d.session.get(), QStringLiteral("given")));
            const QString words = said(d.session.get());
            // All of them by Belay's gate, whatever the agent takes; what they are given stays here.
            for (const QString &name : {QStringLiteral("local"), QStringLiteral("web"), QStringLiteral("old")}) {
                QCOMPARE(words.count(QStringLiteral("server %1 by stdio: ").arg(name)), start);
                QCOMPARE(words.count(QStringLiteral("/belay-mcp-gate -- %1 (BELAY_MCP_SOCKET").arg(name)), start);
            }
            QVERIFY(!words.contains(QStringLiteral("KEY")) && !words.contains(QStringLiteral("a.example")));
            QVERIFY(!words.contains(QStringLiteral("server lost")));
            QCOMPARE(words.count(more.path()), start);
            QStringList told = notices(d.session.get());
            told.removeIf([](const QString &one) { return !one.startsWith(QLatin1String("Not everything")); });
            QVERIFY2(told.size() == 1, qPrintable(told.join(u'\n')));
            QVERIFY(!told[0].contains(QStringLiteral("“old”")) && told[0].contains(QStringLiteral("“lost”")));
            if (start == 1) {
                d.session->forceStop();
                QTRY_VERIFY_WITH_TIMEOUT(Runs::count<history::Restored>(d.session.get()) == 1, 20'000);
            }
        }
    }

    void moreFoldersOutliveTheRun()
    {
        Runs runs("--can-load --more-folders");
        QTemporaryDir more;
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder, {more.path()});
        QVERIFY(Runs::say(session, QStringLiteral("given")));
        QCOMPARE(said(session).count(more.path()), 1);
        QVERIFY(runs.nextRun());
        session = runs.openNewest();
        QVERIFY(session);
        QCOMPARE(session->extras().folders, QStringList{more.path()});
        QVERIFY(Runs::say(session, QStringLiteral("given")));
        QCOMPARE(said(session).count(more.path()), 2);
    }

    void aForkGoesOnBesideItsSource()
    {
        Runs runs("--can-load --can-fork");
        SessionController *source = runs.workspace->openSession(runs.agent, runs.folder), *forked = nullptr;
        QVERIFY(Runs::say(source, QStringLiteral("writes 1")));
        QObject context;
        runs.workspace->fork(source, &context, [&forked](const base::Result<SessionController *> &result) {
            if (result)
                forked = *result;
        });
        QTRY_VERIFY_WITH_TIMEOUT(forked, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(!forked->sessionId().isEmpty(), 20'000);
        QVERIFY(forked->sessionId() != source->sessionId());
        QCOMPARE(Runs::count<history::UserMessage>(forked), 1);
        QVERIFY(notices(forked).value(0).contains(QStringLiteral("writes 1")));
        QVERIFY(forked->transcript().effectsOf({1}).empty()); // to be undone where it was done
        for (SessionController *one : {source, forked}) {
            QVERIFY(Runs::say(one, QStringLiteral("writes 1")));
            QCOMPARE(Runs::count<history::UserMessage>(one), 2);
            QCOMPARE(one->transcript().newestTurn(), base::TurnId{2});
            QVERIFY(!one->transcript().effectsOf({2}).empty());
        }
        // Both are there in the next run.
        const base::SessionId ids[] = {source->sessionId(), forked->sessionId()};
        QVERIFY(runs.nextRun());
        for (const base::SessionId &id : ids) {
            SessionController *again = runs.workspace->open(runs.workspace->handleOf(runs.agent.id, id));
            QVERIFY(again);
            QTRY_COMPARE_WITH_TIMEOUT(Runs::count<history::UserMessage>(again), 2, 20'000);
        }
    }

    void aForkThatIsRefusedLeavesTheSource()
    {
        for (const char *can : {"--can-load --refuse-fork", "--can-load"}) {
            Runs runs(can);
            SessionController *source = runs.workspace->openSession(runs.agent, runs.folder), *forked = nullptr;
            QVERIFY(Runs::say(source, QStringLiteral("writes 1")));
            QObject context;
            QString problem;
            runs.workspace->fork(source, &context, [&](const base::Result<SessionController *> &result) {
                if (result)
                    forked = *result;
                else
                    problem = result.error().message;
            });
            QTRY_VERIFY_WITH_TIMEOUT(forked || !problem.isEmpty(), 20'000);
            QCOMPARE(forked != nullptr, problem.isEmpty());
            if (forked) {
                QTRY_COMPARE_WITH_TIMEOUT(Runs::count<history::Failure>(forked), 1, 20'000);
            } else {
                QVERIFY(problem.contains(QStringLiteral("cannot fork")));
            }
            QVERIFY(Runs::say(source, QStringLiteral("writes 1")));
        }
    }

    void aForkThatHangsIsGivenUp()
    {
        Runs runs("--can-load --fork-hangs");
        SessionController *source = runs.workspace->openSession(runs.agent, runs.folder), *forked = nullptr;
        QVERIFY(Runs::say(source, QStringLiteral("writes 1")));
        QObject context;
        runs.workspace->fork(source, &context, [&forked](const auto &result) { forked = result ? *result : nullptr; });
        QTRY_VERIFY_WITH_TIMEOUT(forked, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(forked->connection().state() == core::ConnectionState::Ready, 20'000);
        forked->stop();
        QTRY_VERIFY_WITH_TIMEOUT(forked->isOver(), 20'000); // 3 s for the agent to react
        QVERIFY(Runs::say(source, QStringLiteral("writes 1")));
    }

    void anAgentIsAskedToCloseItsSession()
    {
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        qputenv("BELAY_DEMO_LOG", log.toUtf8());
        {
            Runs runs("--can-close");
            QVERIFY(Runs::say(runs.workspace->openSession(runs.agent, runs.folder), QStringLiteral("writes 1")));
        }
        qunsetenv("BELAY_DEMO_LOG");
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("session_closed"));
    }
};

BELAY_GUI_TEST(TestMcpGiven)

} // namespace tst_mcpgiven

#include "tst_mcpgiven.moc"
