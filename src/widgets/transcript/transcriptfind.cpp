// SPDX-License-Identifier: Apache-2.0
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "widgets/content/shownlines.h"
#include "widgets/transcript/messageitems.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include <QScrollBar>

namespace widgets {

void TranscriptView::setSearch(models::TranscriptSearch *search)
{
    m_search = search;
    search->setLineMaker(shownLines(&m_look->theme().prose));
    search->setBaseFolder(m_context.baseFolder);
    connect(search, &models::TranscriptSearch::changed, this, [this] {
        // Marks are painted from the pattern: what is found elsewhere changes nothing here, unless it spans lines.
        if (m_search->pattern().spansLines())
            viewport()->update();
        if (std::exchange(m_markedPattern, m_search->pattern().options()) == m_search->pattern().options())
            return;
        viewport()->update();
        markCards();
        if (m_search->pattern().finds())
            return;
        m_unfoldedFor = 0; // it stays open: there the search ended
        m_pinned = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 2;
    });
    connect(search, &models::TranscriptSearch::currentChanged, this, &TranscriptView::showFound);
}

EntryMarks TranscriptView::marksOf(int row) const
{
    if (!m_search || !m_search->pattern().finds())
        return {};
    return {&m_search->pattern(), m_search->current(), m_model->entry(row).id, m_search};
}

/// -1: not in the view yet. Ids rise with the rows.
int TranscriptView::rowOf(history::EntryId id) const
{
    int low = 0, high = m_rows.rowCount();
    while (low < high) {
        const int middle = (low + high) / 2;
        if (m_model->entry(middle).id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < m_rows.rowCount() && m_model->entry(low).id == id ? low : -1;
}

history::EntryId TranscriptView::firstVisibleEntry() const
{
    if (m_rows.unitCount() == 0)
        return 0;
    const int unit = m_rows.unitAt(qMax<qint64>(0, verticalScrollBar()->value() - m_rows.gap()));
    return m_model->entry(m_rows.firstRow(unit)).id;
}

void TranscriptView::markCards()
{
    for (const auto &[id, card] : m_cards) {
        const int row = rowOf(id);
        card->setMarks(row < 0 ? EntryMarks() : marksOf(row));
    }
}

/// What was unfolded only to show a match closes behind it, or going through them would open everything.
void TranscriptView::foldAgain(history::EntryId except)
{
    const history::EntryId id = m_unfoldedFor;
    const int row = id == 0 || id == except ? -1 : rowOf(id);
    if (row < 0)
        return;
    m_unfoldedFor = 0;
    const int unit = m_rows.unitOfRow(row), other = m_rows.unitOfRow(qMax(0, rowOf(except)));
    if (unit == other || m_rows.item(unit)->isFolded())
        return;
    m_rows.item(unit)->setFolded(true);
    m_rows.measure(unit);
    relayout();
}

/// Unfolds what hides the current match and brings it into view, if it is not there.
void TranscriptView::showFound()
{
    viewport()->update();
    markCards();
    const models::Found *now = m_search->current();
    if (!now)
        return;
    if (m_syncPosted)
        syncNow();
    const int row = rowOf(now->entry);
    if (row < 0)
        return;
    foldAgain(now->entry);
    const int unit = m_rows.unitOfRow(row);
    TranscriptItem *item = m_rows.item(unit);
    m_anchor = {m_rows.firstRow(unit), 0, viewTop(unit)};
    m_pinned = false;
    if (item->isFoldable() && item->isFolded())
        m_unfoldedFor = now->entry;
    item->unfoldFor(*now);
    if (item->isFolded())
        m_unfoldedFor = 0;
    m_rows.keep(unit);
    m_rows.measure(unit);
    const int margin = m_look->theme().u * 8;
    // What lies above is measured on the way, and moves it.
    for (int i = 0; i < 4; ++i) {
        const QRectF place = item->rectOf(*now);
        m_rows.measure(unit);
        relayout();
        const qreal top = viewTop(unit) + place.top();
        if (top >= margin && top + place.height() <= viewport()->height() - margin)
            break;
        const qreal wanted = viewport()->height() / 3.0;
        m_anchor = {m_rows.firstRow(unit), 0, int(wanted - place.top())};
        if (const auto *message = dynamic_cast<const MessageItem *>(item)) {
            m_anchor.block = now->line;
            m_anchor.offset = int(wanted - place.top() + message->blockTop(now->line));
        }
        relayout();
    }
    // Not pinned, at the end neither: what arrives must not move the match away that is being read.
    setAccessibleDescription(item->startText());
}

} // namespace widgets
