// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "testclass.h"
#include "transport/websockettransport.h"
#include "waiting.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QPointer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>

namespace tst_websocket {

using namespace transport;
using Lane = Transport::Lane;

namespace {

struct TextFrame : Frame
{
    QByteArray text;
    qsizetype weight() const override { return text.size(); }
};

struct TextDecoder : FrameDecoder
{
    static FramePtr make(QByteArray text)
    {
        auto frame = std::make_unique<TextFrame>();
        frame->text = std::move(text);
        return frame;
    }
    FramePtr decode(std::string_view line, Frame *) override
    {
        return make(QByteArray(line.data(), qsizetype(line.size())));
    }
    FramePtr tooLong(size_t size, std::string_view) override { return make("too long " + QByteArray::number(size)); }
    FramePtr notText(size_t size) override { return make("binary " + QByteArray::number(size)); }
};

QByteArray contentOf(const QString &name)
{
    QFile file(qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/transport/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSslCertificate certificate(const QString &name)
{
    return QSslCertificate(contentOf(name + QStringLiteral(".crt")));
}

/// An agent's end of the wire.
struct Server : QWebSocketServer
{
    explicit Server(const QString &tlsName = {})
        : QWebSocketServer(QStringLiteral("agent"), tlsName.isEmpty() ? NonSecureMode : SecureMode)
    {
        if (!tlsName.isEmpty()) {
            QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
            tls.setLocalCertificate(certificate(tlsName));
            tls.setPrivateKey(QSslKey(contentOf(tlsName + QStringLiteral(".key")), QSsl::Rsa));
            setSslConfiguration(tls);
        }
        QVERIFY2(listen(QHostAddress::LocalHost), qPrintable(errorString()));
        QObject::connect(this, &QWebSocketServer::newConnection, this, [this] {
            peer = nextPendingConnection();
            peer->setParent(this);
            QObject::connect(peer, &QWebSocket::textFrameReceived, this, [this](const QString &frame, bool isLast) {
                frames.append({frame, isLast});
            });
        });
    }
    QPointer<QWebSocket> peer;
    QList<std::pair<QString, bool>> frames;
};

/// A transport with its fake time, and what became of it.
struct Bench
{
    explicit Bench(const QString &url, QList<std::pair<QByteArray, QByteArray>> headers = {})
        : transport({url, std::move(headers)}, &clock)
    {
        transport.setDecoder(std::make_shared<TextDecoder>());
    }
    /// Starts, and waits until the connection stands.
    bool connectTo()
    {
        transport.start();
        return QTest::qWaitFor([this] { return !started.isEmpty() || !closed.isEmpty(); }, 30'000) && closed.isEmpty();
    }
    Ending ending()
    {
        if (!QTest::qWaitFor([this] { return !closed.isEmpty(); }, 30'000))
            qWarning("the connection did not end");
        return closed.isEmpty() ? Ending() : closed.first().first().value<Ending>();
    }
    QByteArrayList taken()
    {
        QByteArrayList out;
        for (const FramePtr &frame : transport.take(1 << 30))
            out << static_cast<TextFrame &>(*frame).text;
        return out;
    }

    FakeClock clock;
    WebSocketTransport transport;
    QSignalSpy started{&transport, &Transport::started};
    QSignalSpy closed{&transport, &Transport::closed};
    QSignalSpy available{&transport, &Transport::framesAvailable};
    QSignalSpy urgent{&transport, &Transport::urgentWritten};
};

QString urlOf(const QWebSocketServer &server, const char *scheme = "ws")
{
    return QStringLiteral("%1://localhost:%2/acp").arg(QLatin1String(scheme)).arg(server.serverPort());
}

/// A server that is no WebSocket server of Qt's, so that it can be silent or rude.
struct RawServer : QTcpServer
{
    RawServer()
    {
        QVERIFY(listen(QHostAddress::LocalHost));
        QObject::connect(this, &QTcpServer::newConnection, this, [this] {
            peer = nextPendingConnection();
            QObject::connect(peer, &QTcpSocket::readyRead, this, [this] {
                received += peer->readAll();
                if (!upgraded && received.contains("\r\n\r\n") && accepts) {
                    upgraded = true;
                    const qsizetype at = received.indexOf("Sec-WebSocket-Key: ") + 19;
                    const QByteArray key = received.mid(at, received.indexOf("\r\n", at) - at) +
                                           QByteArrayLiteral("258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
                    received.clear();
                    peer->write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Accept: " +
                                QCryptographicHash::hash(key, QCryptographicHash::Sha1).toBase64() + "\r\n\r\n");
                }
            });
        });
    }
    QString url() const { return QStringLiteral("ws://127.0.0.1:%1").arg(serverPort()); }
    /// Masked control frames without content have six bytes.
    int pings() const { return int(received.size() / 6); }

    QPointer<QTcpSocket> peer;
    QByteArray received;
    bool accepts = true, upgraded = false;
};

} // namespace

class TestWebSocket : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addresses_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("plainAllowed");
        QTest::addColumn<QString>("problem"); ///< a word of it; empty: none
        const auto row = [](const char *url, const char *problem, bool plainAllowed = false) {
            QTest::addRow("%s%s", url, plainAllowed ? " allowed" : "")
                << QString::fromUtf8(url) << plainAllowed << QString::fromUtf8(problem);
        };
        row("wss://agents.example.com/acp?team=1", "");
        row(" WSS://agents.example.com ", "");
        row("ws://localhost:8080/acp", "");
        row("ws://127.0.0.1:8080", "");
        row("ws://127.8.9.1", "");
        row("ws://[::1]:8080", "");
        row("ws://agents.example.com", "encrypted");
        row("ws://localhost.example.com", "encrypted");
        row("ws://192.168.0.7", "encrypted");
        row("ws://192.168.0.7", "", true);
        row("wss://", "no address");
        row("wss:///acp", "no address");
        row("wss://host:99999", "no address");
        row("wss://a b/", "no address");
        row("https://agents.example.com", "reached by WebSocket");
        row(" HTTP://agents.example.com:8080/acp", "reached by WebSocket");
        row("https://me:secret@agents.example.com", "reached by WebSocket");
        row("wss://me:secret@agents.example.com", "password");
        row("wss://agents.example.com/#there", "#");
    }
    void addresses()
    {
        QFETCH(QString, url);
        QFETCH(bool, plainAllowed);
        QFETCH(QString, problem);
        QVERIFY(transport::isAgentAddress(url)); // whatever is wrong with it, it is no program
        const auto checked = WebSocketAddress{url, {}, plainAllowed}.checked();
        QCOMPARE(checked.ok(), problem.isEmpty());
        if (!checked) {
            QVERIFY2(checked.error().message.contains(problem), qPrintable(checked.error().message));
            QVERIFY(!checked.error().detail.contains(QLatin1String("secret")));
        }
    }

    void headersAreOneLineEach()
    {
        for (const auto &[name, value] : QList<std::pair<QByteArray, QByteArray>>{
                 {"X-Team", "a\r\nX-Evil: b"}, {"X Team", "a"}, {"", "a"}, {"X:Y", "a"}, {"X\r\nY", "a"}}) {
            QVERIFY2(!(WebSocketAddress{QStringLiteral("wss://a.example"), {{name, value}}}.checked().ok()),
                     name.constData());
        }
        QVERIFY((WebSocketAddress{QStringLiteral("wss://a.example"), {{"Authorization", "Bearer ä"}}}.checked().ok()));
    }

    void oneFrameAMessageBothWays()
    {
        Server server;
        Bench b(urlOf(server), {{"Authorization", "Bearer t0ken"}, {"Cookie", "a=1"}});
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        QCOMPARE(server.peer->request().rawHeader("Authorization"), QByteArray("Bearer t0ken"));
        QCOMPARE(server.peer->request().rawHeader("Cookie"), QByteArray("a=1"));
        const QByteArray big(3'000'000, 'x');
        b.transport.send("{\"a\":\"ä\"}", Lane::Normal);
        b.transport.send(big, Lane::Normal);
        QTRY_COMPARE(server.frames.size(), 2);
        QCOMPARE(server.frames[0], (std::pair<QString, bool>(QStringLiteral("{\"a\":\"ä\"}"), true)));
        QCOMPARE(server.frames[1], (std::pair<QString, bool>(QString::fromUtf8(big), true)));

        server.peer->sendTextMessage(QStringLiteral("{\n\"b\":\"ö\"}"));
        server.peer->sendTextMessage(QString());
        server.peer->sendTextMessage(QString::fromUtf8(big));
        QByteArrayList got;
        QTRY_COMPARE((got += b.taken()).size(), 2);
        QCOMPARE(got, (QByteArrayList{"{\n\"b\":\"ö\"}", big}));
    }

    void binaryIsRefusedAndTheStreamGoesOn()
    {
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        server.peer->sendBinaryMessage("\x01\x02\x03");
        server.peer->sendTextMessage(QStringLiteral("text"));
        QByteArrayList got;
        QTRY_COMPARE((got += b.taken()).size(), 2);
        QCOMPARE(got, (QByteArrayList{"binary 3", "text"}));
    }

    void tooLongIsRefusedAndTheStreamGoesOn()
    {
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        const qsizetype size = 33 * 1024 * 1024;
        server.peer->sendTextMessage(QString(size, u'x'));
        server.peer->sendTextMessage(QStringLiteral("text"));
        QByteArrayList got;
        QTRY_COMPARE_WITH_TIMEOUT((got += b.taken()).size(), 2, 60'000);
        QCOMPARE(got, (QByteArrayList{"too long " + QByteArray::number(size), "text"}));
    }

    void aFloodWaitsAndStopGoesOut()
    {
        constexpr int messages = 2000, size = 10'000;
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        for (int i = 0; i < messages; ++i)
            server.peer->sendTextMessage(QString::number(i).leftJustified(size));
        QTRY_VERIFY(!b.available.isEmpty());
        // Nobody takes anything, and still:
        b.transport.send("prompt", Lane::Barrier);
        b.transport.send("cancel", Lane::Urgent);
        QTRY_COMPARE(server.frames.size(), 2);
        QCOMPARE(server.frames[1].first, QStringLiteral("cancel"));
        QTRY_COMPARE(b.urgent.size(), 1);

        int next = 0;
        qsizetype most = 0;
        bool inOrder = true;
        QVERIFY(waitUntil([&] {
            QByteArrayList some;
            do {
                qsizetype weight = 0;
                some = b.taken();
                for (const QByteArray &text : std::as_const(some)) {
                    inOrder = inOrder && text.trimmed().toInt() == next++;
                    weight += text.size();
                }
                most = qMax(most, weight);
            } while (!some.isEmpty());
            return !inOrder || next == messages;
        }));
        QVERIFY2(most < WebSocketLink::handOverLimit + size, qPrintable(QString::number(most)));
        QVERIFY(inOrder);
        QCOMPARE(next, messages);
    }

    /// More than a socket takes at once, while nobody takes what comes: an agent that reads must not wait for that.
    void whatIsLongGoesOutWhileReadingWaits()
    {
        constexpr int size = 4 * 1024 * 1024;
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        for (int i = 0; i < 200; ++i)
            server.peer->sendTextMessage(QString(10'000, u'x'));
        QTRY_VERIFY(!b.available.isEmpty());
        for (int i = 0; i < 5; ++i)
            b.transport.send(QByteArray(size, 'y'), Lane::Normal);
        QVERIFY(b.transport.queuedBytes() > 0);
        QTRY_COMPARE_WITH_TIMEOUT(server.frames.size(), 5, 30'000);
        for (const auto &[text, last] : std::as_const(server.frames))
            QCOMPARE(text.size(), qsizetype(size));
        QTRY_COMPARE(b.transport.queuedBytes(), qsizetype(0));
        QByteArrayList got; // nothing of what came meanwhile is lost
        QTRY_COMPARE((got += b.taken()).size(), 200);
    }

    /// What is decoded takes its time. Stop is said meanwhile, and nothing else that the main thread asks waits.
    void nobodyWaitsForWhatIsDecoded()
    {
        struct SlowDecoder : TextDecoder
        {
            FramePtr decode(std::string_view line, Frame *last) override
            {
                if (line.size() > 1'000'000) {
                    begun.release();
                    goesOn.tryAcquire(1, 10'000); // an end also where it is held up
                }
                return TextDecoder::decode(line, last);
            }
            QSemaphore begun, goesOn;
        };
        const auto decoder = std::make_shared<SlowDecoder>();
        Server server;
        Bench b(urlOf(server));
        b.transport.setDecoder(decoder);
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        server.peer->sendTextMessage(QStringLiteral("before"));
        server.peer->sendTextMessage(QString(30 * 1024 * 1024, u'x'));
        server.peer->sendTextMessage(QStringLiteral("after"));
        QVERIFY(QTest::qWaitFor([&] { return decoder->begun.available() > 0; }, 60'000));
        QElapsedTimer time;
        time.start();
        b.transport.send("cancel", Lane::Urgent);
        QCOMPARE(b.transport.queuedBytes(), qsizetype(6));
        QByteArrayList got = b.taken();
        const qint64 waited = time.elapsed();
        decoder->goesOn.release();
        QVERIFY2(waited < 5000, qPrintable(QString::number(waited)));
        QTRY_COMPARE_WITH_TIMEOUT(server.frames.size(), 1, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT((got += b.taken()).size(), 3, 30'000);
        QCOMPARE(got[0], QByteArray("before"));
        QCOMPARE(got[1].size(), qsizetype(30 * 1024 * 1024));
        QCOMPARE(got[2], QByteArray("after"));
    }

    /// Of short messages the later ones may go into the one before, until somebody takes it; nothing is lost between.
    void shortMessagesMayBecomeOne()
    {
        struct Joining : TextDecoder
        {
            FramePtr decode(std::string_view line, Frame *last) override
            {
                if (!last)
                    return TextDecoder::decode(line, last);
                static_cast<TextFrame *>(last)->text.append(line.data(), qsizetype(line.size()));
                joined = true;
                return {};
            }
            std::atomic<bool> joined = false;
        };
        constexpr int messages = 5000;
        const auto decoder = std::make_shared<Joining>();
        Server server;
        Bench b(urlOf(server));
        b.transport.setDecoder(decoder);
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        QByteArray expected, got;
        for (int i = 0; i < messages; ++i) {
            expected += QByteArray::number(i) + ' ';
            server.peer->sendTextMessage(QString::number(i) + u' ');
        }
        QVERIFY(waitUntil([&] {
            for (QByteArrayList some = b.taken(); !some.isEmpty(); some = b.taken())
                got += some.join();
            return got.size() >= expected.size();
        }));
        QCOMPARE(got, expected);
        QVERIFY(decoder->joined);
    }

    void urgentGoesAheadOfWhatWaits()
    {
        Server server;
        Bench b(urlOf(server));
        b.transport.start(); // everything waits for the connection
        b.transport.send("one", Lane::Barrier);
        b.transport.send("two", Lane::Normal);
        b.transport.send("three", Lane::Normal);
        b.transport.send("cancel", Lane::Urgent);
        QTRY_COMPARE(server.frames.size(), 4);
        QStringList order;
        for (const auto &[text, last] : std::as_const(server.frames))
            order << text;
        QCOMPARE(order.join(u' '), QStringLiteral("one cancel two three"));
    }

    void theServerSaysGoodbye()
    {
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        server.peer->sendTextMessage(QStringLiteral("last words"));
        server.peer->close(QWebSocketProtocol::CloseCodeGoingAway, QStringLiteral("maintenance at noon"));
        QByteArrayList got;
        QTRY_COMPARE((got += b.taken()), (QByteArrayList{"last words"}));
        const Ending ending = b.ending();
        QVERIFY(ending.started && !ending.requested);
        QVERIFY2(ending.error.message.contains(QLatin1String("maintenance at noon (1001)")),
                 qPrintable(ending.error.message));
        QCOMPARE(b.closed.size(), 1);
    }

    void framesComeBeforeTheEnd()
    {
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        server.peer->sendTextMessage(QStringLiteral("last words"));
        QTRY_VERIFY(!b.available.isEmpty());
        QSignalSpy ended(b.transport.findChild<WebSocketLink *>(), &WebSocketLink::ended);
        server.peer->abort();
        QTRY_COMPARE(ended.size(), 1);
        // What was not taken yet keeps the end back.
        QCoreApplication::processEvents();
        QVERIFY(b.closed.isEmpty());
        QCOMPARE(b.taken(), (QByteArrayList{"last words"}));
        QVERIFY2(b.ending().error.message.contains(QLatin1String("was lost")), qPrintable(b.ending().error.message));
    }

    void closingIsAsked_data()
    {
        QTest::addColumn<bool>("force");
        QTest::newRow("politely") << false;
        QTest::newRow("by force") << true;
    }
    void closingIsAsked()
    {
        QFETCH(bool, force);
        Server server;
        Bench b(urlOf(server));
        QVERIFY(b.connectTo());
        QTRY_VERIFY(server.peer);
        QSignalSpy gone(server.peer, &QWebSocket::disconnected);
        force ? b.transport.forceClose() : b.transport.close();
        const Ending ending = b.ending();
        QVERIFY(ending.requested && ending.started);
        QCOMPARE(ending.error.message, QString());
        QTRY_COMPARE(gone.size(), 1);
    }

    void aSilentPeerIsGivenUp()
    {
        RawServer server;
        Bench b(server.url());
        QVERIFY(b.connectTo());
        b.clock.advance(WebSocketTransport::pingPause);
        QTRY_COMPARE(server.pings(), 1);
        QVERIFY(b.closed.isEmpty());
        b.clock.advance(WebSocketTransport::pingPause);
        const Ending ending = b.ending();
        QVERIFY2(ending.error.message.contains(QLatin1String("50 second")), qPrintable(ending.error.message));
        QVERIFY(ending.started && !ending.requested);
    }

    void anAnswerToThePingKeepsItAlive()
    {
        RawServer server;
        Bench b(server.url());
        QVERIFY(b.connectTo());
        b.clock.advance(WebSocketTransport::pingPause);
        QTRY_COMPARE(server.pings(), 1);
        // The message, which nobody takes, says that the pong before it has been seen.
        server.peer->write(QByteArray::fromHex("8a00") + QByteArray::fromHex("810178"));
        QTRY_COMPARE(b.available.size(), 1);
        b.clock.advance(WebSocketTransport::pingPause);
        QTRY_COMPARE(server.pings(), 2);
        QVERIFY(b.closed.isEmpty());
    }

    void nobodyAnswers_data()
    {
        QTest::addColumn<QByteArray>("answer"); ///< to the opening request; empty: none ever
        QTest::addColumn<QString>("inDetail");  ///< one of these
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("401") << QByteArray("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n")
                             << QStringLiteral("401|WWW-Authenticate"); // Qt 6.8 names the header that is missing
        QTest::newRow("500, with a number like it")
            << QByteArray("HTTP/1.1 500 Error 401k\r\nContent-Length: 0\r\n\r\n") << QStringLiteral("500");
        QTest::newRow("401, Basic") << QByteArray("HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\n"
                                                  "Content-Length: 0\r\n\r\n")
                                    << QString();
        QTest::newRow("a web page") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
                                    << QStringLiteral("200");
        QTest::newRow("noise") << QByteArray("220 mail.example.com ESMTP\r\n\r\n") << QString();
    }
    void nobodyAnswers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QString, inDetail);
        RawServer server;
        server.accepts = false;
        Bench b(server.url());
        b.transport.start();
        QTRY_VERIFY(server.received.contains("\r\n\r\n"));
        if (answer.isEmpty())
            b.clock.advance(WebSocketTransport::connectWait);
        else
            server.peer->write(answer);
        const Ending ending = b.ending();
        QVERIFY(!ending.started);
        QVERIFY(b.started.isEmpty());
        QVERIFY2(ending.error.message.contains(QLatin1String("127.0.0.1")), qPrintable(ending.error.message));
        const QStringList any = inDetail.split(u'|');
        QVERIFY2(std::any_of(any.begin(), any.end(),
                             [&ending](const QString &one) { return ending.error.detail.contains(one); }),
                 qPrintable(ending.error.detail));
        // Which of them is the login, and what to do about it, is said in one sentence with every Qt.
        const bool wantsLogin = QByteArray(QTest::currentDataTag()).startsWith("401");
        QCOMPARE(ending.error.message.contains(QLatin1String("401")), wantsLogin);
    }

    void nobodyListens()
    {
        QString url;
        {
            Server server;
            url = urlOf(server);
        }
        Bench b(url);
        QVERIFY(!b.connectTo());
        QVERIFY2(b.ending().error.message.contains(QLatin1String("No agent answered")),
                 qPrintable(b.ending().error.message));
    }

    void aBadAddressEndsOnceAndLater()
    {
        Bench b(QStringLiteral("ws://agents.example.com"));
        b.transport.start();
        QVERIFY(b.closed.isEmpty());
        QVERIFY(b.ending().error.message.contains(QLatin1String("encrypted")));
        b.transport.close();
        QCOMPARE(b.closed.size(), 1);
    }

    void aWrongCertificateEndsIt()
    {
        Server server(QStringLiteral("wrong.example"));
        Bench b(urlOf(server, "wss"));
        QVERIFY(!b.connectTo());
        const Ending ending = b.ending();
        QVERIFY2(ending.error.message.contains(QLatin1String("certificate of localhost")),
                 qPrintable(ending.error.message));
        QVERIFY2(ending.error.detail.count(u'\n') >= 1, qPrintable(ending.error.detail));
        QVERIFY(server.frames.isEmpty());
    }

    void aTrustedCertificateForAnotherNameEndsIt()
    {
        const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
        const auto restore = qScopeGuard([&] { QSslConfiguration::setDefaultConfiguration(before); });
        QSslConfiguration trusting = before;
        trusting.addCaCertificate(certificate(QStringLiteral("wrong.example")));
        QSslConfiguration::setDefaultConfiguration(trusting);
        Server server(QStringLiteral("wrong.example"));
        Bench b(urlOf(server, "wss"));
        QVERIFY(!b.connectTo());
        QVERIFY2(b.ending().error.message.contains(QLatin1String("certificate of localhost")),
                 qPrintable(b.ending().error.message));
    }

    void aTrustedCertificateIsFine()
    {
        const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
        const auto restore = qScopeGuard([&] { QSslConfiguration::setDefaultConfiguration(before); });
        QSslConfiguration trusting = before;
        trusting.addCaCertificate(certificate(QStringLiteral("localhost")));
        QSslConfiguration::setDefaultConfiguration(trusting);
        Server server(QStringLiteral("localhost"));
        Bench b(urlOf(server, "wss"));
        QVERIFY2(b.connectTo(), qPrintable(b.closed.isEmpty() ? QString() : b.ending().error.detail));
        b.transport.send("hello", Lane::Normal);
        QTRY_COMPARE(server.frames.size(), 1);
    }
};

BELAY_TEST(TestWebSocket)

} // namespace tst_websocket

#include "tst_websocket.moc"
