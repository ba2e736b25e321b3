// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QString>

/// What a line of Markdown could begin, told from the line alone. The rules are CommonMark's with GitHub's
/// tables; the BlockSplitter puts them in order.
namespace text {

struct LineShape
{
    int indent = 0;   ///< columns, tabs to multiples of four
    QStringView rest; ///< without the indent
    bool blank = true;
};

struct ListMarker
{
    int width = 0; ///< of the marker without the space after it; 0: the line is no list item
    int number = -1;
    QChar delimiter;
    bool empty = false;
};

struct Fence
{
    QChar character;
    int length = 0; ///< 0: the line opens no fence
    QString language;
};

LineShape shapeOf(QStringView line);
/// True for a line that begins nothing but a paragraph; false says nothing.
bool beginsLikeWords(const LineShape &line);
ListMarker listMarker(const LineShape &line);
Fence openingFence(const LineShape &line);
bool closesFence(const LineShape &line, QChar character, int length);
bool isHeading(const LineShape &line);
bool isRule(const LineShape &line);
bool isQuote(const LineShape &line);
bool isSetextUnderline(const LineShape &line);
/// Of a line that begins the text of a footnote, "[^label]: text"; empty for any other.
QStringView footnoteLabel(const LineShape &line);
/// A line that says $$ alone begins and ends a formula.
bool isFormulaFence(const LineShape &line);
/// What a line of the form $$…$$ says; null for any other.
QStringView formulaIn(const LineShape &line);
/// Tags of GitHub's foldable details, each in a line of its own. A summary may stand in the line of its details.
enum class DetailsTag { None, Begin, BeginWithSummary, Summary, End };
DetailsTag detailsTag(const LineShape &line);
/// Details that begin so are to be shown open.
bool saysOpen(QStringView details);
/// What stands between the tags of a summary; null if there is none.
QStringView summaryIn(QStringView source);
/// What the first line of a quote makes of it, and where in the line the mark is.
struct AlertMark
{
    Alert alert = Alert::None;
    qsizetype from = 0, length = 0;
};
AlertMark alertMark(QStringView quote);
/// True for lines that end a paragraph by beginning something else.
bool interruptsParagraph(const LineShape &line);
/// A table of more columns is shown as text: its grid would be mostly empty, and dear.
constexpr int mostColumns = 64;
/// Number of columns a table's delimiter row has; 0 if the line is none.
int delimiterColumns(QStringView line);
int tableCells(QStringView line);
/// A line still being written whose beginning could turn out to be anything; it is not shown yet.
bool isUndecided(QStringView line);
/// \p line without up to \p columns of leading white space.
QString withoutIndent(QStringView line, int columns);

} // namespace text
