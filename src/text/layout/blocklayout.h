// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocknode.h"
#include "text/layout/codehighlighter.h"
#include "text/layout/textpiece.h"
#include "text/layout/texttheme.h"
#include "text/markdown/block.h"
#include "text/markdown/markdownparser.h"

#include <QPointF>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace text {

/// One block, parsed and laid out. Costs memory and time to make, nothing to keep: made for blocks near the
/// viewport and dropped again. Theme and highlighter must outlive it.
class BlockLayout
{
public:
    /// \p state is where the code of the block before ended, for code that continues. \p before is a layout of the
    /// same block when it was shorter: what is as it was there is taken over.
    BlockLayout(const Block &block, const TextTheme &theme, CodeHighlighter *highlighter, const CodeState &state,
                const LinkDefinitions *links = nullptr, std::unique_ptr<BlockLayout> before = {});

    void setWidth(qreal width);
    qreal width() const { return m_width; }
    int height() const { return m_height; }

    /// \p goesOn: the next block continues this one, so its box stays open at the bottom.
    void paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection, bool goesOn) const;
    /// Where the mark of text that still streams stands: after the last character, whichever side that is.
    QRectF endRect() const;
    BlockHit hit(QPointF point) const;
    /// The block as text to copy.
    const QString &text() const { return m_text; }
    /// Where the code's highlighting ended.
    const CodeState &endState() const { return m_state; }
    /// Painted until others are set.
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }
    /// Every link with the place of its first line, once a width is set.
    std::vector<std::pair<QRectF, QString>> links() const;
    /// Where the character at \p position of text() is, once a width is set.
    QRectF rectOf(int position) const;

private:
    void addText(BlockNode &node, const InlineText &text, const QFont &font, QChar separator);
    void addCode(BlockNode &node, const Element &element);
    void layOutLongTexts(qreal width);
    TextPiece *pieceBefore();
    qreal lineHeight(const BlockNode &node) const;
    void layOutTable(BlockNode &node, qreal left, qreal top, qreal width);

    const TextTheme &m_theme;
    std::unique_ptr<BlockLayout> m_before; ///< until the first setWidth()
    CodeHighlighter *m_highlighter;
    CodeState m_state;
    bool m_continues;
    qreal m_width = -1;
    int m_height = 0;
    QString m_text;
    std::vector<TextPiece> m_pieces;
    std::vector<BlockNode> m_nodes;
    std::vector<Mark> m_marks;
};

} // namespace text
