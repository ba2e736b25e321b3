// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "jsonrpc/peer.h"
#include "jsonrpc/wiretap.h"
#include "transport/loopbacktransport.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace tst_peer {

using namespace jsonrpc;
using transport::LoopbackTransport;

namespace {

struct NoPayload : NotificationDecoder
{
    std::unique_ptr<Payload> decode(std::string_view, const simdjson::dom::element &) override { return nullptr; }
};

/// A peer whose other side is the test.
struct Fixture
{
    LoopbackTransport *wire = new LoopbackTransport;
    std::shared_ptr<WireTap> tap = std::make_shared<WireTap>();
    Peer peer{std::unique_ptr<transport::Transport>(wire), std::make_shared<NoPayload>(), tap};
    QByteArrayList sent;
    QList<CancelOutcome> cancels;
    std::vector<InboundRequest> inbound;
    QStringList refusals;

    explicit Fixture(bool initialized = true)
    {
        QObject::connect(wire, &LoopbackTransport::sent, wire, [this](const QByteArray &line) { sent << line; });
        QObject::connect(&peer, &Peer::cancelReceived, &peer,
                         [this](const CancelRecord &record) { cancels << record.outcome; });
        QObject::connect(&peer, &Peer::messageRefused, &peer, [this](const QString &why) { refusals << why; });
        peer.setRequestHandler([this](InboundRequest request) { inbound.push_back(std::move(request)); });
        peer.start();
        if (initialized) {
            CallOptions options;
            options.opensConnection = true;
            peer.request(QStringLiteral("initialize"), "{}", options);
            wire->receive(R"({"jsonrpc":"2.0","id":0,"result":{}})");
            sent.clear();
        }
    }
};

int countOf(const QByteArrayList &lines, const char *part)
{
    return int(
        std::count_if(lines.begin(), lines.end(), [part](const QByteArray &line) { return line.contains(part); }));
}

} // namespace

class TestPeer : public QObject
{
    Q_OBJECT

    struct Ended
    {
        int count = 0;
        CallOutcome outcome;
    };
    static std::shared_ptr<Ended> watch(const Call &call, QObject *context)
    {
        auto ended = std::make_shared<Ended>();
        call.whenDone(context, [ended](const CallOutcome &outcome) {
            ++ended->count;
            ended->outcome = outcome;
        });
        return ended;
    }

    /// A handler that takes its time.
    static void work(int milliseconds)
    {
        QElapsedTimer time;
        time.start();
        while (time.elapsed() < milliseconds) {
        }
    }
    static QByteArray plainRequest(int id) { return "{\"id\":" + QByteArray::number(id) + ",\"method\":\"m\"}"; }

private Q_SLOTS:
    /// What is expensive to answer leaves room after each for what else waits in the event loop, a click on Stop first.
    void expensiveRequestsAreHandledInSlices()
    {
        Fixture f;
        int clicks = 0;
        f.peer.setRequestHandler([&f](InboundRequest request) {
            if (f.inbound.empty()) {
                for (int id = 2; id <= 20; ++id) // all in one read
                    f.wire->receive(TestPeer::plainRequest(id));
            }
            work(5);
            f.inbound.push_back(std::move(request));
        });
        QTimer click;
        connect(&click, &QTimer::timeout, this, [&] { clicks += f.inbound.size() < 20; });
        click.start(0);
        f.wire->receive(plainRequest(1));
        QCOMPARE(f.inbound.size(), size_t(1));
        QTRY_COMPARE(f.inbound.size(), size_t(20));
        QVERIFY2(clicks >= 10, qPrintable(QString::number(clicks)));
        for (size_t i = 0; i < f.inbound.size(); ++i)
            QCOMPARE(f.inbound[i].id, RequestId(qint64(i + 1)));
    }

    void anAgentThatDoesNotReadIsNotReadEither()
    {
        Fixture f;
        f.wire->setQueuedBytes(Peer::mostUnread + 1);
        for (int id = 1; id <= 5; ++id)
            f.wire->receive(plainRequest(id));
        QCoreApplication::processEvents();
        QCOMPARE(f.inbound.size(), size_t(0));
        f.peer.notify(QStringLiteral("session/cancel"), "{}", LoopbackTransport::Lane::Urgent);
        QCOMPARE(f.sent.size(), 1); // Stop goes out all the same
        f.wire->setQueuedBytes(Peer::mostUnread);
        QTRY_COMPARE(f.inbound.size(), size_t(5));
    }

    /// It may write before it reads. Then its requests are refused, but what it says is heard.
    void anAgentThatReadsOnlyWhenItIsReadIsNotWaitedForInVain()
    {
        Fixture f;
        f.wire->setQueuedBytes(Peer::mostUnread + 1);
        int notified = 0;
        f.peer.setNotificationHandler([&notified](Message &) { ++notified; });
        f.wire->receive(plainRequest(1));
        f.wire->receive(R"({"method":"session/update","params":{}})");
        QCOMPARE(notified, 0);
        QTRY_COMPARE(notified, 1);
        QCOMPARE(f.inbound.size(), size_t(0));
        QCOMPARE(countOf(f.sent, "\"error\""), 1);
        f.wire->setQueuedBytes(2 * Peer::mostUnread + 1);
        f.wire->receive(plainRequest(2));
        QCoreApplication::processEvents();
        QCOMPARE(f.sent.size(), 1); // there is an end to that, too
        f.wire->setQueuedBytes(0);
        QTRY_COMPARE(f.inbound.size(), size_t(1));
    }

    /// Nobody hears an answer any more, but an answer to us counts.
    void whatCameBeforeTheEndIsRead()
    {
        Fixture f;
        std::optional<CallOutcome> outcome;
        Call call = f.peer.request(QStringLiteral("session/prompt"), "{}");
        call.whenDone(&f.peer, [&outcome](const CallOutcome &done) { outcome = done; });
        f.wire->setQueuedBytes(Peer::mostUnread + 1);
        f.peer.setRequestHandler([&f](InboundRequest request) {
            work(5);
            f.inbound.push_back(std::move(request));
        });
        for (int id = 1; id <= 200; ++id)
            f.wire->receive(plainRequest(id));
        f.wire->receive(R"({"id":1,"result":{"stopReason":"end_turn"}})");
        QElapsedTimer time;
        time.start();
        f.wire->end();
        QVERIFY2(time.elapsed() < 500, qPrintable(QString::number(time.elapsed())));
        QVERIFY(outcome && outcome->end == CallEnd::Completed);
    }

    // --- outbound: the ways a call ends, first writer wins ------------------------------------------------

    void outboundOutcomes_data()
    {
        QTest::addColumn<bool>("cancelFirst");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("end");
        const QByteArray result = R"({"jsonrpc":"2.0","id":1,"result":{"x":1}})";
        const QByteArray marker = R"({"jsonrpc":"2.0","id":1,"result":{"stopReason":"cancelled"}})";
        const QByteArray cancelled = R"({"jsonrpc":"2.0","id":1,"error":{"code":-32800,"message":"Cancelled"}})";
        const QByteArray failed = R"({"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"no"}})";
        QTest::newRow("answer") << false << result << int(CallEnd::Completed);
        QTest::newRow("error") << false << failed << int(CallEnd::Failed);
        QTest::newRow("cancelled by the other side") << false << cancelled << int(CallEnd::Cancelled);
        QTest::newRow("cancel, then -32800") << true << cancelled << int(CallEnd::Cancelled);
        QTest::newRow("cancel, then marker") << true << marker << int(CallEnd::Cancelled);
        QTest::newRow("marker without cancel") << false << marker << int(CallEnd::Cancelled);
        QTest::newRow("work finished while cancel was under way")
            << true << result << int(CallEnd::CompletedBeforeCancel);
        QTest::newRow("cancel, then another error") << true << failed << int(CallEnd::Failed);
        QTest::newRow("connection ends") << false << QByteArray() << int(CallEnd::Lost);
        QTest::newRow("cancel, then connection ends") << true << QByteArray() << int(CallEnd::Lost);
    }
    void outboundOutcomes()
    {
        QFETCH(const bool, cancelFirst);
        QFETCH(const QByteArray, answer);
        QFETCH(const int, end);
        Fixture f;
        CallOptions options;
        options.isCancellationMarker = [](const QByteArray &r) { return r.contains("cancelled"); };
        Call call = f.peer.request(QStringLiteral("work"), "{}", options);
        const auto ended = watch(call, this);
        if (cancelFirst) {
            QCOMPARE(call.cancel(), CancelOutcome::Requested);
            QCOMPARE(countOf(f.sent, R"("method":"$/cancel_request","params":{"requestId":1})"), 1);
        }
        if (answer.isEmpty())
            f.wire->end();
        else
            f.wire->receive(answer);
        QCOMPARE(ended->count, 1);
        QCOMPARE(int(ended->outcome.end), end);
        QVERIFY(call.isDone());
        // Ended means ended: nothing more is sent and nobody is called twice.
        f.wire->receive(answer.isEmpty() ? QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{}})") : answer);
        QCOMPARE(call.cancel(), CancelOutcome::AlreadyCompleted);
        QCOMPARE(ended->count, 1);
        QCOMPARE(countOf(f.sent, "$/cancel_request"), cancelFirst ? 1 : 0);
        const auto late = watch(call, this);
        QCOMPARE(late->count, 1); // also when already done
        QCOMPARE(int(late->outcome.end), end);
    }

    void cancelTwiceSendsOnce()
    {
        Fixture f;
        Call call = f.peer.request(QStringLiteral("work"), "{}");
        Call copy = call;
        QCOMPARE(call.cancel(), CancelOutcome::Requested);
        QCOMPARE(copy.cancel(), CancelOutcome::AlreadyRequested);
        QCOMPARE(call.cancel(), CancelOutcome::AlreadyRequested);
        QCOMPARE(countOf(f.sent, "$/cancel_request"), 1);
    }

    /// An agent that reacts to no cancel holds nothing open.
    void aCancelThatNobodyAnswersEndsTheCall()
    {
        Fixture f;
        FakeClock clock;
        Call call = f.peer.request(QStringLiteral("work"), "{}");
        const auto ended = watch(call, this);
        std::vector<CallOutcome> late;
        call.whenAnsweredLate(this, [&late](const CallOutcome &outcome) { late.push_back(outcome); });
        QCOMPARE(call.cancelWithin(clock, base::Milliseconds(1000)), CancelOutcome::Requested);
        clock.advance(500);
        QCOMPARE(call.cancelWithin(clock, base::Milliseconds(1000)), CancelOutcome::AlreadyRequested);
        QCOMPARE(countOf(f.sent, "$/cancel_request"), 1);
        clock.advance(499);
        QVERIFY(!call.isDone());
        clock.advance(1);
        QCOMPARE(ended->count, 1);
        QCOMPARE(call.outcome().end, CallEnd::CancelNotAnswered);
        QCOMPARE(call.outcome().error.code, int(code::requestCancelled));
        QCOMPARE(f.peer.openCalls(), size_t(0));
        // Its answer is late and no fault; another one to it is.
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"result":{"a":1}})");
        QCOMPARE(ended->count, 1);
        QCOMPARE(late.size(), size_t(1));
        QCOMPARE(late[0].end, CallEnd::CompletedBeforeCancel);
        QCOMPARE(late[0].result, R"({"a":1})");
        QVERIFY(f.refusals.isEmpty());
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"result":{}})");
        QCOMPARE(f.refusals.size(), 1);
    }

    void aCancelThatIsAnsweredWaitsForNothing()
    {
        Fixture f;
        FakeClock clock;
        Call call = f.peer.request(QStringLiteral("work"), "{}");
        call.cancelWithin(clock, base::Milliseconds(1000));
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"error":{"code":-32800,"message":"x"}})");
        QCOMPARE(call.outcome().end, CallEnd::Cancelled);
        QCOMPARE(clock.timerCount(), size_t(0));
        QCOMPARE(call.cancelWithin(clock, base::Milliseconds(1000)), CancelOutcome::AlreadyCompleted);
        QCOMPARE(clock.timerCount(), size_t(0));
    }

    void theHandshakeIsNeverCancelledAndComesFirst()
    {
        Fixture f(false);
        const Call early = f.peer.request(QStringLiteral("work"), "{}");
        QVERIFY(early.isDone());
        QCOMPARE(early.outcome().end, CallEnd::Failed);
        QVERIFY(f.sent.isEmpty());
        CallOptions options;
        options.opensConnection = true;
        Call handshake = f.peer.request(QStringLiteral("initialize"), "{}", options);
        QCOMPARE(handshake.cancel(), CancelOutcome::NotCancellable);
        f.wire->receive(R"({"jsonrpc":"2.0","id":"a","method":"early"})");
        QCOMPARE(f.sent.size(), 2);
        QVERIFY(f.sent[1].contains(R"("id":"a","error":{"code":-32600)"));
        QVERIFY(f.inbound.empty());
        f.wire->receive(R"({"jsonrpc":"2.0","id":0,"result":{}})");
        QVERIFY(!f.peer.request(QStringLiteral("work"), "{}").isDone());
    }

    void idsKeepTheirType()
    {
        Fixture f;
        f.wire->receive(R"({"jsonrpc":"2.0","id":"1","method":"m"})");
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"method":"m"})");
        QCOMPARE(f.inbound.size(), size_t(2));
        QVERIFY(f.refusals.isEmpty());
        f.inbound[1].responder.respond("{}");
        f.inbound[0].responder.respond("{}");
        QVERIFY(f.sent[0].contains(R"("id":1)") && f.sent[1].contains(R"("id":"1")"));
    }

    void aContextThatIsGoneIsNotCalled()
    {
        Fixture f;
        const Call call = f.peer.request(QStringLiteral("work"), "{}");
        auto context = std::make_unique<QObject>();
        const auto ended = watch(call, context.get());
        context.reset();
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"result":{}})");
        QCOMPARE(ended->count, 0);
    }

    void completedHandles()
    {
        Call call = Call::failed({code::internalError, QStringLiteral("no"), {}});
        QVERIFY(call.isDone());
        QCOMPARE(watch(call, this)->count, 1);
        QCOMPARE(call.cancel(), CancelOutcome::AlreadyCompleted);
        QCOMPARE(Call().cancel(), CancelOutcome::NotFound);
        // One that stands for no request is done, and says so like every other.
        const auto none = watch(Call(), this);
        QCOMPARE(none->count, 1);
        QCOMPARE(Call().outcome().end, CallEnd::Lost);
    }

    void destroyingThePeerLosesEveryCallOnce()
    {
        auto f = std::make_unique<Fixture>();
        const auto a = watch(f->peer.request(QStringLiteral("a"), "{}"), this);
        const auto b = watch(f->peer.request(QStringLiteral("b"), "{}"), this);
        f.reset();
        QCOMPARE(a->count, 1);
        QCOMPARE(b->count, 1);
        QCOMPARE(a->outcome.end, CallEnd::Lost);
    }

    void dialects_data()
    {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("current") << int(CancelDialect::Current)
                                 << QByteArray(R"("$/cancel_request","params":{"requestId":1})");
        QTest::newRow("2025") << int(CancelDialect::November2025)
                              << QByteArray(R"("$/cancelRequest","params":{"id":1})");
    }
    void dialects()
    {
        QFETCH(const int, dialect);
        QFETCH(const QByteArray, expected);
        Fixture f;
        f.peer.setCancelDialect(CancelDialect(dialect));
        Call call = f.peer.request(QStringLiteral("work"), "{}");
        call.cancel();
        QCOMPARE(countOf(f.sent, "cancel"), 1);
        QVERIFY(f.sent.last().contains(expected));
    }

    // --- inbound: what a withdrawal of the agent does ---------------------------------------------------------

    void undeclaredCancelIsIgnored()
    {
        Fixture f;
        f.wire->receive(R"({"jsonrpc":"2.0","id":7,"method":"work"})");
        f.wire->receive(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}})");
        QVERIFY(f.cancels.isEmpty());
        QVERIFY(f.sent.isEmpty());
        QVERIFY(f.inbound.back().responder.begin());
        QVERIFY(!f.inbound.back().responder.cancelRequested());
    }

    void inboundCancel_data()
    {
        QTest::addColumn<QByteArray>("spelling");
        QTest::newRow("$/cancel_request requestId")
            << QByteArray(R"({"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":%1}})");
        QTest::newRow("$/cancelRequest id")
            << QByteArray(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%1}})");
        QTest::newRow("$/cancelRequest requestId")
            << QByteArray(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"requestId":%1}})");
        QTest::newRow("$/cancel_request id")
            << QByteArray(R"({"jsonrpc":"2.0","method":"$/cancel_request","params":{"id":%1}})");
    }
    void inboundCancel()
    {
        QFETCH(const QByteArray, spelling);
        const auto cancel = [&](Fixture &f, const QByteArray &id) {
            f.wire->receive(QByteArray(spelling).replace("%1", id));
        };
        Fixture f;
        f.peer.setTakesOldCancel(true);

        cancel(f, "7"); // never seen
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::NotFound);
        QVERIFY(f.sent.isEmpty());

        // Before the work began: skipped, -32800.
        f.wire->receive(R"({"jsonrpc":"2.0","id":7,"method":"work"})");
        cancel(f, "\"7\""); // another request
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::NotFound);
        cancel(f, "7");
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::Skipped);
        QCOMPARE(countOf(f.sent, R"("id":7,"error":{"code":-32800)"), 1);
        QVERIFY(!f.inbound.back().responder.begin());
        f.inbound.back().responder.respond("{}"); // too late, dropped
        QCOMPARE(f.sent.size(), 1);

        cancel(f, "7"); // already answered: the first answer stands
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::AlreadyCompleted);
        QCOMPARE(f.sent.size(), 1);

        // Work under way that finishes: the normal result, recorded.
        f.sent.clear();
        f.wire->receive(R"({"jsonrpc":"2.0","id":8,"method":"work"})");
        QVERIFY(f.inbound.back().responder.begin());
        cancel(f, "8");
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::Requested);
        QVERIFY(f.inbound.back().responder.cancelRequested());
        cancel(f, "8"); // twice: the same
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::AlreadyRequested);
        f.inbound.back().responder.respond(R"({"done":true})");
        QCOMPARE(f.cancels.takeLast(), CancelOutcome::CompletedBeforeCancel);
        QCOMPARE(countOf(f.sent, R"("id":8,"result":{"done":true})"), 1);
        QCOMPARE(f.sent.size(), 1);

        // A handler decides, once.
        f.sent.clear();
        f.wire->receive(R"({"jsonrpc":"2.0","id":"nine","method":"work"})");
        Responder &responder = f.inbound.back().responder;
        int withdrawn = 0;
        responder.onCancel([&] {
            ++withdrawn;
            responder.failCancelled();
        });
        cancel(f, "\"nine\"");
        cancel(f, "\"nine\"");
        QCOMPARE(withdrawn, 1);
        QCOMPARE(countOf(f.sent, R"("id":"nine","error":{"code":-32800)"), 1);
        QCOMPARE(f.sent.size(), 1);
    }

    void cancelBeforeTheHandshakeFindsNothing()
    {
        Fixture f(false);
        f.wire->receive(R"({"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":0}})");
        QCOMPARE(f.cancels, QList<CancelOutcome>{CancelOutcome::NotFound});
    }

    void aDroppedResponderAnswersCancelled()
    {
        Fixture f;
        f.wire->receive(R"({"jsonrpc":"2.0","id":5,"method":"work"})");
        f.inbound.clear();
        QCOMPARE(countOf(f.sent, R"("id":5,"error":{"code":-32800)"), 1);
        QCOMPARE(f.peer.openInbound(), size_t(0));
    }

    void aResponderAnswersOnce()
    {
        Fixture f;
        f.wire->receive(R"({"jsonrpc":"2.0","id":5,"method":"work"})");
        Responder moved = std::move(f.inbound.back().responder);
        moved.respond("1");
        moved.respond("2");
        moved.fail({-1, QStringLiteral("x"), {}});
        f.inbound.clear();
        QCOMPARE(f.sent, QByteArrayList{R"({"jsonrpc":"2.0","id":5,"result":1})"});
    }

    void aRespondersLifeDoesNotHangOnThePeer()
    {
        auto f = std::make_unique<Fixture>();
        f->wire->receive(R"({"jsonrpc":"2.0","id":5,"method":"work"})");
        Responder kept = std::move(f->inbound.back().responder);
        f.reset();
        QVERIFY(!kept.isOpen());
        kept.respond("{}");
    }

    void bothDirectionsHaveTheirOwnTable()
    {
        Fixture f;
        const Call call = f.peer.request(QStringLiteral("work"), "{}"); // id 1
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"method":"theirs"})");
        QVERIFY(!call.isDone());
        f.inbound.back().responder.respond("{}");
        QVERIFY(!call.isDone());
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"result":{}})");
        QVERIFY(call.isDone());
    }

    void anIdInUseIsNotAnsweredTwice()
    {
        Fixture f;
        f.wire->receive(R"({"jsonrpc":"2.0","id":5,"method":"work"})");
        f.wire->receive(R"({"jsonrpc":"2.0","id":5,"method":"again"})");
        QCOMPARE(f.inbound.size(), size_t(1));
        f.inbound.clear();
        QCOMPARE(f.sent.size(), 1);
        QCOMPARE(f.refusals.size(), 1);
        f.wire->receive(R"({"jsonrpc":"2.0","id":5,"method":"later"})"); // free again
        QCOMPARE(f.inbound.size(), size_t(1));
    }

    /// Our ids are numbers: whatever a writer of JSON makes of one, it is clear what is answered.
    void anAnswersIdMayBeWrittenDifferently_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("isClear");
        for (const char *id : {"1", "1.0", "\"1\"", "1e0", "1.00"})
            QTest::newRow(id) << QByteArray(id) << true;
        for (const char *id : {"1.5", "\"1x\"", "\"\"", "null", "10", "\" 1\"", "\"0x1\"", "1e400"})
            QTest::newRow(id) << QByteArray(id) << false;
    }
    void anAnswersIdMayBeWrittenDifferently()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const bool, isClear);
        Fixture f;
        const Call call = f.peer.request(QStringLiteral("work"), "{}");
        f.wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{}}");
        QCOMPARE(call.isDone(), isClear);
        QCOMPARE(f.refusals.isEmpty(), isClear);
        // A request's id goes back as it came.
        f.wire->receive("{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"m\"}");
        f.inbound.back().responder.respond("{}");
        QVERIFY(f.sent.last().contains(R"("id":"1")"));
    }

    /// Batches are none of the protocol's, and two messages belong on two lines. Nobody waits for ever because of that.
    void severalOnOneLine_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("between");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("batch") << QByteArray("[") << QByteArray(",") << QByteArray("]");
        QTest::newRow("together") << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("with a space") << QByteArray() << QByteArray(" ") << QByteArray(" ");
    }
    void severalOnOneLine()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, between);
        QFETCH(const QByteArray, after);
        Fixture f;
        const Call call = f.peer.request(QStringLiteral("work"), "{}");
        QStringList notified;
        f.peer.setNotificationHandler([&notified](Message &message) { notified << message.method; });
        f.wire->receive(before + R"({"jsonrpc":"2.0","method":"first"})" + between +
                        R"({"jsonrpc":"2.0","id":5,"method":"m"})" + between +
                        R"({"jsonrpc":"2.0","id":1,"result":"}{"})" + between + R"({"jsonrpc":"2.0","method":"last"})" +
                        after);
        QCOMPARE(notified, (QStringList{QStringLiteral("first"), QStringLiteral("last")}));
        QCOMPARE(f.inbound.size(), size_t(1));
        QVERIFY(call.isDone());
        QCOMPARE(f.tap->junkCount(), quint64(0));
        QVERIFY(f.refusals.isEmpty());
    }

    /// What is whole is taken, and the rest answered.
    void whatIsWholeBeforeABrokenOne()
    {
        Fixture f;
        const Call call = f.peer.request(QStringLiteral("work"), "{}");
        f.wire->receive(R"({"jsonrpc":"2.0","id":1,"result":{}}{"jsonrpc":"2.0","id":6,"method":"m","params":{"a":}})");
        QVERIFY(call.isDone());
        QCOMPARE(countOf(f.sent, R"("id":6,"error")"), 1);
    }

    void tooManyOnOneLineAreRefused()
    {
        Fixture f;
        QByteArray many("[");
        for (int i = 0; i < 5000; ++i)
            many += R"({"jsonrpc":"2.0","method":"m"},)";
        many.back() = ']';
        f.wire->receive(many);
        QCOMPARE(f.refusals.size(), 1);
        f.sent.clear();
        f.wire->receive(QByteArray(R"({"jsonrpc":"2.0","method":"m"})").repeated(5000));
        QCOMPARE(f.refusals.size(), 2);
        QCOMPARE(countOf(f.sent, R"("id":null,"error":{"code":-32600)"), 1);
    }

    void nonsenseIsAnsweredOrCounted()
    {
        Fixture f;
        f.wire->receive("[]");
        QCOMPARE(f.sent.size(), 1);
        QVERIFY(f.sent[0].contains(R"("id":null,"error":{"code":-32600)"));
        f.wire->receive("Welcome to the agent!");
        f.wire->receive(R"({"jsonrpc":"2.0"})");
        f.wire->receive(R"("just text")");
        QCOMPARE(f.sent.size(), 1);
        QCOMPARE(f.tap->junkCount(), quint64(4));
        f.wire->receive(R"({"jsonrpc":"2.0","id":6,"method":5})");
        QVERIFY(f.sent.last().contains(R"("id":6,"error":{"code":-32600)"));
    }

    void theTapSeesBothWays()
    {
        Fixture f;
        f.peer.notify(QStringLiteral("hello"), "{}");
        f.wire->receive(R"({"jsonrpc":"2.0","id":"x","method":"work"})");
        Q_EMIT f.wire->standardError("warning\n");
        const auto entries = f.tap->entriesAfter(2);
        QCOMPARE(entries.size(), size_t(3));
        QCOMPARE(entries[0].direction, TapDirection::ToAgent);
        QCOMPARE(entries[0].method, std::string("hello"));
        QCOMPARE(entries[1].id, std::string("\"x\""));
        QCOMPARE(entries[2].direction, TapDirection::StandardError);
    }
};

BELAY_TEST(TestPeer)

} // namespace tst_peer

#include "tst_peer.moc"
