// SPDX-License-Identifier: Apache-2.0
#include "history/entry.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>

namespace widgets {

// --- keys ----------------------------------------------------------------------------------------------------

int TranscriptView::currentUnit() const
{
    if (m_currentRow >= 0 && m_currentRow < m_rows.rowCount())
        return m_rows.unitOfRow(m_currentRow);
    // Without a choice: the last item in view that can be folded.
    int found = -1;
    for (int unit = m_rows.unitAt(qMax(0, verticalScrollBar()->value() - m_rows.gap())); unit < m_rows.unitCount();
         ++unit) {
        if (viewTop(unit) > viewport()->height())
            break;
        if (viewTop(unit) + m_rows.unitHeight(unit) > 0 && m_rows.item(unit)->isFoldable())
            found = unit;
    }
    return found;
}

/// The next place of the item at which the keys stop, from \p spot on; -1: none.
int TranscriptView::spotBeyond(int unit, int spot, int step) const
{
    const std::vector<HotSpot> &spots = m_rows.item(unit)->hotSpots();
    for (spot += step; spot >= 0 && spot < int(spots.size()); spot += step) {
        if (spots[size_t(spot)].hasOwnStep)
            return spot;
    }
    return -1;
}

void TranscriptView::moveCurrent(int step)
{
    if (m_rows.unitCount() == 0)
        return;
    int unit = m_rows.unitAt(verticalScrollBar()->value() + viewport()->height() / 2);
    int spot = -1;
    if (m_currentRow >= 0 && m_currentRow < m_rows.rowCount()) {
        unit = m_rows.unitOfRow(m_currentRow);
        // Down from an item goes through its rows, up from its first row back to itself.
        const bool inside = m_currentSpot >= 0 || step > 0;
        spot = inside ? spotBeyond(unit, m_currentSpot, step) : -1;
        if (spot < 0 && (step > 0 || m_currentSpot < 0)) {
            const int next = qBound(0, unit + step, m_rows.unitCount() - 1);
            if (next == unit)
                spot = m_currentSpot;
            else if (step < 0)
                spot = spotBeyond(next, int(m_rows.item(next)->hotSpots().size()), step);
            unit = next;
        }
    }
    m_currentRow = m_rows.firstRow(unit);
    m_currentSpot = spot;
    QRect rect = unitRect(unit);
    if (spot >= 0)
        rect = m_rows.item(unit)->hotSpots()[size_t(spot)].rect.toRect().translated(rect.topLeft());
    if (rect.top() < 0 || rect.bottom() > viewport()->height()) {
        if (spot < 0)
            scrollToRow(m_currentRow);
        else
            verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.center().y() - viewport()->height() / 2);
    }
    setAccessibleDescription(spot >= 0 ? m_rows.item(unit)->hotSpots()[size_t(spot)].name
                                       : m_rows.item(unit)->startText());
    const HotSpot *link = currentSpot(&unit);
    pointAtLink(link && link->action == HotAction::Link ? link->text : QString());
    viewport()->update();
}

const HotSpot *TranscriptView::currentSpot(int *unit) const
{
    if (m_currentRow < 0 || m_currentRow >= m_rows.rowCount() || m_currentSpot < 0)
        return nullptr;
    *unit = m_rows.unitOfRow(m_currentRow);
    const std::vector<HotSpot> &spots = m_rows.item(*unit)->hotSpots();
    return m_currentSpot < int(spots.size()) ? &spots[size_t(m_currentSpot)] : nullptr;
}

/// Scrolls there and marks it.
void TranscriptView::goToEntry(history::EntryId id)
{
    scrollToEntry(id);
    m_currentRow = rowOf(id);
    m_currentSpot = -1;
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = verticalScrollBar();
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    if (extendSelection(event))
        return;
    switch (event->key()) {
    case Qt::Key_Up:
        control ? moveCurrent(-1) : bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return;
    case Qt::Key_Down:
        control ? moveCurrent(1) : bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        return;
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return;
    case Qt::Key_Home:
        scrollToBeginning();
        return;
    case Qt::Key_End:
        scrollToEnd();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        int unit = -1;
        if (const HotSpot *spot = currentSpot(&unit))
            activate(*spot, unit);
        return;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Space: {
        int at = -1;
        const HotSpot *spot = event->key() == Qt::Key_Space ? currentSpot(&at) : nullptr;
        if (spot && spot->action == HotAction::FoldPart) {
            activate(*spot, at);
            return;
        }
        const int unit = currentUnit();
        if (unit < 0 || !m_rows.item(unit)->isFoldable())
            return;
        TranscriptItem *item = m_rows.item(unit);
        const bool fold = event->key() == Qt::Key_Space ? !item->isFolded() : event->key() == Qt::Key_Left;
        if (fold != item->isFolded()) {
            item->setFolded(fold);
            afterFold(unit);
        }
        return;
    }
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

/// What the keys are at is told while they are here.
void TranscriptView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    int unit = -1;
    if (const HotSpot *link = currentSpot(&unit); link && link->action == HotAction::Link)
        pointAtLink(link->text);
    if (m_currentRow >= 0)
        viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    int unit = -1;
    if (const HotSpot *link = currentSpot(&unit); link && link->action == HotAction::Link)
        pointAtLink({});
    if (m_currentRow >= 0)
        viewport()->update();
}

} // namespace widgets
