// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/block.h"
#include "text/codehighlighter.h"
#include "text/markdownparser.h"
#include "text/texttheme.h"

#include <QPointF>
#include <QRectF>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace text {

/// A stretch of a block's text() that is selected; empty when to <= from.
struct Selection
{
    int from = 0, to = 0;
};

/// A stretch of a block's text() that was searched for; `now`: the one that the user is at.
struct Mark
{
    int from = 0, to = 0;
    bool now = false;
    bool operator==(const Mark &) const = default;
};

/// What is under a point of a block.
struct BlockHit
{
    int position = 0;  ///< in text()
    QString link;      ///< set over a link
    bool copy = false; ///< over the copy button of a code box
};

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
    struct Piece
    {
        std::unique_ptr<QTextLayout> layout;
        std::vector<Span> spans;
        QStringList links;
        int start = 0; ///< in m_text
        QPointF at;
        QSizeF size;
        // How it was laid out, so that the same need not be done again.
        qreal laidWidth = -1, laidHeight = 0;
        Qt::Alignment laidAlign;
        QSizeF laidSize;
        QSizeF natural;       ///< of a table's cell; invalid if not known
        QString line;         ///< of code
        CodeState after{};    ///< of code
        qsizetype from = 0;   ///< of a piece of a long text: where it begins,
        qsizetype looked = 0; ///< and how much was looked at to find its end; 0 for the last
    };
    enum class NodeKind { Text, Code, Rule, Table };
    struct Node
    {
        NodeKind kind = NodeKind::Text;
        int indent = 0, quotes = 0;
        bool runsLeft = false; ///< begins at the right: its own words say so, else the user's language
        int gap = 0;           ///< before it
        QString marker, language;
        TaskState task = TaskState::None;
        int first = 0, count = 0; ///< pieces
        int columns = 0;
        bool head = false;
        std::vector<CellAlign> aligns;
        QRectF rect;
        InlineText whole;         ///< of a text too long for one layout; its pieces depend on the width
        int start = 0;            ///< of that in m_text
        std::vector<qreal> lines; ///< inner lines of a table: columns' x, then rows' y
        QFont font;
    };

    void addText(Node &node, const InlineText &text, const QFont &font, QChar separator);
    void addCode(Node &node, const Element &element);
    void layOutLongTexts(qreal width);
    void layOutLongText(Node &node, qreal width, const Node *old, std::vector<Piece> &pieces);
    Piece makePiece(const InlineText &text, const QFont &font) const;
    Piece *pieceBefore();
    qreal lineHeight(const Node &node) const;
    void layOut(Piece &piece, QPointF at, qreal width, qreal lineHeight, Qt::Alignment align, bool breakAnywhere);
    void layOutTable(Node &node, qreal left, qreal top, qreal width);
    void paintNode(QPainter *painter, const Node &node, bool goesOn) const;
    void paintPiece(QPainter *painter, const Piece &piece, Selection selection) const;
    const Piece *pieceAt(QPointF point) const;

    const TextTheme &m_theme;
    std::unique_ptr<BlockLayout> m_before; ///< until the first setWidth()
    CodeHighlighter *m_highlighter;
    CodeState m_state;
    bool m_continues;
    qreal m_width = -1;
    int m_height = 0;
    QString m_text;
    std::vector<Piece> m_pieces;
    std::vector<Node> m_nodes;
    std::vector<Mark> m_marks;
};

} // namespace text
