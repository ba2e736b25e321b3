// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/reportitem.h"

#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "history/turnreport.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"
#include "text/messageflow.h"

#include <QFontMetricsF>
#include <QSet>

namespace widgets {

namespace {

ButtonFace faceOf(const QString &words, const QString &icon)
{
    ButtonFace face;
    face.text = words;
    face.icon = icon;
    face.small = true;
    return face;
}

} // namespace

GutterMark turnEndMark(const Theme &t, core::TurnEnd end)
{
    using enum core::TurnEnd;
    switch (end) {
    case Finished:
        return {QStringLiteral("check"), t.added.color, 1, false};
    case EndedNormallyAfterStop:
        return {QStringLiteral("late"), t.late.color, 1, false};
    case StoppedByYou:
    case CancelledByAgent:
        return {QStringLiteral("stopped"), t.stopped.color, 1, false};
    case StoppedByForce:
    case Disconnected:
        return {QStringLiteral("force"), t.stopped.color, 1, false};
    case AgentFailed:
    case AgentDied:
    case ConnectionLost:
        return {QStringLiteral("failed"), t.failed.color, 1, false};
    case Refused:
        return {QStringLiteral("prevented"), t.stopped.color, 1, false};
    case TokenLimit:
    case RequestLimit:
        return {QStringLiteral("unknown"), t.waits.color, 1, false};
    }
    return {};
}

bool ReportItem::isFor(core::TurnEnd end)
{
    return history::TurnReport::isFor(end);
}

void ReportItem::setEntry(const history::Entry &entry)
{
    const auto &footer = std::get<history::TurnFooter>(entry.body);
    if (models::reportDetail(footer) != m_footer.detail)
        m_detail.reset();
    m_footer = footer;
    m_turn = entry.turn;
    m_footer.detail = models::reportDetail(footer);
    m_at = clockTime(entry.at);
    m_title = models::reportTitleText(footer);
    layOut();
}

void ReportItem::restyle(bool themeChanged)
{
    if (themeChanged)
        m_detail.reset();
    layOut();
}

void ReportItem::togglePart(int section)
{
    const auto kind = Row::Section(section);
    if (!m_open.erase(kind))
        m_open.insert(kind);
    layOut();
}

bool ReportItem::ensure(int, int)
{
    return false;
}

// --- geometry ------------------------------------------------------------------------------------------------

QString ReportItem::nameOf(const Row &row) const
{
    return models::reportRowName(row, context().baseFolder);
}

/// What it is about on a line of its own, the reason below it on as many as it needs.
qreal ReportItem::rowHeight(const Row &row) const
{
    const Theme &t = theme();
    const bool named = !row.what.isEmpty();
    const QString reason = models::reportReasonText(row);
    qreal height = named ? t.prose.terminalLine() : t.prose.codeLine();
    const QFontMetricsF metrics(named ? t.small : t.body);
    const qreal room = context().width - rowLeft() - t.u * 3 - buttonRoom(row);
    if (metrics.horizontalAdvance(reason) > room) {
        const QRectF wrapped = metrics.boundingRect(QRectF(0, 0, room, t.u * 100), Qt::TextWordWrap, reason);
        height = qMax(height, std::ceil(wrapped.height()));
    }
    height += (named ? t.prose.codeLine() : 0) + t.u / 2.0;
    return hasButton(row) ? qMax<qreal>(height, t.u * 7) : height;
}

/// The rows stand beside their label; in a narrow column below it. As wide for every report: the labels of all
/// sections fit in any language.
qreal ReportItem::rowLeft() const
{
    return context().narrow ? theme().u * 8.5 : m_rowLeft;
}

void ReportItem::layOut()
{
    const Theme &t = theme();
    const int u = t.u;
    forgetHotSpots();
    m_sections.clear();
    m_buttons.clear();
    m_foot = {};
    m_rowLeft = u * 41.5;
    for (int section = 0; section <= int(Row::Section::CameLate); ++section)
        m_rowLeft = qMax(m_rowLeft, Canvas::width(t.bold, models::reportSectionText(Row::Section(section))) + u * 12);
    m_rowLeft = qMin(m_rowLeft, context().width * 0.45);
    if (m_footer.detail.isEmpty()) {
        m_detail.reset();
    } else {
        if (!m_detail) {
            m_detail = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Plain, &t.prose, nullptr);
            m_detail->append(m_footer.detail);
        }
        m_detail->setWidth(context().width - (isOneLine() ? 0 : u * 7));
        m_detail->ensureAll();
    }
    if (isOneLine()) {
        m_wraps =
            Canvas::width(t.bold, models::nothingHappenedText(m_footer)) + Canvas::width(t.small, tail()) + u * 2 >
            context().width;
        const int lines = 1 + (m_wraps ? 1 : 0) + (models::notWatchedText(m_footer).isEmpty() ? 0 : 1);
        m_headHeight = t.prose.bodyLine() * lines;
        m_height = m_headHeight + (m_detail ? int(m_detail->height()) + u : 0);
        // After Stop the message is back in the composer.
        if (m_footer.canRetry && !m_footer.confirmedAfterStop) {
            const QSizeF size = Canvas::buttonSize(t, faceOf(tr("Retry"), QStringLiteral("redo")));
            addRetry(QRectF(QPointF(0, m_height + u), size));
            m_height += int(size.height()) + u * 2;
        }
        return;
    }
    const qreal room = context().width - u * 6;
    const qreal oneLine = Canvas::width(t.bold, tr("What happened")) + Canvas::width(t.body, tr("· %1").arg(m_title)) +
                          Canvas::width(t.small, m_at) + u * 5;
    m_wraps = oneLine > room;
    m_headHeight = u * 9;
    if (m_wraps) {
        const QRectF wrapped =
            QFontMetricsF(t.body).boundingRect(QRectF(0, 0, room, u * 100), Qt::TextWordWrap, m_title);
        m_headHeight += int(std::ceil(wrapped.height()));
    }
    qreal y = m_headHeight + 1;
    if (m_detail)
        y += qreal(m_detail->height()) + u * 4 + 1;
    layOutFoot(layOutSections(y));
}

qreal ReportItem::layOutSections(qreal y)
{
    const int u = theme().u;
    const std::vector<Row> &rows = m_footer.report;
    for (int first = 0; first < int(rows.size());) {
        Section section;
        section.kind = rows[size_t(first)].section;
        section.first = first;
        while (first + section.count < int(rows.size()) && rows[size_t(first + section.count)].section == section.kind)
            ++section.count;
        // One row more takes no more room than saying that there is one more.
        section.hasFoldLine = section.count > firstRows + 1;
        section.shown = section.hasFoldLine && !m_open.contains(section.kind) ? firstRows : section.count;
        const qreal label = theme().prose.codeLine() + theme().prose.terminalLine();
        section.rowsTop = y + padding() + (context().narrow ? theme().prose.codeLine() + u : 0);
        qreal bottom = section.rowsTop;
        for (int i = 0; i < section.shown; ++i) {
            const Row &row = rows[size_t(first + i)];
            if (row.entry != 0)
                addHotSpot(
                    {QRectF(rowLeft() - u, bottom, context().width - rowLeft() - buttonRoom(row), rowHeight(row)),
                     HotAction::ShowEntry,
                     {},
                     int(row.entry),
                     tr("Show in the conversation: %1").arg(models::reportLine(row)),
                     true});
            if (hasButton(row))
                addRowButtons(row, bottom);
            bottom += rowHeight(row);
        }
        if (section.hasFoldLine) {
            const QString words = section.shown < section.count
                                      ? tr("and %n more", nullptr, section.count - section.shown)
                                      : tr("Show only the first %n", nullptr, firstRows);
            addHotSpot({QRectF(rowLeft() - u, bottom, context().width - rowLeft(), foldLineHeight()),
                        HotAction::FoldPart,
                        {},
                        int(section.kind),
                        words,
                        true});
            bottom += foldLineHeight();
        }
        if (!context().narrow)
            bottom = qMax(bottom, y + padding() + label);
        bottom += padding();
        section.rect = QRectF(0, y, context().width, bottom - y);
        y = bottom + 1;
        first += section.count;
        m_sections.push_back(section);
    }
    return y;
}

std::vector<ReportItem::RowAction> ReportItem::actionsOf(const Row &row) const
{
    std::vector<RowAction> out;
    const QString name = nameOf(row);
    if (row.canLook)
        out.push_back({HotAction::Look, tr("Look"), QStringLiteral("search"), tr("Look at: %1").arg(name)});
    if (row.canAcknowledge)
        out.push_back(
            {HotAction::Acknowledge, tr("Acknowledge"), QStringLiteral("check"), tr("Acknowledge: %1").arg(name)});
    if (row.canUndo)
        out.push_back({HotAction::Undo, tr("Undo"), QStringLiteral("undo"), tr("Undo: %1").arg(name)});
    else if (canRedo(row))
        out.push_back({HotAction::Redo, tr("Redo"), QStringLiteral("redo"), tr("Redo: %1").arg(name)});
    // Where there is room, these two say it with the word alone; where there is none, with the icon.
    for (RowAction &action : out) {
        const bool isPlain = action.action == HotAction::Look || action.action == HotAction::Acknowledge;
        if (context().narrow)
            action.words.clear();
        else if (isPlain)
            action.icon.clear();
    }
    return out;
}

QSizeF ReportItem::sizeOf(const RowAction &action) const
{
    QSizeF size = Canvas::buttonSize(theme(), faceOf(action.words, action.icon));
    // As wide for either: words do not move when a row is undone.
    if (action.action == HotAction::Undo || action.action == HotAction::Redo) {
        for (const QString &words : {tr("Undo"), tr("Redo")})
            size =
                size.expandedTo(Canvas::buttonSize(theme(), faceOf(context().narrow ? QString() : words, action.icon)));
    }
    return size;
}

/// What the buttons of a row take of its width.
qreal ReportItem::buttonRoom(const Row &row) const
{
    qreal room = 0;
    for (const RowAction &action : actionsOf(row))
        room += sizeOf(action).width() + theme().u * 2;
    return room;
}

void ReportItem::addRowButtons(const Row &row, qreal top)
{
    qreal x = context().width - buttonRoom(row);
    for (const RowAction &action : actionsOf(row)) {
        const QSizeF size = sizeOf(action);
        const QRectF rect(QPointF(x, top + (rowHeight(row) - size.height()) / 2), size);
        m_buttons.push_back({rect, action.words, action.icon});
        addHotSpot(
            {.rect = rect, .action = action.action, .name = action.name, .hasOwnStep = true, .effects = row.effects});
        x = rect.right() + theme().u * 2;
    }
}

void ReportItem::addRetry(const QRectF &rect)
{
    m_buttons.push_back({rect, tr("Retry"), QStringLiteral("redo")});
    addHotSpot({.rect = rect,
                .action = HotAction::Retry,
                .number = int(m_turn.value),
                .name = tr("Send the message of this turn again"),
                .hasOwnStep = true});
}

/// Ways to hand the report on are in the menu alone.
void ReportItem::addReportActions()
{
    addHotSpot({.rect = {}, .action = HotAction::CopyAccount, .number = int(m_turn.value), .name = tr("Copy report")});
    addHotSpot({.rect = {}, .action = HotAction::SaveReport, .number = int(m_turn.value), .name = tr("Save report…")});
}

/// The ways to do something about the whole turn, and what an undo is.
void ReportItem::layOutFoot(qreal y)
{
    const Theme &t = theme();
    int changes = 0;
    QSet<QString> files; // one may have been changed more than once
    std::vector<base::EffectId> undoable, all;
    m_undoable = false;
    for (const Row &row : m_footer.report) {
        m_undoable = m_undoable || row.canUndo || canRedo(row);
        if (models::isAboutFile(row.why))
            all.insert(all.end(), row.effects.begin(), row.effects.end());
        if (!row.canUndo)
            continue;
        ++changes;
        files.insert(row.what);
        undoable.insert(undoable.end(), row.effects.begin(), row.effects.end());
    }
    qreal x = t.u * 2;
    m_foot = QRectF(0, y, context().width, t.u * 7);
    const auto place = [&](const QString &words, const QString &icon) {
        ButtonFace face = faceOf(words, icon);
        face.small = context().narrow;
        const QSizeF size = Canvas::buttonSize(t, face);
        if (x > t.u * 2 && x + size.width() > context().width - t.u * 2) { // onto a line of its own
            x = t.u * 2;
            m_foot.setHeight(m_foot.height() + t.u * 9);
        } else if (x == t.u * 2) {
            m_foot.setHeight(qMax<qreal>(m_foot.height(), t.u * 11));
        }
        const QRectF rect(x, m_foot.bottom() - t.u * 5.5 - size.height() / 2,
                          qMin(size.width(), context().width - t.u * 4.0), size.height());
        x = rect.right() + t.u * 2;
        return rect;
    };
    const auto add = [&](const QString &words, const QString &icon, HotAction action,
                         std::vector<base::EffectId> effects) {
        const QRectF rect = place(words, icon);
        m_buttons.push_back({rect, words, icon});
        addHotSpot({.rect = rect, .action = action, .name = words, .hasOwnStep = true, .effects = std::move(effects)});
    };
    if (changes > 1) {
        const int count = int(files.size());
        //: a button
        const QString words = count == changes ? tr("Undo all %n file changes", nullptr, changes)
                                               //: a button; %1 changes, at least two, to %n files
                                               : tr("Undo all %1 changes to %n file(s)", nullptr, count).arg(changes);
        add(words, QStringLiteral("undo"), HotAction::Undo, std::move(undoable));
    }
    if (!all.empty())
        add(tr("Review changes"), {}, HotAction::Review, std::move(all));
    if (std::any_of(m_footer.report.begin(), m_footer.report.end(),
                    [](const Row &row) { return row.why == Row::Why::NotReported && row.canUndo; })) {
        const QString words = tr("Restore…");
        const QRectF rect = place(words, {});
        m_buttons.push_back({rect, words, {}});
        addHotSpot({.rect = rect,
                    .action = HotAction::Restore,
                    .number = int(m_turn.value),
                    .name = tr("Restore files to the start of this turn…"),
                    .hasOwnStep = true});
    }
    if (m_footer.canRetry)
        addRetry(place(tr("Retry"), QStringLiteral("redo")));
    addReportActions();
    m_footRight = x;
    const bool any = m_undoable || x > t.u * 2;
    if (!any)
        m_foot = {};
    m_height = int(std::ceil(any ? m_foot.bottom() + 1 : y));
}

} // namespace widgets
