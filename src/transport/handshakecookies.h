// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QUrl>

#include <memory>

namespace transport {

/// The cookies that a remote agent has set in its answers to opening requests. They are sent again with the request
/// that follows a lost connection, so that a load balancer finds the machine with the sessions. In memory only;
/// QNetworkCookieJar decides where and how long a cookie is valid. One thread at a time.
class HandshakeCookies
{
public:
    static constexpr int mostCookies = 64;
    static constexpr qsizetype longestCookie = 4096; ///< bytes of name and value; a longer one is not kept

    HandshakeCookies();
    ~HandshakeCookies();
    HandshakeCookies(const HandshakeCookies &) = delete;
    HandshakeCookies &operator=(const HandshakeCookies &) = delete;

    /// \p lines: values of Set-Cookie headers in the answer of \p url, ws or wss. Invalid ones are ignored.
    void store(const QUrl &url, const QByteArrayList &lines);
    /// The Cookie header for a request to \p url; empty: none. \p given is the user's own header: it is kept as it is,
    /// and a cookie in it wins over a server's of the same name.
    QByteArray headerFor(const QUrl &url, const QByteArray &given) const;

private:
    class Jar;
    std::unique_ptr<Jar> m_jar;
};

} // namespace transport
