// SPDX-License-Identifier: Apache-2.0
#include "agents/gatedservers.h"

#include "acp/requests.h"
#include "base/privatefolder.h"
#include "transport/processtransport.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

namespace agents {

namespace {

mcp::GatedServer behindGate(const acp::McpServer &server, const QString &cwd)
{
    if (const auto *remote = std::get_if<acp::McpHttp>(&server)) {
        mcp::HttpServer http;
        http.url = QUrl(remote->url);
        for (const auto &header : remote->headers)
            http.headers.append(header);
        http.sse = remote->sse;
        return {remote->name, http};
    }
    const auto &local = std::get<acp::McpStdio>(server);
    transport::ProcessCommand command;
    command.program = local.command;
    command.arguments = local.arguments;
    command.workingDirectory = cwd;
    for (const auto &variable : local.environment)
        command.environment.append(variable);
    return {local.name, command};
}

} // namespace

core::SessionExtras gatedServers(core::SessionExtras extras, mcp::Gate *gate, const QString &cwd)
{
    std::vector<mcp::GatedServer> servers;
    for (const acp::McpServer &server : std::exchange(extras.servers, {}))
        servers.push_back(behindGate(server, cwd));
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
    // Short, since a socket's path has little room, and gone with the user's session.
    QString top = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!QDir::isAbsolutePath(top) || !QFileInfo(top).isWritable())
        top = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    else
        top += QStringLiteral("/belay");
    const QString room = top + QStringLiteral("/mcp");
    base::makePrivateFolder(room);
    return room;
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
    plan->shown << gateRoom();
}

} // namespace agents
