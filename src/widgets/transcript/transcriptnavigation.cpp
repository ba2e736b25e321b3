// SPDX-License-Identifier: Apache-2.0
#include "base/ids.h"
#include "history/entry.h"
#include "widgets/transcript/transcriptview.h"

#include <QScrollBar>

// Going to places of the conversation.

namespace widgets {

void TranscriptView::scrollToRow(int row)
{
    m_pinned = false;
    m_anchor = {row, 0, m_look->theme().u * 8};
    relayout();
    m_pinned = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 2;
    viewport()->update();
}

void TranscriptView::scrollToEntry(history::EntryId id)
{
    syncNow();
    if (const int row = rowOf(id); row >= 0)
        scrollToRow(row);
}

void TranscriptView::showEntry(history::EntryId id)
{
    syncNow();
    const int row = rowOf(id);
    if (row < 0)
        return;
    scrollToRow(row);
    m_currentRow = row;
    m_currentSpot = -1;
    setAccessibleDescription(entryName(row));
    setFocus(Qt::OtherFocusReason);
    viewport()->update();
}

void TranscriptView::scrollToPermission(base::RequestKey key)
{
    syncNow();
    if (const history::EntryId open = openPermission(key)) {
        scrollToRow(rowOf(open));
        return;
    }
    // Answered ones are looked for only by a click in Pending.
    for (int row = m_model->rowCount() - 1; row >= 0; --row) {
        const auto *permission = std::get_if<history::Permission>(&m_model->entry(row).body);
        if (permission && permission->key == key) {
            scrollToRow(row);
            return;
        }
    }
}

void TranscriptView::scrollToBeginning()
{
    syncNow();
    m_toBeginning = m_model->earlierCount() > 0;
    m_earlierAsked = false;
    verticalScrollBar()->setValue(0);
    wantEarlier();
}

void TranscriptView::scrollToEnd()
{
    m_pinned = true;
    syncNow();
}

void TranscriptView::jumpToPrompt(int step)
{
    syncNow();
    const int edge = m_look->theme().u * 8;
    int found = -1;
    const int here =
        m_rows.unitCount() == 0
            ? 0
            : m_rows.firstRow(m_rows.unitAt(qMax<qint64>(0, verticalScrollBar()->value() - m_rows.gap() + edge)));
    const auto isBeyond = [&](int row) {
        if (!std::holds_alternative<history::UserMessage>(m_model->entry(row).body))
            return false;
        const int top = viewTop(m_rows.unitOfRow(row));
        return step < 0 ? top < edge - 2 : top > edge + 2;
    };
    for (int row = here; row >= 0 && row < m_rows.rowCount() && found < 0; row += step < 0 ? -1 : 1)
        found = isBeyond(row) ? row : -1;
    if (found >= 0) {
        scrollToRow(found);
        m_currentRow = found;
        m_currentSpot = -1;
        setAccessibleDescription(m_rows.rowItem(found)->startText());
    } else if (step > 0) {
        scrollToEnd();
    }
}

} // namespace widgets
