// SPDX-License-Identifier: Apache-2.0
#include "text/messageflow.h"

namespace text {

QRectF BlockLayout::rectOf(int position) const
{
    const Piece *last = nullptr;
    for (const Piece &piece : m_pieces) {
        if (piece.start > position)
            break;
        last = &piece;
    }
    if (!last)
        return QRectF(0, 0, 1, m_theme.bodyLine());
    const int inside = qMin(position - last->start, int(last->layout->text().size()));
    const QTextLine line = last->layout->lineForTextPosition(inside);
    if (!line.isValid())
        return QRectF(last->at, QSizeF(1, m_theme.bodyLine()));
    return QRectF(last->at.x() + line.cursorToX(inside), last->at.y() + line.y(), 1, line.height());
}

std::vector<std::pair<QRectF, QString>> BlockLayout::links() const
{
    std::vector<std::pair<QRectF, QString>> found;
    for (const Piece &piece : m_pieces) {
        for (const Span &span : piece.spans) {
            // Of one that is bold in part only the beginning is a place.
            if (span.link < 0 || (!found.empty() && &span != piece.spans.data() && (&span - 1)->link == span.link))
                continue;
            const QTextLine line = piece.layout->lineForTextPosition(span.start);
            if (!line.isValid())
                continue;
            const int end = qMin(span.start + span.length, line.textStart() + line.textLength());
            const qreal from = line.cursorToX(span.start), to = line.cursorToX(end);
            found.emplace_back(
                QRectF(piece.at.x() + qMin(from, to), piece.at.y() + line.y(), qAbs(to - from), line.height()),
                piece.links.value(span.link));
        }
    }
    return found;
}

std::vector<std::pair<QRectF, QString>> MessageFlow::links(qint64 top, qint64 bottom)
{
    std::vector<std::pair<QRectF, QString>> found;
    for (int i = blockAt(qMax<qint64>(0, top)); i < count() && blockTop(i) <= bottom; ++i) {
        for (auto &[rect, target] : layout(i).links())
            found.emplace_back(turned(rect.translated(0, qreal(blockTop(i)) + gapBefore(i))), std::move(target));
    }
    return found;
}

void MessageFlow::mark(QPointF at, const QRectF &clip, const MarksOf &marksOf)
{
    if (!marksOf) {
        if (std::exchange(m_marked, false)) {
            for (const int i : m_laidOut) {
                const BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr;
                if (slot && slot->layout)
                    slot->layout->setMarks({});
            }
        }
        return;
    }
    m_marked = true;
    const qint64 top = qint64(clip.top() - at.y()), bottom = qint64(clip.bottom() - at.y());
    for (int i = blockAt(qMax<qint64>(0, top)); i < count() && blockTop(i) <= bottom; ++i) {
        BlockLayout &block = layout(i);
        block.setMarks(marksOf(i, block.text()));
    }
}

QRectF MessageFlow::rectOf(TextPosition position)
{
    if (position.block < 0 || position.block >= count())
        return QRectF(0, 0, 1, m_theme->bodyLine());
    // What stands above must have its real height, or the place is only where it would be.
    ensure(blockTop(position.block), blockTop(position.block));
    return turned(layout(position.block)
                      .rectOf(position.offset)
                      .translated(0, qreal(blockTop(position.block)) + gapBefore(position.block)));
}

} // namespace text
