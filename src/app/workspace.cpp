// SPDX-License-Identifier: Apache-2.0
#include "app/workspace.h"

#include <algorithm>

namespace app {

Workspace::Workspace(Settings *settings, QObject *parent) : QObject(parent), m_settings(settings) {}

Workspace::~Workspace() = default;

SessionController *Workspace::openSession(const AgentEntry &agent, const QString &cwd)
{
    m_sessions.push_back(std::make_unique<SessionController>(m_next++, agent, cwd, services()));
    SessionController *session = m_sessions.back().get();
    connect(session, &SessionController::changed, this, [this, session] {
        m_sessionsModel.upsert(session->row());
        if (m_closing && isClosed())
            Q_EMIT closed();
    });
    connect(session, &SessionController::stopMeasured, this,
            [this, id = agent.id](const core::StopSample &sample) { onStopMeasured(id, sample); });
    session->setTimings(m_settings->timings());
    session->setManners(m_settings->manners(agent.id));
    session->setWriteRules(m_settings->writeRules(agent.id));
    m_sessionsModel.upsert(session->row());
    session->start();
    return session;
}

void Workspace::onStopMeasured(const QString &agentId, const core::StopSample &sample)
{
    // Read again: another window of Belay may have written in the meantime.
    core::StopManners manners = m_settings->manners(agentId);
    manners.add(sample);
    m_settings->setManners(agentId, manners);
    for (const auto &session : m_sessions) {
        if (session->agent().id == agentId)
            session->setManners(manners);
    }
}

void Workspace::setTimings(const core::Timings &timings)
{
    m_settings->setTimings(timings);
    for (const auto &session : m_sessions)
        session->setTimings(timings);
}

int Workspace::stagedFiles() const
{
    int count = 0;
    for (const auto &session : m_sessions)
        count += session->staged() ? int(session->staged()->files().size()) : 0;
    return count;
}

void Workspace::setWriteRules(const QString &agentId, const core::WriteRules &rules)
{
    m_settings->setWriteRules(agentId, rules);
    for (const auto &session : m_sessions) {
        if (session->agent().id == agentId)
            session->setWriteRules(rules);
    }
}

int Workspace::busyBeside(const SessionController *session) const
{
    return int(std::count_if(m_sessions.begin(), m_sessions.end(), [session](const auto &other) {
        return other.get() != session && (other->isBusy() || other->row().waitingForUser > 0);
    }));
}

SessionController *Workspace::session(models::SessionHandle handle) const
{
    const auto found =
        std::find_if(m_sessions.begin(), m_sessions.end(), [handle](const auto &s) { return s->handle() == handle; });
    return found == m_sessions.end() ? nullptr : found->get();
}

SessionController *Workspace::sessionOf(base::RequestKey key) const
{
    const core::RequestRow *row = m_board.row(key);
    if (!row || row->session.isEmpty())
        return nullptr;
    for (const auto &session : m_sessions) {
        if (session->connection().session(row->session))
            return session.get();
    }
    return nullptr;
}

bool Workspace::isClosed() const
{
    return std::all_of(m_sessions.begin(), m_sessions.end(), [](const auto &s) { return s->isOver(); });
}

void Workspace::close()
{
    m_closing = true;
    for (const auto &session : m_sessions)
        session->close();
    if (isClosed())
        Q_EMIT closed();
}

} // namespace app
