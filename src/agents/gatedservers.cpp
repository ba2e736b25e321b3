// SPDX-License-Identifier: Apache-2.0
#include "agents/gatedservers.h"

#include "acp/requests.h"
#include "base/privatefolder.h"
#include "core/held/heldchanges.h"
#include "transport/processtransport.h"

#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QUrl>

#include <unistd.h>
#include <utility>

namespace agents {

namespace {

/// A request to an MCP server in the note of its session.
class ServerNote final : public mcp::HttpNote
{
public:
    ServerNote(std::weak_ptr<proxy::NetworkWatch> network, const QString &host, int port, const QString &server)
        : m_network(std::move(network))
        , m_use(host, port, server)
        , m_host(host)
        , m_server(server)
        , m_port(port)
    {}
    void moved(qint64 sent, qint64 received) override
    {
        if (const auto network = m_network.lock())
            network->log()->moved(m_use, sent, received);
    }
    void failed() override
    {
        if (const auto network = m_network.lock())
            network->log()->failed(m_host, m_port, m_server);
    }

private:
    std::weak_ptr<proxy::NetworkWatch> m_network;
    proxy::ContactLog::Use m_use;
    QString m_host, m_server;
    int m_port;
};

} // namespace

mcp::GatedServer behindGate(const acp::McpServer &server, const QString &cwd,
                            const std::shared_ptr<proxy::NetworkWatch> &network)
{
    if (const auto *remote = std::get_if<acp::McpHttp>(&server)) {
        mcp::HttpServer http;
        http.url = QUrl(remote->url);
        for (const auto &header : remote->headers)
            http.headers.append(header);
        http.sse = remote->sse;
        if (network)
            http.noter = [network = std::weak_ptr(network), name = remote->name](const QString &host, int port) {
                return std::make_unique<ServerNote>(network, host, port, name);
            };
        return {remote->name, http};
    }
    const auto &local = std::get<acp::McpStdio>(server);
    transport::ProcessCommand command;
    command.program = local.command;
    command.arguments = local.arguments;
    command.workingDirectory = cwd;
    QProcessEnvironment whole = QProcessEnvironment::systemEnvironment();
    for (const auto &variable : local.environment) {
        command.environment.append(variable);
        whole.insert(variable.first, variable.second);
    }
    if (network)
        command.environment += network->variables(whole);
    return {local.name, command};
}

core::SessionExtras gatedServers(core::SessionExtras extras, mcp::Gate *gate, const QString &cwd,
                                 const std::shared_ptr<proxy::NetworkWatch> &network)
{
    std::vector<mcp::GatedServer> servers;
    for (const acp::McpServer &server : std::exchange(extras.servers, {})) {
        servers.push_back(behindGate(server, cwd, network));
        servers.back().identity = extras.identities.value(servers.back().name);
    }
    const auto entrances = gate->offer(std::move(servers));
    if (!entrances) {
        extras.leftOut << entrances.error().message;
        return extras;
    }
    for (const mcp::Entrance &entrance : *entrances) {
        acp::McpStdio out{entrance.name, entrance.program, entrance.arguments, {}};
        out.environment.assign(entrance.environment.begin(), entrance.environment.end());
        extras.servers.push_back(std::move(out));
    }
    return extras;
}

QString gateRoom()
{
    // Short, since a socket's path has little room, and gone with the user's session. Programs whose writes are held
    // back have a /tmp of their own, and reach no socket in the home folder, which is an overlay for them.
    QString top = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!QDir::isAbsolutePath(top) || !QFileInfo(top).isWritable() || top.startsWith(QLatin1String("/tmp/")))
        top = QStringLiteral("/var/tmp/belay-%1").arg(::geteuid());
    else
        top += QStringLiteral("/belay");
    const QString room = top + QStringLiteral("/mcp");
    base::makePrivateFolder(room);
    // Where anybody may make folders, somebody else may have been first.
    const QFileInfo made(top);
    const bool isOwn = made.ownerId() == ::geteuid() && made.isDir() && !made.isSymLink();
    return isOwn ? room : QString();
}

QString gateProgram()
{
    return mcp::Gate::program();
}

std::shared_ptr<mcp::Gate> makeGate(base::Clock *clock)
{
    return std::make_shared<mcp::Gate>(gateRoom(), clock);
}

mcp::Gate::View viewOf(const std::shared_ptr<core::HeldChanges> &held)
{
    if (!held)
        return {};
    return [held] { return held->view(); };
}

void showGates(base::SealPlan *plan)
{
    if (const QString room = gateRoom(); !room.isEmpty())
        plan->shown << room;
}

} // namespace agents
