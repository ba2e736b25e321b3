// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace widgets {

class TranscriptRows;

/// The position that is kept while rows above it grow, shrink or are added: the end while it is visible, else what is
/// at the top of the viewport. Also counts what was added below meanwhile. Independent of widgets. Main thread; \p rows
/// must outlive it.
class ScrollAnchor
{
public:
    explicit ScrollAnchor(const TranscriptRows *rows) : m_rows(rows) {}

    /// Follows the end, and resets what is new.
    void reset();
    bool isAtEnd() const { return m_atEnd; }
    /// From now on the end is followed.
    void followEnd() { m_atEnd = true; }
    /// From now on the row, or a block in it, stays \p below px below the viewport's top.
    void hold(int row, int below, int block = 0);
    /// From now on the first row stays at the top.
    void holdBeginning();
    /// Follows the end if it is visible: \p scrolled px of at most \p most.
    void updateAtEnd(qint64 scrolled, qint64 most) { m_atEnd = scrolled >= most - 2; }
    /// The user has scrolled: if the end was left temporarily, it is now left for good.
    void onScrolled(qint64 scrolled, qint64 most);
    /// The layout is complete: keeps what is at the top now.
    void holdTop(qint64 scrolled);
    /// The scroll position, at most \p most px, at which the kept place is where it was.
    qint64 wanted(qint64 most) const;
    /// \p count rows were prepended.
    void shiftRows(int count) { m_row += count; }
    /// Lines are \p height px high now: the kept place stays the same number of lines, not pixels, from the top.
    void setLineHeight(int height);

    /// Counts what was added below while the end was not visible.
    void addRows(int count) { m_newRows += m_atEnd ? 0 : count; }
    void setGrowing() { m_grows = true; } ///< the last row has grown, or what is being said
    int newRows() const { return m_newRows; }
    bool hasNews() const { return !m_atEnd && (m_newRows > 0 || m_grows); }

    /// Leaves the end temporarily for something important; takeReturn() returns to it. \p followed: it was visible
    /// before, or left temporarily already.
    bool followsEnd() const { return m_atEnd || m_returns; }
    void returnLater(bool followed) { m_returns = followed && !m_atEnd; }
    bool takeReturn();

    /// The whole pixels for a turn of the wheel; fractions are added to the next one.
    int pixelsOf(qreal turn);

private:
    const TranscriptRows *m_rows;
    int m_row = 0, m_block = 0;
    int m_below = 0; ///< px from the viewport's top to the block's
    bool m_atEnd = true;
    bool m_returns = false;
    int m_newRows = 0;
    bool m_grows = false;
    int m_lineHeight = 0; ///< when m_below was computed
    qreal m_wheelRest = 0;
};

} // namespace widgets
