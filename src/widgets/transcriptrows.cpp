// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcriptrows.h"

#include <algorithm>

namespace widgets {

TranscriptRows::TranscriptRows(models::TranscriptModel *model, const ItemContext &context, Factory factory)
    : m_model(model)
    , m_context(context)
    , m_factory(std::move(factory))
{}

void TranscriptRows::clear()
{
    m_units.clear();
    m_items.clear();
    m_groupable.clear();
    m_heights.clear();
}

TranscriptRows::Grouping TranscriptRows::groups(int row) const
{
    const auto *tool = dynamic_cast<const ToolItem *>(m_items[size_t(row)].get());
    const auto *attachment = tool ? nullptr : dynamic_cast<const AttachmentItem *>(m_items[size_t(row)].get());
    return tool && tool->groupable() ? Tools : attachment && attachment->groupable() ? Attachments : Alone;
}

void TranscriptRows::insert(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        m_items.push_back(m_factory(m_model->entry(row)));
        m_groupable.push_back(groups(row));
    }
    regroup(first);
}

void TranscriptRows::update(int row)
{
    const history::Entry &entry = m_model->entry(row);
    const auto *permission = std::get_if<history::Permission>(&entry.body);
    if (permission && permission->end != core::PermissionEnd::Open) {
        m_items[size_t(row)] = m_factory(entry);
    } else {
        m_items[size_t(row)]->setEntry(entry);
    }
    const Grouping grouped = groups(row);
    if (grouped != m_groupable[size_t(row)]) {
        m_groupable[size_t(row)] = grouped;
        regroup(row);
    } else {
        measure(unitOfRow(row));
    }
}

/// The group of the items from \p row on; the one that began there before, if there was one.
template <class Group, class Item>
std::unique_ptr<TranscriptItem> TranscriptRows::groupOf(int row, int count, std::vector<Unit> &old) const
{
    std::vector<Item *> members;
    for (int i = 0; i < count; ++i)
        members.push_back(static_cast<Item *>(m_items[size_t(row + i)].get()));
    const auto before = std::find_if(old.begin(), old.end(), [&](const Unit &u) { return u.first == row && u.group; });
    std::unique_ptr<TranscriptItem> group;
    if (before != old.end())
        group = std::move(before->group);
    else
        group = std::make_unique<Group>(m_context);
    static_cast<Group *>(group.get())->setMembers(std::move(members));
    return group;
}

/// Forms the units again from the one that holds \p fromRow, or that it may join. Groups keep whether they are
/// folded by their first row.
void TranscriptRows::regroup(int fromRow)
{
    int unit = unitCount();
    while (unit > 0 && m_units[size_t(unit) - 1].first + m_units[size_t(unit) - 1].count >= fromRow)
        --unit;
    std::vector<Unit> old;
    std::move(m_units.begin() + unit, m_units.end(), std::back_inserter(old));
    m_units.resize(size_t(unit));
    m_heights.truncate(unit);
    int row = unit > 0 ? lastRow(unit - 1) + 1 : 0;
    while (row < rowCount()) {
        Unit next;
        next.first = row;
        const Grouping kind = m_groupable[size_t(row)];
        if (kind != Alone) {
            const base::TurnId turn = m_model->entry(row).turn;
            while (row + next.count < rowCount() && m_groupable[size_t(row + next.count)] == kind &&
                   m_model->entry(row + next.count).turn == turn)
                ++next.count;
        }
        if (next.count > 1)
            next.group = kind == Tools ? groupOf<ToolGroup, ToolItem>(row, next.count, old)
                                       : groupOf<AttachmentGroup, AttachmentItem>(row, next.count, old);
        row += next.count;
        m_units.push_back(std::move(next));
        m_heights.append(item(unitCount() - 1)->height() + gap());
    }
}

void TranscriptRows::restyle(bool themeChanged)
{
    for (int row = 0; row < rowCount(); ++row) {
        m_items[size_t(row)]->restyle(themeChanged);
        // Items that keep a colour for their state choose it again.
        if (themeChanged)
            m_items[size_t(row)]->setEntry(m_model->entry(row));
    }
    for (int i = 0; i < unitCount(); ++i) {
        if (m_units[size_t(i)].group)
            m_units[size_t(i)].group->restyle(themeChanged);
        measure(i);
    }
}

void TranscriptRows::measure(int unit)
{
    m_heights.set(unit, item(unit)->height() + gap());
}

TranscriptItem *TranscriptRows::item(int unit) const
{
    const Unit &u = m_units[size_t(unit)];
    return u.group ? u.group.get() : m_items[size_t(u.first)].get();
}

int TranscriptRows::unitOfRow(int row) const
{
    const auto it =
        std::upper_bound(m_units.begin(), m_units.end(), row, [](int r, const Unit &u) { return r < u.first; });
    return int(it - m_units.begin()) - 1;
}

} // namespace widgets
