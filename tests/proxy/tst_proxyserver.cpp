// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "proxy/outgoing.h"
#include "proxy/proxyserver.h"
#include "testclass.h"
#include "waiting.h"

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace tst_proxyserver {

using namespace proxy;

namespace {

/// A host on this machine. What it does is up to the test.
struct Host : QTcpServer
{
    Host()
    {
        QVERIFY(listen(QHostAddress::LocalHost));
        QObject::connect(this, &QTcpServer::newConnection, this, [this] {
            peer = nextPendingConnection();
            ++count;
            QObject::connect(peer, &QTcpSocket::readyRead, this,
                             [this, from = peer.data()] { read += from->readAll(); });
        });
    }
    QByteArray authority() const { return "127.0.0.1:" + QByteArray::number(serverPort()); }
    QPointer<QTcpSocket> peer;
    QByteArray read;
    int count = 0;
};

/// A program that uses the proxy, with a socket that knows half-closing.
struct Client
{
    explicit Client(quint16 port) : fd(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(fd.fd(), reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
            qFatal("no proxy");
        ::fcntl(fd.fd(), F_SETFL, O_NONBLOCK);
    }
    void send(const QByteArray &bytes) const
    {
        QCOMPARE(::send(fd.fd(), bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL), ssize_t(bytes.size()));
    }
    /// Everything until \p done or the end.
    template <class Done> QByteArray readUntil(Done done)
    {
        waitUntil([&] {
            char bytes[65536];
            ssize_t size = 0;
            while ((size = ::recv(fd.fd(), bytes, sizeof bytes, 0)) > 0)
                got.append(bytes, size);
            isOver = size == 0 || (size < 0 && errno != EAGAIN);
            // The socket is not watched by the loop.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(), [] {}, Qt::QueuedConnection);
            return isOver || done(got);
        });
        return got;
    }
    QByteArray readTo(const QByteArray &word)
    {
        return readUntil([&word](const QByteArray &so) { return so.contains(word); });
    }
    QByteArray readAll()
    {
        return readUntil([](const QByteArray &) { return false; });
    }
    base::Descriptor fd;
    QByteArray got;
    bool isOver = false;
};

struct Proxy
{
    explicit Proxy(std::optional<HostList> only = {}, const Upstreams &upstreams = {})
        : log(&clock)
        , server({"Basic token", std::move(only), upstreams}, &log, &clock)
    {
        server.adopt(ProxyServer::listenOnLoopback(&port));
    }
    Client tunnel(const Host &host) const
    {
        Client client(port);
        client.send(connectTo(host.authority()));
        return client;
    }
    static QByteArray connectTo(const QByteArray &authority)
    {
        return "CONNECT " + authority + " HTTP/1.1\r\nProxy-Authorization: Basic token\r\n\r\n";
    }
    FakeClock clock;
    ContactLog log;
    ProxyServer server;
    quint16 port = 0;
};

HostList hosts(const QStringList &list)
{
    return *HostList::fromTexts(list);
}

Upstreams through(const QString &address)
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("all_proxy"), address);
    return *Upstreams::fromEnvironment(environment);
}

} // namespace

class TestProxyServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTunnelCarriesBothWays()
    {
        Host host;
        Proxy proxy;
        Client client = proxy.tunnel(host);
        client.readTo("\r\n\r\n");
        QCOMPARE(client.got, QByteArray("HTTP/1.1 200 Connection established\r\n\r\n"));
        client.send("to the host");
        QVERIFY(waitUntil([&] { return host.read == "to the host"; }));
        host.peer->write("from the host");
        QVERIFY(client.readTo("from the host").endsWith("from the host"));
        const Contact line = proxy.log.take().at(0);
        QCOMPARE(authorityText(line.host, line.port).toLatin1(), host.authority());
        QCOMPARE(line.connections, 1);
        QCOMPARE(line.sent, 11);
        QCOMPARE(line.received, 13);
    }

    /// What comes together with the head belongs to the host.
    void whatComesEarlyIsKept()
    {
        Host host;
        Proxy proxy;
        Client client(proxy.port);
        client.send(Proxy::connectTo(host.authority()) + "early");
        QVERIFY(waitUntil([&] { return host.read == "early"; }));
    }

    void aPlainRequestGoesOn()
    {
        Host host;
        Proxy proxy;
        Client client(proxy.port);
        client.send("POST http://" + host.authority() +
                    "/a HTTP/1.1\r\nProxy-Authorization: Basic token\r\nContent-Length: 4\r\n\r\nbody");
        QVERIFY(waitUntil([&] { return host.read.endsWith("body"); }));
        QCOMPARE(host.read, "POST /a HTTP/1.1\r\nHost: " + host.authority() +
                                "\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody");
        host.peer->write("HTTP/1.1 200 OK\r\n\r\nanswer");
        host.peer->disconnectFromHost();
        QCOMPARE(client.readAll(), QByteArray("HTTP/1.1 200 OK\r\n\r\nanswer"));
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 0 || (client.fd = base::Descriptor(), false); }));
    }

    /// The client has sent everything, and still gets the answer; and the other way round.
    void oneDirectionCanEndFirst()
    {
        Host host;
        Proxy proxy;
        Client client = proxy.tunnel(host);
        client.readTo("\r\n\r\n");
        client.send("all");
        ::shutdown(client.fd.fd(), SHUT_WR);
        QVERIFY(waitUntil([&] { return host.read == "all"; }));
        // QTcpSocket closes when the other side has ended; what it still has to write goes out before.
        const QByteArray answer(300'000, 'x');
        if (host.peer && host.peer->isOpen()) {
            host.peer->write(answer);
            host.peer->disconnectFromHost();
            QCOMPARE(client.readAll().size(), answer.size() + 39);
        }
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 0; }));
    }

    void withoutTheTokenNothingIsServed_data()
    {
        QTest::addColumn<QByteArray>("credentials");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("another") << QByteArray("Proxy-Authorization: Basic tokem\r\n");
        QTest::newRow("shorter") << QByteArray("Proxy-Authorization: Basic toke\r\n");
        QTest::newRow("for the host") << QByteArray("Authorization: Basic token\r\n");
    }
    void withoutTheTokenNothingIsServed()
    {
        QFETCH(const QByteArray, credentials);
        Host host;
        Proxy proxy;
        Client client(proxy.port);
        client.send("CONNECT " + host.authority() + " HTTP/1.1\r\n" + credentials + "\r\n");
        const QByteArray answer = client.readAll();
        QVERIFY2(answer.startsWith("HTTP/1.1 407 "), answer.constData());
        QVERIFY(answer.contains("\r\nProxy-Authenticate: Basic realm=\"Belay\"\r\n"));
        QCOMPARE(host.count, 0);
        QVERIFY(proxy.log.take().empty());
    }

    void onlyTheHostsOnTheList()
    {
        Host host;
        Proxy proxy(hosts({QStringLiteral("*.allowed.example"), QString::fromLatin1(host.authority())}));
        Client client = proxy.tunnel(host);
        QVERIFY(client.readTo("\r\n\r\n").startsWith("HTTP/1.1 200 "));
        Client other(proxy.port);
        other.send(Proxy::connectTo("evil.example:443"));
        const QByteArray answer = other.readAll();
        QVERIFY2(answer.startsWith("HTTP/1.1 403 ") && answer.contains("evil.example:443 is not on the list"),
                 answer.constData());
        const std::vector<Contact> lines = proxy.log.take();
        QCOMPARE(lines.size(), size_t(2));
        QCOMPARE(lines[1].host, QStringLiteral("evil.example"));
        QCOMPARE(lines[1].refused, 1);
        QCOMPARE(lines[1].connections, 0);
    }

    void whatCannotBeReachedIsSaid()
    {
        quint16 free = 0;
        {
            Host gone;
            free = gone.serverPort();
        }
        Proxy proxy;
        Client client(proxy.port);
        client.send(Proxy::connectTo("127.0.0.1:" + QByteArray::number(free)));
        const QByteArray answer = client.readAll();
        QVERIFY2(answer.startsWith("HTTP/1.1 502 ") && answer.contains("cannot be reached: Connection refused"),
                 answer.constData());
        QCOMPARE(proxy.log.take().at(0).failed, 1);
    }

    void aHostileHeadIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("status");
        QTest::newRow("no request") << QByteArray("\x16\x03\x01 TLS\r\n\r\n") << QByteArray("400");
        QTest::newRow("a path") << QByteArray("GET / HTTP/1.1\r\n\r\n") << QByteArray("400");
        QTest::newRow("too long") << QByteArray("GET http://a/ HTTP/1.1\r\nX: ").append(70'000, 'x')
                                  << QByteArray("431");
        QTest::newRow("too many") << "GET http://a/ HTTP/1.1\r\n" + QByteArray("X: y\r\n").repeated(20'000) + "\r\n"
                                  << QByteArray("431");
    }
    void aHostileHeadIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, status);
        Proxy proxy;
        Client client(proxy.port);
        client.send(bytes);
        const QByteArray answer = client.readTo("Belay: ");
        QVERIFY2(answer.startsWith(QByteArray("HTTP/1.1 " + status)), answer.constData());
        client.fd = base::Descriptor();
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 0; }));
    }

    /// A client that sends a byte now and then, and one that does not read its refusal.
    void aSlowHeadEnds()
    {
        Proxy proxy;
        Client client(proxy.port);
        client.send("CONNECT ");
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 1; }));
        proxy.clock.advance(4'000);
        client.send("a.example");
        proxy.clock.advance(2'000);
        QVERIFY(client.readAll().startsWith("HTTP/1.1 408 "));
        QCOMPARE(proxy.server.clients(), size_t(1));
        proxy.clock.advance(5'000);
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 0; }));
        QCOMPARE(proxy.clock.timerCount(), size_t(0));
    }

    void tooManyAreRefused()
    {
        Host host;
        Proxy proxy;
        std::vector<Client> open;
        for (size_t i = 0; i < ProxyServer::mostClients; ++i) {
            open.push_back(proxy.tunnel(host));
            QVERIFY(open.back().readTo("\r\n\r\n").startsWith("HTTP/1.1 200 "));
        }
        Client more = proxy.tunnel(host);
        QVERIFY(more.readAll().startsWith("HTTP/1.1 503 "));
        more.fd = base::Descriptor();
        open.clear();
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 0; }));
        Client client = proxy.tunnel(host);
        QVERIFY(client.readTo("\r\n\r\n").startsWith("HTTP/1.1 200 "));
    }

    /// Another user of this machine connects and says nothing, again and again.
    void strangersTakeNobodysPlace()
    {
        Host host;
        Proxy proxy;
        Client before = proxy.tunnel(host);
        QVERIFY(before.readTo("\r\n\r\n").startsWith("HTTP/1.1 200 "));
        std::vector<Client> idle;
        for (size_t i = 0; i < 3 * ProxyServer::mostStrangers; ++i) {
            idle.emplace_back(proxy.port);
            QVERIFY(waitUntil(
                [&] { return proxy.server.clients() == 1 + std::min(idle.size(), ProxyServer::mostStrangers); }));
        }
        idle.front().readAll();
        QVERIFY(idle.front().isOver && idle.front().got.isEmpty());
        Client client = proxy.tunnel(host);
        QVERIFY(client.readTo("\r\n\r\n").startsWith("HTTP/1.1 200 "));
        before.send("still");
        QVERIFY(waitUntil([&] { return host.read.contains("still"); }));
        idle.back().send("CONNECT " + host.authority() + " HTTP/1.1\r\n\r\n");
        QVERIFY(idle.back().readAll().startsWith("HTTP/1.1 407 "));
    }

    /// A client that does not read makes the host wait.
    void memoryStaysBounded()
    {
        Host host;
        Proxy proxy;
        Client client = proxy.tunnel(host);
        QVERIFY(waitUntil([&] { return host.count == 1; }));
        const qsizetype whole = qsizetype(64) * 1024 * 1024;
        host.peer->write(QByteArray(whole, 'x'));
        // Until nothing moves any more: the buffers of two sockets and one of ours are full.
        qint64 left = whole;
        int still = 0;
        QTimer look;
        connect(&look, &QTimer::timeout, &host, [&] {
            const qint64 before = std::exchange(left, host.peer->bytesToWrite());
            still = left == before && left < whole ? still + 1 : 0;
        });
        look.start(5);
        QVERIFY(waitUntil([&still] { return still > 40; }));
        look.stop();
        QVERIFY2(host.peer->bytesToWrite() > whole / 4, QByteArray::number(host.peer->bytesToWrite()).constData());
        QCOMPARE(client.readUntil([&](const QByteArray &so) { return so.size() == whole + 39; }).size(), whole + 39);
        // A connection that was made, and then what was moved.
        QCOMPARE(proxy.log.take().at(0).received, whole);
    }

    void aTurnEndsWhatItOpened()
    {
        Host host;
        Proxy proxy;
        Client before = proxy.tunnel(host);
        before.readTo("\r\n\r\n");
        (void)proxy.log.take();
        Client during = proxy.tunnel(host);
        during.readTo("\r\n\r\n");
        proxy.server.closeOfPeriod(proxy.log.period());
        during.readAll();
        QVERIFY(during.isOver);
        QCOMPARE(proxy.server.clients(), size_t(1));
        proxy.server.closeAll();
        before.readAll();
        QVERIFY(before.isOver);
        QCOMPARE(proxy.server.clients(), size_t(0));
    }

    /// Closed while it looks for the host: nothing is left, and nothing comes.
    void aClientThatIsClosedWhileItConnects()
    {
        Host host;
        Proxy proxy;
        Client client = proxy.tunnel(host);
        QVERIFY(waitUntil([&] { return proxy.server.clients() == 1; }));
        proxy.server.closeAll();
        client.readAll();
        QCOMPARE(proxy.server.clients(), size_t(0));
        QCOMPARE(proxy.clock.timerCount(), size_t(0));
    }

    void throughAnHttpProxy()
    {
        Host upstream;
        Proxy proxy({}, through(QStringLiteral("http://me:secret@") + QString::fromLatin1(upstream.authority())));
        Client client(proxy.port);
        client.send(Proxy::connectTo("far.example:443"));
        QVERIFY(waitUntil([&] { return upstream.read.endsWith("\r\n\r\n"); }));
        QCOMPARE(upstream.read, "CONNECT far.example:443 HTTP/1.1\r\nHost: far.example:443\r\n"
                                "Proxy-Authorization: Basic " +
                                    QByteArray("me:secret").toBase64() + "\r\n\r\n");
        upstream.peer->write("HTTP/1.1 200 OK\r\nX: y\r\n\r\nhello");
        QVERIFY(client.readTo("hello").endsWith("\r\n\r\nhello"));
        client.send("answer");
        QVERIFY(waitUntil([&] { return upstream.read.endsWith("answer"); }));
        const Contact line = proxy.log.take().at(0);
        QCOMPARE(line.host, QStringLiteral("far.example"));
        QCOMPARE(line.received, 5);
    }

    /// That proxy may be on this machine: what it leads to is looked at before it is asked.
    void aProxyOfTheUsersDoesNotLeadHere()
    {
        Host upstream;
        FakeClock clock;
        proxy::Outgoing::Target target{QStringLiteral("localhost"), upstream.serverPort(), {}, false, {}};
        target.upstream = *through(QString::fromLatin1(upstream.authority())).forHost(QStringLiteral("a.b"), 443, true);
        for (const bool may : {false, true}) {
            target.mayConnect = [may](const QHostAddress &address) { return may || !address.isLoopback(); };
            proxy::Outgoing outgoing(target, &clock, nullptr);
            std::optional<int> failed;
            connect(&outgoing, &proxy::Outgoing::failed, this,
                    [&failed](const proxy::Outgoing::Problem &problem) { failed = problem.status; });
            outgoing.start();
            QVERIFY(waitUntil([&] { return failed || upstream.read.contains("CONNECT localhost:"); }));
            QCOMPARE(failed.value_or(0), may ? 0 : 403);
            QCOMPARE(upstream.count, may ? 1 : 0);
        }
    }

    void aPlainRequestThroughAnHttpProxy()
    {
        Host upstream;
        Proxy proxy({}, through(QStringLiteral("http://me:secret@") + QString::fromLatin1(upstream.authority())));
        Client client(proxy.port);
        client.send("GET http://far.example/x HTTP/1.1\r\nProxy-Authorization: Basic token\r\n\r\n");
        QVERIFY(waitUntil([&] { return upstream.read.endsWith("\r\n\r\n"); }));
        QCOMPARE(upstream.read, "GET http://far.example/x HTTP/1.1\r\nHost: far.example\r\nConnection: close\r\n"
                                "Proxy-Authorization: Basic " +
                                    QByteArray("me:secret").toBase64() + "\r\n\r\n");
    }

    void anHttpProxyThatRefuses()
    {
        Host upstream;
        Proxy proxy({}, through(QString::fromLatin1(upstream.authority())));
        Client client(proxy.port);
        client.send(Proxy::connectTo("far.example:443"));
        QVERIFY(waitUntil([&] { return upstream.read.endsWith("\r\n\r\n"); }));
        upstream.peer->write("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
        const QByteArray answer = client.readAll();
        QVERIFY2(answer.startsWith("HTTP/1.1 502 ") && answer.contains("refused far.example:443: 407"),
                 answer.constData());
        QCOMPARE(proxy.log.take().at(0).failed, 1);
    }

    void throughASocksProxy()
    {
        Host upstream;
        Proxy proxy({}, through(QStringLiteral("socks5h://me:pw@") + QString::fromLatin1(upstream.authority())));
        Client client(proxy.port);
        client.send(Proxy::connectTo("far.example:443"));
        const auto said = [&upstream](const QByteArray &what) {
            const bool is = waitUntil([&] { return upstream.read == what; });
            upstream.read.clear();
            return is;
        };
        QVERIFY(said(QByteArray("\x05\x02\x00\x02", 4)));
        upstream.peer->write(QByteArray("\x05\x02", 2));
        QVERIFY(said(QByteArray("\x01\x02me\x02pw", 7)));
        upstream.peer->write(QByteArray("\x01\x00", 2));
        QVERIFY(said(QByteArray("\x05\x01\x00\x03\x0b", 5) + "far.example" + QByteArray("\x01\xbb", 2)));
        upstream.peer->write(QByteArray("\x05\x00\x00\x01\x7f\x00\x00", 7));
        upstream.peer->flush();
        upstream.peer->write(QByteArray("\x01\x12\x34", 3) + "hello");
        QVERIFY(client.readTo("hello").endsWith("\r\n\r\nhello"));
    }

    void aProxyThatDoesNotAnswer()
    {
        Host upstream;
        Proxy proxy({}, through(QString::fromLatin1(upstream.authority())));
        Client client(proxy.port);
        client.send(Proxy::connectTo("far.example:443"));
        QVERIFY(waitUntil([&] { return upstream.read.endsWith("\r\n\r\n"); }));
        proxy.clock.advance(31'000);
        QVERIFY(client.readAll().startsWith("HTTP/1.1 504 "));
    }
};

BELAY_TEST(TestProxyServer)

} // namespace tst_proxyserver

#include "tst_proxyserver.moc"
