// SPDX-License-Identifier: Apache-2.0
#include "mcp/gate.h"

#include "base/clock.h"
#include "fakeclock.h"
#include "mcp/relay.h"
#include "mcpclient.h"
#include "testclass.h"

#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>
#include <sys/stat.h>

namespace tst_mcpgate {

using mcp::CallEnd;
using mcp::CallVerdict;
using mcp::ToolCall;

namespace {

/// Writes down what it is told, and decides as the test says.
class Judge final : public mcp::CallJudge
{
public:
    void judge(const ToolCall &call, Decided decided) override
    {
        calls << call;
        if (verdict)
            decided(*verdict);
        else
            waiting.emplace_back(std::move(decided));
    }
    void withdrawn(mcp::CallId id) override { gone << id; }
    void cancelRequested(mcp::CallId id) override { cancelled << id; }
    void ended(mcp::CallId id, const CallEnd &end) override { ends << std::pair(id, end); }

    std::optional<CallVerdict> verdict = CallVerdict{true, "key1", {}};
    QList<ToolCall> calls;
    QList<mcp::CallId> gone, cancelled;
    QList<std::pair<mcp::CallId, CallEnd>> ends;
    std::vector<Decided> waiting;
};

QStringList logOf(const QString &path)
{
    QFile file(path);
    QStringList out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        if (!entry.isEmpty())
            out << entry.value(QLatin1String("name")).toString() + u' ' + entry.value(QLatin1String("at")).toString();
    }
    return out;
}

template <class Clock> struct BenchWith
{
    explicit BenchWith(bool lists = true)
    {
        gate.setJudge(&judge);
        transport::ProcessCommand command;
        command.program = qEnvironmentVariable("FAKE_MCP_SERVER");
        command.arguments = {log()};
        command.environment = {{QStringLiteral("API_KEY"), QStringLiteral("geheim")}};
        if (!lists)
            command.environment.append({QStringLiteral("FAKE_NO_LIST"), QStringLiteral("1")});
        const auto offered = gate.offer({{QStringLiteral("fake"), command}});
        if (offered)
            entrance = offered->front();
    }
    QString log() const { return room.filePath(QStringLiteral("log")); }
    std::unique_ptr<McpClient> client() const
    {
        return std::make_unique<McpClient>(entrance.program, entrance.arguments, entrance.environment);
    }

    QTemporaryDir room;
    Clock clock;
    Judge judge;
    mcp::Gate gate{room.path(), &clock};
    mcp::Entrance entrance;
};
using Bench = BenchWith<base::SystemClock>;

} // namespace

class TestMcpGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoCallPasses()
    {
        Bench b;
        auto client = b.client();
        client->request(1, QStringLiteral("initialize"),
                        {{QStringLiteral("protocolVersion"), QStringLiteral("2099-01-01")}});
        QCOMPARE(client->answer(1)
                     .value(QLatin1String("result"))
                     .toObject()
                     .value(QLatin1String("protocolVersion"))
                     .toString(),
                 QStringLiteral("2099-01-01"));
        client->say(R"({"jsonrpc":"2.0", "id":2 ,"method":"x/unknown","params":{"n":1.50}})");
        QCOMPARE(client->answer(2).value(QLatin1String("result")).toObject().value(QLatin1String("method")).toString(),
                 QStringLiteral("x/unknown"));
        client->say(R"([{"jsonrpc":"2.0","id":3,"method":"ping"},{"jsonrpc":"2.0","id":4,"method":"ping"}])");
        QVERIFY(!client->answer(3).isEmpty() && !client->answer(4).isEmpty());
        QVERIFY(b.judge.calls.isEmpty());
    }

    void theTapKnowsWhatPassedAndWhatDidNot()
    {
        using enum jsonrpc::TapDirection;
        Bench b;
        const auto tap = std::make_shared<jsonrpc::WireTap>();
        b.gate.setTap(tap);
        auto client = b.client();
        client->request(1, QStringLiteral("tools/list"));
        client->answer(1);
        client->call(2, QStringLiteral("read_note"), {{QStringLiteral("a"), 1}});
        client->answer(2);
        b.judge.verdict = CallVerdict{false, {}, QStringLiteral("no such thing")};
        client->call(3, QStringLiteral("send_invoice"), {});
        client->answer(3);
        client->say(R"({"jsonrpc":"2.0","id":4,"id":5,"method":"ping"})");
        auto second = b.client();
        second->request(1, QStringLiteral("ping"));
        second->answer(1);

        struct Seen
        {
            jsonrpc::TapDirection direction;
            std::string method, id;
            quint32 connection;
            quint64 call;
            bool operator==(const Seen &) const = default;
        };
        std::vector<Seen> seen;
        std::string sent;
        for (const jsonrpc::TapEntry &entry : tap->entriesAfter(0)) {
            QCOMPARE(entry.server, std::string("fake"));
            if (entry.direction != StandardError && entry.direction != Junk && entry.id != "4")
                seen.push_back({entry.direction, entry.method, entry.id, entry.connection, entry.call});
            if (entry.direction == ToServer && entry.method == "tools/call")
                sent = entry.text;
        }
        const std::vector<Seen> wanted{
            {ToServer, "tools/list", "1", 1, 0},  {FromServer, "answer", "1", 1, 0},
            {FromAgent, "tools/call", "2", 1, 1}, {ToServer, "tools/call", "2", 1, 1},
            {FromServer, "answer", "2", 1, 1},    {FromAgent, "tools/call", "3", 1, 2},
            {ToAgent, "answer", "3", 1, 2},       {ToAgent, "error", "null", 1, 0},
            {ToServer, "ping", "1", 2, 0},        {FromServer, "answer", "1", 2, 0},
        };
        for (size_t i = 0; i < qMax(seen.size(), wanted.size()); ++i) {
            const auto text = i < seen.size() ? QString::fromStdString(seen[i].method + ' ' + seen[i].id) : QString();
            QVERIFY2(i < seen.size() && i < wanted.size() && seen[i] == wanted[i],
                     qPrintable(QStringLiteral("%1: %2").arg(i).arg(text)));
        }
        // What was really sent, its key included.
        QVERIFY(sent.find("\"org.belay/idempotency-key\":\"key1\"") != std::string::npos);
    }

    /// The judge is told which tools the server has named, by the very name.
    void aToolThatIsNotListed()
    {
        Bench b;
        auto client = b.client();
        client->call(1, QStringLiteral("read_note"), {});
        client->request(2, QStringLiteral("tools/list"));
        client->answer(2);
        client->call(3, QStringLiteral("read_note") + QChar(u'\0'), {});
        client->call(4, QStringLiteral("read_note"), {});
        QTRY_COMPARE(b.judge.calls.size(), 3);
        QVERIFY(!b.judge.calls[0].isListed && !b.judge.calls[1].isListed && b.judge.calls[2].isListed);
    }

    /// Agents remember a server's tools and do not ask for them: Belay does, once, before such a call is judged.
    void anAgentThatDoesNotAskForTheList()
    {
        Bench b;
        auto client = b.client();
        client->request(1, QStringLiteral("initialize"));
        client->answer(1);
        for (int id = 2; id < 5; ++id)
            client->call(id, QStringLiteral("read_note"), {});
        client->call(5, QStringLiteral("unheard_of"), {});
        for (int id = 2; id < 6; ++id)
            client->answer(id);
        QCOMPARE(b.judge.calls.size(), 4);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(b.judge.calls[i].isListed);
            QCOMPARE(b.judge.calls[i].annotations.readOnly, std::optional<bool>(true));
        }
        QVERIFY(!b.judge.calls[3].isListed);
    }

    /// A call does not wait longer than that for the list, and Stop ends it while it waits.
    void aServerThatDoesNotAnswerForTheList()
    {
        for (const bool stops : {true, false}) {
            BenchWith<FakeClock> b(false);
            auto client = b.client();
            client->request(1, QStringLiteral("initialize"));
            client->answer(1);
            client->call(2, QStringLiteral("read_note"), {});
            QTRY_COMPARE(logOf(b.log()).size(), 1);
            QVERIFY(b.judge.calls.isEmpty());
            if (stops)
                b.gate.cancelCalls(QStringLiteral("stopped"));
            else
                b.clock.advance(mcp::Relay::listWait);
            const QString said = client->said(2);
            QCOMPARE(said.contains(QLatin1String("It was not made")), stops);
            QCOMPARE(b.judge.calls.size(), stops ? 0 : 1);
            QVERIFY(stops || !b.judge.calls[0].isListed);
        }
    }

    void aCallIsJudgedFirst()
    {
        Bench b;
        auto client = b.client();
        client->request(1, QStringLiteral("tools/list"));
        client->answer(1);
        b.judge.verdict.reset();
        client->call(2, QStringLiteral("read_note"), {{QStringLiteral("a"), 1}});
        QTRY_COMPARE(b.judge.calls.size(), 1);
        const ToolCall call = b.judge.calls.first();
        QCOMPARE(call.server, QStringLiteral("fake"));
        QCOMPARE(call.tool, QStringLiteral("read_note"));
        QCOMPARE(call.arguments, QByteArray(R"({"a":1})"));
        QCOMPARE(call.annotations.readOnly, std::optional<bool>(true));
        QVERIFY(call.isListed);
        // Others are not kept waiting.
        client->request(3, QStringLiteral("ping"));
        client->answer(3);
        QVERIFY(logOf(b.log()).isEmpty());
        b.judge.waiting.front()({true, "key7", {}});
        QCOMPARE(client->said(2), QStringLiteral("read_note done"));
        QTRY_COMPARE(b.judge.ends.size(), 1);
        QCOMPARE(b.judge.ends.first().second.kind, CallEnd::Kind::Done);
        QVERIFY(b.judge.ends.first().second.result.contains("read_note done"));
        QFile log(b.log());
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(log.readAll().contains("\"org.belay/idempotency-key\":\"key7\""));
    }

    void aRefusedCallIsNotMade()
    {
        Bench b;
        b.judge.verdict = CallVerdict{false, {}, QStringLiteral("The user said no.")};
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"));
        QCOMPARE(client->said(1), QStringLiteral("The user said no."));
        QVERIFY(client->failed(1));
        client->request(2, QStringLiteral("ping"));
        client->answer(2);
        QVERIFY(logOf(b.log()).isEmpty());
        QVERIFY(b.judge.ends.isEmpty());
    }

    void anEarlierResultIsTheAnswer()
    {
        Bench b;
        b.judge.verdict = CallVerdict{false, {}, QStringLiteral("no"), R"({"content":[{"type":"text","text":"7"}]})"};
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"));
        QCOMPARE(client->said(1), QStringLiteral("7"));
        QVERIFY(!client->failed(1));
        QVERIFY(logOf(b.log()).isEmpty());
    }

    void nothingPassesWithoutAJudge()
    {
        Bench b;
        b.gate.setJudge(nullptr);
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"));
        QVERIFY(client->failed(1));
        QVERIFY(logOf(b.log()).isEmpty());
    }

    /// What the server could take for a call, and what could be read in two ways, does not reach it.
    void whatIsAmbiguousIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("two methods") << QByteArray(
            R"({"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/call","params":{"name":"send_invoice"}})");
        QTest::newRow("notification") << QByteArray(
            R"({"jsonrpc":"2.0","method":"tools/call","params":{"name":"send_invoice"}})");
        QTest::newRow("argument twice") << QByteArray(
            R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"send_invoice","arguments":{"a":1,"a":2}}})");
        QTest::newRow("another case") << QByteArray(
            R"({"jsonrpc":"2.0","id":1,"method":"Tools/Call","params":{"name":"send_invoice"}})");
        QTest::newRow("in a batch") << QByteArray(
            R"([{"jsonrpc":"2.0","id":1,"method":"ping","Method":"tools/call","params":{"name":"send_invoice"}}])");
        QTest::newRow("CR") << QByteArray("[\r{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"tools/call "
                                          "\",\"params\":{\"name\":\"send_invoice\"}}\r]");
    }
    void whatIsAmbiguousIsRefused()
    {
        QFETCH(const QByteArray, line);
        Bench b;
        auto client = b.client();
        client->say(line);
        client->request(9, QStringLiteral("ping"));
        QVERIFY(!client->answer(9).isEmpty());
        QVERIFY(logOf(b.log()).isEmpty());
        QVERIFY(b.judge.calls.isEmpty());
    }

    void callsInABatchAreJudgedOneByOne()
    {
        Bench b;
        auto client = b.client();
        client->say(R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/call",)"
                    R"("params":{"name":"send_invoice"}}])");
        QVERIFY(!client->answer(1).isEmpty());
        QCOMPARE(client->said(2), QStringLiteral("send_invoice done"));
        QCOMPARE(b.judge.calls.size(), 1);
    }

    void ends_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("message");
        QTest::newRow("done") << QStringLiteral("send_invoice") << int(CallEnd::Kind::Done) << QString();
        QTest::newRow("failed") << QStringLiteral("fail") << int(CallEnd::Kind::ToolFailed)
                                << QStringLiteral("no such invoice");
        QTest::newRow("error") << QStringLiteral("reject") << int(CallEnd::Kind::Error) << QStringLiteral("bad");
    }
    void ends()
    {
        QFETCH(const QString, tool);
        QFETCH(const int, kind);
        QFETCH(const QString, message);
        Bench b;
        auto client = b.client();
        client->call(1, tool);
        QTRY_COMPARE(b.judge.ends.size(), 1);
        QCOMPARE(int(b.judge.ends.first().second.kind), kind);
        QCOMPARE(b.judge.ends.first().second.message, message);
        client->answer(1);
    }

    void aServerThatDiesLosesItsCalls()
    {
        Bench b;
        QStringList ended;
        connect(&b.gate, &mcp::Gate::serverEnded, this, [&](const QString &, const QString &why) { ended << why; });
        auto client = b.client();
        client->call(1, QStringLiteral("wait"));
        QTRY_COMPARE(logOf(b.log()).size(), 1);
        client->call(2, QStringLiteral("die"));
        QTRY_COMPARE(b.judge.ends.size(), 2);
        for (const auto &[id, end] : std::as_const(b.judge.ends))
            QCOMPARE(end.kind, CallEnd::Kind::Lost);
        QVERIFY(client->said(2).contains(QLatin1String("not known")));
        QVERIFY(client->failed(1));
        // As without the gate, what the agent started ends.
        QVERIFY(waitUntil([&] { return client->process().state() == QProcess::NotRunning; }, 20'000));
        QTRY_COMPARE(b.gate.connectionCount(), 0);
        QCOMPARE(ended, {QStringLiteral("It ended (exit 3).")});
    }

    void stopAsksTheServer_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QStringList>("log");
        QTest::addColumn<bool>("answers");
        QTest::newRow("heeds") << QStringLiteral("wait")
                               << QStringList{QStringLiteral("wait begun"), QStringLiteral("wait cancelled")} << false;
        QTest::newRow("too late") << QStringLiteral("stubborn")
                                  << QStringList{QStringLiteral("stubborn begun"), QStringLiteral("stubborn done")}
                                  << true;
        QTest::newRow("deaf") << QStringLiteral("deaf") << QStringList{QStringLiteral("deaf begun")} << false;
    }
    void stopAsksTheServer()
    {
        QFETCH(const QString, tool);
        QFETCH(const QStringList, log);
        QFETCH(const bool, answers);
        Bench b;
        auto client = b.client();
        client->call(1, tool);
        QTRY_COMPARE(logOf(b.log()).size(), 1);
        b.gate.cancelCalls(QStringLiteral("The user pressed Stop."));
        QCOMPARE(client->said(1), QStringLiteral("The user pressed Stop."));
        client->request(2, QStringLiteral("ping"));
        client->answer(2);
        QCOMPARE(logOf(b.log()), log);
        QCOMPARE(b.judge.ends.size(), answers ? 1 : 0);
        QCOMPARE(std::count_if(client->lines().begin(), client->lines().end(),
                               [](const QByteArray &line) { return line.contains("\"id\":1"); }),
                 1); // one answer only
        if (tool == QLatin1String("deaf")) {
            client->notify(QStringLiteral("notifications/release"));
            QTRY_COMPARE(b.judge.ends.size(), 1);
            QCOMPARE(b.judge.ends.first().second.kind, CallEnd::Kind::Done);
        }
    }

    /// An answer must belong to one request.
    void anIdIsOpenOnce()
    {
        Bench b;
        auto client = b.client();
        client->call(5, QStringLiteral("wait"));
        QTRY_COMPARE(logOf(b.log()).size(), 1);
        client->request(5, QStringLiteral("ping"));
        QVERIFY(client->said(5).contains(QLatin1String("open already")));
        client->say(R"({"jsonrpc":"2.0","id":5.0,"method":"ping"})");
        client->request(6, QStringLiteral("ping"));
        client->answer(6);
        QVERIFY(b.judge.ends.isEmpty());
        b.gate.cancelCalls(QStringLiteral("stopped"));
        client->call(5, QStringLiteral("send_invoice")); // what the first becomes is not known yet
        client->request(7, QStringLiteral("ping"));
        client->answer(7);
        QVERIFY(!logOf(b.log()).contains(QStringLiteral("send_invoice begun")));
    }

    void longArgumentsAreRefused()
    {
        Bench b;
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"), {{QStringLiteral("a"), QString(3 * 1024 * 1024, u'x')}});
        QVERIFY(client->failed(1));
        QVERIFY(b.judge.calls.isEmpty());
    }

    void aServerIsCalledWhatever()
    {
        Bench b;
        transport::ProcessCommand command;
        command.program = qEnvironmentVariable("FAKE_MCP_SERVER");
        const auto offered = b.gate.offer({{QStringLiteral("--help"), command}});
        QVERIFY(offered.ok());
        McpClient client(offered->front().program, offered->front().arguments, offered->front().environment);
        client.request(1, QStringLiteral("ping"));
        QVERIFY(client.answer(1).contains(QLatin1String("result")));
    }

    /// Belay calls a tool itself: where the agent is connected, on its connection, which hears nothing of it.
    void belaysOwnCalls_data()
    {
        QTest::addColumn<bool>("connected");
        QTest::addColumn<QString>("tool");
        QTest::addColumn<int>("kind");
        for (const bool connected : {true, false}) {
            const char *where = connected ? "beside the agent" : "alone";
            QTest::addRow("%s, done", where) << connected << QStringLiteral("close_issue") << int(CallEnd::Kind::Done);
            QTest::addRow("%s, failed", where) << connected << QStringLiteral("fail") << int(CallEnd::Kind::ToolFailed);
            QTest::addRow("%s, an error", where) << connected << QStringLiteral("reject") << int(CallEnd::Kind::Error);
            QTest::addRow("%s, dies", where) << connected << QStringLiteral("die") << int(CallEnd::Kind::Lost);
            QTest::addRow("%s, a task", where) << connected << QStringLiteral("later") << int(CallEnd::Kind::Lost);
        }
    }
    void belaysOwnCalls()
    {
        QFETCH(const bool, connected);
        QFETCH(const QString, tool);
        QFETCH(const int, kind);
        Bench b;
        std::unique_ptr<McpClient> client;
        if (connected) {
            client = b.client();
            client->request(1, QStringLiteral("initialize"),
                            {{QStringLiteral("protocolVersion"), QStringLiteral("2025-06-18")}});
            client->answer(1);
        }
        QList<CallEnd> ends;
        QVERIFY(b.gate.call(QStringLiteral("fake"), tool, R"({"id":7})", "k1",
                            [&ends](const CallEnd &end) { ends << end; }) != 0);
        QTRY_COMPARE(ends.size(), 1);
        QCOMPARE(int(ends.first().kind), kind);
        QVERIFY(!ends.first().isOpen);
        QVERIFY(b.judge.calls.isEmpty() && b.judge.ends.isEmpty());
        QFile log(b.log());
        QVERIFY(log.open(QIODevice::ReadOnly));
        const QByteArray said = log.readAll();
        QVERIFY(said.contains("\"org.belay/idempotency-key\":\"k1\"") && said.contains("\"id\":7"));
        if (!connected)
            QTRY_COMPARE(b.gate.connectionCount(), 0);
        else if (tool != QLatin1String("die")) {
            client->request(2, QStringLiteral("ping"));
            client->answer(2);
            QCOMPARE(client->lines().size(), 2); // the two answers, and nothing else
        }
        QCOMPARE(b.gate.call(QStringLiteral("other"), tool, "{}", "k", [](const CallEnd &) {}), mcp::CallId(0));
    }

    /// A call of its own ends with the gate, and is cancelled alone.
    void belaysOwnCallsEnd_data()
    {
        QTest::addColumn<bool>("connected");
        QTest::newRow("beside the agent") << true;
        QTest::newRow("alone") << false;
    }
    void belaysOwnCallsEnd()
    {
        QFETCH(const bool, connected);
        Bench b;
        auto client = b.client();
        if (connected) {
            client->request(1, QStringLiteral("initialize"),
                            {{QStringLiteral("protocolVersion"), QStringLiteral("2025-06-18")}});
            client->answer(1);
        }
        QList<CallEnd> ends;
        const auto heard = [&ends](const CallEnd &end) { ends << end; };
        const mcp::CallId id = b.gate.call(QStringLiteral("fake"), QStringLiteral("stubborn"), "{}", "k1", heard);
        QTRY_COMPARE(logOf(b.log()), QStringList{QStringLiteral("stubborn begun")});
        b.gate.cancelCalls(QStringLiteral("Stop."));
        QVERIFY(ends.isEmpty());
        b.gate.cancelCall(id, QStringLiteral("The user cancelled it."));
        QTRY_COMPARE(ends.size(), 1);
        QCOMPARE(ends.first().kind, CallEnd::Kind::Done); // it had been done all the same
        QVERIFY(b.gate.call(QStringLiteral("fake"), QStringLiteral("wait"), "{}", "k2", heard) != 0);
        QTRY_VERIFY(logOf(b.log()).contains(QStringLiteral("wait begun")));
        b.gate.close();
        QTRY_COMPARE(ends.size(), 2);
        QCOMPARE(ends.last().kind, CallEnd::Kind::Lost);
    }

    void theClientCancels()
    {
        Bench b;
        b.judge.verdict.reset();
        auto client = b.client();
        client->call(1, QStringLiteral("wait"));
        QTRY_COMPARE(b.judge.calls.size(), 1);
        client->cancel(1);
        QTRY_COMPARE(b.judge.gone.size(), 1);
        b.judge.waiting.front()({true, "k", {}}); // too late
        b.judge.verdict = CallVerdict{true, "k", {}};
        client->call(2, QStringLiteral("wait"));
        QTRY_COMPARE(logOf(b.log()), QStringList(QStringLiteral("wait begun")));
        client->cancel(2);
        QTRY_COMPARE(logOf(b.log()).size(), 2);
        QCOMPARE(b.judge.cancelled.size(), 1);
        QVERIFY(b.judge.ends.isEmpty()); // nobody knows yet
        client.reset();
        QTRY_COMPARE(b.judge.ends.size(), 1);
        QCOMPARE(b.judge.ends.first().second.kind, CallEnd::Kind::Lost);
    }

    /// As a server itself: what its client cancelled gets no answer that the server did not give.
    void whatTheClientCancelledIsNotAnswered()
    {
        Bench b;
        auto client = b.client();
        client->call(1, QStringLiteral("deaf"));
        client->call(2, QStringLiteral("deaf"));
        client->cancel(1);
        QTRY_COMPARE(b.judge.cancelled.size(), 1);
        client->call(3, QStringLiteral("die"));
        QTRY_COMPARE(b.judge.ends.size(), 3);
        QVERIFY(client->failed(2) && client->failed(3));
        QVERIFY(waitUntil([&] { return client->process().state() == QProcess::NotRunning; }, 20'000));
        QVERIFY(!client->hasAnswer(1));
        // A server that answers all the same is heard.
        client = b.client();
        client->call(4, QStringLiteral("stubborn"));
        client->cancel(4);
        QCOMPARE(client->said(4), QStringLiteral("done all the same"));
    }

    void whatGoesOnAsATaskHasAnEndLater()
    {
        Bench b;
        auto client = b.client();
        client->call(1, QStringLiteral("later"));
        QTRY_COMPARE(b.judge.ends.size(), 1);
        QVERIFY(b.judge.ends.first().second.isOpen);
        client->request(2, QStringLiteral("tasks/result"), {{QStringLiteral("taskId"), QStringLiteral("t1")}});
        QTRY_COMPARE(b.judge.ends.size(), 2);
        QVERIFY(!b.judge.ends.last().second.isOpen);
        QCOMPARE(b.judge.ends.last().first, b.judge.ends.first().first);
        // The same with what the server asks first.
        client->call(3, QStringLiteral("asks"));
        QTRY_COMPARE(b.judge.ends.size(), 3);
        QVERIFY(b.judge.ends.last().second.isOpen);
        client->request(
            4, QStringLiteral("tools/call"),
            {{QStringLiteral("name"), QStringLiteral("asks")}, {QStringLiteral("requestState"), QStringLiteral("s1")}});
        QTRY_COMPARE(b.judge.ends.size(), 4);
        QCOMPARE(b.judge.calls.last().continues, b.judge.calls.at(1).id);
    }

    void aClientThatIsKilledWithdraws()
    {
        Bench b;
        b.judge.verdict.reset();
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"));
        QTRY_COMPARE(b.judge.calls.size(), 1);
        ::kill(pid_t(client->process().processId()), SIGKILL);
        QTRY_COMPARE(b.judge.gone.size(), 1);
        QTRY_COMPARE(b.gate.connectionCount(), 0);
        QVERIFY(logOf(b.log()).isEmpty());
    }

    /// What was sent is heard of, also where nobody waits for it any more.
    void theLastAnswerIsHeard()
    {
        Bench b;
        b.judge.verdict.reset();
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"));
        QTRY_COMPARE(b.judge.calls.size(), 1);
        b.judge.waiting.front()({true, "k", {}});
        ::kill(pid_t(client->process().processId()), SIGKILL);
        QTRY_COMPARE(b.judge.ends.size(), 1);
        QCOMPARE(b.judge.ends.first().second.kind, CallEnd::Kind::Done);
        QCOMPARE(logOf(b.log()).size(), 2);
    }

    void anInputThatEndsIsAnswered()
    {
        Bench b;
        auto client = b.client();
        client->call(1, QStringLiteral("send_invoice"));
        client->process().closeWriteChannel();
        QCOMPARE(client->said(1), QStringLiteral("send_invoice done"));
        QVERIFY(waitUntil([&] { return client->process().state() == QProcess::NotRunning; }, 20'000));
        QCOMPARE(client->process().exitCode(), 0);
    }

    void withoutABelayCallsAreRefused()
    {
        auto b = std::make_unique<Bench>();
        auto client = b->client();
        client->call(1, QStringLiteral("wait"));
        QTRY_COMPARE(logOf(b->log()).size(), 1);
        const mcp::Entrance entrance = b->entrance;
        b.reset();
        QVERIFY(client->said(1).contains(QLatin1String("not known")));
        client->call(2, QStringLiteral("send_invoice"));
        QVERIFY(client->said(2).contains(QLatin1String("Nothing was sent")));
        // The same for one that finds none when it starts.
        McpClient late(entrance.program, entrance.arguments, entrance.environment);
        late.call(1, QStringLiteral("send_invoice"));
        QVERIFY(late.said(1).contains(QLatin1String("Nothing was sent")));
        McpClient bare(entrance.program, entrance.arguments);
        bare.call(1, QStringLiteral("send_invoice"));
        QVERIFY(bare.said(1).contains(QLatin1String("not started by an agent")));
    }

    void strangersAreNotLetIn()
    {
        Bench b;
        const auto folder = b.gate.folder();
        QVERIFY(folder.ok());
        struct stat info;
        QCOMPARE(::stat(QFile::encodeName(*folder).constData(), &info), 0);
        QCOMPARE(info.st_mode & 0777, mode_t(0700));
        QCOMPARE(::stat(QFile::encodeName(*folder + QStringLiteral("/gate")).constData(), &info), 0);
        QCOMPARE(info.st_mode & 0777, mode_t(0600));
        McpClient::Variables wrong = b.entrance.environment;
        wrong.last().second = QStringLiteral("0123");
        McpClient stranger(b.entrance.program, b.entrance.arguments, wrong);
        stranger.call(1, QStringLiteral("send_invoice"));
        QVERIFY(stranger.said(1).contains(QLatin1String("does not know")));
        // A server that is offered anew has a new secret.
        const auto again = b.gate.offer({{QStringLiteral("other"), transport::ProcessCommand()}});
        QVERIFY(again.ok());
        auto old = b.client();
        old->call(1, QStringLiteral("send_invoice"));
        QVERIFY(old->said(1).contains(QLatin1String("does not know")));
        // One that says nothing is not kept.
        QLocalSocket silent;
        silent.connectToServer(b.entrance.environment.first().second);
        QTRY_COMPARE(silent.state(), QLocalSocket::ConnectedState);
        silent.write(QByteArray(1000, 'x'));
        QTRY_COMPARE(silent.state(), QLocalSocket::UnconnectedState);
        QCOMPARE(b.gate.connectionCount(), 0);
    }

    void theAgentDoesNotSeeTheSecret()
    {
        Bench b;
        for (const auto &[name, value] : std::as_const(b.entrance.environment))
            QVERIFY(!value.contains(QLatin1String("geheim")));
        auto client = b.client();
        client->call(1, QStringLiteral("names"), {{QStringLiteral("name"), QStringLiteral("API_KEY")}});
        QCOMPARE(client->said(1), QStringLiteral("geheim"));
        client->call(2, QStringLiteral("names"), {{QStringLiteral("name"), QStringLiteral("BELAY_MCP_TOKEN")}});
        QCOMPARE(client->said(2), QString());
    }

    void aServerThatDoesNotStart()
    {
        Bench b;
        transport::ProcessCommand command;
        command.program = QStringLiteral("/nonexistent/server");
        QStringList ended;
        connect(&b.gate, &mcp::Gate::serverEnded, this, [&](const QString &, const QString &why) { ended << why; });
        const auto offered = b.gate.offer({{QStringLiteral("none"), command}});
        QVERIFY(offered.ok());
        McpClient client(offered->front().program, offered->front().arguments, offered->front().environment);
        client.request(1, QStringLiteral("initialize"));
        QVERIFY(waitUntil([&] { return client.process().state() == QProcess::NotRunning; }, 20'000));
        QTRY_COMPARE(ended.size(), 1);
        // Where it must be sealed, and cannot be, it is not started at all.
        b.gate.setView([] { return std::shared_ptr<const base::SealedView>(); });
        McpClient other(offered->front().program, offered->front().arguments, offered->front().environment);
        other.request(1, QStringLiteral("initialize"));
        QVERIFY(other.said(1).contains(QLatin1String("held back")));
    }

    void aBigAnswerComesWhole()
    {
        Bench b;
        auto client = b.client();
        const int size = 12 * 1024 * 1024;
        client->call(1, QStringLiteral("big"), {{QStringLiteral("size"), size}});
        QCOMPARE(client->said(1).size(), size);
    }

    /// An answer that cannot be passed on ends its call all the same, in words.
    void whatCannotBePassedOnIsAnswered_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("words");
        QTest::newRow("too long") << QStringLiteral("big") << 33 * 1024 * 1024 << QStringLiteral("limit is 32 MiB");
        QTest::newRow("broken") << QStringLiteral("broken") << 0 << QStringLiteral("cannot be read");
    }
    void whatCannotBePassedOnIsAnswered()
    {
        QFETCH(const QString, tool);
        QFETCH(const int, size);
        QFETCH(const QString, words);
        Bench b;
        auto client = b.client();
        client->call(1, tool, {{QStringLiteral("size"), size}});
        const QString said =
            client->answer(1).value(QLatin1String("error")).toObject().value(QLatin1String("message")).toString();
        QVERIFY2(said.contains(words), qPrintable(said));
        QTRY_COMPARE(b.judge.ends.size(), 1);
        QCOMPARE(b.judge.ends[0].second.kind, mcp::CallEnd::Kind::Lost);
        client->call(2, QStringLiteral("create_issue"));
        QCOMPARE(client->said(2), QStringLiteral("issue 7"));
    }
    /// The server would wait for ever.
    void aQuestionOfTheServersThatIsTooLongIsRefused()
    {
        Bench b;
        auto client = b.client();
        client->call(1, QStringLiteral("long question"));
        QVERIFY2(client->said(1).contains(QStringLiteral("limit is 32 MiB")), qPrintable(client->said(1)));
    }

    void leftoversGo()
    {
        QTemporaryDir room;
        base::SystemClock clock;
        QVERIFY(QDir(room.path()).mkdir(QStringLiteral("mcp-dead00")));
        mcp::Gate first(room.path(), &clock), second(room.path(), &clock);
        const auto one = first.folder(), two = second.folder();
        QVERIFY(one.ok() && two.ok());
        QVERIFY(!QFileInfo::exists(room.filePath(QStringLiteral("mcp-dead00"))));
        QVERIFY(QFileInfo::exists(*one) && QFileInfo::exists(*two));
    }
};

BELAY_TEST(TestMcpGate)

} // namespace tst_mcpgate

#include "tst_mcpgate.moc"
