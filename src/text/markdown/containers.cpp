// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/containers.h"

namespace text {
namespace {

bool isWhite(QChar c)
{
    return c == u' ' || c == u'\t';
}

} // namespace

LineCursor::LineCursor(QStringView line) : m_line(line)
{
    readIndent(0);
}

void LineCursor::readIndent(qsizetype from)
{
    m_at = from;
    const int start = m_column;
    qsizetype i = from;
    for (; i < m_line.size() && isWhite(m_line[i]); ++i)
        m_column = m_line[i] == u'\t' ? (m_column / 4 + 1) * 4 : m_column + 1;
    m_indent = m_column - start;
    m_rest = m_line.mid(i);
    while (!m_rest.isEmpty() && isWhite(m_rest.back()))
        m_rest.chop(1);
}

void LineCursor::skipMark(qsizetype n)
{
    const qsizetype from = m_rest.isEmpty() ? m_line.size() : m_rest.data() - m_line.data() + n;
    m_column += int(n);
    readIndent(from);
}

QString LineCursor::rest() const
{
    if (m_rest.isEmpty())
        return QString(m_indent, u' ');
    const qsizetype text = m_rest.data() - m_line.data();
    // Tabs are kept if they mean the same without the text before them.
    if (m_column - m_indent == 0)
        return m_line.mid(m_at).toString();
    return QString(m_indent, u' ') + m_line.mid(text);
}

bool continues(const Container &container, LineCursor &line)
{
    if (container.quote) {
        if (!isQuote(line.shape()))
            return false;
        line.skipMark(1);
        line.skipColumns(1);
        return true;
    }
    if (line.atEnd())
        return !container.empty;
    if (line.indent() < container.indent)
        return false;
    line.skipColumns(container.indent);
    return true;
}

void ContainerScan::begin(QStringView line)
{
    m_stack.clear();
    m_leaf = {};
    LineCursor cursor(line);
    takeContent(cursor, nullptr);
}

bool ContainerScan::take(QStringView line)
{
    LineCursor cursor(line);
    size_t matched = 0;
    while (matched < m_stack.size() && continues(m_stack[matched], cursor))
        ++matched;
    if (matched == m_stack.size()) {
        takeContent(cursor, nullptr);
        return true;
    }
    if (isLazy(cursor.shape())) {
        m_leaf.head.clear();
        return true;
    }
    if (matched == 0)
        return false;
    const Container left = m_stack[matched];
    m_stack.resize(matched);
    m_leaf = {};
    takeContent(cursor, &left);
    return true;
}

bool ContainerScan::isLazy(const LineShape &line) const
{
    return m_leaf.kind == Leaf::Paragraph && !line.blank && !interruptsParagraph(line) && !listMarker(line).width;
}

/// Removes the markers of the containers that the line continues. \p left is the outermost one that it has left.
void ContainerScan::takeContent(LineCursor &line, const Container *left)
{
    if (m_leaf.kind == Leaf::Fenced) {
        if (closesFence(line.shape(), m_leaf.fence, m_leaf.fenceLength))
            m_leaf = {};
        return;
    }
    if (line.atEnd()) {
        if (m_leaf.kind != Leaf::Indented)
            m_leaf = {};
        return;
    }
    bool inParagraph = m_leaf.kind == Leaf::Paragraph || m_leaf.kind == Leaf::Table;
    while (open(line, inParagraph, left)) {
        m_leaf = {};
        inParagraph = false;
        left = nullptr;
        if (line.atEnd())
            return;
    }
    if (!m_stack.empty())
        m_stack.back().empty = false;
    takeText(line);
}

/// Opens a quote or an item if the line begins one.
bool ContainerScan::open(LineCursor &line, bool inParagraph, const Container *left)
{
    const LineShape shape = line.shape();
    if (shape.indent >= 4 || m_stack.size() >= deepest || beginsLikeWords(shape))
        return false;
    if (isQuote(shape)) {
        if (!m_stack.empty())
            m_stack.back().empty = false;
        line.skipMark(1);
        line.skipColumns(1);
        m_stack.push_back({.quote = true});
        return true;
    }
    const ListMarker marker = listMarker(shape);
    if (!marker.width || (inParagraph && isSetextUnderline(shape)))
        return false;
    if (inParagraph && (marker.empty || marker.number > 1 || marker.number == 0))
        return false;
    if (!m_stack.empty())
        m_stack.back().empty = false;
    Container item{.delimiter = marker.delimiter, .number = qMax(0, marker.number)};
    if (left && !left->quote && left->delimiter == marker.delimiter)
        item.number = left->number + 1;
    line.skipMark(marker.width);
    // Five or more columns begin indented code inside the item: only one belongs to the marker.
    const int space = line.atEnd() || line.indent() > 4 ? 1 : line.indent();
    item.indent = shape.indent + marker.width + space;
    item.empty = line.atEnd();
    line.skipColumns(space);
    m_stack.push_back(item);
    return true;
}

/// Reads a line of the containers' content.
void ContainerScan::takeText(const LineCursor &line)
{
    const LineShape shape = line.shape();
    const bool inParagraph = m_leaf.kind == Leaf::Paragraph;
    if (shape.indent >= 4 && !inParagraph && m_leaf.kind != Leaf::Table) {
        m_leaf = {.kind = Leaf::Indented};
        return;
    }
    if (const Fence fence = openingFence(shape); fence.length) {
        m_leaf = {.kind = Leaf::Fenced,
                  .fence = fence.character,
                  .fenceLength = fence.length,
                  .fenceIndent = shape.indent,
                  .language = fence.language};
        return;
    }
    if (isHeading(shape) || isRule(shape) || (inParagraph && isSetextUnderline(shape))) {
        m_leaf = {};
        return;
    }
    if (m_leaf.kind == Leaf::Table)
        return;
    if (!inParagraph) {
        // Only a line with a bar can become a table's head.
        m_leaf = {.kind = Leaf::Paragraph, .head = shape.rest.contains(u'|') ? shape.rest.toString() : QString()};
        return;
    }
    if (const int columns = delimiterColumns(shape.rest);
        columns > 0 && m_leaf.head.contains(u'|') && tableCells(m_leaf.head) == columns) {
        m_leaf.kind = Leaf::Table;
        m_leaf.head += u'\n' + shape.rest;
        m_leaf.columns = columns;
        return;
    }
    m_leaf.head.clear();
}

} // namespace text
