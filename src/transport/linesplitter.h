// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace transport {

/// Cuts a stream of bytes into lines at LF, drops one CR before it and skips blank lines. Each byte is looked at once;
/// an incomplete line waits in the buffer, so the lines do not depend on how the input is split. A line above the limit
/// is reported once, by its size and first bytes, and dropped as it arrives. Not thread-safe: one reader owns it.
class LineSplitter
{
public:
    /// Bytes behind each line that may be read, for SIMD parsers.
    static constexpr size_t padding = 64;
    static constexpr size_t defaultLimit = 32u * 1024 * 1024;

    struct Sink
    {
        std::function<void(std::string_view line)>
            line; ///< valid only during the call, `padding` bytes readable behind it
        std::function<void(size_t size, std::string_view head)> tooLong; ///< size of the whole line
        /// The bytes of such a line as they come, before it is reported; may be empty.
        std::function<void(std::string_view bytes)> passOver = {};
    };

    explicit LineSplitter(size_t limit = defaultLimit);

    /// Room for the next read. Call `commit` with what was read into it.
    char *prepare(size_t size);
    void commit(size_t size, const Sink &sink);
    /// For callers that hold the bytes already.
    void feed(std::string_view bytes, const Sink &sink);
    /// The stream ended: a last line without newline counts as one.
    void finish(const Sink &sink);

private:
    void deliver(size_t from, size_t to, const Sink &sink);

    size_t m_limit;
    std::unique_ptr<char[]> m_buffer;
    size_t m_capacity = 0;
    size_t m_used = 0;    ///< bytes in the buffer
    size_t m_scanned = 0; ///< of those, how many are known to hold no LF
    size_t m_dropped = 0; ///< bytes of a line above the limit that were dropped so far
    bool m_dropping = false;
};

} // namespace transport
