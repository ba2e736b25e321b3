// SPDX-License-Identifier: Apache-2.0
#include "acp/mcpservers.h"

#include "testclass.h"

#include <QFile>
#include <QTest>

namespace tst_mcpservers {

using namespace acp;

namespace {

/// JSON that can be read here: ' for ".
QByteArray quoted(QByteArray text)
{
    return text.replace('\'', '"');
}

QByteArray fileOf(const QByteArray &entries)
{
    return quoted("{'mcpServers':{") + entries + "}}";
}

QByteArray wholeFile()
{
    QFile file(qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/acp/mcp.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const McpStdio &local(const ListedMcpServers &list, size_t at)
{
    return std::get<McpStdio>(list.servers.at(at).server);
}

const McpHttp &remote(const ListedMcpServers &list, size_t at)
{
    return std::get<McpHttp>(list.servers.at(at).server);
}

} // namespace

/// What other programs write of MCP servers is taken whole, entry by entry, or named as left out.
class TestMcpServers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFormsOfOtherPrograms()
    {
        const auto list = readMcpServers(wholeFile());
        QVERIFY2(list.ok(), qPrintable(list ? QString() : list.error().message));
        QCOMPARE(list->skipped, QStringList());
        QCOMPARE(list->servers.size(), size_t(7));
        QCOMPARE(local(*list, 0).name, QStringLiteral("files"));
        QCOMPARE(local(*list, 0).command, QStringLiteral("npx"));
        QCOMPARE(local(*list, 0).arguments.constLast(), QStringLiteral("/home/a b"));
        QCOMPARE(local(*list, 0).environment,
                 (decltype(McpStdio::environment){{QStringLiteral("DEBUG"), QStringLiteral("1")}}));
        QVERIFY(!list->servers[0].disabled);
        QCOMPARE(local(*list, 1).command, QStringLiteral("/usr/bin/x"));
        QVERIFY(!remote(*list, 2).sse);
        QCOMPARE(remote(*list, 2).headers[0].second, QStringLiteral("Bearer ${TOKEN}"));
        QCOMPARE(remote(*list, 3).url, QStringLiteral("http://localhost:3000/mcp"));
        QVERIFY(remote(*list, 4).sse && list->servers[4].disabled);
        QVERIFY(!remote(*list, 5).sse && list->servers[5].disabled);
        QCOMPARE(local(*list, 6).environment[0].second, QStringLiteral("${HOME}"));
        QCOMPARE(local(*list, 6).environment[1].second, QStringLiteral("$HOME"));
    }

    void thoseOfVsCode()
    {
        const auto list = readMcpServers(quoted("{'inputs': [], 'servers': {'a': {'type': 'stdio', 'command': 'x'}}}"));
        QVERIFY(list && list->servers.size() == 1);
    }

    void badEntriesLoseNoOthers_data()
    {
        QTest::addColumn<QByteArray>("bad");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const QByteArray &bad, const char *why) {
            QTest::newRow(name) << bad << QString::fromUtf8(why);
        };
        row("a string", quoted("'npx'"), "expected an object");
        row("null", "null", "expected an object");
        row("a list", "[]", "expected an object");
        row("nothing in it", "{}", "no command");
        row("command a number", quoted("{'command':1}"), "“command” must be a string");
        row("command empty", quoted("{'command':'  '}"), "no command");
        row("command a list", quoted("{'command':['a','b']}"), "“command” must be a string");
        row("NUL in the command", quoted("{'command':'a\\u0000b'}"), "no program can be given");
        row("NUL in an argument", quoted("{'command':'a','args':['b\\u0000']}"), "no program can be given");
        row("args a string", quoted("{'command':'a','args':'-y x'}"), "“args” must be a list");
        row("args with a number", quoted("{'command':'a','args':['x',1]}"), "“args” must be a list");
        row("env a list", quoted("{'command':'a','env':['A=1']}"), "“env” must be an object");
        row("env with a number", quoted("{'command':'a','env':{'A':1}}"), "“env” must be an object");
        row("env with =", quoted("{'command':'a','env':{'A=B':'1'}}"), "“A=B”");
        row("env without a name", quoted("{'command':'a','env':{'':'1'}}"), "is none, or is there twice");
        row("env twice", quoted("{'command':'a','env':{'A':'1','A':'2'}}"), "is there twice");
        row("env a line break in a name", quoted("{'command':'a','env':{'A\\nB':'1'}}"), "is none");
        row("a placeholder of VS Code", quoted("{'command':'a','env':{'K':'${input:key}'}}"), "${input:key}");
        row("a placeholder in an argument", quoted("{'command':'a','args':['${workspaceFolder}/x']}"),
            "${workspaceFolder}/x");
        row("a placeholder with a default", quoted("{'type':'http','url':'${URL:-https://a.example}'}"), "placeholder");
        row("type unknown", quoted("{'type':'pipe','command':'a'}"), "“pipe”; known are");
        row("type a number", quoted("{'type':7,'command':'a'}"), "“type” must be a string");
        row("both", quoted("{'command':'a','url':'https://a.example'}"), "both");
        row("http without a url", quoted("{'type':'http','command':'a'}"), "“url” must be an address");
        row("a file", quoted("{'url':'file:///etc/passwd'}"), "“url” must be an address");
        row("no host", quoted("{'url':'https:///x'}"), "“url” must be an address");
        row("url with a space", quoted("{'url':'https://a example/x'}"), "“url” must be an address");
        row("headers a list", quoted("{'url':'https://a.example','headers':[]}"), "“headers” must be an object");
        row("a header in a header", quoted("{'url':'https://a.example','headers':{'A':'1\\r\\nB: 2'}}"),
            "must be one line");
        row("a header's name", quoted("{'url':'https://a.example','headers':{'A:B':'1'}}"), "“A:B”");
        row("headers by another case", quoted("{'url':'https://a.example','headers':{'a':'1','A':'2'}}"), "twice");
        row("an endless command", quoted("{'command':'") + QByteArray(40000, 'x') + quoted("'}"), "longer than 32768");
        row("endless arguments",
            quoted("{'command':'a','args':[") + QByteArray("\"x\",").repeated(1001) + quoted("'x']}"), "at most 1000");
    }
    void badEntriesLoseNoOthers()
    {
        QFETCH(QByteArray, bad);
        QFETCH(QString, why);
        const auto list = readMcpServers(fileOf(quoted("'bad':") + bad + quoted(",'good':{'command':'x'}")));
        QVERIFY2(list.ok(), qPrintable(list ? QString() : list.error().message));
        QCOMPARE(list->skipped.size(), 1);
        QVERIFY2(list->skipped[0].startsWith(QLatin1String("bad: ")), qPrintable(list->skipped[0]));
        QVERIFY2(list->skipped[0].contains(why), qPrintable(list->skipped[0]));
        QCOMPARE(list->servers.size(), size_t(1));
        QCOMPARE(local(*list, 0).name, QStringLiteral("good"));
    }

    void names()
    {
        const auto twice = readMcpServers(fileOf(quoted("'a':{'command':'first'},'a':{'command':'second'}")));
        QVERIFY(twice);
        QCOMPARE(twice->servers.size(), size_t(1));
        QCOMPARE(local(*twice, 0).command, QStringLiteral("first"));
        QVERIFY(twice->skipped.value(0).contains(QStringLiteral("twice")));
        for (const QByteArray &name :
             {QByteArray(), QByteArray(" "), QByteArray(quoted("a\\nb")), QByteArray(300, 'x')}) {
            const auto list = readMcpServers(fileOf('"' + name + quoted("':{'command':'x'},'good':{'command':'x'}")));
            QVERIFY(list && list->servers.size() == 1 && list->skipped.size() == 1);
        }
        // What nobody sees cannot pretend to be another one.
        const auto hidden = readMcpServers(fileOf("\"a\xe2\x80\x8b\":{\"command\":\"x\"}"));
        QVERIFY(hidden && hidden->servers.size() == 1);
        QVERIFY(local(*hidden, 0).name.contains(QStringLiteral("200b")));
    }

    void tooMany()
    {
        QByteArray entries;
        for (int i = 0; i < 250; ++i)
            entries += (i ? ",\"s" : "\"s") + QByteArray::number(i) + quoted("':{'command':'x'}");
        const auto list = readMcpServers(fileOf(entries));
        QVERIFY(list);
        QCOMPARE(list->servers.size(), size_t(200));
        QCOMPARE(list->skipped.size(), 1);
    }

    void noSuchFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        const QString none = QStringLiteral("no “mcpServers”");
        QTest::newRow("empty") << QByteArray() << none;
        QTest::newRow("cut off") << QByteArray("{\"mcpServers\":\n {\"a\":") << QStringLiteral("line 2");
        QTest::newRow("a list") << QByteArray("[]") << none;
        QTest::newRow("a number") << QByteArray("1") << none;
        QTest::newRow("of something else") << QByteArray("{\"agent_servers\":{}}") << none;
        QTest::newRow("servers a list") << QByteArray("{\"mcpServers\":[]}") << none;
        QTest::newRow("servers null") << QByteArray("{\"mcpServers\":null}") << none;
        QTest::newRow("deep") << QByteArray(200000, '[') << QStringLiteral("no valid JSON");
        QTest::newRow("huge") << QByteArray(5 * 1024 * 1024, ' ') << QStringLiteral("larger than");
    }
    void noSuchFile()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, why);
        const auto list = readMcpServers(text);
        QVERIFY(!list);
        QVERIFY2(list.error().message.contains(why), qPrintable(list.error().message));
    }
};

BELAY_TEST(TestMcpServers)

} // namespace tst_mcpservers

#include "tst_mcpservers.moc"
