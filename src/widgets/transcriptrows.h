// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcriptmodel.h"
#include "text/heighttree.h"
#include "widgets/attachmentboard.h"
#include "widgets/toolitem.h"

#include <memory>
#include <vector>

namespace widgets {

/// The items of a transcript in order with their places: one per entry, and units of one item or of a group of
/// tool calls that are shown as one card. Knows no widget and no scroll position.
class TranscriptRows
{
public:
    /// Makes the item of an entry; the view puts open permissions into widgets of its own.
    using Factory = std::function<std::unique_ptr<TranscriptItem>(const history::Entry &)>;

    TranscriptRows(models::TranscriptModel *model, const ItemContext &context, Factory factory);

    void clear();
    void insert(int first, int last);
    void update(int row);
    void restyle(bool themeChanged);
    /// Takes the item's height again.
    void measure(int unit);

    int rowCount() const { return int(m_items.size()); }
    int unitCount() const { return int(m_units.size()); }
    TranscriptItem *rowItem(int row) const { return m_items[size_t(row)].get(); }
    TranscriptItem *item(int unit) const;
    int unitOfRow(int row) const;
    int firstRow(int unit) const { return m_units[size_t(unit)].first; }
    int lastRow(int unit) const { return m_units[size_t(unit)].first + m_units[size_t(unit)].count - 1; }
    qint64 top(int unit) const { return m_heights.offset(unit); }
    int unitAt(qint64 y) const { return m_heights.indexAt(y); }
    qint64 height() const { return m_heights.total(); }
    int gap() const { return m_context.theme().u * 3; }

private:
    struct Unit
    {
        int first = 0, count = 1;
        std::unique_ptr<TranscriptItem> group;
    };

    void regroup(int fromRow);
    template <class Group, class Item>
    std::unique_ptr<TranscriptItem> groupOf(int row, int count, std::vector<Unit> &old) const;
    enum Grouping : char { Alone, Tools, Attachments };
    Grouping groups(int row) const;

    models::TranscriptModel *m_model;
    const ItemContext &m_context;
    Factory m_factory;
    std::vector<std::unique_ptr<TranscriptItem>> m_items;
    std::vector<Grouping> m_groupable; ///< with neighbours of its kind
    std::vector<Unit> m_units;
    text::HeightTree m_heights;
};

} // namespace widgets
