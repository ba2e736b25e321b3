// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "widgets/permissioncard.h"
#include "widgets/transcriptview.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
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
        Q_EMIT openLocation(s.text, s.number);
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
    case HotAction::ShowTraffic:
        Q_EMIT showTraffic();
        break;
    case HotAction::CopyText:
        QApplication::clipboard()->setText(s.text);
        Q_EMIT copyReport(s.text);
        break;
    case HotAction::Link:
        Q_EMIT linkActivated(QUrl(s.text));
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
        Q_EMIT editRequested(s.text);
        break;
    case HotAction::ShowImage:
        if (const acp::ContentBlock *content = attachmentOf(unit, s.number))
            Q_EMIT imageRequested(*content);
        break;
    case HotAction::SaveAttachment:
        if (const acp::ContentBlock *content = attachmentOf(unit, s.number))
            Q_EMIT saveRequested(*content);
        break;
    case HotAction::OpenAttachment:
        if (const acp::ContentBlock *content = attachmentOf(unit, s.number))
            Q_EMIT soundRequested(*content);
        break;
    case HotAction::None:
        break;
    }
}

const acp::ContentBlock *TranscriptView::attachmentOf(int unit, int number) const
{
    const history::Entry &entry = m_model->entry(m_rows.firstRow(unit));
    if (const auto *attachment = std::get_if<history::Attachment>(&entry.body))
        return &attachment->content;
    const auto *message = std::get_if<history::UserMessage>(&entry.body);
    return message && size_t(number) < message->attachments.size() ? &message->attachments[size_t(number)] : nullptr;
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

void TranscriptView::setSelection(Place anchor, Place caret)
{
    m_selectionAnchor = anchor;
    m_selectionCaret = caret;
    viewport()->update();
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->pos();
    m_selecting = false;
    const int unit = unitAtPoint(event->pos());
    if (hasSelection())
        setSelection({}, {});
    if (m_currentRow >= 0)
        viewport()->update();
    m_currentRow = m_currentSpot = -1;
    if (unit >= 0 && m_rows.item(unit)->hasText()) {
        m_selecting = true;
        m_selectionAnchor = m_selectionCaret = placeAt(event->pos());
    }
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_selecting && (event->buttons() & Qt::LeftButton)) {
        if ((event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance() &&
            m_selectionAnchor == m_selectionCaret)
            return;
        setSelection(m_selectionAnchor, placeAt(event->pos()));
        if (event->pos().y() < 0)
            verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
        else if (event->pos().y() > viewport()->height())
            verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return;
    }
    pointAt(event->pos());
    int unit = -1;
    const bool link = !linkAt(event->pos()).isEmpty();
    const bool hot = link || hotSpotAt(event->pos(), &unit);
    const bool text = !hot && unit >= 0 && m_rows.item(unit)->hasText();
    viewport()->setCursor(hot ? Qt::PointingHandCursor : text ? Qt::IBeamCursor : Qt::ArrowCursor);
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
            viewport()->update(unitRect(m_rows.unitOfRow(changed)));
    }
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool selected = m_selecting && hasSelection();
    m_selecting = false;
    if (selected) {
        if (QApplication::clipboard()->supportsSelection())
            QApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
        return;
    }
    if ((event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        return;
    const int unit = unitAtPoint(event->pos());
    if (unit < 0)
        return;
    if (m_rows.item(unit)->hasText()) {
        const text::FlowHit hit = m_rows.item(unit)->hit(event->pos() - unitRect(unit).topLeft());
        if (!hit.link.isEmpty()) {
            Q_EMIT linkActivated(QUrl(hit.link));
            return;
        }
        if (!hit.copy.isEmpty()) {
            QApplication::clipboard()->setText(hit.copy);
            QToolTip::showText(event->globalPosition().toPoint(), tr("Copied"), this);
            return;
        }
    }
    int hotUnit = -1;
    if (const HotSpot *spot = hotSpotAt(event->pos(), &hotUnit))
        activate(*spot, hotUnit);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int unit = unitAtPoint(event->pos());
    if (unit < 0 || !m_rows.item(unit)->hasText()) {
        mousePressEvent(event);
        return;
    }
    const Place at = placeAt(event->pos());
    TranscriptItem *item = m_rows.item(unit);
    const QString block = item->text({at.position.block, 0}, {at.position.block, 1 << 24});
    const auto isWord = [&block](int i) {
        return i >= 0 && i < block.size() && (block.at(i).isLetterOrNumber() || block.at(i) == u'_');
    };
    int from = at.position.offset, to = at.position.offset;
    while (isWord(from - 1))
        --from;
    while (isWord(to))
        ++to;
    setSelection({at.row, {at.position.block, from}}, {at.row, {at.position.block, to}});
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
        const QString link = linkAt(help->pos());
        int unit = -1;
        const HotSpot *spot = hotSpotAt(help->pos(), &unit);
        if (!link.isEmpty())
            QToolTip::showText(help->globalPos(), base::visibleText(link), viewport());
        else if (spot && !(spot->tip.isEmpty() && spot->name.isEmpty()))
            QToolTip::showText(help->globalPos(), spot->tip.isEmpty() ? spot->name : spot->tip, viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave)
        pointAt({-1, -1});
    return QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (hasSelection())
        connect(menu->addAction(tr("Copy")), &QAction::triggered, this, &TranscriptView::copy);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int unit = byKey ? currentUnit() : unitAtPoint(event->pos());
    QPoint at = event->globalPos();
    if (unit >= 0) {
        if (byKey)
            at = viewport()->mapToGlobal(unitRect(unit).topLeft() + QPoint(8, 8));
        const int row = m_rows.firstRow(unit);
        connect(menu->addAction(tr("Copy this block")), &QAction::triggered, this, [this, row] {
            if (row < m_rows.rowCount())
                QApplication::clipboard()->setText(m_rows.item(m_rows.unitOfRow(row))->wholeText());
        });
        const QString link = byKey ? QString() : linkAt(event->pos());
        if (!link.isEmpty()) {
            connect(menu->addAction(tr("Open %1").arg(base::visibleText(link))), &QAction::triggered, this,
                    [this, link] { Q_EMIT linkActivated(QUrl(link)); });
            connect(menu->addAction(tr("Copy link")), &QAction::triggered, this,
                    [link] { QApplication::clipboard()->setText(link); });
        }
        const std::vector<HotSpot> &spots = m_rows.item(unit)->hotSpots();
        const QPointF local = byKey && m_currentSpot >= 0 && m_currentSpot < int(spots.size())
                                  ? spots[size_t(m_currentSpot)].rect.center()
                                  : QPointF(event->pos() - unitRect(unit).topLeft());
        for (const HotSpot &spot : spots) {
            // A long report has more rows than a menu: only the one that was meant.
            const bool isOfRow = spot.action == HotAction::ShowEntry || spot.action == HotAction::Undo ||
                                 spot.action == HotAction::Redo || spot.action == HotAction::Look ||
                                 spot.action == HotAction::Acknowledge;
            const bool isMeant = local.y() >= spot.rect.top() && local.y() <= spot.rect.bottom();
            const bool isOfPart = spot.action == HotAction::ShowImage || spot.action == HotAction::SaveAttachment ||
                                  spot.action == HotAction::OpenAttachment || spot.action == HotAction::FoldPart ||
                                  spot.action == HotAction::Link;
            if (spot.name.isEmpty() || (isOfRow && !isMeant) ||
                (isOfPart && spot.rect.isValid() && !spot.rect.contains(local)))
                continue;
            connect(menu->addAction(spot.name), &QAction::triggered, this, [this, spot, row] {
                if (row < m_rows.rowCount())
                    activate(spot, m_rows.unitOfRow(row));
            });
        }
        menu->addSeparator();
    }
    connect(menu->addAction(tr("Fold all")), &QAction::triggered, this, &TranscriptView::foldAll);
    connect(menu->addAction(tr("Unfold all")), &QAction::triggered, this, &TranscriptView::unfoldAll);
    menu->popup(at);
}

} // namespace widgets
