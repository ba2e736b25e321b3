// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocknode.h"
#include "text/layout/textpiece.h"
#include "text/layout/texttheme.h"

#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;

namespace text {

/// Paints a laid-out block: boxes, grids, markers and quote lines, and the pieces of text in them. Made for one
/// painting; everything passed to it must outlive it.
class BlockPainter
{
public:
    BlockPainter(const TextTheme &theme, const std::vector<BlockNode> &nodes, const std::vector<TextPiece> &pieces,
                 qreal width);

    /// \p goesOn: the next block continues this one, so its box stays open at the bottom.
    void paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection, const std::vector<Mark> &marks,
               bool goesOn) const;
    /// Where the copy button of a code box is.
    static QRectF copyRect(const BlockNode &node, const TextTheme &theme);
    /// The rectangle of the link to the rendered diagram of a code box; empty: there is none, or no room.
    static QRectF drawingRect(const BlockNode &node, const TextTheme &theme, bool goesOn);

private:
    void paintNode(QPainter *painter, const BlockNode &node, bool goesOn) const;
    void paintQuotes(QPainter *painter, const BlockNode &node) const;
    void paintMarker(QPainter *painter, const BlockNode &node) const;
    void paintCodeBox(QPainter *painter, const BlockNode &node, bool goesOn) const;
    void paintGrid(QPainter *painter, const BlockNode &node, bool goesOn) const;

    const TextTheme &m_theme;
    const std::vector<BlockNode> &m_nodes;
    const std::vector<TextPiece> &m_pieces;
    const qreal m_width;
};

} // namespace text
