// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpsession.h"

#include "base/visibletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace mcp {

namespace {

constexpr qsizetype shortestSecret = 4; ///< shorter values would blot out half of a sentence

} // namespace

HttpSession::HttpSession(QUrl url, HttpHeaders headers, base::Clock *clock, HttpNoter noter)
    : m_lanes(std::move(noter))
    , m_url(std::move(url))
    , m_endpoint(m_url)
    , m_given(std::move(headers))
    , m_clock(clock)
{}

void HttpSession::setId(const QByteArray &id)
{
    m_id = isVisibleAscii(id) ? id : QByteArray();
}

void HttpSession::setVersion(const QByteArray &version)
{
    m_version = isVisibleAscii(version) ? version : QByteArray();
}

void HttpSession::forget()
{
    m_id.clear();
    m_version.clear();
}

HttpHeaders HttpSession::common() const
{
    HttpHeaders out = m_given;
    const auto isAgent = [](const auto &header) { return header.first.toLower() == "user-agent"; };
    if (std::none_of(out.begin(), out.end(), isAgent))
        out.emplaceBack("User-Agent", "belay/" + QCoreApplication::applicationVersion().toLatin1());
    // Unpacked data has no bounds, and an event must not wait for the packer.
    out.emplaceBack("Accept-Encoding", "identity");
    return out;
}

HttpRequest HttpSession::lonePost(const QByteArray &body, const HttpHeaders &mirrored) const
{
    HttpHeaders headers = common();
    headers.emplaceBack("Content-Type", "application/json");
    headers.emplaceBack("Accept", "application/json, text/event-stream");
    return {"POST", m_endpoint, headers + mirrored, body};
}

HttpRequest HttpSession::post(const QByteArray &body) const
{
    HttpHeaders headers;
    if (hasId())
        headers.emplaceBack("Mcp-Session-Id", m_id);
    if (hasVersion())
        headers.emplaceBack("MCP-Protocol-Version", m_version);
    return lonePost(body, headers);
}

HttpRequest HttpSession::listen(const QByteArray &eventId) const
{
    HttpHeaders headers = common();
    headers.emplaceBack("Accept", "text/event-stream");
    if (hasId())
        headers.emplaceBack("Mcp-Session-Id", m_id);
    if (hasVersion())
        headers.emplaceBack("MCP-Protocol-Version", m_version);
    if (!eventId.isEmpty())
        headers.emplaceBack("Last-Event-ID", eventId);
    return {"GET", m_url, headers, {}};
}

HttpRequest HttpSession::remove() const
{
    HttpRequest out = listen({});
    out.verb = "DELETE";
    return out;
}

QString HttpSession::host() const
{
    return base::visibleText(m_url.host());
}

QString HttpSession::withoutSecrets(QString text) const
{
    for (const auto &[name, value] : m_given) {
        const QString whole = QString::fromUtf8(value);
        QStringList parts = whole.split(u' ', Qt::SkipEmptyParts); // Bearer KEY
        parts.prepend(whole);
        for (const QString &part : std::as_const(parts)) {
            if (part.size() >= shortestSecret)
                text.replace(part, QStringLiteral("…"));
        }
    }
    return text;
}

} // namespace mcp
