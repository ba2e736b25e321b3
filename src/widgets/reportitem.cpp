// SPDX-License-Identifier: Apache-2.0
#include "widgets/reportitem.h"

#include "base/visibletext.h"
#include "models/words.h"

#include <QFontMetricsF>

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
    case Row::Section::Prevented:
        return {QStringLiteral("prevented"), t.stopped.color};
    case Row::Section::CameLate:
        return {QStringLiteral("late"), t.late.color};
    }
    return {};
}

bool isFile(Row::Why why)
{
    return why == Row::Why::FileChanged || why == Row::Why::WriteRefused;
}

} // namespace

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
    const qreal room = context().width - rowLeft() - t.u * 3;
    if (metrics.horizontalAdvance(reason) > room) {
        const QRectF wrapped = metrics.boundingRect(QRectF(0, 0, room, t.u * 100), Qt::TextWordWrap, reason);
        height = qMax(height, std::ceil(wrapped.height()));
    }
    return height + (named ? t.prose.codeLine() : 0) + t.u / 2.0;
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
    layOutSections(y);
}

void ReportItem::layOutSections(qreal y)
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
                addHotSpot({QRectF(rowLeft() - u, bottom, context().width - rowLeft(), rowHeight(row)),
                            HotAction::ShowEntry,
                            {},
                            int(row.entry),
                            tr("Show in the conversation: %1").arg(models::reportLine(row)),
                            true});
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
    m_height = int(std::ceil(y));
}

// --- paint ---------------------------------------------------------------------------------------------------

QString ReportItem::tail() const
{
    if (!m_footer.confirmedAfterStop)
        return m_at;
    const QString time = models::durationText(*m_footer.confirmedAfterStop);
    return m_footer.end == core::TurnEnd::StoppedByYou ? tr("the agent confirmed after %1 · %2").arg(time, m_at)
                                                       : tr("%1 after Stop · %2").arg(time, m_at);
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
    paintHead(c, head);
    if (m_detail) {
        const qreal top = head.bottom() + 1 + t.u * 2;
        m_detail->paint(c.painter(), QPointF(card.left() + t.u * 3.5, top), paint.clip, {}, {});
        c.hairline(card.left() + 1, card.right() - 1, top + qreal(m_detail->height()) + t.u * 2, t.line2);
    }
    for (size_t i = 0; i < m_sections.size(); ++i) {
        const QRectF rect = m_sections[i].rect.translated(paint.at);
        if (i > 0)
            c.hairline(card.left() + 1, card.right() - 1, rect.top() - 1, t.line2);
        if (rect.intersects(paint.clip))
            paintSection(paint, m_sections[i]);
    }
}

void ReportItem::paintOneLine(ItemPaint &paint)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    QRectF line(paint.at, QSizeF(context().width, t.prose.bodyLine()));
    const qreal w = c.text(t.bold, t.text, line, models::nothingHappenedText(m_footer.end));
    if (m_wraps)
        line.translate(0, t.prose.bodyLine());
    else
        line.setLeft(line.left() + w + t.u * 2);
    c.text(t.small, t.text2, line, tail());
    if (m_detail)
        m_detail->paint(c.painter(), paint.at + QPointF(0, m_headHeight + t.u), paint.clip, {}, {});
}

void ReportItem::paintHead(Canvas &c, const QRectF &head)
{
    const Theme &t = theme();
    const int u = t.u;
    QRectF line(head.left() + u * 3, head.top(), head.width() - u * 6, u * 9);
    const qreal time = Canvas::width(t.small, m_at);
    c.text(t.small, t.text2, line, m_at, Qt::AlignRight | Qt::AlignVCenter);
    line.setRight(line.right() - time - u * 2);
    const qreal w = c.text(t.bold, t.text, line, tr("What happened"));
    if (!m_wraps) {
        c.text(t.body, t.text, line.adjusted(w + u, 0, 0, 0), tr("· %1").arg(m_title));
        return;
    }
    c.painter()->setFont(t.body);
    c.painter()->setPen(t.text);
    c.painter()->drawText(QRectF(line.left(), head.top() + u * 7, head.width() - u * 6, head.height() - u * 7),
                          Qt::TextWordWrap, m_title);
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
           models::reportSectionHint(section.kind));
    qreal y = paint.at.y() + section.rowsTop;
    const qreal left = rect.left() + rowLeft();
    for (int i = 0; i < section.shown; ++i) {
        const Row &row = m_footer.report[size_t(section.first + i)];
        const QRectF place(left, y, rect.right() - u * 3 - left, rowHeight(row));
        if (place.bottom() >= paint.clip.top() && place.top() <= paint.clip.bottom())
            paintRow(c, place, row);
        y += place.height();
    }
    if (!section.hasFoldLine)
        return;
    const bool folded = section.shown < section.count;
    c.icon(folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2, QPointF(left, y + u / 2.0));
    c.text(t.small, t.text2, QRectF(left + u * 5, y, rect.right() - left - u * 7, foldLineHeight()),
           folded ? tr("and %n more", nullptr, section.count - section.shown)
                  : tr("Show only the first %n", nullptr, firstRows));
}

void ReportItem::paintRow(Canvas &c, const QRectF &rect, const Row &row)
{
    const Theme &t = theme();
    const int u = t.u;
    QRectF line(rect.left(), rect.top(), rect.width(), t.prose.codeLine());
    const auto reason = [&](const QFont &font, const QColor &color, qreal top) {
        c.painter()->setFont(font);
        c.painter()->setPen(color);
        c.painter()->drawText(QRectF(rect.left(), top, rect.width(), rect.bottom() - top),
                              Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, models::reportReasonText(row));
    };
    if (row.what.isEmpty()) {
        reason(t.body, t.text, rect.top());
        return;
    }
    QString plus, minus;
    if (row.added > 0)
        plus = tr("+%1").arg(row.added);
    if (row.removed > 0)
        minus = tr("−%1").arg(row.removed);
    const qreal counts = Canvas::width(t.small, plus) + Canvas::width(t.small, minus) + u * 4;
    line.setLeft(line.left() +
                 c.text(t.mono, t.text, line.adjusted(0, 0, -counts, 0), nameOf(row), Qt::AlignLeft | Qt::AlignVCenter,
                        isFile(row.why) ? Qt::ElideMiddle : Qt::ElideRight) +
                 u * 1.5);
    if (!plus.isEmpty())
        line.setLeft(line.left() + c.text(t.small, t.added.color, line, plus) + u);
    c.text(t.small, t.removed.color, line, minus);
    reason(t.small, t.text2, rect.top() + t.prose.codeLine());
}

Knot ReportItem::knot() const
{
    Knot knot = turnEndKnot(theme(), m_footer.end);
    if (!isOneLine())
        knot.top = theme().u * 5 / 2;
    return knot;
}

QString ReportItem::wholeText()
{
    return models::reportText(m_footer);
}

} // namespace widgets
