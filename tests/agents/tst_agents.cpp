// SPDX-License-Identifier: Apache-2.0
#include "agents/agentimport.h"
#include "agents/agentinstall.h"
#include "agents/agentlaunch.h"
#include "agents/gatedservers.h"
#include "agents/registrysource.h"
#include "agents/unpack.h"
#include "fakeclock.h"
#include "memorysecrets.h"
#include "secrets/keptsecrets.h"

#include "testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <archive.h>
#include <archive_entry.h>

namespace tst_agents {

using namespace agents;
using namespace secrets;
using namespace settings;

namespace {

/// One thing in an archive.
struct Item
{
    QByteArray path;
    QByteArray content = {};
    mode_t type = AE_IFREG;
    QByteArray target = {}; ///< of a symbolic link
    QByteArray hard = {};   ///< of a hard one
    int mode = 0644;
};

QString makeArchive(const QTemporaryDir &folder, const QList<Item> &items)
{
    const QString path = folder.filePath(QStringLiteral("a.tar.gz"));
    struct archive *out = archive_write_new();
    archive_write_add_filter_gzip(out);
    archive_write_set_format_pax_restricted(out);
    archive_write_open_filename(out, qPrintable(path));
    for (const Item &item : items) {
        struct archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, item.path.constData());
        archive_entry_set_filetype(entry, item.type);
        archive_entry_set_perm(entry, mode_t(item.mode));
        archive_entry_set_size(entry, item.content.size());
        if (!item.target.isEmpty())
            archive_entry_set_symlink(entry, item.target.constData());
        if (!item.hard.isEmpty())
            archive_entry_set_hardlink(entry, item.hard.constData());
        archive_write_header(out, entry);
        archive_write_data(out, item.content.constData(), size_t(item.content.size()));
        archive_entry_free(entry);
    }
    archive_write_close(out);
    archive_write_free(out);
    return path;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

void plant(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

acp::RegistryAgent registryAgent()
{
    acp::RegistryAgent agent;
    agent.id = QStringLiteral("one");
    agent.name = QStringLiteral("One");
    agent.version = QStringLiteral("1.2.3");
    return agent;
}

} // namespace

class TestAgents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<acp::Registry>();
        qRegisterMetaType<settings::AgentEntry>();
        qRegisterMetaType<base::Error>();
    }

    void unpacksWhatStaysInside()
    {
        QTemporaryDir folder;
        const QString archive = makeArchive(folder, {{"./"},
                                                     {"./bin/", {}, AE_IFDIR},
                                                     {"bin/agent", "#!/bin/sh\n", AE_IFREG, {}, {}, 04755},
                                                     {"lib/deep/real.so", "elf"},
                                                     {"lib/link.so", {}, AE_IFLNK, "deep/real.so"},
                                                     {"bin/up", {}, AE_IFLNK, "../lib/link.so"},
                                                     {"lib/same.so", {}, AE_IFREG, {}, "lib/deep/real.so"}});
        const QString target = folder.filePath(QStringLiteral("out"));
        const auto done = unpack(archive, target);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().message + done.error().detail));
        QCOMPARE(contentOf(target + QStringLiteral("/bin/up")), QByteArray("elf"));
        QCOMPARE(contentOf(target + QStringLiteral("/lib/same.so")), QByteArray("elf"));
        QVERIFY(QFileInfo(target + QStringLiteral("/bin/agent")).isExecutable());
        QVERIFY(!QFileInfo(target + QStringLiteral("/lib/deep/real.so")).isExecutable());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 (QStringList{QStringLiteral("a.tar.gz"), QStringLiteral("out")}));
        // Never over what is there.
        QVERIFY(!unpack(archive, target));
    }

    void refusesWhatLeaves_data()
    {
        QTest::addColumn<QList<Item>>("items");
        const auto row = [](const char *name, const QList<Item> &items) { QTest::newRow(name) << items; };
        row("..", {{"../evil", "x"}});
        row(".. later", {{"a/../../evil", "x"}});
        row(".. that comes back", {{"a/../b", "x"}});
        row("absolute", {{"/tmp/evil", "x"}});
        row("absolute link", {{"a", {}, AE_IFLNK, "/etc/passwd"}});
        row("link up", {{"a", {}, AE_IFLNK, "../x"}});
        row("link up from below", {{"d/a", {}, AE_IFLNK, "../../x"}});
        row("link up behind a name", {{"a", {}, AE_IFLNK, "d/../../x"}});
        row("link by a link", {{"d/up", {}, AE_IFLNK, ".."}, {"e/a", {}, AE_IFLNK, "../d/up/.."}});
        row("through a link", {{"d/", {}, AE_IFDIR}, {"a", {}, AE_IFLNK, "d"}, {"a/evil", "x"}});
        row("hard link up", {{"a", {}, AE_IFREG, {}, "../x"}});
        row("hard link absolute", {{"a", {}, AE_IFREG, {}, "/etc/passwd"}});
        row("device", {{"a", {}, AE_IFCHR}});
        row("fifo", {{"a", {}, AE_IFIFO}});
        row("nothing", {});
    }
    void refusesWhatLeaves()
    {
        QFETCH(QList<Item>, items);
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("in")));
        const QString archive = makeArchive(folder, items);
        const auto done = unpack(archive, folder.filePath(QStringLiteral("in/out")));
        QVERIFY(!done);
        QVERIFY(!done.error().message.isEmpty());
        QVERIFY2(
            QDir(folder.filePath(QStringLiteral("in"))).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            "something stayed");
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
    }

    void refusesABomb()
    {
        QTemporaryDir folder;
        const QByteArray zeros(8 * 1024 * 1024, '\0');
        const QString archive = makeArchive(folder, {{"a", zeros}, {"b", zeros}, {"c", zeros}});
        QVERIFY(QFileInfo(archive).size() < 100'000);
        const QString target = folder.filePath(QStringLiteral("out"));
        const auto done = unpack(archive, target, {20 * 1024 * 1024, 10});
        QVERIFY(!done && !QFileInfo::exists(target));
        QVERIFY2(done.error().message.contains(QLatin1String("20 MiB")), qPrintable(done.error().message));
        QVERIFY(!unpack(archive, target, {100 * 1024 * 1024, 2}));
        QVERIFY(unpack(archive, target, {24 * 1024 * 1024, 3}));
    }

    /// A list of files whose content is where the list says: here.
    void aListOfOtherFilesIsNoArchive()
    {
        QTemporaryDir folder;
        plant(folder.filePath(QStringLiteral("secret")), "secret");
        plant(folder.filePath(QStringLiteral("a.tar.gz")),
              "#mtree\n./agent type=file mode=0755 contents=" +
                  QFile::encodeName(folder.filePath(QStringLiteral("secret"))) + "\n");
        const QString target = folder.filePath(QStringLiteral("out"));
        QVERIFY(!unpack(folder.filePath(QStringLiteral("a.tar.gz")), target));
        QVERIFY(!QFileInfo::exists(target));
    }

    void notAnArchive()
    {
        QTemporaryDir folder;
        plant(folder.filePath(QStringLiteral("a.zip")), "<html>404</html>");
        QVERIFY(!unpack(folder.filePath(QStringLiteral("a.zip")), folder.filePath(QStringLiteral("out"))));
        QVERIFY(!unpack(folder.filePath(QStringLiteral("none.zip")), folder.filePath(QStringLiteral("out"))));
    }

    void installsIntoAVersionedFolder()
    {
        QTemporaryDir folder, data;
        const QString archive = makeArchive(folder, {{"bin/one", "#!/bin/sh\n"}});
        acp::RegistryPackage package;
        package.kind = acp::RegistryPackage::Kind::Binary;
        package.archive = QUrl::fromLocalFile(archive);
        package.program = QStringLiteral("bin/one");
        package.arguments = QStringList{QStringLiteral("--acp"), QStringLiteral("a b")};
        for (int time = 0; time < 2; ++time) {
            AgentInstall install(registryAgent(), package, data.path());
            QSignalSpy finished(&install, &AgentInstall::finished), failed(&install, &AgentInstall::failed);
            install.start();
            QTRY_COMPARE(finished.size() + failed.size(), 1);
            QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : qPrintable(failed[0][0].value<base::Error>().message));
            const auto entry = finished[0][0].value<AgentEntry>();
            const QString program = data.path() + QStringLiteral("/agents/one/1.2.3/bin/one");
            QVERIFY(QFileInfo(program).isExecutable());
            const transport::ProcessCommand command = processCommand(entry, data.path());
            QCOMPARE(command.program, program);
            QCOMPARE(command.arguments, package.arguments);
            QFile::remove(archive); // the second time nothing is fetched
        }
    }

    void anArchiveWithoutItsProgram()
    {
        QTemporaryDir folder, data;
        acp::RegistryPackage package;
        package.kind = acp::RegistryPackage::Kind::Binary;
        package.archive = QUrl::fromLocalFile(makeArchive(folder, {{"readme", "x"}}));
        package.program = QStringLiteral("bin/one");
        AgentInstall install(registryAgent(), package, data.path());
        QSignalSpy failed(&install, &AgentInstall::failed);
        install.start();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].value<base::Error>().message.contains(QLatin1String("bin/one")));
    }

    void registryOfAFile()
    {
        FakeClock clock;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("registry.json"));
        plant(path, R"({"version":"1.0.0","agents":[]})");
        RegistrySource source(path, folder.filePath(QStringLiteral("cache/r.json")), &clock);
        QSignalSpy loaded(&source, &RegistrySource::loaded), failed(&source, &RegistrySource::failed);
        QVERIFY(source.isAtHand());
        source.load();
        QTRY_COMPARE(loaded.size(), 1);
        plant(path, "[]");
        source.load();
        QTRY_COMPARE(failed.size(), 1);
        QFile::remove(path);
        QVERIFY(!source.isAtHand());
        source.load();
        QTRY_COMPARE(failed.size(), 2);
        QVERIFY(failed[1][0].value<base::Error>().message.contains(path));
    }

    /// A young copy is read, and the network is not asked: its address leads nowhere.
    void aYoungCopyIsEnough()
    {
        FakeClock clock;
        QTemporaryDir folder;
        const QString cache = folder.filePath(QStringLiteral("r.json"));
        plant(cache, R"({"version":"1.0.0","agents":[]})");
        QFile file(cache);
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(clock.wall().addSecs(60 - RegistrySource::keptSeconds),
                                 QFileDevice::FileModificationTime));
        RegistrySource source(QStringLiteral("https://localhost:1/registry.json"), cache, &clock);
        QSignalSpy loaded(&source, &RegistrySource::loaded), failed(&source, &RegistrySource::failed);
        QVERIFY(source.isAtHand());
        source.load();
        QTRY_COMPARE(loaded.size(), 1);
        QVERIFY(loaded[0][0].value<acp::Registry>().skipped.isEmpty());
        // An old one only if nothing better is to be had, and it says so.
        clock.advance(base::Milliseconds(61'000));
        QVERIFY(!source.isAtHand());
        source.load();
        QTRY_COMPARE(loaded.size(), 2);
        QVERIFY(loaded[1][0].value<acp::Registry>().skipped.first().contains(QLatin1String("copy")));
        QVERIFY(failed.isEmpty());
    }

    void onlySecureAddresses()
    {
        FakeClock clock;
        QTemporaryDir folder;
        RegistrySource source(QStringLiteral("http://localhost:1/"), folder.filePath(QStringLiteral("r")), &clock);
        QSignalSpy failed(&source, &RegistrySource::failed);
        source.load();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].value<base::Error>().message.contains(QLatin1String("https://")));
    }

    void secretNames_data()
    {
        QTest::addColumn<bool>("secret");
        for (const char *name : {"OPENAI_API_KEY", "github_token", "Authorization", "DB_PASSWORD", "Cookie"})
            QTest::newRow(name) << true;
        for (const char *name : {"HOME", "LANG", "X-Team", "NODE_OPTIONS"})
            QTest::newRow(name) << false;
    }
    void secretNames()
    {
        QFETCH(bool, secret);
        QCOMPARE(SecretStore::isSecretName(QString::fromLatin1(QTest::currentDataTag())), secret);
    }

    void valuesAreResolved()
    {
        MemorySecrets secrets;
        secrets.stored = {{QStringLiteral("id/A_KEY"), QStringLiteral("s3cret")}};
        qputenv("BELAY_TEST_VALUE", "outside");
        AgentEntry agent;
        agent.id = QStringLiteral("id");
        agent.environment = {{QStringLiteral("ONE"), QStringLiteral("$BELAY_TEST_VALUE")},
                             {QStringLiteral("TWO"), QStringLiteral("${BELAY_TEST_VALUE}")},
                             {QStringLiteral("THREE"), QStringLiteral("$5 and more")}};
        agent.headers = {{QStringLiteral("Authorization"), QStringLiteral("Bearer $BELAY_TEST_VALUE")}};
        agent.secretEnvironment = QStringList{QStringLiteral("A_KEY")};
        std::optional<base::Result<ResolvedValues>> result;
        const auto resolve = [&] {
            result.reset();
            resolveValues(agent, &secrets, this, [&](const base::Result<ResolvedValues> &r) { result.emplace(r); });
        };
        resolve();
        QVERIFY(result && *result);
        QCOMPARE((*result)->environment, (Environment{{QStringLiteral("ONE"), QStringLiteral("outside")},
                                                      {QStringLiteral("TWO"), QStringLiteral("outside")},
                                                      {QStringLiteral("THREE"), QStringLiteral("$5 and more")},
                                                      {QStringLiteral("A_KEY"), QStringLiteral("s3cret")}}));
        QCOMPARE((*result)->headers,
                 (Environment{{QStringLiteral("Authorization"), QStringLiteral("Bearer outside")}}));
        qunsetenv("BELAY_TEST_VALUE");
        resolve();
        QVERIFY(result && !*result);
        QVERIFY(result->error().message.contains(QLatin1String("BELAY_TEST_VALUE")));
    }

    void whatCannotBeStoredIsKnownForThisRun()
    {
        MemorySecrets secrets;
        secrets.works = false;
        std::optional<base::Result<void>> put;
        secrets.put(QStringLiteral("id/A"), QStringLiteral("x"), this,
                    [&](const base::Result<void> &r) { put.emplace(r); });
        QVERIFY(put && !*put);
        std::optional<base::Result<SecretStore::Values>> got;
        secrets.fetch({QStringLiteral("id/A")}, this,
                      [&](const base::Result<SecretStore::Values> &r) { got.emplace(r); });
        QVERIFY(got && *got);
        QCOMPARE((*got)->value(QStringLiteral("id/A")), QStringLiteral("x"));
        got.reset();
        secrets.fetch({QStringLiteral("id/B")}, this,
                      [&](const base::Result<SecretStore::Values> &r) { got.emplace(r); });
        QVERIFY(got && !*got);
    }

    void imports()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.json"));
        plant(path, "{ // mine\n \"agent_servers\": { \"One\": { \"command\": \"/opt/one x\", \"args\": [\"a b\",], "
                    "\"env\": {\"A\":\"1\"} }, \"Two\": {} } }");
        QStringList skipped;
        const auto agents = importedAgents(path, &skipped);
        QVERIFY(agents);
        QCOMPARE(agents->size(), 1);
        QCOMPARE(skipped.size(), 1);
        const transport::ProcessCommand command = processCommand(agents->first(), folder.path());
        QCOMPARE(command.program, QStringLiteral("/opt/one x"));
        QCOMPARE(command.arguments, QStringList{QStringLiteral("a b")});
        QVERIFY(!importedAgents(folder.filePath(QStringLiteral("none.json")), &skipped));
    }

    /// What a server sets in one answer comes with the next request of the same agent, and with no other's.
    void cookiesOutliveAConnection()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QByteArrayList requests;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *peer = server.nextPendingConnection();
            connect(peer, &QTcpSocket::readyRead, &server, [&requests, peer] {
                const QByteArray request = peer->readAll();
                if (!request.startsWith("GET ")) { // the farewell
                    peer->disconnectFromHost();
                    return;
                }
                requests << request;
                const QByteArray name = "Sec-WebSocket-Key: ";
                const qsizetype at = request.indexOf(name) + name.size();
                const QByteArray key(request.mid(at, request.indexOf('\r', at) - at) +
                                     "258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
                peer->write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            "Set-Cookie: route=m7; Path=/\r\nSec-WebSocket-Accept: " +
                            QByteArray(QCryptographicHash::hash(key, QCryptographicHash::Sha1).toBase64()) +
                            "\r\n\r\n");
            });
        });
        AgentEntry agent;
        agent.command = QStringLiteral("ws://localhost:%1/acp").arg(server.serverPort());
        FakeClock clock;
        MemorySecrets secrets;
        const auto connectOnce = [&](const core::AgentSetup &setup) {
            const auto made = setup.makeTransport();
            QSignalSpy closed(made.get(), &transport::Transport::closed);
            connect(made.get(), &transport::Transport::started, made.get(), &transport::Transport::close);
            made->start();
            return QTest::qWaitFor([&closed] { return !closed.isEmpty(); }, 30'000);
        };
        const core::AgentSetup one = agentSetup(agent, QDir::tempPath(), &clock, &secrets);
        QVERIFY(connectOnce(one) && connectOnce(one));
        QVERIFY(connectOnce(agentSetup(agent, QDir::tempPath(), &clock, &secrets)));
        QCOMPARE(requests.size(), 3);
        QVERIFY(!requests[0].contains("route"));
        QVERIFY2(requests[1].toLower().contains("cookie: route=m7\r\n"), requests[1].constData());
        QVERIFY(!requests[2].contains("route"));
    }

    /// Never with more network than was asked for: without holding back, or without its proxy, it is not started.
    void theNetworkIsLimitedOrTheAgentNotStarted_data()
    {
        QTest::addColumn<bool>("only");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("problem");
        QTest::newRow("noted") << false << QString() << QString();
        QTest::newRow("noted, where it cannot be") << false << QStringLiteral("https://p.example") << QString();
        QTest::newRow("limited, and not held back") << true << QString() << QStringLiteral("held back");
    }
    void theNetworkIsLimitedOrTheAgentNotStarted()
    {
        QFETCH(const bool, only);
        QFETCH(const QString, variable);
        QFETCH(const QString, problem);
        AgentEntry agent;
        agent.command = QStringLiteral("true");
        if (!variable.isEmpty())
            agent.environment = {{QStringLiteral("https_proxy"), variable}};
        FakeClock clock;
        MemorySecrets secrets;
        const auto network = std::make_shared<proxy::NetworkWatch>(
            proxy::NetworkRules{only ? proxy::NetworkLevel::Only : proxy::NetworkLevel::Note});
        const core::AgentSetup setup = agentSetup(agent, QDir::tempPath(), &clock, &secrets, {}, {}, network);
        QCOMPARE(setup.network, network);
        std::optional<base::Result<void>> done;
        setup.prepare(this, [&done](const base::Result<void> &result) { done = result; });
        QVERIFY(done);
        QCOMPARE(done->ok(), problem.isEmpty());
        if (!problem.isEmpty())
            QVERIFY2(done->error().message.contains(problem), qPrintable(done->error().message));
        QCOMPARE(network->problem().isEmpty(), variable.isEmpty());
        QCOMPARE(network->isStarted(), variable.isEmpty() && problem.isEmpty());
    }

    /// Belay reaches it for the agent, so no proxy sees it: the note has it all the same, whatever is on the list.
    void anMcpServersHostIsNoted()
    {
        const auto network = std::make_shared<proxy::NetworkWatch>(proxy::NetworkRules{proxy::NetworkLevel::Only, {}});
        acp::McpHttp remote;
        remote.name = QStringLiteral("tracker");
        remote.url = QStringLiteral("https://mcp.example:8443/x");
        const auto http = std::get<mcp::HttpServer>(behindGate(remote, QDir::tempPath(), network).how);
        QVERIFY(http.noter);
        const auto note = http.noter(QStringLiteral("mcp.example"), 8443),
                   lost = http.noter(QStringLiteral("mcp.example"), 8443);
        note->moved(10, 0);
        note->moved(0, 20);
        lost->failed();
        std::vector<proxy::Contact> lines = network->take();
        QCOMPARE(lines.size(), size_t(1));
        QCOMPARE(lines[0].host, QStringLiteral("mcp.example"));
        QCOMPARE(lines[0].port, 8443);
        QCOMPARE(lines[0].server, QStringLiteral("tracker"));
        QCOMPARE(lines[0].connections, 1);
        QCOMPARE(lines[0].failed, 1);
        QCOMPARE(lines[0].sent, 10);
        QCOMPARE(lines[0].received, 20);
        // A stream that goes on counts in the next turn, too.
        note->moved(0, 5);
        lines = network->take();
        QCOMPARE(lines.at(0).connections, 1);
        QVERIFY(!std::get<mcp::HttpServer>(behindGate(remote, QDir::tempPath(), nullptr).how).noter);
    }

    /// An agent that outlives its network's note does not keep the proxy.
    void aGateKeepsNoNetwork()
    {
        auto network = std::make_shared<proxy::NetworkWatch>(proxy::NetworkRules{proxy::NetworkLevel::Note, {}});
        acp::McpHttp remote;
        remote.url = QStringLiteral("https://mcp.example/");
        const auto http = std::get<mcp::HttpServer>(behindGate(remote, QDir::tempPath(), network).how);
        const auto note = http.noter(QStringLiteral("mcp.example"), 443);
        const std::weak_ptr<proxy::NetworkWatch> weak = network;
        network.reset();
        QVERIFY(weak.expired());
        note->moved(1, 1);
        note->failed();
    }
};

BELAY_TEST(TestAgents)

} // namespace tst_agents

#include "tst_agents.moc"
