// SPDX-License-Identifier: Apache-2.0
#include "core/session/agentcalls.h"

#include "core/calls/calltracking.h"

#include <utility>

namespace core {

AgentCalls::AgentCalls(RequestBoard *board, base::Clock *clock, std::function<Agent()> agent)
    : m_board(board)
    , m_clock(clock)
    , m_agent(std::move(agent))
{}

base::Error AgentCalls::notReady(const Agent &agent)
{
    return {base::Origin::Transport, 0, tr("The agent is not ready."), agent.problem};
}

template <class T, class Ask>
acp::Call AgentCalls::begin(RequestKind kind, const QString &detail, const Done<T> &done, Ask ask)
{
    const Agent agent = m_agent();
    if (!agent.endpoint) {
        done(notReady(agent));
        return {};
    }
    const acp::Call call = ask(agent.endpoint);
    RequestRow row;
    row.kind = kind;
    row.sessionTitle = agent.name;
    row.detail = detail;
    trackCall(m_board, call, std::move(row));
    return call;
}

void AgentCalls::listSessions(const QString &cwd, const QString &cursor, QObject *context,
                              Done<acp::ListSessionsResponse> done)
{
    begin(RequestKind::ListSessions, cwd, done, [&](acp::AgentEndpoint *endpoint) {
        return endpoint->listSessions(
            {cwd, cursor}, context, [done](const acp::Reply<acp::ListSessionsResponse> &reply) { done(reply.value); });
    });
}

void AgentCalls::deleteSession(const base::SessionId &id, QObject *context, Done<void> done)
{
    begin(RequestKind::DeleteSession, id.value, done,
          [&](acp::AgentEndpoint *endpoint) { return endpoint->deleteSession(id, context, whenAnswered(done)); });
}

void AgentCalls::closeSession(const base::SessionId &id, QObject *context, Done<void> done)
{
    begin(RequestKind::CloseSession, id.value, done,
          [&](acp::AgentEndpoint *endpoint) { return endpoint->closeSession(id, context, whenAnswered(done)); });
}

acp::Call AgentCalls::authenticate(const QString &methodId, QObject *context, Done<void> done)
{
    return begin(RequestKind::Authenticate, methodId, done, [&](acp::AgentEndpoint *endpoint) {
        return endpoint->authenticate(methodId, context, whenAnswered(done));
    });
}

void AgentCalls::logout(QObject *context, Done<void> done)
{
    begin(RequestKind::Logout, {}, done,
          [&](acp::AgentEndpoint *endpoint) { return endpoint->logout(context, whenAnswered(done)); });
}

void AgentCalls::cancel(acp::Call call)
{
    call.cancelWithin(*m_clock, cancelPatience);
}

} // namespace core
