// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QObject>

#include <functional>

class QTcpSocket;
class QWebSocket;

namespace transport {

/// The values of the Set-Cookie headers in the head of an HTTP response.
QByteArrayList setCookieLines(const QByteArray &head);

/// Reads the headers of the server's response, which QWebSocket does not expose, beside the QWebSocket: that reads
/// inside a transaction of its socket, which is then rolled back, and exactly what it had consumed is read once more.
/// The QWebSocket sees the same bytes as without it. This relies on two things that Qt does not document: the
/// QTcpSocket is a child of the QWebSocket, and the QWebSocket reads in slots that it has connected before open()
/// returns. Tested with Qt 6.4.2 and 6.8.2, by tst_handshakecookies, which fails where either has changed; Belay then
/// works without such cookies. Lives on the socket's thread and belongs to it.
class HandshakeReader : public QObject
{
public:
    /// A longer head is not valid, and nothing is taken from it.
    static constexpr qsizetype longestHead = 64 * 1024;

    /// Call right after \p socket->open(), before the event loop runs. \p cookies gets the lines of each answer that
    /// sets any; it is called within a signal of the socket, in which that must not be deleted. If the inner QTcpSocket
    /// is not found, nothing is read and nothing else changes.
    static void watch(QWebSocket *socket, std::function<void(const QByteArrayList &)> cookies);

private:
    HandshakeReader(QTcpSocket *socket, std::function<void(const QByteArrayList &)> cookies);
    void begin();
    void afterRead();

    QTcpSocket *m_socket;
    const std::function<void(const QByteArrayList &)> m_cookies;
    QByteArray m_head;      ///< the bytes consumed so far
    bool m_reading = false; ///< the head is not complete yet
};

} // namespace transport
