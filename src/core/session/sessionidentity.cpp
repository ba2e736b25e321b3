// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionidentity.h"

#include "core/session/sessionnames.h"

#include <utility>

namespace core {

SessionIdentity::SessionIdentity(base::SessionId id, SessionNames *names, ledger::Ledger *rows, bool isNew,
                                 const base::SessionId &name)
    : m_id(std::move(id))
    , m_names(names)
    , m_rows(rows)
{
    set(isNew, name);
}

SessionIdentity::~SessionIdentity()
{
    for (const base::SessionId &name : m_held) {
        if (m_names)
            m_names->release(name);
    }
}

void SessionIdentity::set(bool isNew, const base::SessionId &name)
{
    m_name = name.isEmpty() ? m_id : name;
    if (m_names && !name.isEmpty())
        m_names->hold(m_name, *m_rows);
    else if (m_names)
        m_name = m_names->take(m_id, isNew, *m_rows);
    m_held.push_back(m_name);
}

void SessionIdentity::change(const base::SessionId &id, bool remembers)
{
    if (remembers)
        m_earlier.insert(m_name);
    m_id = id;
    set(true, {});
}

void SessionIdentity::remember(const std::vector<base::SessionId> &names)
{
    m_earlier.insert(names.begin(), names.end());
    m_earlier.erase(m_name);
}

std::vector<base::SessionId> SessionIdentity::all() const
{
    std::vector<base::SessionId> out(m_earlier.begin(), m_earlier.end());
    out.push_back(m_name);
    return out;
}

} // namespace core
