// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/wiretap.h"
#include "mcp/calljudge.h"
#include "mcp/message.h"

#include <QString>

#include <memory>
#include <string>

namespace mcp {

/// Notes what passes between an agent and one server in the agent's wire tap. What passes as it came is one line, `to
/// server` or `from server`; what waits, is refused or is said by Belay itself is one of its own: a call that the agent
/// asks for is `from agent`, and `to server` once it is allowed.
class ServerTap
{
public:
    /// Notes nothing.
    ServerTap() = default;
    /// \p connection: which of those to this server. \p tap may be null: then nothing is noted.
    ServerTap(std::shared_ptr<jsonrpc::WireTap> tap, const QString &server, quint32 connection);

    /// \p call: the tool call that it belongs to; 0: none.
    void record(jsonrpc::TapDirection direction, const Message &message, CallId call = 0) const;
    /// A tool call as it is sent: with its idempotency key.
    void recordSent(const Message &message, const QByteArray &key, CallId call) const;
    /// A line that Belay has written.
    void recordLine(jsonrpc::TapDirection direction, const QByteArray &line, CallId call = 0) const;
    void recordStandardError(const QByteArray &text) const;

private:
    std::shared_ptr<jsonrpc::WireTap> m_tap;
    std::string m_server;
    quint32 m_connection = 0;
};

} // namespace mcp
