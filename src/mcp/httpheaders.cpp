// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpheaders.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace mcp {

namespace {

bool isTokenChar(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

/// Whether a header is decided on by Belay or by HTTP itself.
bool isOwn(const QByteArray &name)
{
    constexpr std::array<const char *, 19> own = {
        "accept",          "accept-encoding",      "connection",     "content-encoding",
        "content-length",  "content-type",         "expect",         "host",
        "idempotency-key", "keep-alive",           "last-event-id",  "mcp-method",
        "mcp-name",        "mcp-protocol-version", "mcp-session-id", "te",
        "trailer",         "transfer-encoding",    "upgrade"};
    const QByteArray lower = name.toLower();
    return std::any_of(own.begin(), own.end(), [&lower](const char *known) { return lower == known; }) ||
           lower.startsWith("mcp-param-") || lower.startsWith("proxy-");
}

} // namespace

bool isHeaderName(const QByteArray &name)
{
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), isTokenChar);
}

bool isHeaderValue(const QByteArray &value)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    return (value.isEmpty() || (!isBlank(value.front()) && !isBlank(value.back()))) &&
           std::none_of(value.begin(), value.end(), [](char c) { return (uchar(c) < 0x20 && c != '\t') || c == 0x7f; });
}

bool isVisibleAscii(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

QByteArray mirroredValue(const QString &value)
{
    QByteArray bytes = value.toUtf8();
    const bool isPlain = !bytes.isEmpty() && isHeaderValue(bytes) &&
                         std::all_of(bytes.begin(), bytes.end(), [](char c) { return uchar(c) < 0x7f; });
    if (isPlain && !(bytes.startsWith("=?base64?") && bytes.endsWith("?=")))
        return bytes;
    return "=?base64?" + bytes.toBase64() + "?=";
}

bool isSameOrigin(const QUrl &one, const QUrl &other)
{
    const int usual = one.scheme() == QLatin1String("https") ? 443 : 80;
    return one.scheme() == other.scheme() && one.host() == other.host() && !one.host().isEmpty() &&
           one.port(usual) == other.port(usual);
}

base::Result<HttpHeaders> sendableHeaders(const QList<std::pair<QString, QString>> &given)
{
    HttpHeaders out;
    for (const auto &[name, value] : given) {
        const QByteArray key = name.trimmed().toUtf8(), text = value.trimmed().toUtf8();
        if (!isHeaderName(key) || !isHeaderValue(text))
            return base::Error{
                base::Origin::User,
                0,
                base::Words::tr("The header “%1” has characters that no header may have.").arg(base::visibleText(name)),
                {}};
        if (!isOwn(key))
            out.emplaceBack(key, text);
    }
    return out;
}

} // namespace mcp
