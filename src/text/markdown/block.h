// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// Footnote: the text of a note, with its mark. Details, DetailsEnd: the tags around what GitHub folds.
enum class BlockKind { Paragraph, Heading, Code, Table, ListItem, Quote, Rule, Plain, Footnote, Details, DetailsEnd };

/// What a quote that begins with a mark of GitHub's ("[!NOTE]") is.
enum class Alert { None, Note, Tip, Important, Warning, Caution };
constexpr int alertKinds = 6;

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
    int quoteDepth = 0;        ///< of the quotes around it that began in an earlier block
    int listDepth = 0;         ///< likewise of lists
    bool tight = false;        ///< a ListItem right under the one before
    QString label{};           ///< of a Footnote
    Alert alert = Alert::None; ///< of a quote around it that began in an earlier block
    int details = 0;           ///< so many of them are open around it

    bool operator==(const Block &) const = default;
};

} // namespace text
