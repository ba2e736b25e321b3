// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <map>

namespace ledger {
class Ledger;
}

namespace core {

/// Assigns the names of sessions in the ledger and on the board: the agent's id, unless another session has that name.
/// Agents choose ids freely, many count from 1 at each start, so two conversations can have the same id. Main thread.
class SessionNames
{
public:
    /// Reserves a name that no open session has, in this Belay or in another one with the same \p rows. With \p isNew
    /// also none that \p rows contain, since those belong to an earlier conversation; if they cannot be read, a name
    /// that cannot exist is made. Valid until release().
    base::SessionId take(const base::SessionId &id, bool isNew, ledger::Ledger &rows);
    /// Reserves \p name for a session of an earlier run that is opened.
    void hold(const base::SessionId &name, ledger::Ledger &rows);
    /// The same for one that is only listed: other instances of Belay are not told.
    void hold(const base::SessionId &name) { ++m_held[name]; }
    void release(const base::SessionId &name);

private:
    std::map<base::SessionId, int> m_held;
};

} // namespace core
