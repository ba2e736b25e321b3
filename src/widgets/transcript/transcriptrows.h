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

/// The items of a transcript in order with their places: one per entry, and units of one item or of a group of
/// entries that are shown as one card. An item is made when it is asked for; until then its height is a guess,
/// so that a conversation of 100,000 entries costs what is looked at. Knows no widget and no scroll position.
class TranscriptRows final : public SelectableRows
{
public:
    /// Makes the item of an entry; the view puts open permissions into widgets of its own.
    using Factory = std::function<std::unique_ptr<TranscriptItem>(const history::Entry &)>;

    TranscriptRows(models::TranscriptModel *model, const ItemContext &context, Factory factory);

    void clear();
    /// Rows from \p first on, up to \p last, have come: after all others, or before all others.
    void insert(int first, int last);
    void update(int row);
    void restyle(bool themeChanged);
    /// Takes the item's height again.
    void measure(int unit);
    /// Folds or unfolds whatever is foldable: what has been made at once, the rest when it is made.
    void foldAll(bool folded);
    /// What the user did to it is not forgotten by release().
    void keep(int unit) { m_rows[size_t(m_units[size_t(unit)].first)].kept = true; }
    /// Deletes items that are not in view; they are created again when they are needed.
    void release(int unit);

    int rowCount() const override { return int(m_rows.size()); }
    int unitCount() const { return int(m_units.size()); }
    /// Of the entry; -1: it has none yet.
    int rowOf(history::EntryId id) const;
    TranscriptItem *rowItem(int row) const override;
    TranscriptItem *item(int unit) const;
    int madeItems() const; ///< how many exist just now
    bool hasItem(int row) const { return m_rows[size_t(row)].item != nullptr; }
    int unitOfRow(int row) const;
    int firstRow(int unit) const { return m_units[size_t(unit)].first; }
    int lastRow(int unit) const { return m_units[size_t(unit)].first + m_units[size_t(unit)].count - 1; }
    qint64 top(int unit) const { return m_heights.offset(unit); }
    /// As far as it is known: a guess until the item has been made.
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
        std::optional<bool> folded; ///< what foldAll() wanted of it
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
    mutable std::vector<Row> m_rows;   ///< mutable: items are made when they are asked for
    mutable std::vector<Unit> m_units; ///< and so are groups
    text::HeightTree m_heights;
};

} // namespace widgets
