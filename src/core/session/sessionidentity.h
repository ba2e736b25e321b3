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

/// The names of a session: the agent's id, its name in the ledger and on the board, and former names. Reserves its
/// names, so that no other session gets one, for as long as it exists. Main thread.
class SessionIdentity
{
public:
    /// \p name is its name in an earlier run; empty: none. \p isNew: just created by the agent. \p names may be null;
    /// both must outlive it.
    SessionIdentity(base::SessionId id, SessionNames *names, ledger::Ledger *rows, bool isNew,
                    const base::SessionId &name);
    ~SessionIdentity();
    SessionIdentity(const SessionIdentity &) = delete;
    SessionIdentity &operator=(const SessionIdentity &) = delete;

    const base::SessionId &id() const { return m_id; } ///< the agent's id
    /// The name in the ledger and on the board: the agent's id, unless another session has that name.
    const base::SessionId &name() const { return m_name; }
    /// All names that it has had, the current one last. The ledger has its effects under these.
    std::vector<base::SessionId> all() const;
    bool wasCalled(const base::SessionId &name) const { return name == m_name || m_earlier.contains(name); }

    /// The agent has given it another id. \p remembers: something is stored under its previous name.
    void change(const base::SessionId &id, bool remembers);
    /// Names of earlier runs.
    void remember(const std::vector<base::SessionId> &names);

private:
    void set(bool isNew, const base::SessionId &name);

    base::SessionId m_id, m_name;
    SessionNames *m_names;
    ledger::Ledger *m_rows;
    std::set<base::SessionId> m_earlier;
    std::vector<base::SessionId> m_held; ///< reserved names, to be released
};

} // namespace core
