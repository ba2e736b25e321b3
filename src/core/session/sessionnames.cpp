// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionnames.h"

#include "ledger/ledger.h"

namespace core {

base::SessionId SessionNames::take(const base::SessionId &id, bool isNew, ledger::Ledger &rows)
{
    base::SessionId name = id;
    // Only what the agent itself calls it can be the agent's own from before.
    const auto isAnothers = [&] { return (isNew || name != id) && !rows.effects(name).empty(); };
    for (int n = 2; m_held.contains(name) || isAnothers(); ++n)
        name.value = QStringLiteral("%1 (%2)").arg(id.value).arg(n);
    hold(name);
    return name;
}

void SessionNames::release(const base::SessionId &name)
{
    if (const auto held = m_held.find(name); held != m_held.end() && --held->second == 0)
        m_held.erase(held);
}

} // namespace core
