// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QStringList>

#include <vector>

namespace text {

enum SpanStyle : quint8 { Bold = 1, Italic = 2, InlineCode = 4, Strike = 8, LinkSpan = 16, Superscript = 32 };

/// A stretch of text that looks different; spans of one text are in order and do not overlap.
struct Span
{
    int start = 0, length = 0;
    quint8 style = 0;
    int link = -1; ///< index into InlineText::links

    bool operator==(const Span &) const = default;
};

struct InlineText
{
    QString text; ///< '\n' is QChar::LineSeparator here
    std::vector<Span> spans;
    QStringList links;
};

enum class ElementKind { Text, Heading, Code, Rule, Table };
enum class TaskState { None, Open, Done };
enum class CellAlign { Left, Centre, Right };

/// A leaf of a block with what its containers mean for it, in reading order.
struct Element
{
    ElementKind kind = ElementKind::Text;
    int level = 0; ///< of Heading
    int quoteDepth = 0;
    int listDepth = 0;
    QString marker; ///< "•", "2."; only on the first element of an item
    TaskState task = TaskState::None;
    bool tight = false; ///< follows the element before without a gap
    Alert alert = Alert::None;
    bool isAlertTitle = false; ///< its text is the alert's name
    bool isNote = false;       ///< of a footnote
    InlineText text;           ///< of Text, Heading and Code
    QString language;
    int columns = 0;
    std::vector<CellAlign> aligns;
    std::vector<InlineText> cells; ///< of Table, row by row; the first row is the head
};

class LinkDefinitions;

/// Parses one block as GitHub Markdown. HTML stays text, images become links: nothing is ever loaded. \p links are
/// the definitions of the whole message; none if null. A block of nothing but definitions is shown as written.
std::vector<Element> parseBlock(const Block &block, const LinkDefinitions *links = nullptr);

/// True for a paragraph that says nothing but where links go.
bool isOnlyDefinitions(const QString &paragraph);
/// Where the references \p labels go by the definitions in \p block; null for those it does not define.
QStringList targetsOf(const QStringList &labels, const Block &block);

/// What \p text says as one inline run, for titles and descriptions.
InlineText parseInline(const QString &text);

} // namespace text
