// SPDX-License-Identifier: Apache-2.0
#include "proxy/hostlist.h"

#include "testclass.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QTest>

namespace tst_hostlist {

using proxy::HostList;

class TestHostList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allows_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *list, const char *host, int port, bool allowed) {
            QTest::addRow("%s %s:%d", list, host, port)
                << QString::fromUtf8(list) << QString::fromUtf8(host) << port << allowed;
        };
        row("", "example.org", 443, false);
        row("example.org", "example.org", 443, true);
        row("example.org", "example.org", 22, true);
        row("Example.ORG.", "example.org", 443, true);
        row("example.org:443", "example.org", 443, true);
        row("example.org:443", "example.org", 80, false);
        row("example.org", "www.example.org", 443, false);
        row("example.org", "notexample.org", 443, false);
        row("example.org", "example.org.evil.net", 443, false);
        row("*.example.org", "example.org", 443, false);
        row("*.example.org", "a.example.org", 443, true);
        row("*.example.org", "a.b.example.org", 443, true);
        row("*.example.org", "evilexample.org", 443, false);
        row("*.example.org:443", "a.example.org", 80, false);
        row("a.example, b.example; c.example\nd.example", "d.example", 443, true);
        row("192.0.2.1", "192.0.2.1", 443, true);
        row("192.0.2.1", "192.0.2.10", 443, false);
        row("2001:db8::1", "2001:db8::1", 443, true);
        row("[2001:db8::1]:443", "2001:db8::1", 80, false);
        row("münchen.example", "xn--mnchen-3ya.example", 443, true);
    }
    void allows()
    {
        QFETCH(const QString, list);
        QFETCH(const QString, host);
        QFETCH(const int, port);
        const auto hosts = HostList::fromTexts(HostList::split(list));
        QVERIFY(hosts);
        QTEST(hosts->allows(host, quint16(port)), "allowed");
    }

    void whatIsNoEntry_data()
    {
        QTest::addColumn<QString>("entry");
        for (const char *entry : {"*", "*.", "*.*.org", "http://example.org", "example.org/path", "a..b",
                                  ".example.org", "example.org:0", "example.org:70000", "example.org:x", "*.192.0.2.1",
                                  "a b@c", "[::1", "[fe80::1%eth0]", "a\x01", "user@example.org"})
            QTest::newRow(entry) << QString::fromUtf8(entry);
    }
    void whatIsNoEntry()
    {
        QFETCH(const QString, entry);
        const auto hosts = HostList::fromTexts({QStringLiteral("good.example"), entry});
        QVERIFY(!hosts);
        QVERIFY(!hosts.error().message.isEmpty());
    }

    void whereANameMayLead_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("may");
        const auto row = [](const char *host, const char *address, bool may) {
            QTest::addRow("%s %s", host, address) << QString::fromUtf8(host) << QString::fromUtf8(address) << may;
        };
        row("a.example", "192.0.2.1", true);
        row("intern.example", "10.1.2.3", true); // a company's own
        row("a.example", "127.0.0.1", false);
        row("a.example", "127.9.9.9", false);
        row("a.example", "0.0.0.0", false);
        row("a.example", "::", false);
        row("a.example", "::1", false);
        row("a.example", "::ffff:127.0.0.1", false);
        row("a.example", "169.254.169.254", false);
        row("a.example", "fe80::1", false);
        row("a.example", "224.0.0.1", false);
        row("localhost", "127.0.0.1", true);
        row("app.localhost", "::1", true);
        row("127.0.0.1", "127.0.0.1", true);
    }
    /// Services of this machine listen on its own addresses, too.
    void notToThisMachine()
    {
        const QList<QHostAddress> own = QNetworkInterface::allAddresses();
        for (const QHostAddress &address : own)
            QVERIFY2(!HostList::mayLeadTo(QStringLiteral("a.example"), address), qPrintable(address.toString()));
    }
    void whereANameMayLead()
    {
        QFETCH(const QString, host);
        QFETCH(const QString, address);
        QTEST(HostList::mayLeadTo(host, QHostAddress(address)), "may");
    }
};

BELAY_TEST(TestHostList)

} // namespace tst_hostlist

#include "tst_hostlist.moc"
