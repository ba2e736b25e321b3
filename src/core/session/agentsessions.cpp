// SPDX-License-Identifier: Apache-2.0
#include "core/session/agentsessions.h"

#include <QPointer>

#include <utility>

namespace core {

namespace {
constexpr size_t earlySessions = 16;
constexpr size_t earlyUpdates = 2000;
} // namespace

Session *AgentSessions::add(const base::SessionId &id, const QString &cwd, const Session::Origin &origin)
{
    std::unique_ptr<Session> &session = m_sessions[id];
    session = std::make_unique<Session>(id, cwd, m_services, origin);
    return session.get();
}

Session *AgentSessions::find(const base::SessionId &id) const
{
    const auto found = m_sessions.find(id);
    return found == m_sessions.end() ? nullptr : found->second.get();
}

void AgentSessions::rename(const base::SessionId &before)
{
    auto node = m_sessions.extract(before);
    node.key() = node.mapped()->id();
    m_sessions.insert(std::move(node));
}

void AgentSessions::update(const base::SessionId &id, acp::SessionUpdate update)
{
    if (Session *known = find(id)) {
        known->applyUpdate(std::move(update));
        return;
    }
    if (m_early.size() >= earlySessions && !m_early.contains(id))
        return;
    std::vector<acp::SessionUpdate> &waiting = m_early[id];
    if (waiting.size() < earlyUpdates)
        waiting.push_back(std::move(update));
}

void AgentSessions::deliverEarly(Session *session)
{
    auto early = m_early.extract(session->id());
    if (early.empty())
        return;
    const QPointer<Session> alive(session);
    for (acp::SessionUpdate &update : early.mapped()) {
        if (alive)
            alive->applyUpdate(std::move(update));
    }
}

} // namespace core
