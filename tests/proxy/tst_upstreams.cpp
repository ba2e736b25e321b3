// SPDX-License-Identifier: Apache-2.0
#include "proxy/upstream.h"

#include "testclass.h"

#include <QTest>

namespace tst_upstreams {

using proxy::Upstream;
using proxy::Upstreams;

class TestUpstreams : public QObject
{
    Q_OBJECT

    static QProcessEnvironment environment(const QString &text)
    {
        QProcessEnvironment out;
        for (const QString &pair : text.split(u' ', Qt::SkipEmptyParts))
            out.insert(pair.section(u'=', 0, 0), pair.section(u'=', 1));
        return out;
    }

private Q_SLOTS:
    void whichOne_data()
    {
        QTest::addColumn<QString>("variables");
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("isTunnel");
        QTest::addColumn<QString>("chosen");
        const auto row = [](const char *variables, const char *host, bool isTunnel, const char *chosen) {
            QTest::addRow("%s %s %d", variables, host, isTunnel)
                << QString::fromUtf8(variables) << QString::fromUtf8(host) << isTunnel << QString::fromUtf8(chosen);
        };
        row("", "a.example", true, "");
        row("https_proxy=http://p.example:3128", "a.example", true, "http p.example 3128  ");
        row("https_proxy=http://p.example:3128", "a.example", false, "");
        row("HTTP_PROXY=p.example:8080", "a.example", false, "http p.example 8080  ");
        row("http_proxy=p.example:1 HTTP_PROXY=q.example:2", "a.example", false, "http p.example 1  ");
        row("all_proxy=socks5h://u:p%40x@p.example", "a.example", true, "socks p.example 1080 u p@x");
        row("ALL_PROXY=http://p.example no_proxy=a.example", "a.example", true, "");
        row("ALL_PROXY=http://p.example no_proxy=example", "a.example", true, "");
        row("ALL_PROXY=http://p.example no_proxy=.a.example,b", "b.a.example", true, "");
        row("ALL_PROXY=http://p.example no_proxy=a.example:80", "a.example", true, "http p.example 80  ");
        row("ALL_PROXY=http://p.example no_proxy=10.0.0.0/8", "10.1.2.3", true, "");
        row("ALL_PROXY=http://p.example no_proxy=10.0.0.0/8", "11.1.2.3", true, "http p.example 80  ");
        row("ALL_PROXY=http://p.example no_proxy=*", "a.example", true, "");
        row("ALL_PROXY=http://p.example no_proxy=ample", "a.example", true, "http p.example 80  ");
        row("ALL_PROXY=http://p.example", "localhost", true, "");
        row("ALL_PROXY=http://p.example", "127.0.0.1", true, "");
        row("https_proxy=https://p.example", "a.example", true, "error");
        row("http_proxy=socks4://p.example", "a.example", true, "error");
        row("http_proxy=http://", "a.example", true, "error");
    }
    void whichOne()
    {
        QFETCH(const QString, variables);
        QFETCH(const QString, host);
        QFETCH(const bool, isTunnel);
        const auto upstreams = Upstreams::fromEnvironment(environment(variables));
        QString chosen = upstreams ? QString() : QStringLiteral("error");
        if (const Upstream *upstream = upstreams ? upstreams->forHost(host, 443, isTunnel) : nullptr)
            chosen = QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(upstream->kind == Upstream::Kind::Http ? QStringLiteral("http") : QStringLiteral("socks"),
                              upstream->host)
                         .arg(upstream->port)
                         .arg(upstream->user, upstream->password);
        QTEST(chosen, "chosen");
    }
};

BELAY_TEST(TestUpstreams)

} // namespace tst_upstreams

#include "tst_upstreams.moc"
