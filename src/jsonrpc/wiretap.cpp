// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/wiretap.h"

#include "base/clock.h"

#include <algorithm>
#include <utility>

namespace jsonrpc {
namespace {
/// Smaller chunks are appended to the previous one; a larger one is kept by itself.
constexpr size_t smallChunk = 16 * 1024;
constexpr size_t longestName = 256;
} // namespace

void TapChunk::append(qint64 now, TapDirection direction, std::string_view text, std::string_view method,
                      std::string_view id, const TapServer &server)
{
    const std::string_view kept = text.substr(0, WireTap::keptBytes);
    // No method or id is so long, but for somebody who wants to fill memory.
    method = method.substr(0, longestName);
    id = id.substr(0, longestName);
    m_lines.push_back({now, m_text.size(), text.size(), quint32(method.size()), quint32(id.size()),
                       quint32(server.name.size()), quint32(kept.size()), server.connection, server.call, 0,
                       direction});
    m_text.append(method).append(id).append(server.name).append(kept);
}

void TapChunk::append(const TapChunk &other)
{
    for (Line line : other.m_lines) {
        line.at += m_text.size();
        m_lines.push_back(line);
    }
    m_text += other.m_text;
}

void TapChunk::clear()
{
    m_text.clear();
    m_lines.clear();
}

void TapChunk::reserve(size_t bytes, size_t lines)
{
    m_text.reserve(bytes);
    m_lines.reserve(lines);
}

void TapChunk::number(quint64 first)
{
    for (Line &line : m_lines)
        line.number = first++;
}

TapEntry TapChunk::entry(const Line &line) const
{
    TapEntry entry;
    entry.number = line.number;
    entry.monotonicNs = line.monotonicNs;
    entry.direction = line.direction;
    entry.size = qsizetype(line.size);
    entry.connection = line.connection;
    entry.call = line.call;
    std::string_view rest = std::string_view(m_text).substr(line.at);
    const auto next = [&rest](size_t length) {
        const std::string_view part = rest.substr(0, length);
        rest.remove_prefix(length);
        return std::string(part);
    };
    entry.method = next(line.method);
    entry.id = next(line.id);
    entry.server = next(line.server);
    entry.text = next(line.kept);
    return entry;
}

void TapRing::take(TapChunk &chunk)
{
    m_count += chunk.lines().size();
    m_bytes += chunk.bytes();
    if (!m_chunks.empty() && m_chunks.back().bytes() + chunk.bytes() < smallChunk)
        m_chunks.back().append(chunk);
    else
        m_chunks.push_back(std::exchange(chunk, {}));
    chunk.clear();
    dropOld();
}

/// Memory is freed in whole chunks; until then dropped lines at the front of a chunk are only skipped.
void TapRing::dropOld()
{
    while (m_count > 1 && (m_count > maximumEntries || m_bytes > maximumBytes)) {
        const TapChunk &first = m_chunks.front();
        const TapChunk::Line &line = first.lines()[m_gone++];
        m_bytes -= line.method + line.id + line.server + line.kept;
        --m_count;
        if (m_gone == first.lines().size()) {
            m_chunks.pop_front();
            m_gone = 0;
        }
    }
}

void TapRing::copyAfter(quint64 after, std::vector<TapEntry> *entries) const
{
    size_t gone = m_gone;
    for (const TapChunk &chunk : m_chunks) {
        const std::vector<TapChunk::Line> &lines = chunk.lines();
        auto line = lines.cbegin() + qsizetype(std::exchange(gone, 0));
        if (lines.back().number <= after)
            continue;
        line = std::upper_bound(line, lines.cend(), after,
                                [](quint64 number, const TapChunk::Line &each) { return number < each.number; });
        for (; line != lines.cend(); ++line)
            entries->push_back(chunk.entry(*line));
    }
}

void WireTap::record(TapDirection direction, std::string_view text, std::string_view method, std::string_view id,
                     const TapServer &server)
{
    TapChunk chunk;
    chunk.append(base::monotonicNanoseconds(), direction, text, method, id, server);
    record(chunk);
}

void WireTap::record(TapChunk &chunk)
{
    if (chunk.lines().empty())
        return;
    const bool isOwn = chunk.lines().front().server == 0;
    const std::lock_guard lock(m_mutex);
    chunk.number(m_next);
    m_next += chunk.lines().size();
    for (const TapChunk::Line &line : chunk.lines())
        m_junk += isOwn && line.direction == TapDirection::Junk;
    (isOwn ? m_own : m_servers).take(chunk);
}

std::vector<TapEntry> WireTap::entriesAfter(quint64 after) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<TapEntry> entries;
    m_own.copyAfter(after, &entries);
    const auto own = qsizetype(entries.size());
    m_servers.copyAfter(after, &entries);
    std::inplace_merge(entries.begin(), entries.begin() + own, entries.end(),
                       [](const TapEntry &a, const TapEntry &b) { return a.number < b.number; });
    return entries;
}

quint64 WireTap::junkCount() const
{
    const std::lock_guard lock(m_mutex);
    return m_junk;
}

void TapBatch::begin()
{
    m_now = base::monotonicNanoseconds();
}

void TapBatch::record(TapDirection direction, std::string_view text, std::string_view method, std::string_view id)
{
    if (m_now == 0)
        m_tap->record(direction, text, method, id);
    else
        m_chunk.append(m_now, direction, text, method, id);
}

void TapBatch::flush()
{
    m_now = 0;
    if (m_chunk.lines().empty())
        return;
    const size_t bytes = m_chunk.bytes(), lines = m_chunk.lines().size();
    m_tap->record(m_chunk);
    m_chunk.reserve(bytes, lines); // the next batch is likely to be as large
}

} // namespace jsonrpc
