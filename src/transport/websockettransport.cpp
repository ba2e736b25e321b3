// SPDX-License-Identifier: Apache-2.0
#include "transport/websockettransport.h"

#include "base/visibletext.h"

#include <QRegularExpression>
#include <QSslSocket>

namespace transport {

WebSocketTransport::WebSocketTransport(WebSocketAddress address, base::Clock *clock,
                                       std::shared_ptr<HandshakeCookies> cookies, QObject *parent)
    : Transport(parent)
    , m_address(std::move(address))
    , m_clock(clock)
    , m_cookies(std::move(cookies))
{}

WebSocketTransport::~WebSocketTransport() = default;

void WebSocketTransport::start()
{
    const base::Result<QUrl> url = m_address.checked();
    if (!url) {
        finish(url.error());
        return;
    }
    m_host = base::visibleText(url->host());
    if (url->scheme() == QLatin1String("wss") && !QSslSocket::supportsSsl()) {
        finish({base::Origin::System, 0,
                tr("No encrypted connection can be made: Qt's TLS plugin or its library is not installed."),
                QSslSocket::sslLibraryBuildVersionString()});
        return;
    }
    QNetworkRequest request(*url);
    for (const auto &[name, value] : m_address.headers)
        request.setRawHeader(name, value);
    if (m_cookies) {
        const QByteArray cookie = m_cookies->headerFor(*url, request.rawHeader("Cookie"));
        if (!cookie.isEmpty())
            request.setRawHeader("Cookie", cookie);
    }
    m_link = new WebSocketLink(request, m_decoder, this);
    if (m_cookies)
        connect(m_link, &WebSocketLink::cookiesSet, this,
                [this, url = *url](const QByteArrayList &lines) { m_cookies->store(url, lines); });
    connect(m_link, &WebSocketLink::connected, this, &WebSocketTransport::onConnected);
    connect(m_link, &WebSocketLink::ended, this, &WebSocketTransport::onEnded);
    connect(m_link, &WebSocketLink::urgentWritten, this, &Transport::urgentWritten);
    connect(m_link, &WebSocketLink::framesAvailable, this, &Transport::framesAvailable);
    connect(m_link, &WebSocketLink::queueShrank, this, &Transport::queueShrank);
    connect(m_link, &WebSocketLink::pong, this, [this] { m_heard = m_clock->now(); });
    m_stage = m_clock->after(connectWait, [this] {
        cut(tr("%1 did not accept a connection within %n second(s).", nullptr, int(connectWait.count() / 1000))
                .arg(m_host));
    });
    m_link->open();
}

void WebSocketTransport::onConnected()
{
    if (m_closing || !m_cut.isEmpty())
        return;
    m_stage.cancel();
    m_ending.started = true;
    m_heard = m_clock->now();
    pingLater();
    Q_EMIT started();
}

void WebSocketTransport::pingLater()
{
    m_ping = m_clock->after(pingPause, [this] {
        if (m_clock->now() - m_heard >= silence) {
            cut(tr("%1 has not answered for %n second(s). The connection was given up.", nullptr,
                   int(silence.count() / 1000))
                    .arg(m_host));
            return;
        }
        m_link->ping();
        pingLater();
    });
}

void WebSocketTransport::cut(const QString &why)
{
    m_cut = why;
    m_ping.cancel();
    m_link->abort();
}

void WebSocketTransport::send(QByteArray line, Lane lane)
{
    if (m_link && !m_done && !m_closing)
        m_link->send(std::move(line), lane);
}

qsizetype WebSocketTransport::queuedBytes() const
{
    return m_link && !m_done ? m_link->queuedBytes() : 0;
}

std::vector<FramePtr> WebSocketTransport::take(qsizetype weight)
{
    if (!m_link)
        return {};
    std::vector<FramePtr> frames = m_link->take(weight);
    if (!frames.empty())
        m_heard = m_clock->now();
    if (m_done && m_link->isEmpty())
        QMetaObject::invokeMethod(this, &WebSocketTransport::finishIfDone, Qt::QueuedConnection);
    return frames;
}

void WebSocketTransport::close()
{
    if (m_closing || m_done)
        return;
    m_closing = m_ending.requested = true;
    if (!m_link) { // not started yet
        finish({});
        return;
    }
    m_ping.cancel();
    m_stage = m_clock->after(closeWait, [this] { m_link->abort(); });
    m_link->close();
}

void WebSocketTransport::forceClose()
{
    close();
    if (m_link && !m_done)
        m_link->abort();
}

void WebSocketTransport::onEnded(const WebSocketLink::End &end)
{
    finish(m_closing ? base::Error() : errorFor(end));
}

namespace {

/// Qt has no error code for a required login, and its text differs between versions.
bool wantsLogin(const QString &error)
{
    static const QRegularExpression status(QStringLiteral("\\b401\\b"));
    return error.contains(status) || error.contains(QLatin1String("WWW-Authenticate")) ||
           error.contains(QLatin1String("requires authentication"));
}

} // namespace

base::Error WebSocketTransport::errorFor(const WebSocketLink::End &end) const
{
    base::Error error{base::Origin::Network, 0, {}, m_address.displayText()};
    const auto add = [&error](const QString &line) {
        if (!line.isEmpty())
            error.detail += QLatin1Char('\n') + base::visibleText(line);
    };
    if (!m_cut.isEmpty()) {
        error.message = m_cut;
    } else if (!end.tlsErrors.isEmpty()) {
        error.message = tr("The certificate of %1 was not accepted, so nothing was sent. If the server is yours, give "
                           "it one for this name, or trust its authority on this computer.")
                            .arg(m_host);
        for (const QString &line : end.tlsErrors)
            add(line);
    } else if (!end.wasConnected && wantsLogin(end.error)) {
        error.message = tr("%1 wants a login (401). Set its header in Agents, mostly Authorization.").arg(m_host);
        add(end.error);
    } else if (!end.wasConnected) {
        error.message = tr("No agent answered at %1. Check the address and its headers in Agents.").arg(m_host);
        add(end.error);
    } else if (!end.closeReason.isEmpty()) {
        error.message =
            tr("%1 closed the connection: %2 (%3)").arg(m_host, base::visibleText(end.closeReason)).arg(end.closeCode);
        add(end.error);
    } else {
        error.message = tr("The connection to %1 was lost. What the agent does there now is not known.").arg(m_host);
        add(end.error);
    }
    return error;
}

void WebSocketTransport::finish(const base::Error &error)
{
    if (std::exchange(m_done, true))
        return;
    m_ending.error = error;
    m_stage.cancel();
    m_ping.cancel();
    Q_EMIT queueShrank(); // the rest will not be sent any more
    // Queued, because start() may not have returned yet.
    QMetaObject::invokeMethod(this, &WebSocketTransport::finishIfDone, Qt::QueuedConnection);
}

void WebSocketTransport::finishIfDone()
{
    if (m_reported || !m_done || (m_link && !m_link->isEmpty()))
        return;
    m_reported = true;
    Q_EMIT closed(m_ending);
}

} // namespace transport

#include "moc_websockettransport.cpp"
