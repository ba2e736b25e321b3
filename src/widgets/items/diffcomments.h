// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"

#include <QCoreApplication>

#include <vector>

namespace widgets {

/// What the user has to say about lines of a tool call's changes: a pill at each line, which leads to it. Main thread;
/// \p context outlives it.
class DiffComments
{
    Q_DECLARE_TR_FUNCTIONS(widgets::DiffComments)

public:
    explicit DiffComments(const ItemContext &context) : m_context(context) {}

    void read(const history::ToolCall &call, history::EntryId entry);
    /// What says something about a line of \p diff, or something else where there is a comment; nothing if no line is
    /// at \p point, from its top left.
    std::optional<HotSpot> at(const DiffBody &diff, QPointF point) const;
    /// Over \p diff, as DiffHunks::paint().
    void paint(ItemPaint &paint, const DiffBody &diff, QPointF at, QPointF spotsAt, std::vector<HotSpot> *spots) const;

private:
    HotSpot spotOf(const history::LineComment &comment) const;

    const ItemContext &m_context;
    history::EntryId m_entry = 0;
    std::vector<history::LineComment> m_comments;
};

} // namespace widgets
