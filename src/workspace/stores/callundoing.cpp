// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/callundoing.h"

#include "agents/servercall.h"
#include "base/words.h"
#include "core/remote/undopolicy.h"
#include "core/session/agentconnection.h"
#include "core/session/session.h"
#include "core/values/sessionevent.h"
#include "mcp/gate.h"
#include "proxy/networkwatch.h"
#include "workspace/session/sessioncontroller.h"
#include "workspace/workspace.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

namespace workspace {

CallUndoing::CallUndoing(Workspace *workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_undo(workspace->services())
{
    m_undo.setNewRow([this](const core::RemoteUndo::Plan &plan) { return newRow(plan); });
    // The window goes without waiting for a server.
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] { m_undo.giveUp(); });
    m_undo.setForbids([this](const core::RemoteUndo::Plan &wanted) { return whyNot(wanted); });
}

std::optional<QString> CallUndoing::whyNot(const core::RemoteUndo::Plan &plan) const
{
    const SessionController *const session = sessionOf(plan.effect);
    const core::McpEntries servers = m_workspace->mcpServers();
    if (auto why = core::whyNotUndone(plan, servers, m_workspace->permissionRules(),
                                      session ? session->cwd() : QDir::homePath()))
        return why;
    const core::McpEntry *const server = core::entryNamed(plan.server, servers);
    return server && !gateTo(plan) ? core::whyNotAsked(plan, core::identityOf(*server)) : std::nullopt;
}

/// The gate of its session, if it leads to the very server that was called, as it may after that was set up otherwise.
mcp::Gate *CallUndoing::gateTo(const core::RemoteUndo::Plan &plan) const
{
    SessionController *const session = sessionOf(plan.effect);
    mcp::Gate *const gate = session ? session->extras().gate.get() : nullptr;
    const QByteArray identity = gate ? gate->identityOf(plan.server) : QByteArray();
    return identity.isEmpty() || core::whyNotAsked(plan, identity) ? nullptr : gate;
}

void CallUndoing::undo(const core::RemoteUndo::Plan &plan, std::function<void(const base::Result<void> &)> done)
{
    auto *const running = new QObject(this);
    if (SessionController *const session = sessionOf(plan.effect))
        endWith(session, plan.effect, running);
    m_undo.carryOut(
        plan,
        [this](const core::RemoteUndo::Plan &wanted, const QByteArray &key,
               const std::function<void(const mcp::CallEnd &)> &ended) { return call(wanted, key, ended); },
        [running, done = std::move(done)](const base::Result<void> &undone) {
            running->deleteLater();
            done(undone);
        });
}

/// As long as \p context lives. What goes through the agent's gate ends with it besides.
void CallUndoing::endWith(SessionController *session, base::EffectId effect, QObject *context)
{
    const auto stop = [this, effect] { m_undo.stop(effect); };
    // The conversation may come later, or another in its place.
    const auto heard = std::make_shared<QPointer<core::Session>>();
    const auto listen = [session, context, stop, heard] {
        core::Session *const conversation = session->session();
        if (!conversation || *heard == conversation)
            return;
        *heard = conversation;
        connect(conversation, &core::Session::eventOccurred, context, [stop](const core::SessionEvent &event) {
            if (std::holds_alternative<core::StopPressed>(event.body))
                stop();
        });
    };
    listen();
    connect(session, &SessionController::changed, context, listen);
    // An agent that died by itself is no reason.
    connect(&session->connection(), &core::AgentConnection::stateChanged, context, [stop, session] {
        using State = core::ConnectionState;
        const State state = session->connection().state();
        if (state == State::Closing || state == State::Closed)
            stop();
    });
    connect(m_workspace, &Workspace::aboutToRelease, context, [stop, session](const SessionController *released) {
        if (released == session)
            stop();
    });
}

core::RequestRow CallUndoing::newRow(const core::RemoteUndo::Plan &plan) const
{
    core::RequestRow row;
    if (const SessionController *const session = sessionOf(plan.effect)) {
        row.session = session->sessionName();
        row.sessionTitle = session->title();
    } else if (const auto effect = m_workspace->effects()->ledger()->effect(plan.effect)) {
        row.session = effect->session;
    }
    return row;
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

core::RemoteUndo::Cancel CallUndoing::call(const core::RemoteUndo::Plan &plan, const QByteArray &key,
                                           const std::function<void(const mcp::CallEnd &)> &ended)
{
    SessionController *const session = sessionOf(plan.effect);
    const QPointer<mcp::Gate> gate = gateTo(plan);
    if (const mcp::CallId id = gate ? gate->call(plan.server, plan.tool, plan.arguments, key, ended) : 0; id != 0)
        return [gate, id](const QString &why) {
            if (gate)
                gate->cancelCall(id, why);
        };
    const auto notSent = [&ended](const QString &why) {
        ended({mcp::CallEnd::Kind::NotSent, {}, why});
        return core::RemoteUndo::Cancel();
    };
    const core::McpEntry *const server = core::entryNamed(plan.server, m_workspace->mcpServers());
    if (!server)
        return notSent(base::Words::tr("There is no MCP server “%1” any more.").arg(plan.server));
    if (const auto why = core::whyNotAsked(plan, core::identityOf(*server)))
        return notSent(*why);
    // A program would write and reach what the session's programs must not. What they may do now is only known of a
    // session that is open.
    const bool isProgram = server->transport == core::McpEntry::Transport::Stdio;
    if (isProgram && session && (session->isHolding() || (session->network() && session->network()->isIsolated())))
        return notSent(
            tr("This session's programs are limited, so its servers can be reached only while its agent runs."));
    const auto row = m_workspace->effects()->ledger()->effect(plan.effect);
    if (const auto why = row && !session ? core::whyNotStarted(*row, *server) : std::nullopt)
        return notSent(*why);
    const QString folder = session ? session->cwd() : plan.folder.isEmpty() ? QDir::homePath() : plan.folder;
    return agents::ServerCall::call(*server, folder, m_workspace->secrets(), m_workspace->clock(), plan.tool,
                                    plan.arguments, key, this, ended);
}

} // namespace workspace

#include "moc_callundoing.cpp"
