// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace jsonrpc {

enum class TapDirection { ToAgent, FromAgent, StandardError, Junk };

struct TapEntry
{
    quint64 number = 0; ///< from 1; gaps are entries the ring has dropped
    qint64 monotonicNs = 0;
    TapDirection direction = TapDirection::ToAgent;
    qsizetype size = 0; ///< of the whole message
    std::string method; ///< or "answer", "error"
    std::string id;
    std::string text; ///< at most `keptBytes` of it
};

/// Every message in both directions and stderr, in a bounded ring. Thread-safe: the reading thread writes
/// while the window reads.
class WireTap
{
public:
    static constexpr size_t keptBytes = 256 * 1024; ///< so that what is saved can be replayed
    static constexpr size_t maximumEntries = 5000;
    static constexpr size_t maximumBytes = 8u * 1024 * 1024;

    void record(TapDirection direction, std::string_view text, std::string_view method = {}, std::string_view id = {});
    /// Entries with a number above \p after.
    std::vector<TapEntry> entriesAfter(quint64 after) const;
    quint64 junkCount() const;

private:
    TapEntry &at(size_t index) { return m_ring[(m_first + index) % m_ring.size()]; }
    void dropFirst();

    mutable std::mutex m_mutex;
    std::vector<TapEntry> m_ring; ///< grows to its full size once; then entries are written over where they stand
    size_t m_first = 0, m_count = 0;
    size_t m_bytes = 0;
    quint64 m_next = 1;
    quint64 m_junk = 0;
};

} // namespace jsonrpc
