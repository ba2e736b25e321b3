// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "proxy/contactlog.h"

#include "testclass.h"

#include <QTest>

#include <algorithm>

namespace tst_contactlog {

using proxy::Contact;
using proxy::ContactLog;

class TestContactLog : public QObject
{
    Q_OBJECT

    FakeClock m_clock;

private Q_SLOTS:
    void eachHostAndPortHasALine()
    {
        ContactLog log(&m_clock);
        ContactLog::Use first(QStringLiteral("a.example"), 443), second(QStringLiteral("a.example"), 443),
            other(QStringLiteral("a.example"), 80);
        log.opened(first);
        log.moved(first, 10, 0);
        log.opened(second);
        log.moved(second, 0, 300);
        m_clock.advance(1000);
        log.opened(other);
        log.refused(QStringLiteral("b.example"), 443);
        log.failed(QStringLiteral("b.example"), 443);
        const std::vector<Contact> lines = log.take();
        QCOMPARE(lines.size(), size_t(3));
        QCOMPARE(lines[0].host, QStringLiteral("a.example"));
        QCOMPARE(lines[0].port, 443);
        QCOMPARE(lines[0].connections, 2);
        QCOMPARE(lines[0].sent, 10);
        QCOMPARE(lines[0].received, 300);
        QCOMPARE(lines[1].port, 80);
        QCOMPARE(lines[0].last.msecsTo(lines[1].first), 1000);
        QCOMPARE(lines[2].refused, 1);
        QCOMPARE(lines[2].failed, 1);
        QCOMPARE(lines[2].connections, 0);
        QVERIFY(log.take().empty());
    }

    /// An open connection is told of in the turns that it is used in, and in no other.
    void aConnectionCountsWhereItIsUsed()
    {
        ContactLog log(&m_clock);
        ContactLog::Use use(QStringLiteral("a.example"), 443);
        log.opened(use);
        QCOMPARE(log.take().at(0).connections, 1);
        QVERIFY(log.take().empty());
        log.moved(use, 1, 0);
        log.moved(use, 1, 1);
        const std::vector<Contact> lines = log.take();
        QCOMPARE(lines.at(0).connections, 1);
        QCOMPARE(lines.at(0).sent, 2);
    }

    void aThousandHostsTakeNoMoreRoom()
    {
        ContactLog log(&m_clock);
        for (int i = 0; i < 1000; ++i)
            log.refused(QStringLiteral("h%1.example").arg(i), 443);
        const std::vector<Contact> lines = log.take();
        QCOMPARE(lines.size(), ContactLog::mostHosts + 1);
        QVERIFY(lines.back().host.isEmpty());
        QCOMPARE(lines.back().refused, 1000 - int(ContactLog::mostHosts));
    }

    /// What Belay carries to the same host is told apart.
    void anMcpServerHasALineOfItsOwn()
    {
        ContactLog log(&m_clock);
        ContactLog::Use agents(QStringLiteral("a.example"), 443),
            own(QStringLiteral("a.example"), 443, QStringLiteral("tracker"));
        log.opened(agents);
        log.moved(own, 10, 20);
        log.moved(own, 1, 2);
        log.failed(QStringLiteral("a.example"), 443, QStringLiteral("tracker"));
        const std::vector<Contact> lines = log.take();
        QCOMPARE(lines.size(), size_t(2));
        QVERIFY(lines[0].server.isEmpty());
        QCOMPARE(lines[0].sent, 0);
        QCOMPARE(lines[1].server, QStringLiteral("tracker"));
        QCOMPARE(lines[1].connections, 1);
        QCOMPARE(lines[1].sent, 11);
        QCOMPARE(lines[1].received, 22);
        QCOMPARE(lines[1].failed, 1);
    }

    /// An agent cannot ask for so many hosts that servers are not told of; and servers have a bound, too.
    void manyHostsHideNoMcpServer()
    {
        ContactLog log(&m_clock);
        for (int i = 0; i < 1000; ++i)
            log.refused(QStringLiteral("h%1.example").arg(i), 443);
        for (int i = 0; i < 1000; ++i) {
            ContactLog::Use use(QStringLiteral("a.example"), 443, QStringLiteral("server %1").arg(i % 500));
            log.opened(use);
        }
        const std::vector<Contact> lines = log.take();
        const auto isServer = [](const Contact &line) { return !line.server.isEmpty(); };
        QCOMPARE(size_t(std::count_if(lines.begin(), lines.end(), isServer)), ContactLog::mostHosts);
        QCOMPARE(lines.size(), 2 * ContactLog::mostHosts + 1);
        const auto first = std::find_if(lines.begin(), lines.end(), isServer);
        QCOMPARE(first->server, QStringLiteral("server 0"));
        QCOMPARE(first->connections, 2);
    }
};

BELAY_TEST(TestContactLog)

} // namespace tst_contactlog

#include "tst_contactlog.moc"
