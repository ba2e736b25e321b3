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

bool TranscriptRows::groups(int row) const
{
    const auto *tool = dynamic_cast<const ToolItem *>(m_items[size_t(row)].get());
    return tool && tool->groupable();
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
    const bool grouped = groups(row);
    if (grouped != m_groupable[size_t(row)]) {
        m_groupable[size_t(row)] = grouped;
        regroup(row);
    } else {
        measure(unitOfRow(row));
    }
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
        if (m_groupable[size_t(row)]) {
            const base::TurnId turn = m_model->entry(row).turn;
            while (row + next.count < rowCount() && m_groupable[size_t(row + next.count)] &&
                   m_model->entry(row + next.count).turn == turn)
                ++next.count;
        }
        if (next.count > 1) {
            std::vector<ToolItem *> members;
            for (int i = 0; i < next.count; ++i)
                members.push_back(static_cast<ToolItem *>(m_items[size_t(row + i)].get()));
            const auto before =
                std::find_if(old.begin(), old.end(), [&](const Unit &u) { return u.first == row && u.group; });
            next.group = before != old.end() ? std::move(before->group) : std::make_unique<ToolGroup>(m_context);
            next.group->setMembers(std::move(members));
        }
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
    for (int i = 0; i < unitCount(); ++i)
        measure(i);
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
