// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "mcp/httpexchange.h"
#include "mcp/httplanes.h"

namespace mcp {

/// What the requests of one link share: the server's address and the user's headers for it, and what the server has
/// said in the handshake. Main thread.
class HttpSession
{
public:
    /// \p url: http or https, without a user; \p headers: see sendableHeaders(); \p noter may be null.
    HttpSession(QUrl url, HttpHeaders headers, base::Clock *clock, HttpNoter noter = {});

    base::Clock *clock() const { return m_clock; }
    HttpLanes *lanes() { return &m_lanes; }
    /// Where POSTs go.
    void setEndpoint(const QUrl &url) { m_endpoint = url; }
    /// The id that the server has given; one that no header can carry counts as none.
    void setId(const QByteArray &id);
    bool hasId() const { return !m_id.isEmpty(); }
    /// The version that was agreed on.
    void setVersion(const QByteArray &version);
    /// Whether there was a handshake.
    bool hasVersion() const { return !m_version.isEmpty(); }
    /// Before a new handshake.
    void forget();

    /// A POST in this session.
    HttpRequest post(const QByteArray &body) const;
    /// A POST that belongs to no session; \p mirrored: what of it stands in headers.
    HttpRequest lonePost(const QByteArray &body, const HttpHeaders &mirrored) const;
    /// What the server says by itself, or, with an \p eventId, what a stream that ended there would have said.
    HttpRequest listen(const QByteArray &eventId) const;
    HttpRequest remove() const;

    /// For people: the name of the server's host.
    QString host() const;
    const QUrl &url() const { return m_url; }
    /// \p text without the values of the user's headers, which a server may repeat.
    QString withoutSecrets(QString text) const;

private:
    HttpHeaders common() const;

    HttpLanes m_lanes;
    QUrl m_url, m_endpoint;
    HttpHeaders m_given;
    base::Clock *m_clock;
    QByteArray m_id, m_version;
};

} // namespace mcp
