// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/wiretap.h"

#include "base/clock.h"

#include <algorithm>

namespace jsonrpc {
namespace {
constexpr size_t reusedCapacity = 512;
}

void WireTap::dropFirst()
{
    std::string &text = at(0).text;
    m_bytes -= text.size();
    // Short texts leave their room to the next, so that a flood does not allocate for every message.
    if (text.capacity() > reusedCapacity)
        text = std::string();
    m_first = (m_first + 1) % m_ring.size();
    --m_count;
}

void WireTap::record(TapDirection direction, std::string_view text, std::string_view method, std::string_view id)
{
    const qint64 now = base::monotonicNanoseconds();
    const std::lock_guard lock(m_mutex);
    while (m_count == maximumEntries || (m_bytes > maximumBytes && m_count > 0))
        dropFirst();
    if (m_count == m_ring.size()) {
        // Only a ring that begins at its front can grow at its end.
        std::rotate(m_ring.begin(), m_ring.begin() + ptrdiff_t(m_first), m_ring.end());
        m_first = 0;
        m_ring.emplace_back();
    }
    TapEntry &entry = at(m_count++);
    entry.number = m_next++;
    entry.monotonicNs = now;
    entry.direction = direction;
    entry.size = qsizetype(text.size());
    entry.method.assign(method);
    entry.id.assign(id);
    entry.text.assign(text.substr(0, keptBytes));
    m_bytes += entry.text.size();
    m_junk += direction == TapDirection::Junk;
}

std::vector<TapEntry> WireTap::entriesAfter(quint64 after) const
{
    const std::lock_guard lock(m_mutex);
    // Numbers follow each other.
    const quint64 firstNumber = m_next - m_count;
    std::vector<TapEntry> entries;
    for (size_t i = after < firstNumber ? 0 : size_t(qMin(after - firstNumber + 1, quint64(m_count))); i < m_count; ++i)
        entries.push_back(m_ring[(m_first + i) % m_ring.size()]);
    return entries;
}

quint64 WireTap::junkCount() const
{
    const std::lock_guard lock(m_mutex);
    return m_junk;
}

} // namespace jsonrpc
