// SPDX-License-Identifier: Apache-2.0
#include "core/session/agentcalls.h"

#include "acp/agentendpoint.h"
#include "base/words.h"
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
    return {base::Origin::Transport, 0, base::Words::tr("The agent is not ready."), agent.problem};
}

base::Error AgentCalls::late(base::Error error, base::Milliseconds limit)
{
    error.message =
        base::Words::tr("The agent did not answer within %n second(s).", nullptr, int(limit.count() / 1000));
    return error;
}

/// \p limit: 0 is none.
template <class T, class Ask>
acp::Call AgentCalls::begin(RequestKind kind, const QString &detail, base::Milliseconds limit, const Done<T> &done,
                            Ask ask)
{
    const Agent agent = m_agent();
    if (!agent.endpoint) {
        done(notReady(agent));
        return {};
    }
    const auto isOver = std::make_shared<bool>(false);
    const Done<T> told = [done, isOver, limit](const base::Result<T> &result) {
        if (result || !*isOver) {
            done(result);
            return;
        }
        done(late(result.error(), limit));
    };
    acp::Call call = ask(agent.endpoint, told);
    RequestRow row;
    row.kind = kind;
    row.sessionTitle = agent.name;
    row.detail = detail;
    const base::RequestKey key = trackCall(m_board, call, std::move(row));
    if (limit.count() > 0)
        endWithin(m_board, key, call, limit, [isOver] { *isOver = true; });
    return call;
}

acp::Call AgentCalls::listSessions(const QString &cwd, const QString &cursor, QObject *context,
                                   const Done<acp::ListSessionsResponse> &done)
{
    return begin(RequestKind::ListSessions, cwd, answerLimit, done,
                 [&](acp::AgentEndpoint *endpoint, const auto &told) {
                     return endpoint->listSessions(
                         {cwd, cursor}, context,
                         [told](const acp::Reply<acp::ListSessionsResponse> &reply) { told(reply.value); });
                 });
}

acp::Call AgentCalls::deleteSession(const base::SessionId &id, QObject *context, const Done<void> &done)
{
    return begin(RequestKind::DeleteSession, id.value, answerLimit, done,
                 [&](acp::AgentEndpoint *endpoint, const Done<void> &told) {
                     return endpoint->deleteSession(id, context, whenAnswered(told));
                 });
}

acp::Call AgentCalls::closeSession(const base::SessionId &id, QObject *context, const Done<void> &done)
{
    return begin(RequestKind::CloseSession, id.value, answerLimit, done,
                 [&](acp::AgentEndpoint *endpoint, const Done<void> &told) {
                     return endpoint->closeSession(id, context, whenAnswered(told));
                 });
}

acp::Call AgentCalls::authenticate(const QString &methodId, QObject *context, const Done<void> &done)
{
    return begin(RequestKind::Authenticate, methodId, base::Milliseconds(0), done,
                 [&](acp::AgentEndpoint *endpoint, const Done<void> &told) {
                     return endpoint->authenticate(methodId, context, whenAnswered(told));
                 });
}

acp::Call AgentCalls::logout(QObject *context, const Done<void> &done)
{
    return begin(RequestKind::Logout, {}, answerLimit, done, [&](acp::AgentEndpoint *endpoint, const Done<void> &told) {
        return endpoint->logout(context, whenAnswered(told));
    });
}

void AgentCalls::cancel(acp::Call call)
{
    call.cancelWithin(*m_clock, cancelPatience);
}

} // namespace core
