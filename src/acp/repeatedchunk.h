// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace acp {

/// A line that a flood repeats with nothing changed but the text of its chunk. What is the same, byte for byte, need
/// not be parsed a hundred thousand times. Nothing is taken on trust: where the text stands in the line is proven with
/// another text when the line is learned, and whatever is not plainly the same is left to the parser, errors included.
/// What it is for: a line costs the reading thread about 120 ns this way and 425 ns through the parser, of which the
/// parser itself has half. A hundred thousand lines are 30 ms more then, as much as a bare reader takes for all of
/// them, and the bench's limit is 2.5 times that. Lives on the reading thread.
class RepeatedChunk
{
public:
    RepeatedChunk();
    ~RepeatedChunk();

    /// \p line was parsed: an update whose content is text. What it has in common with the next ones is remembered, or
    /// nothing is if it cannot be told for sure.
    void learn(std::string_view line);
    void forget() { m_head.clear(); }
    bool isKnown() const { return !m_head.empty(); }

    /// Appends the text of \p line to \p text if the line is the learned one with another text; false, and \p text as
    /// it was, if it is not, or if the parser has to decide.
    bool appendTextOf(std::string_view line, QString &text) const;

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
    std::string m_head; ///< up to the text's first character; empty: nothing is known
    std::string m_rest; ///< from the quotation mark behind it
};

} // namespace acp
