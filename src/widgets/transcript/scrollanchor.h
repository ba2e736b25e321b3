// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace widgets {

class TranscriptRows;

/// What keeps its place while rows above it grow, shrink and come: the end while it is in view, else what is at the
/// top of the viewport. Knows what came below it meanwhile, and no widget. Main thread; \p rows outlives it.
class ScrollAnchor
{
public:
    explicit ScrollAnchor(const TranscriptRows *rows) : m_rows(rows) {}

    /// The end is followed, and nothing is news.
    void reset();
    bool isAtEnd() const { return m_atEnd; }
    /// From now on the end is followed.
    void followEnd() { m_atEnd = true; }
    /// From now on the row, inside it a block, stays \p below px under the viewport's top.
    void hold(int row, int below, int block = 0);
    /// From now on the first row stays at the top.
    void holdBeginning();
    /// The end is followed if it is in view: \p scrolled px of at most \p most.
    void noteEnd(qint64 scrolled, qint64 most) { m_atEnd = scrolled >= most - 2; }
    /// The user has scrolled there: what left the end for a while stays away from it.
    void noteScrolled(qint64 scrolled, qint64 most);
    /// Everything is measured and stands: what is at the top now is what keeps its place.
    void keep(qint64 scrolled);
    /// How far the view is to be scrolled, in px of at most \p most, for what is held to be where it was.
    qint64 wanted(qint64 most) const;
    /// So many rows have come before all others.
    void shiftRows(int count) { m_row += count; }
    /// Lines are \p height px now: what is read stays as many lines above the edge as before, not as many pixels.
    void setLineHeight(int height);

    /// What came below while the end was out of view, until it is again.
    void addRows(int count) { m_newRows += m_atEnd ? 0 : count; }
    void noteGrowth() { m_grows = true; } ///< of the last row
    int newRows() const { return m_newRows; }
    bool hasNews() const { return !m_atEnd && (m_newRows > 0 || m_grows); }

    /// The end is left for something that is to be seen to; takeReturn() leads back to it. \p followed: it was in
    /// view before, or had been left like that.
    bool followsEnd() const { return m_atEnd || m_returns; }
    void returnLater(bool followed) { m_returns = followed && !m_atEnd; }
    bool takeReturn();

    /// The whole pixels of a turn of the wheel; what is too small for one counts with the next.
    int pixelsOf(qreal turn);

private:
    const TranscriptRows *m_rows;
    int m_row = 0, m_block = 0;
    int m_below = 0; ///< px from the viewport's top to the block's
    bool m_atEnd = true;
    bool m_returns = false;
    int m_newRows = 0;
    bool m_grows = false;
    int m_lineHeight = 0; ///< that m_below was taken with
    qreal m_wheelRest = 0;
};

} // namespace widgets
