// SPDX-License-Identifier: Apache-2.0
#include "text/layout/longtext.h"

namespace text {
namespace {

/// Characters of a long text per layout.
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

std::vector<TextPiece> piecesOf(const InlineText &whole, int start, qreal width, qreal lineHeight, const QFont &font,
                                const TextTheme &theme, EarlierText earlier)
{
    std::vector<TextPiece> pieces;
    const qsizetype size = whole.text.size();
    const Qt::LayoutDirection direction = whole.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
    const auto make = [&](qsizetype from, qsizetype length) {
        TextPiece piece = TextPiece::ofText(part(whole, from, length), font, theme);
        QTextOption option;
        option.setTextDirection(direction);
        piece.layout->setTextOption(option);
        piece.layOut({}, width, lineHeight, Qt::AlignLeft, false);
        return piece;
    };
    size_t index = 0;
    for (qsizetype from = 0; from < size;) {
        qsizetype length = qMin(pieceOfText, size - from);
        if (from + length < size && whole.text.at(from + length).isLowSurrogate())
            ++length;
        const bool last = from + length >= size;
        TextPiece piece;
        TextPiece *old = index < earlier.pieces.size() ? &earlier.pieces[index] : nullptr;
        if (old && !last && old->layout && old->from == from && old->looked == length && old->isLaidOutFor(width) &&
            old->layout->textOption().textDirection() == direction && old->layout->font() == font &&
            sameText(part(*earlier.whole, from, length), part(whole, from, length))) {
            piece = std::move(*old);
            piece.links = whole.links;
        } else {
            piece = make(from, length);
            // The last line is incomplete and moves to the next piece.
            const int lines = piece.layout->lineCount();
            if (!last && lines > 1)
                piece = make(from, piece.layout->lineAt(lines - 1).textStart());
            piece.from = from;
            piece.looked = last ? 0 : length;
        }
        piece.start = start + int(from);
        from += piece.layout->text().size();
        ++index;
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

} // namespace text
