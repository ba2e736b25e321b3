// SPDX-License-Identifier: Apache-2.0
// The part of BlockSplitter that deals with quotes and lists.
#include "text/blocksplitter.h"

namespace text {

/// The line is outside of some of the base's containers. True if it goes on with a paragraph inside all the same.
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

/// The open quote or item is long: it is closed as it is, and what it still gets comes one level further in.
void BlockSplitter::descend(State &s, Blocks &out)
{
    const Leaf leaf = s.scan.leaf();
    const int blanks = s.blanks;
    s.scan.stack().front().number = s.open->number;
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
        // Nobody nests like that on purpose.
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
