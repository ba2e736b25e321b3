// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptpointer.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "text/layout/messageflow.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptselection.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QHelpEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QToolTip>
#include <QWidget>

namespace widgets {
namespace {

constexpr base::Milliseconds scrollStep{30}; ///< between two scroll steps while the pointer is held outside

} // namespace

TranscriptPointer::TranscriptPointer(const TranscriptRows *rows, TranscriptLayout *layout,
                                     TranscriptSelection *selection, TranscriptCursor *cursor, base::Clock *clock,
                                     QWidget *viewport)
    : m_rows(rows)
    , m_layout(layout)
    , m_selection(selection)
    , m_cursor(cursor)
    , m_clock(clock)
    , m_viewport(viewport)
{}

bool TranscriptPointer::handle(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseMove:
        move(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonRelease:
        release(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        doubleClick(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::Wheel:
        turnWheel(*static_cast<QWheelEvent *>(event));
        event->accept();
        return true;
    case QEvent::ToolTip:
        showTip(*static_cast<QHelpEvent *>(event));
        return true;
    case QEvent::Leave:
        pointAt({-1, -1});
        Q_EMIT linkPointedAt({});
        return false;
    default:
        return false;
    }
}

/// Whether it has moved far enough to count as a drag.
bool TranscriptPointer::isFar(QPoint at) const
{
    return (at - m_pressed).manhattanLength() >= QApplication::startDragDistance();
}

void TranscriptPointer::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    const QPoint at = m_layout->toContent(event.pos());
    const bool isThird =
        m_doubleClickedAt &&
        m_clock->now() - *m_doubleClickedAt < base::Milliseconds(QApplication::doubleClickInterval()) && !isFar(at);
    m_pressed = at;
    m_selecting = m_mayDrag = m_picked = false;
    const bool onText = m_layout->hasTextAt(at);
    if (isThird && onText) {
        m_picked = true;
        m_selection->selectBlock(m_layout->placeAt(at));
        m_layout->update();
        Q_EMIT selected();
        return;
    }
    if (event.modifiers() & Qt::ShiftModifier && m_selection->isBegun()) {
        m_selecting = true;
        selectTo(at);
        return;
    }
    if (m_layout->unitAtPoint(at) >= 0 && m_selection->contains(m_layout->placeAt(at))) {
        m_mayDrag = true;
        return;
    }
    if (!m_selection->isEmpty() || m_cursor->isSet())
        m_layout->update();
    m_cursor->clear();
    m_selection->clear();
    if (onText) {
        m_selecting = true;
        const TranscriptPlace place = m_layout->placeAt(at);
        m_selection->set(place, place);
    }
}

void TranscriptPointer::move(const QMouseEvent &event)
{
    const QPoint at = m_layout->toContent(event.pos());
    const bool isHeld = event.buttons() & Qt::LeftButton;
    if (m_mayDrag && isHeld) {
        if (isFar(at)) {
            m_mayDrag = false;
            drag();
        }
        return;
    }
    if (m_selecting && isHeld) {
        if (isFar(at) || m_selection->anchor() != m_selection->caret())
            selectTo(at);
        return;
    }
    pointAt(at);
    int unit = -1;
    const QString target = m_layout->linkAt(at);
    const HotSpot *spot = m_layout->hotSpotAt(at, &unit);
    const auto *link = spot ? spot->asksFor<actions::OpenLink>() : nullptr;
    Q_EMIT linkPointedAt(!target.isEmpty() ? target : link ? link->link : QString());
    const bool hot = !target.isEmpty() || spot;
    m_viewport->setCursor(hot ? Qt::PointingHandCursor : m_layout->hasTextAt(at) ? Qt::IBeamCursor : Qt::ArrowCursor);
}

/// Repaints only items that look different under the pointer.
void TranscriptPointer::pointAt(QPoint at)
{
    const int unit = m_layout->unitAtPoint(at);
    const int row = unit >= 0 && m_rows->item(unit)->respondsToPointer() ? m_rows->firstRow(unit) : -1;
    const int before = std::exchange(m_pointedRow, row);
    if (before == row)
        return;
    for (const int changed : {before, row}) {
        if (changed >= 0 && changed < m_rows->rowCount())
            m_layout->update(m_rows->unitOfRow(changed));
    }
}

void TranscriptPointer::release(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    const QPoint at = m_layout->toContent(event.pos());
    const bool hasSelected = m_selecting && !m_selection->isEmpty();
    m_selecting = false;
    m_selectScroll.cancel();
    if (hasSelected) {
        Q_EMIT selected();
        return;
    }
    // A click into the selection without a drag: clears it.
    if (std::exchange(m_mayDrag, false)) {
        m_selection->clear();
        m_layout->update();
    }
    if (std::exchange(m_picked, false))
        return; // the click selected words and must not activate anything
    if (isFar(at))
        return;
    int unit = m_layout->unitAtPoint(at);
    if (m_layout->hasTextAt(at)) {
        const text::FlowHit hit = m_rows->item(unit)->hit(at - m_layout->unitRect(unit).topLeft());
        if (!hit.link.isEmpty()) {
            Q_EMIT linkClicked(hit.link);
            return;
        }
        if (!hit.copy.isEmpty()) {
            QApplication::clipboard()->setText(hit.copy);
            QToolTip::showText(event.globalPosition().toPoint(), base::Words::tr("Copied"), m_viewport);
            return;
        }
    }
    if (const HotSpot *spot = m_layout->hotSpotAt(at, &unit))
        Q_EMIT activated(*spot, unit);
}

void TranscriptPointer::doubleClick(const QMouseEvent &event)
{
    const QPoint at = m_layout->toContent(event.pos());
    int unit = -1;
    // A double click on a button must count once: after the first click another button may be there, for example Redo.
    // Folding may be clicked repeatedly, and a link is text.
    const HotSpot *spot = m_layout->hotSpotAt(at, &unit);
    const bool isButton = spot && !spot->asksFor<actions::Fold>() && !spot->asksFor<actions::FoldPart>() &&
                          !spot->asksFor<actions::OpenLink>();
    if (isButton) {
        m_pressed = at;
        m_picked = true;
        return;
    }
    if (unit >= 0) {
        if (const auto opens = m_rows->item(unit)->opensAt(at - m_layout->unitRect(unit).topLeft())) {
            m_pressed = at;
            m_picked = true;
            Q_EMIT activated(*opens, unit);
            return;
        }
    }
    if (!m_layout->hasTextAt(at)) {
        press(event);
        return;
    }
    m_doubleClickedAt = m_clock->now();
    m_pressed = at;
    m_selecting = m_mayDrag = false;
    m_picked = true;
    m_selection->selectWord(m_layout->placeAt(at));
    m_layout->update();
    Q_EMIT selected();
}

void TranscriptPointer::drag()
{
    auto *drag = new QDrag(m_viewport);
    drag->setMimeData(m_selection->mimeData());
    drag->exec(Qt::CopyAction); // only copying: dropping cannot change anything here
}

// --- scrolling while the pointer is held outside -----------------------------------------------------------------

void TranscriptPointer::selectTo(QPoint at)
{
    m_selectingTo = at;
    m_selection->set(m_selection->anchor(), m_layout->placeFrom(m_selection->anchor(), at));
    m_layout->update();
    const bool outside = at.y() < 0 || at.y() >= m_layout->viewHeight();
    if (!outside)
        m_selectScroll.cancel();
    else if (!m_selectScroll.isSet())
        m_selectScroll = m_clock->after(scrollStep, [this] { scrollSelecting(); });
}

void TranscriptPointer::scrollSelecting()
{
    m_selectScroll.cancel();
    if (!m_selecting)
        return;
    // Faster with greater distance.
    const int y = m_selectingTo.y(), height = m_layout->viewHeight(), below = y - height + 1;
    m_layout->scrollBy(qBound(-height / 2, y < 0 ? y : qMax(0, below), height / 2));
    selectTo(m_selectingTo);
}

// --- wheel and tips ------------------------------------------------------------------------------------------

/// Touchpads report pixels and high-resolution wheels small angles: both scroll by that amount and not in steps.
void TranscriptPointer::turnWheel(const QWheelEvent &event)
{
    constexpr qreal notch = 120;
    const qreal notches = event.angleDelta().y() / notch;
    if (event.modifiers() & Qt::ControlModifier) {
        m_zoomRest += notches;
        const int steps = int(m_zoomRest);
        m_zoomRest -= steps;
        if (steps != 0)
            Q_EMIT zoomWanted(steps);
        return;
    }
    // On X11 the pixel values are unreliable.
    const bool hasPixels = !event.pixelDelta().isNull() && QGuiApplication::platformName() != QLatin1String("xcb");
    const qreal page = m_layout->viewHeight();
    const qreal turn =
        hasPixels
            ? event.pixelDelta().y()
            : qBound(-page, notches * QApplication::wheelScrollLines() * m_layout->theme().prose.bodyLine(), page);
    if (const int pixels = m_layout->anchor().pixelsOf(turn); pixels != 0)
        m_layout->scrollBy(-pixels);
}

void TranscriptPointer::showTip(const QHelpEvent &event)
{
    const QPoint at = m_layout->toContent(event.pos());
    const QString link = m_layout->linkAt(at);
    int unit = -1;
    const HotSpot *spot = m_layout->hotSpotAt(at, &unit);
    if (!link.isEmpty())
        QToolTip::showText(event.globalPos(), base::visibleText(link), m_viewport);
    else if (spot && !(spot->tip.isEmpty() && spot->name.isEmpty()))
        QToolTip::showText(event.globalPos(), spot->tip.isEmpty() ? spot->name : spot->tip, m_viewport);
    else
        QToolTip::hideText();
}

} // namespace widgets

#include "moc_transcriptpointer.cpp"
