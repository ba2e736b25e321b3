// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/scrollanchor.h"

#include "widgets/transcript/transcriptrows.h"

#include <utility>

namespace widgets {

void ScrollAnchor::reset()
{
    m_atEnd = true;
    m_returns = false;
    m_newRows = 0;
}

void ScrollAnchor::hold(int row, int below, int block)
{
    m_atEnd = false;
    m_row = row;
    m_block = block;
    m_below = below;
}

void ScrollAnchor::holdBeginning()
{
    m_row = m_block = m_below = 0;
}

void ScrollAnchor::onScrolled(qint64 scrolled, qint64 most)
{
    updateAtEnd(scrolled, most);
    m_returns = false;
}

void ScrollAnchor::holdTop(qint64 scrolled)
{
    if (m_atEnd) {
        m_newRows = 0;
        m_grows = false;
    }
    if (m_rows->unitCount() == 0) {
        holdBeginning();
        return;
    }
    const qint64 y = scrolled - m_rows->gap();
    const int unit = m_rows->unitAt(qMax<qint64>(0, y));
    const TranscriptItem *item = m_rows->item(unit);
    const qint64 top = m_rows->top(unit);
    m_row = m_rows->firstRow(unit);
    m_block = item->blockAt(int(y - top));
    m_below = int(top + item->blockTop(m_block) - y);
}

qint64 ScrollAnchor::wanted(qint64 most) const
{
    if (m_atEnd)
        return most;
    if (m_rows->unitCount() == 0)
        return 0;
    const int unit = m_rows->unitOfRow(qMin(m_row, m_rows->rowCount() - 1));
    const qint64 top = m_rows->gap() + m_rows->top(unit) + m_rows->item(unit)->blockTop(m_block);
    return qBound<qint64>(0, top - m_below, most);
}

void ScrollAnchor::setLineHeight(int height)
{
    if (m_lineHeight > 0 && m_below < 0)
        m_below = m_below * height / m_lineHeight;
    m_lineHeight = height;
}

bool ScrollAnchor::takeReturn()
{
    return std::exchange(m_returns, false);
}

int ScrollAnchor::pixelsOf(qreal turn)
{
    m_wheelRest += turn;
    const int pixels = int(m_wheelRest);
    m_wheelRest -= pixels;
    return pixels;
}

} // namespace widgets
