// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/wiretap.h"

#include "base/clock.h"

#include <algorithm>

namespace jsonrpc {

void WireTap::record(TapDirection direction, std::string_view text, std::string_view method, std::string_view id)
{
    const qint64 now = base::monotonicNanoseconds();
    const std::lock_guard lock(m_mutex);
    TapEntry entry;
    // The oldest entry's storage is used again, so that a flood does not allocate for every message.
    while (m_entries.size() >= maximumEntries || (m_bytes > maximumBytes && !m_entries.empty())) {
        m_bytes -= m_entries.front().text.size();
        entry = std::move(m_entries.front());
        m_entries.pop_front();
    }
    entry.number = m_next++;
    entry.monotonicNs = now;
    entry.direction = direction;
    entry.size = qsizetype(text.size());
    entry.method.assign(method);
    entry.id.assign(id);
    entry.text.assign(text.substr(0, keptBytes));
    m_bytes += entry.text.size();
    m_junk += direction == TapDirection::Junk;
    m_entries.push_back(std::move(entry));
}

std::vector<TapEntry> WireTap::entriesAfter(quint64 after) const
{
    const std::lock_guard lock(m_mutex);
    const auto first =
        std::find_if(m_entries.begin(), m_entries.end(), [after](const TapEntry &e) { return e.number > after; });
    return {first, m_entries.end()};
}

quint64 WireTap::junkCount() const
{
    const std::lock_guard lock(m_mutex);
    return m_junk;
}

} // namespace jsonrpc
