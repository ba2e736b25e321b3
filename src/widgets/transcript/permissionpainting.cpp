// SPDX-License-Identifier: Apache-2.0
#include "models/texts/permissiontext.h"
#include "text/blocklayout.h"
#include "text/messageflow.h"
#include "widgets/transcript/permissioncard.h"

#include <QPaintEvent>

// What the card of an open permission looks like.

namespace widgets {

void PermissionCard::setMarks(const EntryMarks &marks)
{
    m_marks = marks;
    m_isFound = marks.pattern && marks.now && marks.now->entry == marks.entry;
    update();
}

void PermissionCard::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    if (isRightToLeft()) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    Canvas c(&painter, m_context.look, devicePixelRatioF());
    const Theme &t = m_context.theme();
    const int u = t.u;
    const bool focused = holdsFocus();
    const QRectF card(rect());
    const QRectF head(0, 0, card.width(), (u * 15 + 1) / 2);
    c.frame(card, t.base, t.waitsLine);
    c.cardHead(head, t.waits.tint, false);
    if (focused)
        c.frame(card, {}, t.accent, 2);
    c.icon(QStringLiteral("permission"), t.waits.color, QPointF(u * 2.5, head.center().y() - u * 2));
    const QString small = factsText();
    const qreal w = Canvas::width(t.small, small);
    c.text(t.small, m_said.isEmpty() ? t.text2 : t.waits.color, QRectF(card.right() - w - u * 2.5, 0, w, head.height()),
           small);
    c.text(t.bold, t.text, QRectF(u * 8.5, 0, card.right() - w - u * 13, head.height()), asksTo());

    const QRectF clip(event->rect());
    qreal y = head.bottom() + 1 + u * 2;
    const QRectF what(u * 2.5, y, card.width() - u * 5, m_whatHeight);
    c.frame(what, t.card, t.line2);
    // The card cuts its words in its own way, so a place in the entry is none here.
    text::MessageFlow::MarksOf marksOf;
    if (const models::TextPattern *pattern = m_marks.pattern; pattern && pattern->finds()) {
        marksOf = [pattern, this](int, const QString &words) {
            std::vector<text::Mark> marks;
            for (const models::TextRange &range : pattern->findAll(words))
                marks.push_back({range.from, range.from + range.length, m_isFound});
            return marks;
        };
    }
    if (!m_isLong || isFolded()) {
        m_subject->mark(QPointF(u * 4.5, y + u * 1.5), clip, marksOf);
        m_subject->paint(&painter, QPointF(u * 4.5, y + u * 1.5), clip, {}, {});
    }
    y = what.bottom();
    if (m_isLong) {
        const QSizeF button = m_showAll->sizeHint();
        const qreal taken = isFolded() ? button.width() + u * 2 : 0;
        c.text(t.small, isFolded() ? t.waits.color : t.text2,
               QRectF(u * 2.5, y + u * 2, card.width() - u * 5 - taken, button.height()), lengthText());
        y += u * 2 + button.height();
    }
    for (auto &diff : m_diffs) {
        y += u * 2;
        diff->paint(c, m_context.look, QPointF(u * 2.5, y), clip, marksOf);
        y += diff->height(t);
    }
    if (m_note->isEmpty())
        return;
    m_note->mark(QPointF(u * 2.5, y + u * 2), clip, marksOf);
    m_note->paint(&painter, QPointF(u * 2.5, y + u * 2), clip, {}, {});
}

} // namespace widgets
