// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchsources.h"
#include "models/search/transcriptsearch.h"
#include "text/messageflow.h"
#include "widgets/transcript/toolitem.h"

namespace widgets {

void ToolItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Title)
        return;
    setFolded(false);
    if (place.in == models::FoundIn::Attachment) {
        m_board.unfoldFor(place);
        layOutParts();
    }
    if (place.in == models::FoundIn::Details && !m_details)
        togglePart(numberOf({PartKind::DetailsHead, 0}));
    if (place.in == models::FoundIn::Diff && size_t(place.index) < m_diffs.size() &&
        m_diffs[size_t(place.index)]->reveal(place.line))
        layOutParts();
    if (place.in != models::FoundIn::Terminal || size_t(place.index) >= m_terminals.size())
        return;
    const TerminalBody &terminal = *m_terminals[size_t(place.index)];
    if (!terminal.isExpanded() && place.line < terminal.hiddenLines())
        togglePart(numberOf({PartKind::EarlierLines, size_t(place.index)}));
}

QRectF ToolItem::rectOf(const models::Found &place)
{
    if (place.in == models::FoundIn::Title)
        return QRectF(0, 0, context().width, headHeight());
    return bodyRectOf(place).translated(0, headHeight() + 1);
}

QRectF ToolItem::bodyRectOf(const models::Found &place)
{
    const Theme &t = theme();
    qreal y = 0;
    for (Part &part : m_parts) {
        const bool isIt = part.kind == PartKind::Diff       ? place.in == models::FoundIn::Diff
                          : part.kind == PartKind::Terminal ? place.in == models::FoundIn::Terminal
                          : part.kind == PartKind::Texts    ? place.in == models::FoundIn::Text
                          : part.kind == PartKind::Details  ? place.in == models::FoundIn::Details
                                                            : false;
        const auto ofFlow = [&](text::MessageFlow &flow) {
            const QRectF rect = flow.rectOf({place.line, place.from}).translated(t.u * 3, y + t.u * 2);
            part.height = int(flow.height()) + t.u * 4;
            return rect;
        };
        if (part.kind == PartKind::FileHead && place.in == models::FoundIn::Location &&
            part.index == size_t(place.index))
            return QRectF(t.u * 3, y, 1, part.height);
        if (part.kind == PartKind::Locations && place.in == models::FoundIn::Location)
            return QRectF(t.u * 3, y + t.u + place.index * t.prose.bodyLine(), 1, t.prose.bodyLine());
        if (part.kind == PartKind::Board && place.in == models::FoundIn::Attachment) {
            const QRectF rect = m_board.placeOf(place).translated(t.u * 3, y + t.u * 2);
            part.height = m_board.height() + t.u * 4;
            return rect;
        }
        if (isIt && part.kind == PartKind::Texts)
            return ofFlow(*m_textFlow);
        if (isIt && part.kind == PartKind::Details)
            return ofFlow(*m_detailFlow);
        if (isIt && part.index == size_t(place.index)) {
            const qreal top = part.kind == PartKind::Diff ? m_diffs[part.index]->lineTop(place.line, t)
                                                          : m_terminals[part.index]->lineTop(place.line, t);
            return QRectF(t.u * 3, y + top, 1, t.prose.codeLine());
        }
        y += part.height;
    }
    return QRectF(0, 0, 1, t.prose.bodyLine());
}

} // namespace widgets
