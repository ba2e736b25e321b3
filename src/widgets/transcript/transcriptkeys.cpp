// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptkeys.h"

#include "text/layout/messageflow.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptselection.h"

#include <QAbstractScrollArea>
#include <QKeyEvent>
#include <QScrollBar>

namespace widgets {

TranscriptKeys::TranscriptKeys(const TranscriptRows *rows, TranscriptLayout *layout, TranscriptSelection *selection,
                               TranscriptCursor *cursor, QAbstractScrollArea *area)
    : m_rows(rows)
    , m_layout(layout)
    , m_selection(selection)
    , m_cursor(cursor)
    , m_area(area)
{}

QScrollBar *TranscriptKeys::bar() const
{
    return m_area->verticalScrollBar();
}

bool TranscriptKeys::press(const QKeyEvent &event)
{
    if (extendSelection(event))
        return true;
    const bool control = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Up:
        control ? m_cursor->move(-1) : bar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return true;
    case Qt::Key_Down:
        control ? m_cursor->move(1) : bar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return true;
    case Qt::Key_PageUp:
        bar()->triggerAction(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        bar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activateCurrent();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Space:
        foldCurrent(event.key());
        return true;
    default:
        return false;
    }
}

void TranscriptKeys::activateCurrent()
{
    int unit = -1;
    if (const HotSpot *spot = m_cursor->spot(&unit))
        Q_EMIT activated(*spot, unit);
}

void TranscriptKeys::foldCurrent(int key)
{
    int at = -1;
    const HotSpot *spot = key == Qt::Key_Space ? m_cursor->spot(&at) : nullptr;
    if (spot && spot->asksFor<actions::FoldPart>()) {
        Q_EMIT activated(*spot, at);
        return;
    }
    const int unit = m_cursor->unit();
    if (unit < 0 || !m_rows->item(unit)->isFoldable())
        return;
    TranscriptItem *item = m_rows->item(unit);
    const bool fold = key == Qt::Key_Space ? !item->isFolded() : key == Qt::Key_Left;
    if (fold != item->isFolded()) {
        item->setFolded(fold);
        m_layout->onFolded(unit);
    }
}

std::optional<HotSpot> TranscriptKeys::lineToComment(int *unit)
{
    m_layout->settle();
    const auto at = [this, unit](int of, QPointF local) {
        *unit = of;
        return m_rows->item(of)->commentsAt(local);
    };
    const TranscriptPlace end = m_selection->caret();
    if (m_selection->isBegun() && end.row < m_rows->rowCount() && m_rows->hasText(end.row)) {
        const int of = m_rows->unitOfRow(end.row);
        if (const auto spot = at(of, caretRect(end).center() - m_layout->unitRect(of).topLeft()))
            return spot;
    }
    int spotUnit = -1;
    if (const HotSpot *current = m_cursor->spot(&spotUnit)) {
        if (const auto spot = at(spotUnit, current->rect.center()))
            return spot;
    }
    // A selection in a message is no line of the last change.
    const int of = m_cursor->isSet() || !m_selection->isBegun() ? m_cursor->unit() : -1;
    const QRect all = of < 0 ? QRect() : m_layout->unitRect(of);
    for (int y = 0; y < all.height(); y += m_layout->theme().u) {
        if (const auto spot = at(of, QPointF(all.width() / 2.0, y)))
            return spot;
    }
    return std::nullopt;
}

// --- selecting -----------------------------------------------------------------------------------------------

/// Where a selection with the keys begins: at the end of the last one, at the item the keys are at, else at the top.
TranscriptPlace TranscriptKeys::caret() const
{
    const TranscriptPlace last = m_selection->caret();
    if (last.row >= 0 && last.row < m_rows->rowCount())
        return last;
    if (m_cursor->rowUnit() >= 0)
        return {m_cursor->row(), {}};
    return m_layout->placeAt(QPoint(m_layout->columnLeft(), m_rows->gap()));
}

QRectF TranscriptKeys::caretRect(TranscriptPlace at) const
{
    TranscriptItem *item = m_rows->rowItem(at.row);
    const QRect all = m_layout->unitRect(m_rows->unitOfRow(at.row));
    return m_rows->hasText(at.row) ? item->caretRect(at.position).translated(m_layout->originOf(at.row)) : QRectF(all);
}

TranscriptPlace TranscriptKeys::pageBeyond(TranscriptPlace at, int step)
{
    const QRectF here = caretRect(at);
    const int before = bar()->value();
    const int page = qMax(1, m_layout->viewHeight() - m_layout->theme().prose.bodyLine() * 2);
    bar()->setValue(before + step * page);
    if (bar()->value() == before)
        return step > 0 ? m_selection->end() : TranscriptPlace{0, {}};
    const int moved = bar()->value() - before;
    const TranscriptPlace there =
        m_layout->placeAt(QPoint(int(here.left()), int(here.center().y()) - moved + step * page));
    return step > 0 ? qMax(at, there) : qMin(at, there);
}

/// Handles Shift with a movement key; true if it was one.
bool TranscriptKeys::extendSelection(const QKeyEvent &event)
{
    if (!(event.modifiers() & Qt::ShiftModifier) || event.modifiers() & Qt::AltModifier || m_rows->rowCount() == 0)
        return false;
    const bool control = event.modifiers() & Qt::ControlModifier;
    m_layout->settle();
    const TranscriptPlace at = caret();
    if (event.key() != Qt::Key_Up && event.key() != Qt::Key_Down)
        m_selection->forgetColumn();
    // Left means left on the screen: in right-to-left text that is the next character.
    const bool runsLeft = m_rows->hasText(at.row) && m_selection->blockText(at).isRightToLeft();
    TranscriptPlace next = at;
    switch (event.key()) {
    case Qt::Key_Left:
        next = m_selection->stepped(at, runsLeft ? 1 : -1, control);
        break;
    case Qt::Key_Right:
        next = m_selection->stepped(at, runsLeft ? -1 : 1, control);
        break;
    case Qt::Key_Up:
        next = m_selection->lineBeyond(at, -1);
        break;
    case Qt::Key_Down:
        next = m_selection->lineBeyond(at, 1);
        break;
    case Qt::Key_PageUp:
        next = pageBeyond(at, -1);
        break;
    case Qt::Key_PageDown:
        next = pageBeyond(at, 1);
        break;
    case Qt::Key_Home:
    case Qt::Key_End: {
        const bool end = event.key() == Qt::Key_End;
        if (control)
            next = end ? m_selection->end() : TranscriptPlace{0, {}};
        else
            next = m_selection->lineEdge(at, (end != runsLeft) != m_layout->theme().prose.rightToLeft,
                                         m_layout->unitRect(m_rows->unitOfRow(at.row)).width());
        break;
    }
    default:
        return false;
    }
    m_selection->set(m_selection->isBegun() ? m_selection->anchor() : at, next);
    m_layout->update();
    showCaret();
    Q_EMIT selectionMoved(m_selection->blockText(next).left(300));
    return true;
}

void TranscriptKeys::showCaret()
{
    const TranscriptPlace caret = m_selection->caret();
    const int margin = m_layout->theme().u * 4;
    const int unit = m_rows->unitOfRow(caret.row);
    TranscriptItem *item = m_rows->item(unit);
    if (item->isFolded() && item->hasText() && caretRect(caret).bottom() > m_layout->unitRect(unit).bottom()) {
        item->setFolded(false);
        m_layout->onFolded(unit);
    }
    if (m_rows->hasText(caret.row) && m_rows->rowItem(caret.row)->showText(caret.position))
        m_layout->onFolded(unit);
    // Its position is known only after everything before it was measured.
    for (int i = 0; i < 8; ++i) {
        const QRectF rect = caretRect(caret);
        const int before = bar()->value(), height = m_layout->viewHeight();
        if (caret == TranscriptPlace{0, {}}) {
            bar()->setValue(0);
            break;
        }
        const qreal bottom = qMin(rect.bottom(), rect.top() + height - 2 * margin);
        if (rect.top() < margin)
            bar()->setValue(before + int(rect.top()) - margin);
        else if (bottom > height - margin)
            bar()->setValue(before + int(bottom) - height + margin);
        if (bar()->value() == before)
            break;
    }
}

} // namespace widgets

#include "moc_transcriptkeys.cpp"
