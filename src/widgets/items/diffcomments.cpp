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

void DiffComments::paint(ItemPaint &paint, const DiffBody &diff, QPointF at, QPointF spotsAt,
                         std::vector<HotSpot> *spots) const
{
    const Theme &t = m_context.theme();
    const int u = t.u;
    for (const history::LineComment &comment : m_comments) {
        if (comment.path != diff.path())
            continue;
        const auto line = diff.rectOfLine(comment.line, comment.isOld, t);
        if (!line)
            continue;
        // The right end of the line is reserved for the hunk's buttons.
        const qreal right = line->right() - u * (m_context.narrow ? 20 : 48);
        const QString words = base::visibleText(comment.text).simplified();
        const qreal width = qMin(Canvas::width(t.small, words) + u * 8, line->width() * 0.45);
        const QRectF box =
            paint.canvas.inCode(*line, {right - width, line->top(), width, line->height()}).translated(at);
        if (box.bottom() >= paint.clip.top() && box.top() <= paint.clip.bottom()) {
            paint.canvas.frame(box, t.card, t.line);
            paint.canvas.icon(QStringLiteral("comment"), t.text2, QPointF(box.left() + u, box.center().y() - u * 2));
            paint.canvas.text(t.small, t.text, box.adjusted(u * 6, 0, -u, 0), words);
        }
        HotSpot spot = spotOf(comment);
        spot.rect = box.translated(-spotsAt);
        spots->push_back(std::move(spot));
    }
}

} // namespace widgets
