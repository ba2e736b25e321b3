// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptpainter.h"

#include "history/entry.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptfinder.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptselection.h"

namespace widgets {

void TranscriptPainter::paint(Canvas &canvas, const QRect &clip) const
{
    if (rows.unitCount() == 0)
        return;
    for (int unit = qMax(0, layout.unitAtLine(clip.top()) - 1); unit < rows.unitCount(); ++unit) {
        const int top = layout.viewTop(unit);
        if (top > clip.bottom())
            break;
        paintGutterLine(canvas, unit, clip);
        paintGutterMark(canvas, unit);
        if (top + rows.unitHeight(unit) >= clip.top())
            paintItem(canvas, unit, clip);
    }
}

void TranscriptPainter::paintItem(Canvas &canvas, int unit, const QRect &clip) const
{
    const int row = rows.firstRow(unit);
    const QRect rect = layout.unitRect(unit);
    ItemPaint paint{canvas, rect.topLeft(), QRectF(clip), {}, finder.marksOf(row)};
    bool isWhole = false;
    for (int each = qMax(row, selection.from().row); each <= qMin(rows.lastRow(unit), selection.to().row); ++each) {
        isWhole = isWhole || selection.hasWhole(each);
        if (const ItemSelection text = selection.ofRow(each); !text.isEmpty()) {
            paint.selection = text;
            paint.selectedMember = each - row;
        }
    }
    paint.view = layout.viewRect();
    paint.isPointedAt = row == pointedRow || (hasFocus && row == cursor.row());
    canvas.painter()->save();
    rows.item(unit)->paint(paint);
    canvas.painter()->restore();
    if (isWhole)
        canvas.frame(QRectF(layout.unitRect(unit)).adjusted(-2, -2, 2, 2), {}, theme.prose.selection, 2);
    if (!hasFocus || cursor.row() < row || cursor.row() > rows.lastRow(unit))
        return;
    int at = -1;
    const HotSpot *spot = cursor.spot(&at);
    const QRectF marked =
        spot ? spot->rect.translated(paint.at) : QRectF(layout.shownRect(unit)).adjusted(-3, -3, 3, 3);
    canvas.frame(marked, {}, theme.accent, 2);
}

/// The part of the line between this mark and the next one.
void TranscriptPainter::paintGutterLine(Canvas &canvas, int unit, const QRect &clip) const
{
    if (unit + 1 >= rows.unitCount())
        return;
    const Theme &t = theme;
    const history::Entry &here = model.entry(rows.lastRow(unit));
    const history::Entry &next = model.entry(rows.firstRow(unit + 1));
    const bool newTurn =
        std::holds_alternative<history::UserMessage>(next.body) || here.turn != next.turn || here.turn.value == 0;
    if (newTurn)
        return;
    const GutterMark from = rows.item(unit)->mark(), to = rows.item(unit + 1)->mark();
    const qreal x = layout.columnLeft() - t.u * 7 + t.u * 2;
    const qreal top = layout.viewTop(unit) + from.top + t.u * 4 + 2;
    const qreal bottom = layout.viewTop(unit + 1) + to.top - 2;
    if (bottom <= top || bottom < clip.top() || top > clip.bottom())
        return;
    const bool afterMark = std::holds_alternative<history::StopMark>(here.body);
    const bool toFooter = std::holds_alternative<history::TurnFooter>(next.body);
    if (afterMark && toFooter)
        return;
    // After its end a turn continues only with what comes late.
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

void TranscriptPainter::paintGutterMark(Canvas &canvas, int unit) const
{
    const GutterMark mark = rows.item(unit)->mark();
    if (!mark.icon.isEmpty())
        canvas.icon(mark.icon, mark.color, QPointF(layout.columnLeft() - theme.u * 7, layout.viewTop(unit) + mark.top));
}

} // namespace widgets
