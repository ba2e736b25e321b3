// SPDX-License-Identifier: Apache-2.0
#include "transport/handshakecookies.h"

#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QSslSocket>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace transport {

namespace {

/// The jar knows the web's schemes: only for https it hands out cookies that want a safe way.
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
    /// For its own host a server may set any, also where the list of public suffixes takes the host ("localhost") for
    /// one.
    bool validateCookie(const QNetworkCookie &cookie, const QUrl &url) const override
    {
        return cookie.domain() == url.host() || QNetworkCookieJar::validateCookie(cookie, url);
    }
};

HandshakeCookies::HandshakeCookies() : m_jar(std::make_unique<Jar>()) {}
HandshakeCookies::~HandshakeCookies() = default;

void HandshakeCookies::take(const QUrl &url, const QByteArrayList &lines)
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

QByteArrayList setCookieLines(const QByteArray &head)
{
    QByteArrayList fields;
    for (const QByteArray &line : head.split('\n')) {
        const bool goesOn = line.startsWith(' ') || line.startsWith('\t');
        if (goesOn && !fields.isEmpty())
            fields.last() += ' ' + line.trimmed();
        else
            fields << line.trimmed();
    }
    QByteArrayList out;
    for (const QByteArray &field : std::as_const(fields)) {
        const qsizetype colon = field.indexOf(':');
        if (colon > 0 && field.left(colon).trimmed().compare("set-cookie", Qt::CaseInsensitive) == 0)
            out << field.mid(colon + 1).trimmed();
    }
    return out;
}

void HandshakeReader::watch(QWebSocket *socket, std::function<void(const QByteArrayList &)> cookies)
{
    auto *tcp = socket->findChild<QTcpSocket *>({}, Qt::FindDirectChildrenOnly);
    auto *tls = qobject_cast<QSslSocket *>(tcp);
    const bool isSafe = socket->requestUrl().scheme() == QLatin1String("wss");
    if (!tcp || (isSafe && !tls))
        return;
    auto *reader = new HandshakeReader(tcp, std::move(cookies)); // the socket's
    // QWebSocket has connected itself before: of each readyRead it has read what it wants when the reader hears of it.
    connect(tcp, &QIODevice::readyRead, reader, &HandshakeReader::afterRead);
    if (isSafe)
        connect(tls, &QSslSocket::encrypted, reader, &HandshakeReader::begin);
    else
        connect(tcp, &QAbstractSocket::connected, reader, &HandshakeReader::begin);
    // An address of this computer may stand at once.
    if (isSafe ? tls->isEncrypted() : tcp->state() == QAbstractSocket::ConnectedState)
        reader->begin();
}

HandshakeReader::HandshakeReader(QTcpSocket *socket, std::function<void(const QByteArrayList &)> cookies)
    : QObject(socket)
    , m_socket(socket)
    , m_cookies(std::move(cookies))
{}

void HandshakeReader::begin()
{
    m_head.clear();
    m_reading = true;
    if (!m_socket->isTransactionStarted())
        m_socket->startTransaction();
}

void HandshakeReader::afterRead()
{
    // Closed meanwhile, it has forgotten the transaction and what was in it.
    if (!m_reading || !m_socket->isTransactionStarted())
        return;
    const qint64 left = m_socket->bytesAvailable();
    m_socket->rollbackTransaction();
    const qint64 consumed = m_socket->bytesAvailable() - left;
    m_head += m_socket->read(consumed);
    const qsizetype end = m_head.indexOf("\r\n\r\n");
    if (end < 0 && m_head.size() <= longestHead) {
        m_socket->startTransaction();
        return;
    }
    m_reading = false;
    const QByteArray head = std::exchange(m_head, {});
    if (end < 0 || end > longestHead)
        return;
    if (const QByteArrayList lines = setCookieLines(head.left(end)); !lines.isEmpty())
        m_cookies(lines);
}

} // namespace transport
