// SPDX-License-Identifier: Apache-2.0
#include "transport/handshakecookies.h"

#include <QNetworkCookie>
#include <QNetworkCookieJar>

#include <algorithm>

namespace transport {

namespace {

/// QNetworkCookieJar knows only http and https, and gives secure cookies to https alone.
QUrl webUrl(QUrl url)
{
    url.setScheme(url.scheme() == QLatin1String("wss") ? QStringLiteral("https") : QStringLiteral("http"));
    if (url.path().isEmpty())
        url.setPath(QStringLiteral("/"));
    return url;
}

bool isPlain(const QByteArray &text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return (uchar(c) < 0x20 && c != '\t') || c == 0x7f; });
}

} // namespace

class HandshakeCookies::Jar : public QNetworkCookieJar
{
public:
    void limit()
    {
        QList<QNetworkCookie> all = allCookies();
        if (all.size() > mostCookies) {
            all.remove(0, all.size() - mostCookies); // the oldest
            setAllCookies(all);
        }
    }

protected:
    /// A server may set any cookie for its own host, even if the public suffix list contains that host ("localhost").
    bool validateCookie(const QNetworkCookie &cookie, const QUrl &url) const override
    {
        return cookie.domain() == url.host() || QNetworkCookieJar::validateCookie(cookie, url);
    }
};

HandshakeCookies::HandshakeCookies() : m_jar(std::make_unique<Jar>()) {}
HandshakeCookies::~HandshakeCookies() = default;

void HandshakeCookies::store(const QUrl &url, const QByteArrayList &lines)
{
    const QUrl from = webUrl(url);
    for (const QByteArray &line : lines) {
        if (!isPlain(line))
            continue;
        QList<QNetworkCookie> cookies = QNetworkCookie::parseCookies(line);
        cookies.removeIf([](const QNetworkCookie &cookie) {
            return cookie.name().isEmpty() || cookie.name().size() + cookie.value().size() > longestCookie;
        });
        m_jar->setCookiesFromUrl(cookies, from);
        m_jar->limit();
    }
}

QByteArray HandshakeCookies::headerFor(const QUrl &url, const QByteArray &given) const
{
    QByteArrayList names, parts;
    for (const QByteArray &pair : given.split(';'))
        names << pair.left(pair.indexOf('=')).trimmed();
    if (!given.trimmed().isEmpty())
        parts << given;
    for (const QNetworkCookie &cookie : m_jar->cookiesForUrl(webUrl(url))) {
        if (!names.contains(cookie.name()))
            parts << cookie.toRawForm(QNetworkCookie::NameAndValueOnly);
    }
    return parts.join("; ");
}

} // namespace transport
