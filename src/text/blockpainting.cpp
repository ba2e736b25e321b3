// SPDX-License-Identifier: Apache-2.0
#include "text/blocklayout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace text {

void BlockLayout::paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection, bool goesOn) const
{
    painter->save();
    painter->translate(at);
    const QRectF local = clip.translated(-at);
    for (const Node &node : m_nodes) {
        if (node.rect.bottom() + m_theme.unit * 2 < local.top() || node.rect.top() > local.bottom())
            continue;
        paintNode(painter, node, goesOn && &node == &m_nodes.back());
        painter->setPen(node.quotes > 0 ? m_theme.text2 : m_theme.text);
        for (int i = node.first; i < node.first + node.count; ++i) {
            const Piece &piece = m_pieces[size_t(i)];
            if (piece.at.y() + piece.size.height() >= local.top() && piece.at.y() <= local.bottom())
                paintPiece(painter, piece, selection);
        }
    }
    painter->restore();
}

void BlockLayout::paintNode(QPainter *painter, const Node &node, bool goesOn) const
{
    const int u = m_theme.unit;
    painter->setRenderHint(QPainter::Antialiasing, true);
    for (int q = 0; q < node.quotes; ++q) {
        const qreal top = node.rect.top() - (&node == &m_nodes.front() ? 0 : node.gap);
        const qreal x = node.runsLeft ? m_width - q * u * 3 - 2 : q * u * 3;
        painter->fillRect(QRectF(x, top, 2, node.rect.bottom() - top), m_theme.line);
    }
    switch (node.kind) {
    case NodeKind::Rule:
        painter->fillRect(QRectF(node.rect.left(), qRound(node.rect.center().y()), node.rect.width(), 1), m_theme.line);
        break;
    case NodeKind::Text: {
        if (node.marker.isEmpty() || node.count == 0)
            break;
        const bool atRight = node.runsLeft;
        const QRectF area(atRight ? node.rect.right() + u : node.rect.left() - u * 5, node.rect.top(), u * 4,
                          m_theme.bodyLine());
        if (node.task != TaskState::None) {
            const qreal size = u * 3;
            const QRectF box(atRight ? area.left() + 0.5 : area.right() - size - 0.5, area.center().y() - size / 2,
                             size, size);
            painter->setPen(QPen(m_theme.text2, 1.2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(box, 2, 2);
            if (node.task == TaskState::Done) {
                painter->setPen(QPen(m_theme.text, 1.5));
                painter->drawPolyline(QPolygonF({box.topLeft() + QPointF(size * 0.2, size * 0.5),
                                                 box.topLeft() + QPointF(size * 0.42, size * 0.75),
                                                 box.topLeft() + QPointF(size * 0.82, size * 0.25)}));
            }
        } else {
            painter->setPen(m_theme.text);
            painter->setFont(m_theme.body);
            painter->setLayoutDirection(atRight ? Qt::RightToLeft : Qt::LeftToRight);
            painter->drawText(area,
                              int(atRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::AlignAbsolute |
                                  Qt::TextDontClip,
                              node.marker);
        }
        break;
    }
    case NodeKind::Code: {
        // A box that goes on is painted past its block's edge and clipped there.
        QRectF box = node.rect.adjusted(0.5, node.head ? 0.5 : -u * 2, -0.5, goesOn ? u * 3 : u * 3 / 2 - 0.5);
        painter->save();
        painter->setClipRect(
            QRectF(node.rect.left(), node.rect.top(), node.rect.width(), node.rect.height() + u * 3 / 2),
            Qt::IntersectClip);
        painter->setPen(QPen(m_theme.line, 1));
        painter->setBrush(m_theme.card);
        painter->drawRoundedRect(box, 4, 4);
        painter->restore();
        if (!node.head)
            break;
        const QRectF head(node.rect.left(), node.rect.top(), node.rect.width(), u * 6);
        painter->fillRect(QRectF(head.left() + 1, head.bottom(), head.width() - 2, 1), m_theme.line);
        painter->setPen(m_theme.text2);
        painter->setFont(m_theme.small);
        painter->drawText(head.adjusted(u * 3, 0, -u * 8, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute,
                          node.language.isEmpty() ? QCoreApplication::translate("text::BlockLayout", "text")
                                                  : node.language);
        const qreal s = u * 2;
        const QPointF icon(head.right() - u * 2 - s * 1.4, head.center().y() - s * 0.7);
        painter->setPen(QPen(m_theme.text2, 1.3));
        painter->setBrush(m_theme.card);
        painter->drawRoundedRect(QRectF(icon, QSizeF(s, s)), 1, 1);
        painter->drawRoundedRect(QRectF(icon + QPointF(s * 0.4, s * 0.4), QSizeF(s, s)), 1, 1);
        break;
    }
    case NodeKind::Table: {
        const int rows = int(node.lines.size()) - node.columns;
        if (rows <= 0)
            break;
        painter->setRenderHint(QPainter::Antialiasing, false);
        if (node.head)
            painter->fillRect(QRectF(node.rect.left(), node.rect.top(), node.rect.width(),
                                     node.lines[size_t(node.columns)] - node.rect.top()),
                              m_theme.card);
        painter->setPen(QPen(m_theme.line, 0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(node.rect.adjusted(0, 0, -1, goesOn ? 0 : -1));
        for (int c = 0; c + 1 < node.columns; ++c)
            painter->drawLine(QPointF(node.lines[size_t(c)], node.rect.top()),
                              QPointF(node.lines[size_t(c)], node.rect.bottom() - 1));
        for (int r = 0; r + 1 < rows; ++r) {
            const qreal y = node.lines[size_t(node.columns + r)];
            painter->drawLine(QPointF(node.rect.left(), y), QPointF(node.rect.right() - 1, y));
        }
        painter->setRenderHint(QPainter::Antialiasing, true);
        break;
    }
    }
}

void BlockLayout::paintPiece(QPainter *painter, const Piece &piece, Selection selection) const
{
    for (const Span &span : piece.spans) {
        if (!(span.style & InlineCode))
            continue;
        for (int i = 0; i < piece.layout->lineCount(); ++i) {
            const QTextLine line = piece.layout->lineAt(i);
            const int from = qMax(span.start, line.textStart());
            const int to = qMin(span.start + span.length, line.textStart() + line.textLength());
            if (from >= to)
                continue;
            const qreal begin = line.cursorToX(from), last = line.cursorToX(to);
            const qreal x = qMin(begin, last), end = qMax(begin, last);
            const QRectF box(piece.at.x() + x - 2.5, piece.at.y() + line.y() + 0.5, end - x + 5, line.height() - 1);
            const QPen pen = painter->pen();
            painter->setPen(QPen(m_theme.line, 1));
            painter->setBrush(m_theme.card);
            painter->drawRoundedRect(box, 3, 3);
            painter->setPen(pen);
        }
    }
    QList<QTextLayout::FormatRange> ranges;
    const int length = int(piece.layout->text().size());
    const int from = qBound(0, selection.from - piece.start, length),
              to = qBound(0, selection.to - piece.start, length);
    if (from < to) {
        QTextLayout::FormatRange range;
        range.start = from;
        range.length = to - from;
        range.format.setBackground(m_theme.selection);
        ranges.append(range);
    }
    for (const Mark &mark : m_marks) {
        const int begin = qBound(0, mark.from - piece.start, length), end = qBound(0, mark.to - piece.start, length);
        if (begin >= end)
            continue;
        QTextLayout::FormatRange range{begin, end - begin, {}};
        range.format.setBackground(mark.now ? m_theme.foundNow : m_theme.found);
        range.format.setForeground(mark.now ? m_theme.onFoundNow : m_theme.onFound);
        range.format.setFontUnderline(mark.now);
        ranges.append(range);
    }
    piece.layout->draw(painter, piece.at, ranges);
}

} // namespace text
