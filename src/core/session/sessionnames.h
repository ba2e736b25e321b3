// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <map>

namespace ledger {
class Ledger;
}

namespace core {

/// What sessions are called in the ledger and on the board: as the agent calls them, unless another session is called
/// so already. Agents number theirs as they like, many from 1 with each start, so that two conversations can come to
/// the same id. Main thread.
class SessionNames
{
public:
    /// A name that no open session has, also of another Belay with the same \p rows. With \p isNew also none that they
    /// know: what is there belongs to an earlier conversation; where they cannot be read it is one that nobody has.
    /// Keep it until release().
    base::SessionId take(const base::SessionId &id, bool isNew, ledger::Ledger &rows);
    /// A session of an earlier run, which was called \p name, is opened.
    void hold(const base::SessionId &name, ledger::Ledger &rows);
    /// The same of one that is only in the list: other runs are told nothing.
    void hold(const base::SessionId &name) { ++m_held[name]; }
    void release(const base::SessionId &name);

private:
    std::map<base::SessionId, int> m_held;
};

} // namespace core
