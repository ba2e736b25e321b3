// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/review/hunk.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"

#include <QCoreApplication>

#include <map>
#include <memory>
#include <vector>

namespace widgets {

/// The places of a tool call's changes, each of which can be taken back or kept by itself: how they stand, and the
/// buttons at them. Nothing is offered of what Belay cannot take back. Main thread; \p context outlives it.
class DiffHunks
{
    Q_DECLARE_TR_FUNCTIONS(widgets::DiffHunks)

public:
    using Diffs = std::vector<std::unique_ptr<DiffBody>>;

    explicit DiffHunks(const ItemContext &context) : m_context(context) {}

    void read(const history::ToolCall &call, history::EntryId entry);
    bool isOffered() const { return m_isOffered; }
    /// Paints them over \p diffs[diff], which has its corner at \p at, and adds their hot spots, which have it at
    /// \p spotsAt. The buttons of what is undecided are painted only where somebody points at the item; they can be
    /// reached by keys all the same.
    void paint(ItemPaint &paint, const Diffs &diffs, size_t diff, QPointF at, QPointF spotsAt,
               std::vector<HotSpot> *spots);

private:
    struct Known
    {
        models::Hunk hunk;
        bool isTakenBack = false, isKept = false;
    };
    void readHunks(const Diffs &diffs);
    void paintOne(ItemPaint &paint, const DiffBody::HunkPlace &place, const Known &known, const QString &path,
                  QPointF at, QPointF spotsAt, std::vector<HotSpot> *spots);

    const ItemContext &m_context;
    history::EntryId m_entry = 0;
    history::CallEffects m_effects;
    std::vector<history::HunkMark> m_kept;
    bool m_isOffered = false;
    size_t m_comparing = 0;                          ///< changes whose lines were not known when the hunks were read
    std::map<std::pair<size_t, int>, Known> m_hunks; ///< by diff and chunk, once they were wanted
};

} // namespace widgets
