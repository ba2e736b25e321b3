// SPDX-License-Identifier: Apache-2.0
#include "mcp/httplanes.h"
#include "mcp/httplink.h"

#include "fakeclock.h"
#include "fakehttp.h"
#include "testclass.h"
#include "waiting.h"

#include <QTest>

namespace tst_mcphttplink {

using namespace mcp;
using Fate = Answer::Fate;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

QByteArray secret()
{
    return "sk-very-secret-value";
}

QByteArray handshake()
{
    return R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})";
}

QByteArray handshakeResult()
{
    return R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","serverInfo":{"name":"s"}}})";
}

QByteArray handshakeEnd()
{
    return R"({"jsonrpc":"2.0","method":"notifications/initialized"})";
}

Message read(const QByteArray &line)
{
    return readMessage({line.constData(), size_t(line.size())});
}

QByteArray request(int id, const QByteArray &method = "x/y")
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"method":")" + method + R"(","params":{}})";
}

QByteArray result(int id)
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"result":{"n":1.50}})";
}

QByteArray serverError(const QByteArray &id, const QByteArray &text)
{
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":{"code":-32001,"message":")" + text + R"("}})";
}

/// A request that belongs to no session.
QByteArray lone(int id, const QByteArray &method, const QByteArray &params = {})
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"method":")" + method + R"(","params":{)" +
           params + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}})";
}

/// As long as wanted.
QByteArray padded(const QByteArray &head, qsizetype size)
{
    return "{\"jsonrpc\":\"2.0\"," + head + ",\"params\":{\"x\":\"" + QByteArray(size, 'x') + "\"}}";
}

/// A member before `_meta`.
QByteArray member(const QByteArray &name, const QByteArray &text)
{
    return '"' + name + "\":\"" + text + "\",";
}

QByteArray cancel(int id)
{
    return cancelNotification(jsonrpc::RequestId(id), QStringLiteral("enough"));
}

int idIn(const QByteArray &body)
{
    return int(read(body).id.toJson().toInt());
}

/// What is heard of requests.
struct Notes
{
    struct Request
    {
        QString host;
        int port = 0, calls = 0, failures = 0;
        qint64 sent = 0, received = 0;
    };
    struct Note final : HttpNote
    {
        Note(Notes *n, size_t i) : notes(n), index(i) { ++notes->open; }
        ~Note() override { --notes->open; }
        void moved(qint64 sent, qint64 received) override
        {
            Request &own = notes->requests[index];
            ++own.calls;
            own.sent += sent;
            own.received += received;
        }
        void failed() override { ++notes->requests[index].failures; }
        Notes *notes;
        size_t index;
    };
    HttpNoter noter()
    {
        return [this](const QString &host, int port) {
            requests.push_back({host, port});
            return std::make_unique<Note>(this, requests.size() - 1);
        };
    }
    std::vector<Request> requests;
    int open = 0;
};

struct Bench
{
    explicit Bench(HttpServer to = {})
    {
        if (to.url.isEmpty())
            to.url = server.url();
        to.headers.append({QStringLiteral("Authorization"), QStringLiteral("Bearer ") + QString::fromLatin1(secret())});
        link = std::make_unique<HttpLink>(to, &clock);
        QObject::connect(link.get(), &HttpLink::received, &context, [this](const Message &m) {
            received.push_back(m);
            if (onReceived)
                onReceived(m);
        });
        QObject::connect(link.get(), &HttpLink::ended, &context, [this](const QString &why) { ends << why; });
        QObject::connect(link.get(), &HttpLink::queueShrank, &context, [this] { ++shrinks; });
        link->start();
    }
    static HttpServer old(const QUrl &url)
    {
        HttpServer out;
        out.url = url;
        out.sse = true;
        return out;
    }

    void send(const QByteArray &line) const { link->send(read(line)); }
    bool waitForRequests(size_t count)
    {
        return waitUntil([&] { return server.requests.size() >= count; }, 20'000);
    }
    bool waitForMessages(size_t count)
    {
        return waitUntil([&] { return received.size() >= count; }, 20'000);
    }
    bool waitForEnd()
    {
        return waitUntil([&] { return !ends.isEmpty(); }, 20'000);
    }
    /// All that is on its way has arrived: both sides have only the loop of this thread and the one of Qt's network.
    void settle()
    {
        FakeHttp other;
        other.answer = [](const FakeRequest &r) { r.reply(200, result(idIn(r.body))); };
        HttpServer to;
        to.url = other.url();
        HttpLink probe(to, &clock);
        for (int i = 0; i < 3; ++i) {
            bool isThere = false;
            QObject context2;
            QObject::connect(&probe, &HttpLink::received, &context2, [&isThere] { isThere = true; });
            if (i == 0)
                probe.start();
            probe.send(read(request(i)));
            QVERIFY(waitUntil([&] { return isThere; }, 20'000));
        }
    }
    /// A handshake with a session, and a server that has no stream of its own.
    void shakeHands(std::function<void(const FakeRequest &)> then = {})
    {
        server.answer = [](const FakeRequest &r) {
            if (r.verb == "GET")
                r.reply(405);
            else if (r.body == handshake())
                r.reply(200, handshakeResult(), "Content-Type: application/json\r\nMcp-Session-Id: s-1\r\n");
            else
                r.reply(202);
        };
        send(handshake());
        QVERIFY(waitForMessages(1));
        send(handshakeEnd());
        QVERIFY(waitForRequests(3));
        QCOMPARE(received.front().line, handshakeResult());
        settle();
        received.clear();
        server.requests.clear();
        server.answer = std::move(then);
    }
    const Message &last() const { return received.back(); }

    FakeClock clock;
    FakeHttp server;
    QObject context;
    std::vector<Message> received;
    std::function<void(const Message &)> onReceived;
    QStringList ends;
    int shrinks = 0;
    std::unique_ptr<HttpLink> link;
};

} // namespace
#endif

class TestMcpHttpLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerInJson()
    {
        Bench bench;
        const QByteArray content = "{\n \"jsonrpc\": \"2.0\",\r\n \"id\": 7, \"result\": {\"n\": 1.50}}\n";
        bench.server.answer = [&](const FakeRequest &r) {
            r.reply(200, content, "Content-Type: Application/JSON; charset=utf-8\r\n");
        };
        bench.send(request(7));
        QCOMPARE(bench.link->queuedBytes(), request(7).size());
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().line, QByteArray(content).replace('\r', ' ').replace('\n', ' '));
        QCOMPARE(bench.last().answer->fate, Fate::Answered);
        const FakeRequest &r = bench.server.requests.front();
        QCOMPARE(r.verb, QByteArray("POST"));
        QCOMPARE(r.path, QByteArray("/mcp"));
        QCOMPARE(r.body, request(7));
        QCOMPARE(r.header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(r.header("Accept"), QByteArray("application/json, text/event-stream"));
        QCOMPARE(r.header("Accept-Encoding"), QByteArray("identity"));
        QCOMPARE(r.header("Authorization"), "Bearer " + secret());
        QVERIFY(!r.headers.contains("mcp-session-id") && !r.headers.contains("mcp-protocol-version"));
        QVERIFY(!r.headers.contains("mcp-method") && !r.headers.contains("idempotency-key"));
        QCOMPARE(bench.link->queuedBytes(), 0);
        QVERIFY(bench.shrinks > 0);
    }

    void aBatch()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) { r.reply(200, '[' + result(1) + ',' + result(2) + ']'); };
        bench.send('[' + request(1) + ',' + request(2) + ']');
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().kind, Message::Kind::Batch);
        QCOMPARE(bench.last().parts.size(), size_t(2));
    }

    void halfABatch()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) { r.reply(200, result(2)); };
        bench.send('[' + request(1) + ',' + request(2) + ']');
        QVERIFY(bench.waitForMessages(2));
        QCOMPARE(bench.received[0].id, jsonrpc::RequestId(2));
        QCOMPARE(bench.received[1].id, jsonrpc::RequestId(1));
        QCOMPARE(bench.received[1].answer->fate, Fate::Unknown);
    }

    void anAnswerInAStream()
    {
        Bench bench;
        FakeRequest call;
        bench.server.answer = [&](const FakeRequest &r) {
            if (r.body != request(7)) {
                r.reply(202);
                return;
            }
            call = r;
            r.openStream();
            r.piece(": hello\n\n");
            r.event(R"({"jsonrpc":"2.0","method":"notifications/progress","params":{}})");
            r.piece("event: other\ndata: {}\n\n");
            r.event(R"({"jsonrpc":"2.0","id":"s1","method":"sampling/createMessage","params":{}})");
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(2));
        QCOMPARE(bench.received[0].method, QStringLiteral("notifications/progress"));
        QCOMPARE(bench.received[1].kind, Message::Kind::Request);
        bench.send(R"({"jsonrpc":"2.0","id":"s1","result":{}})");
        QVERIFY(bench.waitForRequests(2));
        call.piece("data: {\"jsonrpc\":\"2.0\",\ndata: \"id\":7,\"result\":{}}\n\n");
        QVERIFY(bench.waitForMessages(3));
        QCOMPARE(bench.last().line, QByteArray(R"({"jsonrpc":"2.0", "id":7,"result":{}})"));
        // A second answer, and one that nobody has asked for.
        call.event(result(7));
        call.event(result(8));
        call.event(R"({"jsonrpc":"2.0","method":"notifications/late"})");
        QVERIFY(bench.waitForMessages(4));
        QCOMPARE(bench.last().method, QStringLiteral("notifications/late"));
        call.endStream();
        bench.settle();
        QCOMPARE(bench.received.size(), size_t(4));
    }

    void theHandshake()
    {
        Bench bench;
        std::vector<FakeRequest> held;
        bench.server.answer = [&](const FakeRequest &r) { held.push_back(r); };
        bench.send(handshake());
        bench.send(request(1));
        QVERIFY(bench.waitForRequests(1));
        bench.settle();
        QCOMPARE(held.size(), size_t(1)); // the other waits
        held[0].reply(200, handshakeResult(), "Content-Type: application/json\r\nMcp-Session-Id: s-1\r\n");
        QVERIFY(bench.waitForRequests(2));
        QCOMPARE(held[1].body, request(1));
        QCOMPARE(held[1].header("Mcp-Session-Id"), QByteArray("s-1"));
        QCOMPARE(held[1].header("MCP-Protocol-Version"), QByteArray("2025-06-18"));
        bench.send(handshakeEnd());
        bench.send(request(2));
        QVERIFY(bench.waitForRequests(3));
        bench.settle();
        QCOMPARE(held.size(), size_t(3));
        QCOMPARE(held[2].body, handshakeEnd());
        held[2].reply(202);
        QVERIFY(bench.waitForRequests(5));
        const FakeRequest &listening = held[3].verb == "GET" ? held[3] : held[4];
        const FakeRequest &second = held[3].verb == "GET" ? held[4] : held[3];
        QCOMPARE(second.body, request(2));
        QCOMPARE(listening.verb, QByteArray("GET"));
        QCOMPARE(listening.header("Accept"), QByteArray("text/event-stream"));
        QCOMPARE(listening.header("Mcp-Session-Id"), QByteArray("s-1"));
        QCOMPARE(listening.header("MCP-Protocol-Version"), QByteArray("2025-06-18"));
        QVERIFY(!listening.headers.contains("last-event-id"));
        listening.openStream();
        listening.event(R"({"jsonrpc":"2.0","id":5,"method":"ping"})");
        QVERIFY(bench.waitForMessages(2));
        QCOMPARE(bench.last().method, QStringLiteral("ping"));

        bench.link->close();
        QVERIFY(bench.waitForRequests(6));
        QCOMPARE(held[5].verb, QByteArray("DELETE"));
        QCOMPARE(held[5].header("Mcp-Session-Id"), QByteArray("s-1"));
        QCOMPARE(held[5].header("Authorization"), "Bearer " + secret());
        QVERIFY(bench.ends.isEmpty());
        held[5].reply(405);
        QVERIFY(bench.waitForEnd());
        bench.clock.advance(10'000);
        bench.settle();
        QCOMPARE(bench.ends, QStringList(QString()));
        QVERIFY(waitUntil([&] { return !listening.isOpen() && !second.isOpen(); }, 20'000));
    }

    /// A server that asks something within the handshake would wait for ever.
    void theHandshakeDoesNotBlockItself()
    {
        Bench bench;
        FakeRequest first;
        bench.server.answer = [&](const FakeRequest &r) {
            if (r.body == handshake()) {
                first = r;
                r.openStream("Mcp-Session-Id: s-1\r\n");
                r.event(R"({"jsonrpc":"2.0","id":"p","method":"ping"})");
            } else {
                r.reply(202);
                first.event(handshakeResult());
                first.endStream();
            }
        };
        bench.onReceived = [&](const Message &m) {
            if (m.method == QLatin1String("ping"))
                bench.send(R"({"jsonrpc":"2.0","id":"p","result":{}})");
        };
        bench.send(handshake());
        QVERIFY(bench.waitForMessages(2));
        QCOMPARE(bench.last().line, handshakeResult());
        QCOMPARE(bench.server.requests[1].header("Mcp-Session-Id"), QByteArray("s-1"));
    }

    void anIdThatNoHeaderCanCarry()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) {
            r.reply(200, r.body == handshake() ? handshakeResult() : result(1),
                    "Content-Type: application/json\r\nMcp-Session-Id: s 1\r\n");
        };
        bench.send(handshake());
        bench.send(request(1));
        QVERIFY(bench.waitForMessages(2));
        QVERIFY(!bench.server.requests[1].headers.contains("mcp-session-id"));
        bench.link->close();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.server.requests.size(), size_t(2)); // no DELETE
    }

    void aBrokenStreamGoesOn_data()
    {
        QTest::addColumn<bool>("isCut");
        QTest::newRow("cut") << true;
        QTest::newRow("ended") << false;
    }
    void aBrokenStreamGoesOn()
    {
        QFETCH(const bool, isCut);
        Bench bench;
        const QByteArray progress = R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"n":)";
        bench.shakeHands([&](const FakeRequest &r) {
            if (r.verb == "POST") {
                r.openStream();
                r.piece("retry: 700\n\n");
                r.event(progress + "1}}", "e1");
                r.event(progress + "2}}", "e2");
                r.piece("id: e3\ndata: {\"jsonrpc\""); // this one has not arrived
                isCut ? r.cut() : r.endStream();
            } else if (r.header("Last-Event-ID") == "e2") {
                r.openStream();
                r.event(progress + "1}}", "e1"); // the server begins too early
                r.event(progress + "2}}", "e2");
                r.event(progress + "3}}", "e3");
                isCut ? r.cut() : r.endStream();
            } else {
                r.openStream();
                r.event(result(7), "e1"); // and counts anew
                r.endStream();
            }
        });
        bench.send(request(7));
        QVERIFY(waitUntil([&] { return bench.clock.timerCount() == 1; }, 20'000));
        QCOMPARE(bench.received.size(), size_t(2));
        bench.clock.advance(699);
        QCOMPARE(bench.clock.timerCount(), size_t(1));
        bench.clock.advance(1);
        QVERIFY(bench.waitForRequests(2));
        QCOMPARE(bench.server.requests[1].verb, QByteArray("GET"));
        QCOMPARE(bench.server.requests[1].header("Mcp-Session-Id"), QByteArray("s-1"));
        QVERIFY(waitUntil([&] { return bench.clock.timerCount() == 1; }, 20'000));
        QCOMPARE(bench.received.size(), size_t(3));
        bench.clock.advance(700);
        QVERIFY(bench.waitForMessages(4));
        QCOMPARE(bench.server.requests.back().header("Last-Event-ID"), QByteArray("e3"));
        QCOMPARE(bench.last().line, result(7));
        bench.settle();
        QCOMPARE(bench.clock.timerCount(), size_t(0));
    }

    void aBrokenStreamEnds_data()
    {
        QTest::addColumn<int>("status"); // of each try to go on
        QTest::addColumn<size_t>("tries");
        QTest::newRow("unavailable") << 503 << size_t(5);
        QTest::newRow("cannot") << 405 << size_t(1);
        QTest::newRow("empty streams") << 200 << size_t(5);
    }
    void aBrokenStreamEnds()
    {
        QFETCH(const int, status);
        QFETCH(const size_t, tries);
        Bench bench;
        bench.shakeHands([&](const FakeRequest &r) {
            if (r.verb != "POST" && status != 200) {
                r.reply(status);
                return;
            }
            r.openStream();
            if (r.verb == "POST")
                r.piece("id: e1\ndata:\n\n");
            r.endStream();
        });
        bench.send(request(7));
        for (size_t i = 0; i < tries; ++i) {
            QVERIFY(waitUntil([&] { return bench.clock.timerCount() == 1; }, 20'000));
            bench.clock.advance(30'000);
            QVERIFY(bench.waitForRequests(i + 2));
        }
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().id, jsonrpc::RequestId(7));
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
        bench.settle();
        bench.clock.advance(100'000);
        bench.settle();
        QCOMPARE(bench.server.requests.size(), tries + 1);
        QCOMPARE(bench.received.size(), size_t(1));
        QVERIFY(bench.ends.isEmpty());
    }

    void theOwnStreamGoesOn()
    {
        Bench bench;
        std::vector<FakeRequest> listening;
        bench.server.answer = [&](const FakeRequest &r) {
            if (r.verb == "GET")
                listening.push_back(r);
            else if (r.body == handshake())
                r.reply(200, handshakeResult());
            else if (r.body == handshakeEnd())
                r.reply(202);
            else
                r.reply(200, result(idIn(r.body)));
        };
        bench.send(handshake());
        bench.send(handshakeEnd());
        QVERIFY(waitUntil([&] { return listening.size() == 1; }, 20'000));
        listening[0].openStream();
        listening[0].event(R"({"jsonrpc":"2.0","method":"a"})", "e1");
        listening[0].endStream();
        QVERIFY(waitUntil([&] { return bench.clock.timerCount() == 1; }, 20'000));
        // The waits grow while nothing comes, up to a limit.
        for (const int wait : {1000, 1500, 2250, 3375, 5062}) {
            bench.clock.advance(wait - 1);
            QCOMPARE(bench.clock.timerCount(), size_t(1));
            const size_t count = listening.size();
            bench.clock.advance(1);
            QVERIFY(waitUntil([&] { return listening.size() == count + 1; }, 20'000));
            QCOMPARE(listening.back().header("Last-Event-ID"), QByteArray("e1"));
            listening.back().reply(503);
            if (wait != 5062)
                QVERIFY(waitUntil([&] { return bench.clock.timerCount() == 1; }, 20'000));
        }
        bench.settle();
        QCOMPARE(bench.clock.timerCount(), size_t(0));
        QVERIFY(bench.ends.isEmpty());
        // What answers can be listened to again.
        const size_t count = listening.size();
        bench.send(request(1));
        QVERIFY(waitUntil([&] { return listening.size() == count + 1; }, 20'000));
        listening.back().openStream();
        listening.back().event(R"({"jsonrpc":"2.0","method":"b"})");
        QVERIFY(waitUntil([&] { return bench.last().method == QLatin1String("b"); }, 20'000));
    }

    void aLostSession_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isLost");
        QTest::newRow("no words") << 404 << QByteArray() << true;
        QTest::newRow("words") << 404 << serverError("null", "Session not found") << true;
        QTest::newRow("400") << 400 << serverError("null", "Bad Request: No valid session ID provided") << true;
        QTest::newRow("400 for something else") << 400 << serverError("null", "bad") << false;
        QTest::newRow("an answer") << 404 << serverError("8", "Method not found") << false;
    }
    void aLostSession()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, content);
        QFETCH(const bool, isLost);
        Bench bench;
        bench.shakeHands([&](const FakeRequest &r) {
            if (r.body == request(7))
                r.openStream();
            else
                r.reply(status, content);
        });
        bench.send(request(7));
        QVERIFY(bench.waitForRequests(1));
        bench.send(request(8));
        QVERIFY(bench.waitForMessages(isLost ? 2 : 1));
        if (!isLost) {
            QCOMPARE(bench.last().id, jsonrpc::RequestId(8));
            QVERIFY(bench.ends.isEmpty());
            return;
        }
        QVERIFY(bench.waitForEnd());
        bench.settle();
        QCOMPARE(bench.received.size(), size_t(2));
        for (const Message &message : bench.received) {
            QCOMPARE(message.answer->code, sessionLost);
            QCOMPARE(message.answer->fate, message.id == jsonrpc::RequestId(8) ? Fate::NotDone : Fate::Unknown);
        }
        QCOMPARE(bench.ends.size(), 1);
        QVERIFY(!bench.ends.front().isEmpty());
        bench.link->close();
        bench.send(request(9));
        bench.settle();
        QCOMPARE(bench.ends.size(), 1);
        QCOMPARE(bench.server.requests.size(), size_t(2)); // no DELETE either
    }

    void withoutASession_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("list") << lone(1, "tools/list") << QByteArray();
        QTest::newRow("call") << lone(1, "tools/call", member("name", "t")) << QByteArray("t");
        QTest::newRow("prompt") << lone(1, "prompts/get", member("name", "é")) << QByteArray("=?base64?w6k=?=");
        QTest::newRow("resource") << lone(1, "resources/read", member("uri", "file:///a")) << QByteArray("file:///a");
        QTest::newRow("a name that means nothing") << lone(1, "x/y", member("name", "t")) << QByteArray();
        QTest::newRow("forged") << lone(1, "tools/call", member("name", "t\\r\\nHost: x"))
                                << QByteArray("=?base64?dA0KSG9zdDogeA==?=");
    }
    void withoutASession()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, name);
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) {
            r.reply(200, result(1), "Content-Type: application/json\r\nMcp-Session-Id: s-1\r\n");
        };
        bench.send(line);
        QVERIFY(bench.waitForMessages(1));
        const FakeRequest &r = bench.server.requests.front();
        QCOMPARE(r.body, line);
        QCOMPARE(r.header("MCP-Protocol-Version"), QByteArray("2026-07-28"));
        QCOMPARE(r.header("Mcp-Method"), read(line).method.toUtf8());
        QCOMPARE(r.header("Mcp-Name"), name);
        bench.link->close();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.server.requests.size(), size_t(1)); // no session, no DELETE
    }

    void argumentsInHeaders()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) {
            const QByteArray tools =
                R"({"name":"t","inputSchema":{"type":"object","properties":{"r":{"type":"string","x-mcp-header":"R"}}}},)"
                R"({"name":"bad","inputSchema":{"type":"object","properties":{"r":{"type":"number","x-mcp-header":"R"}}}})";
            r.reply(200,
                    idIn(r.body) == 1 ? R"({"jsonrpc":"2.0","id":1,"result":{"tools":[)" + tools + "]}}" : result(2));
        };
        bench.send(lone(1, "tools/list"));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().answer->tools.size(), size_t(1));
        bench.link->sendCall(read(lone(2, "tools/call", member("name", "t") + R"("arguments":{"r":"us"},)")), "k-1");
        QVERIFY(bench.waitForMessages(2));
        const FakeRequest &r = bench.server.requests[1];
        QCOMPARE(r.header("Mcp-Param-R"), QByteArray("us"));
        QCOMPARE(r.header("Idempotency-Key"), QByteArray("k-1"));
        QVERIFY(r.body.contains(R"("org.belay/idempotency-key":"k-1")"));
    }

    void theKeyOfACall()
    {
        Bench bench;
        bench.shakeHands([](const FakeRequest &r) { r.reply(200, result(3)); });
        const Message call = read(R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"t"}})");
        bench.link->sendCall(call, "k-1");
        QVERIFY(bench.waitForMessages(1));
        const FakeRequest &r = bench.server.requests.front();
        QCOMPARE(r.header("Idempotency-Key"), QByteArray("k-1"));
        QCOMPARE(r.body, withIdempotencyKey(call, "k-1"));
        QCOMPARE(r.header("Mcp-Session-Id"), QByteArray("s-1"));
        QVERIFY(!r.headers.contains("mcp-method"));
    }

    void cancellingClosesTheStream()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) { r.openStream(); };
        bench.send(lone(1, "tools/call", member("name", "t")));
        bench.send(lone(2, "subscriptions/listen"));
        QVERIFY(bench.waitForRequests(2));
        const bool isFirst = idIn(bench.server.requests[0].body) == 1;
        const FakeRequest call = bench.server.requests[isFirst ? 0 : 1],
                          subscription = bench.server.requests[isFirst ? 1 : 0];
        bench.send(cancel(1));
        bench.send(cancel(99));          // unknown
        QVERIFY(bench.received.empty()); // not from within a call
        QVERIFY(waitUntil([&] { return !call.isOpen(); }, 20'000));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().id, jsonrpc::RequestId(1));
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
        subscription.event(R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed"})");
        QVERIFY(bench.waitForMessages(2));
        QCOMPARE(bench.server.requests.size(), size_t(2)); // nothing is sent for it
        QVERIFY(subscription.isOpen());
    }

    void cancellingInASessionIsSent()
    {
        Bench bench;
        FakeRequest call;
        bench.shakeHands([&](const FakeRequest &r) {
            if (r.body == request(7)) {
                call = r;
                r.openStream();
                r.piece("id: e1\ndata:\n\n");
            } else {
                r.reply(202);
            }
        });
        bench.send(request(7));
        bench.send(cancel(7));
        QVERIFY(bench.waitForRequests(2));
        QCOMPARE(bench.server.requests[0].body, request(7));
        QCOMPARE(bench.server.requests[1].body, cancel(7));
        bench.settle();
        QVERIFY(call.isOpen()); // what the server makes of it may still come
        call.endStream();
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
        bench.settle();
        QCOMPARE(bench.clock.timerCount(), size_t(0)); // nobody waits, so it does not go on
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("answer"); // of the server; empty: it closes the connection
        QTest::addColumn<int>("fate");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("words"); // that the message has
        const auto row = [](const char *name, const QByteArray &head, const QByteArray &content, Fate fate, int code,
                            const char *words) {
            QTest::newRow(name) << "HTTP/1.1 " + head + "\r\nContent-Length: " + QByteArray::number(content.size()) +
                                       "\r\n\r\n" + content
                                << int(fate) << code << QString::fromUtf8(words);
        };
        const QByteArray json = "\r\nContent-Type: application/json";
        QTest::newRow("closed") << QByteArray() << int(Fate::Unknown) << noAnswer << QStringLiteral("not known");
        row("401", "401 Unauthorized", {}, Fate::NotDone, noAnswer, "login");
        row("401 Basic", "401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"", "no", Fate::NotDone, noAnswer,
            "login");
        row("401 Bearer", "401 Unauthorized\r\nWWW-Authenticate: Bearer realm=\"x\"", "no", Fate::NotDone, noAnswer,
            "login");
        row("403", "403 Forbidden", "<html>", Fate::Unknown, noAnswer, "login");
        row("404", "404 Not Found", "<html>", Fate::Unknown, noAnswer, "404");
        row("429", "429 Too Many Requests", {}, Fate::NotDone, noAnswer, "429");
        row("500", "500 Internal Server Error", "trace", Fate::Unknown, noAnswer, "not known");
        row("502", "502 Bad Gateway", {}, Fate::Unknown, noAnswer, "not known");
        row("408", "408 Request Timeout", {}, Fate::Unknown, noAnswer, "not known");
        row("its own error", "400 Bad Request" + json,
            R"({"jsonrpc":"2.0","id":7,"error":{"code":-32020,"message":"mismatch"}})", Fate::Answered, -32020,
            "mismatch");
        row("its own error with 500", "500 X" + json,
            R"({"jsonrpc":"2.0","id":7,"error":{"code":-5,"message":"mine"}})", Fate::Answered, -5, "mine");
        row("its own error with 200", "200 OK" + json,
            R"({"jsonrpc":"2.0","id":7,"error":{"code":-5,"message":"mine"}})", Fate::Answered, -5, "mine");
        row("an error for nobody", "400 Bad Request" + json,
            R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}})", Fate::NotDone, -32700,
            "Parse error");
        row("an error for nobody with 500", "500 X" + json,
            R"({"jsonrpc":"2.0","error":{"code":-32603,"message":"oops"}})", Fate::Unknown, -32603, "oops");
        row("a secret repeated", "400 Bad Request" + json,
            R"({"jsonrpc":"2.0","id":null,"error":{"code":-1,"message":"bad key )" + secret() + R"( given"}})",
            Fate::NotDone, -1, "bad key … given");
        row("a page", "200 OK\r\nContent-Type: text/html", "<html>", Fate::Unknown, noAnswer, "no MCP message");
        row("nothing", "202 Accepted", {}, Fate::Unknown, noAnswer, "no MCP message");
        row("no JSON", "200 OK" + json, "{", Fate::Unknown, noAnswer, "no MCP message");
        row("an answer to another", "200 OK" + json, result(8), Fate::Unknown, noAnswer, "no MCP message");
        row("see other", "303 See Other\r\nLocation: /else", {}, Fate::Unknown, noAnswer, "another address");
        row("found", "302 Found\r\nLocation: /else", {}, Fate::Unknown, noAnswer, "another address");
        row("no location", "307 X", {}, Fate::NotDone, noAnswer, "another address");
        row("a login in the location", "307 X\r\nLocation: http://a:b@127.0.0.1/", {}, Fate::NotDone, noAnswer,
            "another address");
        row("another scheme", "308 X\r\nLocation: https://127.0.0.1/mcp", {}, Fate::NotDone, noAnswer,
            "another address");
        row("circle", "307 X\r\nLocation: /mcp", {}, Fate::Unknown, noAnswer, "without an end");
        row("not modified", "304 Not Modified", {}, Fate::Unknown, noAnswer, "304");
        QTest::newRow("an empty stream")
            << QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 0\r\n\r\n")
            << int(Fate::Unknown) << noAnswer << QStringLiteral("has ended the connection");
        QTest::newRow("a cut answer")
            << QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{\"js")
            << int(Fate::Unknown) << noAnswer << QStringLiteral("not known");
        QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n") << int(Fate::Unknown) << noAnswer << QString();
    }
    void refusals()
    {
        QFETCH(const QByteArray, answer);
        QFETCH(const int, fate);
        QFETCH(const int, code);
        QFETCH(const QString, words);
        Bench bench;
        bench.server.answer = [&](const FakeRequest &r) {
            r.write(answer);
            if (answer.isEmpty() || !answer.contains("Content-Length") || answer.endsWith("{\"js"))
                r.cut();
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        // The server closes the connection of what it has read: it must not get the request again.
        bench.settle();
        QCOMPARE(bench.received.size(), size_t(1));
        QCOMPARE(bench.last().id, jsonrpc::RequestId(7));
        QVERIFY(bench.last().answer && bench.last().answer->isError);
        QCOMPARE(int(bench.last().answer->fate), fate);
        QCOMPARE(bench.last().answer->code, code);
        QVERIFY2(bench.last().answer->message.contains(words), qPrintable(bench.last().answer->message));
        QVERIFY(!bench.last().line.contains(secret()));
        QCOMPARE(bench.server.requests.size(),
                 size_t(QLatin1String(QTest::currentDataTag()) == QLatin1String("circle") ? 6 : 1));
        QVERIFY(bench.ends.isEmpty());
    }

    void nobodyThere()
    {
        HttpServer to;
        {
            FakeHttp gone;
            to.url = gone.url();
        }
        Bench bench(to);
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().answer->fate, Fate::NotDone);
        QVERIFY(bench.last().answer->message.contains(QLatin1String("nothing was sent")));
    }

    void noTls()
    {
        FakeHttp plain;
        HttpServer to;
        to.url = plain.url();
        to.url.setScheme(QStringLiteral("https"));
        Bench bench(to);
        QObject::connect(&plain, &QTcpServer::newConnection, &bench.context, [&] { plain.close(); });
        plain.answer = [](const FakeRequest &) {};
        QTcpServer *server = &plain;
        QObject::connect(server, &QTcpServer::newConnection, &bench.context, [server] {
            const auto sockets = server->findChildren<QTcpSocket *>();
            for (QTcpSocket *socket : sockets)
                QObject::connect(socket, &QTcpSocket::readyRead, socket,
                                 [socket] { socket->write("HTTP/1.1 400 X\r\n\r\n"); });
        });
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().answer->fate, Fate::NotDone);
        QVERIFY(plain.requests.empty());
    }

    /// Qt would send it again, and the tool would run twice.
    void aCallIsNeverSentTwice()
    {
        Bench bench;
        int count = 0;
        bench.server.answer = [&](const FakeRequest &r) {
            if (++count == 1)
                r.reply(200, result(1));
            else
                r.cut(); // on a connection that is used again
        };
        bench.send(request(1));
        QVERIFY(bench.waitForMessages(1));
        bench.send(request(2));
        QVERIFY(bench.waitForMessages(2));
        bench.settle();
        QCOMPARE(count, 2);
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
    }

    void redirects()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) {
            if (r.path == "/mcp")
                r.reply(307, "moved", "Location: /other/?q=1\r\n");
            else if (r.path == "/other/?q=1")
                r.reply(308, {}, "Location: " + QByteArray("third") + "\r\n");
            else
                r.reply(200, result(7));
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().line, result(7));
        QCOMPARE(bench.server.requests.size(), size_t(3));
        QCOMPARE(bench.server.requests[2].path, QByteArray("/other/third"));
        QCOMPARE(bench.server.requests[2].body, request(7));
        QCOMPARE(bench.server.requests[2].header("Authorization"), "Bearer " + secret());
    }

    /// Each request to its server, with what its bodies carry; where a redirect leads on the same host is one more.
    void whatLeavesIsNoted()
    {
        Notes notes;
        Bench bench(HttpServer{{}, {}, false, notes.noter()});
        QByteArray back;
        bench.server.answer = [&](const FakeRequest &r) {
            if (r.path == "/mcp")
                r.reply(307, "moved", "Location: /other\r\n");
            else
                r.reply(200, back);
        };
        back = result(7);
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(notes.requests.size(), size_t(2));
        for (const Notes::Request &one : notes.requests) {
            QCOMPARE(one.host, QStringLiteral("127.0.0.1"));
            QCOMPARE(one.port, int(bench.server.serverPort()));
            QCOMPARE(one.sent, qint64(request(7).size()));
            QCOMPARE(one.failures, 0);
        }
        QCOMPARE(notes.requests[1].received, qint64(result(7).size()));
        bench.settle();
        QVERIFY(waitUntil([&] { return notes.open == 0; }, 20'000));
    }

    /// While it goes on, not only at its end: a stream may last for all of a session.
    void aStreamIsNotedAsItComes()
    {
        Notes notes;
        Bench bench(HttpServer{{}, {}, false, notes.noter()});
        bench.server.answer = [](const FakeRequest &r) {
            r.openStream();
            r.event(R"({"jsonrpc":"2.0","method":"x/progress"})");
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(notes.requests.size(), size_t(1));
        const qint64 first = notes.requests[0].received;
        QVERIFY(first > 0);
        const int calls = notes.requests[0].calls;
        bench.settle();
        QCOMPARE(notes.requests[0].calls, calls); // where nothing moves nothing is told
        bench.server.requests[0].event(result(7));
        QVERIFY(bench.waitForMessages(2));
        QVERIFY(notes.requests[0].received > first);
        bench.link.reset();
        QCOMPARE(notes.open, 0);
    }

    /// Nothing was sent there.
    void whatCannotBeReachedIsNotedAsThat()
    {
        Notes notes;
        QUrl nowhere;
        {
            FakeHttp gone;
            nowhere = gone.url();
        }
        Bench bench(HttpServer{nowhere, {}, false, notes.noter()});
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(notes.requests.size(), size_t(1));
        QCOMPARE(notes.requests[0].failures, 1);
        QCOMPARE(notes.requests[0].calls, 0);
    }

    /// Where a server would like to send Belay it does not go, so nothing is noted of it.
    void aRedirectElsewhereIsNoContact()
    {
        Notes notes;
        FakeHttp elsewhere;
        Bench bench(HttpServer{{}, {}, false, notes.noter()});
        bench.server.answer = [&](const FakeRequest &r) {
            r.reply(307, {}, "Location: http://localhost:" + QByteArray::number(elsewhere.serverPort()) + "/\r\n");
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        bench.settle();
        QCOMPARE(notes.requests.size(), size_t(1));
        QCOMPARE(notes.requests[0].port, int(bench.server.serverPort()));
        QVERIFY(elsewhere.requests.empty());
    }

    /// As it goes over the wire, so that it can be shown as it is.
    void aHostIsNotedInAscii()
    {
        Notes notes;
        HttpLanes lanes(notes.noter());
        QVERIFY(lanes.noteFor(QUrl(QStringLiteral("https://B\u00fccher.Example/x"))));
        QVERIFY(lanes.noteFor(QUrl(QStringLiteral("http://[2001:DB8::1]/"))));
        QCOMPARE(notes.requests[0].host, QStringLiteral("xn--bcher-kva.example"));
        QCOMPARE(notes.requests[0].port, 443);
        QCOMPARE(notes.requests[1].host, QStringLiteral("2001:db8::1"));
        QCOMPARE(notes.requests[1].port, 80);
    }

    void theKeyStaysHere()
    {
        FakeHttp elsewhere;
        elsewhere.answer = [](const FakeRequest &r) { r.reply(200, result(7)); };
        Bench bench;
        bench.server.answer = [&](const FakeRequest &r) {
            r.reply(307, {}, "Location: " + elsewhere.url().toEncoded() + "\r\n");
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        bench.settle();
        QVERIFY(bench.last().answer->isError);
        QVERIFY(elsewhere.requests.empty());
        QVERIFY(!bench.last().line.contains(QByteArray::number(elsewhere.serverPort())));
    }

    void aLoginInTheAddress()
    {
        FakeHttp server;
        server.answer = [](const FakeRequest &r) { r.reply(401, {}, "WWW-Authenticate: Basic realm=\"x\"\r\n"); };
        HttpServer to;
        to.url = server.url();
        to.url.setUserInfo(QStringLiteral("me:pass%40word"));
        FakeClock clock;
        HttpLink link(to, &clock);
        std::vector<Message> received;
        connect(&link, &HttpLink::received, this, [&](const Message &m) { received.push_back(m); });
        link.start();
        link.send(read(request(7)));
        QVERIFY(waitUntil([&] { return !received.empty(); }, 20'000));
        QCOMPARE(server.requests.size(), size_t(1));
        QCOMPARE(server.requests[0].header("Authorization"), "Basic " + QByteArray("me:pass@word").toBase64());
        QVERIFY(!received[0].line.contains("pass") && !received[0].line.contains("me:"));
    }

    void whatCannotBegin_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("header");
        QTest::newRow("no address") << "mcp"
                                    << "X";
        QTest::newRow("a file") << "file:///etc/passwd"
                                << "X";
        QTest::newRow("no host") << "https:///x"
                                 << "X";
        QTest::newRow("a header") << "http://127.0.0.1/"
                                  << "X\r\nY";
    }
    void whatCannotBegin()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, header);
        FakeClock clock;
        HttpLink link({QUrl(url), {{header, QString::fromLatin1(secret())}}}, &clock);
        QStringList ends;
        connect(&link, &HttpLink::ended, this, [&](const QString &why) { ends << why; });
        link.start();
        link.send(read(request(1)));
        link.close();
        QVERIFY(ends.isEmpty());
        QVERIFY(waitUntil([&] { return !ends.isEmpty(); }, 20'000));
        QCoreApplication::processEvents();
        QCOMPARE(ends.size(), 1);
        QVERIFY(!ends.front().isEmpty());
        QVERIFY(!ends.front().contains(QString::fromLatin1(secret())));
    }

    void manyAtOnce()
    {
        Bench bench;
        std::vector<FakeRequest> open;
        bench.shakeHands([&](const FakeRequest &r) {
            if (read(r.body).kind == Message::Kind::Request)
                open.push_back(r);
            else
                r.reply(202);
        });
        for (int i = 1; i <= 70; ++i)
            bench.send(request(i));
        QVERIFY(waitUntil([&] { return open.size() == HttpLink::mostOpen; }, 60'000));
        bench.settle();
        QCOMPARE(open.size(), HttpLink::mostOpen);
        QCOMPARE(bench.link->queuedBytes(), 6 * request(70).size());
        // One of those that wait, and one that is open: that goes past all that wait.
        bench.send(cancel(70));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().id, jsonrpc::RequestId(70));
        QCOMPARE(bench.last().answer->fate, Fate::NotDone);
        bench.send(R"({"jsonrpc":"2.0","id":"s","result":{}})");
        bench.send(cancel(2));
        QVERIFY(waitUntil([&] { return open.size() == 65; }, 20'000)); // a place is free
        for (const FakeRequest &r : bench.server.requests)
            QVERIFY(r.body != cancel(70));
        // Answered one by one, all of the others come in.
        for (size_t i = 0; i < open.size(); ++i) {
            if (open[i].body == request(2))
                continue;
            const size_t before = bench.received.size();
            open[i].reply(200, result(idIn(open[i].body)));
            QVERIFY(bench.waitForMessages(before + 1));
            const size_t due = std::min<size_t>(open.size() + 1, 69);
            QVERIFY(waitUntil([&] { return open.size() >= std::min<size_t>(due, 69) || i + 1 < open.size(); }, 20'000));
        }
        QCOMPARE(open.size(), size_t(69));
        QCOMPARE(bench.received.size(), size_t(69)); // and the cancelled one
        QCOMPARE(bench.link->queuedBytes(), 0);
    }

    /// A request that is not on its way as a whole would be overtaken by what speaks of it.
    void aNotificationDoesNotOvertake()
    {
        Bench bench;
        bench.server.isReading = false;
        bench.server.answer = [](const FakeRequest &r) { r.reply(202); };
        const QByteArray big = padded("\"id\":1,\"method\":\"big\"", 48 * 1024 * 1024);
        const QByteArray small = R"({"jsonrpc":"2.0","method":"small"})";
        int connections = 0;
        connect(&bench.server, &QTcpServer::newConnection, &bench.context, [&] { ++connections; });
        bench.send(big);
        bench.send(small);
        QCOMPARE(bench.link->queuedBytes(), big.size() + small.size());
        QVERIFY(waitUntil([&] { return connections == 1; }, 20'000));
        bench.settle();
        QCOMPARE(connections, 1);
        QCOMPARE(bench.link->queuedBytes(), big.size() + small.size());
        bench.server.readOn();
        QVERIFY(bench.waitForRequests(2));
        QVERIFY(waitUntil([&] { return bench.link->queuedBytes() == 0; }, 20'000));
    }

    void leftoversAreClosed()
    {
        Bench bench;
        std::vector<FakeRequest> open;
        bench.shakeHands([&](const FakeRequest &r) {
            open.push_back(r);
            r.openStream();
            r.event(result(idIn(r.body))); // and the stream stays open
        });
        for (int i = 1; i <= 70; ++i) {
            bench.send(request(i));
            QVERIFY(bench.waitForMessages(size_t(i)));
        }
        QVERIFY(waitUntil(
            [&] {
                return std::count_if(open.begin(), open.end(), [](const FakeRequest &r) { return r.isOpen(); }) <= 65;
            },
            20'000));
        QCOMPARE(bench.received.size(), size_t(70));
    }

    void pauseStopsAFlood()
    {
        Bench bench;
        FakeRequest call;
        qint64 written = 0;
        bool isFlooding = true;
        bench.server.answer = [&](const FakeRequest &r) {
            call = r;
            r.openStream();
            const QByteArray event = padded("\"method\":\"flood\"", 1000);
            const auto more = [&, event] {
                while (isFlooding && call.isOpen() && call.socket->bytesToWrite() < 100'000) {
                    call.event(event);
                    written += event.size();
                }
            };
            connect(r.socket, &QTcpSocket::bytesWritten, r.socket, more);
            more();
        };
        qint64 got = 0;
        bench.onReceived = [&](const Message &m) {
            got += m.line.size();
            bench.received.clear();
            if (got > 3'000'000 && isFlooding)
                bench.link->setPaused(true);
        };
        bench.send(request(7));
        QVERIFY(waitUntil([&] { return got > 3'000'000; }, 60'000));
        bench.settle();
        const qint64 before = got;
        bench.settle();
        QCOMPARE(got, before);
        // What is between fills the sockets' buffers and Qt's, and then no more comes.
        qint64 between = -1;
        while (between != written - got) {
            between = written - got;
            QVERIFY2(between < 16'000'000, qPrintable(QString::number(between)));
            for (int i = 0; i < 5; ++i)
                bench.settle();
        }
        isFlooding = false;
        call.event(result(7));
        call.endStream();
        bench.link->setPaused(false);
        QCOMPARE(got, before); // not from within the call
        QVERIFY(waitUntil([&] { return got == written + result(7).size(); }, 60'000));
    }

    void whatIsPausedEndsLater()
    {
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) { r.reply(200, result(7)); };
        bench.link->setPaused(true);
        bench.send(request(7));
        QVERIFY(bench.waitForRequests(1));
        bench.settle();
        QVERIFY(bench.received.empty());
        bench.link->setPaused(false);
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().line, result(7));
    }

    void tooLong_data()
    {
        QTest::addColumn<bool>("isStream");
        QTest::newRow("JSON") << false;
        QTest::newRow("stream") << true;
    }
    void tooLong()
    {
        QFETCH(const bool, isStream);
        Bench bench;
        bench.server.answer = [&](const FakeRequest &r) {
            if (isStream)
                r.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: ");
            else
                r.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n");
            r.write(QByteArray(66 * 1024 * 1024, 'x'));
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
        QVERIFY(bench.last().answer->message.contains(QLatin1String("64 MB")));
    }

    void closing_data()
    {
        QTest::addColumn<bool>("hasSession");
        QTest::newRow("without a session") << false;
        QTest::newRow("with one that does not answer") << true;
    }
    void closing()
    {
        QFETCH(const bool, hasSession);
        Bench bench;
        FakeRequest call;
        if (hasSession)
            bench.shakeHands();
        bench.server.answer = [&](const FakeRequest &r) {
            if (r.verb != "POST")
                return;
            call = r;
            r.openStream();
            r.event(R"({"jsonrpc":"2.0","method":"a"})");
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        bench.link->close();
        bench.link->close();
        call.event(R"({"jsonrpc":"2.0","method":"b"})");
        bench.send(request(8));
        QVERIFY(bench.ends.isEmpty());
        QVERIFY(waitUntil([&] { return !call.isOpen(); }, 20'000));
        if (hasSession) {
            QVERIFY(bench.waitForRequests(2));
            bench.settle();
            QVERIFY(bench.ends.isEmpty());
            bench.clock.advance(HttpLink::farewell);
        }
        QVERIFY(bench.waitForEnd());
        bench.settle();
        QCOMPARE(bench.ends, QStringList(QString()));
        QCOMPARE(bench.received.size(), size_t(1));
        QCOMPARE(bench.server.requests.size(), size_t(hasSession ? 2 : 1));
        QCOMPARE(bench.link->queuedBytes(), 0);
    }

    /// Whoever reads may be fed up at any moment.
    void endingWithinASignal_data()
    {
        QTest::addColumn<bool>("isDeleted");
        QTest::newRow("closed") << false;
        QTest::newRow("deleted") << true;
    }
    void endingWithinASignal()
    {
        QFETCH(const bool, isDeleted);
        Bench bench;
        bench.server.answer = [](const FakeRequest &r) {
            r.openStream();
            r.piece("data: {\"jsonrpc\":\"2.0\",\"method\":\"a\"}\n\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"b\"}\n\n");
        };
        bench.onReceived = [&](const Message &) {
            if (isDeleted)
                bench.link.reset();
            else
                bench.link->close();
        };
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        if (!isDeleted)
            QVERIFY(bench.waitForEnd());
        bench.settle();
        QCOMPARE(bench.received.size(), size_t(1));
    }

    void theOldTransport()
    {
        FakeHttp server;
        FakeRequest stream;
        server.answer = [&](const FakeRequest &r) {
            if (r.verb == "GET") {
                stream = r;
                r.openStream();
            } else {
                r.reply(202, "Accepted", "Content-Type: text/plain\r\n");
                if (idIn(r.body) == 7)
                    stream.piece("event: message\ndata: " + result(7) + "\n\n");
            }
        };
        Bench bench(Bench::old(server.url(QStringLiteral("/sse"))));
        bench.send(request(7));
        QVERIFY(waitUntil([&] { return server.requests.size() == 1; }, 20'000));
        bench.settle();
        QCOMPARE(server.requests.size(), size_t(1)); // it does not know where to
        QCOMPARE(stream.header("Accept"), QByteArray("text/event-stream"));
        QCOMPARE(stream.header("Authorization"), "Bearer " + secret());
        stream.piece("event: endpoint\ndata: /messages?sessionId=1\n\n");
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().line, result(7));
        QCOMPARE(server.requests[1].path, QByteArray("/messages?sessionId=1"));
        QCOMPARE(server.requests[1].body, request(7));
        // Nothing changes the address any more.
        stream.piece("event: endpoint\ndata: /else\n\n");
        stream.piece("event: message\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"a\"}\n\n");
        QVERIFY(bench.waitForMessages(2));
        bench.send(request(8));
        bench.send(cancel(8));
        QVERIFY(waitUntil([&] { return server.requests.size() == 4; }, 20'000));
        QCOMPARE(server.requests[3].path, QByteArray("/messages?sessionId=1"));
        bench.settle();
        QCOMPARE(bench.received.size(), size_t(2));
        stream.endStream();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.received.size(), size_t(3));
        QCOMPARE(bench.last().id, jsonrpc::RequestId(8));
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
        QVERIFY(!bench.ends.front().isEmpty());
    }

    void theOldTransportFails_data()
    {
        QTest::addColumn<QByteArray>("answer"); // to the GET
        QTest::addColumn<QString>("words");
        const QByteArray stream = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
        QTest::newRow("elsewhere") << QByteArray(stream + "event: endpoint\ndata: http://127.0.0.2/x\n\n")
                                   << "another address";
        QTest::newRow("another scheme") << QByteArray(stream + "event: endpoint\ndata: file:///x\n\n")
                                        << "another address";
        QTest::newRow("without a host") << QByteArray(stream + "event: endpoint\ndata: //:80/x\n\n")
                                        << "another address";
        QTest::newRow("405") << QByteArray("HTTP/1.1 405 X\r\nContent-Length: 0\r\n\r\n") << "405";
        QTest::newRow("401") << QByteArray("HTTP/1.1 401 X\r\nContent-Length: 0\r\n\r\n") << "login";
        QTest::newRow("a page") << QByteArray(
                                       "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\n\r\nx")
                                << "no MCP message";
    }
    void theOldTransportFails()
    {
        QFETCH(const QByteArray, answer);
        QFETCH(const QString, words);
        FakeHttp server;
        server.answer = [&](const FakeRequest &r) { r.write(answer); };
        Bench bench(Bench::old(server.url()));
        bench.send(request(7));
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.received.size(), size_t(1));
        QCOMPARE(bench.last().answer->fate, Fate::NotDone);
        QVERIFY2(bench.ends.front().contains(words), qPrintable(bench.ends.front()));
        QCOMPARE(server.requests.size(), size_t(1));
    }

    void theOldTransportRefusesARequest()
    {
        FakeHttp server;
        FakeRequest stream;
        server.answer = [&](const FakeRequest &r) {
            if (r.verb == "GET") {
                stream = r;
                r.openStream();
                r.piece("event: endpoint\ndata: /m\n\n");
            } else {
                r.reply(500);
            }
        };
        Bench bench(Bench::old(server.url()));
        bench.send(request(7));
        QVERIFY(bench.waitForMessages(1));
        QCOMPARE(bench.last().answer->fate, Fate::Unknown);
        stream.piece("event: message\ndata: " + result(7) + "\n\n"); // too late: it was answered
        bench.settle();
        QCOMPARE(bench.received.size(), size_t(1));
    }
};

BELAY_TEST(TestMcpHttpLink)

} // namespace tst_mcphttplink

#include "tst_mcphttplink.moc"
