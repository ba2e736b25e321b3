// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace jsonrpc {

enum class TapDirection {
    ToAgent,
    FromAgent,
    StandardError,
    Junk,
    ToServer, ///< of a server that the agent reaches through this program
    FromServer,
};

/// Whose line it is, if it is not of the agent's own protocol.
struct TapServer
{
    std::string_view name;
    quint32 connection = 0; ///< which of those to this server: each has ids of its own
    quint64 call = 0;       ///< the tool call that it belongs to; 0: none
};

struct TapEntry
{
    quint64 number = 0; ///< from 1; gaps are entries that were dropped
    qint64 monotonicNs = 0;
    TapDirection direction = TapDirection::ToAgent;
    qsizetype size = 0; ///< size of the whole message
    std::string method; ///< the method, or "answer", "error"
    std::string id;
    std::string server; ///< as of TapServer; empty: it is of the agent's own protocol
    quint32 connection = 0;
    quint64 call = 0;
    std::string text; ///< at most `keptBytes` of it
};

/// Lines one after the other in one string, so that recording one costs little more than copying it.
class TapChunk
{
public:
    struct Line
    {
        qint64 monotonicNs;
        size_t at, size;
        quint32 method, id, server, kept; ///< lengths of the parts, in this order from `at`
        quint32 connection;
        quint64 call;
        quint64 number; ///< of the tap that has it; 0: of none
        TapDirection direction;
    };

    void append(qint64 now, TapDirection direction, std::string_view text, std::string_view method, std::string_view id,
                const TapServer &server = {});
    void append(const TapChunk &other);
    void clear();
    void reserve(size_t bytes, size_t lines);
    /// Numbers the lines from \p first.
    void number(quint64 first);
    TapEntry entry(const Line &line) const;
    const std::vector<Line> &lines() const { return m_lines; }
    size_t bytes() const { return m_text.size(); }

private:
    std::string m_text;
    std::vector<Line> m_lines;
};

/// The newest lines of one kind. Not thread-safe.
class TapRing
{
public:
    static constexpr size_t maximumEntries = 5000;
    static constexpr size_t maximumBytes = 8u * 1024 * 1024;

    /// Takes the content of \p chunk, which is empty afterwards; its numbers follow those that are here.
    void take(TapChunk &chunk);
    /// Appends the entries with a number above \p after to \p entries.
    void copyAfter(quint64 after, std::vector<TapEntry> *entries) const;

private:
    void dropOld();

    std::deque<TapChunk> m_chunks;
    size_t m_gone = 0; ///< lines at the front of the first chunk that have been dropped
    size_t m_count = 0, m_bytes = 0;
};

/// The newest messages in both directions and stderr, and those between the agent and its servers. Thread-safe: the
/// reading thread writes while the window reads.
class WireTap
{
public:
    static constexpr size_t keptBytes = 256 * 1024; ///< so that what is saved can be replayed

    void record(TapDirection direction, std::string_view text, std::string_view method = {}, std::string_view id = {},
                const TapServer &server = {});
    /// Takes the content of \p chunk, which is empty afterwards. Its lines are all the agent's own, or none is.
    void record(TapChunk &chunk);
    /// Entries with a number above \p after, in their order.
    std::vector<TapEntry> entriesAfter(quint64 after) const;
    /// Of the agent's own lines.
    quint64 junkCount() const;

private:
    mutable std::mutex m_mutex;
    TapRing m_own; ///< the agent's protocol
    TapRing
        m_servers; ///< kept apart, so that a talkative server does not push out what the agent said, nor it a server's
    quint64 m_next = 1;
    quint64 m_junk = 0;
};

/// Collects what one thread records until flush(), with one time and one lock for all of it. A lock per line took as
/// long as decoding the line.
class TapBatch
{
public:
    explicit TapBatch(std::shared_ptr<WireTap> tap) : m_tap(std::move(tap)) {}

    /// From now until flush() lines are collected, all with this time. Without begin() each goes into the tap at once.
    void begin();
    void record(TapDirection direction, std::string_view text, std::string_view method = {}, std::string_view id = {});
    void flush();

private:
    const std::shared_ptr<WireTap> m_tap;
    TapChunk m_chunk;
    qint64 m_now = 0; ///< 0: lines are not collected
};

} // namespace jsonrpc
