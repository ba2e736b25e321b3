// SPDX-License-Identifier: Apache-2.0
#include "models/lists/pendingmodel.h"

#include "base/clock.h"
#include "base/ids.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/requests/requestboard.h"
#include "models/texts/stopstatisticstext.h"

#include <algorithm>

namespace models {

struct PendingModel::Group
{
    base::SessionId session;
    QString title;
    std::vector<core::RequestRow> rows;         ///< in the order of their keys, which is that of their starts
    std::vector<SessionRunningOn> running = {}; ///< of the last group alone, which has no rows
};

namespace {

bool isSame(const SessionRunningOn &a, const SessionRunningOn &b)
{
    return a.session == b.session && a.what.call == b.what.call && a.what.terminal == b.what.terminal &&
           (!a.what.call.isEmpty() || a.what.name == b.what.name);
}

/// These are mostly answered at once; they get a row only if they are not.
bool isBelaysOwn(const core::RequestRow &row)
{
    using enum core::RequestKind;
    if (row.direction != core::Direction::Outbound)
        return false;
    switch (row.kind) {
    case Initialize:
    case Authenticate:
    case NewSession:
    case LoadSession:
    case ResumeSession:
    case ForkSession:
    case ListSessions:
    case DeleteSession:
    case SetMode:
    case SetConfigOption:
    case CloseSession:
    case Logout:
        return true;
    default:
        return false;
    }
}

} // namespace

PendingModel::PendingModel(core::RequestBoard *board, base::Clock *clock, QObject *parent)
    : QAbstractItemModel(parent)
    , m_board(board)
    , m_clock(clock)
{
    for (const auto &[key, row] : board->rows())
        add(row);
    connect(board, &core::RequestBoard::added, this, &PendingModel::add);
    connect(board, &core::RequestBoard::changed, this, &PendingModel::change);
    connect(board, &core::RequestBoard::removed, this, &PendingModel::remove);
}

PendingModel::~PendingModel() = default;

int PendingModel::groupRow(const Group *group) const
{
    for (size_t i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i].get() == group)
            return int(i);
    }
    return -1;
}

std::vector<core::RequestRow>::iterator PendingModel::placeOf(Group &group, base::RequestKey key)
{
    return std::lower_bound(group.rows.begin(), group.rows.end(), key,
                            [](const core::RequestRow &row, base::RequestKey wanted) { return row.key < wanted; });
}

PendingModel::Group *PendingModel::groupOf(base::RequestKey key, int *row) const
{
    for (const auto &group : m_groups) {
        const auto found = placeOf(*group, key);
        if (found != group->rows.end() && found->key == key) {
            *row = int(found - group->rows.begin());
            return group.get();
        }
    }
    return nullptr;
}

void PendingModel::setStopStatisticsOf(std::function<core::StopStatistics(base::RequestKey)> stopStatisticsOf)
{
    m_stopStatisticsOf = std::move(stopStatisticsOf);
}

void PendingModel::add(const core::RequestRow &row)
{
    const base::Milliseconds left = row.startedAt + appearsAfter - m_clock->now();
    if (!isBelaysOwn(row) || left.count() <= 0) {
        insert(row);
        return;
    }
    m_young[row.key] = m_clock->after(left, [this, key = row.key] {
        m_young.erase(key);
        if (const core::RequestRow *grown = m_board->row(key))
            insert(*grown);
    });
}

void PendingModel::count(const core::RequestRow &row, int sign)
{
    m_open += row.state != core::RequestState::Done ? sign : 0;
    m_waiting += row.state == core::RequestState::WaitsForUser ? sign : 0;
    countSoon();
}

/// Delayed, so that a thousand requests at once are counted once.
void PendingModel::countSoon()
{
    if (std::exchange(m_countsPosted, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_countsPosted = false;
            Q_EMIT countsChanged();
        },
        Qt::QueuedConnection);
}

void PendingModel::insert(const core::RequestRow &row)
{
    const auto same = [&row](const std::unique_ptr<Group> &g) {
        return g->running.empty() && g->session == row.session &&
               (!row.session.isEmpty() || g->title == row.sessionTitle);
    };
    auto place = std::find_if(m_groups.begin(), m_groups.end(), same);
    if (place == m_groups.end()) {
        beginInsertRows({}, 0, 0);
        auto group = std::make_unique<Group>();
        group->session = row.session;
        group->title = row.sessionTitle;
        place = m_groups.insert(m_groups.begin(), std::move(group));
        endInsertRows();
    }
    Group *group = place->get();
    const QModelIndex parent = PendingModel::index(groupRow(group), 0); // the constructor comes here, too
    const auto before = placeOf(*group, row.key);
    const int at = int(before - group->rows.begin());
    beginInsertRows(parent, at, at);
    group->rows.insert(before, row);
    count(row, 1);
    endInsertRows();
    Q_EMIT dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
}

void PendingModel::change(const core::RequestRow &row)
{
    if (row.state == core::RequestState::Done)
        m_young.erase(row.key); // it ended before it was shown
    int at = 0;
    Group *group = groupOf(row.key, &at);
    if (!group)
        return;
    count(group->rows[size_t(at)], -1);
    count(row, 1);
    group->rows[size_t(at)] = row;
    const QModelIndex parent = index(groupRow(group), 0);
    if (group->title != row.sessionTitle)
        group->title = row.sessionTitle;
    Q_EMIT dataChanged(index(at, 0, parent), index(at, ColumnCount - 1, parent));
    Q_EMIT dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
}

void PendingModel::remove(base::RequestKey key)
{
    m_young.erase(key);
    int at = 0;
    Group *group = groupOf(key, &at);
    if (!group)
        return;
    const int groupAt = groupRow(group);
    beginRemoveRows(index(groupAt, 0), at, at);
    count(group->rows[size_t(at)], -1);
    group->rows.erase(group->rows.begin() + at);
    endRemoveRows();
    if (group->rows.empty()) {
        beginRemoveRows({}, groupAt, groupAt);
        m_groups.erase(m_groups.begin() + groupAt);
        endRemoveRows();
    }
}

int PendingModel::runningCount() const
{
    return m_groups.empty() ? 0 : int(m_groups.back()->running.size());
}

void PendingModel::setRunning(std::vector<SessionRunningOn> running)
{
    const int before = runningCount();
    if (before == 0 && running.empty())
        return;
    countSoon();
    const int at = int(m_groups.size()) - (before > 0 ? 1 : 0);
    if (running.empty()) {
        beginRemoveRows({}, at, at);
        m_groups.pop_back();
        endRemoveRows();
        return;
    }
    if (before == 0) {
        beginInsertRows({}, at, at);
        auto group = std::make_unique<Group>();
        group->title = base::capitalized(base::Words::tr("runs on"));
        group->running = std::move(running);
        m_groups.push_back(std::move(group));
        endInsertRows();
        return;
    }
    // New ones come last; only of those that are still there the order may be another, after one was continued.
    std::vector<SessionRunningOn> &shown = m_groups.back()->running;
    const QModelIndex parent = index(at, 0);
    for (int row = before - 1; row >= 0; --row) {
        const bool stays = std::any_of(running.begin(), running.end(),
                                       [&](const auto &one) { return isSame(one, shown[size_t(row)]); });
        if (stays || shown.size() == 1) // the group stays, too
            continue;
        beginRemoveRows(parent, row, row);
        shown.erase(shown.begin() + row);
        endRemoveRows();
    }
    if (shown.size() > running.size()) { // some had the same name
        beginRemoveRows(parent, int(running.size()), int(shown.size()) - 1);
        shown.resize(running.size());
        endRemoveRows();
    }
    if (running.size() > shown.size()) {
        beginInsertRows(parent, int(shown.size()), int(running.size()) - 1);
        shown.insert(shown.end(), running.begin() + std::ptrdiff_t(shown.size()), running.end());
        endInsertRows();
    }
    if (shown == running)
        return;
    shown = std::move(running);
    Q_EMIT dataChanged(index(0, 0, parent), index(int(shown.size()) - 1, ColumnCount - 1, parent));
    Q_EMIT dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
}

QModelIndex PendingModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount)
        return {};
    if (!parent.isValid())
        return row < int(m_groups.size()) ? createIndex(row, column, nullptr) : QModelIndex();
    if (parent.internalPointer() || parent.row() >= int(m_groups.size()))
        return {};
    Group *group = m_groups[size_t(parent.row())].get();
    return row < int(group->rows.size() + group->running.size()) ? createIndex(row, column, group) : QModelIndex();
}

QModelIndex PendingModel::parent(const QModelIndex &child) const
{
    const auto *group = static_cast<const Group *>(child.internalPointer());
    return group ? createIndex(groupRow(group), 0, nullptr) : QModelIndex();
}

int PendingModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.internalPointer() || parent.column() > 0)
        return 0;
    const Group &group = *m_groups[size_t(parent.row())];
    return int(group.rows.size() + group.running.size());
}

int PendingModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

const core::RequestRow *PendingModel::row(const QModelIndex &index) const
{
    const auto *group = static_cast<const Group *>(index.internalPointer());
    return group && index.row() < int(group->rows.size()) ? &group->rows[size_t(index.row())] : nullptr;
}

const SessionRunningOn *PendingModel::running(const QModelIndex &index) const
{
    const auto *group = static_cast<const Group *>(index.internalPointer());
    return group && index.row() < int(group->running.size()) ? &group->running[size_t(index.row())] : nullptr;
}

QModelIndex PendingModel::indexOf(base::RequestKey key) const
{
    int at = 0;
    const Group *group = groupOf(key, &at);
    return group ? index(at, 0, index(groupRow(group), 0)) : QModelIndex();
}

void PendingModel::refreshAges()
{
    for (int i = 0; i < int(m_groups.size()); ++i) {
        const QModelIndex parent = index(i, 0);
        const auto &rows = m_groups[size_t(i)]->rows;
        for (int at = 0; at < int(rows.size()); ++at) {
            if (rows[size_t(at)].state != core::RequestState::Done)
                Q_EMIT dataChanged(index(at, What, parent), index(at, Age, parent), {Qt::DisplayRole, AgeRole});
        }
        if (const int running = int(m_groups[size_t(i)]->running.size()); running > 0)
            Q_EMIT dataChanged(index(0, What, parent), index(running - 1, Age, parent), {Qt::DisplayRole, AgeRole});
    }
}

namespace {

QString age(const core::RequestRow &row, base::Milliseconds now)
{
    if (row.state == core::RequestState::Done && row.endedAfterStop)
        return base::Words::tr("+%1").arg(durationText(*row.endedAfterStop));
    return ageText((row.state == core::RequestState::Done ? row.endedAt : now) - row.startedAt);
}

} // namespace

QVariant PendingModel::runningData(const SessionRunningOn &one, int column, int role) const
{
    const QString what = requestKindText(core::RequestKind::Command);
    const QString age = runningAge(one.what, m_clock->wall());
    const QString whose = runningWhoseText(one.what, one.title);
    const QString cells[] = {what, one.what.name, one.title, age, whose};
    switch (role) {
    case Qt::DisplayRole:
        return cells[column];
    case Qt::AccessibleTextRole:
        return base::labelled(base::listed({what, whose, age}), base::unmistakableText(one.what.name));
    case KeyRole:
        return quint64(0);
    case KindRole:
        return int(core::RequestKind::Command);
    case StateRole:
        return int(one.what.isStopping ? core::RequestState::Cancelling : core::RequestState::Running);
    case WhatRole:
        return what;
    case DetailRole:
        return one.what.name;
    case AgeRole:
        return age;
    case StateTextRole:
        return whose;
    case ActionRole:
        return int(one.what.canStop && !one.what.isStopping ? Action::Stop : Action::None);
    default:
        return {};
    }
}

QVariant PendingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const SessionRunningOn *one = running(index))
        return runningData(*one, index.column(), role);
    const core::RequestRow *r = row(index);
    if (!r) {
        const Group &group = *m_groups[size_t(index.row())];
        // Screen readers go through the cells, and a group has only one.
        if (role == Qt::AccessibleTextRole || (role == Qt::DisplayRole && index.column() == What))
            return group.title;
        if (role == OpenCountRole && !group.running.empty())
            return int(group.running.size());
        if (role == OpenCountRole)
            return int(std::count_if(group.rows.begin(), group.rows.end(),
                                     [](const auto &x) { return x.state != core::RequestState::Done; }));
        return role == KeyRole ? QVariant(quint64(0)) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case What:
            return requestKindText(r->kind);
        case Detail:
            return r->detail;
        case Session:
            return r->sessionTitle;
        case Age:
            return age(*r, m_clock->now());
        case State:
            return requestStateText(*r);
        default:
            return {};
        }
    case Qt::AccessibleTextRole:
        return base::labelled(base::listed({requestKindText(r->kind), requestStateText(*r), age(*r, m_clock->now())}),
                              base::unmistakableText(r->detail));
    case KeyRole:
        return r->key.value;
    case KindRole:
        return int(r->kind);
    case StateRole:
        return int(r->state);
    case WhatRole:
        return requestKindText(r->kind);
    case DetailRole:
        return r->detail;
    case AgeRole:
        return age(*r, m_clock->now());
    case StateTextRole:
        return requestStateText(*r);
    case ActionRole:
        return int(r->canAnswer   ? Action::Answer
                   : r->canKill   ? Action::Kill
                   : r->canCancel ? Action::Cancel
                                  : Action::None);
    case StopStatisticsRole:
        return r->kind == core::RequestKind::Prompt && m_stopStatisticsOf
                   ? stopStatisticsText(m_stopStatisticsOf(r->key))
                   : QString();
    default:
        return {};
    }
}

QVariant PendingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return base::Words::tr("Request");
    case Detail:
        return base::Words::tr("Detail");
    case Session:
        return base::Words::tr("Session");
    case Age:
        return base::Words::tr("Age");
    case State:
        return base::Words::tr("State");
    default:
        return {};
    }
}

} // namespace models

#include "moc_pendingmodel.cpp"
