// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/lineshape.h"

#include <QString>

#include <vector>

namespace text {

/// Reads a line from the left by columns: a tab may be consumed partly.
class LineCursor
{
public:
    explicit LineCursor(QStringView line);

    /// Columns of leading white space.
    int indent() const { return m_indent; }
    bool atEnd() const { return m_rest.isEmpty(); }
    LineShape shape() const { return {m_indent, m_rest, m_rest.isEmpty()}; }
    void skipColumns(int columns) { m_indent -= qMin(columns, m_indent); }
    /// Skips the leading white space and \p n characters after it.
    void skipMark(qsizetype n);
    /// The rest of the line, with spaces for the remainder of a tab.
    QString rest() const;

private:
    void readIndent(qsizetype from);

    QStringView m_line;
    QStringView m_rest; ///< from the first character that is not white space; empty at the end
    qsizetype m_at = 0; ///< where the leading white space begins
    int m_column = 0;   ///< column of m_rest
    int m_indent = 0;
};

/// A block quote or a list item around lines.
struct Container
{
    bool quote = false;
    int indent = 0;            ///< for an item: the indent of its content, in columns
    bool empty = false;        ///< an item without content so far: a blank line ends it
    QChar delimiter{};         ///< for an item
    int number = 0;            ///< for an ordered item
    Alert alert = Alert::None; ///< for a quote
    bool operator==(const Container &) const = default;
};

/// True if the line continues \p container; its marker or indent is then skipped.
bool continues(const Container &container, LineCursor &line);

/// The innermost block that the last line belongs to.
struct Leaf
{
    enum Kind { None, Paragraph, Fenced, Indented, Table };
    Kind kind = None;
    QChar fence{};
    int fenceLength = 0, fenceIndent = 0;
    QString language{};
    QString head{}; ///< the first line of a paragraph while it is the only one; a table's first two lines
    int columns = 0;
};

/// Follows the quotes and lists that begin in one line, to tell which lines belong to the outermost.
class ContainerScan
{
public:
    /// Deeper nesting is treated as text.
    static constexpr size_t deepest = 32;

    /// The first line, which begins a quote or an item.
    void begin(QStringView line);
    /// True if the line still belongs to the outermost container.
    bool take(QStringView line);
    /// True if a line that left the outermost container continues the paragraph inside.
    bool isLazy(const LineShape &line) const;

    const std::vector<Container> &stack() const { return m_stack; }
    std::vector<Container> &stack() { return m_stack; }
    const Leaf &leaf() const { return m_leaf; }

private:
    void takeContent(LineCursor &line, const Container *left);
    bool open(LineCursor &line, bool inParagraph, const Container *left);
    void takeText(const LineCursor &line);

    std::vector<Container> m_stack;
    Leaf m_leaf;
};

} // namespace text
