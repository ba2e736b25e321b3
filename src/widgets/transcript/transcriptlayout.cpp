// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptlayout.h"

#include "text/layout/messageflow.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

namespace widgets {

TranscriptLayout::TranscriptLayout(TranscriptRows *rows, const ItemContext *context, QAbstractScrollArea *area)
    : m_rows(rows)
    , m_context(context)
    , m_area(area)
    , m_anchor(rows)
{}

QScrollBar *TranscriptLayout::bar() const
{
    return m_area->verticalScrollBar();
}

QWidget *TranscriptLayout::viewport() const
{
    return m_area->viewport();
}

// --- places --------------------------------------------------------------------------------------------------

int TranscriptLayout::columnWidth(const Theme &theme, int width)
{
    const int u = theme.u;
    const int margin = width < u * 140 ? u * 3 : u * 4;
    const int widest = theme.fillsWindow ? width : qMin(QFontMetrics(theme.body).averageCharWidth() * 90, u * 165);
    return u * 7 + qMax(u * 30, qMin(widest, width - 2 * margin - u * 7));
}

int TranscriptLayout::columnLeft() const
{
    // Centred including the scroll bar, as the widgets below the view are.
    const int all = columnWidth(theme(), m_area->width());
    return (m_area->width() - all) / 2 + theme().u * 7;
}

QPoint TranscriptLayout::toContent(QPoint point) const
{
    return theme().prose.rightToLeft ? QPoint(viewport()->width() - 1 - point.x(), point.y()) : point;
}

QRect TranscriptLayout::toContent(const QRect &rect) const
{
    return theme().prose.rightToLeft
               ? QRect(viewport()->width() - rect.left() - rect.width(), rect.top(), rect.width(), rect.height())
               : rect;
}

QRect TranscriptLayout::viewRect() const
{
    return viewport()->rect();
}

int TranscriptLayout::viewTop(int unit) const
{
    return int(m_rows->gap() + m_rows->top(unit) - bar()->value());
}

QRect TranscriptLayout::unitRect(int unit) const
{
    return QRect(columnLeft(), viewTop(unit), m_context->width, m_rows->unitHeight(unit));
}

QRect TranscriptLayout::shownRect(int unit) const
{
    const QRect rect = unitRect(unit);
    const QRectF reach = m_rows->item(unit)->reach(qMax(0, -rect.top()), viewHeight() - rect.top());
    return QRect(rect.left() + int(reach.left()), rect.top(), int(reach.width()), rect.height());
}

text::SideRoom TranscriptLayout::roomBeside() const
{
    const int margin = theme().u * 3;
    const int before = qMax(0, columnLeft() - margin);
    const int after = qMax(0, viewport()->width() - columnLeft() - m_context->width - margin);
    return theme().prose.rightToLeft ? text::SideRoom{after, before} : text::SideRoom{before, after};
}

int TranscriptLayout::unitAtLine(int y) const
{
    return m_rows->unitAt(qMax<qint64>(0, qint64(bar()->value()) + y - m_rows->gap()));
}

int TranscriptLayout::unitAtPoint(QPoint point) const
{
    if (m_rows->unitCount() == 0)
        return -1;
    const int unit = unitAtLine(point.y());
    const QRect rect = unitRect(unit);
    if (point.y() < rect.top() || point.y() > rect.bottom())
        return -1;
    const int line = point.y() - rect.top();
    const QRectF reach = m_rows->item(unit)->reach(line, line);
    return point.x() >= rect.left() + reach.left() && point.x() < rect.left() + reach.right() ? unit : -1;
}

TranscriptPlace TranscriptLayout::placeAt(QPoint point) const
{
    return placeFrom({}, point);
}

TranscriptPlace TranscriptLayout::placeFrom(TranscriptPlace anchor, QPoint point) const
{
    if (m_rows->unitCount() == 0)
        return {};
    const int unit = unitAtLine(point.y());
    const int row = m_rows->firstRow(unit) + m_rows->item(unit)->memberAt(point - unitRect(unit).topLeft());
    if (!m_rows->hasText(row))
        return {row, {}};
    TranscriptItem *item = m_rows->rowItem(row);
    const QPointF local = point - originOf(row);
    return {row, anchor.row == row ? item->positionFrom(anchor.position, local) : item->hit(local).position};
}

QPointF TranscriptLayout::originOf(int row) const
{
    const int unit = m_rows->unitOfRow(row);
    return unitRect(unit).topLeft() + m_rows->item(unit)->memberOrigin(row - m_rows->firstRow(unit));
}

bool TranscriptLayout::hasTextAt(QPoint point) const
{
    const int unit = unitAtPoint(point);
    return unit >= 0 && m_rows->item(unit)->hasTextAt(point - unitRect(unit).topLeft());
}

const HotSpot *TranscriptLayout::hotSpotAt(QPoint point, int *unit) const
{
    *unit = unitAtPoint(point);
    if (*unit < 0)
        return nullptr;
    const QPointF local = point - unitRect(*unit).topLeft();
    for (const HotSpot &spot : m_rows->item(*unit)->hotSpots()) {
        if (spot.rect.contains(local))
            return &spot;
    }
    return nullptr;
}

QString TranscriptLayout::linkAt(QPoint point) const
{
    const int unit = unitAtPoint(point);
    if (unit < 0 || !m_rows->item(unit)->hasText())
        return {};
    return m_rows->item(unit)->hit(point - unitRect(unit).topLeft()).link;
}

// --- changes --------------------------------------------------------------------------------------------------

void TranscriptLayout::reset()
{
    m_warm.clear();
    m_anchor.reset();
}

void TranscriptLayout::shiftRows(int count)
{
    std::set<int> moved;
    for (const int row : m_warm)
        moved.insert(moved.end(), row + count);
    m_warm = std::move(moved);
    m_anchor.shiftRows(count);
}

/// Measures what is visible until nothing changes any more. The reading position (or the end) is kept.
void TranscriptLayout::relayout()
{
    m_isUnderWay = true;
    for (int round = 0; round < 12; ++round) {
        const qint64 most = qMax<qint64>(0, m_rows->height() + m_rows->gap() * 2 - viewHeight());
        const qint64 scrolled = m_anchor.wanted(most);
        bar()->setRange(0, int(most));
        bar()->setPageStep(viewHeight());
        bar()->setSingleStep(theme().prose.bodyLine() * 2);
        bar()->setValue(int(scrolled));
        if (m_rows->unitCount() == 0 || !measureInView(scrolled))
            break;
    }
    m_anchor.holdTop(bar()->value());
    m_isUnderWay = false;
    releaseFar();
    Q_EMIT laidOut();
}

/// True if a height has changed.
bool TranscriptLayout::measureInView(qint64 scrolled)
{
    const int seen = viewHeight();
    bool moved = false;
    for (int unit = m_rows->unitAt(qMax<qint64>(0, scrolled - m_rows->gap() - seen / 4)); unit < m_rows->unitCount();
         ++unit) {
        const int top = viewTop(unit);
        if (top > seen + seen / 4)
            break;
        const int before = m_rows->unitHeight(unit);
        const bool corrected = m_rows->item(unit)->ensure(-top - seen / 4, seen + seen / 4 - top);
        m_rows->measure(unit);
        moved = moved || corrected || before != m_rows->unitHeight(unit);
        for (int row = m_rows->firstRow(unit); row <= m_rows->lastRow(unit); ++row)
            m_warm.insert(row);
    }
    return moved;
}

/// Drops layouts far away; they are made again when needed.
void TranscriptLayout::releaseFar()
{
    if (m_warm.size() <= 80 || m_rows->unitCount() == 0)
        return;
    const int first = m_rows->firstRow(m_rows->unitAt(qMax<qint64>(0, bar()->value() - viewHeight())));
    const int last = m_rows->lastRow(m_rows->unitAt(bar()->value() + 2 * viewHeight()));
    for (auto it = m_warm.begin(); it != m_warm.end();) {
        if (*it < m_rows->rowCount() && (*it < first || *it > last)) {
            m_rows->release(m_rows->unitOfRow(*it));
            it = m_warm.erase(it);
        } else {
            ++it;
        }
    }
}

void TranscriptLayout::onScrolled()
{
    m_anchor.onScrolled(bar()->value(), bar()->maximum());
    m_anchor.holdTop(bar()->value());
    relayout();
    update();
}

void TranscriptLayout::updateAtEnd()
{
    m_anchor.updateAtEnd(bar()->value(), bar()->maximum());
}

void TranscriptLayout::scrollBy(int pixels)
{
    bar()->setValue(bar()->value() + pixels);
}

/// The row is so far below the top from now on.
void TranscriptLayout::hold(int row, int below)
{
    m_anchor.hold(row, below);
    relayout();
    updateAtEnd();
    update();
}

void TranscriptLayout::scrollToRow(int row)
{
    hold(row, theme().u * 8);
}

void TranscriptLayout::scrollToEndOfRow(int row)
{
    const int u = theme().u;
    hold(row, qMin(u * 8, viewHeight() - u * 4 - m_rows->unitHeight(m_rows->unitOfRow(row))));
}

void TranscriptLayout::onFolded(int unit)
{
    // Of a folded item only the head is left, which was pinned to the top of the view if the card began above it.
    const int top = viewTop(unit), before = m_rows->item(unit)->isFolded() ? qMax(0, top) : top;
    m_rows->setKept(unit);
    m_rows->measure(unit);
    hold(m_rows->firstRow(unit), before);
}

void TranscriptLayout::update()
{
    viewport()->update();
}

void TranscriptLayout::update(int unit)
{
    viewport()->update(toContent(unitRect(unit)));
}

} // namespace widgets

#include "moc_transcriptlayout.cpp"
