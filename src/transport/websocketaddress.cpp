// SPDX-License-Identifier: Apache-2.0
#include "transport/websocketaddress.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QHostAddress>

namespace transport {

namespace {

struct WebSocketAddressTr
{
    Q_DECLARE_TR_FUNCTIONS(transport::WebSocketAddress)
};

base::Error wrong(const QString &message, const QString &url)
{
    return {base::Origin::User, 0, message, base::visibleText(url)};
}

bool isThisComputer(const QString &host)
{
    return host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0 || QHostAddress(host).isLoopback();
}

/// Names and values come from a text field: a line break in one would start another header.
bool isHeader(const std::pair<QByteArray, QByteArray> &header)
{
    static constexpr std::string_view separators = "()<>@,;:\\\"/[]?={} \t";
    const auto isToken = [](char c) { return c > 0x20 && c < 0x7f && separators.find(c) == std::string_view::npos; };
    const auto isValue = [](char c) { return c == '\t' || (uchar(c) >= 0x20 && c != 0x7f); };
    return !header.first.isEmpty() && std::all_of(header.first.begin(), header.first.end(), isToken) &&
           std::all_of(header.second.begin(), header.second.end(), isValue);
}

} // namespace

bool isAgentAddress(const QString &text)
{
    const QString scheme = text.trimmed().section(QStringLiteral("://"), 0, 0).toLower();
    static const QStringList schemes{QStringLiteral("ws"), QStringLiteral("wss"), QStringLiteral("http"),
                                     QStringLiteral("https")};
    return text.contains(QLatin1String("://")) && schemes.contains(scheme);
}

base::Result<QUrl> WebSocketAddress::checked() const
{
    const QUrl address(url.trimmed(), QUrl::StrictMode);
    if (address.scheme().startsWith(QLatin1String("http")))
        return wrong(base::Words::tr("Agents are reached by WebSocket: an address begins with wss:// or ws://."),
                     displayText());
    if (!isAgentAddress(url) || !address.isValid() || address.host().isEmpty())
        return wrong(base::Words::tr("This is no address of an agent. One looks like wss://agents.example.com/acp."),
                     url);
    if (!address.userInfo().isEmpty())
        return wrong(WebSocketAddressTr::tr("The address holds a name or password. Use a header instead, in Agents."),
                     displayText());
    if (address.hasFragment())
        return wrong(WebSocketAddressTr::tr("The address of a WebSocket ends before its “#”. Take that part out."),
                     url);
    for (const auto &header : headers) {
        if (!isHeader(header))
            return wrong(
                WebSocketAddressTr::tr(
                    "The header “%1” cannot be sent: a name is letters, digits and hyphens, a value is one line.")
                    .arg(base::visibleText(QString::fromUtf8(header.first))),
                url);
    }
    if (address.scheme() == QLatin1String("ws") && !plainAllowed && !isThisComputer(address.host()))
        return wrong(
            WebSocketAddressTr::tr("The connection to %1 would not be encrypted: anybody on the way could read and "
                                   "change what is said. Use wss://, or allow it for this agent in Agents.")
                .arg(base::visibleText(address.host())),
            url);
    return address;
}

QString WebSocketAddress::displayText() const
{
    return QUrl(url.trimmed()).toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
}

} // namespace transport
