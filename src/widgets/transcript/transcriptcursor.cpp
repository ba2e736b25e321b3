// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptcursor.h"

#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"

namespace widgets {

int TranscriptCursor::rowUnit() const
{
    return m_row >= 0 && m_row < m_rows->rowCount() ? m_rows->unitOfRow(m_row) : -1;
}

void TranscriptCursor::set(int row)
{
    m_row = row;
    m_spot = -1;
}

int TranscriptCursor::unit() const
{
    if (const int own = rowUnit(); own >= 0)
        return own;
    int found = -1;
    for (int unit = m_rows->unitCount() == 0 ? 0 : m_layout->unitAtLine(0); unit < m_rows->unitCount(); ++unit) {
        const int top = m_layout->viewTop(unit);
        if (top > m_layout->viewHeight())
            break;
        if (top + m_rows->unitHeight(unit) > 0 && m_rows->item(unit)->isFoldable())
            found = unit;
    }
    return found;
}

/// The next place in the item where the keys stop, after \p spot; -1: none.
int TranscriptCursor::spotBeyond(int unit, int spot, int step) const
{
    const std::vector<HotSpot> &spots = m_rows->item(unit)->hotSpots();
    for (spot += step; spot >= 0 && spot < int(spots.size()); spot += step) {
        if (spots[size_t(spot)].hasOwnStep)
            return spot;
    }
    return -1;
}

void TranscriptCursor::move(int step)
{
    if (m_rows->unitCount() == 0)
        return;
    int unit = rowUnit(), spot = -1;
    if (unit < 0) {
        unit = m_layout->unitAtLine(m_layout->viewHeight() / 2 + m_rows->gap());
    } else {
        // Down from an item moves through its places, up from the first place back to the item.
        const bool inside = m_spot >= 0 || step > 0;
        spot = inside ? spotBeyond(unit, m_spot, step) : -1;
        if (spot < 0 && (step > 0 || m_spot < 0)) {
            const int next = qBound(0, unit + step, m_rows->unitCount() - 1);
            if (next == unit)
                spot = m_spot;
            else if (step < 0)
                spot = spotBeyond(next, int(m_rows->item(next)->hotSpots().size()), step);
            unit = next;
        }
    }
    m_row = m_rows->firstRow(unit);
    m_spot = spot;
    QRect rect = m_layout->unitRect(unit);
    if (spot >= 0)
        rect = m_rows->item(unit)->hotSpots()[size_t(spot)].rect.toRect().translated(rect.topLeft());
    if (rect.top() < 0 || rect.bottom() > m_layout->viewHeight()) {
        if (spot < 0)
            m_layout->scrollToRow(m_row);
        else
            m_layout->scrollBy(rect.center().y() - m_layout->viewHeight() / 2);
    }
    Q_EMIT moved(spot >= 0 ? m_rows->item(unit)->hotSpots()[size_t(spot)].name : m_rows->item(unit)->startText());
    m_layout->update();
}

const HotSpot *TranscriptCursor::spot(int *unit) const
{
    const int own = rowUnit();
    if (own < 0 || m_spot < 0)
        return nullptr;
    *unit = own;
    const std::vector<HotSpot> &spots = m_rows->item(own)->hotSpots();
    return m_spot < int(spots.size()) ? &spots[size_t(m_spot)] : nullptr;
}

QString TranscriptCursor::link() const
{
    int unit = -1;
    const HotSpot *here = spot(&unit);
    const auto *open = here ? here->asksFor<actions::OpenLink>() : nullptr;
    return open ? open->link : QString();
}

void TranscriptCursor::leaveLink()
{
    int unit = -1;
    if (const HotSpot *here = spot(&unit); here && here->asksFor<actions::OpenLink>())
        m_spot = -1;
}

} // namespace widgets

#include "moc_transcriptcursor.cpp"
