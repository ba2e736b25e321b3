// SPDX-License-Identifier: Apache-2.0
#include "brokenlines.h"

#include "jsonrpc/messagedecoder.h"
#include "jsonrpc/wiretap.h"
#include "transport/linesplitter.h"

#include "testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <limits>
#include <map>

namespace tst_messagedecoder {

using namespace jsonrpc;

namespace {

struct NoPayload : NotificationDecoder
{
    std::unique_ptr<Payload> decode(std::string_view, const simdjson::dom::element &) override { return nullptr; }
};

} // namespace

/// Whatever a line holds, it becomes a message and the stream goes on.
class TestMessageDecoder : public QObject
{
    Q_OBJECT

    std::shared_ptr<WireTap> m_tap = std::make_shared<WireTap>();
    MessageDecoder m_decoder{std::make_shared<NoPayload>(), m_tap};

    std::unique_ptr<Message> decode(const QByteArray &line)
    {
        std::unique_ptr<Message> out;
        transport::LineSplitter splitter;
        const auto take = [&](transport::FramePtr frame) { out.reset(static_cast<Message *>(frame.release())); };
        const transport::LineSplitter::Sink sink{
            [&](std::string_view text) { take(m_decoder.decode(text, nullptr)); },
            [&](size_t size, std::string_view head) { take(m_decoder.tooLong(size, head)); },
            [&](std::string_view bytes) { m_decoder.passOver(bytes); }};
        splitter.feed({line.constData(), size_t(line.size())}, sink);
        splitter.finish(sink);
        return out;
    }

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("kind");
        QTest::newRow("request") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"a","params":{}})")
                                 << int(Message::Kind::Request);
        QTest::newRow("request, null id") << QByteArray(R"({"id":null,"method":"a"})") << int(Message::Kind::Request);
        QTest::newRow("notification") << QByteArray(R"({"method":"a"})") << int(Message::Kind::Notification);
        QTest::newRow("result") << QByteArray(R"({"id":1,"result":null})") << int(Message::Kind::Response);
        QTest::newRow("error") << QByteArray(R"({"id":1,"error":{"code":-1,"message":"m"}})")
                               << int(Message::Kind::Response);
        QTest::newRow("cancel") << QByteArray(R"({"method":"$/cancel_request","params":{"requestId":"a"}})")
                                << int(Message::Kind::Cancel);
        QTest::newRow("cancel without target")
            << QByteArray(R"({"method":"$/cancel_request","params":{}})") << int(Message::Kind::Notification);
        QTest::newRow("fractional id") << QByteArray(R"({"id":1.5,"method":"a"})") << int(Message::Kind::Request);
        QTest::newRow("object id") << QByteArray(R"({"id":{},"method":"a"})") << int(Message::Kind::Refused);
        QTest::newRow("banner") << QByteArray("[info] starting") << int(Message::Kind::Junk);
        QTest::newRow("number") << QByteArray("42") << int(Message::Kind::Junk);
        QTest::newRow("half an object") << QByteArray(R"({"id":1)") << int(Message::Kind::Junk);
        QTest::newRow("bad UTF-8") << QByteArray("{\"id\":1,\"method\":\"\xff\xfe\"}") << int(Message::Kind::Request);
        QTest::newRow("nested too deep") << QByteArray("{\"id\":1,\"method\":\"a\",\"params\":" +
                                                       QByteArray(5000, '[') + QByteArray(5000, ']') + '}')
                                         << int(Message::Kind::Refused);
    }
    void kinds()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, kind);
        const auto message = decode(line);
        QVERIFY(message);
        QCOMPARE(int(message->kind), kind);
        if (message->kind == Message::Kind::Refused)
            QVERIFY(!message->error->message.isEmpty());
    }

    /// A line that no reader takes is mended where that harms nobody, else answered: no request and no answer is
    /// dropped.
    void nothingWithAnIdIsDropped_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("body");
        for (const BrokenLine &row : brokenLines())
            QTest::newRow(row.name) << row.line << int(row.kind) << row.id << row.body;
    }
    void nothingWithAnIdIsDropped()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, kind);
        QFETCH(const QByteArray, id);
        QFETCH(const QByteArray, body);
        const auto message = decode(line);
        QVERIFY(message);
        QCOMPARE(int(message->kind), kind);
        QCOMPARE(message->id.toJson(), id);
        QCOMPARE(message->error.has_value(), body == "error");
        if (message->error) {
            QVERIFY(!message->error->message.isEmpty());
            QCOMPARE(message->mustAnswer, message->kind == Message::Kind::Refused);
        } else if (!body.isEmpty()) {
            QCOMPARE(message->kind == Message::Kind::Response ? message->result : message->params, body);
        }
        // Whatever was wrong with a line, the next one is read.
        QCOMPARE(decode(R"({"id":1,"method":"a"})")->kind, Message::Kind::Request);
    }

    void numbersBeyondEveryTypeKeepTheirSize()
    {
        const auto message =
            decode(R"({"id":1,"method":"m","params":[18446744073709551616,1e400,-1e400,1e-400,5,1.5]})");
        const QJsonArray numbers = QJsonDocument::fromJson(message->params).array();
        QCOMPARE(numbers[0].toDouble(), 18446744073709551616.0);
        QCOMPARE(numbers[1].toDouble(), std::numeric_limits<double>::max());
        QCOMPARE(numbers[2].toDouble(), std::numeric_limits<double>::lowest());
        QCOMPARE(numbers[3].toDouble(), 0.0);
        QCOMPARE(numbers[4].toInt(), 5);
        QCOMPARE(numbers[5].toDouble(), 1.5);
    }

    /// However a line is cut into pieces, its envelope is the same.
    void envelopesInPieces()
    {
        const std::string line = nestedLine();
        for (size_t cut = 0; cut <= line.size(); ++cut) {
            EnvelopeReader reader;
            reader.read(std::string_view(line).substr(0, cut));
            reader.read(std::string_view(line).substr(cut));
            QCOMPARE(reader.method(), nestedMethod());
            QCOMPARE(reader.id()->toJson(), nestedId());
            QVERIFY(!reader.isAnswer());
        }
    }

    void tooDeepAndTooLongNameTheLimit()
    {
        QVERIFY(decode("{\"a\":" + QByteArray(5000, '[') + QByteArray(5000, ']') + '}')
                    ->error->message.contains(QStringLiteral("1024")));
        const auto tooLong = decode("{\"a\":\"" + QByteArray(33 * 1024 * 1024, 'x') + "\"}");
        QVERIFY(tooLong->error->message.contains(QStringLiteral("32")));
        QVERIFY(tooLong->error->message.contains(QStringLiteral("33")));
    }

    void longLinesBelowTheLimitPass()
    {
        const auto message =
            decode("{\"id\":1,\"method\":\"a\",\"params\":{\"t\":\"" + QByteArray(20 * 1024 * 1024, 'x') + "\"}}");
        QCOMPARE(message->kind, Message::Kind::Request);
        QVERIFY(message->params.size() > 20 * 1024 * 1024);
    }

    void theTapIsBounded()
    {
        for (int i = 0; i < 20000; ++i)
            m_tap->record(TapDirection::FromAgent, std::string(2000, 'x'));
        const auto entries = m_tap->entriesAfter(0);
        size_t bytes = 0;
        for (const TapEntry &entry : entries)
            bytes += entry.text.size();
        QVERIFY(bytes <= TapRing::maximumBytes + WireTap::keptBytes);
        QVERIFY(entries.back().number >= 20000);
    }

    /// However much a server says: what the agent said is there, and the other way round.
    void theTapKeepsServersApart()
    {
        const auto flood = [this](const jsonrpc::TapServer &server) {
            for (int i = 0; i < 9000; ++i)
                m_tap->record(TapDirection::FromAgent, std::string(i % 3 == 0 ? 3000 : 10, 'x'), "flood", {}, server);
        };
        const auto methods = [this](quint64 after) {
            std::map<std::string, size_t> out;
            quint64 number = after;
            for (const TapEntry &entry : m_tap->entriesAfter(after)) {
                out[entry.method + ' ' + entry.server] += 1;
                if (entry.number <= number)
                    out["out of order"] += 1;
                number = entry.number;
            }
            return out;
        };
        TapBatch batch(m_tap);
        batch.begin();
        for (int i = 0; i < 3; ++i)
            batch.record(TapDirection::ToAgent, "{}", "said", "1");
        batch.flush();
        const jsonrpc::TapServer server{"server", 1, 7};
        m_tap->record(TapDirection::ToServer, "{}", "call", "1", server);
        flood(server);
        m_tap->record(TapDirection::FromAgent, "{}", "answer", "1");
        auto kept = methods(0);
        QCOMPARE(kept["said "], size_t(3));
        QCOMPARE(kept["answer "], size_t(1));
        QCOMPARE(kept["call server"], size_t(0));
        QVERIFY(kept["flood server"] > 1000 && kept["flood server"] <= jsonrpc::TapRing::maximumEntries);
        QCOMPARE(kept["out of order"], size_t(0));
        // A reader that comes now and then gets what is new to it, of both.
        const quint64 last = m_tap->entriesAfter(0).back().number;
        QVERIFY(m_tap->entriesAfter(last).empty());
        m_tap->record(TapDirection::ToServer, "{}", "call", "2", server);
        m_tap->record(TapDirection::ToAgent, "{}", "said", "2");
        m_tap->record(TapDirection::FromServer, "{}", "answer", "2", server);
        kept = methods(last);
        QCOMPARE(kept, (std::map<std::string, size_t>{{"call server", 1}, {"said ", 1}, {"answer server", 1}}));
        flood({});
        kept = methods(0);
        QCOMPARE(kept["said "], size_t(0));
        QCOMPARE(kept["call server"], size_t(1));
        QCOMPARE(kept["answer server"], size_t(1));
        QCOMPARE(kept["out of order"], size_t(0));
    }

    /// However entries were dropped, what is kept follows each other, and a reader gets what is new to it.
    void theTapKeepsItsOrder()
    {
        const auto shared = std::make_shared<WireTap>();
        WireTap &tap = *shared;
        TapBatch batch(shared);
        const auto size = [](quint64 number) { return size_t(number * 2654435761u % (number % 50 ? 300 : 600'000)); };
        quint64 number = 0, read = 0;
        for (int round = 0; round < 80; ++round) {
            // Every other round several at a time, in batches of up to ninety.
            const bool batches = round % 2;
            for (int i = 0; i < 50 + round * 12; ++i) {
                if (batches && i % (1 + round % 90) == 0) {
                    batch.flush();
                    QCOMPARE(tap.entriesAfter(number).size(), size_t(0));
                    batch.begin();
                }
                ++number;
                const std::string text(size(number), char('a' + number % 26));
                if (batches)
                    batch.record(TapDirection::ToAgent, text, "m", std::to_string(number));
                else
                    tap.record(TapDirection::ToAgent, text, "m", std::to_string(number));
            }
            batch.flush();
            const auto news = tap.entriesAfter(read);
            QCOMPARE(news.back().number, number);
            for (size_t i = 0; i < news.size(); ++i) {
                const TapEntry &entry = news[i];
                QCOMPARE(entry.number, news.front().number + i);
                QCOMPARE(entry.id, std::to_string(entry.number));
                QCOMPARE(entry.method, std::string("m"));
                QCOMPARE(entry.text.find_first_not_of(char('a' + entry.number % 26)), std::string::npos);
                QVERIFY(i == 0 || entry.monotonicNs >= news[i - 1].monotonicNs);
                QCOMPARE(size_t(entry.size), size(entry.number));
                QCOMPARE(entry.text.size(), qMin(size(entry.number), WireTap::keptBytes));
            }
            QVERIFY(news.front().number == read + 1 || tap.entriesAfter(0).front().number == news.front().number);
            read = number;
        }
        QVERIFY(tap.entriesAfter(read).empty());
        QVERIFY(tap.entriesAfter(0).size() < number);
    }
};

BELAY_TEST(TestMessageDecoder)

} // namespace tst_messagedecoder

#include "tst_messagedecoder.moc"
