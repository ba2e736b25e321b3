// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptrows.h"

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "widgets/items/attachmentitems.h"
#include "widgets/items/heightguess.h"
#include "widgets/items/toolgroup.h"
#include "widgets/items/toolitem.h"

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
    m_rows.clear();
    m_heights.clear();
}

void TranscriptRows::insert(int first, int last)
{
    const bool before = first < rowCount();
    std::vector<Row> fresh(size_t(last - first + 1));
    for (int row = first; row <= last; ++row)
        fresh[size_t(row - first)].grouping = groupingOf(m_model->entry(row));
    if (!before) {
        std::move(fresh.begin(), fresh.end(), std::back_inserter(m_rows));
        regroup(first);
        return;
    }
    const int count = int(fresh.size());
    m_rows.insert(m_rows.begin() + first, std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
    for (Unit &unit : m_units)
        unit.first += unit.first >= first ? count : 0;
    regroup(first);
}

void TranscriptRows::update(int row)
{
    const history::Entry &entry = m_model->entry(row);
    Row &here = m_rows[size_t(row)];
    if (here.item) {
        const auto *permission = std::get_if<history::Permission>(&entry.body);
        if (permission && permission->end != core::PermissionEnd::Open) {
            here.item = m_factory(entry);
            applyFold(here.item.get(), row);
        } else {
            here.item->setEntry(entry);
        }
    }
    const Grouping grouping = groupingOf(entry);
    if (grouping != here.grouping) {
        here.grouping = grouping;
        regroup(row);
    } else {
        measure(unitOfRow(row));
    }
}

/// Forms the units again, from the one with \p fromRow, or the one it may join. Unchanged units keep what is known of
/// them.
void TranscriptRows::regroup(int fromRow)
{
    int unit = unitCount();
    while (unit > 0 && m_units[size_t(unit) - 1].first + m_units[size_t(unit) - 1].count >= fromRow)
        --unit;
    std::vector<Unit> old;
    std::vector<int> oldHeights;
    for (int i = unit; i < unitCount(); ++i)
        oldHeights.push_back(m_heights.height(i));
    std::move(m_units.begin() + unit, m_units.end(), std::back_inserter(old));
    m_units.resize(size_t(unit));
    m_heights.truncate(unit);
    int row = unit > 0 ? lastRow(unit - 1) + 1 : 0;
    size_t before = 0;
    while (row < rowCount()) {
        Unit next;
        next.first = row;
        const Grouping kind = m_rows[size_t(row)].grouping;
        if (kind != Grouping::Alone) {
            const base::TurnId turn = m_model->entry(row).turn;
            while (next.count < mostGrouped && row + next.count < rowCount() &&
                   m_rows[size_t(row) + size_t(next.count)].grouping == kind &&
                   m_model->entry(row + next.count).turn == turn)
                ++next.count;
        }
        while (before < old.size() && old[before].first < row)
            ++before;
        const bool known = before < old.size() && old[before].first == row;
        // A group that has grown stays folded or unfolded.
        if (known && next.isGroup() && old[before].group) {
            next.group = std::move(old[before].group);
            fillGroup(next);
        }
        const bool same = known && old[before].count == next.count;
        const bool made = isMade(next);
        row += next.count;
        m_units.push_back(std::move(next));
        const Unit &unitNow = m_units.back();
        m_heights.append(made   ? item(unitCount() - 1)->height() + gap()
                         : same ? oldHeights[before]
                                : guess(unitNow) + gap());
    }
}

template <class Group, class Item> void TranscriptRows::fill(Unit &unit) const
{
    std::vector<Item *> members;
    members.reserve(size_t(unit.count));
    for (int i = 0; i < unit.count; ++i)
        members.push_back(static_cast<Item *>(make(unit.first + i)));
    const bool isNew = !unit.group;
    if (isNew)
        unit.group = std::make_unique<Group>(m_context);
    static_cast<Group *>(unit.group.get())->setMembers(members);
    if (isNew)
        applyFold(unit.group.get(), unit.first);
}

void TranscriptRows::fillGroup(Unit &unit) const
{
    if (m_rows[size_t(unit.first)].grouping == Grouping::Chips)
        fill<AttachmentItem, AttachmentItem>(unit);
    else
        fill<ToolGroup, ToolItem>(unit);
}

int TranscriptRows::guess(const Unit &unit) const
{
    const Row &first = m_rows[size_t(unit.first)];
    return unit.isGroup() && first.grouping == Grouping::Looks
               ? guessGroupHeight(unit.count, first.folded, m_context)
               : guessHeight(m_model->entry(unit.first), first.folded, m_context);
}

void TranscriptRows::foldAll(bool folded)
{
    for (Row &row : m_rows)
        row.folded = folded;
    for (int i = 0; i < unitCount(); ++i) {
        const Unit &unit = m_units[size_t(i)];
        if (isMade(unit))
            applyFold(item(i), unit.first);
        measure(i);
    }
}

void TranscriptRows::applyFold(TranscriptItem *item, int row) const
{
    if (const auto folded = m_rows[size_t(row)].folded)
        item->foldAll(*folded);
}

void TranscriptRows::restyle(bool themeChanged)
{
    for (int row = 0; row < rowCount(); ++row) {
        if (TranscriptItem *made = m_rows[size_t(row)].item.get()) {
            made->restyle(themeChanged);
            // Items that store a colour for their state must choose it again.
            if (themeChanged)
                made->setEntry(m_model->entry(row));
        }
    }
    for (int i = 0; i < unitCount(); ++i) {
        if (m_units[size_t(i)].group)
            m_units[size_t(i)].group->restyle(themeChanged);
        measure(i);
    }
}

void TranscriptRows::measure(int unit)
{
    const Unit &u = m_units[size_t(unit)];
    m_heights.set(unit, (isMade(u) ? item(unit)->height() : guess(u)) + gap());
}

void TranscriptRows::release(int unit)
{
    Unit &u = m_units[size_t(unit)];
    const auto first = m_rows.begin() + u.first, end = first + u.count;
    if (std::any_of(first, end, [](const Row &row) { return row.kept || (row.item && !row.item->isReleasable()); })) {
        std::for_each(first, end, [](Row &row) {
            if (row.item)
                row.item->dropLayouts();
        });
        return;
    }
    u.group.reset();
    std::for_each(first, end, [](Row &row) { row.item.reset(); });
}

/// Ids increase with the rows.
int TranscriptRows::rowOf(history::EntryId id) const
{
    int low = 0, high = rowCount();
    while (low < high) {
        const int middle = (low + high) / 2;
        if (m_model->entry(middle).id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < rowCount() && m_model->entry(low).id == id ? low : -1;
}

int TranscriptRows::madeItems() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.item != nullptr; }));
}

TranscriptItem *TranscriptRows::make(int row) const
{
    Row &here = m_rows[size_t(row)];
    if (!here.item)
        here.item = m_factory(m_model->entry(row));
    return here.item.get();
}

TranscriptItem *TranscriptRows::rowItem(int row) const
{
    const bool isNew = !hasItem(row);
    TranscriptItem *made = make(row);
    // A group is folded as a whole, not its members.
    if (isNew && !m_units[size_t(unitOfRow(row))].isGroup())
        applyFold(made, row);
    return made;
}

bool TranscriptRows::hasText(int row) const
{
    const Unit &unit = m_units[size_t(unitOfRow(row))];
    return rowItem(row)->hasText() && !(unit.isGroup() && unit.group && unit.group->isFolded());
}

TranscriptItem *TranscriptRows::item(int unit) const
{
    Unit &u = m_units[size_t(unit)];
    if (!u.isGroup())
        return rowItem(u.first);
    if (!u.group)
        fillGroup(u);
    return u.group.get();
}

int TranscriptRows::unitOfRow(int row) const
{
    const auto it =
        std::upper_bound(m_units.begin(), m_units.end(), row, [](int r, const Unit &u) { return r < u.first; });
    return int(it - m_units.begin()) - 1;
}

} // namespace widgets
