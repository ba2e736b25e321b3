// SPDX-License-Identifier: Apache-2.0
#include "proxy/networkwatch.h"
#include "testclass.h"
#include "waiting.h"

#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

namespace tst_networkwatch {

using namespace proxy;

class TestNetworkWatch : public QObject
{
    Q_OBJECT

    static QString valueOf(const QList<std::pair<QString, QString>> &variables, const char *name)
    {
        for (const auto &[key, value] : variables) {
            if (key == QLatin1String(name))
                return value;
        }
        return {};
    }

private Q_SLOTS:
    /// A client that knows the variables and nothing else, against the proxy on its own thread.
    void aProgramFollowsTheVariables()
    {
        QTcpServer host;
        QVERIFY(host.listen(QHostAddress::LocalHost));
        connect(&host, &QTcpServer::newConnection, &host, [&host] {
            QTcpSocket *peer = host.nextPendingConnection();
            connect(peer, &QTcpSocket::readyRead, peer, [peer] { peer->write(peer->readAll()); });
        });
        NetworkWatch watch({NetworkLevel::Note});
        QVERIFY(watch.variables({}).isEmpty());
        QVERIFY(watch.start({}));
        const auto variables = watch.variables({});
        const QUrl url(valueOf(variables, "https_proxy"));
        QCOMPARE(valueOf(variables, "HTTPS_PROXY"), url.toString());
        QCOMPARE(valueOf(variables, "http_proxy"), url.toString());
        QCOMPARE(valueOf(variables, "NODE_USE_ENV_PROXY"), QStringLiteral("1"));
        QCOMPARE(valueOf(variables, "NO_PROXY"), QStringLiteral("localhost,127.0.0.1,::1"));
        QVERIFY(valueOf(variables, "all_proxy").isEmpty());
        QTcpSocket client;
        client.setProxy(
            QNetworkProxy(QNetworkProxy::HttpProxy, url.host(), quint16(url.port()), url.userName(), url.password()));
        client.connectToHost(QStringLiteral("127.0.0.1"), host.serverPort());
        QVERIFY(waitUntil([&client] { return client.state() == QAbstractSocket::ConnectedState; }));
        client.write("echo");
        QVERIFY(waitUntil([&client] { return client.bytesAvailable() == 4; }));
        const std::vector<Contact> lines = watch.take(NetworkWatch::Opened::Ends);
        QCOMPARE(lines.size(), size_t(1));
        QCOMPARE(lines[0].received, 4);
        QVERIFY(waitUntil([&client] { return client.state() == QAbstractSocket::UnconnectedState; }));
    }

    /// In a network of its own an agent has servers of its own, and reaches this machine's only through the proxy.
    void whatIsListedOfThisMachineIsReachedThroughTheProxy()
    {
        NetworkWatch watch({NetworkLevel::Only, {QStringLiteral("a.example"), QStringLiteral("127.0.0.1:11434")}});
        QVERIFY(watch.start({}));
        QCOMPARE(valueOf(watch.variables({}), "no_proxy"), QStringLiteral("localhost,::1"));
        NetworkWatch noting({NetworkLevel::Note, {QStringLiteral("localhost")}});
        QVERIFY(noting.start({}));
        QCOMPARE(valueOf(noting.variables({}), "no_proxy"), QStringLiteral("localhost,127.0.0.1,::1"));
    }

    /// A variable that leads past the proxy is replaced.
    void theUsersOwnProxyIsReplaced()
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("ALL_PROXY"), QStringLiteral("socks5://p.example"));
        NetworkWatch watch({NetworkLevel::Note});
        QVERIFY(watch.start(environment));
        const auto variables = watch.variables(environment);
        QCOMPARE(valueOf(variables, "all_proxy"), valueOf(variables, "http_proxy"));
        QCOMPARE(valueOf(variables, "ALL_PROXY"), valueOf(variables, "http_proxy"));
    }

    void whatCannotBeDoneIsSaid()
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("https_proxy"), QStringLiteral("https://p.example"));
        NetworkWatch watch({NetworkLevel::Note});
        const auto started = watch.start(environment);
        QVERIFY(!started && started.error().message.contains(QLatin1String("https_proxy")));
        QVERIFY(watch.variables(environment).isEmpty());
        NetworkWatch wrong({NetworkLevel::Only, {QStringLiteral("a/b")}});
        QVERIFY(!wrong.start({}));
    }

    void twoSessionsHaveTwoTokens()
    {
        NetworkWatch one({NetworkLevel::Note}), other({NetworkLevel::Note});
        QVERIFY(one.start({}) && other.start({}));
        QVERIFY(QUrl(valueOf(one.variables({}), "http_proxy")).password() !=
                QUrl(valueOf(other.variables({}), "http_proxy")).password());
    }
};

BELAY_TEST(TestNetworkWatch)

} // namespace tst_networkwatch

#include "tst_networkwatch.moc"
