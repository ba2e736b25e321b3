// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QString>

/// What a line of Markdown may begin, judged from the line alone. The rules are CommonMark's with GitHub's tables; the
/// BlockSplitter applies them in order.
namespace text {

struct LineShape
{
    int indent = 0;   ///< columns, tabs to multiples of four
    QStringView rest; ///< without the indent
    bool blank = true;
};

struct ListMarker
{
    int width = 0; ///< width of the marker without the space after it; 0: not a list item
    int number = -1;
    QChar delimiter;
    bool empty = false;
};

struct Fence
{
    QChar character;
    int length = 0; ///< 0: the line does not open a fence
    QString language;
};

LineShape shapeOf(QStringView line);
/// True if the line can only begin a paragraph; false means nothing.
bool beginsLikeWords(const LineShape &line);
ListMarker listMarker(const LineShape &line);
Fence openingFence(const LineShape &line);
bool closesFence(const LineShape &line, QChar character, int length);
bool isHeading(const LineShape &line);
bool isRule(const LineShape &line);
bool isQuote(const LineShape &line);
bool isSetextUnderline(const LineShape &line);
/// The label of a line that begins a footnote, "[^label]: text"; empty for any other line.
QStringView footnoteLabel(const LineShape &line);
/// A line with only $$ begins and ends a formula.
bool isFormulaFence(const LineShape &line);
/// The content of a line of the form $$…$$; null for any other.
QStringView formulaIn(const LineShape &line);
/// Tags of GitHub's foldable details, each on a line of its own. The summary may be on the same line as its details.
enum class DetailsTag { None, Begin, BeginWithSummary, Summary, End };
DetailsTag detailsTag(const LineShape &line);
/// Whether the tag has the attribute `open`.
bool saysOpen(QStringView details);
/// The text between the tags of a summary; null if there is none.
QStringView summaryIn(QStringView source);
/// The alert that the first line of a quote names, and where its marker is.
struct AlertMark
{
    Alert alert = Alert::None;
    qsizetype from = 0, length = 0;
};
AlertMark alertMark(QStringView quote);
/// Whether the line ends a paragraph by beginning another block.
bool interruptsParagraph(const LineShape &line);
/// A table with more columns is shown as text: its grid would be mostly empty, and expensive.
constexpr int mostColumns = 64;
/// The number of columns in a table's delimiter row; 0 if it is none.
int delimiterColumns(QStringView line);
int tableCells(QStringView line);
/// Whether an incomplete line may still become anything, so that it is not shown yet.
bool isUndecided(QStringView line);
/// \p line without up to \p columns of leading white space.
QString withoutIndent(QStringView line, int columns);

} // namespace text
