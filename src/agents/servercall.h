// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "core/remote/mcpentry.h"
#include "mcp/calljudge.h"
#include "mcp/message.h"
#include "secrets/secretstore.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace mcp {
class ToolClient;
} // namespace mcp

namespace agents {

/// Reaches one of the user's MCP servers without an agent, for one thing: a call, or the list of its tools. Its secrets
/// are resolved first; a program runs in \p cwd. Deletes itself when the connection is closed. Main thread.
class ServerCall final : public QObject
{
    Q_OBJECT

public:
    using Called = std::function<void(const mcp::CallEnd &)>;
    using Listed = std::function<void(const base::Result<std::vector<mcp::ToolInfo>> &)>;

    /// Asks the server to cancel a call, or does not make it any more; nothing once it is over. \p why is a sentence
    /// for the server.
    using Cancel = std::function<void(const QString &why)>;
    /// \p done is called once, unless \p context is gone, which ends the connection.
    static Cancel call(const core::McpEntry &server, const QString &cwd, secrets::SecretStore *secrets,
                       base::Clock *clock, const QString &tool, const QByteArray &arguments, const QByteArray &key,
                       QObject *context, const Called &done);
    static void list(const core::McpEntry &server, const QString &cwd, secrets::SecretStore *secrets,
                     base::Clock *clock, QObject *context, const Listed &done);
    /// The end of a call that was never made.
    static mcp::CallEnd notSent(const QString &why) { return {mcp::CallEnd::Kind::NotSent, {}, why}; }
    ~ServerCall() override;

private:
    using Start = std::function<void(mcp::ToolClient *)>;
    ServerCall(base::Clock *clock, QObject *context);
    void open(core::McpEntry server, const QString &cwd, secrets::SecretStore *secrets, Start start,
              std::function<void(const QString &)> failed);
    void cancel(const QString &why, const Called &done);

    base::Clock *const m_clock;
    bool m_isOver = false; ///< nothing was asked of the server, and nothing is
    std::unique_ptr<mcp::ToolClient> m_client;
};

} // namespace agents
