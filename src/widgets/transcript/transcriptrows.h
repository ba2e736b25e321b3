// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "text/layout/heighttree.h"
#include "widgets/items/entrygrouping.h"
#include "widgets/items/transcriptitem.h"
#include "widgets/transcript/selectablerows.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace widgets {

/// The items of a transcript in order with their heights: one per entry, and units of one item or of a group of entries
/// shown as one card. An item is created when it is asked for; until then its height is an estimate, so that the cost
/// of 100,000 entries depends on what is visible. Independent of widgets and the scroll position. Main thread.
class TranscriptRows final : public SelectableRows
{
public:
    /// Creates the item of an entry; the view creates widgets for open permissions.
    using Factory = std::function<std::unique_ptr<TranscriptItem>(const history::Entry &)>;

    /// Further entries form the next group: to show one or to add to it takes time for each of its members.
    static constexpr int mostGrouped = 500;

    TranscriptRows(models::TranscriptModel *model, const ItemContext &context, Factory factory);

    void clear();
    /// Rows from \p first to \p last were appended or prepended.
    void insert(int first, int last);
    void update(int row);
    void restyle(bool themeChanged);
    /// Reads the item's height again.
    void measure(int unit);
    /// Folds or unfolds everything: existing items at once, others when they are created.
    void foldAll(bool folded);
    /// The item's state was changed by the user, so release() does not delete it.
    void setKept(int unit) { m_rows[size_t(m_units[size_t(unit)].first)].kept = true; }
    /// Deletes items that are not visible; they are created again when needed.
    void release(int unit);

    int rowCount() const override { return int(m_rows.size()); }
    int unitCount() const { return int(m_units.size()); }
    /// The entry's row; -1: it has none yet.
    int rowOf(history::EntryId id) const;
    TranscriptItem *rowItem(int row) const override;
    bool hasText(int row) const override;
    TranscriptItem *item(int unit) const;
    int madeItems() const; ///< number of existing items
    bool hasItem(int row) const { return m_rows[size_t(row)].item != nullptr; }
    int unitOfRow(int row) const;
    int firstRow(int unit) const { return m_units[size_t(unit)].first; }
    int lastRow(int unit) const { return m_units[size_t(unit)].first + m_units[size_t(unit)].count - 1; }
    qint64 top(int unit) const { return m_heights.offset(unit); }
    /// An estimate until the item was created.
    int unitHeight(int unit) const { return m_heights.height(unit) - gap(); }
    int unitAt(qint64 y) const { return m_heights.indexAt(y); }
    qint64 height() const { return m_heights.total(); }
    int gap() const { return m_context.theme().u * 3; }

private:
    struct Row
    {
        std::unique_ptr<TranscriptItem> item;
        Grouping grouping = Grouping::Alone;
        bool kept = false;
        std::optional<bool> folded; ///< state requested by foldAll()
    };
    struct Unit
    {
        int first = 0, count = 1;
        bool isGroup() const { return count > 1; }
        std::unique_ptr<TranscriptItem> group;
    };

    void regroup(int fromRow);
    bool isMade(const Unit &unit) const { return unit.isGroup() ? unit.group != nullptr : hasItem(unit.first); }
    void fillGroup(Unit &unit) const;
    template <class Group, class Item> void fill(Unit &unit) const;
    TranscriptItem *make(int row) const;
    void applyFold(TranscriptItem *item, int row) const;
    int guess(const Unit &unit) const;

    models::TranscriptModel *m_model;
    const ItemContext &m_context;
    Factory m_factory;
    mutable std::vector<Row> m_rows;   ///< mutable: items are created when asked for
    mutable std::vector<Unit> m_units; ///< groups, too
    text::HeightTree m_heights;
};

} // namespace widgets
