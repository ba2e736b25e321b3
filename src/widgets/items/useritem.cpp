// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/useritem.h"

#include "base/wording.h"
#include "base/words.h"
#include "history/entry.h"
#include "models/texts/showntext.h"
#include "text/layout/messageflow.h"

#include <QFontMetrics>

namespace widgets {

namespace {

constexpr int foldedLines = 8; ///< lines shown of a folded message

} // namespace

UserItem::UserItem(const ItemContext &context)
    : TextItem(context)
    , m_flow(text::MessageFlow::Mode::Plain, &context.theme().prose, nullptr)
    , m_board(context)
{}

int UserItem::flowWidth() const
{
    return context().width - 2 * theme().u * 3 - theme().u * 3 -
           int(qMax<qreal>(Canvas::width(theme().small, QStringLiteral("00:00")), theme().u * 6));
}

void UserItem::setEntry(const history::Entry &entry)
{
    const auto &message = std::get<history::UserMessage>(entry.body);
    m_time = base::clockText(entry.at);
    m_turn = entry.turn;
    m_id = entry.id;
    m_text = message.text;
    m_board.setBlocks(message.attachments);
    if (message.text.size() > m_fed) {
        m_flow.append(QStringView(message.text).mid(m_fed));
        m_fed = message.text.size();
    }
    layOut();
}

void UserItem::layOut()
{
    const int width = flowWidth();
    m_flow.setWidth(width);
    m_board.setWidth(context().width - theme().u * 6);
    // Computed from the text alone: a message must not fold or unfold because it was measured when it became visible.
    const int perLine = qMax(10, width / qMax(1, QFontMetrics(theme().body).averageCharWidth()));
    m_lines = int(m_text.count(u'\n')) + 1;
    qsizetype wrapped = 0;
    for (qsizetype from = 0; from <= m_text.size() && wrapped <= 2 * mostLines;) {
        const qsizetype end = m_text.indexOf(u'\n', from);
        wrapped += 1 + ((end < 0 ? m_text.size() : end) - from) / perLine;
        from = end < 0 ? m_text.size() + 1 : end + 1;
    }
    m_isLong = m_lines > mostLines || wrapped > mostLines + foldedLines / 2;
    m_foldedHeight = foldedLines * theme().prose.bodyLine();
}

void UserItem::restyle(bool themeChanged)
{
    if (themeChanged) {
        m_flow.restyle();
        m_board.restyle();
    }
    layOut();
}

int UserItem::boardTop() const
{
    return theme().u * 2 + textHeight() + foldRowHeight() + (m_board.isEmpty() || m_text.isEmpty() ? 0 : theme().u * 2);
}

int UserItem::height() const
{
    return boardTop() + m_board.height() + theme().u * 2;
}

bool UserItem::ensure(int top, int bottom)
{
    const int inset = theme().u * 2;
    bool changed = m_board.ensure(top - boardTop(), bottom - boardTop());
    if (!isFolded())
        return m_flow.ensure(top - inset, bottom - inset) || changed;
    const int before = m_foldedHeight;
    m_flow.ensure(0, m_foldedHeight);
    // Cut between two lines, whatever their heights are.
    const int wanted = foldedLines * theme().prose.bodyLine();
    const QRectF last = m_flow.rectOf(m_flow.hit(QPointF(0, wanted - 1)).position);
    m_foldedHeight = last.top() >= wanted / 2.0 ? int(std::ceil(last.bottom())) : wanted;
    return m_foldedHeight != before || changed;
}

void UserItem::dropLayouts()
{
    m_flow.dropLayouts();
    m_board.dropLayouts();
}

void UserItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const int u = theme().u;
    // Only in the menu.
    addHotSpot({.rect = {},
                .action = actions::Restore{m_turn},
                .name = base::Words::tr("Restore files to the start of this turn…")});
    const QRectF box(paint.at, QSizeF(context().width, height()));
    Canvas &c = paint.canvas;
    c.frame(box, theme().user, theme().line2);
    const QRectF corner(box.right() - u * 8, box.top() + u * 1.25, u * 6, u * 6);
    if (!m_text.isEmpty() || !m_board.isEmpty())
        addHotSpot({.rect = corner.translated(-paint.at),
                    .action = actions::EditMessage{m_id},
                    .name = tr("Edit and send again"),
                    .hasOwnStep = true});
    if (paint.isPointedAt && (!m_text.isEmpty() || !m_board.isEmpty())) {
        c.button(corner, {.kind = ButtonKind::Normal, .icon = QStringLiteral("edit")});
    } else {
        c.text(theme().small, theme().text2,
               QRectF(box.left(), box.top() + u * 2, box.width() - u * 3, theme().prose.bodyLine()), m_time,
               Qt::AlignRight | Qt::AlignVCenter);
    }
    const QPointF at = paint.at + textAt();
    c.painter()->save();
    QRectF clip = paint.clip;
    if (isFolded()) {
        clip = clip.intersected(QRectF(at, QSizeF(flowWidth(), m_foldedHeight)));
        c.painter()->setClipRect(QRectF(at, QSizeF(flowWidth(), m_foldedHeight)), Qt::IntersectClip);
    }
    if (!clip.isEmpty()) {
        m_flow.mark(at, clip, paint.marks.in(models::FoundIn::Text));
        m_flow.paint(c.painter(), at, clip, paint.selection.from, paint.selection.to);
    }
    c.painter()->restore();
    if (m_isLong) {
        const QRectF row(at.x() - u, at.y() + textHeight() + u / 2.0, box.width() - u * 4, foldRowHeight() - u / 2.0);
        const QString words = !m_folded                       ? base::Words::tr("Show less")
                              : m_lines > UserItem::mostLines ? base::Words::tr("Show all %n line(s)", nullptr, m_lines)
                                                              : tr("Show the whole message");
        c.icon(m_folded ? QStringLiteral("down") : QStringLiteral("up"), theme().running.color,
               QPointF(row.left() + u, row.center().y() - u * 2));
        const qreal w = c.text(theme().body, theme().running.color, row.adjusted(u * 6, 0, 0, 0), words);
        addHotSpot({.rect = QRectF(row.topLeft(), QSizeF(w + u * 8, row.height())).translated(-paint.at),
                    .action = actions::Fold{},
                    .name = words,
                    .hasOwnStep = true});
    }
    m_board.paint(paint, paint.at + QPointF(u * 3, boardTop()), true, spots());
}

GutterMark UserItem::mark() const
{
    return {QStringLiteral("user"), theme().text2, theme().u * 2, false};
}

void UserItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Text && isFolded() &&
        m_flow.rectOf({place.line, place.from}).bottom() > m_foldedHeight)
        m_folded = false;
    if (place.in == models::FoundIn::Attachment)
        m_board.unfoldFor(place);
}

QRectF UserItem::rectOf(const models::Found &place)
{
    return place.in == models::FoundIn::Attachment ? m_board.placeOf(place).translated(theme().u * 3, boardTop())
                                                   : TextItem::rectOf(place);
}

text::FlowHit UserItem::hit(QPointF point)
{
    if (isFolded())
        point.setY(qMin<qreal>(point.y(), textAt().y() + m_foldedHeight - 1));
    return TextItem::hit(point);
}

} // namespace widgets
