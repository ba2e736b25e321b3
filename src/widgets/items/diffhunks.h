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

/// The hunks of a tool call's changes, which can be undone or kept one by one: their states and buttons. Only for
/// changes that Belay can undo. Main thread; \p context must outlive it.
class DiffHunks
{
    Q_DECLARE_TR_FUNCTIONS(widgets::DiffHunks)

public:
    using Diffs = std::vector<std::unique_ptr<DiffBody>>;

    explicit DiffHunks(const ItemContext &context) : m_context(context) {}

    void read(const history::ToolCall &call, history::EntryId entry);
    bool isOffered() const { return m_isOffered; }
    /// Paints them over \p diffs[diff], whose corner is at \p at, and adds their hot spots, relative to paint.at.
    /// Buttons of undecided hunks are painted only while the pointer is over the item, but the keys always
    /// reach them.
    void paint(ItemPaint &paint, const Diffs &diffs, size_t diff, QPointF at, std::vector<HotSpot> *spots);

private:
    struct HunkState
    {
        models::Hunk hunk;
        bool isTakenBack = false, isKept = false;
    };
    void readHunks(const Diffs &diffs);
    void paintOne(ItemPaint &paint, const DiffBody::HunkPlace &place, const HunkState &known, const DiffBody &diff,
                  QPointF at, std::vector<HotSpot> *spots);

    const ItemContext &m_context;
    history::EntryId m_entry = 0;
    history::CallEffects m_effects;
    std::vector<history::HunkMark> m_kept;
    bool m_isOffered = false;
    size_t m_comparing = 0;                              ///< changes still being compared when the hunks were read
    std::map<std::pair<size_t, int>, HunkState> m_hunks; ///< by diff and chunk; filled when first needed
};

} // namespace widgets
