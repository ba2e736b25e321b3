// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionnames.h"

#include "ledger/rows/ledger.h"

#include <QUuid>

namespace core {

base::SessionId SessionNames::take(const base::SessionId &id, bool isNew, ledger::Ledger &rows)
{
    // Only what the agent itself calls it can be the agent's own from before.
    if (!isNew && !m_held.contains(id)) {
        hold(id, rows);
        return id;
    }
    base::SessionId name = id;
    for (int n = 2;; ++n) {
        const base::Result<bool> isOurs = m_held.contains(name) ? base::Result<bool>(false) : rows.reserve(name);
        if (!isOurs) // may be anybody's, and so may the next
            name.value = QStringLiteral("%1 (%2)").arg(id.value, QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (!isOurs || *isOurs)
            break;
        name.value = QStringLiteral("%1 (%2)").arg(id.value).arg(n);
    }
    ++m_held[name];
    return name;
}

void SessionNames::hold(const base::SessionId &name, ledger::Ledger &rows)
{
    ++m_held[name];
    rows.reserveOwn(name);
}

void SessionNames::release(const base::SessionId &name)
{
    if (const auto held = m_held.find(name); held != m_held.end() && --held->second == 0)
        m_held.erase(held);
}

} // namespace core
