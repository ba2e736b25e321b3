// SPDX-License-Identifier: Apache-2.0
// The pieces of text that a BlockLayout consists of: what is taken over from an earlier layout, and what is found under
// a point.
#include "text/blocklayout.h"

#include <QFontMetricsF>

#include <cmath>

namespace text {
namespace {

/// So much of a long text goes into one layout.
constexpr qsizetype pieceOfText = 1200;

/// The part of \p text that begins at \p from, with its spans.
InlineText part(const InlineText &text, qsizetype from, qsizetype size)
{
    InlineText slice;
    slice.text = text.text.mid(from, size);
    slice.links = text.links;
    for (const Span &span : text.spans) {
        const qsizetype begin = qMax<qsizetype>(span.start, from);
        const qsizetype end = qMin<qsizetype>(span.start + span.length, from + size);
        if (begin < end)
            slice.spans.push_back({int(begin - from), int(end - begin), span.style, span.link});
    }
    return slice;
}

bool sameText(const InlineText &a, const InlineText &b)
{
    return a.text == b.text && a.spans == b.spans;
}

} // namespace

BlockLayout::Piece BlockLayout::makePiece(const InlineText &text, const QFont &font) const
{
    Piece piece;
    piece.spans = text.spans;
    piece.links = text.links;
    piece.layout = std::make_unique<QTextLayout>(text.text, font);
    QList<QTextLayout::FormatRange> formats;
    for (const Span &span : text.spans) {
        QTextLayout::FormatRange range;
        range.start = span.start;
        range.length = span.length;
        if (span.style & InlineCode)
            range.format.setFont(m_theme.mono);
        if (span.style & Bold)
            range.format.setFontWeight(QFont::DemiBold);
        if (span.style & Italic)
            range.format.setFontItalic(true);
        if (span.style & Strike)
            range.format.setFontStrikeOut(true);
        if (span.style & LinkSpan) {
            range.format.setForeground(m_theme.link);
            range.format.setFontUnderline(true);
        }
        formats.append(range);
    }
    piece.layout->setFormats(formats);
    piece.layout->setCacheEnabled(true);
    return piece;
}

/// The piece that the earlier layout had where the next one comes, unless it was taken already.
BlockLayout::Piece *BlockLayout::pieceBefore()
{
    if (!m_before || m_pieces.size() >= m_before->m_pieces.size())
        return nullptr;
    Piece &piece = m_before->m_pieces[m_pieces.size()];
    return piece.layout && piece.looked == 0 && piece.from == 0 ? &piece : nullptr;
}

qreal BlockLayout::lineHeight(const Node &node) const
{
    return qMax<qreal>(m_theme.bodyLine(), std::ceil(QFontMetricsF(node.font).height()));
}

/// Makes the pieces of long texts, which end where a line of this width does.
void BlockLayout::layOutLongTexts(qreal width)
{
    bool any = false;
    for (const Node &node : m_nodes)
        any = any || !node.whole.text.isEmpty();
    if (!any)
        return;
    std::vector<Piece> pieces;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        Node &node = m_nodes[i];
        const int first = int(pieces.size());
        if (node.whole.text.isEmpty()) {
            for (int k = node.first; k < node.first + node.count; ++k)
                pieces.push_back(std::move(m_pieces[size_t(k)]));
        } else {
            const Node *old = m_before && i < m_before->m_nodes.size() ? &m_before->m_nodes[i] : nullptr;
            layOutLongText(node, qMax<qreal>(20, width - node.indent), old, pieces);
        }
        node.first = first;
        node.count = int(pieces.size()) - first;
    }
    m_pieces = std::move(pieces);
}

void BlockLayout::layOutLongText(Node &node, qreal width, const Node *old, std::vector<Piece> &pieces)
{
    const InlineText &whole = node.whole;
    const qsizetype size = whole.text.size();
    const Qt::LayoutDirection direction = whole.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
    const qreal line = lineHeight(node);
    const auto make = [&](qsizetype from, qsizetype length) {
        Piece piece = makePiece(part(whole, from, length), node.font);
        QTextOption option;
        option.setTextDirection(direction);
        piece.layout->setTextOption(option);
        layOut(piece, {}, width, line, Qt::AlignLeft, false);
        return piece;
    };
    int index = old ? old->first : 0;
    for (qsizetype from = 0; from < size;) {
        qsizetype length = qMin(pieceOfText, size - from);
        if (from + length < size && whole.text.at(from + length).isLowSurrogate())
            ++length;
        const bool last = from + length >= size;
        Piece piece;
        Piece *earlier = old && index < old->first + old->count ? &m_before->m_pieces[size_t(index)] : nullptr;
        if (earlier && !last && earlier->layout && earlier->from == from && earlier->looked == length &&
            earlier->laidWidth == width && earlier->layout->textOption().textDirection() == direction &&
            earlier->layout->font() == node.font &&
            sameText(part(old->whole, from, length), part(whole, from, length))) {
            piece = std::move(*earlier);
            piece.links = whole.links;
        } else {
            piece = make(from, length);
            // The last line goes on in the next piece, as a whole.
            const int lines = piece.layout->lineCount();
            if (!last && lines > 1)
                piece = make(from, piece.layout->lineAt(lines - 1).textStart());
            piece.from = from;
            piece.looked = last ? 0 : length;
        }
        piece.start = node.start + int(from);
        from += piece.layout->text().size();
        ++index;
        pieces.push_back(std::move(piece));
    }
}

const BlockLayout::Piece *BlockLayout::pieceAt(QPointF point) const
{
    const Piece *best = nullptr;
    qreal bestDistance = 0;
    for (const Piece &piece : m_pieces) {
        const QRectF rect(piece.at, piece.size);
        const qreal dy = point.y() < rect.top() ? rect.top() - point.y() : qMax<qreal>(0, point.y() - rect.bottom());
        const qreal dx = point.x() < rect.left() ? rect.left() - point.x() : qMax<qreal>(0, point.x() - rect.right());
        const qreal distance = dy * 1000 + dx;
        if (!best || distance < bestDistance) {
            best = &piece;
            bestDistance = distance;
        }
    }
    return best;
}

BlockHit BlockLayout::hit(QPointF point) const
{
    BlockHit hit;
    for (const Node &node : m_nodes) {
        const QRectF head(node.rect.right() - m_theme.unit * 7, node.rect.top(), m_theme.unit * 7, m_theme.unit * 6);
        if (node.kind == NodeKind::Code && node.head && head.contains(point))
            hit.copy = true;
    }
    const Piece *piece = pieceAt(point);
    if (!piece)
        return hit;
    const QPointF local = point - piece->at;
    QTextLine line;
    for (int i = 0; i < piece->layout->lineCount(); ++i) {
        line = piece->layout->lineAt(i);
        if (local.y() < line.rect().bottom())
            break;
    }
    const int position = line.isValid() ? line.xToCursor(local.x()) : 0;
    hit.position = piece->start + position;
    if (line.isValid() && line.naturalTextRect().adjusted(-1, -2, 1, 2).contains(local)) {
        const int character = line.xToCursor(local.x(), QTextLine::CursorOnCharacter);
        for (const Span &span : piece->spans) {
            if (span.link >= 0 && character >= span.start && character < span.start + span.length)
                hit.link = piece->links.value(span.link);
        }
    }
    return hit;
}

QRectF BlockLayout::endRect() const
{
    if (m_pieces.empty())
        return QRectF(0, 0, m_theme.unit * 7 / 4.0, m_theme.bodyLine());
    const Piece &piece = m_pieces.back();
    if (piece.layout->lineCount() == 0)
        return QRectF(piece.at, QSizeF(m_theme.unit * 7 / 4.0, m_theme.bodyLine()));
    const QTextLine line = piece.layout->lineAt(piece.layout->lineCount() - 1);
    const bool left = piece.layout->text().isRightToLeft();
    const QRectF rect = line.naturalTextRect();
    const qreal width = m_theme.unit * 7 / 4.0;
    return QRectF(piece.at.x() + (left ? rect.left() - 2 - width : rect.right() + 2), piece.at.y() + line.y(), width,
                  line.height());
}

} // namespace text
