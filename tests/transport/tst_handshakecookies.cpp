// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "transport/handshakecookies.h"
#include "transport/handshakereader.h"
#include "transport/websockettransport.h"
#include "waiting.h"

#include "testclass.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>
#include <QTest>
#include <QTimer>

namespace tst_handshakecookies {

using namespace transport;

namespace {

QByteArray contentOf(const char *name)
{
    QFile file(qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/transport/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct TextFrame : Frame
{
    QByteArray text;
    qsizetype weight() const override { return text.size(); }
};

struct TextDecoder : FrameDecoder
{
    FramePtr decode(std::string_view line, Frame *) override
    {
        auto frame = std::make_unique<TextFrame>();
        frame->text = QByteArray(line.data(), qsizetype(line.size()));
        return frame;
    }
    FramePtr tooLong(size_t, std::string_view) override { return decode("too long", nullptr); }
    FramePtr notText(size_t) override { return decode("binary", nullptr); }
};

/// Answers an opening request byte by byte as the test says, and keeps what was asked.
class Server : public QTcpServer
{
public:
    explicit Server(bool tls) : m_tls(tls) { QVERIFY(listen(QHostAddress::LocalHost)); }

    QByteArray status = "101 Switching Protocols";
    QByteArray headers;   ///< whole lines
    QByteArray frames;    ///< in the same breath as the answer
    qsizetype split = -1; ///< after so many bytes comes a pause
    bool whole = true;    ///< the answer has an end
    QByteArrayList requests;
    qsizetype length = 0; ///< of the last answer

    QByteArray cookieOf(qsizetype request) const
    {
        for (const QByteArray &line : requests.value(request).split('\n')) {
            if (line.toLower().startsWith("cookie:"))
                return line.mid(7).trimmed();
        }
        return {};
    }
    QString url(const char *path = "/acp") const
    {
        return QStringLiteral("%1://localhost:%2%3")
            .arg(QLatin1String(m_tls ? "wss" : "ws"))
            .arg(serverPort())
            .arg(QLatin1String(path));
    }

protected:
    void incomingConnection(qintptr handle) override
    {
        QTcpSocket *peer = nullptr;
        if (m_tls) {
            auto *safe = new QSslSocket(this);
            safe->setSocketDescriptor(handle);
            safe->setLocalCertificate(QSslCertificate(contentOf("localhost.crt")));
            safe->setPrivateKey(QSslKey(contentOf("localhost.key"), QSsl::Rsa));
            safe->startServerEncryption();
            peer = safe;
        } else {
            peer = new QTcpSocket(this);
            peer->setSocketDescriptor(handle);
        }
        peer->setSocketOption(QAbstractSocket::LowDelayOption, 1); // the second part does not wait for an ACK
        const auto received = std::make_shared<QByteArray>();
        connect(peer, &QTcpSocket::readyRead, this, [this, peer, received] {
            *received += peer->readAll();
            if (!received->contains("\r\n\r\n"))
                return;
            requests << *received;
            const qsizetype at = received->indexOf("Sec-WebSocket-Key: ") + 19;
            const QByteArray key = received->mid(at, received->indexOf("\r\n", at) - at) +
                                   QByteArrayLiteral("258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
            received->clear();
            const QByteArray answer =
                QByteArray("HTTP/1.1 ") + status + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + headers +
                "Sec-WebSocket-Accept: " + QCryptographicHash::hash(key, QCryptographicHash::Sha1).toBase64() + "\r\n" +
                (whole ? "\r\n" : "") + frames;
            length = answer.size();
            if (split < 0) {
                peer->write(answer);
                return;
            }
            peer->write(answer.left(split));
            peer->flush();
            QTimer::singleShot(3, peer, [peer, rest = answer.mid(split)] {
                peer->write(rest);
                peer->flush();
            });
        });
        connect(peer, &QTcpSocket::disconnected, peer, &QObject::deleteLater);
    }

private:
    const bool m_tls;
};

/// A connection, and what came of it.
struct Link
{
    FakeClock clock;
    WebSocketTransport transport;
    QSignalSpy started{&transport, &Transport::started};
    QSignalSpy closed{&transport, &Transport::closed};
    QByteArrayList texts;

    Link(const QString &url, const std::shared_ptr<HandshakeCookies> &cookies, const QByteArray &given = {})
        : transport({url, given.isEmpty() ? QList<std::pair<QByteArray, QByteArray>>()
                                          : QList<std::pair<QByteArray, QByteArray>>{{"Cookie", given}}},
                    &clock, cookies)
    {
        transport.setDecoder(std::make_shared<TextDecoder>());
        QObject::connect(&transport, &Transport::framesAvailable, &transport, [this] { take(); });
        transport.start();
        (void)waitUntil([this] { return !started.isEmpty() || !closed.isEmpty(); }, 30'000);
    }
    bool stands() const { return !started.isEmpty() && closed.isEmpty(); }
    bool hears(qsizetype count)
    {
        return waitUntil([&] { return texts.size() >= count; }, 10'000) && texts.size() == count;
    }
    Ending ending()
    {
        (void)waitUntil([this] { return !closed.isEmpty(); }, 30'000);
        return closed.isEmpty() ? Ending() : closed.first().first().value<Ending>();
    }

private:
    void take()
    {
        for (;;) {
            const auto frames = transport.take(1 << 20);
            if (frames.empty())
                return;
            for (const FramePtr &frame : frames)
                texts << static_cast<TextFrame &>(*frame).text;
        }
    }
};

} // namespace

/// Cookies of the opening request's answer: kept for the next one, and nobody's bytes are touched by that.
class TestHandshakeCookies : public QObject
{
    Q_OBJECT

    const QUrl safeUrl{QStringLiteral("wss://agent.example.org/acp")}, plainUrl{QStringLiteral("ws://localhost/acp")};

private Q_SLOTS:
    void initTestCase()
    {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.addCaCertificate(QSslCertificate(contentOf("localhost.crt")));
        QSslConfiguration::setDefaultConfiguration(tls);
    }

    // --- the store -------------------------------------------------------------------------------------------------

    void rules_data()
    {
        QTest::addColumn<QUrl>("from");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QUrl>("to");
        QTest::addColumn<QByteArray>("sent");
        const auto row = [](const char *name, const QUrl &from, const char *line, const QUrl &to, const char *sent) {
            QTest::newRow(name) << from << QByteArray(line) << to << QByteArray(sent);
        };
        const QUrl other(QStringLiteral("wss://other.example.org/acp"));
        row("plain", plainUrl, "a=1", plainUrl, "a=1");
        row("safe", safeUrl, "a=1; Secure; HttpOnly", safeUrl, "a=1");
        row("secure, not over ws", plainUrl, "a=1; Secure", plainUrl, "");
        row("secure, set safely, not over ws", QUrl(QStringLiteral("wss://localhost/acp")), "a=1; Secure", plainUrl,
            "");
        row("of another host", safeUrl, "a=1", other, "");
        row("of the domain", safeUrl, "a=1; Domain=example.org", other, "a=1");
        row("for a foreign domain", safeUrl, "a=1; Domain=example.com", QUrl(QStringLiteral("wss://example.com/")), "");
        row("for a whole suffix", safeUrl, "a=1; Domain=org", other, "");
        row("of another path", safeUrl, "a=1; Path=/other", safeUrl, "");
        row("of the path", safeUrl, "a=1; Path=/acp", safeUrl, "a=1");
        row("expired", safeUrl, "a=1; Expires=Thu, 01 Jan 1998 00:00:00 GMT", safeUrl, "");
        row("of no age", safeUrl, "a=1; Max-Age=0", safeUrl, "");
        row("of some age", safeUrl, "a=1; Max-Age=1000", safeUrl, "a=1");
        row("no name", safeUrl, "=1", safeUrl, "");
        row("nothing", safeUrl, "", safeUrl, "");
        row("no value", safeUrl, "a=", safeUrl, "a=");
        row("a control character", safeUrl, "a=1\r2", safeUrl, "");
        row("no path in the address", QUrl(QStringLiteral("ws://localhost")), "a=1",
            QUrl(QStringLiteral("ws://localhost")), "a=1");
        QTest::newRow("the longest") << safeUrl << QByteArray("a=" + QByteArray(4095, 'x')) << safeUrl
                                     << QByteArray("a=" + QByteArray(4095, 'x'));
        QTest::newRow("too long") << safeUrl << QByteArray("a=" + QByteArray(4096, 'x')) << safeUrl << QByteArray();
    }
    void rules()
    {
        QFETCH(const QUrl, from);
        QFETCH(const QByteArray, line);
        QFETCH(const QUrl, to);
        QFETCH(const QByteArray, sent);
        HandshakeCookies cookies;
        cookies.store(from, {line});
        QCOMPARE(cookies.headerFor(to, {}), sent);
    }

    void theNewestCounts()
    {
        HandshakeCookies cookies;
        cookies.store(safeUrl, {"a=1", "b=1"});
        cookies.store(safeUrl, {"a=2"});
        QCOMPARE(cookies.headerFor(safeUrl, {}).split(';').size(), 2);
        QVERIFY(cookies.headerFor(safeUrl, {}).contains("a=2"));
        cookies.store(safeUrl, {"a=; Max-Age=0"}); // taken back
        QCOMPARE(cookies.headerFor(safeUrl, {}), QByteArray("b=1"));
    }

    void theUsersOwnWin()
    {
        HandshakeCookies cookies;
        QCOMPARE(cookies.headerFor(safeUrl, "a=mine; c=3"), QByteArray("a=mine; c=3"));
        cookies.store(safeUrl, {"a=1", "b=2"});
        QCOMPARE(cookies.headerFor(safeUrl, "a=mine; c=3"), QByteArray("a=mine; c=3; b=2"));
        QCOMPARE(cookies.headerFor(safeUrl, "A=mine"), QByteArray("A=mine; a=1; b=2")); // another name
    }

    void notMoreThanSome()
    {
        HandshakeCookies cookies;
        for (int i = 0; i < 1000; ++i)
            cookies.store(safeUrl, {"c" + QByteArray::number(i) + "=1"});
        const QByteArray header = cookies.headerFor(safeUrl, {});
        QCOMPARE(header.split(';').size(), qsizetype(HandshakeCookies::mostCookies));
        QVERIFY(header.contains("c999=1"));
    }

    void linesOfAHead()
    {
        QCOMPARE(setCookieLines("HTTP/1.1 101 x\r\nSet-Cookie: a=1; Path=/\r\nX-Set-Cookie: no\r\nset-cookie:b=2\r\n"
                                "Set-Cookie: c=3;\r\n Path=/x\r\nCookie: no"),
                 (QByteArrayList{"a=1; Path=/", "b=2", "c=3; Path=/x"}));
        QVERIFY(setCookieLines("HTTP/1.1 101 Set-Cookie\r\n").isEmpty());
    }

    // --- on the wire -------------------------------------------------------------------------------------------------

    void wires_data()
    {
        QTest::addColumn<bool>("tls");
        QTest::newRow("ws") << false;
        QTest::newRow("wss") << true;
    }

    void reconnects_data() { wires_data(); }
    void reconnects()
    {
        QFETCH(const bool, tls);
        Server server(tls);
        server.headers =
            "Set-Cookie: route=m7; Path=/\r\nSet-Cookie: key=s3cret; Path=/; Secure\r\nSet-Cookie: user=no\r\n"
            "Set-Cookie: old=1; Max-Age=0\r\n";
        const auto cookies = std::make_shared<HandshakeCookies>();
        for (int round = 0; round < 2; ++round) {
            Link link(server.url(), cookies, "user=me");
            QVERIFY(link.stands());
            QVERIFY(waitUntil([&] { return !cookies->headerFor(QUrl(server.url()), {}).isEmpty(); }, 10'000));
        }
        QCOMPARE(server.cookieOf(0), QByteArray("user=me"));
        const QByteArray second = server.cookieOf(1);
        QVERIFY2(second.startsWith("user=me; ") && second.contains("route=m7"), second.constData());
        QCOMPARE(second.contains("s3cret"), tls);
        QVERIFY(!second.contains("old") && !second.contains("user=no"));
        Link another(server.url(), std::make_shared<HandshakeCookies>()); // of somebody else
        QVERIFY(another.stands());
        QCOMPARE(server.cookieOf(2), QByteArray());
        QVERIFY(Link(server.url(), nullptr).stands()); // where none are kept
    }

    /// Wherever the network cuts the answer, the first frames arrive once, and the cookies too.
    void cutAnywhere_data() { wires_data(); }
    void cutAnywhere()
    {
        QFETCH(const bool, tls);
        Server server(tls);
        server.headers = "Set-Cookie: a=1; Path=/\r\n";
        server.frames = QByteArray("\x81\x05hello\x81\x03two", 12);
        server.split = 0;
        do {
            const auto cookies = std::make_shared<HandshakeCookies>();
            Link link(server.url(), cookies);
            QVERIFY2(link.stands(), qPrintable(QString::number(server.split)));
            QVERIFY2(link.hears(2), qPrintable(QString::number(server.split)));
            QCOMPARE(link.texts, (QByteArrayList{"hello", "two"}));
            const QUrl url(server.url());
            QVERIFY2(waitUntil([&] { return cookies->headerFor(url, {}) == "a=1"; }),
                     qPrintable(QString::number(server.split)));
        } while (++server.split <= server.length);
    }

    /// More than fits into one read, right behind the answer.
    void aFloodBehindTheAnswer_data() { wires_data(); }
    void aFloodBehindTheAnswer()
    {
        QFETCH(const bool, tls);
        Server server(tls);
        server.headers = "Set-Cookie: a=1; Path=/\r\n";
        const QByteArray text(60'000, 'x');
        for (int i = 0; i < 200; ++i)
            server.frames += QByteArray("\x81\x7e\xea\x60", 4) + text; // 60,000
        const auto cookies = std::make_shared<HandshakeCookies>();
        Link link(server.url(), cookies);
        QVERIFY(link.stands());
        QVERIFY(link.hears(200));
        for (const QByteArray &one : std::as_const(link.texts))
            QVERIFY(one == text);
        QCOMPARE(cookies->headerFor(QUrl(server.url()), {}), QByteArray("a=1"));
    }

    /// A refusal is one as before; what it sets counts, and is in no error.
    void refusals_data()
    {
        QTest::addColumn<bool>("tls");
        QTest::addColumn<QByteArray>("status");
        for (const bool tls : {false, true}) {
            for (const char *status : {"503 Busy", "403 Forbidden", "401 Unauthorized"})
                QTest::addRow("%s %s", tls ? "wss" : "ws", status) << tls << QByteArray(status);
        }
    }
    void refusals()
    {
        QFETCH(const bool, tls);
        QFETCH(const QByteArray, status);
        Server server(tls);
        server.status = status;
        server.headers = "Set-Cookie: a=s3cret; Path=/\r\n";
        const auto cookies = std::make_shared<HandshakeCookies>();
        Link with(server.url(), cookies), without(server.url(), nullptr);
        QVERIFY(!with.stands() && !without.stands());
        QVERIFY(!with.ending().error.message.isEmpty());
        QCOMPARE(with.ending().error.message, without.ending().error.message);
        QCOMPARE(with.ending().error.detail, without.ending().error.detail);
        QVERIFY(!with.ending().error.detail.contains(QStringLiteral("s3cret")));
    }

    /// Nothing is taken from a head that is too long, and it harms nobody.
    void hostileHeads_data() { wires_data(); }
    void hostileHeads()
    {
        QFETCH(const bool, tls);
        Server server(tls);
        QByteArray filler;
        for (int i = 0; i < 1200; ++i)
            filler += "X-" + QByteArray::number(i) + ": " + QByteArray(60, 'y') + "\r\n";
        server.headers = "Set-Cookie: a=1; Path=/\r\n" + filler;
        server.frames = QByteArray("\x81\x05hello", 7);
        QVERIFY(server.headers.size() > HandshakeReader::longestHead);
        const auto cookies = std::make_shared<HandshakeCookies>();
        Link link(server.url(), cookies);
        if (link.stands()) // as Qt likes
            QVERIFY(link.hears(1));
        QVERIFY(cookies->headerFor(QUrl(server.url()), {}).isEmpty());
    }

    /// The connection ends in the middle of the head.
    void halfAHead_data() { wires_data(); }
    void halfAHead()
    {
        QFETCH(const bool, tls);
        Server server(tls);
        server.headers = "Set-Cookie: a=1; Path=/\r\n";
        server.whole = false;
        const auto cookies = std::make_shared<HandshakeCookies>();
        FakeClock clock;
        WebSocketTransport transport({server.url(), {}}, &clock, cookies);
        transport.setDecoder(std::make_shared<TextDecoder>());
        QSignalSpy closed(&transport, &Transport::closed);
        transport.start();
        QVERIFY(waitUntil([&] { return server.requests.size() == 1; }, 10'000));
        clock.advance(WebSocketTransport::connectWait);
        QVERIFY(waitUntil([&] { return !closed.isEmpty(); }, 10'000));
        QVERIFY(cookies->headerFor(QUrl(server.url()), {}).isEmpty());
    }
};

BELAY_TEST(TestHandshakeCookies)

} // namespace tst_handshakecookies

#include "tst_handshakecookies.moc"
