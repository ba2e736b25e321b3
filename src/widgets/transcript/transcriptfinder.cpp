// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptfinder.h"

#include "models/search/searchsources.h"
#include "widgets/content/shownlines.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"

#include <utility>

namespace widgets {

TranscriptFinder::TranscriptFinder(models::TranscriptModel *model, TranscriptRows *rows, TranscriptLayout *layout,
                                   const ItemContext *context)
    : m_model(model)
    , m_rows(rows)
    , m_layout(layout)
    , m_context(context)
{}

void TranscriptFinder::setSearch(models::TranscriptSearch *search)
{
    m_search = search;
    search->setLineMaker(shownLines(&m_context->theme().prose));
    search->setBaseFolder(m_context->baseFolder);
    connect(search, &models::TranscriptSearch::changed, this, &TranscriptFinder::patternChanged);
    connect(search, &models::TranscriptSearch::currentChanged, this, &TranscriptFinder::show);
}

void TranscriptFinder::baseFolderChanged()
{
    if (m_search)
        m_search->setBaseFolder(m_context->baseFolder);
}

void TranscriptFinder::patternChanged()
{
    // Marks are painted by the pattern, so results matter here only for patterns over several lines.
    if (m_search->pattern().spansLines())
        m_layout->update();
    if (std::exchange(m_markedPattern, m_search->pattern().options()) == m_search->pattern().options())
        return;
    m_layout->update();
    Q_EMIT marksChanged();
    if (m_search->pattern().finds())
        return;
    m_unfoldedFor = 0; // it stays open, since the search ended there
    m_layout->updateAtEnd();
}

EntryMarks TranscriptFinder::marksOf(int row) const
{
    if (!m_search || !m_search->pattern().finds())
        return {};
    return {&m_search->pattern(), m_search->current(), m_model->entry(row).id, m_search};
}

void TranscriptFinder::onReadAgain(const std::set<int> &rows)
{
    const models::Found *now = m_search ? m_search->current() : nullptr;
    if (now && now->in == models::FoundIn::Diff && rows.contains(m_rows->rowOf(now->entry)))
        show();
}

/// An entry unfolded only for a match is folded again, so that stepping through matches does not unfold everything.
void TranscriptFinder::foldAgain(history::EntryId except)
{
    const history::EntryId id = m_unfoldedFor;
    const int row = id == 0 || id == except ? -1 : m_rows->rowOf(id);
    if (row < 0)
        return;
    m_unfoldedFor = 0;
    const int unit = m_rows->unitOfRow(row), other = m_rows->unitOfRow(qMax(0, m_rows->rowOf(except)));
    if (unit == other || m_rows->item(unit)->isFolded())
        return;
    m_rows->item(unit)->setFolded(true);
    m_rows->measure(unit);
    m_layout->relayout();
}

/// Unfolds what hides the current match and scrolls it into view if necessary.
void TranscriptFinder::show()
{
    m_layout->update();
    Q_EMIT marksChanged();
    const models::Found *now = m_search->current();
    if (!now)
        return;
    m_layout->settle();
    const int row = m_rows->rowOf(now->entry);
    if (row < 0)
        return;
    foldAgain(now->entry);
    const int unit = m_rows->unitOfRow(row);
    TranscriptItem *item = m_rows->item(unit);
    m_layout->anchor().hold(m_rows->firstRow(unit), m_layout->viewTop(unit));
    if (item->isFoldable() && item->isFolded())
        m_unfoldedFor = now->entry;
    item->unfoldFor(*now);
    if (item->isFolded())
        m_unfoldedFor = 0;
    m_rows->setKept(unit);
    m_rows->measure(unit);
    bringIntoView(*now, unit);
    Q_EMIT shown(item->startText());
}

/// Afterwards the end is not followed, so that new text does not move the match away.
void TranscriptFinder::bringIntoView(const models::Found &found, int unit)
{
    TranscriptItem *item = m_rows->item(unit);
    const int margin = m_layout->theme().u * 8;
    // Scrolling measures what is above, which moves the match.
    for (int i = 0; i < 4; ++i) {
        const QRectF place = item->rectOf(found);
        m_rows->measure(unit);
        m_layout->relayout();
        const qreal top = m_layout->viewTop(unit) + place.top();
        if (top >= margin && top + place.height() <= m_layout->viewHeight() - margin)
            break;
        const qreal wanted = m_layout->viewHeight() / 3.0 - place.top();
        m_layout->anchor().hold(m_rows->firstRow(unit), int(wanted + item->blockTop(found.line)), found.line);
        m_layout->relayout();
    }
}

} // namespace widgets

#include "moc_transcriptfinder.cpp"
