// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/httpnote.h"

#include <QList>
#include <QString>
#include <QUrl>

#include <utility>

namespace mcp {

/// A server that is reached by HTTP, as the user configured it.
struct HttpServer
{
    QUrl url; ///< http or https
    /// Keys among them: they are sent to the origin of `url` and nowhere else, and stand in no message.
    QList<std::pair<QString, QString>> headers;
    bool sse = false; ///< by the transport of 2024-11-05, with one stream for all answers; otherwise Streamable HTTP
    HttpNoter noter = {}; ///< for whoever wants to know what goes there; null: nobody
};

} // namespace mcp
