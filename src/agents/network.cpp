// SPDX-License-Identifier: Apache-2.0
#include "agents/network.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace agents {

namespace {

constexpr int patience = 30'000; ///< ms without a byte

struct NetworkTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::Network)
};

} // namespace

Network::Network() = default;
Network::~Network() = default;

QNetworkReply *Network::get(const QUrl &url, qint64 mostBytes)
{
    if (!m_manager)
        m_manager = std::make_unique<QNetworkAccessManager>();
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setHeader(QNetworkRequest::UserAgentHeader,
                      QStringLiteral("belay/%1").arg(QCoreApplication::applicationVersion()));
    request.setTransferTimeout(patience);
    QNetworkReply *reply = m_manager->get(request);
    if (mostBytes > 0)
        QObject::connect(reply, &QNetworkReply::readyRead, reply, [reply, mostBytes] {
            if (reply->bytesAvailable() > mostBytes)
                reply->abort();
        });
    return reply;
}

void Network::giveUp(QPointer<QNetworkReply> *reply, const QObject *context)
{
    QNetworkReply *ended = reply->data();
    if (!ended)
        return;
    reply->clear();
    ended->disconnect(context);
    ended->abort();
    ended->deleteLater();
}

base::Error Network::errorOf(const QNetworkReply &reply)
{
    const QString host = base::visibleText(reply.url().host());
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QString message = status >= 400 ? base::Words::tr("%1 answered with HTTP status %2.").arg(host).arg(status)
                            : reply.error() == QNetworkReply::SslHandshakeFailedError
                                ? base::Words::tr("The certificate of %1 was not accepted. Nothing was sent.").arg(host)
                                : NetworkTr::tr("Could not reach %1. Check your network connection.").arg(host);
    return {base::Origin::System, status, message, base::visibleText(reply.errorString())};
}

} // namespace agents
