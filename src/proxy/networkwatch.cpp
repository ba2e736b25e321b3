// SPDX-License-Identifier: Apache-2.0
#include "proxy/networkwatch.h"

#include "proxy/hostlist.h"
#include "proxy/proxyserver.h"
#include "proxy/upstream.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <cerrno>
#include <cstring>
#include <memory>

namespace proxy {

namespace {

struct NetworkWatchTr
{
    Q_DECLARE_TR_FUNCTIONS(proxy::NetworkWatch)
};

QByteArray newToken()
{
    quint32 bits[8];
    QRandomGenerator::system()->fillRange(bits);
    return QByteArray(reinterpret_cast<const char *>(bits), sizeof bits).toHex();
}

/// What programs reach without the proxy: servers of their own. In a network of their own this machine's are reached
/// through it, if they are on the list: a model that runs here, say.
QStringList pastTheProxy(const NetworkRules &rules)
{
    QStringList out{QStringLiteral("localhost"), QStringLiteral("127.0.0.1"), QStringLiteral("::1")};
    const auto listed = rules.level == NetworkLevel::Only ? HostList::fromTexts(rules.hosts) : HostList();
    if (listed)
        out.removeIf([&listed](const QString &name) { return listed->names(name); });
    return out;
}

} // namespace

NetworkWatch::NetworkWatch(NetworkRules rules) : m_rules(std::move(rules)), m_log(&m_clock)
{
    m_thread.setObjectName(QStringLiteral("proxy"));
}

NetworkWatch::~NetworkWatch()
{
    m_thread.quit();
    m_thread.wait();
}

base::Result<void> NetworkWatch::start(const QProcessEnvironment &environment)
{
    if (m_server)
        return {};
    auto begun = begin(environment);
    m_problem = begun ? QString() : begun.error().message;
    return begun;
}

base::Result<void> NetworkWatch::begin(const QProcessEnvironment &environment)
{
    auto upstreams = Upstreams::fromEnvironment(environment);
    if (!upstreams)
        return upstreams.error();
    ProxyTerms terms;
    terms.upstreams = *upstreams;
    if (m_rules.level == NetworkLevel::Only) {
        auto hosts = HostList::fromTexts(m_rules.hosts);
        if (!hosts)
            return hosts.error();
        terms.only = *hosts;
    }
    base::Descriptor listener;
    m_port = insidePort;
    if (!isIsolated()) {
        listener = ProxyServer::listenOnLoopback(&m_port);
        if (!listener.isOpen())
            return base::Error{base::Origin::System, errno,
                               NetworkWatchTr::tr("The proxy that notes what is contacted could not be started."),
                               QString::fromLocal8Bit(std::strerror(errno))};
    }
    m_token = newToken();
    terms.credentials = "Basic " + QByteArray("belay:" + m_token).toBase64();
    m_server = new ProxyServer(std::move(terms), &m_log, &m_clock);
    m_server->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    m_thread.start();
    if (listener.isOpen())
        adopt(std::move(listener));
    return {};
}

QList<std::pair<QString, QString>> NetworkWatch::variables(const QProcessEnvironment &environment) const
{
    if (!m_server)
        return {};
    const QString address =
        QStringLiteral("http://belay:%1@127.0.0.1:%2").arg(QString::fromLatin1(m_token)).arg(m_port);
    // What the user goes past their own proxy for is noted, too: Belay's own goes past it then.
    const QString past = pastTheProxy(m_rules).join(u',');
    QList<std::pair<QString, QString>> out;
    const auto add = [&out](const QString &name, const QString &value) {
        out << std::pair(name, value) << std::pair(name.toUpper(), value);
    };
    add(QStringLiteral("http_proxy"), address);
    add(QStringLiteral("https_proxy"), address);
    add(QStringLiteral("no_proxy"), past);
    // Some programs take this one for a SOCKS proxy; only where it is used anyway it would lead past us.
    if (environment.contains(QStringLiteral("all_proxy")) || environment.contains(QStringLiteral("ALL_PROXY")))
        add(QStringLiteral("all_proxy"), address);
    out << std::pair(QStringLiteral("NODE_USE_ENV_PROXY"), QStringLiteral("1"));
    return out;
}

void NetworkWatch::adopt(base::Descriptor listener)
{
    if (!m_server)
        return;
    // The call has to be copyable.
    auto shared = std::make_shared<base::Descriptor>(std::move(listener));
    QMetaObject::invokeMethod(m_server, [server = m_server, shared] { server->adopt(std::move(*shared)); });
}

std::vector<Contact> NetworkWatch::take(Opened opened)
{
    const quint64 period = m_log.period();
    if (m_server && opened == Opened::Ends)
        QMetaObject::invokeMethod(m_server, [server = m_server, period] { server->closeOfPeriod(period); });
    return m_log.take();
}

void NetworkWatch::closeAll()
{
    if (m_server)
        QMetaObject::invokeMethod(m_server, [server = m_server] { server->closeAll(); });
}

} // namespace proxy
