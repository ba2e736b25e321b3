// SPDX-License-Identifier: Apache-2.0
// Sessions that the agent keeps: which there are, and how one of them is opened here.
#include "acp/agentendpoint.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/session/agentconnection.h"
#include "core/session/calltracking.h"

namespace core {

using Way = SessionRequest::Way;

void AgentConnection::openSession(const QString &cwd, QObject *context, Done<Session *> done)
{
    open({Way::New, {}, cwd, extras()}, context, std::move(done));
}

void AgentConnection::forkSession(const base::SessionId &source, const QString &cwd, QObject *context,
                                  Done<Session *> done)
{
    if (m_state == ConnectionState::Ready && !m_agent.capabilities.forkSession) {
        done(base::Error{base::Origin::Agent, 0, tr("This agent cannot fork sessions."), {}});
        return;
    }
    open({Way::Fork, source, cwd, extras()}, context, std::move(done));
}

void AgentConnection::open(SessionRequest::Target target, QObject *context, Done<Session *> done)
{
    if (m_state != ConnectionState::Ready) {
        done(base::Error{base::Origin::Transport, 0, tr("The agent is not ready."), m_problem.message});
        return;
    }
    m_opening = newRequest();
    connect(m_opening, &SessionRequest::finished, context,
            [this, target, done](const SessionRequest::Outcome &outcome) {
                if (outcome.end == SessionRequest::End::Unresponsive)
                    giveUp(outcome.error);
                if (outcome.end == SessionRequest::End::Opened)
                    done(adopt(outcome.setup, target));
                else
                    done(outcome.error);
            });
    m_opening->start(target, newRow(RequestKind::NewSession, target.cwd), m_setup.timings.newSession);
}

Session *AgentConnection::adopt(const acp::SessionSetup &setup, const SessionRequest::Target &target)
{
    Session *session = newSession(setup.id, target.cwd);
    session->setMissingReadsEmpty(wantsMissingReadsEmpty());
    session->attach(m_endpoint.get(), setup, canRestore());
    if (target.way != Way::New)
        session->expectHistory();
    giveExtras(session, target.extras);
    takeEarlyUpdates(session);
    return session;
}

SessionExtras AgentConnection::extras() const
{
    return m_setup.extras ? takenBy(m_agent.capabilities, m_setup.extras()) : SessionExtras();
}

/// The agent has opened \p session with them.
void AgentConnection::giveExtras(Session *session, const SessionExtras &extras)
{
    session->setMoreFolders(extras.folders);
    // After the caller had its chance to listen.
    QMetaObject::invokeMethod(
        session, [session, leftOut = extras.leftOut] { session->tellLeftOut(leftOut); }, Qt::QueuedConnection);
}

Session *AgentConnection::openKnown(const base::SessionId &id, const QString &cwd, QObject *context, Done<void> done)
{
    const Way way = m_agent.capabilities.loadSession ? Way::Load : Way::Resume;
    m_early.erase(id);
    Session *session = newSession(id, cwd);
    session->beginReplay(Session::Replay::New);
    m_opening = newRequest();
    const SessionExtras given = extras();
    connect(m_opening, &SessionRequest::finished, context,
            [this, session, id, given, done](const SessionRequest::Outcome &outcome) {
                using End = SessionRequest::End;
                if (outcome.end == End::Opened) {
                    session->setMissingReadsEmpty(wantsMissingReadsEmpty());
                    session->attach(m_endpoint.get(), outcome.setup, canRestore());
                    giveExtras(session, given);
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
    m_opening->start({way, id, cwd, given}, newRow(RequestKind::Other, cwd), base::Milliseconds(0));
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
    const acp::Call call = m_endpoint->deleteSession(id, context, whenAnswered(std::move(done)));
    trackCall(m_services.board, call, newRow(RequestKind::DeleteSession, id.value));
}

void AgentConnection::closeSession(const base::SessionId &id, QObject *context, Done<void> done)
{
    if (m_state != ConnectionState::Ready) {
        done(base::Error{base::Origin::Transport, 0, tr("The agent is not ready."), m_problem.message});
        return;
    }
    const acp::Call call = m_endpoint->closeSession(id, context, whenAnswered(std::move(done)));
    trackCall(m_services.board, call, newRow(RequestKind::CloseSession, id.value));
}

} // namespace core
