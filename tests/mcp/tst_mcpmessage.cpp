// SPDX-License-Identifier: Apache-2.0
#include "mcp/message.h"

#include "testclass.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_mcpmessage {

using mcp::Message;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

Message read(const QByteArray &line)
{
    return mcp::readMessage(std::string_view(line.constData(), size_t(line.size())));
}

QByteArray requestOf(const QByteArray &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":)" + params + '}';
}

} // namespace
#endif

class TestMcpMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("kind");
        using Kind = Message::Kind;
        const auto row = [](const char *name, const char *line, Kind kind) {
            QTest::newRow(name) << QByteArray(line) << int(kind);
        };
        row("request", R"({"jsonrpc":"2.0","id":1,"method":"ping"})", Kind::Request);
        row("notification", R"({"jsonrpc":"2.0","method":"notifications/initialized"})", Kind::Notification);
        row("answer", R"({"jsonrpc":"2.0","id":"a","result":{}})", Kind::Answer);
        row("error", R"({"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"m"}})", Kind::Answer);
        row("batch", R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"}])", Kind::Batch);
        row("unknown fields", R"({"jsonrpc":"2.0","id":1,"method":"x/y","trace":{"a":[1,2]},"params":{"z":null}})",
            Kind::Request);
        row("numbers that no integer holds",
            R"({"jsonrpc":"2.0","id":1,"method":"x","params":{"n":123456789012345678901234567890}})", Kind::Request);
        // What two readers could understand differently.
        row("nothing", "", Kind::Unreadable);
        row("text", "\"tools/call\"", Kind::Unreadable);
        row("broken", R"({"jsonrpc":"2.0","id":1,"method":"ping")", Kind::Unreadable);
        row("two in one line", R"({"id":1,"method":"ping"}{"id":2,"method":"tools/call"})", Kind::Unreadable);
        row("two methods", R"({"id":1,"method":"ping","method":"tools/call"})", Kind::Unreadable);
        row("two methods, one escaped", R"({"id":1,"method":"ping","m\u0065thod":"tools/call"})", Kind::Unreadable);
        row("another case", R"({"id":1,"method":"ping","METHOD":"tools/call"})", Kind::Unreadable);
        row("only another case", R"({"id":1,"Method":"tools/call"})", Kind::Unreadable);
        row("two params", R"({"id":1,"method":"tools/call","params":{"name":"a"},"params":{"name":"b"}})",
            Kind::Unreadable);
        row("params with a long s",
            "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"a\"},\"param\xC5\xBF\":{}}", Kind::Unreadable);
        row("an id that is none", R"({"id":{},"method":"ping"})", Kind::Unreadable);
        row("a method that is none", R"({"id":1,"method":7})", Kind::Unreadable);
        row("empty batch", "[]", Kind::Unreadable);
    }
    void kinds()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, kind);
        const Message message = read(line);
        QCOMPARE(int(message.kind), kind);
        QCOMPARE(message.line, line);
    }

    void callsAreTakenApart_data()
    {
        QTest::addColumn<QByteArray>("params");
        QTest::addColumn<bool>("isClear");
        QTest::newRow("plain") << QByteArray(R"({"name":"t","arguments":{"a":[{"b":1}]}})") << true;
        QTest::newRow("none") << QByteArray(R"({"name":"t"})") << true;
        QTest::newRow("null") << QByteArray(R"({"name":"t","arguments":null})") << true;
        QTest::newRow("no name") << QByteArray(R"({"arguments":{}})") << false;
        QTest::newRow("two names") << QByteArray(R"({"name":"t","name":"u"})") << false;
        QTest::newRow("a name in another case") << QByteArray(R"({"name":"t","Name":"u"})") << false;
        QTest::newRow("an argument twice") << QByteArray(R"({"name":"t","arguments":{"to":"a","to":"b"}})") << false;
        QTest::newRow("twice, deep") << QByteArray(R"({"name":"t","arguments":{"x":[{"a":1,"\u0061":2}]}})") << false;
        QTest::newRow("a list") << QByteArray(R"({"name":"t","arguments":[]})") << false;
        for (const char *number : {"1e999", "-1e999", "01", "1x", "-", "1.", "NaN"})
            QTest::newRow(number) << QByteArray(R"({"name":"t","arguments":{"to":"m","n":)" + QByteArray(number) + "}}")
                                  << false;
        QTest::newRow("broken inside") << QByteArray(R"({"name":"t","arguments":{"a":tru}})") << false;
        QTest::newRow("broken behind") << QByteArray(R"({"name":"t","arguments":{"a":1 "b":2}})") << false;
        QByteArray deep;
        for (int i = 0; i < 1000; ++i)
            deep += "[";
        QTest::newRow("deep") << QByteArray(R"({"name":"t","arguments":{"a":)" + deep + QByteArray(1000, ']') + "}}")
                              << false;
    }
    void callsAreTakenApart()
    {
        QFETCH(const QByteArray, params);
        QFETCH(const bool, isClear);
        const Message message = read(R"({"jsonrpc":"2.0","id":1,"method":"tools\/call","params":)" + params + '}');
        QCOMPARE(message.kind == Message::Kind::Request, isClear || message.kind == Message::Kind::Request);
        QCOMPARE(message.kind == Message::Kind::Request && message.call.has_value(), isClear);
        if (isClear) {
            QVERIFY(message.isToolCall());
            QCOMPARE(message.call->tool, QStringLiteral("t"));
        }
    }

    /// A reader that cuts lines at CR, too, must not find a call in there.
    void lineBreaksWithinBecomeBlanks()
    {
        const Message message = read("[\r{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"t\"}}\r]");
        QCOMPARE(message.kind, Message::Kind::Batch);
        QVERIFY(!message.line.contains('\r'));
        QCOMPARE(message.parts.size(), size_t(1));
        QVERIFY(message.parts.front().isToolCall());
    }

    /// Beyond the outermost, what two readers could understand differently.
    void clear_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("clear");
        const auto row = [](const char *name, const QByteArray &line, bool clear) {
            QTest::newRow(name) << line << clear;
        };
        row("plain", R"({"id":1,"method":"x","params":{"a":[1,-2.5e3,true,null,"ä"]}})", true);
        row("a batch", R"([{"id":1,"method":"x"},{"id":2,"method":"y"}])", true);
        row("a key twice, deep", R"({"id":1,"method":"x","params":{"a":[{"b":1,"b":2}]}})", false);
        row("no value", R"({"id":1,"method":"x","params":[tru]})", false);
        row("an id as another writes it", R"({"id":1.0,"method":"x"})", false);
        row("an escaped id", R"({"id":"\u0061","method":"x"})", false);
        row("such an id in a batch", R"([{"id":1,"method":"x"},{"id":2.0,"method":"y"}])", false);
        // The text ends at the second quotation mark, whatever comes then.
        row("a call behind a line separator",
            R"({"method":"notifications/x","params":[")"
            "\xE2\x80\xA8"
            R"({"id":9,"method":"tools/call","params":{"name":"t"}})"
            "\xE2\x80\xA8"
            R"("]})",
            false);
    }
    void clear()
    {
        QFETCH(const QByteArray, line);
        QTEST(mcp::isClear(read(line)), "clear");
    }
    void lineSeparatorsAreEscaped()
    {
        const Message message = read("{\"id\":1,\"method\":\"x\",\"params\":{\"a\":\"1\xE2\x80\xA8"
                                     "2\xC2\x85\"}}");
        QVERIFY(mcp::isClear(message));
        QCOMPARE(message.line, QByteArray(R"({"id":1,"method":"x","params":{"a":"1\u20282\u0085"}})"));
    }

    void theKeyIsAdded()
    {
        const Message call = read(R"({"jsonrpc":"2.0", "id":"x", "method":"tools/call", "more":1e40,)"
                                  R"( "params":{"name":"t","arguments":{"n":1.50,"é\n":""},)"
                                  R"("_meta":{"progressToken":7,"org.belay/idempotency-key":"forged"}}})");
        QVERIFY(call.call);
        QCOMPARE(call.call->progressToken, QByteArray("7"));
        const QByteArray line = mcp::withIdempotencyKey(call, "abc");
        QVERIFY(!line.contains("forged"));
        QVERIFY(line.contains(R"("n":1.50)")); // as it came
        QVERIFY(line.contains(R"("more":1e40)"));
        const Message again = read(line);
        QVERIFY(again.isToolCall() && again.call);
        QCOMPARE(again.id, call.id);
        QCOMPARE(again.call->arguments, call.call->arguments);
        QCOMPARE(again.call->progressToken, QByteArray("7"));
        QVERIFY(line.contains(R"("org.belay/idempotency-key":"abc")"));
        const QByteArray plain =
            mcp::withIdempotencyKey(read(R"({"id":1,"method":"tools/call","params":{"name":"t"}})"), "k");
        const QJsonObject params = QJsonDocument::fromJson(plain).object().value(QLatin1String("params")).toObject();
        QCOMPARE(params.value(QLatin1String("_meta")).toObject().value(QLatin1String("org.belay/idempotency-key")),
                 QJsonValue(QStringLiteral("k")));
    }

    void answers()
    {
        const Message failed =
            read(R"({"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"no"}],"isError":true}})");
        QVERIFY(failed.answer && failed.answer->toolFailed && !failed.answer->isError);
        QCOMPARE(failed.answer->message, QStringLiteral("no"));
        const Message error = read(R"({"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"bad"}})");
        QVERIFY(error.answer && error.answer->isError);
        QCOMPARE(error.answer->code, -32602);
        QCOMPARE(error.answer->message, QStringLiteral("bad"));
        QCOMPARE(error.answer->fate, mcp::Answer::Fate::Answered);
        QCOMPARE(read(R"({"id":0,"result":{"protocolVersion":"2025-06-18"}})").answer->version,
                 QStringLiteral("2025-06-18"));
        const Message asks =
            read(R"({"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","requestState":"s"}})");
        QVERIFY(asks.answer->isInputWanted);
        QCOMPARE(asks.answer->requestState, QByteArray("\"s\""));
        QCOMPARE(read(R"({"id":1,"result":{"task":{"taskId":"t1","status":"working"}}})").answer->task,
                 QStringLiteral("t1"));
        const Message list = read(R"({"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"a","title":"A","inputSchema":)"
                                  R"({"type":"object"},"annotations":{"readOnlyHint":true}},{"title":"no name"},7,)"
                                  R"({"name":"b","annotations":{"destructiveHint":"yes"}}]}})");
        QCOMPARE(list.answer->tools.size(), size_t(2));
        QCOMPARE(list.answer->tools[0].annotations.readOnly, std::optional<bool>(true));
        QCOMPARE(list.answer->tools[0].inputSchema, QByteArray(R"({"type":"object"})"));
        QCOMPARE(list.answer->tools[1].annotations, mcp::ToolAnnotations());
    }

    void heads_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("params");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("subject");
        const QByteArray meta = R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"})";
        QTest::newRow("call") << QByteArray("tools/call") << meta + ",\"name\":\"t\"}"
                              << "2026-07-28"
                              << "t";
        QTest::newRow("prompt") << QByteArray("prompts/get") << meta + ",\"name\":\"p\"}"
                                << "2026-07-28"
                                << "p";
        QTest::newRow("resource") << QByteArray("resources/read") << meta + ",\"uri\":\"file:///a\",\"name\":\"n\"}"
                                  << "2026-07-28"
                                  << "file:///a";
        QTest::newRow("other") << QByteArray("x/y") << meta + ",\"name\":\"t\",\"uri\":\"u\"}"
                               << "2026-07-28"
                               << "";
        QTest::newRow("handshake") << QByteArray("tools/call") << QByteArray(R"({"name":"t"})") << ""
                                   << "t";
        QTest::newRow("two versions") << QByteArray("x/y")
                                      << QByteArray(R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"1",)"
                                                    R"( "io.modelcontextprotocol/protocolVersion":"2"}})")
                                      << ""
                                      << "";
        QTest::newRow("no text") << QByteArray("tools/call") << QByteArray(R"({"name":7})") << ""
                                 << "";
    }
    void heads()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, params);
        const QByteArray line = requestOf(method, params);
        const Message message = read(line);
        QCOMPARE(message.kind, Message::Kind::Request);
        QTEST(message.version, "version");
        QTEST(message.subject, "subject");
    }

    void cancellations()
    {
        const Message cancel =
            read(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"7","reason":"r"}})");
        QCOMPARE(cancel.cancels, std::optional(jsonrpc::RequestId(QStringLiteral("7"))));
        const Message own = read(mcp::cancelNotification(jsonrpc::RequestId(7), QStringLiteral("a \"b\"")));
        QCOMPARE(own.cancels, std::optional(jsonrpc::RequestId(7)));
        QVERIFY(read(mcp::failedTool(jsonrpc::RequestId(1), QStringLiteral("x"))).answer->toolFailed);
        QVERIFY(read(mcp::errorAnswer(jsonrpc::RequestId(1), -1, QStringLiteral("x"))).answer->isError);
    }

    void canonical()
    {
        QCOMPARE(mcp::canonicalJson(R"({ "b" : 1, "a":[ {"d":2,"c":3} ] })"),
                 QByteArray(R"({"a":[{"c":3,"d":2}],"b":1})"));
        QCOMPARE(mcp::canonicalJson("{\"a\":9007199254740993}"), QByteArray("{\"a\":9007199254740993}"));
        QCOMPARE(mcp::canonicalJson("{"), QByteArray());
    }
};

BELAY_TEST(TestMcpMessage)

} // namespace tst_mcpmessage

#include "tst_mcpmessage.moc"
