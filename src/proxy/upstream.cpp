// SPDX-License-Identifier: Apache-2.0
#include "proxy/upstream.h"

#include "base/visibletext.h"
#include "proxy/hostlist.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QUrl>

#include <algorithm>

namespace proxy {

namespace {

struct UpstreamTr
{
    Q_DECLARE_TR_FUNCTIONS(proxy::Upstream)
};

struct Named
{
    QString variable, value;
};

/// The small name counts first, as for most programs.
std::optional<Named> named(const QProcessEnvironment &environment, const QStringList &names)
{
    for (const QString &small : names) {
        for (const QString &name : {small, small.toUpper()}) {
            if (const QString value = environment.value(name).trimmed(); !value.isEmpty())
                return Named{name, value};
        }
    }
    return {};
}

base::Result<std::optional<Upstream>> upstreamOf(const std::optional<Named> &from)
{
    if (!from)
        return std::optional<Upstream>();
    const QUrl url(from->value.contains(QLatin1String("://")) ? from->value
                                                              : QStringLiteral("http://%1").arg(from->value));
    const QString scheme = url.scheme();
    Upstream out;
    if (scheme == QLatin1String("socks5") || scheme == QLatin1String("socks5h"))
        out.kind = Upstream::Kind::Socks5;
    else if (scheme != QLatin1String("http"))
        return base::Error{
            base::Origin::User,
            0,
            UpstreamTr::tr("The proxy that %1 names cannot be gone through: Belay knows http and socks5, "
                           "not “%2”.")
                .arg(from->variable, base::visibleText(scheme)),
            {}};
    out.host = url.host();
    out.port = quint16(url.port(out.kind == Upstream::Kind::Socks5 ? 1080 : 80));
    out.user = url.userName(QUrl::FullyDecoded);
    out.password = url.password(QUrl::FullyDecoded);
    constexpr qsizetype longest = 255; // as SOCKS writes it
    if (out.host.isEmpty() || out.user.toUtf8().size() > longest || out.password.toUtf8().size() > longest)
        return base::Error{
            base::Origin::User, 0, UpstreamTr::tr("What %1 holds is no address of a proxy.").arg(from->variable), {}};
    return std::optional(out);
}

} // namespace

base::Result<Upstreams> Upstreams::fromEnvironment(const QProcessEnvironment &environment)
{
    const auto plain = upstreamOf(named(environment, {QStringLiteral("http_proxy"), QStringLiteral("all_proxy")}));
    const auto tunnel = upstreamOf(named(environment, {QStringLiteral("https_proxy"), QStringLiteral("all_proxy")}));
    if (!plain || !tunnel)
        return plain ? tunnel.error() : plain.error();
    Upstreams out;
    out.m_plain = *plain;
    out.m_tunnel = *tunnel;
    if (const auto past = named(environment, {QStringLiteral("no_proxy")}))
        out.m_past = HostList::split(past->value.toLower());
    return out;
}

const Upstream *Upstreams::forHost(const QString &host, quint16 port, bool isTunnel) const
{
    const std::optional<Upstream> &chosen = isTunnel ? m_tunnel : m_plain;
    return chosen && !isPast(host, port) ? &*chosen : nullptr;
}

bool Upstreams::isPast(const QString &host, quint16 port) const
{
    const QHostAddress address(host);
    if (host == QLatin1String("localhost") || address.isLoopback())
        return true;
    return std::any_of(m_past.begin(), m_past.end(), [&](const QString &entry) {
        if (entry == QLatin1String("*"))
            return true;
        if (!address.isNull() && entry.contains(u'/')) {
            const auto subnet = QHostAddress::parseSubnet(entry);
            return subnet.second >= 0 && address.isInSubnet(subnet);
        }
        QString name = entry.startsWith(QLatin1String("*.")) ? entry.mid(2) : entry;
        if (name.startsWith(u'.'))
            name.remove(0, 1);
        const bool isBare = QHostAddress(name).protocol() == QAbstractSocket::IPv6Protocol;
        const auto what = authorityOf(isBare ? QStringLiteral("[%1]").arg(name) : name);
        return what && (!what->port || *what->port == port) &&
               (host == what->host || host.endsWith(QString(u'.' + what->host)));
    });
}

} // namespace proxy
