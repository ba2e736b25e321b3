// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/toolgroup.h"

#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"

#include <algorithm>

namespace widgets {

void ToolGroup::setMembers(const std::vector<ToolItem *> &members)
{
    m_members = members;
    // A fold line would take as much room as one call.
    if (!m_foldedByUser)
        m_folded = m_members.size() > shownOpen;
}

void ToolGroup::setFolded(bool folded)
{
    m_folded = folded;
    m_foldedByUser = true;
}

QString ToolGroup::words() const
{
    return tr("%n tool call(s)", nullptr, int(m_members.size()));
}

int ToolGroup::height() const
{
    return m_folded ? headHeight() : memberTop(int(m_members.size())) + theme().u;
}

int ToolGroup::memberHeight(int member) const
{
    return rowHeight(theme()) + (isOpen(member) ? m_members[size_t(member)]->body().height() : 0);
}

// --- text ----------------------------------------------------------------------------------------------------

int ToolGroup::memberTop(int member) const
{
    int y = headHeight() + theme().u;
    for (int i = 0; i < member; ++i)
        y += memberHeight(i);
    return y;
}

int ToolGroup::memberAt(QPointF point) const
{
    int member = 0;
    for (qreal y = headHeight() + theme().u; member + 1 < int(m_members.size()); ++member) {
        y += memberHeight(member);
        if (point.y() < y)
            break;
    }
    return member;
}

QPointF ToolGroup::memberOrigin(int member) const
{
    return QPointF(0, memberTop(member) + rowHeight(theme())) - m_members[size_t(member)]->bodyAt();
}

bool ToolGroup::hasText() const
{
    return !m_folded && std::any_of(m_members.begin(), m_members.end(), [](ToolItem *item) { return item->hasText(); });
}

bool ToolGroup::hasTextAt(QPointF point) const
{
    if (m_folded)
        return false;
    const int member = memberAt(point);
    const ToolItem &item = *m_members[size_t(member)];
    return isOpen(member) && item.body().texts().hasTextAt(point - memberOrigin(member) - item.bodyAt());
}

text::FlowHit ToolGroup::hit(QPointF point)
{
    if (!hasTextAt(point))
        return {};
    const int member = memberAt(point);
    return m_members[size_t(member)]->hit(point - memberOrigin(member));
}

int ToolGroup::cardWidth() const
{
    int width = context().width;
    for (int i = 0; !m_folded && i < int(m_members.size()); ++i) {
        if (isOpen(i))
            width = qMax(width, m_members[size_t(i)]->body().width());
    }
    return width;
}

bool ToolGroup::ensure(int top, int bottom)
{
    bool corrected = false;
    int y = headHeight() + theme().u;
    for (int i = 0; !m_folded && i < int(m_members.size()); ++i) {
        const int body = y + rowHeight(theme());
        corrected = (isOpen(i) && m_members[size_t(i)]->body().ensure(top - body, bottom - body)) || corrected;
        y += memberHeight(i);
    }
    return corrected;
}

void ToolGroup::togglePart(int part)
{
    const int member = part / partsOfMember, inside = part % partsOfMember;
    if (member >= int(m_members.size()))
        return;
    if (inside == 0)
        m_members[size_t(member)]->setFolded(isOpen(member));
    else
        m_members[size_t(member)]->togglePart(inside - 1);
}

bool ToolGroup::ticks() const
{
    return std::any_of(m_members.begin(), m_members.end(), [](const ToolItem *item) { return item->ticks(); });
}

QString ToolGroup::wholeText()
{
    QStringList lines;
    for (ToolItem *member : m_members)
        lines << member->wholeText();
    return lines.join(u'\n');
}

void ToolGroup::paint(ItemPaint &paint)
{
    const CardRects rects = beginCard(paint, headHeight(), theme().line, theme().card, m_folded);
    const qreal top = m_folded ? 0 : pinnedTop(paint, headHeight());
    const QRectF head = rects.head.translated(0, top);
    // Before the spots of the body below it.
    addHotSpot({head.translated(-paint.at), actions::Fold{}});
    if (!m_folded)
        paintMembers(paint, rects.card);
    if (top > 0)
        coverForHead(paint, rects.card, head);
    paintHead(paint.canvas, head);
}

void ToolGroup::paintHead(Canvas &c, const QRectF &head) const
{
    const Theme &t = theme();
    const int u = t.u;
    c.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), t.text2,
           head.topLeft() + QPointF(u * 2.5, head.height() / 2 - u * 2));
    qreal right = head.right() - u * 2.5;
    int done = 0, bad = 0;
    for (const ToolItem *member : m_members) {
        done += member->call().state == history::ToolState::Completed;
        bad += member->call().state == history::ToolState::Failed;
    }
    const auto count = [&](int n, const QString &icon, const QColor &color) {
        if (n == 0)
            return;
        const QString number = QString::number(n);
        const qreal w = Canvas::width(t.small, number);
        c.text(t.small, t.text2, QRectF(right - w, head.top(), w, head.height()), number);
        c.icon(icon, color, QPointF(right - w - u * 5, head.center().y() - u * 2));
        right -= w + u * 7;
    };
    count(bad, QStringLiteral("failed"), t.failed.color);
    count(done, QStringLiteral("check"), t.added.color);
    qreal x = head.left() + u * 8.5;
    x += c.text(t.bold, t.text, QRectF(x, head.top(), right - x, head.height()), words()) + u;
    if (!m_folded)
        return;
    QStringList summaries;
    for (const ToolItem *member : m_members)
        summaries << member->title();
    c.text(t.body, t.text2, QRectF(x, head.top(), right - x, head.height()), summaries.join(QStringLiteral(", ")));
}

void ToolGroup::paintMembers(ItemPaint &paint, const QRectF &card)
{
    qreal y = card.top() + headHeight() + theme().u;
    for (int i = 0; i < int(m_members.size()); ++i) {
        const QRectF row(card.left(), y, card.width(), rowHeight(theme()));
        ToolItem *member = m_members[size_t(i)];
        const EntryMarks marks = paint.marks.of(member->entryId());
        paintRow(paint.canvas, row, *member, marks);
        if (member->isFoldable())
            addHotSpot({row.translated(-paint.at), actions::FoldPart{i * partsOfMember}, member->title()});
        y = row.bottom();
        if (isOpen(i)) {
            ItemPaint body{paint.canvas, QPointF(card.left(), y),
                           paint.clip,   i == paint.selectedMember ? paint.selection : ItemSelection(),
                           marks,        paint.isPointedAt};
            std::vector<HotSpot> spots;
            member->body().paint(body, &spots);
            for (HotSpot &spot : spots) {
                if (auto *fold = std::get_if<actions::FoldPart>(&spot.action))
                    fold->part += i * partsOfMember + 1;
                spot.rect.translate(body.at - paint.at);
                addHotSpot(std::move(spot));
            }
            y += member->body().height();
        }
    }
}

void ToolGroup::paintRow(Canvas &canvas, const QRectF &rect, const ToolItem &call, const EntryMarks &marks) const
{
    const Theme &t = theme();
    const int u = t.u;
    qreal x = rect.left() + u * 2.5;
    canvas.icon(toolIcon(call.call().kind), call.ticks() ? t.running.color : t.text2,
                QPointF(x, rect.center().y() - u * 2));
    x += u * 6;
    const ToolItem::State s = call.state();
    qreal right = rect.right() - u * 2.5;
    if (!s.words.isEmpty()) {
        const qreal w = Canvas::width(t.small, s.words);
        canvas.text(t.small, s.color, QRectF(right - w, rect.top(), w, rect.height()), s.words);
        right -= w + u * 2;
    }
    if (call.call().state == history::ToolState::Failed)
        canvas.icon(QStringLiteral("failed"), t.failed.color, QPointF(right - u * 4, rect.center().y() - u * 2));
    canvas.marked(t.body, t.text, QRectF(x, rect.top(), right - x - u * 5, rect.height()), call.title(),
                  marks.in(models::FoundIn::Title, 0, 0, call.title()));
}

GutterMark ToolGroup::mark() const
{
    return {QStringLiteral("tool"), ticks() ? theme().running.color : theme().text2, theme().u * 7 / 4, ticks()};
}

void ToolGroup::unfoldFor(const models::Found &place)
{
    setFolded(false);
    for (ToolItem *member : m_members) {
        if (member->entryId() == place.entry)
            member->unfoldFor(place);
    }
}

QRectF ToolGroup::rectOf(const models::Found &place)
{
    const auto at = std::find_if(m_members.begin(), m_members.end(),
                                 [&](const ToolItem *member) { return member->entryId() == place.entry; });
    if (at == m_members.end())
        return TranscriptItem::rectOf(place);
    const int y = memberTop(int(at - m_members.begin())), row = rowHeight(theme());
    return place.in == models::FoundIn::Title ? QRectF(0, y, cardWidth(), row)
                                              : (*at)->body().rectOf(place).translated(0, y + row);
}

} // namespace widgets
