// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/grouprows.h"

#include "core/held/heldpart.h"

#include <QListWidget>
#include <QSignalBlocker>

#include <algorithm>

namespace widgets {

using core::HeldPart;

GroupRows::GroupRows(QListWidget *list, Look *look, QObject *parent) : QObject(parent), m_list(list), m_look(look) {}

void GroupRows::fill(const std::vector<models::HeldGroup> &groups, const QListWidgetItem *before)
{
    const QSignalBlocker blocker(m_list);
    for (const HeldPart part : {HeldPart::Repository, HeldPart::Ignored}) {
        const int first = part == HeldPart::Ignored || !before ? m_list->count() : m_list->row(before);
        int at = first;
        for (const models::HeldGroup &group : groups) {
            if (group.part != part)
                continue;
            if (at == first) {
                auto *heading = new QListWidgetItem(part == HeldPart::Ignored ? tr("Stays in the session")
                                                                              : QStringLiteral(".git"));
                heading->setFlags(Qt::NoItemFlags);
                m_list->insertItem(at++, heading);
            }
            auto *item = new QListWidgetItem;
            m_list->insertItem(at++, item);
            m_rows.push_back({group, item, part == HeldPart::Repository && !group.isConflict && m_allFilesTicked});
            refresh(int(m_rows.size()) - 1);
        }
    }
}

int GroupRows::numberOf(const QListWidgetItem *item) const
{
    const auto found = std::ranges::find(m_rows, item, &Row::item);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

void GroupRows::tick(int number, bool on)
{
    Row &row = m_rows[size_t(number)];
    if (row.group.isConflict)
        return;
    row.isTicked = on;
    row.isUsers = true;
    refresh(number);
}

void GroupRows::take(int number)
{
    tick(number, m_rows[size_t(number)].item->checkState() == Qt::Checked);
}

void GroupRows::setAllFilesTicked(bool all)
{
    m_allFilesTicked = all;
    for (size_t number = 0; number < m_rows.size(); ++number) {
        Row &row = m_rows[number];
        if (row.group.part == HeldPart::Repository && !row.group.isConflict && !row.isUsers)
            row.isTicked = all;
        refresh(int(number));
    }
}

bool GroupRows::mayLackFiles(int number) const
{
    return !m_allFilesTicked && m_rows[size_t(number)].group.part == HeldPart::Repository;
}

std::vector<models::HeldGroup> GroupRows::ticked() const
{
    std::vector<models::HeldGroup> out;
    for (const Row &row : m_rows) {
        if (row.isTicked)
            out.push_back(row.group);
    }
    return out;
}

void GroupRows::refresh(int number)
{
    const QSignalBlocker blocker(m_list);
    const Row &row = m_rows[size_t(number)];
    const QString hint =
        mayLackFiles(number) && !row.group.isConflict ? tr("they may hold what is not ticked, too") : row.group.hint;
    row.item->setText(row.group.title + u'\n' + hint);
    row.item->setToolTip(row.group.title + u'\n' + row.group.hint);
    const bool isTree = row.group.part == HeldPart::Ignored;
    row.item->setIcon(m_look->icon(isTree                 ? QStringLiteral("folder")
                                   : row.group.isConflict ? QStringLiteral("waits")
                                                          : QStringLiteral("branch")));
    // A box is there where there is something to tick: a tree stays where it is unless it is asked for.
    const bool hasBox = !row.group.isConflict && (!isTree || row.isTicked);
    row.item->setData(Qt::CheckStateRole,
                      hasBox ? QVariant(int(row.isTicked ? Qt::Checked : Qt::Unchecked)) : QVariant());
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (hasBox)
        flags |= Qt::ItemIsUserCheckable;
    row.item->setFlags(flags);
    m_list->viewport()->update();
}

} // namespace widgets

#include "moc_grouprows.cpp"
