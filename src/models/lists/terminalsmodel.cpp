// SPDX-License-Identifier: Apache-2.0
#include "models/lists/terminalsmodel.h"

#include "base/visibletext.h"
#include "models/lists/transcriptmodel.h"
#include "models/texts/commandstate.h"

#include <algorithm>

namespace models {

TerminalsModel::TerminalsModel(TranscriptModel *transcript, base::Clock *clock, QObject *parent)
    : QAbstractListModel(parent)
    , m_transcript(transcript)
    , m_clock(clock)
{}

void TerminalsModel::setWatched(bool watched)
{
    if (watched == m_watched)
        return;
    m_watched = watched;
    if (watched) {
        connect(m_transcript, &QAbstractItemModel::modelReset, this, &TerminalsModel::reload);
        connect(m_transcript, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
            beginResetModel();
            m_items.clear();
            endResetModel();
        });
        connect(m_transcript, &QAbstractItemModel::rowsInserted, this,
                [this](const QModelIndex &, int first, int last) { add(first, last); });
        connect(m_transcript, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex &from, const QModelIndex &to) {
                    for (int row = from.row(); row <= to.row(); ++row)
                        update(row);
                });
    } else {
        m_transcript->disconnect(this);
    }
    reload();
}

void TerminalsModel::reload()
{
    beginResetModel();
    m_items.clear();
    for (int row = 0; m_watched && row < m_transcript->rowCount(); ++row) {
        const auto *call = std::get_if<history::ToolCall>(&m_transcript->entry(row).body);
        for (int i = 0; call && i < int(call->terminals.size()); ++i)
            m_items.push_back({m_transcript->index(row), i});
    }
    endResetModel();
    Q_EMIT countsChanged();
}

void TerminalsModel::add(int firstRow, int lastRow)
{
    for (int row = firstRow; row <= lastRow; ++row)
        update(row);
}

/// The commands of a call grow in number, and each in its output.
void TerminalsModel::update(int row)
{
    const auto *call = std::get_if<history::ToolCall>(&m_transcript->entry(row).body);
    const int count = call ? int(call->terminals.size()) : 0;
    const auto begin = std::lower_bound(m_items.begin(), m_items.end(), row,
                                        [](const Item &item, int wanted) { return item.call.row() < wanted; });
    auto end = begin;
    while (end != m_items.end() && end->call.row() == row)
        ++end;
    const int known = int(end - begin);
    if (known == 0 && count == 0)
        return;
    // Rows are counted from the other end.
    const auto listRow = [this](Items::const_iterator item) { return int(m_items.cend() - item) - 1; };
    if (count < known) {
        beginRemoveRows({}, listRow(end - 1), listRow(begin + count));
        m_items.erase(begin + count, end);
        endRemoveRows();
    } else if (count > known) {
        const int at = int(m_items.cend() - end);
        beginInsertRows({}, at, at + count - known - 1);
        Items added;
        for (int i = known; i < count; ++i)
            added.push_back({m_transcript->index(row), i});
        m_items.insert(end, std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
        endInsertRows();
    }
    for (int i = 0; i < int(m_items.size()); ++i) {
        if (itemAt(i).call.row() == row)
            Q_EMIT dataChanged(index(i), index(i));
        else if (itemAt(i).call.row() < row)
            break;
    }
    Q_EMIT countsChanged();
}

const history::ToolCall *TerminalsModel::callOf(const Item &item) const
{
    return item.call.isValid() ? std::get_if<history::ToolCall>(&m_transcript->entry(item.call.row()).body) : nullptr;
}

const history::TerminalPart *TerminalsModel::part(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return nullptr;
    const Item &item = itemAt(index.row());
    const history::ToolCall *call = callOf(item);
    return call && item.terminal < int(call->terminals.size()) ? &call->terminals[size_t(item.terminal)] : nullptr;
}

const history::ToolCall *TerminalsModel::callOf(const QModelIndex &index) const
{
    return part(index) ? callOf(itemAt(index.row())) : nullptr;
}

history::EntryId TerminalsModel::entryOf(const QModelIndex &index) const
{
    return part(index) ? m_transcript->entry(itemAt(index.row()).call.row()).id : history::EntryId{};
}

QModelIndex TerminalsModel::indexOf(const base::TerminalId &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (const history::TerminalPart *is = part(index(row)); is && is->id == id)
            return index(row);
    }
    return {};
}

int TerminalsModel::runningCount() const
{
    return int(std::count_if(m_items.begin(), m_items.end(), [this](const Item &item) {
        const history::ToolCall *call = callOf(item);
        const bool known = call && item.terminal < int(call->terminals.size());
        return known && isRunning(call->terminals[size_t(item.terminal)]) && !waitsForUser(*call);
    }));
}

void TerminalsModel::refreshAges()
{
    for (int row = 0; row < rowCount(); ++row) {
        if (const history::TerminalPart *is = part(index(row)); is && isRunning(*is))
            Q_EMIT dataChanged(index(row), index(row), {StateTextRole});
    }
}

int TerminalsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

QVariant TerminalsModel::data(const QModelIndex &index, int role) const
{
    const history::TerminalPart *is = part(index);
    if (!is)
        return {};
    const auto state = [&] { return commandState(*is, *callOf(index), m_clock->wall()); };
    switch (role) {
    case Qt::DisplayRole:
        return base::visibleText(is->command);
    case Qt::ToolTipRole:
        return is->cwd.isEmpty() ? base::visibleText(is->command)
                                 //: a command and the folder it runs in
                                 : tr("%1\nin %2").arg(base::visibleText(is->command), base::visibleText(is->cwd));
    case Qt::AccessibleTextRole:
        //: a command and its state
        return tr("%1, %2").arg(base::visibleText(is->command), state().words);
    case StateTextRole:
        return state().words;
    case ToneRole:
        return int(state().tone);
    default:
        return {};
    }
}

} // namespace models

#include "moc_terminalsmodel.cpp"
