// SPDX-License-Identifier: Apache-2.0
#include "transport/handshakereader.h"

#include <QSslSocket>
#include <QWebSocket>

#include <utility>

namespace transport {

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
    auto *reader = new HandshakeReader(tcp, std::move(cookies)); // owned by the socket
    // QWebSocket connected its own slot first, so at each readyRead it has read before the reader is called.
    connect(tcp, &QIODevice::readyRead, reader, &HandshakeReader::afterRead);
    if (isSafe)
        connect(tls, &QSslSocket::encrypted, reader, &HandshakeReader::begin);
    else
        connect(tcp, &QAbstractSocket::connected, reader, &HandshakeReader::begin);
    // A local address may be connected at once.
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
    // A socket that was closed meanwhile has dropped the transaction and its data.
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
