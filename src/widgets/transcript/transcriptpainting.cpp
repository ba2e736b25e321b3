// SPDX-License-Identifier: Apache-2.0
#include "base/clock.h"
#include "history/entry.h"
#include "text/messageflow.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include <QPaintEvent>
#include <QScrollBar>

namespace widgets {

void TranscriptView::paintEvent(QPaintEvent *event)
{
    const qint64 start = base::monotonicNanoseconds();
    if (m_syncPosted)
        syncNow();
    const qint64 begun = base::monotonicNanoseconds();
    QPainter painter(viewport());
    Canvas canvas(&painter, m_look, viewport()->devicePixelRatioF());
    painter.fillRect(event->rect(), m_look->theme().base);
    const QRect clip = toContent(event->rect());
    if (m_look->theme().prose.mirrored) {
        painter.translate(viewport()->width(), 0);
        painter.scale(-1, 1);
    }
    if (m_rows.unitCount() > 0) {
        const int first = m_rows.unitAt(qMax<qint64>(0, verticalScrollBar()->value() - m_rows.gap() + clip.top()));
        for (int unit = qMax(0, first - 1); unit < m_rows.unitCount(); ++unit) {
            const int top = viewTop(unit);
            if (top > clip.bottom())
                break;
            paintRope(canvas, unit, clip);
            paintMark(canvas, unit);
            if (top + m_rows.unitHeight(unit) < clip.top())
                continue;
            const int row = m_rows.firstRow(unit);
            ItemPaint paint{canvas, QPointF(columnLeft(), top), QRectF(clip), selectionOf(row), marksOf(row)};
            paint.view = viewport()->rect();
            paint.isPointedAt = row == m_pointedRow || (hasFocus() && row == m_currentRow);
            painter.save();
            m_rows.item(unit)->paint(paint);
            painter.restore();
            // What has no text of its own is selected as a whole.
            const Place from = qMin(m_selectionAnchor, m_selectionCaret),
                        to = qMax(m_selectionAnchor, m_selectionCaret);
            if (from.row >= 0 && from < to && from.row <= row && row <= to.row && !m_rows.item(unit)->hasText())
                canvas.frame(QRectF(unitRect(unit)).adjusted(-2, -2, 2, 2), {}, m_look->theme().prose.selection, 2);
            if (!hasFocus() || m_currentRow < row || m_currentRow > m_rows.lastRow(unit))
                continue;
            int at = -1;
            const HotSpot *spot = currentSpot(&at);
            const QRectF marked =
                spot ? spot->rect.translated(paint.at) : QRectF(unitRect(unit)).adjusted(-3, -3, 3, 3);
            canvas.frame(marked, {}, m_look->theme().accent, 2);
        }
    }
    painter.end();
    // In here or before, layout is counted once.
    Q_EMIT framePainted(start, base::monotonicNanoseconds() - begun + std::exchange(m_syncCost, 0));
}

/// The stretch from this mark to the next one.
void TranscriptView::paintRope(Canvas &canvas, int unit, const QRect &clip)
{
    if (unit + 1 >= m_rows.unitCount())
        return;
    const Theme &t = m_look->theme();
    const history::Entry &here = m_model->entry(m_rows.lastRow(unit));
    const history::Entry &next = m_model->entry(m_rows.firstRow(unit + 1));
    const bool newTurn =
        std::holds_alternative<history::UserMessage>(next.body) || here.turn != next.turn || here.turn.value == 0;
    if (newTurn)
        return;
    const GutterMark from = m_rows.item(unit)->mark(), to = m_rows.item(unit + 1)->mark();
    const qreal x = columnLeft() - t.u * 7 + t.u * 2;
    const qreal top = viewTop(unit) + from.top + t.u * 4 + 2;
    const qreal bottom = viewTop(unit + 1) + to.top - 2;
    if (bottom <= top || bottom < clip.top() || top > clip.bottom())
        return;
    const bool afterMark = std::holds_alternative<history::StopMark>(here.body);
    const bool toFooter = std::holds_alternative<history::TurnFooter>(next.body);
    if (afterMark && toFooter)
        return;
    // Past its end a turn goes on only with what comes late.
    const bool late = afterMark || here.afterStop.has_value() || std::holds_alternative<history::TurnFooter>(here.body);
    if (late) {
        QPen pen(t.late.color, 2, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2.0, 1.5});
        canvas.painter()->setPen(pen);
        canvas.painter()->drawLine(QPointF(x, top), QPointF(x, bottom));
        return;
    }
    canvas.painter()->fillRect(QRectF(x - 1, top, 2, bottom - top), from.live ? t.running.color : t.gutter);
}

void TranscriptView::paintMark(Canvas &canvas, int unit)
{
    const Theme &t = m_look->theme();
    const GutterMark mark = m_rows.item(unit)->mark();
    if (!mark.icon.isEmpty())
        canvas.icon(mark.icon, mark.color, QPointF(columnLeft() - t.u * 7, viewTop(unit) + mark.top));
}

ItemSelection TranscriptView::selectionOf(int row) const
{
    const Place from = qMin(m_selectionAnchor, m_selectionCaret), to = qMax(m_selectionAnchor, m_selectionCaret);
    if (from.row < 0 || !(from < to) || row < from.row || row > to.row || !m_rows.rowItem(row)->hasText())
        return {};
    ItemSelection selection;
    selection.from = row == from.row ? from.position : text::TextPosition();
    selection.to = row == to.row ? to.position : m_rows.rowItem(row)->textEnd();
    return selection;
}

/// Whether the newest entry that ends a turn is in view, and has rows to undo.
void TranscriptView::noteAccount()
{
    bool inView = false;
    for (int row = m_rows.rowCount() - 1; row >= 0; --row) {
        const int unit = m_rows.unitOfRow(row);
        if (viewTop(unit) + m_rows.unitHeight(unit) <= 0)
            break;
        const history::Entry &entry = m_model->entry(row);
        if (std::holds_alternative<history::UserMessage>(entry.body))
            break; // what is above belongs to a turn before
        const auto *footer = std::get_if<history::TurnFooter>(&entry.body);
        if (!footer)
            continue;
        inView = viewTop(unit) < viewport()->height() &&
                 std::any_of(footer->report.begin(), footer->report.end(),
                             [](const history::ReportRow &entryRow) { return entryRow.canUndo; });
        break;
    }
    if (inView == m_accountInView)
        return;
    m_accountInView = inView;
    Q_EMIT accountInView(inView);
}

} // namespace widgets
