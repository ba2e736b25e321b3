// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

namespace widgets {
namespace {

/// A long report has more rows than a menu, and a message more pictures: of these only the one that was meant.
bool belongsHere(const HotSpot &spot, QPointF local)
{
    switch (spot.action) {
    case HotAction::ShowEntry:
    case HotAction::Undo:
    case HotAction::Redo:
    case HotAction::Look:
    case HotAction::Acknowledge:
        return local.y() >= spot.rect.top() && local.y() <= spot.rect.bottom();
    case HotAction::ShowImage:
    case HotAction::SaveAttachment:
    case HotAction::OpenAttachment:
    case HotAction::FoldPart:
    case HotAction::Link:
        return !spot.rect.isValid() || spot.rect.contains(local);
    default:
        return true;
    }
}

} // namespace

/// What a menu called by a key is about: what the keys are at, else where a selection ends, else the last in view.
int TranscriptView::menuUnit() const
{
    if (m_currentRow >= 0 && m_currentRow < m_rows.rowCount())
        return m_rows.unitOfRow(m_currentRow);
    if (hasSelection() && m_selectionCaret.row < m_rows.rowCount())
        return m_rows.unitOfRow(m_selectionCaret.row);
    return m_rows.unitCount() == 0 ? -1 : unitAtLine(viewport()->height() - 1);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &name, auto act) {
        connect(menu->addAction(name), &QAction::triggered, this, act);
    };
    const QPoint point = toContent(event->pos());
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int unit = byKey ? menuUnit() : unitAtPoint(point);
    if (hasSelection()) {
        add(tr("Copy"), [this] { copy(); });
        add(tr("Copy as Markdown"), [this] { copyMarkdown(); });
    }
    QPoint at = event->globalPos();
    if (unit >= 0) {
        const QRect rect = unitRect(unit);
        if (byKey)
            at = viewport()->mapToGlobal(
                QPoint(toContent(rect).left() + 8, qBound(0, rect.top() + 8, viewport()->height() - 8)));
        const int row = m_rows.firstRow(unit);
        add(tr("Copy this block"), [this, row] {
            if (row < m_rows.rowCount())
                QApplication::clipboard()->setText(m_rows.item(m_rows.unitOfRow(row))->wholeText());
        });
        if (m_rows.item(unit)->hasText()) {
            add(tr("Copy message as Markdown"), [this, row] {
                if (row < m_rows.rowCount())
                    QApplication::clipboard()->setText(markdownOfRow(row));
            });
        }
        add(tr("Copy link to this entry"),
            [this, id = entryId(byKey && m_currentRow >= 0 ? m_currentRow : row)] { Q_EMIT entryLinkWanted(id); });
        int spotUnit = -1;
        const HotSpot *current = byKey ? currentSpot(&spotUnit) : nullptr;
        const bool isLink = current && current->action == HotAction::Link;
        const QString link = isLink ? current->text : byKey ? QString() : linkAt(point);
        if (!link.isEmpty()) {
            add(tr("Open %1").arg(base::visibleText(link)), [this, link] { Q_EMIT linkActivated(link); });
            add(tr("Copy link"), [link] { QApplication::clipboard()->setText(link); });
        }
        const QPointF local = current ? current->rect.center() : QPointF(point - rect.topLeft());
        for (const HotSpot &spot : m_rows.item(unit)->hotSpots()) {
            if (spot.name.isEmpty() || !belongsHere(spot, local))
                continue;
            add(spot.name, [this, spot, row] {
                if (row < m_rows.rowCount())
                    activate(spot, m_rows.unitOfRow(row));
            });
        }
        if (const auto spot = byKey ? std::nullopt : m_rows.item(unit)->opensAt(local)) {
            add(spot->name, [this, spot = *spot, row] {
                if (row < m_rows.rowCount())
                    activate(spot, m_rows.unitOfRow(row));
            });
        }
        menu->addSeparator();
    }
    add(tr("Select all"), [this] { selectAll(); });
    add(tr("Fold all"), [this] { foldAll(); });
    add(tr("Unfold all"), [this] { unfoldAll(); });
    menu->popup(at);
}

} // namespace widgets
