// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/itempaint.h"

#include <QObject>

namespace widgets {

class TranscriptLayout;
class TranscriptRows;

/// What the keys are at: a row, and in its item a place that reacts or none. Main thread; \p rows and \p layout
/// outlive it.
class TranscriptCursor : public QObject
{
    Q_OBJECT

public:
    TranscriptCursor(const TranscriptRows *rows, TranscriptLayout *layout) : m_rows(rows), m_layout(layout) {}

    bool isSet() const { return m_row >= 0; }
    int row() const { return m_row; } ///< -1: nowhere
    int rowUnit() const;              ///< likewise
    void clear() { set(-1); }
    void set(int row);
    /// To the next entry or place above (-1) or below (1), and brings it into view.
    void move(int step);
    /// The unit that keys act on: where they are, else the last in view that can be folded; -1: none.
    int unit() const;
    /// Null where the keys are at none; valid until the item is painted or laid out again.
    const HotSpot *spot(int *unit) const;
    QString link() const; ///< that the keys are at; empty: none
    /// Links are places only while they are in view: another one may be the next of its number.
    void leaveLink();
    /// So many rows have come before all others.
    void shiftRows(int count) { m_row += m_row >= 0 ? count : 0; }

Q_SIGNALS:
    /// move() has; \p words: what it is at, for those who listen.
    void moved(const QString &words);

private:
    int spotBeyond(int unit, int spot, int step) const;

    const TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    int m_row = -1;
    int m_spot = -1; ///< of the row's item; -1: the item itself
};

} // namespace widgets
