// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/lineitems.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/reporttext.h"
#include "models/texts/runningon.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"
#include "models/texts/usagetext.h"
#include "text/layout/messageflow.h"

#include <algorithm>
#include <cmath>

namespace widgets {

namespace {

constexpr size_t mostContacts = 30; ///< that are shown; the saved report has all

} // namespace

// --- StopMarkItem --------------------------------------------------------------------------------------------

void StopMarkItem::setEntry(const history::Entry &entry)
{
    m_words = models::stopMarkText(std::get<history::StopMark>(entry.body).by,
                                   base::clockText(entry.at, base::ClockPrecision::Second));
}

void StopMarkItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const QRectF line(paint.at, QSizeF(context().width, height()));
    const qreal w = paint.canvas.text(theme().bold, theme().stopped.color, line, m_words);
    paint.canvas.hairline(line.left() + w + theme().u * 2, line.right(), line.center().y(), theme().stopped.color);
}

GutterMark StopMarkItem::mark() const
{
    return {QStringLiteral("stop"), theme().stopped.color, 1, false};
}

// --- FooterItem ----------------------------------------------------------------------------------------------

void FooterItem::setEntry(const history::Entry &entry)
{
    const auto &footer = std::get<history::TurnFooter>(entry.body);
    m_head = models::turnEndText(footer.end, footer.stoppedBy);
    m_tail.clear();
    m_strong = footer.end != core::TurnEnd::Finished;
    if (!m_strong)
        m_head = base::facts({base::Words::tr("%1 after %2", "how a turn ended, its length")
                                  .arg(m_head, models::durationText(footer.duration)),
                              base::clockText(entry.at)});
    else
        m_tail = base::facts({base::visibleText(footer.detail), base::clockText(entry.at)});
    m_footer = footer;
    m_contacts.clear();
    m_late.clear();
    for (size_t row = 0; row < footer.report.size(); ++row) {
        if (footer.report[row].contact)
            m_contacts.push_back(footer.report[row]);
        else if (footer.report[row].isAfterTurn())
            m_late.push_back(row);
    }
    m_contactsHead = models::contactsText(footer);
    if (m_contactsHead.isEmpty() && !m_contacts.empty())
        m_contactsHead =
            base::described(base::Words::tr("Contacted"), base::Words::tr("before this turn", "a host was contacted"));
    m_limits = models::networkLimitsText(footer.network);
    m_runsOn = models::footerRunsOnText(footer);
    m_usage = footer.usage ? models::turnUsageText(*footer.usage) : QString();
    if (m_strong)
        m_tail = base::facts({m_tail, m_runsOn, m_usage});
}

/// Without a report: all of its line.
QString FooterItem::words() const
{
    QStringList parts{m_head};
    if (m_strong)
        parts << m_tail;
    else
        parts << m_runsOn << m_usage;
    parts.removeAll(QString());
    return parts.join(m_strong ? QStringLiteral(" ") : QStringLiteral(" · "));
}

bool FooterItem::twoLines() const
{
    return m_strong && !m_tail.isEmpty() &&
           Canvas::width(theme().bold, m_head) + Canvas::width(theme().small, m_tail) + theme().u * 2 > context().width;
}

int FooterItem::height() const
{
    return lateTop() + lateShown() * lateStep() + (isLateFolded() ? theme().u * 7 : 0);
}

int FooterItem::contactsHeight() const
{
    if (m_contacts.empty())
        return 0;
    const int line = theme().prose.bodyLine();
    if (!m_isOpen)
        return line;
    const int rows = int(std::min(m_contacts.size(), mostContacts)) + (m_contacts.size() > mostContacts ? 1 : 0);
    return line * (1 + rows) + int(std::ceil(limitsHeight()));
}

void FooterItem::paintContacts(ItemPaint &paint, QRectF line)
{
    const Theme &t = theme();
    Canvas &c = paint.canvas;
    const auto next = [&line, &t] { line.moveTop(line.top() + t.prose.bodyLine()); };
    next();
    line.setLeft(paint.at.x());
    c.icon(m_isOpen ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
           QPointF(line.left(), line.center().y() - t.u * 2));
    line.setLeft(line.left() + t.u * 5);
    const qreal width = c.text(t.small, t.text2, line, m_contactsHead);
    addHotSpot({QRectF(0, line.top() - paint.at.y(), width + t.u * 5, line.height()), actions::FoldPart{hostsPart},
                base::labelled(m_isOpen ? base::Words::tr("Fold") : base::Words::tr("Unfold"), m_contactsHead), true});
    if (!m_isOpen)
        return;
    for (size_t i = 0; i < std::min(m_contacts.size(), mostContacts); ++i) {
        next();
        const history::ReportRow &row = m_contacts[i];
        const bool isRefused = row.why == history::ReportRow::Reason::HostRefused;
        QRectF rest = line;
        // Half of the line at most, so that a long name leaves room for what happened.
        const QRectF name(line.topLeft(), QSizeF(line.width() / 2, line.height()));
        const QString host = models::reportRowName(row, {});
        if (!host.isEmpty())
            rest.setLeft(rest.left() + c.marked(t.mono, t.text, name, host, {}, Qt::ElideMiddle) + t.u * 2);
        c.text(t.small, isRefused ? t.stopped.color : t.text2, rest, models::reportReasonText(row));
    }
    if (m_contacts.size() > mostContacts) {
        next();
        c.text(t.small, t.text2, line, base::Words::tr("and %n more", nullptr, int(m_contacts.size() - mostContacts)));
    }
    next();
    c.markedLines(t.small, t.text2, QRectF(line.left(), line.top(), line.width(), limitsHeight()), m_limits, {});
}

/// They hang by the line of what comes late.
void FooterItem::paintLateRope(const ItemPaint &paint) const
{
    const Theme &t = theme();
    const int u = t.u;
    const qreal x = paint.at.x() - u * 5;
    qreal top = paint.at.y() + mark().top + u * 4 + 2;
    for (int i = 0; i < lateShown(); ++i) {
        const QPointF centre(x, paint.at.y() + lateTop() + i * lateStep() + u * 2 + headHeight() / 2.0);
        QPen pen(t.late.color, 2, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2.0, 1.5});
        paint.canvas.painter()->setPen(pen);
        paint.canvas.painter()->drawLine(QPointF(x, top), QPointF(x, centre.y() - u * 2 - 2));
        paint.canvas.iconAt(QStringLiteral("edit"), t.late.color, centre);
        top = centre.y() + u * 2 + 2;
    }
}

void FooterItem::paintLateRow(ItemPaint &paint, const QRectF &card, size_t index)
{
    const history::ReportRow &row = m_footer.report[index];
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const QString name = models::reportRowName(row, context().baseFolder), reason = models::reportReasonText(row);
    c.frame(card, t.base, t.line);
    c.cardHead(card, t.card, true);
    qreal right = card.right() - u * 3 / 2.0;
    if (row.canUndo || row.undone) {
        right = addUndoBefore(right, card, paint, row.canUndo, row.effects, name);
    } else if (row.section == history::ReportRow::Section::CannotBeUndone) {
        c.icon(QStringLiteral("lock"), t.failed.color, QPointF(right - u * 4, card.center().y() - u * 2));
        right -= u * 6;
    }
    // What changed is what one looks for; the pill gives way.
    const qreal left = card.left() + u * 2.5;
    const QString words = context().narrow && !row.undone ? tr("after the turn") : reason;
    const qreal file = qMin(Canvas::width(t.mono, name), (right - left) / 2);
    const QSizeF size = c.pillSize(words);
    const qreal pill = qMin(size.width(), right - left - file - u * 2);
    c.pill(QRectF(right - pill, card.center().y() - size.height() / 2, pill, size.height()), words, t.late);
    c.marked(t.mono, t.text, QRectF(left, card.top(), right - pill - u * 2 - left, card.height()), name,
             paint.marks.in(models::FoundIn::Row, int(index) * 2, 0, name), Qt::ElideMiddle);
    addHotSpot({card.translated(-paint.at), actions::Review{row.effects},
                base::labelled(base::Words::tr("Review"), name), true});
}

void FooterItem::paintLate(ItemPaint &paint)
{
    const Theme &t = theme();
    const int u = t.u, shown = lateShown();
    paintLateRope(paint);
    QRectF card(paint.at.x(), paint.at.y() + lateTop() + u * 2, context().width, headHeight());
    for (int i = 0; i < shown; ++i) {
        paintLateRow(paint, card, m_late[size_t(i)]);
        card.translate(0, lateStep());
    }
    if (!isLateFolded())
        return;
    const int more = int(m_late.size()) - firstLate;
    const QString words = m_isAllLate ? base::Words::tr("Show only the first %n", nullptr, firstLate)
                                      : base::Words::tr("and %n more", nullptr, more);
    const QRectF line(card.topLeft(), QSizeF(card.width(), u * 5));
    paint.canvas.icon(m_isAllLate ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
                      QPointF(line.left(), line.center().y() - u * 2));
    paint.canvas.text(t.small, t.text2, line.adjusted(u * 5, 0, 0, 0), words);
    addHotSpot({line.translated(-paint.at), actions::FoldPart{latePart}, words, true});
}

void FooterItem::unfoldFor(const models::Found &place)
{
    const auto row = std::find(m_late.begin(), m_late.end(), size_t(place.index / 2));
    m_isAllLate =
        m_isAllLate || (place.in == models::FoundIn::Row && row != m_late.end() && row - m_late.begin() >= firstLate);
}

QRectF FooterItem::rectOf(const models::Found &place)
{
    const auto row = std::find(m_late.begin(), m_late.end(), size_t(place.index / 2));
    if (place.in != models::FoundIn::Row || row == m_late.end())
        return TranscriptItem::rectOf(place);
    const int at = int(row - m_late.begin());
    return QRectF(0, lateTop() + at * lateStep() + theme().u * 2, context().width, headHeight());
}

void FooterItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    if (!m_late.empty())
        paintLate(paint);
    QRectF line(paint.at, QSizeF(context().width, theme().prose.bodyLine()));
    if (!m_strong) {
        Canvas &c = paint.canvas;
        const Theme &t = theme();
        QRectF rest = line;
        const auto add = [&](const QColor &color, const QString &part) {
            if (part.isEmpty())
                return;
            // The dot is drawn separately, so that it stays between the texts in either direction.
            if (rest.left() > line.left()) {
                rest.setLeft(rest.left() + t.u);
                rest.setLeft(rest.left() + c.text(t.small, t.text2, rest, QStringLiteral("·")) + t.u);
            }
            rest.setLeft(rest.left() + c.text(t.small, color, rest, part));
        };
        add(t.text2, m_head);
        add(m_footer.runningOn > 0 ? t.running.color : t.text2, m_runsOn);
        add(t.text2, m_usage);
        if (!m_contacts.empty())
            paintContacts(paint, line);
        return;
    }
    const qreal w = paint.canvas.text(theme().bold, theme().text, line, m_head);
    if (twoLines())
        line.translate(0, theme().prose.bodyLine());
    else
        line.setLeft(line.left() + w + theme().u * 2);
    paint.canvas.marked(theme().small, theme().text2, line, m_tail,
                        paint.marks.in(models::FoundIn::Text, 0, 0, m_tail));
    if (!m_contacts.empty())
        paintContacts(paint, line);
}

GutterMark FooterItem::mark() const
{
    // It has not come to its end while something of it lives.
    if (m_footer.runningOn > 0 && m_footer.end == core::TurnEnd::Finished)
        return {QStringLiteral("terminal"), theme().running.color, 1, false};
    return turnEndMark(theme(), m_footer.end);
}

QString FooterItem::wholeText()
{
    return (QStringList{words()} + models::footerLines(m_footer)).join(u'\n');
}

// --- FoldItem ------------------------------------------------------------------------------------------------

void FoldItem::setEntry(const history::Entry &entry)
{
    m_late = entry.afterStop ? lateText(*entry.afterStop) : QString();
    m_stateColor = theme().text2;
    const QString before = m_body;
    const models::EntryText words = models::entryText(entry.body, context().baseFolder);
    m_title = words.title;
    m_body = words.body;
    m_mono = words.isMono;
    m_markdown = words.isMarkdown;
    std::visit(
        [this](const auto &body) {
            if constexpr (requires { read(body); })
                read(body);
        },
        entry.body);
    if (m_body != before)
        m_flow.reset();
    makeFlow();
}

void FoldItem::read(const history::Permission &permission)
{
    using enum core::PermissionEnd;
    m_icon = QStringLiteral("permission");
    m_state = models::permissionStateText(permission);
    m_stateColor = permission.end == Open       ? theme().waits.color
                   : permission.end == Answered ? theme().text2
                                                : theme().stopped.color;
}

void FoldItem::read(const history::Elicitation &elicitation)
{
    using enum core::ElicitationEnd;
    m_icon = QStringLiteral("question");
    m_state = models::elicitationStateText(elicitation);
    m_stateColor = elicitation.end == Open                                      ? theme().waits.color
                   : elicitation.end == Accepted || elicitation.end == Declined ? theme().text2
                                                                                : theme().stopped.color;
}

void FoldItem::read(const history::Refused &refused)
{
    m_icon = refused.isToolCall  ? QStringLiteral("server")
             : refused.isCommand ? QStringLiteral("terminal")
                                 : QStringLiteral("edit");
    m_state = refused.isToolCall  ? tr("refused, not called")
              : refused.isCommand ? base::Words::tr("refused, not started")
                                  : base::Words::tr("refused, not written");
    m_stateColor = theme().stopped.color;
}

void FoldItem::read(const history::Raw &)
{
    m_icon = QStringLiteral("unknown");
}

void FoldItem::read(const history::Compaction &compaction)
{
    m_icon = QStringLiteral("history");
    m_state = base::visibleText(compaction.error);
}

void FoldItem::read(const history::PlanSnapshot &plan)
{
    m_icon = QStringLiteral("plan");
    m_state.clear();
    for (const acp::PlanEntry &step : plan.entries) {
        if (step.status == acp::PlanStatus::InProgress)
            m_state = base::visibleText(step.content);
    }
}

void FoldItem::makeFlow()
{
    if (m_folded || m_body.isEmpty())
        return;
    if (!m_flow) {
        const auto mode = m_markdown ? text::MessageFlow::Mode::Markdown : text::MessageFlow::Mode::Plain;
        m_flow = std::make_unique<text::MessageFlow>(mode, &theme().prose, &context().look->highlighter());
        m_flow->append(m_body);
        m_flow->finish();
    }
    m_flow->setWidth(context().width - theme().u * 6);
}

void FoldItem::restyle(bool themeChanged)
{
    if (themeChanged)
        m_flow.reset();
    makeFlow();
}

void FoldItem::setFolded(bool folded)
{
    m_folded = folded;
    makeFlow();
}

int FoldItem::height() const
{
    int height = headHeight();
    if (!m_folded && m_flow)
        height += int(m_flow->height()) + theme().u * 4 + 1;
    return height;
}

bool FoldItem::ensure(int top, int bottom)
{
    const int offset = headHeight() + theme().u * 2;
    return !m_folded && m_flow && m_flow->ensure(top - offset, bottom - offset);
}

void FoldItem::dropLayouts()
{
    if (m_flow)
        m_flow->dropLayouts();
}

void FoldItem::paint(ItemPaint &paint)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const CardRects rects = beginCard(paint, headHeight(), t.line, t.card, height() <= headHeight());
    const QRectF &card = rects.card, &head = rects.head;
    qreal right = head.right() - u * 2.5;
    if (!m_late.isEmpty())
        right = c.pillBefore(right + u, head, m_late, t.late);
    if (!m_state.isEmpty()) {
        const qreal w = qMin(Canvas::width(t.small, m_state), head.width() * 0.5);
        c.text(t.small, m_stateColor, QRectF(right - w, head.top(), w, head.height()), m_state);
        right -= w + u * 2;
    }
    qreal x = head.left() + u * 2.5;
    c.icon(isFoldable() ? (m_folded ? QStringLiteral("right") : QStringLiteral("down")) : m_icon, t.text2,
           QPointF(x, head.center().y() - u * 2));
    x += u * 6;
    c.marked(m_mono ? t.mono : t.body, t.text, QRectF(x, head.top(), right - x, head.height()), m_title,
             paint.marks.in(models::FoundIn::Title, 0, 0, m_title));
    if (isFoldable())
        addHotSpot({head.translated(-paint.at), actions::Fold{}});
    const qreal y = head.bottom();
    if (m_folded || !m_flow)
        return;
    paint.flow(*m_flow, QPointF(card.left() + u * 3, y + u * 2), models::FoundIn::Text);
}

void FoldItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Text)
        setFolded(false);
}

QRectF FoldItem::rectOf(const models::Found &place)
{
    if (place.in != models::FoundIn::Text || !m_flow || m_folded)
        return QRectF(0, 0, context().width, headHeight());
    return m_flow->rectOf({place.line, place.from})
        .translated(theme().u * 3.0, qreal(height()) - qreal(m_flow->height()) - theme().u * 2.0);
}

GutterMark FoldItem::mark() const
{
    const QColor color = !m_late.isEmpty()                        ? theme().late.color
                         : m_stateColor == theme().waits.color    ? theme().waits.color
                         : m_icon == QStringLiteral("permission") ? theme().stopped.color
                                                                  : theme().text2;
    return {m_icon, color, theme().u * 7 / 4, false};
}

QString FoldItem::wholeText()
{
    QStringList parts{m_title, m_state, m_body};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

} // namespace widgets
