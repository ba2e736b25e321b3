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
    int unit = -1;
    const bool link = !linkAt(event->pos()).isEmpty();
    const bool hot = link || hotSpotAt(event->pos(), &unit);
    const bool text = !hot && unit >= 0 && m_rows.item(unit)->hasText();
    viewport()->setCursor(hot ? Qt::PointingHandCursor : text ? Qt::IBeamCursor : Qt::ArrowCursor);
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

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString link = linkAt(help->pos());
        if (!link.isEmpty())
            QToolTip::showText(help->globalPos(), base::visibleText(link), viewport());
        else
            QToolTip::hideText();
        return true;
    }
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
                                 spot.action == HotAction::Acknowledge ||
                                 (spot.action == HotAction::FoldPart && spot.hasOwnStep);
            const bool isMeant = local.y() >= spot.rect.top() && local.y() <= spot.rect.bottom();
            if (spot.name.isEmpty() || (isOfRow && !isMeant))
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
