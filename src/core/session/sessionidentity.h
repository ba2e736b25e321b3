// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <set>
#include <vector>

namespace ledger {
class Ledger;
}

namespace core {

class SessionNames;

/// What a session is called: by its agent, in the ledger and on the board, and what it was called before. Holds its
/// names, so that no other session gets one, until it is gone. Main thread.
class SessionIdentity
{
public:
    /// \p name is what it had in an earlier run; empty: none. \p isNew: the agent has just made it. \p names may be
    /// null; both outlive it.
    SessionIdentity(base::SessionId id, SessionNames *names, ledger::Ledger *rows, bool isNew,
                    const base::SessionId &name);
    ~SessionIdentity();
    SessionIdentity(const SessionIdentity &) = delete;
    SessionIdentity &operator=(const SessionIdentity &) = delete;

    const base::SessionId &id() const { return m_id; } ///< the agent's
    /// What the ledger and the board call it: the agent's id, unless another session is called so.
    const base::SessionId &name() const { return m_name; }
    /// Every name that it has had, the current one last. Its effects are in the ledger under these.
    std::vector<base::SessionId> all() const;
    bool wasCalled(const base::SessionId &name) const { return name == m_name || m_earlier.contains(name); }

    /// The agent has given it another id. \p remembers: there is something under the name that it had.
    void change(const base::SessionId &id, bool remembers);
    /// Names of earlier runs.
    void remember(const std::vector<base::SessionId> &names);

private:
    void take(bool isNew, const base::SessionId &name);

    base::SessionId m_id, m_name;
    SessionNames *m_names;
    ledger::Ledger *m_rows;
    std::set<base::SessionId> m_earlier;
    std::vector<base::SessionId> m_held; ///< to be released
};

} // namespace core
