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

/// A stretch of a block's text that was searched for; `now`: the one that the user is at.
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

/// Words with their styles, or a line of code in colours, in one layout of Qt's: the unit that a block is laid out and
/// painted in. Remembers how it was laid out, so that the same is not done again. Positions are those of the block's
/// text, points the block's.
struct TextPiece
{
    std::unique_ptr<QTextLayout> layout; ///< null only where it was moved from
    std::vector<Span> spans;
    QStringList links;
    int start = 0; ///< in the block's text
    QPointF at;
    QSizeF size;
    QSizeF natural;       ///< of a table's cell; invalid if not known
    QString line;         ///< of code, as it was written
    QColor tint{};        ///< of a line of a patch, behind all of it; invalid: none
    CodeState after{};    ///< of code: where the highlighter stood behind it
    qsizetype from = 0;   ///< of a piece of a long text: where it begins,
    qsizetype looked = 0; ///< and how much was looked at to find its end; 0 for the last

    static TextPiece ofText(const InlineText &text, const QFont &font, const TextTheme &theme);
    /// \p state is where the line before ended and becomes where this one does.
    static TextPiece ofCode(const QString &line, const QString &language, CodeHighlighter *highlighter,
                            CodeState &state, const TextTheme &theme);

    /// It is made of \p text alone, as ofText() would.
    bool isOf(const InlineText &text, const QFont &font) const;
    bool isLaidOutFor(qreal width) const { return m_laidWidth == width; }
    /// Lines are at least \p lineHeight tall. Sets `at` and `size`.
    void layOut(QPointF place, qreal width, qreal lineHeight, Qt::Alignment align, bool breakAnywhere);

    // Once it is laid out.
    void paint(QPainter *painter, const TextTheme &theme, Selection selection, const std::vector<Mark> &marks) const;
    /// How far \p point is from it, lines counting more than characters.
    qreal distance(QPointF point) const;
    BlockHit hit(QPointF point) const;
    /// Of a character; those behind its end are at its end.
    QRectF rectOf(int position, const TextTheme &theme) const;
    /// A place of \p width behind its last character, whichever side that is.
    QRectF endRect(qreal width, const TextTheme &theme) const;
    /// Adds each link with the place of its first line, unless it goes on with the last one there.
    void addLinks(std::vector<std::pair<QRectF, QString>> &found) const;

private:
    void paintCodeBoxes(QPainter *painter, const TextTheme &theme) const;

    qreal m_laidWidth = -1, m_laidHeight = 0;
    Qt::Alignment m_laidAlign;
    QSizeF m_laidSize;
};

} // namespace text
