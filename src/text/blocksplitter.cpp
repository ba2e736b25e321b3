// SPDX-License-Identifier: Apache-2.0
#include "text/blocksplitter.h"

#include "text/lineshape.h"

namespace text {

void BlockSplitter::append(QStringView text)
{
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf(u'\n');
        m_line += end < 0 ? text : text.left(end);
        while (m_line.size() > longLine) {
            const qsizetype cut = m_line.at(longLine).isLowSurrogate() ? longLine + 1 : longLine;
            const QString part = m_line.left(cut);
            m_inLongLine ? takeRest(m_state, part, m_closed) : takeLine(m_state, part, m_closed);
            m_inLongLine = true;
            m_line.remove(0, cut);
        }
        if (end < 0)
            return;
        text = text.mid(end + 1);
        m_inLongLine ? takeRest(m_state, m_line, m_closed) : takeLine(m_state, m_line, m_closed);
        m_inLongLine = false;
        m_line.clear();
    }
}

void BlockSplitter::finish()
{
    if (!m_line.isEmpty())
        m_inLongLine ? takeRest(m_state, m_line, m_closed) : takeLine(m_state, m_line, m_closed);
    m_inLongLine = false;
    m_line.clear();
    close(m_state, m_closed);
}

std::vector<Block> BlockSplitter::tail() const
{
    std::vector<Block> blocks;
    const bool inCode = m_state.open && m_state.open->kind == BlockKind::Code;
    if (m_line.isEmpty() || (!inCode && !m_inLongLine && isUndecided(m_line))) {
        if (m_state.open)
            blocks.push_back(*m_state.open);
        return blocks;
    }
    State copy = m_state;
    m_inLongLine ? takeRest(copy, m_line, blocks) : takeLine(copy, m_line, blocks);
    if (copy.open)
        blocks.push_back(std::move(*copy.open));
    return blocks;
}

/// What follows in a line too long to be taken at once is plain paragraph, or more code.
void BlockSplitter::takeRest(State &s, const QString &part, std::vector<Block> &out)
{
    if (s.open && s.open->kind == BlockKind::Code) {
        if (!part.isEmpty())
            addCodeLine(s, part, out);
        return;
    }
    if (s.open && s.open->kind != BlockKind::Paragraph)
        close(s, out);
    if (!s.open)
        s.open = Block{.kind = BlockKind::Paragraph, .continues = true};
    s.open->source += part;
    cutParagraph(s, out);
}

void BlockSplitter::takeLine(State &s, const QString &line, std::vector<Block> &out)
{
    const QString text = line.endsWith(u'\r') ? line.chopped(1) : line;
    if (s.open && continueOpen(s, text, out))
        return;
    if (shapeOf(text).blank)
        s.blankBefore = true;
    else
        begin(s, text, out);
}

/// True if the line belongs to the open block; otherwise the block is closed.
bool BlockSplitter::continueOpen(State &s, const QString &line, std::vector<Block> &out)
{
    const LineShape shape = shapeOf(line);
    Block &open = *s.open;
    switch (open.kind) {
    case BlockKind::Code:
        if (!s.fence.isNull()) {
            if (closesFence(shape, s.fence, s.fenceLength))
                close(s, out);
            else
                addCodeLine(s, withoutIndent(line, s.fenceIndent), out);
            return true;
        }
        if (shape.blank) {
            ++s.blanks;
            return true;
        }
        if (shape.indent >= 4) {
            for (; s.blanks > 0; --s.blanks)
                addCodeLine(s, QString(), out);
            addCodeLine(s, withoutIndent(line, 4), out);
            return true;
        }
        break;
    case BlockKind::ListItem:
        if (continueItem(s, line))
            return true;
        break;
    case BlockKind::Quote:
        if (!shape.blank && (isQuote(shape) || !interruptsParagraph(shape))) {
            open.source += u'\n' + line;
            return true;
        }
        break;
    case BlockKind::Table:
        if (!shape.blank && !interruptsParagraph(shape)) {
            if (++s.rows > tableRowsPerBlock) {
                const QString head = s.tableHead;
                close(s, out);
                s.open = Block{.kind = BlockKind::Table, .source = head, .continues = true};
                s.tableHead = head;
                s.rows = 1;
            }
            s.open->source += u'\n' + line;
            return true;
        }
        break;
    default:
        if (continueParagraph(s, line, out))
            return true;
        break;
    }
    const bool blanks = s.blanks > 0;
    close(s, out);
    s.blankBefore = blanks;
    return false;
}

bool BlockSplitter::continueItem(State &s, const QString &line)
{
    const LineShape shape = shapeOf(line);
    if (shape.blank) {
        ++s.blanks;
        return true;
    }
    const bool inside = shape.indent >= s.contentIndent;
    const bool lazy = s.blanks == 0 && s.itemFence.isNull() && !interruptsParagraph(shape) && !listMarker(shape).width;
    if (!inside && !lazy)
        return false;
    s.open->source += QString(s.blanks + 1, u'\n') + line;
    s.blanks = 0;
    const QString inner = withoutIndent(line, s.contentIndent); // the shape only looks at it
    const LineShape content = shapeOf(inner);
    if (!s.itemFence.isNull()) {
        if (closesFence(content, s.itemFence, s.fenceLength))
            s.itemFence = QChar();
    } else if (const Fence fence = openingFence(LineShape{0, shape.rest, false}); fence.length) {
        // At any depth of the nested lists inside: their indents are the parser's business.
        s.itemFence = fence.character;
        s.fenceLength = fence.length;
    }
    return true;
}

bool BlockSplitter::continueParagraph(State &s, const QString &line, std::vector<Block> &out)
{
    const LineShape shape = shapeOf(line);
    Block &open = *s.open;
    if (shape.blank)
        return false;
    if (isSetextUnderline(shape)) {
        open.kind = BlockKind::Heading;
        open.source += u'\n' + line;
        close(s, out);
        return true;
    }
    const qsizetype lastLine = open.source.lastIndexOf(u'\n') + 1;
    const QString head = open.source.mid(lastLine);
    const int columns = delimiterColumns(line);
    if (columns > 0 && head.contains(u'|') && tableCells(head) == columns) {
        if (lastLine > 0) {
            open.source.truncate(lastLine - 1);
            close(s, out);
        }
        s.tableHead = head + u'\n' + line;
        s.rows = 0;
        s.open = Block{.kind = BlockKind::Table, .source = s.tableHead};
        return true;
    }
    if (interruptsParagraph(shape))
        return false;
    open.source += u'\n' + line;
    cutParagraph(s, out);
    return true;
}

void BlockSplitter::begin(State &s, const QString &line, std::vector<Block> &out)
{
    const LineShape shape = shapeOf(line);
    const bool blankBefore = s.blankBefore;
    const bool afterItem = s.afterItem;
    s.blankBefore = s.afterItem = false;
    s.blanks = 0;
    s.fence = s.itemFence = QChar();
    if (shape.indent >= 4) {
        s.open = Block{.kind = BlockKind::Code};
        addCodeLine(s, withoutIndent(line, 4), out);
    } else if (const Fence fence = openingFence(shape); fence.length) {
        s.open = Block{.kind = BlockKind::Code, .language = fence.language};
        s.fence = fence.character;
        s.fenceLength = fence.length;
        s.fenceIndent = shape.indent;
    } else if (isHeading(shape)) {
        out.push_back(Block{.kind = BlockKind::Heading, .source = line});
    } else if (isRule(shape)) {
        out.push_back(Block{.kind = BlockKind::Rule});
    } else if (isQuote(shape)) {
        s.open = Block{.kind = BlockKind::Quote, .source = line};
    } else if (const ListMarker marker = listMarker(shape); marker.width) {
        Block item{.kind = BlockKind::ListItem, .source = line};
        const bool sameList = afterItem && s.itemDelimiter == marker.delimiter;
        item.tight = sameList && !blankBefore;
        if (marker.number >= 0)
            item.number = sameList ? s.itemNumber + 1 : marker.number;
        s.itemNumber = item.number;
        s.itemDelimiter = marker.delimiter;
        s.contentIndent = shape.indent + marker.width;
        s.open = item;
        const Fence inner =
            openingFence(LineShape{0, shape.rest.mid(qMin<qsizetype>(marker.width, shape.rest.size())), false});
        if (inner.length) {
            s.itemFence = inner.character;
            s.fenceLength = inner.length;
        }
    } else {
        s.open = Block{.kind = BlockKind::Paragraph, .source = line};
        cutParagraph(s, out);
    }
}

void BlockSplitter::close(State &s, std::vector<Block> &out)
{
    if (!s.open)
        return;
    s.afterItem = s.open->kind == BlockKind::ListItem;
    s.blankBefore = s.blanks > 0;
    s.blanks = 0;
    out.push_back(std::move(*s.open));
    s.open.reset();
}

void BlockSplitter::addCodeLine(State &s, const QString &line, std::vector<Block> &out)
{
    if (s.open->lines == codeLinesPerBlock) {
        Block next{.kind = BlockKind::Code, .language = s.open->language, .continues = true};
        out.push_back(std::move(*s.open));
        s.open = std::move(next);
    }
    if (s.open->lines++ > 0)
        s.open->source += u'\n';
    s.open->source += line;
}

/// A paragraph without end is shown in pieces; formatting ends at a cut, which falls on white space if there is
/// any near.
void BlockSplitter::cutParagraph(State &s, std::vector<Block> &out)
{
    while (s.open->source.size() > paragraphPerBlock) {
        const QString &source = s.open->source;
        const qsizetype last = qMin(source.size(), 2 * paragraphPerBlock);
        qsizetype cut = paragraphPerBlock;
        while (cut < last && !source.at(cut).isSpace())
            ++cut;
        qsizetype next = cut + 1;
        if (cut >= last) {
            if (source.size() <= 2 * paragraphPerBlock)
                return;
            next = cut = source.at(cut).isLowSurrogate() ? cut + 1 : cut;
        }
        Block rest{.kind = BlockKind::Paragraph, .source = source.mid(next), .continues = true};
        s.open->source.truncate(cut);
        out.push_back(std::move(*s.open));
        s.open = std::move(rest);
    }
}

} // namespace text
