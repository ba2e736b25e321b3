// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QObject>

#include <functional>

class QTcpSocket;
class QWebSocket;

namespace transport {

/// The values of the Set-Cookie headers in the head of an HTTP answer.
QByteArrayList setCookieLines(const QByteArray &head);

/// Reads along while a QWebSocket reads the head of the server's answer, whose headers it does not hand out: it reads
/// inside a transaction of its socket, which is rolled back, and exactly what it had consumed is read once more. It
/// sees the same bytes with and without that. This rests on two things that Qt does not document: the QTcpSocket is a
/// child of the QWebSocket, and the QWebSocket reads in slots that it has connected before open() returns. Tested with
/// Qt 6.4.2 and 6.8.2, by tst_handshakecookies, which fails where either has changed; Belay then goes on without such
/// cookies. Lives on the socket's thread and belongs to it.
class HandshakeReader : public QObject
{
public:
    /// More than that is no head of an answer; nothing is taken from it.
    static constexpr qsizetype longestHead = 64 * 1024;

    /// Right after \p socket->open(), before the event loop runs. \p cookies gets the lines of each answer that sets
    /// any; called in the middle of a signal of the socket, in which it must not be deleted. Where the socket does not
    /// let itself be found, nothing is read and nothing else changes.
    static void watch(QWebSocket *socket, std::function<void(const QByteArrayList &)> cookies);

private:
    HandshakeReader(QTcpSocket *socket, std::function<void(const QByteArrayList &)> cookies);
    void begin();
    void afterRead();

    QTcpSocket *m_socket;
    const std::function<void(const QByteArrayList &)> m_cookies;
    QByteArray m_head;      ///< what has been consumed of it
    bool m_reading = false; ///< the head is not whole yet
};

} // namespace transport
