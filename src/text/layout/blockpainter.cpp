// SPDX-License-Identifier: Apache-2.0
#include "text/layout/blockpainter.h"

#include "base/words.h"

#include <QPainter>

namespace text {

namespace {

QString drawingText()
{
    return base::Words::tr("Open in the browser");
}

} // namespace

BlockPainter::BlockPainter(const TextTheme &theme, const std::vector<BlockNode> &nodes,
                           const std::vector<TextPiece> &pieces, qreal width)
    : m_theme(theme)
    , m_nodes(nodes)
    , m_pieces(pieces)
    , m_width(width)
{}

QRectF BlockPainter::copyRect(const BlockNode &node, const TextTheme &theme)
{
    return QRectF(node.rect.right() - theme.unit * 7, node.rect.top(), theme.unit * 7, theme.unit * 6);
}

QRectF BlockPainter::drawingRect(const BlockNode &node, const TextTheme &theme, bool goesOn)
{
    if (node.drawing.isEmpty() || goesOn || node.kind != NodeKind::Code || !node.head)
        return {};
    const QFontMetricsF metrics(theme.small);
    const qreal width = metrics.horizontalAdvance(drawingText()) + theme.unit * 2;
    const QRectF copy = copyRect(node, theme);
    const QRectF place(copy.left() - width, copy.top(), width, copy.height());
    return place.left() - theme.unit * 4 < node.rect.left() + metrics.horizontalAdvance(node.language) ? QRectF()
                                                                                                       : place;
}

void BlockPainter::paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection,
                         const std::vector<Mark> &marks, bool goesOn) const
{
    painter->save();
    painter->translate(at);
    const QRectF local = clip.translated(-at);
    for (const BlockNode &node : m_nodes) {
        if (node.rect.bottom() + m_theme.unit * 2 < local.top() || node.rect.top() > local.bottom())
            continue;
        paintNode(painter, node, goesOn && &node == &m_nodes.back());
        painter->setPen(node.isAlertTitle ? m_theme.alerts[int(node.alert)] : node.weak ? m_theme.text2 : m_theme.text);
        for (int i = node.first; i < node.first + node.count; ++i) {
            const TextPiece &piece = m_pieces[size_t(i)];
            if (piece.at.y() + piece.size.height() < local.top() || piece.at.y() > local.bottom())
                continue;
            if (piece.tint.isValid())
                painter->fillRect(
                    QRectF(node.rect.left() + 1, piece.at.y(), node.rect.width() - 2, piece.size.height()), piece.tint);
            piece.paint(painter, m_theme, selection, marks);
        }
    }
    painter->restore();
}

void BlockPainter::paintNode(QPainter *painter, const BlockNode &node, bool goesOn) const
{
    painter->setRenderHint(QPainter::Antialiasing, true);
    paintQuotes(painter, node);
    switch (node.kind) {
    case NodeKind::Rule:
        painter->fillRect(QRectF(node.rect.left(), qRound(node.rect.center().y()), node.rect.width(), 1), m_theme.line);
        break;
    case NodeKind::Text:
        paintMarker(painter, node);
        break;
    case NodeKind::Code:
        paintCodeBox(painter, node, goesOn);
        break;
    case NodeKind::Table:
        paintGrid(painter, node, goesOn);
        break;
    }
}

void BlockPainter::paintQuotes(QPainter *painter, const BlockNode &node) const
{
    const int u = m_theme.unit;
    for (int q = 0; q < node.quotes; ++q) {
        const qreal top = node.rect.top() - (&node == &m_nodes.front() ? 0 : node.gap);
        const qreal x = node.runsLeft ? m_width - q * u * 3 - 2 : q * u * 3;
        const bool isAlert = q == 0 && node.alert != Alert::None;
        painter->fillRect(QRectF(x, top, 2, node.rect.bottom() - top),
                          isAlert ? m_theme.alerts[int(node.alert)] : m_theme.line);
    }
}

void BlockPainter::paintMarker(QPainter *painter, const BlockNode &node) const
{
    const int u = m_theme.unit;
    if (node.marker.isEmpty() || node.count == 0)
        return;
    const bool atRight = node.runsLeft;
    const QRectF area(atRight ? node.rect.right() + u : node.rect.left() - u * 5, node.rect.top(), u * 4,
                      m_theme.bodyLine());
    if (node.task != TaskState::None) {
        const qreal size = u * 3;
        const QRectF box(atRight ? area.left() + 0.5 : area.right() - size - 0.5, area.center().y() - size / 2, size,
                         size);
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
        painter->setPen(node.weak ? m_theme.text2 : m_theme.text);
        painter->setFont(node.font);
        painter->setLayoutDirection(atRight ? Qt::RightToLeft : Qt::LeftToRight);
        painter->drawText(area,
                          int(atRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::AlignAbsolute |
                              Qt::TextDontClip,
                          node.marker);
    }
}

void BlockPainter::paintCodeBox(QPainter *painter, const BlockNode &node, bool goesOn) const
{
    const int u = m_theme.unit;
    // A box that continues is painted beyond the block's edge and clipped there.
    const int edge = u * 3 / 2; // space below the code
    QRectF box = node.rect.adjusted(0.5, node.head ? 0.5 : -u * 2, -0.5, goesOn ? u * 3 : edge - 0.5);
    painter->save();
    painter->setClipRect(QRectF(node.rect.left(), node.rect.top(), node.rect.width(), node.rect.height() + edge),
                         Qt::IntersectClip);
    painter->setPen(QPen(m_theme.line, 1));
    painter->setBrush(m_theme.card);
    painter->drawRoundedRect(box, 4, 4);
    painter->restore();
    if (!node.head)
        return;
    const QRectF head(node.rect.left(), node.rect.top(), node.rect.width(), u * 6);
    painter->fillRect(QRectF(head.left() + 1, head.bottom(), head.width() - 2, 1), m_theme.line);
    painter->setPen(m_theme.text2);
    painter->setFont(m_theme.small);
    painter->drawText(head.adjusted(u * 3, 0, -u * 8, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute,
                      node.language.isEmpty() ? base::Words::tr("text") : node.language);
    if (const QRectF place = drawingRect(node, m_theme, goesOn); !place.isEmpty()) {
        painter->setPen(m_theme.link);
        painter->drawText(place, Qt::AlignCenter, drawingText());
    }
    const qreal s = u * 2;
    const QPointF icon(head.right() - u * 2 - s * 1.4, head.center().y() - s * 0.7);
    painter->setPen(QPen(m_theme.text2, 1.3));
    painter->setBrush(m_theme.card);
    painter->drawRoundedRect(QRectF(icon, QSizeF(s, s)), 1, 1);
    painter->drawRoundedRect(QRectF(icon + QPointF(s * 0.4, s * 0.4), QSizeF(s, s)), 1, 1);
}

void BlockPainter::paintGrid(QPainter *painter, const BlockNode &node, bool goesOn) const
{
    const int rows = int(node.lines.size()) - node.columns;
    if (rows <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing, false);
    // A wide table may be painted over something beside the column, so its background is filled.
    if (node.rect.left() < 0 || node.rect.right() > m_width)
        painter->fillRect(node.rect, m_theme.base);
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
        const qreal y = node.lines[size_t(node.columns) + size_t(r)];
        painter->drawLine(QPointF(node.rect.left(), y), QPointF(node.rect.right() - 1, y));
    }
    painter->setRenderHint(QPainter::Antialiasing, true);
}

} // namespace text
