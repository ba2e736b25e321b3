// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/httpheaders.h"
#include "mcp/message.h"

#include <QHash>
#include <QStringList>

namespace mcp {

/// Which arguments of a server's tools are repeated in headers: their schemas say it by `x-mcp-header`. Any thread, one
/// at a time.
class ToolHeaders
{
public:
    /// Remembers the tools of \p list, an answer to `tools/list`. Tools that ask for it in a way that is not allowed
    /// must not be shown to a client: the result is \p list without them.
    Message learn(const Message &list);
    HttpHeaders headersFor(const CallRequest &call) const;

private:
    struct Mirror
    {
        QByteArray header;
        QStringList path; ///< the keys that lead to the argument
    };
    using Mirrors = std::vector<Mirror>;
    static std::optional<Mirrors> mirrorsOf(const QByteArray &schema);

    QHash<QString, Mirrors> m_tools;
};

} // namespace mcp
