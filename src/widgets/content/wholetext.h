// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"
#include "text/terminal/cells.h"
#include "widgets/style/look.h"
#include "widgets/style/monolines.h"

#include <QAbstractScrollArea>

#include <vector>

namespace widgets {

class AreaSelection;

/// A text of any length in a scrolling box. Laid out on a grid of cells, so that rows are counted and only visible ones
/// are shaped. Characters that could deceive a reader are shown as a symbol, unless the text has already made them
/// visible.
class WholeText : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit WholeText(Look *look, QWidget *parent = nullptr);

    void setText(const QString &text);
    const QString &text() const { return m_text; }
    /// The height of all rows at \p width, limited to \p mostRows.
    int heightFor(int width, int mostRows) const;
    qint64 rows() const { return m_rows; } ///< in the current layout
    int cellsInRow() const { return cells(viewport()->width()); }
    void restyle() { layOut(); }

    // Places in its text, by a point relative to its top, also where that is scrolled away. A block is a line, or a
    // piece of a long one.

    text::TextPosition positionAt(QPointF point) const;
    QRectF caretRect(text::TextPosition position) const;
    text::TextPosition end() const;
    QString text(text::TextPosition from, text::TextPosition to) const;
    AreaSelection *selection() const { return m_selection; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A part of a line that begins in a row of its own.
    struct Piece
    {
        qsizetype from = 0, length = 0;
        text::LineExtent extent;
        qint64 firstRow = 0;
    };

    int cells(int width) const;
    const Piece &pieceOf(text::TextPosition position) const;
    QStringView textOf(const Piece &piece) const { return QStringView(m_text).sliced(piece.from, piece.length); }
    qsizetype placeOf(text::TextPosition position) const;
    MonoGrid grid() const { return {m_look->theme().mono, lineHeight(), cells(viewport()->width())}; }
    qint64 countRows(int cells, std::vector<Piece> *pieces) const;
    void layOut();
    int lineHeight() const;

    Look *m_look;
    QString m_text;
    std::vector<Piece> m_pieces;
    qint64 m_rows = 0;
    AreaSelection *m_selection;
};

} // namespace widgets
