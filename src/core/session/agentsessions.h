// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/session/session.h"
#include "core/values/services.h"

#include <map>
#include <memory>
#include <vector>

namespace core {

/// The sessions of one agent by the agent's ids. Also keeps updates for a session that is not known yet: some agents
/// send them before the answer that opens it. Owns the sessions. Main thread.
class AgentSessions
{
public:
    explicit AgentSessions(const Services &services) : m_services(services) {}

    Session *add(const base::SessionId &id, const QString &cwd, const Session::Origin &origin);
    Session *find(const base::SessionId &id) const; ///< null: there is none
    void remove(const base::SessionId &id) { m_sessions.erase(id); }
    /// The session that was called \p before has a new id.
    void rename(const base::SessionId &before);
    const std::map<base::SessionId, std::unique_ptr<Session>> &all() const { return m_sessions; }
    bool isEmpty() const { return m_sessions.empty(); }

    void update(const base::SessionId &id, acp::SessionUpdate update);
    /// Delivers the updates that came before \p session was known.
    void deliverEarly(Session *session);
    void dropEarly(const base::SessionId &id) { m_early.erase(id); }
    void dropEarly() { m_early.clear(); }

private:
    const Services m_services;
    std::map<base::SessionId, std::unique_ptr<Session>> m_sessions;
    std::map<base::SessionId, std::vector<acp::SessionUpdate>> m_early;
};

} // namespace core
