// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// Footnote: the text of a note, with its label. Details, DetailsEnd: the tags of GitHub's foldable sections.
enum class BlockKind { Paragraph, Heading, Code, Table, ListItem, Quote, Rule, Plain, Footnote, Details, DetailsEnd };

/// The kind of a quote that begins with a GitHub marker ("[!NOTE]").
enum class Alert { None, Note, Tip, Important, Warning, Caution };
constexpr int alertKinds = 6;

/// Whether blocks of this kind contain others.
constexpr bool isContainer(BlockKind kind)
{
    return kind == BlockKind::ListItem || kind == BlockKind::Quote;
}

/// One top-level part of a message, small enough to be laid out at once. Long code, tables and paragraphs are split
/// into several blocks, all but the first of which have `continues` set.
struct Block
{
    BlockKind kind = BlockKind::Paragraph;
    QString source{};   ///< Markdown; for Code and Plain the bare text
    QString language{}; ///< for Code: first word of the info string
    int number = 0;     ///< for ordered ListItems; 0 is a bullet
    int lines = 0;      ///< for Code
    bool continues = false;
    /// For a block that continues: the character between it and the previous one. Null for a split within a line.
    QChar joint{};
    int quoteDepth = 0;        ///< number of enclosing quotes that began in an earlier block
    int listDepth = 0;         ///< the same for lists
    bool tight = false;        ///< a ListItem directly below the previous one
    QString label{};           ///< for a Footnote
    Alert alert = Alert::None; ///< of an enclosing quote that began in an earlier block
    int details = 0;           ///< number of open details around it

    bool operator==(const Block &) const = default;
};

} // namespace text
