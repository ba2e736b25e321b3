// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QStringList>

#include <vector>

namespace text {

enum SpanStyle : quint8 { Bold = 1, Italic = 2, InlineCode = 4, Strike = 8, LinkSpan = 16, Superscript = 32 };

/// A stretch of text with a style; the spans of a text are in order and do not overlap.
struct Span
{
    int start = 0, length = 0;
    quint8 style = 0;
    int link = -1; ///< index into InlineText::links

    bool operator==(const Span &) const = default;
};

struct InlineText
{
    QString text; ///< '\n' is replaced by QChar::LineSeparator
    std::vector<Span> spans;
    QStringList links;
};

enum class ElementKind { Text, Heading, Code, Rule, Table };
enum class TaskState { None, Open, Done };
enum class CellAlign { Left, Centre, Right };

/// A leaf of a block, with what it needs from its containers, in reading order.
struct Element
{
    ElementKind kind = ElementKind::Text;
    int level = 0; ///< for Heading
    int quoteDepth = 0;
    int listDepth = 0;
    QString marker; ///< "•", "2."; only for the first element of an item
    TaskState task = TaskState::None;
    bool tight = false; ///< no gap above it
    Alert alert = Alert::None;
    bool isAlertTitle = false; ///< its text is the alert's name
    bool isNote = false;       ///< part of a footnote
    InlineText text;           ///< for Text, Heading and Code
    QString language;
    int columns = 0;
    std::vector<CellAlign> aligns;
    std::vector<InlineText> cells; ///< for Table, row by row; the first row is the head
};

class LinkDefinitions;

/// Parses one block as GitHub Markdown. HTML stays text, images become links: nothing is loaded. \p links are the
/// definitions of the whole message; may be null. A block with only definitions is shown as written.
std::vector<Element> parseBlock(const Block &block, const LinkDefinitions *links = nullptr);

/// Whether a paragraph contains only link definitions.
bool isOnlyDefinitions(const QString &paragraph);
/// The targets of the references \p labels by the definitions in \p block; null for undefined ones.
QStringList targetsOf(const QStringList &labels, const Block &block);

/// \p text parsed as inline Markdown, for titles and descriptions.
InlineText parseInline(const QString &text);

} // namespace text
