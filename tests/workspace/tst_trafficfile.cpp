// SPDX-License-Identifier: Apache-2.0
#include "runs.h"
#include "workspace/files/trafficfile.h"

#include "testclass.h"

namespace tst_trafficfile {

using workspace::SessionController;

namespace {

QString answerIn(SessionController *session)
{
    for (int row = 0; row < session->transcript().count(); ++row) {
        if (const auto *message = std::get_if<history::AgentMessage>(&session->transcript().at(row).body))
            return message->text;
    }
    return {};
}

} // namespace

/// What is saved of a conversation can be had again, without the agent that it was with.
class TestTrafficFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPlayedAgain()
    {
        Runs runs;
        const QString file = runs.home.filePath(QStringLiteral("traffic.jsonl"));
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("markdown")));
        const QString said = answerIn(session);
        QVERIFY(said.size() > 200);
        // What passes between the agent and its servers is none of a client's business.
        const auto &tap = session->connection().wireTap();
        tap->record(jsonrpc::TapDirection::FromAgent, R"({"jsonrpc":"2.0","id":9,"method":"tools/call","params":{}})",
                    "tools/call", "9", {"notices", 1, 1});
        tap->record(jsonrpc::TapDirection::ToServer, R"({"jsonrpc":"2.0","id":9,"method":"tools/call","params":{}})",
                    "tools/call", "9", {"notices", 1, 1});
        const auto written = workspace::writeTraffic(*tap, {}, file);
        QVERIFY2(written.ok(), qPrintable(written ? QString() : written.error().message));

        settings::AgentEntry replay = settings::replayAgent(file);
        replay.command.replace(replay.command.left(replay.command.indexOf(QStringLiteral(" --replay"))),
                               qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay-demo-agent"));
        SessionController *again = runs.workspace->openSession(replay, runs.folder);
        QVERIFY(Runs::say(again, QStringLiteral("something else")));
        QCOMPARE(answerIn(again), said);
        QCOMPARE(again->sessionId(), session->sessionId());
    }

    void isReadAgain()
    {
        Runs runs;
        const QString file = runs.home.filePath(QStringLiteral("traffic.jsonl"));
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("markdown")));
        QVERIFY(workspace::writeTraffic(*session->connection().wireTap(), {}, file).ok());
        QString skipped;
        const auto lines = workspace::readTrafficFile(file, &skipped);
        QVERIFY(lines.ok() && skipped.isEmpty());
        const std::vector<acp::TapEntry> entries = session->connection().wireTap()->entriesAfter(0);
        QVERIFY(lines->size() > 4 && lines->size() <= entries.size());
        for (size_t i = 0; i < lines->size(); ++i) {
            QCOMPARE((*lines)[i].method, QString::fromStdString(entries[i].method));
            QCOMPARE((*lines)[i].id, QString::fromStdString(entries[i].id));
        }
    }

    void serversAreReadAgain()
    {
        using enum jsonrpc::TapDirection;
        acp::WireTap tap;
        const char *call =
            R"({"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"arguments":{"api_key":"hush"}}})";
        tap.record(
            FromAgent,
            R"({"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":{"toolCallId":"c7"}}})",
            "session/update", {});
        tap.record(FromAgent, call, "tools/call", "9", {"notices", 2, 7});
        tap.record(ToServer, call, "tools/call", "9", {"notices", 2, 7});
        tap.record(ToServer, R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}})",
                   "notifications/cancelled", "9", {"notices", 2, 7});
        tap.record(FromServer, R"({"jsonrpc":"2.0","id":9,"result":{}})", "answer", "9", {"notices", 2, 7});
        tap.record(StandardError, "warning", {}, {}, {"notices", 2});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.jsonl"));
        const auto toolCallOf = [](quint64 id) { return id == 7 ? QStringLiteral("c7") : QString(); };
        QVERIFY(workspace::writeTraffic(tap, toolCallOf, path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && !file.readAll().contains("hush"));
        QString skipped;
        const auto read = workspace::readTrafficFile(path, &skipped);
        QVERIFY(read.ok() && skipped.isEmpty());
        const auto entries = tap.entriesAfter(0);
        QCOMPARE(read->size(), entries.size());
        for (size_t i = 0; i < entries.size(); ++i) {
            const models::TrafficLine &line = (*read)[i];
            QCOMPARE(line.method, QString::fromStdString(entries[i].method));
            QCOMPARE(line.id, QString::fromStdString(entries[i].id));
            QCOMPARE(line.server, i == 0 ? QString() : QStringLiteral("notices"));
            QCOMPARE(line.connection, i == 0 ? 0u : 2u);
            QCOMPARE(line.toolCall, i == 5 ? QString() : QStringLiteral("c7"));
        }
        QCOMPARE((*read)[2].direction, models::TrafficDirection::ToServer);
        QCOMPARE((*read)[4].direction, models::TrafficDirection::FromServer);
    }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("lines"); // 0: an error
        QTest::addColumn<bool>("skips");
        const QByteArray good = "{\"at\":1.5,\"from\":\"agent\",\"message\":{\"id\":7,\"result\":{}}}\n";
        QTest::newRow("empty") << QByteArray() << 0 << false;
        QTest::newRow("something else") << QByteArray("hello\nworld\n") << 0 << false;
        QTest::newRow("bytes") << QByteArray("\0\xff\xfe{", 4) << 0 << false;
        QTest::newRow("json of another kind") << QByteArray("{\"from\":\"me\"}\n[1,2]\n") << 0 << false;
        QTest::newRow("one of them") << good << 1 << false;
        QTest::newRow("no end of line") << good.trimmed() << 1 << false;
        QTest::newRow("windows") << good.trimmed() + "\r\n" + good << 2 << false;
        QTest::newRow("a bad one between") << good + "{\"from\":\n" + good << 2 << true;
        QTest::newRow("odd times") << QByteArray("{\"at\":1e300,\"from\":\"client\",\"message\":{}}\n") << 1 << false;
        QTest::newRow("a server without a name")
            << QByteArray("{\"at\":1,\"from\":\"mcp-server\",\"message\":{}}\n") << 0 << false;
        QTest::newRow("odd numbers")
            << QByteArray("{\"from\":\"mcp-gate\",\"server\":\"x\",\"connection\":-1,\"call\":1e300,\"message\":{}}\n")
            << 1 << false;
        QTest::newRow("odd sizes") << QByteArray("{\"at\":\"x\",\"from\":\"agent\",\"cut\":-5}\n") << 1 << false;
    }
    void badFiles()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, lines);
        QFETCH(const bool, skips);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.jsonl"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        QString skipped;
        const auto read = workspace::readTrafficFile(path, &skipped);
        QCOMPARE(read.ok() ? int(read->size()) : 0, lines);
        QCOMPARE(!skipped.isEmpty(), skips);
        if (!read)
            QVERIFY(read.error().message.contains(path));
        QVERIFY(!workspace::readTrafficFile(folder.filePath(QStringLiteral("none")), &skipped).ok());
    }

    void saysWhyItCouldNot()
    {
        const acp::WireTap tap;
        const auto written = workspace::writeTraffic(tap, {}, QStringLiteral("/nowhere/traffic.jsonl"));
        QVERIFY(!written);
        QVERIFY(written.error().message.contains(QStringLiteral("/nowhere")));
    }
};

BELAY_GUI_TEST(TestTrafficFile)

} // namespace tst_trafficfile

#include "tst_trafficfile.moc"
