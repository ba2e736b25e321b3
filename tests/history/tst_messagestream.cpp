// SPDX-License-Identifier: Apache-2.0
#include "history/messagestream.h"

#include "testclass.h"

#include <QTest>

namespace tst_messagestream {

using history::EntryList;
using history::MessageStream;

namespace {

struct Bench
{
    EntryList entries;
    MessageStream stream;
    core::SessionEvent event;

    explicit Bench(history::EntryBody body = history::AgentMessage{{}, true})
    {
        event.turn.value = 1;
        event.at = QDateTime::fromMSecsSinceEpoch(1000);
        history::Entry entry;
        entry.turn = event.turn;
        entry.at = event.at;
        entry.body = std::move(body);
        stream.begin(entries.append(std::move(entry)).id, QStringLiteral("m"));
    }
    bool goesOn(bool isThought = false, const char *message = "m") const
    {
        return stream.goesOn(entries, event, isThought, QLatin1String(message));
    }
};

} // namespace

/// What goes on, what is another entry, and what is too much.
class TestMessageStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsBeingSaid()
    {
        const MessageStream stream;
        QCOMPARE(stream.entry(), history::EntryId(0));
        QVERIFY(!stream.goesOn({}, {}, false, {}));
    }

    void whatGoesOn()
    {
        const Bench b;
        QVERIFY(b.goesOn());
        QVERIFY(!b.goesOn(true));
        QVERIFY(!b.goesOn(false, "another"));
        QVERIFY(b.stream.isOf(1, QStringLiteral("m")));
        QVERIFY(!b.stream.isOf(2, QStringLiteral("m")));
        QVERIFY(Bench(history::Thought{}).goesOn(true));
        // The user's own words are nothing that the agent goes on with.
        QVERIFY(!Bench(history::UserMessage{}).goesOn());
        QVERIFY(!Bench(history::UserMessage{}).goesOn(true));
    }

    void whatComesAfterStopOrInAnotherTurnIsAnotherEntry()
    {
        Bench b;
        b.event.afterStop = base::Milliseconds(5);
        QVERIFY(!b.goesOn());
        b.event.afterStop.reset();
        b.event.turn.value = 2;
        QVERIFY(!b.goesOn());
    }

    void theEndOfIt()
    {
        Bench b(history::Thought{{}, true, {}});
        QCOMPARE(b.stream.end(b.entries.entry(1), QDateTime::fromMSecsSinceEpoch(3500)), 0);
        const auto &thought = b.entries.body<history::Thought>(1);
        QVERIFY(!thought.streaming);
        QCOMPARE(thought.duration.count(), 2500);
        QCOMPARE(b.stream.entry(), history::EntryId(0));
        QVERIFY(!b.goesOn(true));
    }

    /// Before Stop all of it is kept. What follows a gap is not, however short it is.
    void afterStopThereIsAnEnd()
    {
        Bench b;
        QString said;
        const QString much(MessageStream::lateKept, u'x');
        QVERIFY(b.stream.add(said, much, false));
        QVERIFY(b.stream.add(said, much, false));
        said.clear();
        QVERIFY(b.stream.add(said, much, true));
        QVERIFY(!b.stream.add(said, QStringLiteral("ab"), true));
        said.clear();
        QVERIFY(!b.stream.add(said, QStringLiteral("c"), true));
        QVERIFY(said.isEmpty());
        QCOMPARE(b.stream.end(b.entries.entry(1), b.event.at), 3);
        QCOMPARE(b.stream.end(b.entries.entry(1), b.event.at), 0);
    }
};

BELAY_TEST(TestMessageStream)

} // namespace tst_messagestream

#include "tst_messagestream.moc"
