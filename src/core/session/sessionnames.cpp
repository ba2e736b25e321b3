// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionnames.h"

#include "ledger/rows/ledger.h"

#include <QUuid>

namespace core {

base::SessionId SessionNames::take(const base::SessionId &id, bool isNew, ledger::Ledger &rows)
{
    base::SessionId name = id;
    for (int n = 2;; ++n) {
        // Only what the agent itself calls it can be the agent's own from before.
        const base::Result<bool> isAnothers = isNew || name != id ? rows.hasEffects(name) : base::Result<bool>(false);
        if (!isAnothers) // may be any, and so may the next
            name.value = QStringLiteral("%1 (%2)").arg(id.value, QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (!isAnothers || (!*isAnothers && !m_held.contains(name)))
            break;
        name.value = QStringLiteral("%1 (%2)").arg(id.value).arg(n);
    }
    hold(name);
    return name;
}

void SessionNames::release(const base::SessionId &name)
{
    if (const auto held = m_held.find(name); held != m_held.end() && --held->second == 0)
        m_held.erase(held);
}

} // namespace core
