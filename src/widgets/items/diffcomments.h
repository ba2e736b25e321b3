// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"

#include <QCoreApplication>

#include <vector>

namespace widgets {

/// The user's comments on lines of a tool call's changes: a pill at each line, which opens the comment. Main thread; \p
/// context must outlive it.
class DiffComments
{
    Q_DECLARE_TR_FUNCTIONS(widgets::DiffComments)

public:
    explicit DiffComments(const ItemContext &context) : m_context(context) {}

    void read(const history::ToolCall &call, history::EntryId entry);
    /// The place that adds or changes a comment for the line at \p point (relative to the top left of \p diff); null if
    /// no line is there.
    std::optional<HotSpot> at(const DiffBody &diff, QPointF point) const;
    /// Paints over \p diff, see DiffHunks::paint().
    void paint(ItemPaint &paint, const DiffBody &diff, QPointF at, std::vector<HotSpot> *spots) const;

private:
    HotSpot spotOf(const history::LineComment &comment) const;

    const ItemContext &m_context;
    history::EntryId m_entry = 0;
    std::vector<history::LineComment> m_comments;
};

} // namespace widgets
