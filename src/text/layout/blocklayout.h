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

/// An estimate of its height with a theme, for a width with \p perLine characters per line.
int guessedHeight(const Block &block, const TextTheme &theme, int perLine);

/// One block, parsed and laid out. Expensive in memory and time, so it is made for blocks near the viewport and dropped
/// again. Theme and highlighter must outlive it.
class BlockLayout
{
public:
    /// \p state is the highlighter's state after the previous block, for code that continues. \p before is a layout of
    /// the same block when it was shorter, from which unchanged parts are reused.
    BlockLayout(const Block &block, const TextTheme &theme, CodeHighlighter *highlighter, const CodeState &state,
                const LinkDefinitions *links = nullptr, std::unique_ptr<BlockLayout> before = {});

    /// \p beside is the room left and right of the width that a wide table may use.
    void setWidth(qreal width, SideRoom beside = {});
    qreal width() const { return m_width; }
    /// The horizontal extent: the width, and what extends beside it.
    std::pair<qreal, qreal> reach() const;
    int height() const { return m_height; }

    /// \p goesOn: the next block continues this one, so its box stays open at the bottom.
    void paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection, bool goesOn) const;
    /// The place of the streaming cursor: after the last character, on either side.
    QRectF endRect() const;
    BlockHit hit(QPointF point, bool goesOn = false) const;
    /// The block as text to copy.
    const QString &text() const { return m_text; }
    /// Whether its code has the colours that it will keep.
    bool isColored() const { return m_isColored; }
    void setColored(bool is) { m_isColored = is; }
    /// The highlighter's state after the code.
    const CodeState &endState() const { return m_state; }
    /// Keeps \p lead pixels free before the first line, besides its indent. Call it before setWidth().
    void keepFree(int lead);
    /// The rectangle that is kept free.
    QRectF leadRect(int lead) const;
    /// Painted until others are set.
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }
    /// Every link with the rectangle of its first line; valid after setWidth().
    std::vector<std::pair<QRectF, QString>> links(bool goesOn = false) const;
    /// The rectangle of the character at \p position of text(); valid after setWidth().
    QRectF rectOf(int position) const;

private:
    void addText(BlockNode &node, const InlineText &text, const QFont &font, QChar separator);
    bool isOpen(const BlockNode &node, bool goesOn) const;
    void addCode(BlockNode &node, const Element &element);
    void layOutLongTexts(qreal width);
    TextPiece *pieceBefore();
    qreal lineHeight(const BlockNode &node) const;
    void layOutTable(BlockNode &node, qreal left, qreal top, qreal width);
    SideRoom roomBeside(const BlockNode &node) const;

    const TextTheme &m_theme;
    std::unique_ptr<BlockLayout> m_before; ///< until the first setWidth()
    CodeHighlighter *m_highlighter;
    bool m_isColored = true;
    CodeState m_state;
    bool m_continues;
    qreal m_width = -1;
    SideRoom m_beside;
    int m_height = 0;
    QString m_text;
    std::vector<TextPiece> m_pieces;
    std::vector<BlockNode> m_nodes;
    std::vector<Mark> m_marks;
};

} // namespace text
