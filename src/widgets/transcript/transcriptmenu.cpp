// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptmenu.h"

#include "base/overloaded.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "history/entry.h"
#include "widgets/transcript/transcriptclipboard.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptselection.h"

#include <QAbstractScrollArea>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>

namespace widgets {
namespace {

/// A long report has more rows than a menu can show, and a message more pictures: only the clicked one is included.
bool belongsHere(const HotSpot &spot, QPointF local)
{
    return std::visit(
        base::Overloaded{
            [&](const base::OneOf<actions::ShowEntry, actions::Undo, actions::Redo, actions::Look, actions::Acknowledge,
                                  actions::UndoHunk, actions::RedoHunk, actions::KeepHunk> auto &) {
                return local.y() >= spot.rect.top() && local.y() <= spot.rect.bottom();
            },
            [&](const base::OneOf<actions::ShowImage, actions::SaveContent, actions::OpenSound, actions::FoldPart,
                                  actions::OpenLink> auto &) {
                return !spot.rect.isValid() || spot.rect.contains(local);
            },
            [](const actions::CommentLine &) { return false; }, [](const auto &) { return true; }},
        spot.action);
}

} // namespace

TranscriptMenu::TranscriptMenu(const Conversation &conversation, const QContextMenuEvent &event,
                               QAbstractScrollArea *view)
    : QMenu(view)
    , m_of(conversation)
    , m_at(event.globalPos())
{
    setAttribute(Qt::WA_DeleteOnClose);
    const QPoint point = m_of.layout->toContent(event.pos());
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    const int unit = byKey ? unitOfKeys() : m_of.layout->unitAtPoint(point);
    addSelection();
    if (unit >= 0) {
        if (byKey) {
            const QRect rect = m_of.layout->unitRect(unit);
            m_at = view->viewport()->mapToGlobal(QPoint(m_of.layout->toContent(rect).left() + 8,
                                                        qBound(0, rect.top() + 8, m_of.layout->viewHeight() - 8)));
        }
        addUnit(unit, point, byKey);
        addSeparator();
    }
    add(base::Words::tr("Select &all"), [this] { Q_EMIT selectAllWanted(); });
    add(base::Words::tr("&Fold all"), [this] { Q_EMIT foldAllWanted(true); });
    add(base::Words::tr("&Unfold all"), [this] { Q_EMIT foldAllWanted(false); });
}

template <class Act> void TranscriptMenu::add(const QString &name, Act act)
{
    connect(addAction(name), &QAction::triggered, this, act);
}

/// The unit for a menu opened by the keyboard: the current one, else where a selection ends, else the last visible one.
int TranscriptMenu::unitOfKeys() const
{
    if (m_of.cursor->rowUnit() >= 0)
        return m_of.cursor->rowUnit();
    if (!m_of.selection->isEmpty() && m_of.selection->caret().row < m_of.rows->rowCount())
        return m_of.rows->unitOfRow(m_of.selection->caret().row);
    return m_of.rows->unitCount() == 0 ? -1 : m_of.layout->unitAtLine(m_of.layout->viewHeight() - 1);
}

void TranscriptMenu::addSelection()
{
    if (m_of.selection->isEmpty())
        return;
    add(base::Words::tr("&Copy"), [this] { m_of.clipboard->copySelection(); });
    add(base::Words::tr("Copy as &Markdown"), [this] { m_of.clipboard->copyMarkdown(); });
}

/// Refers to entries by id: rows may have changed when an item is chosen.
void TranscriptMenu::addUnit(int unit, QPoint point, bool byKey)
{
    const int row = m_of.rows->firstRow(unit);
    TranscriptItem *item = m_of.rows->item(unit);
    add(base::Words::tr("Copy &block"), [this, row] {
        if (row < m_of.rows->rowCount())
            m_of.clipboard->copyUnit(m_of.rows->unitOfRow(row));
    });
    if (item->hasText() && !item->isSelectedWhole()) {
        add(tr("Copy message as Markdown"), [this, row] {
            if (row < m_of.rows->rowCount())
                m_of.clipboard->copyMarkdownOf(row);
        });
    }
    const history::EntryId id = m_of.model->entry(byKey && m_of.cursor->isSet() ? m_of.cursor->row() : row).id;
    add(tr("Copy link to this entry"), [this, id] { Q_EMIT actionWanted(actions::CopyEntryLink{id}); });
    const QString link = byKey ? m_of.cursor->link() : m_of.layout->linkAt(point);
    if (!link.isEmpty()) {
        add(base::Words::tr("Open %1").arg(base::visibleText(link)),
            [this, link] { Q_EMIT actionWanted(actions::OpenLink{link}); });
        add(tr("Copy link"), [link] { QGuiApplication::clipboard()->setText(link); });
    }
    int spotUnit = -1;
    const HotSpot *current = byKey ? m_of.cursor->spot(&spotUnit) : nullptr;
    const QPointF local = current ? current->rect.center() : QPointF(point - m_of.layout->unitRect(unit).topLeft());
    for (const HotSpot &spot : item->hotSpots()) {
        const auto *same = spot.asksFor<actions::OpenLink>(); // it is listed above, with its whole target
        if (!spot.name.isEmpty() && belongsHere(spot, local) && !(same && same->link == link))
            addSpot(spot, row);
    }
    if (const auto spot = byKey && !current ? std::nullopt : item->commentsAt(local))
        addSpot(*spot, row);
    if (const auto spot = byKey ? std::nullopt : item->opensAt(local))
        addSpot(*spot, row);
}

void TranscriptMenu::addSpot(const HotSpot &spot, int row)
{
    add(spot.name, [this, spot, row] {
        if (row < m_of.rows->rowCount())
            Q_EMIT activated(spot, m_of.rows->unitOfRow(row));
    });
}

} // namespace widgets

#include "moc_transcriptmenu.cpp"
