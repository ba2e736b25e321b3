// SPDX-License-Identifier: Apache-2.0
#include "models/lists/sessionsmodel.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/texts/showntext.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace models {

struct SessionsModel::Sessions
{
    Key key;
    std::vector<SessionRow> rows;
    int at = 0; ///< its row
};

namespace {

constexpr int week = 7, month = 30; ///< days

/// The rank of a day's group: today, yesterday, a week, a month, older.
int rankOf(const QDate &day, const QDate &today)
{
    const qint64 days = day.daysTo(today);
    return days <= 0 ? 0 : days == 1 ? 1 : days < week ? 2 : days < month ? 3 : 4;
}

} // namespace

SessionsModel::SessionsModel(base::Clock *clock, QObject *parent)
    : QAbstractItemModel(parent)
    , m_clock(clock)
    , m_day(clock->wall().toLocalTime().date())
{}

SessionsModel::~SessionsModel() = default;

SessionsModel::Key SessionsModel::keyOf(const SessionRow &row) const
{
    if (row.isArchived)
        return {Group::Archived, {}, 0};
    if (row.isPinned)
        return {Group::Pinned, {}, 0};
    switch (m_grouping) {
    case SessionGrouping::Folder:
        return {Group::Ordinary, row.cwd, 0};
    case SessionGrouping::Agent:
        return {Group::Ordinary, row.agentName, 0};
    case SessionGrouping::Date:
        break;
    }
    return {Group::Ordinary, {}, rankOf(row.changedAt.toLocalTime().date(), m_day)};
}

QString SessionsModel::titleOf(const Key &key) const
{
    if (key.group == Group::Pinned)
        return tr("Pinned");
    if (key.group == Group::Archived)
        return tr("Archived");
    switch (m_grouping) {
    case SessionGrouping::Folder:
        return QFileInfo(key.name).fileName();
    case SessionGrouping::Agent:
        return key.name;
    case SessionGrouping::Date:
        break;
    }
    switch (key.rank) {
    case 0:
        return tr("Today");
    case 1:
        return tr("Yesterday");
    case 2:
        return tr("The last %n day(s)", nullptr, week);
    case 3:
        return tr("The last %n day(s)", nullptr, month);
    default:
        return tr("Older");
    }
}

QModelIndex SessionsModel::indexOf(SessionHandle handle) const
{
    Sessions *const group = m_groupOf.value(handle);
    if (!group)
        return {};
    const auto row = std::find_if(group->rows.begin(), group->rows.end(),
                                  [handle](const SessionRow &one) { return one.handle == handle; });
    return createIndex(int(row - group->rows.begin()), 0, group);
}

void SessionsModel::setGrouping(SessionGrouping grouping)
{
    if (m_grouping == grouping)
        return;
    m_grouping = grouping;
    add({});
}

void SessionsModel::add(std::vector<SessionRow> rows)
{
    beginResetModel();
    for (const auto &group : std::exchange(m_groups, {}))
        std::move(group->rows.begin(), group->rows.end(), std::back_inserter(rows));
    m_groupOf.clear();
    rebuild(std::move(rows));
    endResetModel();
}

void SessionsModel::rebuild(std::vector<SessionRow> rows)
{
    const auto isNewer = [](const SessionRow &a, const SessionRow &b) { return a.changedAt > b.changedAt; };
    std::stable_sort(rows.begin(), rows.end(), isNewer);
    std::map<std::tuple<Group, QString, int>, Sessions *> known;
    for (SessionRow &row : rows) {
        const Key key = keyOf(row);
        Sessions *&group = known[{key.group, key.name, key.rank}];
        if (!group)
            group = m_groups.emplace_back(std::make_unique<Sessions>(Sessions{key, {}})).get();
        m_groupOf.insert(row.handle, group);
        group->rows.push_back(std::move(row));
    }
    // They are there in the order of their newest sessions.
    std::stable_sort(m_groups.begin(), m_groups.end(), [this](const auto &a, const auto &b) {
        return a->key.group != b->key.group ? a->key.group < b->key.group
                                            : m_grouping == SessionGrouping::Date && a->key.rank < b->key.rank;
    });
    renumber(0);
}

void SessionsModel::renumber(size_t from)
{
    for (size_t i = from; i < m_groups.size(); ++i)
        m_groups[i]->at = int(i);
}

void SessionsModel::upsert(const SessionRow &row)
{
    const QModelIndex known = indexOf(row.handle);
    if (known.isValid()) {
        auto *group = static_cast<Sessions *>(known.internalPointer());
        if (group->key == keyOf(row)) {
            group->rows[size_t(known.row())] = row;
            Q_EMIT dataChanged(known, known);
            return;
        }
        remove(row.handle);
    }
    insert(row);
}

/// Whether \p group comes before a new one with \p key whose newest session is of \p newest.
bool SessionsModel::isBefore(const Sessions &group, const Key &key, const QDateTime &newest) const
{
    if (group.key.group != key.group)
        return group.key.group < key.group;
    return m_grouping == SessionGrouping::Date ? group.key.rank < key.rank : group.rows.front().changedAt >= newest;
}

void SessionsModel::insert(const SessionRow &row)
{
    const Key key = keyOf(row);
    auto place =
        std::find_if(m_groups.begin(), m_groups.end(), [&key](const auto &group) { return group->key == key; });
    // Sorted by time, whatever the order in which they are added.
    if (place == m_groups.end()) {
        place = std::find_if(m_groups.begin(), m_groups.end(),
                             [&](const auto &group) { return !isBefore(*group, key, row.changedAt); });
        const int at = int(place - m_groups.begin());
        beginInsertRows({}, at, at);
        place = m_groups.insert(place, std::make_unique<Sessions>(Sessions{key, {row}}));
        m_groupOf.insert(row.handle, place->get());
        renumber(size_t(at));
        endInsertRows();
        return;
    }
    std::vector<SessionRow> &rows = (*place)->rows;
    const auto before = std::find_if(rows.begin(), rows.end(),
                                     [&row](const SessionRow &other) { return other.changedAt <= row.changedAt; });
    const int at = int(before - rows.begin());
    beginInsertRows(index(int(place - m_groups.begin()), 0, {}), at, at);
    rows.insert(before, row);
    m_groupOf.insert(row.handle, place->get());
    endInsertRows();
}

void SessionsModel::remove(SessionHandle handle)
{
    const QModelIndex known = indexOf(handle);
    if (!known.isValid())
        return;
    auto *group = static_cast<Sessions *>(known.internalPointer());
    const QModelIndex parentIndex = known.parent();
    if (group->rows.size() == 1) {
        beginRemoveRows({}, parentIndex.row(), parentIndex.row());
        m_groups.erase(m_groups.begin() + parentIndex.row());
        m_groupOf.remove(handle);
        renumber(size_t(parentIndex.row()));
        endRemoveRows();
        return;
    }
    beginRemoveRows(parentIndex, known.row(), known.row());
    m_groupOf.remove(handle);
    group->rows.erase(group->rows.begin() + known.row());
    endRemoveRows();
}

const SessionRow *SessionsModel::session(const QModelIndex &index) const
{
    const auto *group = static_cast<const Sessions *>(index.internalPointer());
    return group ? &group->rows[size_t(index.row())] : nullptr;
}

void SessionsModel::setFound(const QHash<SessionHandle, QString> &found)
{
    if (m_found == found)
        return;
    m_found = found;
    for (int p = 0; p < rowCount({}); ++p) {
        const QModelIndex parentIndex = index(p, 0, {});
        if (const int rows = rowCount(parentIndex); rows > 0)
            Q_EMIT dataChanged(index(0, 0, parentIndex), index(rows - 1, 0, parentIndex));
    }
}

void SessionsModel::refreshAges()
{
    if (const QDate today = m_clock->wall().toLocalTime().date(); today != m_day) {
        m_day = today;
        std::vector<SessionRow> moved;
        for (const auto &group : m_groups) {
            std::copy_if(group->rows.begin(), group->rows.end(), std::back_inserter(moved),
                         [&](const SessionRow &row) { return keyOf(row) != group->key; });
        }
        for (const SessionRow &row : moved)
            upsert(row);
    }
    for (int p = 0; p < rowCount({}); ++p) {
        const QModelIndex parentIndex = index(p, 0, {});
        if (const int rows = rowCount(parentIndex); rows > 0)
            Q_EMIT dataChanged(index(0, 0, parentIndex), index(rows - 1, 0, parentIndex), {StateTextRole});
    }
}

QModelIndex SessionsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0)
        return {};
    if (!parent.isValid())
        return row < int(m_groups.size()) ? createIndex(row, 0, nullptr) : QModelIndex();
    if (parent.internalPointer() || parent.row() >= int(m_groups.size()))
        return {};
    Sessions *group = m_groups[size_t(parent.row())].get();
    return row < int(group->rows.size()) ? createIndex(row, 0, group) : QModelIndex();
}

QModelIndex SessionsModel::parent(const QModelIndex &child) const
{
    const auto *group = static_cast<const Sessions *>(child.internalPointer());
    return group ? createIndex(group->at, 0, nullptr) : QModelIndex();
}

int SessionsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return parent.internalPointer() ? 0 : int(m_groups[size_t(parent.row())]->rows.size());
}

int SessionsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

/// Renaming is done by the owner of the session.
Qt::ItemFlags SessionsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractItemModel::flags(index);
    return index.isValid() && session(index) ? usual | Qt::ItemIsEditable : usual;
}

namespace {

QString sinceText(const QDateTime &then, const QDateTime &now)
{
    const qint64 seconds = then.secsTo(now);
    if (seconds < 60)
        return SessionsModel::tr("just now");
    if (seconds < 3600)
        return SessionsModel::tr("%n min ago", nullptr, int(seconds / 60));
    const QDate day = then.toLocalTime().date();
    if (day == now.toLocalTime().date())
        return SessionsModel::tr("%n h ago", nullptr, int(seconds / 3600));
    return QLocale().toString(day, QLocale::ShortFormat);
}

/// Something needs an answer, while the turn runs or, of what was held, after it.
bool waits(const SessionRow &row)
{
    return row.waitingForUser > 0 && (row.phase == core::TurnPhase::Running || row.phase == core::TurnPhase::Idle);
}

QString stateText(const SessionRow &row, base::Clock *clock)
{
    const QString age = ageText(clock->now() - row.phaseSince);
    if (row.elsewhere)
        return base::Words::tr("open in another Belay");
    if (row.loginNeeded)
        return SessionsModel::tr("asks you to log in");
    if (row.reconnects)
        return SessionsModel::tr("connection lost · trying again");
    if (row.loading)
        return row.lastEnd ? SessionsModel::tr("restarting") : SessionsModel::tr("loading · %1").arg(age);
    if (waits(row))
        return base::Words::tr("%n request(s) wait for you", nullptr, row.waitingForUser);
    if (row.phase == core::TurnPhase::Running)
        return base::facts({base::Words::tr("running"), age});
    if (row.phase != core::TurnPhase::Idle)
        return base::facts({base::Words::tr("stopping"), age});
    if (row.heldChanges > 0)
        return base::Words::tr("%n held back", nullptr, row.heldChanges);
    if (row.holdsUnread)
        return base::Words::tr("held back");
    if (row.dead && !row.lastEnd) // it never started, or was not allowed to
        return base::Words::tr("agent is not running");
    // No message was lost, but the agent has ended.
    if (row.dead && *row.lastEnd == core::TurnEnd::Finished)
        return turnEndPhrase(row.remote ? core::TurnEnd::ConnectionLost : core::TurnEnd::AgentDied);
    if (!row.lastEnd)
        return SessionsModel::tr("no message yet");
    const QString end = turnEndPhrase(*row.lastEnd);
    const QString since = sinceText(row.changedAt, clock->wall());
    if (row.unsent > 0) // "Stopped by you · 2 not sent"
        return base::facts({end, base::Words::tr("%n message(s) not sent", nullptr, row.unsent)});
    if (row.runsOn > 0) // "finished · 2 run on"
        return base::facts({end, base::Words::tr("%n run on", nullptr, row.runsOn)});
    return base::facts({end, since});
}

SessionsModel::StateIcon stateIcon(const SessionRow &row)
{
    if (waits(row))
        return SessionsModel::StateIcon::Waits;
    if (row.loginNeeded)
        return SessionsModel::StateIcon::Waits;
    if (row.elsewhere || row.loading || row.phase != core::TurnPhase::Idle)
        return SessionsModel::StateIcon::Running;
    if (row.heldChanges > 0 || row.holdsUnread)
        return SessionsModel::StateIcon::Waits;
    if (row.dead)
        return SessionsModel::StateIcon::Failed;
    if (row.runsOn > 0)
        return SessionsModel::StateIcon::RunsOn;
    if (!row.lastEnd)
        return SessionsModel::StateIcon::Finished;
    switch (*row.lastEnd) {
    case core::TurnEnd::AgentDied:
    case core::TurnEnd::AgentFailed:
    case core::TurnEnd::ConnectionLost:
    case core::TurnEnd::NotEnded:
    case core::TurnEnd::Refused:
        return SessionsModel::StateIcon::Failed;
    case core::TurnEnd::StoppedByForce:
    case core::TurnEnd::Disconnected:
    case core::TurnEnd::StoppedByYou:
    case core::TurnEnd::StoppedByClosing:
    case core::TurnEnd::StoppedByLimit:
    case core::TurnEnd::CancelledByAgent:
    case core::TurnEnd::BelayEnded:
    case core::TurnEnd::EndedNormallyAfterStop:
    case core::TurnEnd::TokenLimit:
    case core::TurnEnd::RequestLimit:
        return SessionsModel::StateIcon::Stopped;
    case core::TurnEnd::Finished:
        break;
    }
    return SessionsModel::StateIcon::Finished;
}

} // namespace

QVariant SessionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SessionRow *row = session(index);
    if (!row) {
        const Sessions &group = *m_groups[size_t(index.row())];
        if (role == Qt::DisplayRole)
            return titleOf(group.key);
        if (role == GroupRole)
            return int(group.key.group);
        if (role != FolderRole)
            return {};
        if (group.key.group == Group::Archived)
            return QLocale().toString(int(group.rows.size()));
        if (group.key.group == Group::Pinned || m_grouping != SessionGrouping::Folder)
            return {};
        return shownPath(QFileInfo(group.key.name).path());
    }
    switch (role) {
    case Qt::DisplayRole:
        return row->title;
    case Qt::AccessibleTextRole:
        return base::described(row->title, stateText(*row, m_clock));
    case HandleRole:
        return row->handle;
    case StateTextRole:
        return m_found.contains(row->handle) ? base::visibleText(m_found.value(row->handle)) : stateText(*row, m_clock);
    case FoundRole:
        return m_found.value(row->handle);
    case StateIconRole:
    case StateColorRole:
        return int(stateIcon(*row));
    case FolderRole:
        return row->cwd;
    case WaitingRole:
        return row->waitingForUser;
    default:
        return {};
    }
}

} // namespace models

#include "moc_sessionsmodel.cpp"
