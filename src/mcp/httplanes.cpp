// SPDX-License-Identifier: Apache-2.0
#include "mcp/httplanes.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QUrl>

#include <algorithm>
#include <cstring>

namespace mcp {

namespace {

constexpr int mostInLane = 6; ///< connections of a QNetworkAccessManager to one host
constexpr int usualPort = 80, usualSecurePort = 443;

} // namespace

OneTimeBody::OneTimeBody(QByteArray bytes, QObject *parent) : QIODevice(parent), m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneTimeBody::readData(char *to, qint64 most)
{
    const qint64 size = std::min<qint64>(most, m_bytes.size() - m_position);
    if (size <= 0)
        return 0;
    std::memcpy(to, m_bytes.constData() + m_position, size_t(size));
    m_position += size;
    if (isTaken())
        QMetaObject::invokeMethod(this, &OneTimeBody::taken, Qt::QueuedConnection);
    return size;
}

struct HttpLanes::Lane
{
    QNetworkAccessManager manager;
    int open = 0;
};

HttpLanes::HttpLanes(HttpNoter noter, QObject *parent) : QObject(parent), m_noter(std::move(noter)) {}
HttpLanes::~HttpLanes() = default;

std::unique_ptr<HttpNote> HttpLanes::noteFor(const QUrl &url) const
{
    const bool isSecure = url.scheme() == QLatin1String("https");
    return m_noter ? m_noter(url.host(QUrl::FullyEncoded), url.port(isSecure ? usualSecurePort : usualPort)) : nullptr;
}

QNetworkReply *HttpLanes::send(const QByteArray &verb, QNetworkRequest request, OneTimeBody *body)
{
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    // With HTTP/2 Qt reads on when nobody takes what it has read, so a server could fill the memory.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    auto free = std::find_if(m_lanes.begin(), m_lanes.end(),
                             [](const std::unique_ptr<Lane> &lane) { return lane->open < mostInLane; });
    if (free == m_lanes.end())
        free = m_lanes.insert(free, std::make_unique<Lane>());
    Lane *const lane = free->get();
    QNetworkReply *reply = verb == "POST"     ? lane->manager.post(request, body)
                           : verb == "DELETE" ? lane->manager.deleteResource(request)
                                              : lane->manager.get(request);
    if (body)
        body->setParent(reply);
    ++lane->open;
    connect(reply, &QNetworkReply::finished, this, [lane] { --lane->open; });
    return reply;
}

} // namespace mcp

#include "moc_httplanes.cpp"
