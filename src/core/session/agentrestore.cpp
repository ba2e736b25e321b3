// SPDX-License-Identifier: Apache-2.0
#include "acp/agentendpoint.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/session/agentconnection.h"

namespace core {

using Way = SessionRequest::Way;

void AgentConnection::setTimings(const Timings &timings)
{
    m_setup.timings = timings;
    for (const auto &[id, session] : m_sessions)
        session->setStopTimes(timings.stop);
}

void AgentConnection::setWriteRules(const WriteRules &rules)
{
    m_setup.writes = rules;
    for (const auto &[id, session] : m_sessions)
        session->setWriteRules(rules);
}

void AgentConnection::setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
{
    m_setup.rules = std::move(rules);
    m_setup.ruleAgent = agent;
    for (const auto &[id, session] : m_sessions)
        session->setPermissionRules(m_setup.rules, agent);
}

void AgentConnection::forceAndRestart()
{
    m_forced = true;
    m_restartWanted = m_setup.restarts;
    forceClose();
}

void AgentConnection::restart()
{
    if (!m_endpoint) {
        start();
        return;
    }
    for (const auto &[id, session] : m_sessions)
        session->expectRestart();
    m_restartWanted = true;
    setState(ConnectionState::Closing);
    m_endpoint->close();
}

/// Ever slower, up to half a minute. What was asked of the agent when the connection was lost is not asked again.
void AgentConnection::reconnectLater()
{
    const base::Milliseconds pause = qMin(base::Milliseconds(1000) * (1 << m_attempt), base::Milliseconds(30'000));
    if (m_attempt++ == 0) {
        RequestRow row = newRow(RequestKind::Reconnect, m_setup.commandText);
        row.state = RequestState::Running;
        m_reconnectRow = m_services.board->add(std::move(row), {[this] { cancelOpening(); }, {}});
    }
    m_restart = m_services.clock->after(pause, [this] { begin(); });
    setState(ConnectionState::Reconnecting);
}

void AgentConnection::endReconnecting(RequestEnd end)
{
    if (std::exchange(m_attempt, 0) > 0)
        m_services.board->finish(m_reconnectRow, end);
}

SessionRequest *AgentConnection::newRequest()
{
    auto *request = new SessionRequest(m_endpoint.get(), m_services.clock, m_services.board,
                                       m_agent.capabilities.closeSession, m_endpoint.get());
    connect(request, &SessionRequest::finished, this, [this, request] {
        if (m_opening == request)
            m_opening.clear();
    });
    return request;
}

Session *AgentConnection::resume(const base::SessionId &id, const QString &cwd, base::TurnId newest,
                                 const std::vector<base::SessionId> &earlier)
{
    Session *session = newSession(id, cwd);
    session->continueAfter(newest, earlier);
    return session;
}

void AgentConnection::restoreSessions()
{
    std::vector<Session *> all;
    for (const auto &[id, session] : m_sessions) {
        if (!session->isConnected() && !session->isBeingTold())
            all.push_back(session.get());
    }
    const Way best = m_agent.capabilities.resumeSession ? Way::Resume
                     : m_agent.capabilities.loadSession ? Way::Load
                                                        : Way::New;
    for (Session *session : all)
        restore(session, best, best == Way::New ? tr("This agent cannot take up an earlier session.") : QString());
}

void AgentConnection::retryRestoring()
{
    if (m_state == ConnectionState::Ready)
        restoreSessions();
}

void AgentConnection::restore(Session *session, Way way, const QString &whyNotBetter)
{
    if (m_state != ConnectionState::Ready)
        return;
    if (way == Way::Load)
        session->beginReplay(Session::Replay::Repeated);
    SessionRequest *request = m_opening = newRequest();
    const SessionExtras given = extras();
    connect(request, &SessionRequest::finished, session,
            [this, session, way, given, whyNotBetter](const SessionRequest::Outcome &outcome) {
                if (outcome.end == SessionRequest::End::Opened)
                    giveExtras(session, given);
                onRestored(session, way, whyNotBetter, outcome);
            });
    request->start({way, session->id(), session->cwd(), given}, newRow(RequestKind::Other, session->cwd()),
                   m_setup.timings.newSession);
}

void AgentConnection::onRestored(Session *session, Way way, const QString &whyNotBetter,
                                 const SessionRequest::Outcome &outcome)
{
    using End = SessionRequest::End;
    switch (outcome.end) {
    case End::Lost:
        return; // told with the end of the connection
    case End::Cancelled:
    case End::Unresponsive:
        // Nothing else may be tried behind the back of somebody who cancelled.
        giveUp(outcome.error);
        return;
    case End::Refused:
        if (outcome.error.code == acp::authRequired) {
            Q_EMIT loginNeeded(outcome.error);
            return;
        }
        if (way == Way::New) {
            base::Error problem = outcome.error;
            problem.message = tr("The agent could not open a session: %1").arg(problem.message);
            giveUp(problem);
        } else {
            // Some agents announce a way that they refuse to go.
            const bool canLoad = way == Way::Resume && m_agent.capabilities.loadSession;
            restore(session, canLoad ? Way::Load : Way::New, outcome.error.message);
        }
        return;
    case End::Opened:
        break;
    }
    const base::SessionId before = session->id();
    session->setMissingReadsEmpty(wantsMissingReadsEmpty());
    session->attach(m_endpoint.get(), outcome.setup, canRestore());
    if (session->id() != before) {
        auto node = m_sessions.extract(before);
        node.key() = session->id();
        m_sessions.insert(std::move(node));
    }
    takeEarlyUpdates(session);
    SessionRestored restored;
    restored.how = way == Way::Resume ? SessionRestored::How::Resumed
                   : way == Way::Load ? SessionRestored::How::Loaded
                                      : SessionRestored::How::New;
    restored.detail = whyNotBetter;
    session->restored(std::move(restored));
}

} // namespace core
