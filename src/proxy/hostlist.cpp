// SPDX-License-Identifier: Apache-2.0
#include "proxy/hostlist.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace proxy {

namespace {

struct HostListTr
{
    Q_DECLARE_TR_FUNCTIONS(proxy::HostList)
};

constexpr qsizetype longestName = 253;

bool isNameCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_' || c == u'.';
}

std::optional<QString> cleanName(const QString &text)
{
    QString name = text.toLower();
    if (std::any_of(name.begin(), name.end(), [](QChar c) { return c.unicode() > 127; }))
        name = QString::fromLatin1(QUrl::toAce(name));
    if (name.endsWith(u'.'))
        name.chop(1);
    const bool isFine = !name.isEmpty() && name.size() <= longestName && !name.startsWith(u'.') &&
                        !name.contains(QLatin1String("..")) && std::all_of(name.begin(), name.end(), isNameCharacter);
    return isFine ? std::optional(name) : std::nullopt;
}

std::optional<quint16> portOf(const QString &text)
{
    const bool isNumber = !text.isEmpty() && text.size() <= 5 &&
                          std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    const int port = isNumber ? text.toInt() : 0;
    return port > 0 && port <= 65535 ? std::optional(quint16(port)) : std::nullopt;
}

} // namespace

std::optional<Authority> authorityOf(const QString &text)
{
    Authority out;
    QString rest;
    if (text.startsWith(u'[')) {
        const qsizetype end = text.indexOf(u']');
        const QHostAddress address(end < 0 ? QString() : text.mid(1, end - 1));
        // A scope names an interface of this machine.
        if (address.protocol() != QAbstractSocket::IPv6Protocol || !address.scopeId().isEmpty())
            return {};
        out.host = address.toString();
        rest = text.mid(end + 1);
    } else {
        const qsizetype colon = text.indexOf(u':');
        const std::optional<QString> name = cleanName(colon < 0 ? text : text.left(colon));
        if (!name)
            return {};
        out.host = *name;
        rest = colon < 0 ? QString() : text.mid(colon);
    }
    if (rest.isEmpty())
        return out;
    out.port = rest.startsWith(u':') ? portOf(rest.mid(1)) : std::nullopt;
    return out.port ? std::optional(out) : std::nullopt;
}

QString authorityText(const QString &host, int port)
{
    return (host.contains(u':') ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(host).arg(port);
}

base::Result<HostList> HostList::fromTexts(const QStringList &entries)
{
    HostList out;
    for (const QString &text : entries) {
        const bool isWild = text.startsWith(QLatin1String("*."));
        // Many write an IPv6 address without brackets.
        const bool isBare = QHostAddress(text).protocol() == QAbstractSocket::IPv6Protocol;
        const auto what = authorityOf(isWild ? text.mid(2) : isBare ? QStringLiteral("[%1]").arg(text) : text);
        if (!what || (isWild && !QHostAddress(what->host).isNull()))
            return base::Error{base::Origin::User,
                               0,
                               HostListTr::tr("“%1” is no host. Write names like api.example.org, *.example.org or "
                                              "example.org:443.")
                                   .arg(base::visibleText(text)),
                               {}};
        out.m_entries.push_back({*what, isWild});
    }
    return out;
}

QStringList HostList::split(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

bool HostList::allows(const QString &host, quint16 port) const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [&host, port](const Entry &entry) {
        if (entry.what.port && *entry.what.port != port)
            return false;
        return entry.isWild ? host.endsWith(QString(u'.' + entry.what.host)) : host == entry.what.host;
    });
}

bool HostList::names(const QString &host) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&host](const Entry &entry) { return !entry.isWild && entry.what.host == host; });
}

bool HostList::mayLeadTo(const QString &host, const QHostAddress &address)
{
    if (!QHostAddress(host).isNull() || host == QLatin1String("localhost") ||
        host.endsWith(QLatin1String(".localhost")))
        return true;
    bool isMapped = false;
    const QHostAddress four(address.toIPv4Address(&isMapped));
    const QHostAddress real = isMapped ? four : address;
    return !real.isLoopback() && !QNetworkInterface::allAddresses().contains(real) && !real.isLinkLocal() &&
           !real.isMulticast() && !real.isBroadcast() && real != QHostAddress(QHostAddress::AnyIPv4) &&
           real != QHostAddress(QHostAddress::AnyIPv6);
}

} // namespace proxy
