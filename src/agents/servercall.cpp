// SPDX-License-Identifier: Apache-2.0
#include "agents/servercall.h"

#include "acp/requests.h"
#include "agents/gatedservers.h"
#include "agents/givenextras.h"
#include "base/error.h"
#include "mcp/gate.h"
#include "mcp/serverlink.h"
#include "mcp/toolclient.h"

#include <QPointer>

#include <utility>

namespace agents {

ServerCall::ServerCall(base::Clock *clock, QObject *context) : QObject(context), m_clock(clock) {}

ServerCall::~ServerCall()
{
    // Whoever asked may be going away, and is not told.
    if (m_client)
        m_client->forget();
}

void ServerCall::open(core::McpEntry server, const QString &cwd, secrets::SecretStore *secrets, Start start,
                      std::function<void(const QString &)> failed)
{
    server.enabled = true;
    server.folder.clear();
    resolveMcp({server}, cwd, false, secrets, this,
               [this, cwd, start = std::move(start), failed = std::move(failed)](const core::SessionExtras &extras) {
                   if (m_isOver)
                       return;
                   if (extras.servers.empty()) {
                       m_isOver = true;
                       deleteLater();
                       failed(extras.leftOut.value(0));
                       return;
                   }
                   m_client = std::make_unique<mcp::ToolClient>(
                       mcp::serverLink(behindGate(extras.servers.front(), cwd, nullptr), m_clock, {}), m_clock);
                   connect(m_client.get(), &mcp::ToolClient::finished, this, &QObject::deleteLater);
                   start(m_client.get());
               });
}

ServerCall::Cancel ServerCall::call(const core::McpEntry &server, const QString &cwd, secrets::SecretStore *secrets,
                                    base::Clock *clock, const QString &tool, const QByteArray &arguments,
                                    const QByteArray &key, QObject *context, const Called &done)
{
    const QPointer<ServerCall> self(new ServerCall(clock, context));
    self->open(
        server, cwd, secrets,
        [tool, arguments, key, done](mcp::ToolClient *client) { client->call(tool, arguments, key, done); },
        [done](const QString &why) { done(notSent(why)); });
    return [self, done](const QString &why) {
        if (self)
            self->cancel(why, done);
    };
}

void ServerCall::cancel(const QString &why, const Called &done)
{
    if (m_client) {
        m_client->cancel(why);
        return;
    }
    // Its secrets are still being looked up.
    if (std::exchange(m_isOver, true))
        return;
    deleteLater();
    done(notSent(why));
}

void ServerCall::list(const core::McpEntry &server, const QString &cwd, secrets::SecretStore *secrets,
                      base::Clock *clock, QObject *context, const Listed &done)
{
    auto *self = new ServerCall(clock, context);
    self->open(
        server, cwd, secrets, [done](mcp::ToolClient *client) { client->list(done); },
        [done](const QString &why) {
            done(base::Error{base::Origin::User, 0, why, {}});
        });
}

} // namespace agents

#include "moc_servercall.cpp"
