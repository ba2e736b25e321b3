// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/callundoing.h"

#include "agents/servercall.h"
#include "core/remote/undopolicy.h"
#include "mcp/gate.h"
#include "proxy/networkwatch.h"
#include "workspace/session/sessioncontroller.h"
#include "workspace/workspace.h"

#include <QDir>

#include <algorithm>

namespace workspace {

CallUndoing::CallUndoing(Workspace *workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_undo(workspace->effects()->ledger(), workspace->effects()->blobs(), workspace->effects()->files())
{
    m_undo.setForbids([this](const core::RemoteUndo::Plan &wanted) {
        const SessionController *session = sessionOf(wanted.effect);
        return core::whyNotUndone(wanted, m_workspace->mcpServers(), m_workspace->permissionRules(),
                                  session ? session->cwd() : QDir::homePath());
    });
}

void CallUndoing::undo(const core::RemoteUndo::Plan &plan, std::function<void(const base::Result<void> &)> done)
{
    m_undo.carryOut(
        plan,
        [this](const core::RemoteUndo::Plan &wanted, const QByteArray &key,
               const std::function<void(const mcp::CallEnd &)> &ended) { call(wanted, key, ended); },
        std::move(done));
}

SessionController *CallUndoing::sessionOf(base::EffectId effect) const
{
    const auto row = m_workspace->effects()->ledger()->effect(effect);
    if (!row)
        return nullptr;
    for (const auto &session : m_workspace->all()) {
        const std::vector<base::SessionId> names = session->sessionNames();
        if (std::find(names.begin(), names.end(), row->session) != names.end())
            return session.get();
    }
    return nullptr;
}

void CallUndoing::call(const core::RemoteUndo::Plan &plan, const QByteArray &key,
                       const std::function<void(const mcp::CallEnd &)> &ended)
{
    SessionController *const session = sessionOf(plan.effect);
    mcp::Gate *const gate = session ? session->extras().gate.get() : nullptr;
    if (gate && gate->call(plan.server, plan.tool, plan.arguments, key, ended) != 0)
        return;
    const auto notSent = [&ended](const QString &why) { ended({mcp::CallEnd::Kind::NotSent, {}, why}); };
    const core::McpEntry *const server = core::entryNamed(plan.server, m_workspace->mcpServers());
    if (!server) {
        notSent(tr("There is no MCP server “%1” any more.").arg(plan.server));
        return;
    }
    // A program would write and reach what the session's programs must not. What they may do now is only known of a
    // session that is open.
    const bool isProgram = server->transport == core::McpEntry::Transport::Stdio;
    if (isProgram && session && (session->isHolding() || (session->network() && session->network()->isIsolated()))) {
        notSent(tr("What this session's programs may do is limited, so its servers can only be reached while its agent "
                   "runs."));
        return;
    }
    const auto row = m_workspace->effects()->ledger()->effect(plan.effect);
    if (const auto why = row && !session ? core::whyNotStarted(*row, *server) : std::nullopt) {
        notSent(*why);
        return;
    }
    agents::ServerCall::call(*server, session ? session->cwd() : QDir::homePath(), m_workspace->secrets(),
                             m_workspace->clock(), plan.tool, plan.arguments, key, this, ended);
}

} // namespace workspace
