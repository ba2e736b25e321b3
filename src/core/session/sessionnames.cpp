// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionnames.h"

#include "ledger/rows/ledger.h"

#include <QUuid>

namespace core {

base::SessionId SessionNames::take(const base::SessionId &id, bool isNew, ledger::Ledger &rows)
{
    // A session that is not new may own the rows under the agent's id itself, but not those under a numbered name.
    if (!isNew && !m_held.contains(id)) {
        hold(id, rows);
        return id;
    }
    base::SessionId name = id;
    for (int n = 2;; ++n) {
        const base::Result<bool> isOurs = m_held.contains(name) ? base::Result<bool>(false) : rows.reserve(name);
        if (!isOurs) // the ledger cannot be read, so take a name that nobody has
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
