// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/showntext.h"
#include "widgets/content/commandcolor.h"
#include "widgets/transcript/toolitem.h"

namespace widgets {

ToolItem::State ToolItem::state() const
{
    using history::ToolState;
    const Theme &t = theme();
    const QString time = models::durationText(m_call.duration);
    const bool ran = !m_call.terminals.empty() && (m_call.terminals.back().started || m_call.terminals.back().exited);
    if (ran) {
        using enum models::CommandState::Tone;
        const auto [words, tone] =
            models::commandState(m_call.terminals.back(), m_call, context().clock->wall(), context().narrow);
        if (const QString doubt = models::doubtText(m_call); tone == Good && !doubt.isEmpty())
            return {doubt, QStringLiteral("unknown"), t.waits.color};
        return {words,
                tone == Good     ? QStringLiteral("check")
                : tone == Failed ? QStringLiteral("failed")
                                 : QString(),
                commandColor(tone, t)};
    }
    if (m_call.reportedLater) {
        const QString later = *m_call.reportedLater == ToolState::Completed
                                  ? tr("cancelled by Stop; later reported as completed")
                                  : tr("cancelled by Stop; later reported as failed");
        return {later, QStringLiteral("late"), t.late.color};
    }
    const bool isOpen = m_call.state == ToolState::Pending || m_call.state == ToolState::Running;
    if (isOpen && models::waitsForUser(m_call))
        return {tr("waits for you"), {}, t.waits.color};
    switch (m_call.state) {
    case ToolState::Pending:
        return {tr("not started"), {}, t.text2};
    case ToolState::Running:
        return {models::runningText(m_call.startedAt, context().clock->wall(), context().narrow), {}, t.running.color};
    case ToolState::Completed:
        if (const QString doubt = models::doubtText(m_call); !doubt.isEmpty())
            return {doubt, QStringLiteral("unknown"), t.waits.color};
        return {m_call.duration.count() >= 50 ? time : QString(), QStringLiteral("check"), t.text2};
    case ToolState::Failed:
        return {tr("failed"), QStringLiteral("failed"), t.failed.color};
    case ToolState::Cancelled:
        return {m_call.cancelledByStop ? tr("cancelled by Stop") : tr("ended without a result"), {}, t.stopped.color};
    }
    return {};
}

void ToolItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const QRectF card(paint.at, QSizeF(context().width, height()));
    const bool open = !m_folded && !m_parts.empty();
    paint.canvas.frame(card, theme().base, theme().line);
    const QRectF head(card.topLeft(), QSizeF(card.width(), headHeight()));
    paint.canvas.cardHead(head, theme().card, !open);
    paintHead(paint, head);
    if (open) {
        ItemPaint body{paint.canvas, paint.at + QPointF(0, headHeight() + 1), paint.clip, {}, paint.marks};
        paintBody(body);
    }
}

void ToolItem::paintHead(ItemPaint &paint, const QRectF &head)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const QPointF origin = paint.at;
    qreal right = head.right() - u * 3 / 2.0;
    const auto button = [&](const QString &words, ButtonKind kind, HotSpot spot, const QString &icon = {}) {
        ButtonFace face{.kind = kind};
        if (icon.isEmpty() || (!context().narrow && kind != ButtonKind::Flat))
            face.text = words;
        face.icon = icon;
        face.small = true;
        const QSizeF size = c.buttonSize(face);
        const QRectF rect(right - size.width(), head.center().y() - size.height() / 2, size.width(), size.height());
        c.button(rect, face);
        spot.rect = rect.translated(-origin);
        if (spot.name.isEmpty())
            spot.name = words;
        addHotSpot(std::move(spot));
        right = rect.left() - u * 2;
    };
    const history::CallEffects &effects = m_call.effects;
    if (effects.canUndo || effects.undone) {
        HotSpot spot{.rect = {},
                     .action = effects.canUndo ? HotAction::Undo : HotAction::Redo,
                     .name = effects.canUndo ? tr("Undo: %1").arg(title()) : tr("Redo: %1").arg(title()),
                     .hasOwnStep = true,
                     .effects = effects.effects};
        button(effects.canUndo ? tr("Undo") : tr("Redo"), ButtonKind::Normal, std::move(spot),
               effects.canUndo ? QStringLiteral("undo") : QStringLiteral("redo"));
    }
    if (const history::TerminalPart *live = killableTerminal())
        button(tr("Kill"), ButtonKind::Normal, {{}, HotAction::KillCommand, live->id.value});
    if (m_diffs.size() == 1 && !m_running && !context().narrow)
        button(tr("Open"), ButtonKind::Flat, openSpot(0));
    if (const Toggle wanted{PartKind::Sides, 0}; canTurnSides())
        button(context().look->diffSides() ? tr("One below the other") : tr("Side by side"), ButtonKind::Flat,
               {{}, HotAction::FoldPart, {}, numberOf(wanted)},
               context().look->diffSides() ? QStringLiteral("unified") : QStringLiteral("sides"));
    if (const Toggle wanted{PartKind::CopyOutput, 0}; canCopyOutput() && (!context().narrow || !m_running))
        button(tr("Copy the output"), ButtonKind::Flat, {{}, HotAction::FoldPart, {}, numberOf(wanted)},
               QStringLiteral("copy"));
    right -= u;
    if (m_afterStop) {
        const QString words = lateText(*m_afterStop);
        const QSizeF size = c.pillSize(words);
        right += u;
        c.pill(QRectF(right - size.width(), head.center().y() - size.height() / 2, size.width(), size.height()), words,
               t.late);
        right -= size.width() + u * 2;
    }
    if (effects.undone || effects.isFinal) {
        const QString words = effects.undone ? tr("undone") : tr("cannot be undone");
        const QColor color = effects.undone ? t.text2 : t.failed.color;
        if (effects.undone || !context().narrow) {
            const qreal w = Canvas::width(t.small, words);
            c.text(t.small, color, QRectF(right - w, head.top(), w, head.height()), words);
            right -= w + u;
        }
        if (effects.isFinal && !effects.undone) {
            c.icon(QStringLiteral("lock"), color, QPointF(right - u * 4, head.center().y() - u * 2));
            right -= u * 5;
        }
        right -= u;
    }
    const State s = state();
    // What a change counts says that it was done.
    const bool isSaid = !m_diffs.empty() && completed() && models::doubtText(m_call).isEmpty();
    if (!s.words.isEmpty() && !isSaid) {
        const qreal w = qMin(Canvas::width(t.small, s.words), head.width() * 0.55);
        c.text(t.small, s.color, QRectF(right - w, head.top(), w, head.height()), s.words);
        right -= w + u;
    }
    if (!s.icon.isEmpty() && !isSaid) {
        const QColor color = s.icon == QStringLiteral("check") ? t.added.color : s.color;
        c.icon(s.icon, color, QPointF(right - u * 4, head.center().y() - u * 2));
        right -= u * 5;
    }
    right -= u;
    qreal x = head.left() + u * 2.5;
    if (isFoldable())
        c.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2,
               QPointF(x, head.center().y() - u * 2));
    else
        c.icon(toolIcon(m_call.kind), t.text2, QPointF(x, head.center().y() - u * 2));
    x += u * 6;
    int added = 0, removed = 0;
    for (const auto &diff : m_diffs) {
        added += diff->added();
        removed += diff->removed();
    }
    const QString plus = added ? QStringLiteral("+%1").arg(added) : QString();
    const QString minus = removed ? QStringLiteral("−%1").arg(removed) : QString();
    const qreal counts = Canvas::width(t.body, plus) + Canvas::width(t.body, minus) + (m_diffs.empty() ? 0 : u * 3);
    x += c.marked(titleIsMono() ? t.mono : t.body, t.text, QRectF(x, head.top(), right - x - counts, head.height()),
                  title(), paint.marks.in(models::FoundIn::Title, 0, 0, title()),
                  m_diffs.size() == 1 ? Qt::ElideLeft : Qt::ElideRight);
    x += u * 2;
    if (!plus.isEmpty())
        x += c.text(t.body, t.added.color, QRectF(x, head.top(), right - x, head.height()), plus) + u;
    if (!minus.isEmpty())
        c.text(t.body, t.removed.color, QRectF(x, head.top(), right - x, head.height()), minus);
    if (isFoldable())
        addHotSpot({head.translated(-origin), HotAction::Fold});
}

void ToolItem::paintRow(Canvas &canvas, const QRectF &rect, const EntryMarks &marks)
{
    const Theme &t = theme();
    const int u = t.u;
    qreal x = rect.left() + u * 2.5;
    canvas.icon(toolIcon(m_call.kind), m_running ? t.running.color : t.text2, QPointF(x, rect.center().y() - u * 2));
    x += u * 6;
    const State s = state();
    qreal right = rect.right() - u * 2.5;
    if (!s.words.isEmpty()) {
        const qreal w = Canvas::width(t.small, s.words);
        canvas.text(t.small, s.color, QRectF(right - w, rect.top(), w, rect.height()), s.words);
        right -= w + u * 2;
    }
    if (failed())
        canvas.icon(QStringLiteral("failed"), t.failed.color, QPointF(right - u * 4, rect.center().y() - u * 2));
    canvas.marked(t.body, t.text, QRectF(x, rect.top(), right - x - u * 5, rect.height()), title(),
                  marks.in(models::FoundIn::Title, 0, 0, title()));
}

} // namespace widgets
