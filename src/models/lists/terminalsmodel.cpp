// SPDX-License-Identifier: Apache-2.0
#include "models/lists/terminalsmodel.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
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
    if (!index.isValid() || index.row() >= commandCount())
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
    if (const RunningOn *one = running(index))
        return one->entry;
    return part(index) ? m_transcript->entry(itemAt(index.row()).call.row()).id : history::EntryId{};
}

const RunningOn *TerminalsModel::running(const QModelIndex &index) const
{
    const int at = index.isValid() ? index.row() - commandCount() - 1 : -1;
    return at >= 0 && at < int(m_running.size()) ? &m_running[size_t(at)] : nullptr;
}

void TerminalsModel::setRunning(std::vector<RunningOn> running)
{
    if (running == m_running)
        return;
    const int heading = commandCount(), before = int(m_running.size());
    if (running.empty() || before == 0) {
        const int rows = int(qMax(running.size(), m_running.size()));
        if (running.empty())
            beginRemoveRows({}, heading, heading + rows);
        else
            beginInsertRows({}, heading, heading + rows);
        m_running = std::move(running);
        if (before > 0)
            endRemoveRows();
        else
            endInsertRows();
        Q_EMIT countsChanged();
        return;
    }
    const auto isIn = [](const std::vector<RunningOn> &all, const RunningOn &one) {
        return std::any_of(all.begin(), all.end(), [&one](const RunningOn &other) {
            return other.call == one.call && other.terminal == one.terminal;
        });
    };
    for (int at = before - 1; at >= 0; --at) {
        if (isIn(running, m_running[size_t(at)]))
            continue;
        beginRemoveRows({}, heading + 1 + at, heading + 1 + at);
        m_running.erase(m_running.begin() + at);
        endRemoveRows();
    }
    if (const int known = int(m_running.size()), now = int(running.size()); now > known) {
        beginInsertRows({}, heading + 1 + known, heading + now);
        m_running.resize(running.size());
        endInsertRows();
    }
    m_running = std::move(running);
    Q_EMIT dataChanged(index(heading), index(heading + int(m_running.size())));
    Q_EMIT countsChanged();
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
        return known && !waitsForUser(*call) &&
               (isRunning(call->terminals[size_t(item.terminal)]) || (call->runOn && call->runOn->goesOn()));
    }));
}

void TerminalsModel::refreshAges()
{
    for (int row = 0; row < rowCount(); ++row) {
        const history::TerminalPart *is = part(index(row));
        const bool goesOn = is && callOf(index(row))->runOn.has_value();
        if (goesOn || running(index(row)) || (is && isRunning(*is)))
            Q_EMIT dataChanged(index(row), index(row), {StateTextRole});
    }
}

int TerminalsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : commandCount() + (m_running.empty() ? 0 : int(m_running.size()) + 1);
}

Qt::ItemFlags TerminalsModel::flags(const QModelIndex &index) const
{
    const bool isHeading = index.isValid() && !m_running.empty() && index.row() == commandCount();
    return isHeading ? Qt::ItemIsEnabled : QAbstractListModel::flags(index);
}

QVariant TerminalsModel::data(const QModelIndex &index, int role) const
{
    if (const RunningOn *one = running(index)) {
        const QString name = base::visibleText(one->name), state = runningStateText(*one, m_clock->wall());
        switch (role) {
        case Qt::DisplayRole:
            return name;
        case Qt::ToolTipRole:
            return base::visibleText(one->line);
        case Qt::AccessibleTextRole:
            return base::described(name, state);
        case StateTextRole:
            return state;
        case ToneRole:
            return int(CommandState::Tone::Running);
        default:
            return {};
        }
    }
    const history::TerminalPart *is = part(index);
    if (!is && index.isValid() && index.row() == commandCount()) {
        if (role == HeadingRole)
            return true;
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? base::capitalized(base::Words::tr("runs on"))
                                                                         : QVariant();
    }
    if (!is)
        return {};
    const auto state = [&]() -> CommandState {
        const history::ToolCall &call = *callOf(index);
        if (call.runOn && call.runOn->goesOn())
            return {runOnText(*call.runOn, m_clock->wall(), false), CommandState::Tone::Running};
        return commandState(*is, call, m_clock->wall());
    };
    switch (role) {
    case Qt::DisplayRole:
        return base::visibleText(is->command);
    case Qt::ToolTipRole:
        return is->cwd.isEmpty() ? base::visibleText(is->command)
                                 //: a command and the folder it runs in
                                 : tr("%1\nin %2").arg(base::visibleText(is->command), base::visibleText(is->cwd));
    case Qt::AccessibleTextRole:
        return base::described(base::visibleText(is->command), state().words);
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
