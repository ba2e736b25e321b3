// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace mcp {

/// Hears what one request to a server by HTTP carries, so that somebody can say what has left this machine. Main
/// thread; belongs to the request.
class HttpNote
{
public:
    virtual ~HttpNote() = default;
    /// It has reached its server, and these bytes have moved since the last call: of bodies, without heads.
    virtual void moved(qint64 sent, qint64 received) = 0;
    /// The server could not be reached, so nothing was sent. Nothing follows.
    virtual void failed() = 0;
};

/// Makes the one of a request to \p host, which is in lower case and ASCII, an IPv6 address without brackets. May be
/// null, and may return null: then nobody wants to know.
using HttpNoter = std::function<std::unique_ptr<HttpNote>(const QString &host, int port)>;

} // namespace mcp
