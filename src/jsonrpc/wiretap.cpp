// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/wiretap.h"

#include "base/clock.h"

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
                       quint32(server.name.size()), quint32(kept.size()), server.connection, server.call, direction});
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

TapEntry TapChunk::entry(const Line &line) const
{
    TapEntry entry;
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

void WireTap::record(TapDirection direction, std::string_view text, std::string_view method, std::string_view id,
                     const TapServer &server)
{
    TapChunk chunk;
    chunk.append(base::monotonicNanoseconds(), direction, text, method, id, server);
    record(chunk);
}

void WireTap::record(TapChunk &chunk)
{
    const std::lock_guard lock(m_mutex);
    m_count += chunk.lines().size();
    m_next += chunk.lines().size();
    m_bytes += chunk.bytes();
    for (const TapChunk::Line &line : chunk.lines())
        m_junk += line.direction == TapDirection::Junk && line.server == 0;
    if (!m_chunks.empty() && m_chunks.back().bytes() + chunk.bytes() < smallChunk) {
        m_chunks.back().append(chunk);
    } else {
        m_chunks.push_back(std::exchange(chunk, {}));
    }
    chunk.clear();
    dropOld();
}

/// Memory is freed in whole chunks; until then dropped lines at the front of a chunk are only skipped.
void WireTap::dropOld()
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

std::vector<TapEntry> WireTap::entriesAfter(quint64 after) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<TapEntry> entries;
    quint64 number = m_next - m_count - m_gone; // of the first line in the first chunk
    size_t gone = m_gone;
    for (const TapChunk &chunk : m_chunks) {
        const quint64 wanted = after < number ? 0 : after - number + 1;
        for (size_t i = qMax<size_t>(gone, wanted); i < chunk.lines().size(); ++i) {
            entries.push_back(chunk.entry(chunk.lines()[i]));
            entries.back().number = number + i;
        }
        number += chunk.lines().size();
        gone = 0;
    }
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
