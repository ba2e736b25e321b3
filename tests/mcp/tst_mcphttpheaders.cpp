// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpheaders.h"
#include "mcp/toolheaders.h"

#include "testclass.h"

#include <QTest>
#include <QUrl>

namespace tst_mcphttpheaders {

using namespace mcp;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

Message read(const QByteArray &line)
{
    return readMessage({line.constData(), size_t(line.size())});
}

Message listOf(const QByteArray &tools)
{
    return read(R"({"jsonrpc":"2.0","id":1,"result":{"tools":[)" + tools + "]}}");
}

QByteArray toolWith(const QByteArray &schema, const QByteArray &name = "t")
{
    return R"({"name":")" + name + R"(","inputSchema":)" + schema + '}';
}

QByteArray text(const HttpHeaders &headers)
{
    QByteArray out;
    for (const auto &[name, value] : headers)
        out += name + '=' + value + ';';
    return out;
}

} // namespace
#endif

class TestMcpHttpHeaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mirrored_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("header");
        const auto row = [](const char *name, const char *value, const char *header) {
            QTest::newRow(name) << QString::fromUtf8(value) << QByteArray(header);
        };
        row("plain", "us-west1", "us-west1");
        row("address", "file:///a/b c.json", "file:///a/b c.json");
        row("other letters", "Hello, 世界", "=?base64?SGVsbG8sIOS4lueVjA==?=");
        row("blanks around", " padded ", "=?base64?IHBhZGRlZCA=?=");
        row("a line break", "line1\nline2", "=?base64?bGluZTEKbGluZTI=?=");
        row("a forged header", "a\r\nAuthorization: b", "=?base64?YQ0KQXV0aG9yaXphdGlvbjogYg==?=");
        row("looks encoded", "=?base64?literal?=", "=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=");
        row("empty", "",
            "=?base64?"
            "?=");
    }
    void mirrored()
    {
        QFETCH(const QString, value);
        QFETCH(const QByteArray, header);
        QCOMPARE(mirroredValue(value), header);
    }

    void origins_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("path") << "https://a.example/else?x=1" << true;
        QTest::newRow("usual port") << "https://a.example:443/" << true;
        QTest::newRow("case") << "HTTPS://A.example/" << true;
        QTest::newRow("scheme") << "http://a.example/" << false;
        QTest::newRow("port") << "https://a.example:444/" << false;
        QTest::newRow("host") << "https://b.example/" << false;
        QTest::newRow("below") << "https://x.a.example/" << false;
        QTest::newRow("user that looks like the host") << "https://a.example@b.example/" << false;
        QTest::newRow("none") << "https:///x" << false;
    }
    void origins()
    {
        QFETCH(const QString, other);
        QFETCH(const bool, isSame);
        QCOMPARE(isSameOrigin(QUrl(QStringLiteral("https://a.example/mcp")), QUrl(other)), isSame);
    }

    void given_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("result"); // empty: an error
        QTest::newRow("key") << "Authorization"
                             << "Bearer k"
                             << "Authorization=Bearer k;";
        QTest::newRow("blanks around") << " X-Key "
                                       << " k\n"
                                       << "X-Key=k;";
        QTest::newRow("forged header") << "X-Key"
                                       << "k\r\nHost: other"
                                       << "";
        QTest::newRow("feed") << "X-Key"
                              << "k\nHost: other"
                              << "";
        QTest::newRow("null") << "X-Key" << QString(QStringLiteral("k") + QChar(0)) << "";
        QTest::newRow("feed in the name") << "X\nHost"
                                          << "k"
                                          << "";
        QTest::newRow("colon in the name") << "X:Y"
                                           << "k"
                                           << "";
        QTest::newRow("no name") << ""
                                 << "k"
                                 << "";
        QTest::newRow("other letters") << "X-Key" << QStringLiteral("é") << QStringLiteral("X-Key=é;");
        for (const char *own : {"Host", "Content-Length", "transfer-encoding", "Mcp-Session-Id", "MCP-Protocol-Version",
                                "Mcp-Param-X", "Last-Event-ID", "Accept", "Proxy-Authorization", "Idempotency-Key"})
            QTest::newRow(own) << QString::fromLatin1(own) << "k"
                               << "-";
    }
    void given()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, value);
        QFETCH(const QString, result);
        const auto headers = sendableHeaders({{name, value}});
        QCOMPARE(headers.ok(), !result.isEmpty());
        if (headers)
            QCOMPARE(QString::fromUtf8(text(*headers)), result == QLatin1String("-") ? QString() : result);
        else
            QVERIFY(!headers.error().message.contains(QLatin1String("other")));
    }

    void arguments()
    {
        ToolHeaders headers;
        headers.learn(listOf(toolWith(R"({"type":"object","properties":{)"
                                      R"("region":{"type":"string","x-mcp-header":"Region"},)"
                                      R"("n":{"type":"integer","x-mcp-header":"N"},)"
                                      R"("b":{"type":"boolean","x-mcp-header":"B"},)"
                                      R"("deep":{"type":"object","properties":{"x":{"type":"string",)"
                                      R"("x-mcp-header":"Deep"}}},"plain":{"type":"string"}}})")));
        const auto of = [&headers](const QByteArray &arguments) {
            const Message call =
                read(R"({"id":1,"method":"tools/call","params":{"name":"t","arguments":)" + arguments + "}}");
            return call.call ? text(headers.headersFor(*call.call)) : QByteArray("no call");
        };
        QCOMPARE(of(R"({"region":"us","n":-7,"b":true,"deep":{"x":"é"},"plain":"p"})"),
                 QByteArray("Mcp-Param-B=true;Mcp-Param-Deep==?base64?w6k=?=;Mcp-Param-N=-7;Mcp-Param-Region=us;"));
        QCOMPARE(of(R"({"region":null})"), QByteArray());
        QCOMPARE(of("{}"), QByteArray());
        QCOMPARE(of(R"({"deep":"text"})"), QByteArray());
        QCOMPARE(of(R"({"n":9007199254740993})"), QByteArray());
        QCOMPARE(of(R"({"n":42.0})"), QByteArray("Mcp-Param-N=42;"));
        QCOMPARE(of(R"({"region":"a\r\nHost: b"})"), QByteArray("Mcp-Param-Region==?base64?YQ0KSG9zdDogYg==?=;"));
        // A tool that does not want it any more.
        headers.learn(listOf(toolWith(R"({"type":"object","properties":{"region":{"type":"string"}}})")));
        QCOMPARE(of(R"({"region":"us"})"), QByteArray());
    }

    void refusedTools_data()
    {
        QTest::addColumn<QByteArray>("schema");
        const auto row = [](const char *name, const char *properties) {
            QTest::newRow(name) << QByteArray(R"({"type":"object","properties":)") + properties + '}';
        };
        row("no name", R"({"a":{"type":"string","x-mcp-header":""}})");
        row("no text", R"({"a":{"type":"string","x-mcp-header":7}})");
        row("no token", R"({"a":{"type":"string","x-mcp-header":"a b"}})");
        row("a line break", R"({"a":{"type":"string","x-mcp-header":"a\r\nb"}})");
        row("twice", R"({"a":{"type":"string","x-mcp-header":"X"},"b":{"type":"string","x-mcp-header":"x"}})");
        row("a number", R"({"a":{"type":"number","x-mcp-header":"X"}})");
        row("an object", R"({"a":{"type":"object","x-mcp-header":"X"}})");
        row("in a list", R"({"a":{"type":"array","items":{"type":"string","x-mcp-header":"X"}}})");
        row("in a choice", R"({"a":{"oneOf":[{"properties":{"b":{"type":"string","x-mcp-header":"X"}}}]}})");
        row("escaped", R"({"a":{"type":"number","x-mcp-\u0068eader":"X"}})");
        QTest::newRow("at the top") << QByteArray(R"({"type":"string","x-mcp-header":"X"})");
    }
    void refusedTools()
    {
        QFETCH(const QByteArray, schema);
        ToolHeaders headers;
        const Message list = listOf(toolWith(schema, "bad") + ',' + toolWith(R"({"type":"object"})", "good"));
        QCOMPARE(list.answer->tools.size(), size_t(2));
        const Message shown = headers.learn(list);
        QCOMPARE(shown.kind, Message::Kind::Answer);
        QCOMPARE(shown.id, list.id);
        QCOMPARE(shown.answer->tools.size(), size_t(1));
        QCOMPARE(shown.answer->tools.front().name, QStringLiteral("good"));
    }

    void listsStayAsTheyAre()
    {
        ToolHeaders headers;
        const Message list = listOf(toolWith(R"({ "type":"object", "maximum": 1.50 })"));
        QCOMPARE(headers.learn(list).line, list.line);
    }
};

BELAY_TEST(TestMcpHttpHeaders)

} // namespace tst_mcphttpheaders

#include "tst_mcphttpheaders.moc"
