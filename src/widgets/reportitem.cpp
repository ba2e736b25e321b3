// SPDX-License-Identifier: Apache-2.0
#include "widgets/reportitem.h"

#include "base/visibletext.h"
#include "models/words.h"

#include <QFontMetricsF>

namespace widgets {

Knot turnEndKnot(const Theme &t, core::TurnEnd end)
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
        return {QStringLiteral("force"), t.stopped.color, 1, false};
    case AgentFailed:
    case AgentDied:
        return {QStringLiteral("failed"), t.failed.color, 1, false};
    case Refused:
        return {QStringLiteral("prevented"), t.stopped.color, 1, false};
    case TokenLimit:
    case RequestLimit:
        return {QStringLiteral("unknown"), t.waits.color, 1, false};
    }
    return {};
}

bool ReportItem::isFile(Row::Why why)
{
    using enum history::ReportRow::Why;
    return why == FileChanged || why == FileWritten || why == WriteRefused || why == DoneThoughCancelled ||
           why == FileDiffers || why == WriteFailed || why == DidNotHappen;
}

bool ReportItem::isFor(core::TurnEnd end)
{
    return !models::nothingHappenedText(end).isEmpty();
}

void ReportItem::setEntry(const history::Entry &entry)
{
    const auto &footer = std::get<history::TurnFooter>(entry.body);
    if (footer.detail != m_footer.detail && footer.end != core::TurnEnd::AgentDied)
        m_detail.reset();
    m_footer = footer;
    // Its card right above has said it, with what the process wrote.
    if (footer.end == core::TurnEnd::AgentDied)
        m_footer.detail.clear();
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
    return isFile(row.why) ? context().shownPath(row.what) : base::visibleText(row.what);
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
            m_detail->append(base::visibleText(m_footer.detail, base::LineBreaks::Keep));
        }
        m_detail->setWidth(context().width - (isOneLine() ? 0 : u * 7));
        m_detail->ensureAll();
    }
    if (isOneLine()) {
        m_wraps =
            Canvas::width(t.bold, models::nothingHappenedText(m_footer.end)) + Canvas::width(t.small, tail()) + u * 2 >
            context().width;
        m_headHeight = t.prose.bodyLine() * (m_wraps ? 2 : 1);
        m_height = m_headHeight + (m_detail ? int(m_detail->height()) + u : 0);
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
                addRowButton(row, bottom);
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

/// What the button of a row takes of its width.
qreal ReportItem::buttonRoom(const Row &row) const
{
    if (!hasButton(row))
        return 0;
    // As wide for either: words do not move when a row is undone.
    const QString undo = context().narrow ? QString() : tr("Undo"), redo = context().narrow ? QString() : tr("Redo");
    return qMax(Canvas::buttonSize(theme(), faceOf(undo, QStringLiteral("undo"))).width(),
                Canvas::buttonSize(theme(), faceOf(redo, QStringLiteral("redo"))).width()) +
           theme().u * 2;
}

void ReportItem::addRowButton(const Row &row, qreal top)
{
    const int u = theme().u;
    const bool undo = row.canUndo;
    const QString words = undo ? tr("Undo") : tr("Redo");
    const QString icon = undo ? QStringLiteral("undo") : QStringLiteral("redo");
    const qreal width = buttonRoom(row) - u * 2;
    const qreal height = Canvas::buttonSize(theme(), faceOf(words, icon)).height();
    const QRectF rect(context().width - u * 2 - width, top + (rowHeight(row) - height) / 2, width, height);
    m_buttons.push_back({rect, context().narrow ? QString() : words, icon});
    addHotSpot({.rect = rect,
                .action = undo ? HotAction::Undo : HotAction::Redo,
                .name = undo ? tr("Undo: %1").arg(nameOf(row)) : tr("Redo: %1").arg(nameOf(row)),
                .hasOwnStep = true,
                .effects = row.effects});
}

/// The way to take everything back at once, and what an undo is.
void ReportItem::layOutFoot(qreal y)
{
    const Theme &t = theme();
    int files = 0;
    bool any = false;
    std::vector<base::EffectId> all;
    for (const Row &row : m_footer.report) {
        any = any || hasButton(row);
        if (!row.canUndo)
            continue;
        ++files;
        all.insert(all.end(), row.effects.begin(), row.effects.end());
    }
    if (any) {
        const bool button = files > 1;
        m_foot = QRectF(0, y, context().width, button ? t.u * 11 : t.u * 7);
        y = m_foot.bottom() + 1;
        if (button) {
            //: a button
            const QString words = tr("Undo all %n file changes", nullptr, files);
            ButtonFace face = faceOf(words, QStringLiteral("undo"));
            face.small = context().narrow;
            const QSizeF size = Canvas::buttonSize(t, face);
            const QRectF rect(t.u * 2, m_foot.center().y() - size.height() / 2,
                              qMin(size.width(), context().width - t.u * 4.0), size.height());
            m_buttons.push_back({rect, words, face.icon});
            addHotSpot({.rect = rect,
                        .action = HotAction::Undo,
                        .name = words,
                        .hasOwnStep = true,
                        .effects = std::move(all)});
        }
    }
    m_height = int(std::ceil(y));
}

} // namespace widgets
