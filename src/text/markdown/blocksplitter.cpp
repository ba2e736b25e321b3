// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/blocksplitter.h"

#include "text/markdown/markdownparser.h"

#include <algorithm>

namespace text {
namespace {

/// Lines are short: one pass for both characters is faster than two fast searches.
qsizetype lineEnd(QStringView text)
{
    const auto end = std::find_if(text.begin(), text.end(), [](QChar c) { return c == u'\n' || c == u'\r'; });
    return end == text.end() ? -1 : end - text.begin();
}

} // namespace

QString BlockSplitter::Blocks::textOf(QStringView line)
{
    if (spare.texts.empty())
        return line.toString();
    QString text = std::move(spare.texts.back());
    spare.texts.pop_back();
    text.append(line);
    return text;
}

void BlockSplitter::forgetClosed()
{
    for (Block &block : m_out.closed) {
        if (m_out.spare.texts.size() == mostSpare)
            break;
        const qsizetype capacity = block.source.capacity();
        if (!block.source.isDetached() || capacity == 0 || capacity > longestSpare)
            continue;
        block.source.resize(0);
        m_out.spare.texts.push_back(std::move(block.source));
    }
    m_out.closed.clear();
}

void BlockSplitter::append(QStringView text)
{
    m_work += text.size();
    if (m_afterCr && !text.isEmpty()) {
        m_afterCr = false;
        if (text.front() == u'\n')
            text = text.mid(1);
    }
    while (!text.isEmpty()) {
        const qsizetype end = lineEnd(text);
        if (end >= 0 && end <= longLine && m_line.isEmpty() && !m_inLongLine) {
            // Whole lines are read in place.
            m_work += end;
            takeLine(m_state, text.left(end), m_out);
            text = afterLineEnd(text, end);
            continue;
        }
        QStringView rest = end < 0 ? text : text.left(end);
        while (!rest.isEmpty()) {
            // One character more than a part, to see whether the cut would split a surrogate pair.
            const qsizetype n = qMin(rest.size(), longLine + 1 - m_line.size());
            m_line += rest.left(n);
            rest = rest.mid(n);
            if (m_line.size() > longLine)
                takePart();
        }
        if (end < 0)
            return;
        endLine();
        text = afterLineEnd(text, end);
    }
}

/// The text after the line end at \p end, of which the second character may not have arrived.
QStringView BlockSplitter::afterLineEnd(QStringView text, qsizetype end)
{
    const bool cr = text[end] == u'\r';
    text = text.mid(end + 1);
    if (cr && !text.isEmpty() && text.front() == u'\n')
        return text.mid(1);
    m_afterCr = cr && text.isEmpty();
    return text;
}

void BlockSplitter::takePart()
{
    const qsizetype cut = m_line.at(longLine).isLowSurrogate() ? longLine + 1 : longLine;
    const QString part = m_line.left(cut);
    m_inLongLine ? takeRest(m_state, part, m_out) : takeLine(m_state, part, m_out);
    m_inLongLine = true;
    m_line.remove(0, cut);
}

void BlockSplitter::endLine()
{
    m_work += m_line.size();
    m_inLongLine ? takeRest(m_state, m_line, m_out) : takeLine(m_state, m_line, m_out);
    m_inLongLine = false;
    m_line.clear();
}

void BlockSplitter::finish()
{
    if (!m_line.isEmpty())
        endLine();
    m_inLongLine = m_afterCr = false;
    close(m_state, m_out);
    m_state.base.clear();
    m_state.details = 0;
}

std::vector<Block> BlockSplitter::tail() const
{
    Blocks blocks;
    const auto add = [&](const std::optional<Block> &open) {
        // A continuing block that is still empty is not shown.
        if (open && !(open->continues && open->source.isEmpty() && open->lines == 0))
            blocks.closed.push_back(*open);
    };
    const bool inCode = m_state.open && m_state.open->kind == BlockKind::Code;
    if (m_line.isEmpty() || (!inCode && !m_inLongLine && isUndecided(m_line))) {
        add(m_state.open);
    } else {
        State copy = m_state;
        m_inLongLine ? takeRest(copy, m_line, blocks) : takeLine(copy, m_line, blocks);
        add(copy.open);
    }
    for (const Block &block : blocks.closed)
        m_work += block.source.size();
    return std::move(blocks.closed);
}

/// The rest of a line that is too long to be taken at once is plain paragraph text, or more code.
void BlockSplitter::takeRest(State &s, QStringView part, Blocks &out)
{
    if (part.isEmpty())
        return;
    if (s.open && isContainer(s.open->kind))
        descend(s, out);
    if (s.open && s.open->kind == BlockKind::Code) {
        Block next{.kind = BlockKind::Code, .source = part.toString(), .language = s.open->language, .lines = 1};
        next.continues = true;
        const int blanks = s.blanks;
        close(s, out);
        s.blanks = blanks;
        open(s, next);
        return;
    }
    if (s.open && s.open->kind != BlockKind::Paragraph)
        close(s, out);
    if (!s.open)
        open(s, Block{.kind = BlockKind::Paragraph, .continues = true});
    if (s.open->source.isEmpty())
        s.open->joint = QChar();
    s.open->source += part;
    cutParagraph(s, out);
}

/// \p base: number of containers whose markers were removed from the line already.
void BlockSplitter::takeLine(State &s, QStringView line, Blocks &out, size_t base)
{
    if (s.base.size() == base) {
        takeInner(s, line, out);
        return;
    }
    LineCursor cursor(line);
    size_t matched = base;
    while (matched < s.base.size() && continues(s.base[matched], cursor))
        ++matched;
    if (matched == s.base.size() || !leaveBase(s, cursor, matched, out))
        takeInner(s, cursor.rest(), out);
}

void BlockSplitter::takeInner(State &s, QStringView line, Blocks &out)
{
    const LineShape shape = shapeOf(line);
    if (s.open && continueOpen(s, line, shape, out))
        return;
    if (shape.blank)
        s.blankBefore = true;
    else
        begin(s, line, shape, out);
}

/// True if the line belongs to the open block; otherwise the block is closed.
bool BlockSplitter::continueOpen(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    switch (s.open->kind) {
    case BlockKind::Code:
        if (continueCode(s, line, shape, out))
            return true;
        break;
    case BlockKind::ListItem:
    case BlockKind::Quote:
        if (continueContainer(s, line, shape, out))
            return true;
        break;
    case BlockKind::Table:
        if (!shape.blank && !interruptsParagraph(shape)) {
            continueTable(s, line, out);
            return true;
        }
        break;
    case BlockKind::Footnote:
        if (continueFootnote(s, line, shape))
            return true;
        break;
    case BlockKind::Details:
        if (continueDetails(s, line, shape, out))
            return true;
        break;
    default:
        if (continueParagraph(s, line, shape, out))
            return true;
        break;
    }
    close(s, out);
    return false;
}

bool BlockSplitter::continueCode(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    if (!s.fence.isNull()) {
        if (closesFence(shape, s.fence, s.fenceLength))
            close(s, out);
        else if (s.fenceIndent == 0)
            addCodeLine(s, line, out);
        else
            addCodeLine(s, withoutIndent(line, s.fenceIndent), out);
        return true;
    }
    if (shape.blank) {
        ++s.blanks;
        return true;
    }
    if (shape.indent < 4)
        return false;
    for (; s.blanks > 0; --s.blanks)
        addCodeLine(s, QString(), out);
    addCodeLine(s, withoutIndent(line, 4), out);
    return true;
}

/// A footnote continues like a paragraph; after a blank line the lines must be indented.
bool BlockSplitter::continueFootnote(State &s, QStringView line, const LineShape &shape)
{
    if (s.open->source.size() + s.blanks > containerPerBlock)
        return false;
    if (shape.blank) {
        ++s.blanks;
        return true;
    }
    if (shape.indent < 4 && (s.blanks > 0 || interruptsParagraph(shape)))
        return false;
    for (; s.blanks >= 0; --s.blanks)
        s.open->source += u'\n';
    s.blanks = 0;
    s.open->source += line;
    return true;
}

/// The first content of details may be their summary.
bool BlockSplitter::continueDetails(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    if (shape.blank)
        return true;
    if (detailsTag(shape) == DetailsTag::Summary) {
        (s.open->source += u'\n') += line;
        close(s, out);
        return true;
    }
    return false;
}

void BlockSplitter::continueTable(State &s, QStringView line, Blocks &out)
{
    const int most = qBound(4, tableCellsPerBlock / qMax(1, s.columns), tableRowsPerBlock);
    if (s.rows >= most || s.open->source.size() - s.tableHead.size() > paragraphPerBlock) {
        const Block next{.kind = BlockKind::Table, .source = s.tableHead, .continues = true, .joint = u'\n'};
        close(s, out);
        open(s, next);
        s.rows = 0;
    }
    ++s.rows;
    (s.open->source += u'\n') += line;
}

bool BlockSplitter::continueParagraph(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    Block &paragraph = *s.open;
    if (shape.blank)
        return false;
    // A paragraph that is too long for one block, or contains only link definitions, does not become a heading.
    if (isSetextUnderline(shape) && !paragraph.continues && !isOnlyDefinitions(paragraph.source)) {
        paragraph.kind = BlockKind::Heading;
        (paragraph.source += u'\n') += line;
        close(s, out);
        return true;
    }
    if (interruptsParagraph(shape)) // an item that looks like the line below a table's head is an item
        return false;
    if (const int columns = shape.indent < 4 ? delimiterColumns(line) : 0; columns > 0) {
        const qsizetype lastLine = paragraph.source.lastIndexOf(u'\n') + 1;
        const QString head = paragraph.source.mid(lastLine);
        if (head.contains(u'|') && tableCells(head) == columns && (lastLine > 0 || !paragraph.continues)) {
            if (lastLine > 0) {
                paragraph.source.truncate(lastLine - 1);
                close(s, out);
            }
            s.tableHead = head + u'\n' + line;
            s.columns = columns;
            s.rows = 0;
            open(s, Block{.kind = BlockKind::Table, .source = s.tableHead});
            return true;
        }
    }
    addParagraph(s, line, shape, out);
    return true;
}

void BlockSplitter::begin(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    const bool blankBefore = s.blankBefore;
    const bool afterItem = s.afterItem;
    s.blankBefore = s.afterItem = false;
    s.blanks = 0;
    s.fence = QChar();
    if (beginsLikeWords(shape)) {
        open(s, Block{.kind = BlockKind::Paragraph, .source = out.textOf(line)});
        cutParagraph(s, out);
        return;
    }
    if (shape.indent >= 4) {
        open(s, Block{.kind = BlockKind::Code, .source = out.textOf({})});
        addCodeLine(s, withoutIndent(line, 4), out);
        return;
    }
    if (s.base.empty() && beginExtension(s, line, shape, out))
        return;
    const ListMarker marker = listMarker(shape);
    if (const Fence fence = openingFence(shape); fence.length) {
        open(s, Block{.kind = BlockKind::Code, .source = out.textOf({}), .language = fence.language});
        s.fence = fence.character;
        s.fenceLength = fence.length;
        s.fenceIndent = shape.indent;
    } else if (isHeading(shape)) {
        open(s, Block{.kind = BlockKind::Heading, .source = out.textOf(line)});
        close(s, out);
    } else if (isRule(shape)) {
        open(s, Block{.kind = BlockKind::Rule});
        close(s, out);
    } else if (isQuote(shape) || marker.width) {
        beginContainer(s, line, marker, afterItem && s.itemDelimiter == marker.delimiter, blankBefore, out);
    } else {
        open(s, Block{.kind = BlockKind::Paragraph, .source = out.textOf(line)});
        cutParagraph(s, out);
    }
}

/// Handles GitHub's extensions to Markdown. True if the line begins one.
bool BlockSplitter::beginExtension(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    const auto formula = [&] {
        open(s, Block{.kind = BlockKind::Code, .source = out.textOf({}), .language = QStringLiteral("math")});
    };
    if (isFormulaFence(shape)) {
        formula();
        s.fence = u'$';
        s.fenceLength = 2;
        s.fenceIndent = shape.indent;
        return true;
    }
    if (const QStringView inner = formulaIn(shape); !inner.isNull()) {
        formula();
        addCodeLine(s, inner, out);
        close(s, out);
        return true;
    }
    if (const QStringView label = footnoteLabel(shape); !label.isEmpty() && s.notes < mostFootnotes) {
        open(s, Block{.kind = BlockKind::Footnote,
                      .source = out.textOf(line),
                      .number = ++s.notes,
                      .label = label.toString()});
        return true;
    }
    switch (detailsTag(shape)) {
    case DetailsTag::Begin:
    case DetailsTag::BeginWithSummary:
        if (s.details == deepestDetails)
            return false;
        open(s, Block{.kind = BlockKind::Details, .source = out.textOf(line)});
        ++s.details;
        if (detailsTag(shape) == DetailsTag::BeginWithSummary)
            close(s, out);
        return true;
    case DetailsTag::End:
        if (s.details == 0)
            return false;
        --s.details;
        open(s, Block{.kind = BlockKind::DetailsEnd, .source = out.textOf(line)});
        close(s, out);
        return true;
    case DetailsTag::Summary:
    case DetailsTag::None:
        break;
    }
    return false;
}

void BlockSplitter::open(State &s, Block block)
{
    block.details = s.details;
    if (!s.base.empty())
        block.alert = s.base.front().alert;
    for (const Container &c : s.base)
        ++(c.quote ? block.quoteDepth : block.listDepth);
    s.open = std::move(block);
}

void BlockSplitter::close(State &s, Blocks &out)
{
    if (!s.open)
        return;
    s.afterItem = s.open->kind == BlockKind::ListItem;
    s.blankBefore = s.blanks > 0;
    s.blanks = 0;
    const bool nothing = s.open->continues && (s.open->kind == BlockKind::Table  ? s.rows == 0
                                               : s.open->kind == BlockKind::Code ? s.open->lines == 0
                                                                                 : s.open->source.isEmpty());
    if (!nothing)
        out.closed.push_back(std::move(*s.open));
    s.open.reset();
}

void BlockSplitter::addCodeLine(State &s, QStringView line, Blocks &out)
{
    // A long line counts as several.
    if (s.open->lines == codeLinesPerBlock || s.open->source.size() > paragraphPerBlock) {
        const int blanks = s.blanks;
        const Block next{.kind = BlockKind::Code, .language = s.open->language, .continues = true, .joint = u'\n'};
        close(s, out);
        s.blanks = blanks;
        open(s, next);
    }
    if (s.open->lines++ > 0)
        s.open->source += u'\n';
    s.open->source += line;
}

void BlockSplitter::addParagraph(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    if (!s.open->source.isEmpty())
        s.open->source += u'\n';
    // md4c accepts a fence at any indent, but with this indent it is text, so it is escaped.
    if (shape.indent >= 4 && openingFence(LineShape{0, shape.rest, false}).length)
        (s.open->source += u'\\') += shape.rest;
    else
        s.open->source += line;
    cutParagraph(s, out);
}

/// An endless paragraph is shown in parts; formatting ends at a split, which is at white space if there is any near.
void BlockSplitter::cutParagraph(State &s, Blocks &out)
{
    while (s.open->source.size() > paragraphPerBlock) {
        const QString &source = s.open->source;
        const qsizetype last = qMin(source.size(), 2 * paragraphPerBlock);
        qsizetype cut = paragraphPerBlock;
        while (cut < last && !source.at(cut).isSpace())
            ++cut;
        const bool within = cut >= last;
        if (within) {
            if (source.size() <= 2 * paragraphPerBlock)
                return;
            cut = source.at(cut).isLowSurrogate() ? cut + 1 : cut;
        }
        Block rest{.kind = BlockKind::Paragraph, .source = source.mid(within ? cut : cut + 1), .continues = true};
        rest.joint = within ? QChar() : QChar(u' ');
        s.open->source.truncate(cut);
        close(s, out);
        open(s, std::move(rest));
    }
}

/// The line has left some of the base's containers. True if it still continues a paragraph inside.
bool BlockSplitter::leaveBase(State &s, const LineCursor &cursor, size_t matched, Blocks &out)
{
    const LineShape shape = cursor.shape();
    if (s.open && s.open->kind == BlockKind::Paragraph && !shape.blank && !interruptsParagraph(shape) &&
        !listMarker(shape).width) {
        const QString rest = cursor.rest();
        addParagraph(s, rest, shapeOf(rest), out);
        return true;
    }
    if (s.open && isContainer(s.open->kind) && s.blanks == 0 && s.scan.isLazy(shape)) {
        (s.open->source += u'\n') += cursor.rest();
        ++s.open->lines;
        return true;
    }
    const bool blank = s.blanks > 0 || (!s.open && s.blankBefore);
    close(s, out);
    s.blankBefore = blank;
    const Container &left = s.base[matched];
    s.afterItem = !left.quote;
    s.itemDelimiter = left.delimiter;
    s.itemNumber = left.number;
    s.base.resize(matched);
    return false;
}

bool BlockSplitter::continueContainer(State &s, QStringView line, const LineShape &shape, Blocks &out)
{
    if (s.open->source.size() + s.blanks > containerPerBlock || s.open->lines > containerLinesPerBlock) {
        const size_t base = s.base.size();
        descend(s, out);
        takeLine(s, line, out, base);
        return true;
    }
    if (!s.scan.take(line))
        return false;
    ++s.open->lines;
    if (shape.blank) {
        ++s.blanks;
        return true;
    }
    for (; s.blanks >= 0; --s.blanks)
        s.open->source += u'\n';
    s.blanks = 0;
    s.open->source += line;
    return true;
}

/// The open quote or item is long: it is closed, and its further content becomes blocks one level deeper.
void BlockSplitter::descend(State &s, Blocks &out)
{
    const Leaf leaf = s.scan.leaf();
    const int blanks = s.blanks;
    s.scan.stack().front().number = s.open->number;
    if (s.base.empty() && s.open->kind == BlockKind::Quote)
        s.scan.stack().front().alert = alertMark(s.open->source).alert;
    const std::vector<Container> inner = s.scan.stack();
    close(s, out);
    s.base.insert(s.base.end(), inner.begin(), inner.end());
    s.afterItem = false;
    s.blanks = 0;
    s.fence = QChar();
    switch (leaf.kind) {
    case Leaf::None:
        break;
    case Leaf::Paragraph:
        open(s, Block{.kind = BlockKind::Paragraph, .continues = true, .joint = u' '});
        break;
    case Leaf::Table:
        s.tableHead = leaf.head;
        s.columns = leaf.columns;
        s.rows = 0;
        open(s, Block{.kind = BlockKind::Table, .source = leaf.head, .continues = true, .joint = u'\n'});
        break;
    case Leaf::Fenced:
    case Leaf::Indented:
        open(s, Block{.kind = BlockKind::Code, .language = leaf.language, .continues = true, .joint = u'\n'});
        s.fence = leaf.fence;
        s.fenceLength = leaf.fenceLength;
        s.fenceIndent = leaf.fenceIndent;
        s.blanks = blanks;
        for (; leaf.kind == Leaf::Fenced && s.blanks > 0; --s.blanks)
            addCodeLine(s, QString(), out);
        break;
    }
}

void BlockSplitter::beginContainer(State &s, QStringView line, const ListMarker &marker, bool sameList,
                                   bool blankBefore, Blocks &out)
{
    if (s.base.size() >= ContainerScan::deepest) {
        // Such deep nesting is not intended, so it is shown as text.
        open(s, Block{.kind = BlockKind::Paragraph, .source = out.textOf(line)});
        return;
    }
    Block block{.kind = marker.width ? BlockKind::ListItem : BlockKind::Quote, .source = out.textOf(line)};
    if (marker.width) {
        block.tight = sameList && !blankBefore;
        if (marker.number >= 0)
            block.number = sameList ? s.itemNumber + 1 : marker.number;
        s.itemNumber = block.number;
        s.itemDelimiter = marker.delimiter;
    }
    s.scan.begin(line);
    open(s, std::move(block));
}

} // namespace text
