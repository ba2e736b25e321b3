// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/content/entrymarks.h"
#include "widgets/content/transcriptaction.h"
#include "widgets/style/canvas.h"

#include <QRectF>
#include <QString>

#include <limits>
#include <utility>

namespace widgets {

/// A clickable place of an item, from its last painting.
struct HotSpot
{
    QRectF rect;               ///< relative to the item
    TranscriptAction action{}; ///< action of a click
    QString name{};            ///< name in a menu
    bool hasOwnStep = false;   ///< the keys that move between items stop here, too
    QString tip{};             ///< tool tip, if the name is not enough

    /// The action, if it is of that type; else null.
    template <class Action> const Action *asksFor() const { return std::get_if<Action>(&action); }
};

/// A stretch of an item's text that is selected.
struct ItemSelection
{
    text::TextPosition from, to;
    bool isEmpty() const { return !(from < to); }
    /// What of it is in one part.
    ItemSelection inPart(int part) const
    {
        if (isEmpty() || part < from.part || part > to.part)
            return {};
        constexpr int end = std::numeric_limits<int>::max();
        return {part == from.part ? from : text::TextPosition{0, 0, part},
                part == to.part ? to : text::TextPosition{end, end, part}};
    }
    /// The first and the last selected character of a block of that length, if it is in one part.
    std::pair<int, int> inBlock(int block, int length) const
    {
        if (isEmpty() || block < from.block || block > to.block)
            return {};
        return {block == from.block ? qMin(from.offset, length) : 0,
                block == to.block ? qMin(to.offset, length) : length};
    }
};

struct ItemPaint
{
    Canvas &canvas;
    QPointF at;
    QRectF clip;
    ItemSelection selection;
    EntryMarks marks{};
    bool isPointedAt = false; ///< by the pointer or the keys
    QRectF view{};            ///< the visible part, even if only a part of that is painted
    int selectedMember = 0;   ///< of an item that shows several rows: the one that the selection is in

    /// Paints \p flow at \p place with the matches in \p part of the entry, and with what of it is selected.
    void flow(text::MessageFlow &flow, QPointF place, models::FoundIn part, const ItemSelection &selected = {})
    {
        flow.mark(place, clip, marks.in(part));
        flow.paint(canvas.painter(), place, clip, selected.from, selected.to);
    }
};

} // namespace widgets
