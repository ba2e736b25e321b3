// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/codehighlighter.h"
#include "text/layout/texttheme.h"
#include "text/markdown/markdownparser.h"

#include <QPointF>
#include <QRectF>
#include <QTextLayout>

#include <memory>
#include <utility>
#include <vector>

class QPainter;

namespace text {

/// A stretch of a block's text that is selected; empty when to <= from.
struct Selection
{
    int from = 0, to = 0;
};

/// A search match within a block's text; `now`: the current one.
struct Mark
{
    int from = 0, to = 0;
    bool now = false;
    bool operator==(const Mark &) const = default;
};

/// What is at a point of a block.
struct BlockHit
{
    int position = 0;  ///< in text()
    QString link;      ///< set if it is a link
    bool copy = false; ///< it is the copy button of a code box
};

/// A QTextLayout with words and their styles, or with a line of coloured code: the unit in which a block is laid out
/// and painted. Remembers how it was laid out to avoid repeating it. Positions are those of the block's text, points
/// those of the block.
struct TextPiece
{
    std::unique_ptr<QTextLayout> layout; ///< null only after it was moved from
    std::vector<Span> spans;
    QStringList links;
    int start = 0; ///< position in the block's text
    QPointF at;
    QSizeF size;
    QSizeF natural;       ///< for a table's cell; invalid if not known
    QString line;         ///< for code: the line as written
    QColor tint{};        ///< for a line of a patch: its background; invalid: none
    CodeState after{};    ///< for code: the highlighter's state after it
    qsizetype from = 0;   ///< for a piece of a long text: where it begins
    qsizetype looked = 0; ///< and how many characters were read to find its end; 0 for the last

    static TextPiece ofText(const InlineText &text, const QFont &font, const TextTheme &theme);
    /// \p state is that after the previous line and is updated.
    static TextPiece ofCode(const QString &line, const QString &language, CodeHighlighter *highlighter,
                            CodeState &state, const TextTheme &theme);

    /// Whether it was made of the same text as ofText() would use.
    bool isOf(const InlineText &text, const QFont &font) const;
    bool isLaidOutFor(qreal width) const { return m_laidWidth == width; }
    /// Lines are at least \p lineHeight tall. Sets `at` and `size`.
    void layOut(QPointF place, qreal width, qreal lineHeight, Qt::Alignment align, bool breakAnywhere);

    // Only after layOut().
    void paint(QPainter *painter, const TextTheme &theme, Selection selection, const std::vector<Mark> &marks) const;
    /// The distance of \p point from it; a distance in lines counts more than one in characters.
    qreal distance(QPointF point) const;
    BlockHit hit(QPointF point) const;
    /// The rectangle of a character; positions after the end give the end.
    QRectF rectOf(int position, const TextTheme &theme) const;
    /// A rectangle of \p width after its last character, on either side.
    QRectF endRect(qreal width, const TextTheme &theme) const;
    /// Adds each link with the place of its first line, unless it continues the last link there.
    void addLinks(std::vector<std::pair<QRectF, QString>> &found) const;

private:
    void paintCodeBoxes(QPainter *painter, const TextTheme &theme) const;

    qreal m_laidWidth = -1, m_laidHeight = 0;
    Qt::Alignment m_laidAlign;
    QSizeF m_laidSize;
};

} // namespace text
