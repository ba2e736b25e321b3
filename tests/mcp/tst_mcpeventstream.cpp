// SPDX-License-Identifier: Apache-2.0
#include "mcp/eventstream.h"

#include "testclass.h"

#include <QTest>

namespace tst_mcpeventstream {

using mcp::EventStream;
using mcp::StreamEvent;
using Events = std::vector<StreamEvent>;

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

QByteArray text(const Events &events)
{
    QByteArray out;
    for (const StreamEvent &event : events)
        out += '[' + event.type + '|' + event.id + '|' + event.data + ']';
    return out;
}

} // namespace

class TestMcpEventStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void events_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("events"); // [type|id|data]
        QTest::addColumn<QByteArray>("lastId");
        QTest::addColumn<int>("retry"); // -1: none
        const auto row = [](const char *name, const QByteArray &bytes, const char *events, const char *lastId = "",
                            int retry = -1) {
            QTest::newRow(name) << bytes << QByteArray(events) << QByteArray(lastId) << retry;
        };
        row("plain", "data: a\n\n", "[||a]");
        row("return", "data: a\r\rdata: b\r\r", "[||a][||b]");
        row("return and feed", "data: a\r\n\r\ndata: b\r\n\r\n", "[||a][||b]");
        row("mixed", "data: a\r\n\ndata: b\n\r\n", "[||a][||b]");
        row("byte order mark",
            "\xEF\xBB\xBF"
            "data: a\n\n",
            "[||a]");
        row("a mark later is text",
            "data: a\n\n\xEF\xBB\xBF"
            "data: b\n\n",
            "[||a]");
        row("half a mark",
            "\xEF\xBB"
            "data: a\n\n",
            "");
        row("lines", "data: a\ndata:b\ndata:  c\n\n", "[||a\nb\n c]");
        row("an empty line within", "data: a\ndata\ndata: c\n\n", "[||a\n\nc]");
        row("type", "event: endpoint\ndata: /m\n\n", "[endpoint||/m]");
        row("a type is for one event", "event: x\ndata: a\n\ndata: b\n\n", "[x||a][||b]");
        row("a type without data", "event: x\n\ndata: b\n\n", "[||b]");
        row("id", "id: 7\ndata: a\n\ndata: b\n\n", "[|7|a][||b]", "7");
        row("id after data", "data: a\nid: 7\n\n", "[|7|a]", "7");
        row("only an id", "id: 7\n\n", "[|7|]", "7");
        row("priming", "id: 7\nretry: 500\ndata:\n\n", "[|7|]", "7", 500);
        row("an id is taken back", "id: 7\ndata: a\n\nid\ndata: b\n\n", "[|7|a][||b]", "");
        row("an id with a null", QByteArray("id: 7\n\nid: 8\0\ndata: b\n\n", 23), "[|7|][||b]", "7");
        row("an id that no header can carry", "id: 7\n\nid: 8\x01\ndata: b\n\n", "[|7|][||b]", "");
        row("a long id", "id: 7\n\nid: " + QByteArray(5000, 'x') + "\ndata: b\n\n", "[|7|][||b]", "");
        row("an event that was cut off", "id: 1\ndata: a\n\nid: 2\ndata: b\n", "[|1|a]", "1");
        row("a line that was cut off", "id: 1\ndata: a\n\nid: 2\ndata: b", "[|1|a]", "1");
        row("comments", ": hello\n:\ndata: a\n: more\n\n:\n\n", "[||a]");
        row("retry", "retry: 10\n\nretry: x\n\nretry: -1\n\nretry: 1.5\n\nretry:\n\n", "", "", 10);
        row("a long retry", "retry: 99999999999999\n\n", "", "", EventStream::longestRetry);
        row("unknown fields", "dat: a\ndatas: b\nDATA: c\n" + QByteArray(300, 'y') + ": d\n data: e\ndata: f\n\n",
            "[||f]");
        row("colons", "data:a:b: c\n\n", "[||a:b: c]");
        row("UTF-8", "data: \xC3\xA9\xE2\x82\xAC\n\n", "[||\xC3\xA9\xE2\x82\xAC]");
        row("nothing", "", "");
        row("breaks alone", "\n\n\r\n\r\r", "");
    }
    void events()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, events);
        QFETCH(const QByteArray, lastId);
        QFETCH(const int, retry);
        const auto check = [&](const std::vector<QByteArray> &pieces) {
            EventStream stream;
            Events got;
            for (const QByteArray &piece : pieces) {
                if (!stream.feed(view(piece), &got))
                    return false;
            }
            return text(got) == events && stream.lastId() == lastId && stream.retry().value_or(-1) == retry;
        };
        EventStream whole;
        Events got;
        QVERIFY(whole.feed(view(bytes), &got));
        QCOMPARE(text(got), events);
        QCOMPARE(whole.lastId(), lastId);
        QCOMPARE(whole.retry().value_or(-1), retry);
        std::vector<QByteArray> single;
        for (const char c : bytes)
            single.push_back(QByteArray(1, c));
        QVERIFY(check(single));
        for (qsizetype i = 0; i <= bytes.size() && bytes.size() < 400; ++i) {
            QVERIFY2(check({bytes.left(i), bytes.mid(i)}), qPrintable(QString::number(i)));
            for (qsizetype j = i; j <= bytes.size() && bytes.size() < 100; ++j)
                QVERIFY(check({bytes.left(i), bytes.mid(i, j - i), bytes.mid(j)}));
        }
    }

    void limits()
    {
        Events got;
        EventStream one(1000);
        QVERIFY(one.feed(view("data: " + QByteArray(900, 'a') + "\n\n"), &got));
        QCOMPARE(got.size(), size_t(1));
        QVERIFY(!one.feed(view("data: " + QByteArray(2000, 'a')), &got));
        EventStream lines(1000);
        bool isReadable = true;
        for (int i = 0; i < 100 && isReadable; ++i)
            isReadable = lines.feed(view("data: " + QByteArray(20, 'a') + '\n'), &got);
        QVERIFY(!isReadable);
        EventStream empty(1000);
        isReadable = true;
        for (int i = 0; i < 10'000 && isReadable; ++i)
            isReadable = empty.feed("data\n", &got);
        QVERIFY(!isReadable);
    }

    /// They may come for hours.
    void commentsAreNotKept()
    {
        EventStream stream(1000);
        Events got;
        for (int i = 0; i < 1000; ++i)
            QVERIFY(stream.feed(view(':' + QByteArray(1000, 'x')), &got));
        QVERIFY(stream.feed("\ndata: a\n\n", &got));
        for (int i = 0; i < 1000; ++i)
            QVERIFY(stream.feed(view("unknown" + QByteArray(1000, 'x')), &got));
        QVERIFY(stream.feed("\ndata: b\n\n", &got));
        QCOMPARE(text(got), QByteArray("[||a][||b]"));
    }
};

BELAY_TEST(TestMcpEventStream)

} // namespace tst_mcpeventstream

#include "tst_mcpeventstream.moc"
