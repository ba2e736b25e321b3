// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

enum class BlockKind { Paragraph, Heading, Code, Table, ListItem, Quote, Rule, Plain };

/// True for kinds whose blocks hold others.
constexpr bool isContainer(BlockKind kind)
{
    return kind == BlockKind::ListItem || kind == BlockKind::Quote;
}

/// One top-level piece of a message, small enough to be laid out at once. Long code, tables and paragraphs come
/// as several blocks of which all but the first `continues`.
struct Block
{
    BlockKind kind = BlockKind::Paragraph;
    QString source{};   ///< Markdown; of Code and Plain the bare text
    QString language{}; ///< of Code: the info string's first word
    int number = 0;     ///< of ordered ListItems; 0 is a bullet
    int lines = 0;      ///< of Code
    bool continues = false;
    /// Of a block that continues: what stood between it and the one before. Null for a cut within a line.
    QChar joint{};
    int quoteDepth = 0; ///< of the quotes around it that began in an earlier block
    int listDepth = 0;  ///< likewise of lists
    bool tight = false; ///< a ListItem right under the one before

    bool operator==(const Block &) const = default;
};

} // namespace text
