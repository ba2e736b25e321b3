// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/diffcomments.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"

#include <algorithm>

namespace widgets {

void DiffComments::read(const history::ToolCall &call, history::EntryId entry)
{
    m_entry = entry;
    m_comments = call.comments;
}

HotSpot DiffComments::spotOf(const history::LineComment &comment) const
{
    const bool isNew = comment.text.isEmpty();
    return {.rect = {},
            .action = actions::CommentLine{m_entry, comment},
            .name = isNew ? tr("Comment on line %1…").arg(comment.line)
                          : tr("Comment on line %1: %2").arg(comment.line).arg(base::visibleText(comment.text)),
            .hasOwnStep = !isNew};
}

std::optional<HotSpot> DiffComments::at(const DiffBody &diff, QPointF point) const
{
    const auto line = diff.lineAt(point, m_context.theme());
    if (!line)
        return std::nullopt;
    history::LineComment comment{diff.path(), line->number, line->isOld, line->text, {}};
    const auto known = std::find_if(m_comments.begin(), m_comments.end(),
                                    [&](const history::LineComment &each) { return each.isOfSameLine(comment); });
    return spotOf(known == m_comments.end() ? comment : *known);
}

void DiffComments::paint(ItemPaint &paint, const DiffBody &diff, QPointF at, std::vector<HotSpot> *spots) const
{
    const Theme &t = m_context.theme();
    const int u = t.u;
    for (const history::LineComment &comment : m_comments) {
        if (comment.path != diff.path())
            continue;
        const auto line = diff.placeOfLine(comment.line, comment.isOld, t);
        if (!line)
            continue;
        const QString words = base::visibleText(comment.text).simplified();
        const qreal icon = u * 6, wanted = Canvas::width(t.small, words) + u * 8, least = qMin(wanted, u * 15.0);
        // Behind the code, and before the hunk's buttons if there is room; else the icon alone, named by its words. A
        // full line has a frame around its number.
        const qreal left = line->rest.left() + u * 2, end = line->rest.right() - u;
        const qreal beforeButtons = end - u * (m_context.narrow ? 19 : 47);
        const qreal room = (beforeButtons - left >= icon ? beforeButtons : end) - left;
        const qreal width = room >= least ? qMin(wanted, room) : icon;
        const qreal right = qMin(left + room, end);
        const bool isFull = right - width < line->rest.left();
        const QRectF place =
            isFull ? line->number : QRectF(right - width, line->rest.top(), width, line->rest.height());
        const QRectF box = paint.canvas.inCode(line->rect, place).translated(at);
        if (isFull) {
            paint.canvas.frame(box, Qt::transparent, t.accent);
        } else if (box.bottom() >= paint.clip.top() && box.top() <= paint.clip.bottom()) {
            paint.canvas.frame(box, t.card, t.line);
            paint.canvas.icon(QStringLiteral("comment"), t.text2, QPointF(box.left() + u, box.center().y() - u * 2));
            if (width > icon)
                paint.canvas.text(t.small, t.text, box.adjusted(icon, 0, -u, 0), words);
        }
        HotSpot spot = spotOf(comment);
        spot.rect = box.translated(-paint.at);
        spots->push_back(std::move(spot));
    }
}

} // namespace widgets
