// SPDX-License-Identifier: Apache-2.0
#include "text/layout/blocklayout.h"

#include "base/diagramlink.h"
#include "text/layout/blockpainter.h"
#include "text/layout/longtext.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace text {
namespace {

/// Deeper nesting would leave no room for the text.
constexpr int deepestShown = 8;

QFont headingFont(const QFont &body, int level)
{
    QFont font = body;
    font.setWeight(QFont::DemiBold);
    const qreal factor = level == 1 ? 1.3 : level == 2 ? 1.15 : 1.0;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

/// The direction of a paragraph is that of its first letter with a direction.
bool runsLeftward(const QString &text, bool otherwise)
{
    for (const QChar c : text) {
        if (c.direction() == QChar::DirL)
            return false;
        if (c.direction() == QChar::DirR || c.direction() == QChar::DirAL)
            return true;
    }
    return otherwise;
}

} // namespace

int guessedHeight(const Block &block, const TextTheme &theme, int perLine)
{
    if (block.kind == BlockKind::Code)
        return block.lines * theme.codeLine() + (block.continues ? 0 : theme.unit * 9);
    if (block.kind == BlockKind::DetailsEnd)
        return 0;
    // Blocks are short: searching for line ends would cost more than looking at each character.
    int lines = 1, inLine = 0;
    for (const QChar c : QStringView(block.source)) {
        const bool ends = c == u'\n';
        lines += ends || inLine == perLine;
        inLine = ends ? 0 : inLine == perLine ? 1 : inLine + 1;
    }
    return qMax(1, lines) * (block.kind == BlockKind::Table ? theme.unit * 6 : theme.bodyLine());
}

BlockLayout::BlockLayout(const Block &block, const TextTheme &theme, CodeHighlighter *highlighter,
                         const CodeState &state, const LinkDefinitions *links, std::unique_ptr<BlockLayout> before)
    : m_theme(theme)
    , m_before(std::move(before))
    , m_highlighter(highlighter)
    , m_state(state)
    , m_continues(block.continues)
{
    const std::vector<Element> elements = parseBlock(block, links);
    for (const Element &element : elements) {
        BlockNode node;
        node.quotes = element.quoteDepth;
        node.indent = qMin(element.listDepth, deepestShown) * m_theme.unit * 5 +
                      qMin(element.quoteDepth, deepestShown) * m_theme.unit * 3;
        node.gap = m_nodes.empty() ? 0 : element.tight || element.listDepth > 0 ? m_theme.unit / 2 : m_theme.unit * 2;
        // The content of details is indented.
        node.indent += block.details * m_theme.unit * 3;
        node.alert = element.alert;
        node.isAlertTitle = element.isAlertTitle;
        node.weak = element.isNote || (element.quoteDepth > 0 && element.alert == Alert::None);
        node.marker = element.marker;
        node.task = element.task;
        node.first = int(m_pieces.size());
        switch (element.kind) {
        case ElementKind::Rule:
            node.kind = NodeKind::Rule;
            break;
        case ElementKind::Code:
            addCode(node, element);
            break;
        case ElementKind::Heading:
            node.font = headingFont(m_theme.body, element.level);
            node.runsLeft = runsLeftward(element.text.text, m_theme.rightToLeft);
            addText(node, element.text, node.font, u'\n');
            break;
        case ElementKind::Text:
            node.font = element.isNote ? m_theme.small : m_theme.body;
            // A title is aligned like the text below it.
            node.runsLeft = runsLeftward(
                element.isAlertTitle && &element != &elements.back() ? (&element + 1)->text.text : element.text.text,
                m_theme.rightToLeft);
            addText(node, element.text, node.font, u'\n');
            break;
        case ElementKind::Table: {
            node.kind = NodeKind::Table;
            node.columns = qMax(1, element.columns);
            node.aligns = element.aligns;
            node.head = !m_continues;
            node.runsLeft = m_theme.rightToLeft;
            for (auto cell = element.cells.rbegin(); cell != element.cells.rend(); ++cell)
                node.runsLeft = runsLeftward(cell->text, node.runsLeft);
            // A continued table repeats its head only for the parser.
            const size_t skip = m_continues ? size_t(node.columns) : 0;
            for (size_t i = skip; i < element.cells.size(); ++i) {
                QFont font = m_theme.body;
                if (node.head && i < size_t(node.columns))
                    font.setWeight(QFont::DemiBold);
                addText(node, element.cells[i], font, (i + 1) % size_t(node.columns) ? u'\t' : u'\n');
            }
            break;
        }
        }
        node.count = int(m_pieces.size()) - node.first;
        m_nodes.push_back(std::move(node));
    }
    if (m_text.endsWith(u'\n'))
        m_text.chop(1);
}

void BlockLayout::addText(BlockNode &node, const InlineText &text, const QFont &font, QChar separator)
{
    if (!node.marker.isEmpty() && node.first == int(m_pieces.size()))
        m_text += node.marker + u' ';
    const int start = int(m_text.size());
    QString copied = text.text;
    m_text += copied.replace(QChar::LineSeparator, u'\n') + separator;
    if (node.kind == NodeKind::Text && text.text.size() > longText) {
        node.whole = text;
        node.start = start;
        return;
    }
    TextPiece piece;
    TextPiece *old = pieceBefore();
    if (old && old->isOf(text, font))
        piece = std::move(*old);
    else
        piece = TextPiece::ofText(text, font, m_theme);
    piece.start = start;
    piece.links = text.links;
    m_pieces.push_back(std::move(piece));
}

void BlockLayout::addCode(BlockNode &node, const Element &element)
{
    node.kind = NodeKind::Code;
    node.language = element.language;
    node.head = !m_continues;
    if (node.head)
        node.drawing = base::diagramLink(node.language, element.text.text);
    const QString language = m_highlighter ? m_highlighter->languageFor(element.language) : QString();
    // When code grows, its first lines and their highlighting stay the same, so they are reused.
    bool same = m_before && m_nodes.empty() && m_before->m_nodes.size() == 1 &&
                m_before->m_nodes.front().kind == NodeKind::Code && m_before->m_nodes.front().language == node.language;
    CodeState state = m_state;
    const QStringList lines = element.text.text.split(u'\n');
    for (const QString &line : lines) {
        TextPiece piece;
        TextPiece *old = same ? pieceBefore() : nullptr;
        same = old && old->line == line;
        if (same) {
            piece = std::move(*old);
            state = piece.after;
        } else {
            piece = TextPiece::ofCode(line, language, m_highlighter, state, m_theme);
        }
        piece.start = int(m_text.size());
        m_text += piece.layout->text() + u'\n';
        m_pieces.push_back(std::move(piece));
    }
    m_state = state;
}

/// The piece in the earlier layout at the next index, unless it was already taken.
TextPiece *BlockLayout::pieceBefore()
{
    if (!m_before || m_pieces.size() >= m_before->m_pieces.size())
        return nullptr;
    TextPiece &piece = m_before->m_pieces[m_pieces.size()];
    return piece.layout && piece.looked == 0 && piece.from == 0 ? &piece : nullptr;
}

qreal BlockLayout::lineHeight(const BlockNode &node) const
{
    return qMax<qreal>(m_theme.bodyLine(), std::ceil(QFontMetricsF(node.font).height()));
}

/// Makes the pieces of long texts; each ends at a line break for this width.
void BlockLayout::layOutLongTexts(qreal width)
{
    bool any = false;
    for (const BlockNode &node : m_nodes)
        any = any || !node.whole.text.isEmpty();
    if (!any)
        return;
    std::vector<TextPiece> pieces;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        BlockNode &node = m_nodes[i];
        const int first = int(pieces.size());
        if (node.whole.text.isEmpty()) {
            for (int k = node.first; k < node.first + node.count; ++k)
                pieces.push_back(std::move(m_pieces[size_t(k)]));
        } else {
            EarlierText earlier;
            if (m_before && i < m_before->m_nodes.size()) {
                const BlockNode &old = m_before->m_nodes[i];
                earlier = {&old.whole, std::span(m_before->m_pieces).subspan(size_t(old.first), size_t(old.count))};
            }
            for (TextPiece &piece : piecesOf(node.whole, node.start, qMax<qreal>(20, width - node.indent),
                                             lineHeight(node), node.font, m_theme, earlier))
                pieces.push_back(std::move(piece));
        }
        node.first = first;
        node.count = int(pieces.size()) - first;
    }
    m_pieces = std::move(pieces);
}

void BlockLayout::setWidth(qreal width, SideRoom beside)
{
    if (width == m_width && beside == m_beside)
        return;
    m_width = width;
    m_beside = beside;
    layOutLongTexts(width);
    m_before.reset();
    const int u = m_theme.unit;
    qreal y = 0;
    for (BlockNode &node : m_nodes) {
        y += node.gap;
        const qreal left = node.runsLeft ? 0 : node.indent; // right-to-left text is indented on the right
        const qreal inner = qMax<qreal>(20, width - node.indent);
        switch (node.kind) {
        case NodeKind::Rule:
            node.rect = QRectF(left, y, inner, u * 2);
            y += u * 2;
            break;
        case NodeKind::Text: {
            const qreal line = lineHeight(node);
            qreal height = 0;
            for (int i = node.first; i < node.first + node.count; ++i) {
                m_pieces[size_t(i)].layOut({left, y + height}, inner, line,
                                           node.runsLeft ? Qt::AlignRight : Qt::AlignLeft, false);
                height += m_pieces[size_t(i)].size.height();
            }
            node.rect = QRectF(left, y, inner, qMax(height, line));
            y += node.rect.height();
            break;
        }
        case NodeKind::Code: {
            const qreal top = y;
            y += node.head ? u * 6 + u * 3 / 2 : 0;
            for (int i = node.first; i < node.first + node.count; ++i) {
                TextPiece &piece = m_pieces[size_t(i)];
                piece.layOut({left + u * 3, y}, inner - u * 6, m_theme.codeLine(), Qt::AlignLeft, true);
                y += piece.size.height();
            }
            node.rect = QRectF(left, top, inner, y - top);
            break;
        }
        case NodeKind::Table:
            layOutTable(node, left, y, inner);
            y = node.rect.bottom();
            break;
        }
    }
    m_height = int(std::ceil(y));
    // The bottom edge of a code box belongs to the block unless the next block continues the box.
    if (!m_nodes.empty() && m_nodes.back().kind == NodeKind::Code)
        m_height += u * 3 / 2;
}

/// In a list or a quote only the side without the marker has room.
SideRoom BlockLayout::roomBeside(const BlockNode &node) const
{
    if (node.indent == 0)
        return m_beside;
    return node.runsLeft ? SideRoom{m_beside.left, 0} : SideRoom{0, m_beside.right};
}

void BlockLayout::layOutTable(BlockNode &node, qreal left, qreal top, qreal width)
{
    const int columns = node.columns;
    const qreal padX = m_theme.unit * 3, padY = m_theme.unit * 3 / 4.0;
    std::vector<qreal> natural(size_t(columns), 0), least(size_t(columns), 0);
    for (int i = 0; i < node.count; ++i) {
        TextPiece &piece = m_pieces[size_t(node.first) + size_t(i)];
        if (!piece.natural.isValid()) {
            piece.layOut({}, 1e6, m_theme.bodyLine(), Qt::AlignLeft, false);
            piece.natural = piece.size;
        }
        const size_t c = size_t(i % columns);
        natural[c] = qMax(natural[c], std::ceil(piece.natural.width()) + 1);
        least[c] = qMax(least[c], qMin(natural[c], m_theme.unit * 12.0));
    }
    qreal wanted = 0, smallest = 0;
    for (int c = 0; c < columns; ++c) {
        wanted += natural[size_t(c)];
        smallest += least[size_t(c)];
    }
    // A table that is wider than the column extends evenly over both sides, as far as there is room.
    const SideRoom beside = roomBeside(node);
    const qreal beyond = qBound<qreal>(0, wanted + 2 * padX * columns - width, beside.left + beside.right);
    const qreal atRight = qBound<qreal>(beyond - beside.left, beyond / 2, beside.right);
    left -= beyond - atRight;
    width += beyond;
    const qreal room = width - 2 * padX * columns;
    std::vector<qreal> widths = natural;
    if (wanted > room) {
        // Every column gets its minimum width; the rest is distributed by how much more each would need.
        const qreal spare = qMax<qreal>(0, room - smallest);
        for (int c = 0; c < columns; ++c) {
            const size_t i = size_t(c);
            const qreal wish = wanted > smallest ? (natural[i] - least[i]) / (wanted - smallest) : 0;
            widths[i] = smallest > room ? qMax<qreal>(8, room * least[i] / smallest) : least[i] + spare * wish;
        }
    }
    node.lines.clear();
    std::vector<qreal> places(size_t(columns), 0); // left edges of the cells
    qreal x = left;
    if (node.runsLeft) {
        for (const qreal w : widths)
            x += w + 2 * padX;
        left += qMax<qreal>(0, left + width - x);
        x = left;
    }
    for (int i = 0; i < columns; ++i) {
        const size_t c = size_t(node.runsLeft ? columns - 1 - i : i);
        places[c] = x;
        x += widths[c] + 2 * padX;
        node.lines.push_back(x);
    }
    qreal y = top;
    for (int row = 0; row * columns < node.count; ++row) {
        qreal height = m_theme.bodyLine();
        for (int c = 0; c < columns && row * columns + c < node.count; ++c) {
            const size_t i = size_t(c);
            const CellAlign align = i < node.aligns.size() ? node.aligns[i] : CellAlign::Left;
            TextPiece &piece = m_pieces[size_t(node.first) + size_t(row * columns + c)];
            const bool endsRight = align == CellAlign::Right ||
                                   (align == CellAlign::Left && runsLeftward(piece.layout->text(), node.runsLeft));
            piece.layOut({places[i] + padX, y + padY}, widths[i], m_theme.bodyLine(),
                         align == CellAlign::Centre ? Qt::AlignHCenter
                         : endsRight                ? Qt::AlignRight
                                                    : Qt::AlignLeft,
                         false);
            height = qMax(height, piece.size.height());
            piece.size.setWidth(widths[i]);
        }
        y += height + 2 * padY;
        node.lines.push_back(y);
    }
    node.rect = QRectF(left, top, x - left, y - top);
}

void BlockLayout::keepFree(int lead)
{
    if (!m_nodes.empty())
        m_nodes.front().indent += lead;
}

QRectF BlockLayout::leadRect(int lead) const
{
    if (m_nodes.empty())
        return {};
    const BlockNode &first = m_nodes.front();
    return QRectF(first.runsLeft ? first.rect.right() : first.rect.left() - lead, first.rect.top(), lead,
                  m_theme.bodyLine());
}

std::pair<qreal, qreal> BlockLayout::reach() const
{
    qreal left = 0, right = m_width;
    for (const BlockNode &node : m_nodes) {
        left = qMin(left, node.rect.left());
        right = qMax(right, node.rect.right());
    }
    return {left, right};
}

QRectF BlockLayout::rectOf(int position) const
{
    const TextPiece *last = nullptr;
    for (const TextPiece &piece : m_pieces) {
        if (piece.start > position)
            break;
        last = &piece;
    }
    if (!last)
        return QRectF(0, 0, 1, m_theme.bodyLine());
    return last->rectOf(position, m_theme);
}

std::vector<std::pair<QRectF, QString>> BlockLayout::links(bool goesOn) const
{
    std::vector<std::pair<QRectF, QString>> found;
    for (const TextPiece &piece : m_pieces)
        piece.addLinks(found);
    for (const BlockNode &node : m_nodes) {
        if (const QRectF place = BlockPainter::drawingRect(node, m_theme, isOpen(node, goesOn)); !place.isEmpty())
            found.emplace_back(place, node.drawing);
    }
    return found;
}

/// Whether the code box continues in the next block.
bool BlockLayout::isOpen(const BlockNode &node, bool goesOn) const
{
    return goesOn && &node == &m_nodes.back();
}

BlockHit BlockLayout::hit(QPointF point, bool goesOn) const
{
    const TextPiece *best = nullptr;
    for (const TextPiece &piece : m_pieces) {
        if (!best || piece.distance(point) < best->distance(point))
            best = &piece;
    }
    BlockHit hit = best ? best->hit(point) : BlockHit{};
    for (const BlockNode &node : m_nodes) {
        if (node.kind == NodeKind::Code && node.head && BlockPainter::copyRect(node, m_theme).contains(point))
            hit.copy = true;
        if (BlockPainter::drawingRect(node, m_theme, isOpen(node, goesOn)).contains(point))
            hit.link = node.drawing;
    }
    return hit;
}

QRectF BlockLayout::endRect() const
{
    const qreal width = m_theme.unit * 7 / 4.0;
    return m_pieces.empty() ? QRectF(0, 0, width, m_theme.bodyLine()) : m_pieces.back().endRect(width, m_theme);
}

void BlockLayout::paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection, bool goesOn) const
{
    BlockPainter(m_theme, m_nodes, m_pieces, m_width).paint(painter, at, clip, selection, m_marks, goesOn);
}

} // namespace text
