// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QUrl>

#include <memory>

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

} // namespace transport
