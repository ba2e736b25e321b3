// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "widgets/content/itempaint.h"

#include <QObject>
#include <QPoint>

#include <optional>

QT_BEGIN_NAMESPACE
class QEvent;
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

/// The pointer in a conversation: selects, drags the selection, activates clickable places, handles the wheel, and
/// shows what it points at. Events are those of \p viewport. Main thread; constructor arguments must outlive it.
class TranscriptPointer : public QObject
{
    Q_OBJECT

public:
    TranscriptPointer(const TranscriptRows *rows, TranscriptLayout *layout, TranscriptSelection *selection,
                      TranscriptCursor *cursor, base::Clock *clock, QWidget *viewport);

    /// Whether \p event was one of the pointer, which nobody else gets then.
    bool handle(QEvent *event);
    /// The row that looks different because it is under the pointer; -1: none.
    int pointedRow() const { return m_pointedRow; }
    void forgetRow() { m_pointedRow = -1; }
    /// \p count rows were prepended.
    void shiftRows(int count) { m_pointedRow += m_pointedRow >= 0 ? count : 0; }

Q_SIGNALS:
    void activated(const widgets::HotSpot &spot, int unit);
    void linkClicked(const QString &link);
    void linkPointedAt(const QString &link); ///< empty: none
    /// A selection is complete.
    void selected();
    void zoomWanted(int steps); ///< positive: larger

private:
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void turnWheel(const QWheelEvent &event);
    void showTip(const QHelpEvent &event);
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
    bool m_mayDrag = false; ///< pressed inside the selection
    bool m_picked = false;  ///< a double or triple click is not finished
    std::optional<base::Milliseconds> m_doubleClickedAt;
    base::TimerHandle m_selectScroll;
    int m_pointedRow = -1;
    qreal m_zoomRest = 0; ///< sum of turns that are too small for a step
};

} // namespace widgets
