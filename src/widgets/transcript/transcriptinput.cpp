// SPDX-License-Identifier: Apache-2.0
#include "acp/values.h"
#include "base/visibletext.h"
#include "history/entry.h"
#include "text/messageflow.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

namespace widgets {

int TranscriptView::unitAtPoint(QPoint point) const
{
    if (m_rows.unitCount() == 0)
        return -1;
    const int unit = m_rows.unitAt(qMax<qint64>(0, verticalScrollBar()->value() + point.y() - m_rows.gap()));
    return unitRect(unit).contains(point) ? unit : -1;
}

/// The one at that height, wherever the pointer is across; there must be one.
int TranscriptView::unitAtLine(int y) const
{
    return m_rows.unitAt(qMax<qint64>(0, verticalScrollBar()->value() + y - m_rows.gap()));
}

const HotSpot *TranscriptView::hotSpotAt(QPoint point, int *unit) const
{
    *unit = unitAtPoint(point);
    if (*unit < 0)
        return nullptr;
    const QPointF local = point - unitRect(*unit).topLeft();
    for (const HotSpot &spot : m_rows.item(*unit)->hotSpots()) {
        if (spot.rect.contains(local))
            return &spot;
    }
    return nullptr;
}

QString TranscriptView::linkAt(QPoint point) const
{
    const int unit = unitAtPoint(point);
    if (unit < 0 || !m_rows.item(unit)->hasText())
        return {};
    return m_rows.item(unit)->hit(point - unitRect(unit).topLeft()).link;
}

void TranscriptView::activate(const HotSpot &spot, int unit)
{
    const HotSpot s = spot; // the item may be laid out anew by what follows
    switch (s.action) {
    case HotAction::Fold:
        m_rows.item(unit)->setFolded(!m_rows.item(unit)->isFolded());
        afterFold(unit);
        break;
    case HotAction::FoldPart:
        m_rows.item(unit)->togglePart(s.number);
        afterFold(unit);
        break;
    case HotAction::ShowEntry:
        goToEntry(history::EntryId(s.number));
        break;
    case HotAction::OpenLocation:
        Q_EMIT openLocation(s.text, s.number, s.within);
        break;
    case HotAction::KillCommand:
        Q_EMIT killCommand(base::TerminalId{s.text});
        break;
    case HotAction::Force:
        Q_EMIT forceRequested();
        break;
    case HotAction::Restart:
        Q_EMIT restartRequested();
        break;
    case HotAction::EditAgent:
        Q_EMIT editAgentRequested();
        break;
    case HotAction::ShowTraffic:
        Q_EMIT showTraffic();
        break;
    case HotAction::CopyText:
        QApplication::clipboard()->setText(s.text);
        Q_EMIT copyReport(s.text);
        break;
    case HotAction::Link:
        Q_EMIT linkActivated(s.text);
        break;
    case HotAction::Undo:
        Q_EMIT undoRequested(s.effects);
        break;
    case HotAction::Redo:
        Q_EMIT redoRequested(s.effects);
        break;
    case HotAction::Look:
        Q_EMIT lookRequested(s.effects);
        break;
    case HotAction::Acknowledge:
        Q_EMIT acknowledged(s.effects);
        break;
    case HotAction::Review:
        Q_EMIT reviewRequested(s.effects);
        break;
    case HotAction::Retry:
        Q_EMIT retryRequested(base::TurnId{quint64(s.number)});
        break;
    case HotAction::Restore:
        Q_EMIT restoreRequested(base::TurnId{quint64(s.number)});
        break;
    case HotAction::SaveReport:
        Q_EMIT reportRequested(base::TurnId{quint64(s.number)}, false);
        break;
    case HotAction::CopyAccount:
        Q_EMIT reportRequested(base::TurnId{quint64(s.number)}, true);
        break;
    case HotAction::EditMessage:
        Q_EMIT editRequested(history::EntryId(s.number));
        break;
    case HotAction::ShowImage:
        if (const acp::ContentBlock *content = m_rows.item(unit)->attachment(s.number))
            Q_EMIT imageRequested(*content);
        break;
    case HotAction::SaveAttachment:
        if (const acp::ContentBlock *content = m_rows.item(unit)->attachment(s.number))
            Q_EMIT saveRequested(*content);
        break;
    case HotAction::OpenAttachment:
        if (const acp::ContentBlock *content = m_rows.item(unit)->attachment(s.number))
            Q_EMIT soundRequested(*content);
        break;
    case HotAction::None:
        break;
    }
}

// --- mouse ---------------------------------------------------------------------------------------------------

TranscriptView::Place TranscriptView::placeAt(QPoint point) const
{
    if (m_rows.unitCount() == 0)
        return {};
    const int unit = m_rows.unitAt(qMax<qint64>(0, verticalScrollBar()->value() + point.y() - m_rows.gap()));
    Place place;
    place.row = m_rows.firstRow(unit);
    TranscriptItem *item = m_rows.item(unit);
    if (item->hasText())
        place.position = item->hit(point - unitRect(unit).topLeft()).position;
    return place;
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint at = toContent(event->pos());
    const bool isThird =
        m_doubleClickedAt &&
        m_clock->now() - *m_doubleClickedAt < base::Milliseconds(QApplication::doubleClickInterval()) &&
        (at - m_pressed).manhattanLength() < QApplication::startDragDistance();
    m_pressed = at;
    m_selecting = m_mayDrag = m_picked = false;
    const int unit = unitAtPoint(at);
    const bool onText = unit >= 0 && m_rows.item(unit)->hasText();
    if (isThird && onText) {
        m_picked = true;
        selectBlock(placeAt(at));
        return;
    }
    if (event->modifiers() & Qt::ShiftModifier && m_selectionAnchor.row >= 0) {
        m_selecting = true;
        selectTo(at);
        return;
    }
    if (isInSelection(at)) {
        m_mayDrag = true;
        return;
    }
    if (hasSelection())
        setSelection({}, {});
    if (m_currentRow >= 0)
        viewport()->update();
    m_currentRow = m_currentSpot = -1;
    m_selectionAnchor = m_selectionCaret = {};
    if (onText) {
        m_selecting = true;
        m_selectionAnchor = m_selectionCaret = placeAt(at);
    }
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = toContent(event->pos());
    const bool far = (at - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_mayDrag && (event->buttons() & Qt::LeftButton)) {
        if (far) {
            m_mayDrag = false;
            dragSelection();
        }
        return;
    }
    if (m_selecting && (event->buttons() & Qt::LeftButton)) {
        if (far || m_selectionAnchor != m_selectionCaret)
            selectTo(at);
        return;
    }
    pointAt(at);
    int unit = -1;
    const QString target = linkAt(at);
    const HotSpot *spot = hotSpotAt(at, &unit);
    const bool hot = !target.isEmpty() || spot;
    pointAtLink(!target.isEmpty() ? target : spot && spot->action == HotAction::Link ? spot->text : QString());
    const bool text = !hot && unit >= 0 && m_rows.item(unit)->hasText();
    viewport()->setCursor(hot ? Qt::PointingHandCursor : text ? Qt::IBeamCursor : Qt::ArrowCursor);
}

/// Tells where a link goes before it is followed.
void TranscriptView::pointAtLink(const QString &target)
{
    if (std::exchange(m_pointedLink, target) != target)
        Q_EMIT linkPointedAt(base::visibleText(target));
}

/// Repaints only items that look different under the pointer.
void TranscriptView::pointAt(QPoint point)
{
    const int unit = unitAtPoint(point);
    const int row = unit >= 0 && m_rows.item(unit)->respondsToPointer() ? m_rows.firstRow(unit) : -1;
    const int before = std::exchange(m_pointedRow, row);
    if (before == row)
        return;
    for (const int changed : {before, row}) {
        if (changed >= 0 && changed < m_rows.rowCount())
            viewport()->update(toContent(unitRect(m_rows.unitOfRow(changed))));
    }
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint at = toContent(event->pos());
    const bool selected = m_selecting && hasSelection();
    m_selecting = false;
    m_selectScroll.cancel();
    if (selected) {
        publishSelection();
        return;
    }
    // A click into what is selected, and no drag: it is let go of.
    if (std::exchange(m_mayDrag, false))
        setSelection({}, {});
    if (std::exchange(m_picked, false))
        return; // the click chose words, and nothing that reacts to one
    if ((at - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        return;
    const int unit = unitAtPoint(at);
    if (unit < 0)
        return;
    if (m_rows.item(unit)->hasText()) {
        const text::FlowHit hit = m_rows.item(unit)->hit(at - unitRect(unit).topLeft());
        if (!hit.link.isEmpty()) {
            Q_EMIT linkActivated(hit.link);
            return;
        }
        if (!hit.copy.isEmpty()) {
            QApplication::clipboard()->setText(hit.copy);
            QToolTip::showText(event->globalPosition().toPoint(), tr("Copied"), this);
            return;
        }
    }
    int hotUnit = -1;
    if (const HotSpot *spot = hotSpotAt(at, &hotUnit))
        activate(*spot, hotUnit);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint at = toContent(event->pos());
    const int unit = unitAtPoint(at);
    if (unit >= 0) {
        if (const auto spot = m_rows.item(unit)->opensAt(at - unitRect(unit).topLeft())) {
            m_pressed = at;
            m_picked = true;
            activate(*spot, unit);
            return;
        }
    }
    if (unit < 0 || !m_rows.item(unit)->hasText()) {
        mousePressEvent(event);
        return;
    }
    m_doubleClickedAt = m_clock->now();
    m_pressed = at;
    m_selecting = m_mayDrag = false;
    m_picked = true;
    selectWord(placeAt(at));
}

/// Touchpads say pixels and wheels of high resolution say small angles: both move the text by as much, not in steps.
void TranscriptView::wheelEvent(QWheelEvent *event)
{
    constexpr qreal notch = 120;
    if (event->modifiers() & Qt::ControlModifier) {
        m_zoomRest += event->angleDelta().y() / notch;
        const int steps = int(m_zoomRest);
        m_zoomRest -= steps;
        if (steps != 0)
            Q_EMIT zoomWanted(steps);
        event->accept();
        return;
    }
    // X11 drivers fill pixels in as they like.
    const bool hasPixels = !event->pixelDelta().isNull() && QGuiApplication::platformName() != QLatin1String("xcb");
    QScrollBar *bar = verticalScrollBar();
    if (hasPixels)
        m_wheelRest += event->pixelDelta().y();
    else
        m_wheelRest += qBound<qreal>(-bar->pageStep(),
                                     event->angleDelta().y() / notch * QApplication::wheelScrollLines() *
                                         m_look->theme().prose.bodyLine(),
                                     bar->pageStep());
    const int pixels = int(m_wheelRest);
    m_wheelRest -= pixels;
    if (pixels != 0)
        bar->setValue(bar->value() - pixels);
    event->accept();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString link = linkAt(toContent(help->pos()));
        int unit = -1;
        const HotSpot *spot = hotSpotAt(toContent(help->pos()), &unit);
        if (!link.isEmpty())
            QToolTip::showText(help->globalPos(), base::visibleText(link), viewport());
        else if (spot && !(spot->tip.isEmpty() && spot->name.isEmpty()))
            QToolTip::showText(help->globalPos(), spot->tip.isEmpty() ? spot->name : spot->tip, viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave) {
        pointAt({-1, -1});
        pointAtLink({});
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace widgets
