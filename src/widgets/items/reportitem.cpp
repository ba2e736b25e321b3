// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/reportitem.h"

#include "base/ids.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/texts/reporttext.h"
#include "models/texts/showntext.h"
#include "text/layout/blocklayout.h"
#include "text/layout/messageflow.h"

#include <QFontMetricsF>
#include <QSet>

namespace widgets {

namespace {

using Row = history::ReportRow;

struct SectionLook
{
    QString icon;
    QColor color;
};

SectionLook lookOf(const Theme &t, Row::Section section)
{
    switch (section) {
    case Row::Section::TookEffect:
        return {QStringLiteral("check"), t.text};
    case Row::Section::CannotBeUndone:
        return {QStringLiteral("lock"), t.failed.color};
    case Row::Section::Unknown:
        return {QStringLiteral("unknown"), t.waits.color};
    case Row::Section::HeldBack:
        return {QStringLiteral("held"), t.waits.color};
    case Row::Section::NotPermitted:
    case Row::Section::NotDone:
    case Row::Section::Prevented:
        return {QStringLiteral("prevented"), t.stopped.color};
    case Row::Section::CameLate:
        return {QStringLiteral("late"), t.late.color};
    case Row::Section::Contacted:
        return {QStringLiteral("fetch"), t.text};
    }
    return {};
}

ButtonFace faceOf(const QString &words, const QString &icon)
{
    ButtonFace face;
    face.text = words;
    face.icon = icon;
    face.small = true;
    return face;
}

} // namespace

void ReportItem::setEntry(const history::Entry &entry)
{
    const auto &footer = std::get<history::TurnFooter>(entry.body);
    if (models::reportDetail(footer) != m_footer.detail)
        m_detail.reset();
    m_footer = footer;
    m_turn = entry.turn;
    m_footer.detail = models::reportDetail(footer);
    m_at = base::clockText(entry.at);
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

// --- geometry ------------------------------------------------------------------------------------------------

/// The object on a line of its own, the reason below it on as many lines as needed.
qreal ReportItem::rowHeight(const Row &row) const
{
    const Theme &t = theme();
    const bool named = !row.what.isEmpty();
    const QString reason = models::reportReasonText(row);
    qreal height = named ? t.prose.terminalLine() : t.prose.codeLine();
    const QFont &font = named ? t.small : t.body;
    const qreal room = context().width - rowLeft() - t.u * 3 - buttonRoom(row);
    if (QFontMetricsF(font).horizontalAdvance(reason) > room)
        height = qMax(height, std::ceil(wrappedHeight(font, room, reason)));
    height += (named ? t.prose.codeLine() : 0) + t.u / 2.0;
    return hasButton(row) ? qMax<qreal>(height, t.u * 7) : height;
}

/// Rows are beside their section's label, in a narrow column below it. The label's column has the same width in every
/// report and fits all labels in any language; only a longer hint of the report's own makes it wider.
qreal ReportItem::rowLeft() const
{
    return context().narrow ? theme().u * 8.5 : m_rowLeft;
}

void ReportItem::layOut()
{
    const Theme &t = theme();
    const int u = t.u;
    forgetHotSpots();
    m_buttons.clear();
    m_foot = {};
    m_rowLeft = u * 41.5;
    for (int section = 0; section <= int(Row::Section::Contacted); ++section)
        m_rowLeft = qMax(m_rowLeft, Canvas::width(t.bold, models::reportSectionText(Row::Section(section))) + u * 12);
    divide();
    for (const Section &section : m_sections)
        m_rowLeft = qMax(m_rowLeft, Canvas::width(t.small, hintOf(section)) + u * 12);
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
        const int lines = 1 + (m_wraps ? 1 : 0) + (models::closingText(m_footer).isEmpty() ? 0 : 1);
        m_headHeight = t.prose.bodyLine() * lines;
        m_height = m_headHeight + (m_detail ? int(m_detail->height()) + u : 0);
        // After Stop the message was returned to the composer.
        if (m_footer.canRetry && !m_footer.confirmedAfterStop) {
            const QSizeF size = Canvas::buttonSize(t, faceOf(base::Words::tr("Retry"), QStringLiteral("redo")));
            addRetry(QRectF(QPointF(0, m_height + u), size));
            m_height += int(size.height()) + u * 2;
        }
        return;
    }
    const qreal room = context().width - u * 6;
    const qreal oneLine = Canvas::width(t.bold, base::Words::tr("What happened")) +
                          Canvas::width(t.body, QStringLiteral("· ") + m_title) + Canvas::width(t.small, m_at) + u * 5;
    m_wraps = oneLine > room;
    m_headHeight = u * 9;
    if (m_wraps)
        m_headHeight += int(std::ceil(wrappedHeight(t.body, room, m_title)));
    qreal y = m_headHeight + 1;
    if (m_detail)
        y += qreal(m_detail->height()) + u * 4 + 1;
    layOutFoot(layOutLimits(layOutSections(y)));
}

/// A line about what the report does not cover.
qreal ReportItem::layOutLimits(qreal y)
{
    const int u = theme().u;
    m_limits = {};
    const QString words = models::closingText(m_footer);
    if (words.isEmpty())
        return y;
    const qreal room = context().width - u * 6;
    m_limits = QRectF(u * 3, y, room, std::ceil(wrappedHeight(theme().small, room, words)) + padding() * 2);
    return m_limits.bottom() + 1;
}

/// Into sections, which have no place yet.
void ReportItem::divide()
{
    m_sections.clear();
    for (int i = 0; i < int(m_footer.report.size()); ++i) {
        const Row::Section kind = m_footer.report[size_t(i)].section;
        if (m_sections.empty() || m_sections.back().kind != kind) {
            m_sections.emplace_back().kind = kind;
            m_sections.back().first = i;
        }
        ++m_sections.back().count;
    }
}

QString ReportItem::hintOf(const Section &section) const
{
    return models::reportSectionHint(section.kind,
                                     std::span(m_footer.report).subspan(size_t(section.first), size_t(section.count)));
}

QString ReportItem::foldLineText(const Section &section)
{
    const int more = section.count - section.shown;
    return more > 0 ? base::Words::tr("and %n more", nullptr, more)
                    : base::Words::tr("Show only the first %n", nullptr, firstRows);
}

qreal ReportItem::layOutSections(qreal y)
{
    const int u = theme().u;
    for (Section &section : m_sections) {
        // A fold line for a single row would take as much room as the row.
        section.hasFoldLine = section.count > firstRows + 1;
        section.shown = section.hasFoldLine && !m_open.contains(section.kind) ? firstRows : section.count;
        const qreal label = theme().prose.codeLine() + theme().prose.terminalLine();
        section.rowsTop = y + padding() + (context().narrow ? theme().prose.codeLine() + u : 0);
        qreal bottom = section.rowsTop;
        for (int i = 0; i < section.shown; ++i) {
            const Row &row = m_footer.report[size_t(section.first) + size_t(i)];
            if (row.entry != 0)
                addHotSpot(
                    {QRectF(rowLeft() - u, bottom, context().width - rowLeft() - buttonRoom(row), rowHeight(row)),
                     actions::ShowEntry{row.entry},
                     base::labelled(base::Words::tr("Show in transcript"), models::reportLine(row)), true});
            if (hasButton(row))
                addRowButtons(row, bottom);
            bottom += rowHeight(row);
        }
        if (section.hasFoldLine) {
            addHotSpot({QRectF(rowLeft() - u, bottom, context().width - rowLeft(), foldLineHeight()),
                        actions::FoldPart{int(section.kind)}, foldLineText(section), true});
            bottom += foldLineHeight();
        }
        if (!context().narrow)
            bottom = qMax(bottom, y + padding() + label);
        bottom += padding();
        section.rect = QRectF(0, y, context().width, bottom - y);
        y = bottom + 1;
    }
    return y;
}

std::vector<ReportItem::RowAction> ReportItem::actionsOf(const Row &row) const
{
    std::vector<RowAction> out;
    const QString name = models::reportRowName(row, context().baseFolder);
    const auto add = [&](TranscriptAction action, const QString &words, const QString &icon) {
        out.push_back({std::move(action), words, icon, base::labelled(words, name)});
    };
    if (row.canLook)
        add(actions::Look{row.effects}, base::Words::tr("Look"), QStringLiteral("search"));
    if (row.canAcknowledge)
        add(actions::Acknowledge{row.effects}, base::Words::tr("Acknowledge"), QStringLiteral("check"));
    if (row.canUndo)
        add(actions::Undo{row.effects}, base::Words::tr("Undo"), QStringLiteral("undo"));
    else if (canRedo(row))
        add(actions::Redo{row.effects}, base::Words::tr("Redo"), QStringLiteral("redo"));
    // With enough room these two have only a text, otherwise only an icon.
    for (RowAction &action : out) {
        const bool isPlain = std::holds_alternative<actions::Look>(action.action) ||
                             std::holds_alternative<actions::Acknowledge>(action.action);
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
    // Undo and Redo get the same width, so that nothing moves when a row is undone.
    if (std::holds_alternative<actions::Undo>(action.action) || std::holds_alternative<actions::Redo>(action.action)) {
        for (const QString &words : {base::Words::tr("Undo"), base::Words::tr("Redo")})
            size =
                size.expandedTo(Canvas::buttonSize(theme(), faceOf(context().narrow ? QString() : words, action.icon)));
    }
    return size;
}

/// The width of a row's buttons.
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
        addButton(rect, action.words, action.icon, action.action, action.name);
        x = rect.right() + theme().u * 2;
    }
}

void ReportItem::addButton(const QRectF &rect, const QString &words, const QString &icon, TranscriptAction action,
                           const QString &name)
{
    m_buttons.push_back({rect, words, icon});
    addHotSpot({.rect = rect, .action = std::move(action), .name = name, .hasOwnStep = true});
}

void ReportItem::addRetry(const QRectF &rect)
{
    const QString words = base::Words::tr("Retry");
    addButton(rect, words, QStringLiteral("redo"), actions::Retry{m_turn}, words);
}

/// Actions for the whole turn, and a note about undoing.
void ReportItem::layOutFoot(qreal y)
{
    const Theme &t = theme();
    int changes = 0;
    QSet<QString> files; // a file may be in several rows
    std::vector<base::EffectId> undoable, redoable, calls, all;
    int undone = 0;
    m_undoable = false;
    for (const Row &row : m_footer.report) {
        m_undoable = m_undoable || (row.canUndo && row.why != history::ReportRow::Reason::RemoteDone) || canRedo(row);
        using enum history::ReportRow::Section;
        const bool didNothing = row.section == NotDone || row.section == Prevented || row.section == NotPermitted;
        if (models::isAboutFile(row.why) && !didNothing)
            all.insert(all.end(), row.effects.begin(), row.effects.end());
        if (canRedo(row)) {
            ++undone;
            redoable.insert(redoable.end(), row.effects.begin(), row.effects.end());
        }
        if (!row.canUndo)
            continue;
        if (row.why == history::ReportRow::Reason::RemoteDone) { // taken back by another one, which is shown first
            calls.insert(calls.end(), row.effects.begin(), row.effects.end());
            continue;
        }
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
        if (x > t.u * 2 && x + size.width() > context().width - t.u * 2) { // wraps to a new line
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
    const auto add = [&](const QString &words, const QString &icon, TranscriptAction action) {
        addButton(place(words, icon), words, icon, std::move(action), words);
    };
    if (changes > 1) {
        const int count = int(files.size());
        //: a button
        const QString words = count == changes
                                  ? base::Words::tr("Undo %n file change(s)", nullptr, changes)
                                  //: a button; %1 changes, at least two, to %n files
                                  : base::Words::tr("Undo %1 changes to %n file(s)", nullptr, count).arg(changes);
        add(words, QStringLiteral("undo"), actions::Undo{std::move(undoable)});
    }
    if (undone > 1)
        add(tr("Redo all"), QStringLiteral("redo"), actions::Redo{std::move(redoable)});
    if (const int count = int(calls.size()); count > 1)
        add(tr("Undo %n call(s)…", "a button", count), QStringLiteral("undo"), actions::Undo{std::move(calls)});
    if (!all.empty())
        add(base::Words::tr("Review changes"), {}, actions::Review{std::move(all)});
    if (std::any_of(m_footer.report.begin(), m_footer.report.end(),
                    [](const Row &row) { return history::isUnreported(row.why) && row.canUndo; })) {
        const QString words = tr("Restore…");
        addButton(place(words, {}), words, {}, actions::Restore{m_turn},
                  base::Words::tr("Restore files to the start of this turn…"));
    }
    if (m_footer.canRetry)
        addRetry(place(base::Words::tr("Retry"), QStringLiteral("redo")));
    // Only in the menu.
    addHotSpot({.rect = {}, .action = actions::CopyReport{m_turn}, .name = base::Words::tr("Copy report")});
    addHotSpot({.rect = {}, .action = actions::SaveReport{m_turn}, .name = base::Words::tr("Save report")});
    m_footRight = x;
    const bool any = m_undoable || x > t.u * 2;
    if (!any)
        m_foot = {};
    m_height = int(std::ceil(any ? m_foot.bottom() + 1 : y));
}

// --- painting ------------------------------------------------------------------------------------------------

QString ReportItem::tail() const
{
    return base::facts({models::stopAnswerText(m_footer), m_at});
}

void ReportItem::paint(ItemPaint &paint)
{
    if (isOneLine()) {
        paintOneLine(paint);
        return;
    }
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const QRectF card(paint.at, QSizeF(context().width, height()));
    const QRectF head(card.topLeft(), QSizeF(card.width(), m_headHeight));
    c.frame(card, t.base, t.stopped.color);
    c.cardHead(head, t.stopped.tint, false);
    paintHead(c, head, paint.marks);
    if (m_detail) {
        const qreal top = head.bottom() + 1 + t.u * 2;
        paint.flow(*m_detail, QPointF(card.left() + t.u * 3.5, top), models::FoundIn::Text);
        c.hairline(card.left() + 1, card.right() - 1, top + qreal(m_detail->height()) + t.u * 2, t.line2);
    }
    for (size_t i = 0; i < m_sections.size(); ++i) {
        const QRectF rect = m_sections[i].rect.translated(paint.at);
        if (i > 0)
            c.hairline(card.left() + 1, card.right() - 1, rect.top() - 1, t.line2);
        if (rect.intersects(paint.clip))
            paintSection(paint, m_sections[i]);
    }
    if (const QRectF limits = m_limits.translated(paint.at); !m_limits.isNull()) {
        c.hairline(card.left() + 1, card.right() - 1, limits.top() - 1, t.line2);
        c.markedLines(t.small, t.text2, limits.adjusted(0, padding(), 0, -padding()), models::closingText(m_footer),
                      {});
    }
    if (!m_foot.isNull())
        paintFoot(c, paint.at);
    paintButtons(paint);
}

void ReportItem::paintButtons(ItemPaint &paint)
{
    for (const Button &button : m_buttons) {
        const QRectF rect = button.rect.translated(paint.at);
        if (!rect.intersects(paint.clip))
            continue;
        ButtonFace face;
        face.text = button.words;
        face.icon = button.icon;
        face.small = rect.height() < theme().u * 7;
        paint.canvas.button(rect, face);
    }
}

void ReportItem::paintFoot(Canvas &c, QPointF at)
{
    const Theme &t = theme();
    const QRectF foot = m_foot.translated(at);
    c.painter()->fillRect(foot.adjusted(1, 0, -1, -1), t.card);
    c.hairline(foot.left() + 1, foot.right() - 1, foot.top() - 1, t.line2);
    if (!m_undoable)
        return;
    const qreal left = m_footRight + t.u;
    const QString words = base::Words::tr("An undo can itself be undone");
    // Shown completely or not at all.
    const qreal line = qMin<qreal>(foot.height(), t.u * 11);
    if (left + Canvas::width(t.small, words) + t.u * 3 <= foot.width())
        c.text(t.small, t.text2, QRectF(foot.left() + left, foot.bottom() - line, foot.width() - left - t.u * 3, line),
               words, Qt::AlignRight | Qt::AlignVCenter);
}

void ReportItem::paintOneLine(ItemPaint &paint)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    QRectF line(paint.at, QSizeF(context().width, t.prose.bodyLine()));
    const QString head = models::nothingHappenedText(m_footer);
    const qreal w = c.marked(t.bold, t.text, line, head, paint.marks.in(models::FoundIn::Title, 0, 0, head));
    if (m_wraps)
        line.translate(0, t.prose.bodyLine());
    else
        line.setLeft(line.left() + w + t.u * 2);
    c.text(t.small, t.text2, line, tail());
    if (const QString limits = models::closingText(m_footer); !limits.isEmpty()) {
        line.moveTop(line.top() + t.prose.bodyLine());
        line.setLeft(paint.at.x());
        c.text(t.small, t.text2, line, limits);
    }
    if (m_detail)
        paint.flow(*m_detail, paint.at + QPointF(0, m_headHeight + t.u), models::FoundIn::Text);
    paintButtons(paint);
}

void ReportItem::paintHead(Canvas &c, const QRectF &head, const EntryMarks &marks)
{
    const Theme &t = theme();
    const int u = t.u;
    QRectF line(head.left() + u * 3, head.top(), head.width() - u * 6, u * 9);
    const qreal time = Canvas::width(t.small, m_at);
    c.text(t.small, t.text2, line, m_at, Qt::AlignRight | Qt::AlignVCenter);
    line.setRight(line.right() - time - u * 2);
    const qreal w = c.text(t.bold, t.text, line, base::Words::tr("What happened"));
    if (!m_wraps) {
        const QString words = QStringLiteral("· ") + m_title;
        std::vector<text::Mark> found = marks.in(models::FoundIn::Title, 0, 0, m_title);
        const int before = qMax(0, int(words.indexOf(m_title)));
        for (text::Mark &mark : found) {
            mark.from += before;
            mark.to += before;
        }
        c.marked(t.body, t.text, line.adjusted(w + u, 0, 0, 0), words, found);
        return;
    }
    c.markedLines(t.body, t.text, QRectF(line.left(), head.top() + u * 7, head.width() - u * 6, head.height() - u * 7),
                  m_title, marks.in(models::FoundIn::Title, 0, 0, m_title));
}

void ReportItem::paintSection(ItemPaint &paint, const Section &section)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const QRectF rect = section.rect.translated(paint.at);
    const SectionLook look = lookOf(t, section.kind);
    const QRectF label(rect.left() + u * 8.5, rect.top() + padding(),
                       context().narrow ? rect.width() - u * 11 : rowLeft() - u * 10, t.prose.codeLine());
    c.icon(look.icon, look.color, QPointF(rect.left() + u * 3, label.center().y() - u * 2));
    const qreal w = c.text(t.bold, look.color, label, models::reportSectionText(section.kind));
    c.text(t.small, t.text2,
           context().narrow ? label.adjusted(w + u * 2, 0, 0, 0)
                            : QRectF(label.left(), label.bottom(), label.width(), t.prose.terminalLine()),
           hintOf(section));
    qreal y = paint.at.y() + section.rowsTop;
    const qreal left = rect.left() + rowLeft();
    for (int i = 0; i < section.shown; ++i) {
        const Row &row = m_footer.report[size_t(section.first) + size_t(i)];
        const QRectF place(left, y, rect.right() - u * 3 - left - buttonRoom(row), rowHeight(row));
        if (place.bottom() >= paint.clip.top() && place.top() <= paint.clip.bottom())
            paintRow(c, place, section.first + i, paint.marks);
        y += place.height();
    }
    if (!section.hasFoldLine)
        return;
    const bool folded = section.shown < section.count;
    c.icon(folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2, QPointF(left, y + u / 2.0));
    c.text(t.small, t.text2, QRectF(left + u * 5, y, rect.right() - left - u * 7, foldLineHeight()),
           foldLineText(section));
}

void ReportItem::paintRow(Canvas &c, const QRectF &rect, int index, const EntryMarks &marks)
{
    const Row &row = m_footer.report[size_t(index)];
    const Theme &t = theme();
    const int u = t.u;
    QRectF line(rect.left(), rect.top(), rect.width(), t.prose.codeLine());
    const auto reason = [&](const QFont &font, const QColor &color, qreal top) {
        const QString words = models::reportReasonText(row);
        c.markedLines(font, color, QRectF(rect.left(), top, rect.width(), rect.bottom() - top), words,
                      marks.in(models::FoundIn::Row, index * 2 + 1, 0, words));
    };
    if (row.what.isEmpty()) {
        reason(t.body, t.text, rect.top());
        return;
    }
    QString plus, minus;
    if (row.added > 0)
        plus = base::Words::tr("+%1").arg(row.added);
    if (row.removed > 0)
        minus = base::Words::tr("−%1").arg(row.removed);
    const qreal counts = Canvas::width(t.small, plus) + Canvas::width(t.small, minus) + u * 4;
    const QString name = models::reportRowName(row, context().baseFolder);
    line.setLeft(line.left() +
                 c.marked(t.mono, t.text, line.adjusted(0, 0, -counts, 0), name,
                          marks.in(models::FoundIn::Row, index * 2, 0, name),
                          models::isAboutFile(row.why) ? Qt::ElideMiddle : Qt::ElideRight) +
                 u * 1.5);
    if (!plus.isEmpty())
        line.setLeft(line.left() + c.text(t.small, t.added.color, line, plus) + u);
    c.text(t.small, t.removed.color, line, minus);
    reason(t.small, t.text2, rect.top() + t.prose.codeLine());
}

void ReportItem::unfoldFor(const models::Found &place)
{
    const size_t row = size_t(place.index / 2);
    if (place.in != models::FoundIn::Row || row >= m_footer.report.size())
        return;
    if (m_open.insert(m_footer.report[row].section).second)
        layOut();
}

QRectF ReportItem::rectOf(const models::Found &place)
{
    if (place.in == models::FoundIn::Text && m_detail) {
        const QPointF at = isOneLine() ? QPointF(0, m_headHeight + theme().u)
                                       : QPointF(theme().u * 3.5, m_headHeight + 1 + theme().u * 2);
        return m_detail->rectOf({place.line, place.from}).translated(at);
    }
    for (const Section &section : m_sections) {
        qreal y = section.rowsTop;
        for (int i = 0; place.in == models::FoundIn::Row && i < section.shown; ++i) {
            const qreal height = rowHeight(m_footer.report[size_t(section.first) + size_t(i)]);
            if (section.first + i == place.index / 2)
                return QRectF(rowLeft(), y, context().width - rowLeft(), height);
            y += height;
        }
    }
    return QRectF(0, 0, context().width, m_headHeight);
}

GutterMark ReportItem::mark() const
{
    GutterMark mark = turnEndMark(theme(), m_footer.end);
    if (!isOneLine())
        mark.top = theme().u * 5 / 2;
    return mark;
}

QString ReportItem::wholeText()
{
    return models::reportText(m_footer);
}

} // namespace widgets
