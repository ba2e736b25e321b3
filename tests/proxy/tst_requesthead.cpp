// SPDX-License-Identifier: Apache-2.0
#include "proxy/hostlist.h"
#include "proxy/requesthead.h"

#include "testclass.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_requesthead {

using namespace proxy;

class TestRequestHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("read");
        const auto row = [](const char *name, const char *head, const char *read) {
            QTest::newRow(name) << QByteArray(head) << QByteArray(read);
        };
        row("tunnel", "CONNECT a.example:443 HTTP/1.1\r\nHost: x\r\nProxy-Authorization: Basic eA==\r\n\r\n",
            "tunnel a.example 443 Basic eA==");
        row("tunnel to an address", "CONNECT [2001:db8::1]:22 HTTP/1.0\r\n\r\n", "tunnel 2001:db8::1 22 ");
        row("plain", "GET http://A.example/b?c#d HTTP/1.1\r\nHost: evil.example\r\nAccept: */*\r\n\r\n",
            "GET /b?c HTTP/1.1|Host: a.example|Connection: close|Accept: */*||");
        row("no path", "GET http://a.example:8080?x HTTP/1.0\r\n\r\n",
            "GET /?x HTTP/1.0|Host: a.example:8080|Connection: close||");
        row("own headers",
            "POST http://a.example/ HTTP/1.1\r\nProxy-Authorization: Basic eA==\r\nProxy-Connection: keep-alive\r\n"
            "Connection: keep-alive, X-Hop\r\nX-Hop: 1\r\nKeep-Alive: 3\r\nContent-Length: 2\r\n\r\n",
            "POST / HTTP/1.1|Host: a.example|Connection: close|Content-Length: 2||");
        row("upgrade",
            "GET http://a.example/ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: "
            "x\r\n\r\n",
            "GET /ws HTTP/1.1|Host: a.example|Connection: close|Sec-WebSocket-Key: x||");
        row("no port", "CONNECT a.example HTTP/1.1\r\n\r\n", "400");
        row("no host", "CONNECT :443 HTTP/1.1\r\n\r\n", "400");
        row("port 0", "CONNECT a.example:0 HTTP/1.1\r\n\r\n", "400");
        row("a path", "GET /x HTTP/1.1\r\nHost: a.example\r\n\r\n", "400");
        row("a password", "GET http://u:p@a.example/ HTTP/1.1\r\n\r\n", "400");
        row("encrypted", "GET https://a.example/ HTTP/1.1\r\n\r\n", "501");
        row("ftp", "GET ftp://a.example/ HTTP/1.1\r\n\r\n", "501");
        row("two blanks", "GET  http://a.example/ HTTP/1.1\r\n\r\n", "400");
        row("another version", "GET http://a.example/ HTTP/2.0\r\n\r\n", "400");
        row("bare line feed", "GET http://a.example/ HTTP/1.1\nX: y\r\n\r\n", "400");
        row("line feed in a header", "GET http://a.example/ HTTP/1.1\r\nX: y\nHost: evil\r\n\r\n", "400");
        row("folded header", "GET http://a.example/ HTTP/1.1\r\nX: y\r\n z\r\n\r\n", "400");
        row("blank before the colon", "GET http://a.example/ HTTP/1.1\r\nHost : y\r\n\r\n", "400");
        row("control", "GET http://a.exa\x01mple/ HTTP/1.1\r\n\r\n", "400");
        row("backslash", "GET http://a.example\\@evil/ HTTP/1.1\r\n\r\n", "400");
        row("right to left", "CONNECT a\xe2\x80\xae.example:443 HTTP/1.1\r\n\r\n", "400");
        row("nothing", "\r\n\r\n", "400");
    }
    void isRead()
    {
        QFETCH(const QByteArray, head);
        HeadProblem problem;
        QCOMPARE(headLength(head), head.size());
        const auto read = readHead(head, &problem);
        const QByteArray shown = !read            ? QByteArray::number(problem.status)
                                 : read->isTunnel ? "tunnel " + read->host.toUtf8() + ' ' +
                                                        QByteArray::number(read->port) + ' ' + read->credentials
                                                  : QByteArray(read->toHost).replace("\r\n", "|");
        QTEST(shown, "read");
    }

    void theLengthOfAHead()
    {
        QCOMPARE(headLength("GET x\r\n"), 0);
        QCOMPARE(headLength("GET x\r\n\r\nbody\r\n\r\n"), 9);
        QCOMPARE(answerStatus("HTTP/1.1 200 OK\r\n\r\n"), 200);
        QCOMPARE(answerStatus("HTTP/1.1 2x0 OK"), 0);
        QCOMPARE(answerStatus("ICY 200 OK     "), 0);
    }

    /// Whatever comes, a head that is accepted names a host that can be shown, and what goes on has one Host.
    void whateverComes()
    {
        QRandomGenerator random(7);
        const QByteArrayList seeds{"CONNECT a.example:443 HTTP/1.1\r\nProxy-Authorization: Basic eA==\r\n\r\n",
                                   "GET http://a.example:80/b?c HTTP/1.1\r\nHost: a\r\nConnection: x, upgrade\r\n"
                                   "Upgrade: h2c\r\nX: y\r\n\r\n",
                                   "POST http://[2001:db8::1]/ HTTP/1.0\r\nContent-Length: 4\r\n\r\n"};
        constexpr char characters[] = "\r\n: \t/@#?[]%\\*.,\0\x7f\xff\xc3\xa9gHtp:1";
        const QByteArray pieces(characters, sizeof characters - 1);
        int accepted = 0;
        for (int i = 0; i < 100'000; ++i) {
            QByteArray head = seeds[random.bounded(int(seeds.size()))];
            for (int change = random.bounded(1, 5); change > 0; --change) {
                const auto at = qsizetype(random.bounded(int(head.size())));
                const char piece = pieces[random.bounded(int(pieces.size()))];
                switch (random.bounded(4)) {
                case 0:
                    head[at] = piece;
                    break;
                case 1:
                    head.insert(at, piece);
                    break;
                case 2:
                    head.remove(at, 1);
                    break;
                default:
                    head.insert(at, head.mid(random.bounded(int(head.size())), random.bounded(20)));
                }
            }
            head = head.left(headLength(head));
            HeadProblem problem;
            const auto read = readHead(head, &problem);
            if (!read) {
                QVERIFY(problem.status == 400 || problem.status == 501);
                continue;
            }
            ++accepted;
            const auto authority =
                authorityOf(read->host.contains(u':') ? QStringLiteral("[%1]").arg(read->host) : read->host);
            QVERIFY2(authority && authority->host == read->host, head.constData());
            QVERIFY(read->port > 0);
            if (!read->isTunnel) {
                QCOMPARE(QByteArray("\r\n" + read->toHost.toLower()).count("\r\nhost:"), 1);
                QVERIFY(!read->toHost.toLower().contains("\r\nproxy-"));
                QCOMPARE(headLength(read->toHost), read->toHost.size());
            }
        }
        QVERIFY(accepted > 1000);
    }
};

BELAY_TEST(TestRequestHead)

} // namespace tst_requesthead

#include "tst_requesthead.moc"
