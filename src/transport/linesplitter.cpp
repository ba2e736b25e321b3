// SPDX-License-Identifier: Apache-2.0
#include "transport/linesplitter.h"

#include <algorithm>
#include <cstring>

namespace transport {

namespace {
constexpr size_t headKept = 256;
}

LineSplitter::LineSplitter(size_t limit) : m_limit(limit) {}

char *LineSplitter::prepare(size_t size)
{
    if (m_used + size + padding > m_capacity) {
        const size_t capacity = std::max(m_capacity * 2, m_used + size + padding);
        auto bigger = std::make_unique_for_overwrite<char[]>(capacity);
        if (m_used)
            std::memcpy(bigger.get(), m_buffer.get(), m_used);
        m_buffer = std::move(bigger);
        m_capacity = capacity;
    }
    return m_buffer.get() + m_used;
}

void LineSplitter::deliver(size_t from, size_t to, const Sink &sink)
{
    if (to > from && m_buffer[to - 1] == '\r')
        --to;
    const std::string_view line(m_buffer.get() + from, to - from);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos)
        sink.line(line);
}

void LineSplitter::commit(size_t size, const Sink &sink)
{
    const auto passOver = [this, &sink](size_t from, size_t to) {
        if (sink.passOver && to > from)
            sink.passOver({m_buffer.get() + from, to - from});
    };
    // Of a line that is dropped, the buffer begins with its first bytes, which are kept; only the bytes behind them are
    // new.
    size_t unseen = m_used;
    m_used += size;
    // Parsers may read the padding, so it has to be initialized.
    std::memset(m_buffer.get() + m_used, 0, padding);
    size_t start = 0;
    while (const void *found = std::memchr(m_buffer.get() + m_scanned, '\n', m_used - m_scanned)) {
        const size_t end = size_t(static_cast<const char *>(found) - m_buffer.get());
        if (m_dropping) {
            passOver(unseen, end);
            sink.tooLong(m_dropped + (end - start), std::string_view(m_buffer.get(), std::min(headKept, end)));
            m_dropping = false;
            m_dropped = 0;
        } else if (end - start > m_limit) {
            passOver(start, end);
            sink.tooLong(end - start, std::string_view(m_buffer.get() + start, headKept));
        } else {
            deliver(start, end, sink);
        }
        start = end + 1;
        m_scanned = start;
    }
    m_scanned = m_used;
    if (m_dropping) {
        // The first bytes are kept for the report; the rest is dropped at once.
        passOver(unseen, m_used);
        m_dropped += m_used - std::min(headKept, m_used);
        m_used = m_scanned = std::min(headKept, m_used);
        return;
    }
    if (start > 0) {
        std::memmove(m_buffer.get(), m_buffer.get() + start, m_used - start);
        m_used -= start;
        m_scanned = m_used;
    }
    if (m_used > m_limit) {
        m_dropping = true;
        passOver(0, m_used);
        m_dropped = m_used - std::min(headKept, m_used);
        m_used = m_scanned = std::min(headKept, m_used);
    }
}

void LineSplitter::feed(std::string_view bytes, const Sink &sink)
{
    if (bytes.empty())
        return;
    std::memcpy(prepare(bytes.size()), bytes.data(), bytes.size());
    commit(bytes.size(), sink);
}

void LineSplitter::finish(const Sink &sink)
{
    if (m_dropping)
        sink.tooLong(m_dropped + m_used, std::string_view(m_buffer.get(), std::min(headKept, m_used)));
    else if (m_used > 0)
        deliver(0, m_used, sink);
    m_used = m_scanned = m_dropped = 0;
    m_dropping = false;
}

} // namespace transport
