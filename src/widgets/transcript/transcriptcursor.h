// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/itempaint.h"

#include <QObject>

namespace widgets {

class TranscriptLayout;
class TranscriptRows;

/// The position of the keys: a row, and possibly a clickable place in its item. Main thread; \p rows and \p layout must
/// outlive it.
class TranscriptCursor : public QObject
{
    Q_OBJECT

public:
    TranscriptCursor(const TranscriptRows *rows, TranscriptLayout *layout) : m_rows(rows), m_layout(layout) {}

    bool isSet() const { return m_row >= 0; }
    int row() const { return m_row; } ///< -1: none
    int rowUnit() const;              ///< -1: none
    void clear() { set(-1); }
    void set(int row);
    /// Moves to the next entry or place above (-1) or below (1), and scrolls it into view.
    void move(int step);
    /// The unit that keys act on: the current one, else the last visible one that can be folded; -1: none.
    int unit() const;
    /// Null if the keys are at no place; valid until the item is painted or laid out again.
    const HotSpot *spot(int *unit) const;
    QString link() const; ///< the link that the keys are at; empty: none
    /// Link places exist only while they are visible, so an index may refer to another link later.
    void leaveLink();
    /// \p count rows were prepended.
    void shiftRows(int count) { m_row += m_row >= 0 ? count : 0; }

Q_SIGNALS:
    /// move() was called; \p words describe the new position for screen readers.
    void moved(const QString &words);

private:
    int spotBeyond(int unit, int spot, int step) const;

    const TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    int m_row = -1;
    int m_spot = -1; ///< in the row's item; -1: the item itself
};

} // namespace widgets
