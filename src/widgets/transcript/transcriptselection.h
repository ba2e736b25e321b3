// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/itempaint.h"
#include "widgets/transcript/selectablerows.h"
#include "widgets/transcript/transcriptplace.h"

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace widgets {

/// What is selected in a conversation: from where it was begun to the caret, in either direction. Knows the places
/// that a step leads to, but neither the widget nor what of it is in view. Main thread; \p rows outlives it.
class TranscriptSelection
{
public:
    explicit TranscriptSelection(const SelectableRows *rows) : m_rows(rows) {}

    bool isEmpty() const { return !isBegun() || m_anchor == m_caret; }
    /// It has a place to go on from, though nothing may be selected yet.
    bool isBegun() const { return m_anchor.row >= 0; }
    TranscriptPlace anchor() const { return m_anchor; }
    TranscriptPlace caret() const { return m_caret; }
    TranscriptPlace from() const { return qMin(m_anchor, m_caret); }
    TranscriptPlace to() const { return qMax(m_anchor, m_caret); }
    bool contains(TranscriptPlace place) const;
    /// Of a row with text; empty for all others.
    ItemSelection ofRow(int row) const;
    /// Whether a row that has no text is in it: such rows are selected as a whole.
    bool hasWhole(int row) const;

    void clear() { set({}, {}); }
    void set(TranscriptPlace anchor, TranscriptPlace caret);
    void selectAll();
    void selectWord(TranscriptPlace at);
    void selectBlock(TranscriptPlace at);
    /// So many rows have come before all others.
    void shiftRows(int count);

    QString text() const;
    /// Of a message's Markdown only whole blocks make sense: all that the selection touches.
    QString markdown() const;
    /// As text and as Markdown, for whoever takes it. The caller owns it.
    QMimeData *mimeData() const;

    // Places, one step of a key from another.

    QString blockText(TranscriptPlace at) const;
    TranscriptPlace endOfRow(int row) const;
    TranscriptPlace end() const { return endOfRow(m_rows->rowCount() - 1); } ///< of all rows; there must be one
    /// A character or a word further (\p step 1) or back (-1), over the borders of blocks and rows.
    TranscriptPlace stepped(TranscriptPlace at, int step, bool words) const;
    /// One line down (1) or up (-1), at the same place across where there is one.
    TranscriptPlace lineBeyond(TranscriptPlace at, int step);
    /// From now on lineBeyond() keeps another place across.
    void forgetColumn() { m_column = -1; }
    /// Where the line ends that the place is in, at the right or the left of a row that is \p width wide.
    TranscriptPlace lineEdge(TranscriptPlace at, bool right, int width) const;

private:
    const SelectableRows *m_rows;
    TranscriptPlace m_anchor, m_caret;
    qreal m_column = -1; ///< px from the row's left, kept while lines are gone through
};

} // namespace widgets
