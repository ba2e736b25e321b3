// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpexchange.h"

#include "mcp/httplanes.h"

#include <QNetworkReply>

namespace mcp {

namespace {

constexpr qint64 readBuffer = 256 * 1024; ///< bytes that Qt holds while nothing is taken
constexpr qint64 readAtOnce = 64 * 1024;
constexpr int mostRedirects = 5;

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

} // namespace

HttpExchange::HttpExchange(HttpLanes *lanes, HttpRequest request, QObject *parent)
    : QObject(parent)
    , m_lanes(lanes)
    , m_request(std::move(request))
{
    begin();
}

HttpExchange::~HttpExchange()
{
    stop();
}

void HttpExchange::begin()
{
    QNetworkRequest request(m_request.url);
    for (const auto &[name, value] : std::as_const(m_request.headers))
        request.setRawHeader(name, value);
    if (m_request.verb == "POST") {
        m_body = new OneTimeBody(m_request.body, nullptr);
        request.setHeader(QNetworkRequest::ContentLengthHeader, m_request.body.size());
        connect(m_body, &OneTimeBody::taken, this, &HttpExchange::announce);
        connect(m_body, &OneTimeBody::taken, this, &HttpExchange::bodyTaken);
    }
    m_isReplyOver = m_isReached = m_isTold = false;
    m_status = 0;
    m_note = m_lanes->noteFor(m_request.url);
    m_toldSent = m_untold = 0;
    QNetworkReply *reply = m_lanes->send(m_request.verb, request, m_body);
    m_reply = reply;
    // Not now: Qt forgets it if it comes before the request is on its way, and reads without a limit if it comes later.
    QMetaObject::invokeMethod(
        reply, [reply] { reply->setReadBufferSize(readBuffer); }, Qt::QueuedConnection);
    connect(reply, &QNetworkReply::requestSent, this, [this] {
        m_isReached = true;
        announce();
    });
    connect(reply, &QNetworkReply::metaDataChanged, this, &HttpExchange::readHead);
    connect(reply, &QNetworkReply::readyRead, this, &HttpExchange::read);
    connect(reply, &QNetworkReply::finished, this, [this] {
        m_isReplyOver = true;
        read();
    });
}

/// Says what has moved since the last time.
void HttpExchange::announce()
{
    m_isReached = m_isReached || m_status != 0 || wasBodyTouched();
    if (!m_note || !m_isReached)
        return;
    const qint64 taken = m_body ? m_body->takenBytes() : m_toldSent;
    const qint64 sent = taken - std::exchange(m_toldSent, taken), received = std::exchange(m_untold, 0);
    // That there is nothing new is no contact.
    if (!std::exchange(m_isTold, true) || sent > 0 || received > 0)
        m_note->moved(sent, received);
}

void HttpExchange::stop()
{
    announce();
    m_note.reset();
    if (QNetworkReply *reply = m_reply) {
        m_reply.clear();
        reply->disconnect(this);
        if (reply->isRunning())
            reply->abort();
        reply->deleteLater();
    }
}

void HttpExchange::setPaused(bool paused)
{
    if (m_isPaused == paused)
        return;
    m_isPaused = paused;
    if (!paused)
        QMetaObject::invokeMethod(this, &HttpExchange::read, Qt::QueuedConnection);
}

QByteArray HttpExchange::header(const char *name) const
{
    return m_reply ? m_reply->rawHeader(name) : QByteArray();
}

bool HttpExchange::wasBodyTouched() const
{
    return m_body && m_body->wasTouched();
}

void HttpExchange::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_status != 0 || status < 200)
        return;
    m_status = status;
    announce();
    const QByteArray type = m_reply->rawHeader("Content-Type");
    m_contentType = type.split(';').first().trimmed().toLower();
    m_isStream = isSuccess() && m_contentType == "text/event-stream";
    if (!isRedirect(status))
        Q_EMIT opened();
}

void HttpExchange::read()
{
    const QPointer<HttpExchange> self = this;
    while (self && m_reply && !m_isPaused && m_reply->bytesAvailable() > 0) {
        readHead();
        if (!self || !m_reply)
            return;
        const QByteArray bytes = m_reply->read(readAtOnce);
        if (bytes.isEmpty())
            break;
        m_untold += bytes.size();
        announce();
        if (!parse(bytes))
            return;
    }
    if (self && m_reply && m_isReplyOver && m_reply->bytesAvailable() == 0)
        settle();
}

/// False: it is over, and this may be gone.
bool HttpExchange::parse(const QByteArray &bytes)
{
    const QPointer<HttpExchange> self = this;
    if (m_isStream) {
        std::vector<StreamEvent> events;
        const bool isReadable = m_events.feed({bytes.constData(), size_t(bytes.size())}, &events);
        for (const StreamEvent &event : events) {
            Q_EMIT arrived(event);
            if (!self || !m_reply)
                return false;
        }
        if (!isReadable)
            finish(Failure::TooLong);
        return isReadable;
    }
    const bool isKept = (isSuccess() && isJson()) || m_status >= 400;
    const qsizetype most = isSuccess() ? longestBody : longestErrorBody;
    if (isKept && m_content.size() + bytes.size() <= most) {
        m_content += bytes;
        return true;
    }
    if (isKept && isSuccess()) {
        finish(Failure::TooLong);
        return false;
    }
    m_discarded += bytes.size();
    if (m_discarded <= longestErrorBody)
        return true;
    // Nobody waits for the rest, which may have no end.
    if (isRedirect(m_status) && redirect())
        return false;
    finish(isRedirect(m_status) ? m_failure : Failure::None);
    return false;
}

/// The reply is over and read.
void HttpExchange::settle()
{
    const QPointer<HttpExchange> self = this;
    readHead();
    if (!self || !m_reply)
        return;
    if (isRedirect(m_status)) {
        if (!redirect())
            finish(m_failure);
        return;
    }
    const QNetworkReply::NetworkError error = m_reply->error();
    if (m_status == 0) {
        const bool isUnsent =
            m_request.verb == "POST" ? !wasBodyTouched() : error != QNetworkReply::RemoteHostClosedError;
        finish(error == QNetworkReply::SslHandshakeFailedError ? Failure::NotTrusted
               : isUnsent                                      ? Failure::NotConnected
                                                               : Failure::Broken);
    } else {
        finish(m_status < 400 && error != QNetworkReply::NoError ? Failure::Broken : Failure::None);
    }
}

/// False: it must not be followed, see m_failure.
bool HttpExchange::redirect()
{
    const QUrl target = m_request.url.resolved(QUrl::fromEncoded(m_reply->rawHeader("Location"), QUrl::StrictMode));
    const bool keepsRequest = m_status == 307 || m_status == 308 || m_request.verb == "GET";
    m_failure = ++m_redirects > mostRedirects ? Failure::Circle : Failure::None;
    if (!m_reply->hasRawHeader("Location") || !keepsRequest || !target.isValid() || !target.userInfo().isEmpty() ||
        !isSameOrigin(m_request.url, target))
        m_failure = Failure::Elsewhere;
    if (m_failure != Failure::None)
        return false;
    stop();
    m_request.url = target;
    m_content.clear();
    m_discarded = 0;
    begin();
    return true;
}

void HttpExchange::finish(Failure failure)
{
    m_failure = failure;
    m_isFinished = true;
    m_isReplyOver = true;
    if (m_note && !m_isReached && (failure == Failure::NotConnected || failure == Failure::NotTrusted))
        std::exchange(m_note, nullptr)->failed();
    const QPointer<HttpExchange> self = this;
    Q_EMIT finished();
    if (self)
        stop();
}

} // namespace mcp

#include "moc_httpexchange.cpp"
