// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

class QTcpSocket;
class QWebSocket;

namespace transport {

/// The cookies that an agent elsewhere has set in its answers to opening requests, for the requests that come after a
/// lost connection: by them a server finds the machine that knows the sessions. In memory only; whose a cookie is and
/// how long it lives, QNetworkCookieJar decides. One thread at a time.
class HandshakeCookies
{
public:
    static constexpr int mostCookies = 64;
    static constexpr qsizetype longestCookie = 4096; ///< bytes of name and value; a longer one is not kept

    HandshakeCookies();
    ~HandshakeCookies();
    HandshakeCookies(const HandshakeCookies &) = delete;
    HandshakeCookies &operator=(const HandshakeCookies &) = delete;

    /// \p lines: values of Set-Cookie headers in the answer of \p url, ws or wss. What cannot be used is passed over.
    void take(const QUrl &url, const QByteArrayList &lines);
    /// The Cookie header for a request to \p url; empty: none. \p given is the one that the user has set: it stays as
    /// it is, and its names come before what a server set under the same ones.
    QByteArray headerFor(const QUrl &url, const QByteArray &given) const;

private:
    class Jar;
    std::unique_ptr<Jar> m_jar;
};

/// The values of the Set-Cookie headers in the head of an HTTP answer.
QByteArrayList setCookieLines(const QByteArray &head);

/// Reads along while a QWebSocket reads the head of the server's answer, whose headers it does not hand out: it reads
/// inside a transaction of its socket, which is rolled back, and exactly what it had consumed is read once more. It
/// sees the same bytes with and without that. Lives on the socket's thread and belongs to it.
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
