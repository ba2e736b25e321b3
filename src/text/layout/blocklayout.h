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

/// About how tall it will be, of a theme and a width in which a line holds \p perLine characters.
int guessedHeight(const Block &block, const TextTheme &theme, int perLine);

/// One block, parsed and laid out. Costs memory and time to make, nothing to keep: made for blocks near the
/// viewport and dropped again. Theme and highlighter must outlive it.
class BlockLayout
{
public:
    /// \p state is where the code of the block before ended, for code that continues. \p before is a layout of the
    /// same block when it was shorter: what is as it was there is taken over.
    BlockLayout(const Block &block, const TextTheme &theme, CodeHighlighter *highlighter, const CodeState &state,
                const LinkDefinitions *links = nullptr, std::unique_ptr<BlockLayout> before = {});

    /// \p beside is what a table that needs it may take of what lies left and right of the width.
    void setWidth(qreal width, SideRoom beside = {});
    qreal width() const { return m_width; }
    /// From where to where it reaches: the width, and what stands beside it.
    std::pair<qreal, qreal> reach() const;
    int height() const { return m_height; }

    /// \p goesOn: the next block continues this one, so its box stays open at the bottom.
    void paint(QPainter *painter, QPointF at, const QRectF &clip, Selection selection, bool goesOn) const;
    /// Where the mark of text that still streams stands: after the last character, whichever side that is.
    QRectF endRect() const;
    BlockHit hit(QPointF point, bool goesOn = false) const;
    /// The block as text to copy.
    const QString &text() const { return m_text; }
    /// Where the code's highlighting ended.
    const CodeState &endState() const { return m_state; }
    /// So much at the side where its first line begins is kept free, with what that line is indented by. Before a width
    /// is set.
    void keepFree(int lead);
    /// What is kept free there.
    QRectF leadRect(int lead) const;
    /// Painted until others are set.
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }
    /// Every link with the place of its first line, once a width is set.
    std::vector<std::pair<QRectF, QString>> links(bool goesOn = false) const;
    /// Where the character at \p position of text() is, once a width is set.
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
