// SPDX-License-Identifier: Apache-2.0
#include "acp/agentservers.h"
#include "acp/registry.h"

#include "testclass.h"

#include <QFile>
#include <QTest>

namespace tst_agentsources {

using namespace acp;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

QByteArray contentOf(const QString &name)
{
    QFile file(qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/acp/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray registryOf(const QByteArray &entries)
{
    return R"({"version":"1.0.0","agents":[)" + entries + "]}";
}

QByteArray entry(const QByteArray &distribution, const QByteArray &id = "one", const QByteArray &more = {})
{
    return R"({"id":")" + id + R"(","name":"One","version":"1.2.3")" + more + R"(,"distribution":)" + distribution +
           "}";
}

QByteArray binary(const char *archive, const char *cmd)
{
    return entry(QByteArray(R"({"binary":{"linux-x86_64":{"archive":")") + archive + R"(","cmd":")" + cmd + R"("}}})");
}

} // namespace
#endif

class TestAgentSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waysToGetAnAgent()
    {
        const auto registry = readRegistry(contentOf(QStringLiteral("registry.json")), QStringLiteral("linux-x86_64"));
        QVERIFY(registry);
        QCOMPARE(registry->skipped, QStringList());
        QCOMPARE(registry->agents.size(), size_t(1));
        const RegistryAgent &agent = registry->agents[0];
        QCOMPARE(agent.description, QStringLiteral("does it"));
        QVERIFY(agent.icon.isEmpty());
        QCOMPARE(agent.authors, (QStringList{QStringLiteral("A"), QStringLiteral("B")}));
        QCOMPARE(agent.packages.size(), size_t(3));
        QCOMPARE(agent.packages[0].kind, RegistryPackage::Kind::Npx);
        QCOMPARE(agent.packages[0].arguments, QStringList{QStringLiteral("--acp")});
        QCOMPARE(agent.packages[0].environment.first().second, QStringLiteral("1"));
        QCOMPARE(agent.packages[1].kind, RegistryPackage::Kind::Uvx);
        QCOMPARE(agent.packages[2].archive, QUrl(QStringLiteral("https://a.example/x.tar.gz")));
        QCOMPARE(agent.packages[2].program, QStringLiteral("bin/one"));
    }

    void icons_data()
    {
        QTest::addColumn<QString>("icon");
        QTest::addColumn<QUrl>("expected");
        const auto row = [](const char *icon, const QUrl &expected) {
            QTest::newRow(icon) << QString::fromUtf8(icon) << expected;
        };
        row("https://a.example/i.svg", QUrl(QStringLiteral("https://a.example/i.svg")));
        QUrl relative;
        relative.setPath(QStringLiteral("icons/a b#1%20.svg"));
        row("icons/a b#1%20.svg", relative);
        for (const char *none : {"", "http://a.example/i.svg", "https://user@a.example/i.svg", "file:///etc/passwd",
                                 "/etc/passwd", "//a.example/i.svg", "../i.svg", "a/../../i.svg", "a\\\\..\\\\i.svg",
                                 "data:image/png;base64,AAAA", "qrc:/a.svg"})
            row(none, {});
    }
    void icons()
    {
        QFETCH(QString, icon);
        QFETCH(QUrl, expected);
        const auto registry = readRegistry(
            R"({"version":"1.0.0","agents":[{"id":"a","name":"A","version":"1","distribution":{},"icon":")" +
            icon.toUtf8() + R"("}]})");
        QVERIFY(registry && registry->agents.size() == 1);
        QCOMPARE(registry->agents[0].icon, expected);
    }

    void nothingForThisSystem()
    {
        const auto registry = readRegistry(registryOf(entry(R"({"binary":{"windows-x86_64":{"cmd":"a"}}})")),
                                           QStringLiteral("linux-x86_64"));
        QVERIFY(registry && registry->agents.size() == 1 && registry->agents[0].packages.empty());
    }

    void wrongEntriesAreNamedAndLeftOut_data()
    {
        QTest::addColumn<QByteArray>("bad");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *name, const QByteArray &bad, const char *field) {
            QTest::newRow(name) << bad << QStringLiteral("“%1”").arg(QLatin1String(field));
        };
        row("a number", "7", "{}");
        row("null", "null", "{}");
        row("id with a slash", entry("{}", "../x"), "id");
        row("id missing", R"({"name":"x"})", "id");
        row("id a list", R"({"id":[]})", "id");
        row("version with a slash", R"({"id":"a","name":"x","version":"1/../..","distribution":{}})", "version");
        row("version ..", R"({"id":"a","name":"x","version":"..","distribution":{}})", "version");
        row("no name", R"({"id":"a","version":"1","distribution":{}})", "name");
        row("distribution a list", entry("[]"), "distribution");
        row("npx an option", entry(R"({"npx":{"package":"--eval=1"}})"), "distribution.npx.package");
        row("npx with a space", entry(R"({"npx":{"package":"a b"}})"), "distribution.npx.package");
        row("npx a string", entry(R"({"npx":"a"})"), "distribution.npx.package");
        row("args a string", entry(R"({"uvx":{"package":"a","args":"x"}})"), "distribution.uvx.args");
        row("args with a number", entry(R"({"uvx":{"package":"a","args":[1]}})"), "distribution.uvx.args");
        row("env a list", entry(R"({"uvx":{"package":"a","env":[]}})"), "distribution.uvx.env");
        row("env with =", entry(R"({"uvx":{"package":"a","env":{"A=B":"1"}}})"), "distribution.uvx.env");
        row("http", binary("http://a.example/x.zip", "a"), "distribution.binary.archive");
        row("a file", binary("file:///etc/passwd", "a"), "distribution.binary.archive");
        row("password in it", binary("https://u:p@a.example/x.zip", "a"), "distribution.binary.archive");
        row("cmd outside", binary("https://a.example/x.zip", "../a"), "distribution.binary.cmd");
        row("cmd outside later", binary("https://a.example/x.zip", "b/../../a"), "distribution.binary.cmd");
        row("cmd absolute", binary("https://a.example/x.zip", "/bin/sh"), "distribution.binary.cmd");
        row("cmd empty", binary("https://a.example/x.zip", ""), "distribution.binary.cmd");
    }
    void wrongEntriesAreNamedAndLeftOut()
    {
        QFETCH(QByteArray, bad);
        QFETCH(QString, field);
        const auto registry = readRegistry(registryOf(bad + ',' + entry(R"({"uvx":{"package":"a"}})", "good")),
                                           QStringLiteral("linux-x86_64"));
        QVERIFY(registry);
        QCOMPARE(registry->skipped.size(), 1);
        QVERIFY2(registry->skipped[0].contains(field), qPrintable(registry->skipped[0]));
        QVERIFY(registry->skipped[0].startsWith(QLatin1String("Entry 1 ")));
        QCOMPARE(registry->agents.size(), size_t(1));
        QCOMPARE(registry->agents[0].id, QStringLiteral("good"));
    }

    void noRegistry_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a web page") << QByteArray("<html>404</html>");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("agents an object") << QByteArray(R"({"agents":{}})");
        QTest::newRow("cut off") << QByteArray("{\"agents\":[{\"id\":\"a\"");
        QTest::newRow("another format") << QByteArray(R"({"version":"2.0.0","agents":[]})");
        QTest::newRow("deep") << QByteArray("{\"agents\":") + QByteArray(100'000, '[');
        QTest::newRow("huge") << QByteArray(33 * 1024 * 1024, ' ');
    }
    void noRegistry()
    {
        QFETCH(QByteArray, text);
        const auto registry = readRegistry(text);
        QVERIFY(!registry);
        QVERIFY(!registry.error().message.isEmpty());
    }

    void tenThousandEntries()
    {
        QByteArrayList entries;
        for (int i = 0; i < 10'000; ++i)
            entries << entry(R"({"npx":{"package":"a"}})", "agent-" + QByteArray::number(i));
        const auto registry = readRegistry(registryOf(entries.join(',')));
        QVERIFY(registry);
        QCOMPARE(registry->agents.size(), size_t(10'000));
        QCOMPARE(registry->agents.back().id, QStringLiteral("agent-9999"));
    }

    void settingsWithCommentsAndCommas()
    {
        const auto servers = readAgentServers(contentOf(QStringLiteral("zed-settings.json")));
        QVERIFY2(servers, qPrintable(servers ? QString() : servers.error().message));
        QCOMPARE(servers->agents.size(), 2);
        QCOMPARE(servers->agents[0].name, QStringLiteral("OpenCode"));
        QCOMPARE(servers->agents[0].arguments, (QStringList{QStringLiteral("acp"), QStringLiteral("--x=\"//\"")}));
        QCOMPARE(servers->agents[0].environment.first().second, QStringLiteral("a,]"));
        QCOMPARE(servers->agents[1].command, QStringLiteral("/opt/older"));
        QCOMPARE(servers->skipped.size(), 5);
        QVERIFY(servers->skipped[0].contains(QLatin1String("registry")));
        QVERIFY(servers->skipped[2].startsWith(QLatin1String("Numbers")));
    }

    void settingsThatAreWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("agent_servers");
        QTest::newRow("a quote is missing")
            << QByteArray("{\n// c\n  \"agent_servers\": { \"a: {} }\n}") << QStringLiteral("line");
        QTest::newRow("a colon is missing")
            << QByteArray("{\n// c\n  \"agent_servers\" { }\n}") << QStringLiteral("line 3");
        QTest::newRow("a comment without end") << QByteArray("{ /* ") << QStringLiteral("line 1");
        QTest::newRow("none in it") << QByteArray("{}") << QStringLiteral("agent_servers");
        QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("agent_servers");
        QTest::newRow("servers a list") << QByteArray(R"({"agent_servers":[]})") << QStringLiteral("agent_servers");
        QTest::newRow("huge") << QByteArray(5 * 1024 * 1024, ' ') << QStringLiteral("larger");
        QTest::newRow("ends in a string") << QByteArray("{\"a\":\"\\") << QStringLiteral("line 1");
    }
    void settingsThatAreWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const auto servers = readAgentServers(text);
        QVERIFY(!servers);
        QVERIFY2(servers.error().message.contains(problem), qPrintable(servers.error().message));
    }
};

BELAY_TEST(TestAgentSources)

} // namespace tst_agentsources

#include "tst_agentsources.moc"
