// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/cells.h"
#include "widgets/style/look.h"

#include <QAbstractScrollArea>

#include <vector>

namespace widgets {

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
    void restyle();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// A part of a line that begins in a row of its own.
    struct Piece
    {
        qsizetype from = 0, length = 0;
        text::LineExtent extent;
        qint64 firstRow = 0;
    };

    int cells(int width) const;
    qint64 countRows(int cells, std::vector<Piece> *pieces) const;
    void layOut();
    int lineHeight() const;

    Look *m_look;
    QString m_text;
    std::vector<Piece> m_pieces;
    qint64 m_rows = 0;
};

} // namespace widgets
