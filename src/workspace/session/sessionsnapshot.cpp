// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/sessionsnapshot.h"

#include "core/commands/terminalservice.h"
#include "core/requests/elicitationgate.h"
#include "models/texts/texts.h"

#include <QFile>

#include <utility>
#include <vector>

namespace workspace {

namespace {

/// What is open of the session, from one pass over the board.
struct OpenRequests
{
    int forUser = 0;
    std::vector<models::ServerCall> atServers;
};

OpenRequests openRequests(const SessionFactSources &from)
{
    OpenRequests out;
    out.forUser = from.connection.elicitations().openCount();
    if (!from.session)
        return out;
    const base::SessionId &name = from.session->name();
    for (const auto &[key, row] : from.board.rows()) {
        if (row.state == core::RequestState::Done || row.session != name)
            continue;
        out.forUser += row.state == core::RequestState::WaitsForUser;
        if (row.kind == core::RequestKind::RemoteCall)
            out.atServers.push_back({row.detail, row.startedAt});
    }
    return out;
}

models::AgentState stateOf(const SessionFactSources &from)
{
    using models::AgentState;
    const AgentState starting = from.session ? AgentState::Restoring : AgentState::Starting;
    switch (from.connection.state()) {
    case core::ConnectionState::Idle:
        return from.opening.stored() ? AgentState::NotStarted : AgentState::None;
    case core::ConnectionState::Reconnecting:
        return AgentState::Reconnecting;
    case core::ConnectionState::Starting:
    case core::ConnectionState::Initializing:
        return from.connection.reconnectAttempt() > 0 ? AgentState::Reconnecting : starting;
    case core::ConnectionState::Ready:
        return from.isReady() || from.login.isNeeded() ? AgentState::Ready : starting;
    case core::ConnectionState::Closing:
    case core::ConnectionState::Closed:
    case core::ConnectionState::Dead:
        break;
    }
    return AgentState::Dead;
}

models::AgentStatus agentOf(const SessionFactSources &from)
{
    models::AgentStatus out;
    out.agent = stateOf(from);
    if (out.agent == models::AgentState::Dead)
        out.agentProblem = from.connection.problem().message;
    out.agentProcessId = from.connection.processId();
    out.canRestore = from.connection.canRestore();
    out.remote = from.connection.isRemote();
    out.reconnectAttempt = from.connection.reconnectAttempt();
    if (from.session && from.session->replay().isLoadingNew())
        out.loaded = from.session->replay().updates();
    return out;
}

models::TurnStatus turnOf(const SessionFactSources &from)
{
    models::TurnStatus out;
    OpenRequests open = openRequests(from);
    out.waitingForUser = open.forUser;
    out.serverCalls = std::move(open.atServers);
    if (from.lastEnd)
        out.lastEnd = models::turnEndText(*from.lastEnd);
    out.wasStopped = from.lastEnd && core::isStopped(*from.lastEnd);
    const core::Session *session = from.session;
    if (!session)
        return out;
    out.stop = session->stopStatus();
    out.turnStartedAt = session->turnStartedAt();
    out.turnEndsAt = session->turnEndsAt();
    out.lastActivityAt = session->lastActivityAt();
    out.permissionsOpen = session->permissions().openCount();
    out.agentsCalls = models::agentsCalls(from.transcript);
    out.runsOn = models::runningOn(from.transcript);
    out.notKnownWhose = session->doubtfulProcesses();
    out.agentsOwn = session->agentsOwn();
    out.defaultScope = session->defaultScope();
    for (const core::TerminalService::Running &command : session->terminals().running()) {
        if (session->hasOpenTurn() && command.turn == session->turn())
            out.turnCommands.push_back({command.id, command.line, command.startedAt});
    }
    return out;
}

models::SessionOffers offersOf(const SessionFactSources &from)
{
    models::SessionOffers out;
    out.usage = from.opening.usage();
    if (!from.session)
        return out;
    const core::SessionFacts &facts = from.session->facts();
    out.options = facts.options;
    out.commands = facts.commands;
    out.takes = from.connection.agent().capabilities.prompt;
    return out;
}

} // namespace

models::SessionSnapshot snapshotOf(const SessionFactSources &from)
{
    models::SessionSnapshot out;
    out.agentName = from.connection.displayName();
    if (from.session)
        out.moreFolders = from.session->moreFolders();
    static_cast<models::AgentStatus &>(out) = agentOf(from);
    static_cast<models::TurnStatus &>(out) = turnOf(from);
    static_cast<models::SessionOffers &>(out) = offersOf(from);
    static_cast<models::QueueStatus &>(out) = {from.messages.queue().items(), from.messages.queue().isHeld()};
    out.login = from.login.status();
    return out;
}

models::SessionRow rowOf(const SessionFactSources &from, const QDateTime &changedAt, base::Milliseconds startedAt)
{
    models::SessionRow out;
    out.loginNeeded = from.login.isNeeded();
    out.loading = !core::isOver(from.connection.state()) && !from.isReady() && !out.loginNeeded;
    out.dead = from.connection.state() == core::ConnectionState::Dead;
    out.remote = from.connection.isRemote();
    out.reconnects = from.connection.reconnectAttempt() > 0;
    out.lastEnd = from.lastEnd;
    out.unsent = from.messages.queue().isHeld() ? int(from.messages.queue().items().size()) : 0;
    out.changedAt = changedAt;
    out.phaseSince = startedAt;
    out.waitingForUser = openRequests(from).forUser;
    if (from.session) {
        out.phase = from.session->stopStatus().phase;
        out.runsOn = int(from.transcript.runsOn().all().size()) + int(from.session->doubtfulProcesses().size());
        if (out.phase != core::TurnPhase::Idle)
            out.phaseSince =
                models::isStopping(out.phase) ? from.session->stopStatus().pressedAt : from.session->turnStartedAt();
    }
    return out;
}

} // namespace workspace
