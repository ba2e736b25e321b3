// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionextras.h"

#include "base/visibletext.h"

#include <QCoreApplication>

namespace core {

namespace {

struct SessionExtrasTr
{
    Q_DECLARE_TR_FUNCTIONS(core::SessionExtras)
};

} // namespace

SessionExtras takenBy(const acp::AgentCapabilities &agent, const SessionExtras &extras)
{
    SessionExtras out;
    out.leftOut = extras.leftOut;
    for (const acp::McpServer &server : extras.servers) {
        const auto *remote = std::get_if<acp::McpHttp>(&server);
        if (!remote || (remote->sse ? agent.mcpSse : agent.mcpHttp))
            out.servers.push_back(server);
        else
            //: %2 is SSE or HTTP
            out.leftOut << SessionExtrasTr::tr("The MCP server “%1”: this agent takes none over %2.")
                               .arg(base::visibleText(remote->name),
                                    remote->sse ? QStringLiteral("SSE") : QStringLiteral("HTTP"));
    }
    if (agent.additionalDirectories) {
        out.folders = extras.folders;
        return out;
    }
    for (const QString &folder : extras.folders)
        out.leftOut << SessionExtrasTr::tr("The folder %1: this agent works in one folder only.")
                           .arg(base::visibleText(folder));
    return out;
}

} // namespace core
