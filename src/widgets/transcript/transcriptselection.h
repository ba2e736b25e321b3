// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/itempaint.h"
#include "widgets/transcript/selectablerows.h"
#include "widgets/transcript/transcriptplace.h"

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace widgets {

/// The selection in a conversation: from its anchor to the caret, in either direction. Computes the positions that keys
/// lead to, but is independent of the widget and of what is visible. Main thread; \p rows must outlive it.
class TranscriptSelection
{
public:
    explicit TranscriptSelection(const SelectableRows *rows) : m_rows(rows) {}

    bool isEmpty() const { return !isBegun() || m_anchor == m_caret; }
    /// It has an anchor, though it may be empty.
    bool isBegun() const { return m_anchor.row >= 0; }
    TranscriptPlace anchor() const { return m_anchor; }
    TranscriptPlace caret() const { return m_caret; }
    TranscriptPlace from() const { return qMin(m_anchor, m_caret); }
    TranscriptPlace to() const { return qMax(m_anchor, m_caret); }
    bool contains(TranscriptPlace place) const;
    /// For a row with text; empty for all others.
    ItemSelection ofRow(int row) const;
    /// Whether a row without text is selected: such rows are selected as a whole.
    bool hasWhole(int row) const;

    void clear() { set({}, {}); }
    void set(TranscriptPlace anchor, TranscriptPlace caret);
    void selectAll();
    void selectWord(TranscriptPlace at);
    void selectBlock(TranscriptPlace at);
    /// \p count rows were prepended.
    void shiftRows(int count);

    QString text() const { return content(false); }
    /// Markdown makes sense only for whole blocks: all that the selection touches.
    QString markdown() const { return content(true); }
    /// As text and as Markdown. The caller owns it.
    QMimeData *mimeData() const;

    // Positions that keys lead to.

    QString blockText(TranscriptPlace at) const;
    TranscriptPlace endOfRow(int row) const;
    TranscriptPlace end() const { return endOfRow(m_rows->rowCount() - 1); } ///< of all rows; there must be one
    /// One character or word forward (\p step 1) or back (-1), across blocks and rows.
    TranscriptPlace stepped(TranscriptPlace at, int step, bool words) const;
    /// One line down (1) or up (-1), at the same horizontal position if possible.
    TranscriptPlace lineBeyond(TranscriptPlace at, int step);
    /// lineBeyond() takes a new horizontal position from now on.
    void forgetColumn() { m_column = -1; }
    /// The right or left end of the line that contains \p at, in a row of \p width.
    TranscriptPlace lineEdge(TranscriptPlace at, bool right, int width) const;

private:
    bool isInside(int row) const;
    QString content(bool isMarkdown) const;

    const SelectableRows *m_rows;
    TranscriptPlace m_anchor, m_caret;
    qreal m_column = -1; ///< px from the row's left, kept while moving by lines
};

} // namespace widgets
