// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string_view>

namespace acp {

inline constexpr std::string_view updateMethod = "session/update";

/// Whose text a chunk is. All are UTF-8.
struct ChunkAddress
{
    std::string_view session, kind, messageId;
};

/// Reads the text of lines that are chunks of one message, in place: such lines are most of a flood, and to make a tree
/// of each and search that costs more than twice as much. Lives on the reading thread.
class ChunkReader
{
public:
    /// Longer lines are rare, and are not worth the memory.
    static constexpr size_t longestLine = 32 * 1024;

    ChunkReader();
    ~ChunkReader();

    /// The text of \p line, in UTF-8, if it is a chunk of text for \p address. Null: it is something else, or the
    /// parser of whole lines has to decide, as of all that is not valid to the last byte. It is valid until the next
    /// call; padding is readable behind \p line.
    std::optional<std::string_view> textOf(std::string_view line, const ChunkAddress &address);

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
};

} // namespace acp
