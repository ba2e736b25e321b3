// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "widgets/content/itempaint.h"

#include <QObject>
#include <QPoint>

#include <optional>

QT_BEGIN_NAMESPACE
class QHelpEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;
QT_END_NAMESPACE

namespace widgets {

class TranscriptCursor;
class TranscriptLayout;
class TranscriptRows;
class TranscriptSelection;

/// What the pointer does in a conversation: it selects, drags what is selected, follows what reacts to a click, turns
/// the wheel, and shows what it points at. Events are those of \p viewport. Main thread; what it is given outlives
/// it.
class TranscriptPointer : public QObject
{
    Q_OBJECT

public:
    TranscriptPointer(const TranscriptRows *rows, TranscriptLayout *layout, TranscriptSelection *selection,
                      TranscriptCursor *cursor, base::Clock *clock, QWidget *viewport);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    /// Touchpads say pixels and wheels of high resolution say small angles: both move the text by as much, not in
    /// steps.
    void turnWheel(const QWheelEvent &event);
    void showTip(const QHelpEvent &event);
    void leave();

    /// That looks different because the pointer is over it; -1: none.
    int pointedRow() const { return m_pointedRow; }
    void forgetRow() { m_pointedRow = -1; }
    /// So many rows have come before all others.
    void shiftRows(int count) { m_pointedRow += m_pointedRow >= 0 ? count : 0; }

Q_SIGNALS:
    void activated(const widgets::HotSpot &spot, int unit);
    void linkClicked(const QString &link);
    void linkPointedAt(const QString &link); ///< empty: at none
    /// Something has been selected, and no more is being added to it.
    void selected();
    void zoomWanted(int steps); ///< larger above 0

private:
    bool hasText(int unit) const;
    bool isFar(QPoint at) const;
    void pointAt(QPoint at);
    void selectTo(QPoint at);
    void scrollSelecting();
    void drag();

    const TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    TranscriptSelection *m_selection;
    TranscriptCursor *m_cursor;
    base::Clock *m_clock;
    QWidget *m_viewport;
    QPoint m_pressed, m_selectingTo;
    bool m_selecting = false;
    bool m_mayDrag = false; ///< pressed into what is selected
    bool m_picked = false;  ///< a double or triple click is not over
    std::optional<base::Milliseconds> m_doubleClickedAt;
    base::TimerHandle m_selectScroll;
    int m_pointedRow = -1;
    qreal m_zoomRest = 0; ///< of turns too small for a step
};

} // namespace widgets
