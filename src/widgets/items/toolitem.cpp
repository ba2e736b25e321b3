// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/toolitem.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/commandstate.h"
#include "models/texts/showntext.h"
#include "text/layout/messageflow.h"
#include "widgets/content/commandcolor.h"
#include "widgets/items/entrygrouping.h"

#include <QDir>

#include <algorithm>

namespace widgets {
namespace {

constexpr int shortDiff = 24; ///< a diff up to this many lines is shown unfolded

QString cancelledText(const history::ToolCall &call)
{
    return call.cancelledByStop ? base::Words::tr("cancelled by Stop") : ToolItem::tr("ended without a result");
}

} // namespace

ToolItem::ToolItem(const ItemContext &context) : TranscriptItem(context), m_body(context) {}

void ToolItem::setEntry(const history::Entry &entry)
{
    m_call = std::get<history::ToolCall>(entry.body);
    m_entryId = entry.id;
    m_afterStop = entry.afterStop;
    m_running = m_call.state == history::ToolState::Running || m_call.state == history::ToolState::Pending;
    for (const history::TerminalPart &terminal : m_call.terminals)
        m_running = m_running || (terminal.started && !terminal.exited);
    m_running = m_running && !models::waitsForUser(m_call);
    m_running = m_running || (m_call.runOn && m_call.runOn->goesOn());
    m_body.read(m_call, entry.id);
    // A shared string would be copied completely by the next append.
    for (history::TerminalPart &terminal : m_call.terminals)
        terminal.output.clear();
    if (!m_foldedByUser) {
        const int lines = m_body.diffRows();
        const bool onlyLooks = groupingOf(entry) == Grouping::Looks;
        m_folded = !((lines > 0 && lines <= shortDiff) || m_body.hasOutput() ||
                     m_call.state == history::ToolState::Failed || m_body.hasPictures()) ||
                   onlyLooks || (lines > 0 && models::waitsForUser(m_call)); // whoever is asked sees the change there
    }
    m_body.setShown(!m_folded);
}

void ToolItem::restyle(bool themeChanged)
{
    m_body.restyle(themeChanged);
}

int ToolItem::height() const
{
    return headHeight() + (m_body.hasParts() ? m_body.height() + 2 : 0);
}

bool ToolItem::ensure(int top, int bottom)
{
    return m_body.ensure(top - headHeight() - 1, bottom - headHeight() - 1);
}

void ToolItem::dropLayouts()
{
    m_body.dropLayouts();
}

void ToolItem::setFolded(bool folded)
{
    m_folded = folded;
    m_foldedByUser = true;
    m_body.setShown(!folded);
}

void ToolItem::togglePart(int part)
{
    // The user has opened a part, so the card must not fold itself when it becomes long.
    m_foldedByUser = m_body.togglePart(part) || m_foldedByUser;
}

std::optional<HotSpot> ToolItem::opensAt(QPointF point)
{
    if (point.y() < m_headTop + headHeight())
        return {};
    return m_body.opensAt(point - bodyAt());
}

std::optional<HotSpot> ToolItem::commentsAt(QPointF point)
{
    if (point.y() < m_headTop + headHeight())
        return {};
    return m_body.commentsAt(point - bodyAt());
}

bool ToolItem::hasTextAt(QPointF point) const
{
    return point.y() >= m_headTop + headHeight() && m_body.texts().hasTextAt(point - bodyAt());
}

bool ToolItem::showText(text::TextPosition position)
{
    const bool isUnfolded = m_body.showText(position);
    m_foldedByUser = m_foldedByUser || isUnfolded;
    return isUnfolded;
}

void ToolItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Title)
        return;
    setFolded(false);
    m_body.unfoldFor(place);
}

QRectF ToolItem::rectOf(const models::Found &place)
{
    if (place.in == models::FoundIn::Title)
        return QRectF(0, 0, cardWidth(), headHeight());
    return m_body.rectOf(place).translated(bodyAt());
}

const history::TerminalPart *ToolItem::killableTerminal() const
{
    for (const history::TerminalPart &terminal : m_call.terminals) {
        if (models::canKill(terminal))
            return &terminal;
    }
    return nullptr;
}

bool ToolItem::titleIsMono() const
{
    using enum acp::ToolKind;
    return m_body.diffs() == 1 || m_call.kind == Execute || m_call.kind == Fetch || !m_call.terminals.empty();
}

QString ToolItem::title() const
{
    return models::toolTitle(m_call, context().baseFolder);
}

QString ToolItem::wholeText()
{
    return (QStringList(startText()) + m_body.wholeTexts()).join(u'\n');
}

QString ToolItem::startText()
{
    QStringList parts{title()};
    if (const QString words = state().words; !words.isEmpty())
        parts << words;
    if (isHeldBack())
        parts << base::Words::tr("held back");
    if (m_call.effects.undone)
        parts << base::Words::tr("undone");
    else if (m_call.effects.isFinal)
        parts << base::Words::tr("cannot be undone");
    return parts.join(u'\n');
}

GutterMark ToolItem::mark() const
{
    const bool late = m_afterStop.has_value();
    return {toolIcon(m_call.kind),
            m_running ? theme().running.color
            : late    ? theme().late.color
                      : theme().text2,
            theme().u * 7 / 4, m_running};
}

ToolItem::State ToolItem::state() const
{
    if (!m_call.runOn)
        return ownState();
    const Theme &t = theme();
    const QString words = models::runOnText(*m_call.runOn, context().clock->wall(), context().narrow);
    if (!words.isEmpty())
        return {words, {}, m_call.runOn->goesOn() ? t.running.color : t.stopped.color};
    State own = ownState();
    const QString ranOn = context().narrow ? QString() : models::ranOnText(*m_call.runOn);
    own.words = base::facts({own.words, ranOn});
    return own;
}

ToolItem::State ToolItem::ownState() const
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
        const bool isDone = *m_call.reportedLater == ToolState::Completed;
        const QString later = isDone ? tr("later reported as completed") : tr("later reported as failed");
        return {base::facts({cancelledText(m_call), later}), QStringLiteral("late"), t.late.color};
    }
    const bool isOpen = m_call.state == ToolState::Pending || m_call.state == ToolState::Running;
    if (isOpen && models::waitsForUser(m_call))
        return {base::Words::tr("waits for you"), {}, t.waits.color};
    switch (m_call.state) {
    case ToolState::Pending:
        return {base::Words::tr("pending"), {}, t.text2}; // the agent's own status: what it does meanwhile is not known
    case ToolState::Running:
        return {models::runningText(m_call.startedAt, context().clock->wall(), context().narrow), {}, t.running.color};
    case ToolState::Completed:
        if (const QString doubt = models::doubtText(m_call); !doubt.isEmpty())
            return {doubt, QStringLiteral("unknown"), t.waits.color};
        return {m_call.duration.count() >= 50 ? time : QString(), QStringLiteral("check"), t.text2};
    case ToolState::Failed:
        if (m_call.effects.notPermitted)
            return {base::Words::tr("not permitted"), {}, t.stopped.color};
        return {base::Words::tr("failed"), QStringLiteral("failed"), t.failed.color};
    case ToolState::Cancelled:
        if (const QString doubt = models::doubtText(m_call); !doubt.isEmpty())
            return {doubt, QStringLiteral("late"), t.late.color};
        return {cancelledText(m_call), {}, t.stopped.color};
    }
    return {};
}

// --- painting ------------------------------------------------------------------------------------------------

void ToolItem::paint(ItemPaint &paint)
{
    const bool open = m_body.hasParts();
    const CardRects rects = beginCard(paint, headHeight(), theme().line, theme().card, !open);
    m_headTop = open ? pinnedTop(paint, headHeight()) : 0;
    if (m_headTop == 0)
        paintHead(paint, rects.head);
    if (!open)
        return;
    ItemPaint body{paint.canvas, paint.at + bodyAt(), paint.clip, paint.selection, paint.marks, paint.isPointedAt};
    std::vector<HotSpot> spots;
    m_body.paint(body, &spots);
    if (m_headTop > 0) {
        // The head covers the body, and its hot spots come first.
        const QRectF head = rects.head.translated(0, m_headTop);
        coverForHead(paint, rects.card, head);
        paintHead(paint, head);
    }
    for (HotSpot &spot : spots) {
        spot.rect.translate(body.at - paint.at);
        addHotSpot(std::move(spot));
    }
}

/// From the right; returns the left edge.
qreal ToolItem::paintButtons(ItemPaint &paint, const QRectF &head)
{
    qreal right = head.right() - theme().u * 3 / 2.0;
    const auto button = [&](const QString &words, ButtonKind kind, HotSpot spot, const QString &icon = {}) {
        ButtonFace face{.kind = kind};
        if (icon.isEmpty() || (!context().narrow && kind != ButtonKind::Flat))
            face.text = words;
        face.icon = icon;
        face.small = true;
        if (spot.name.isEmpty())
            spot.name = words;
        right = addButtonBefore(right, head, paint, face, std::move(spot));
    };
    const history::CallEffects &effects = m_call.effects;
    if (effects.canUndo || effects.undone)
        right = addUndoBefore(right, head, paint, effects.canUndo, effects.effects, title());
    if (const history::TerminalPart *live = killableTerminal())
        button(tr("Kill"), ButtonKind::Normal, {{}, actions::KillCommand{live->id}});
    if (m_call.runOn && m_call.runOn->end == core::RunEnd::RunsOn)
        button(base::Words::tr("Stop it"), ButtonKind::Normal,
               {.rect = {},
                .action = actions::EndProcesses{m_call.id},
                .name = base::labelled(base::Words::tr("Stop it"), title())},
               QStringLiteral("stop"));
    if (m_body.diffs() == 1 && !m_running && !context().narrow)
        button(base::Words::tr("Open"), ButtonKind::Flat, {{}, m_body.start(0)});
    if (m_body.canTurnSides())
        button(context().look->diffSides() ? base::Words::tr("One below the other") : base::Words::tr("Side by side"),
               ButtonKind::Flat, {{}, actions::FoldPart{m_body.sidesPart()}},
               context().look->diffSides() ? QStringLiteral("unified") : QStringLiteral("sides"));
    if (m_body.canCopyOutput() && (!context().narrow || !m_running))
        button(base::Words::tr("Copy the output"), ButtonKind::Flat, {{}, actions::FoldPart{m_body.copyPart()}},
               QStringLiteral("copy"));
    return right;
}

/// Known by what waits now: it may have been accepted or discarded since, by whatever hand.
bool ToolItem::isHeldBack() const
{
    const QDir folder(context().baseFolder);
    return !context().heldPaths.isEmpty() &&
           std::any_of(m_call.diffs.begin(), m_call.diffs.end(), [&](const acp::Diff &diff) {
               return context().heldPaths.contains(QDir::cleanPath(folder.absoluteFilePath(diff.path)));
           });
}

/// The state, from \p right to the left; returns the left edge.
qreal ToolItem::paintFacts(Canvas &c, const QRectF &head, qreal right)
{
    const Theme &t = theme();
    const int u = t.u;
    const history::CallEffects &effects = m_call.effects;
    right -= u;
    if (m_afterStop)
        right = c.pillBefore(right + u, head, lateText(*m_afterStop), t.late);
    if (isHeldBack())
        right = c.pillBefore(right + u, head, base::Words::tr("held back"), t.stopped);
    if (effects.undone || effects.isFinal) {
        const QString words = effects.undone ? base::Words::tr("undone") : base::Words::tr("cannot be undone");
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
    // The numbers of changed lines imply that it was done.
    const bool isImplied =
        m_body.diffs() > 0 && m_call.state == history::ToolState::Completed && models::doubtText(m_call).isEmpty();
    if (!s.words.isEmpty() && !isImplied) {
        const qreal w = qMin(Canvas::width(t.small, s.words), head.width() * 0.55);
        c.text(t.small, s.color, QRectF(right - w, head.top(), w, head.height()), s.words);
        right -= w + u;
    }
    if (!s.icon.isEmpty() && !isImplied) {
        const QColor color = s.icon == QStringLiteral("check") ? t.added.color : s.color;
        c.icon(s.icon, color, QPointF(right - u * 4, head.center().y() - u * 2));
        right -= u * 5;
    }
    return right;
}

void ToolItem::paintHead(ItemPaint &paint, const QRectF &head)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    qreal right = paintFacts(c, head, paintButtons(paint, head));
    right -= u;
    qreal x = head.left() + u * 2.5;
    if (isFoldable())
        c.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2,
               QPointF(x, head.center().y() - u * 2));
    else
        c.icon(toolIcon(m_call.kind), t.text2, QPointF(x, head.center().y() - u * 2));
    x += u * 6;
    const int added = m_body.added(), removed = m_body.removed();
    const QString plus = added ? QStringLiteral("+%1").arg(added) : QString();
    const QString minus = removed ? QStringLiteral("−%1").arg(removed) : QString();
    const qreal counts = Canvas::width(t.body, plus) + Canvas::width(t.body, minus) + (m_body.diffs() == 0 ? 0 : u * 3);
    x += c.marked(titleIsMono() ? t.mono : t.body, t.text, QRectF(x, head.top(), right - x - counts, head.height()),
                  title(), paint.marks.in(models::FoundIn::Title, 0, 0, title()),
                  m_body.diffs() == 1 ? Qt::ElideLeft : Qt::ElideRight);
    x += u * 2;
    if (!plus.isEmpty())
        x += c.text(t.body, t.added.color, QRectF(x, head.top(), right - x, head.height()), plus) + u;
    if (!minus.isEmpty())
        c.text(t.body, t.removed.color, QRectF(x, head.top(), right - x, head.height()), minus);
    if (isFoldable())
        addHotSpot({head.translated(-paint.at), actions::Fold{}});
}

} // namespace widgets
