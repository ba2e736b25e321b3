// SPDX-License-Identifier: Apache-2.0
// Sessions that the agent keeps: which there are, and how one of them is opened here.
#include "core/agentconnection.h"
#include "core/calltracking.h"

namespace core {

using Way = SessionRequest::Way;

Session *AgentConnection::openKnown(const base::SessionId &id, const QString &cwd, QObject *context, Done<void> done)
{
    const Way way = m_agent.capabilities.loadSession ? Way::Load : Way::Resume;
    m_early.erase(id);
    Session *session = newSession(id, cwd);
    session->beginReplay(Session::Replay::New);
    m_opening = newRequest();
    connect(m_opening, &SessionRequest::finished, context,
            [this, session, id, done](const SessionRequest::Outcome &outcome) {
                using End = SessionRequest::End;
                if (outcome.end == End::Opened) {
                    session->setMissingReadsEmpty(wantsMissingReadsEmpty());
                    session->attach(m_endpoint.get(), outcome.setup, canRestore());
                    session->restored({.how = SessionRestored::How::Told});
                    done({});
                    return;
                }
                if (outcome.end == End::Unresponsive)
                    giveUp(outcome.error);
                done(outcome.error);
                m_sessions.erase(id);
            });
    // How long it takes depends on how much was said; it shows how far it is, and its row can be cancelled.
    const QPointer<Session> alive(session);
    m_opening->start({way, id, cwd}, newRow(RequestKind::Other, cwd), base::Milliseconds(0));
    return alive;
}

void AgentConnection::listSessions(const QString &cwd, const QString &cursor, QObject *context,
                                   Done<acp::ListSessionsResponse> done)
{
    if (m_state != ConnectionState::Ready) {
        done(base::Error{base::Origin::Transport, 0, tr("The agent is not ready."), m_problem.message});
        return;
    }
    const acp::Call call = m_endpoint->listSessions(
        {cwd, cursor}, context, [done](const acp::Reply<acp::ListSessionsResponse> &reply) { done(reply.value); });
    trackCall(m_services.board, call, newRow(RequestKind::ListSessions, cwd));
}

void AgentConnection::deleteSession(const base::SessionId &id, QObject *context, Done<void> done)
{
    if (m_state != ConnectionState::Ready) {
        done(base::Error{base::Origin::Transport, 0, tr("The agent is not ready."), m_problem.message});
        return;
    }
    const acp::Call call = m_endpoint->deleteSession(id, context, [done](const acp::Reply<acp::Nothing> &reply) {
        if (reply.value)
            done({});
        else
            done(reply.value.error());
    });
    trackCall(m_services.board, call, newRow(RequestKind::DeleteSession, id.value));
}

} // namespace core
