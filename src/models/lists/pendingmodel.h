// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/requests/requestrow.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/texts.h"

#include <QAbstractItemModel>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace core {
class RequestBoard;
}

namespace models {

/// Every open request of every session, grouped by session, newest group first; ended rows stay, greyed, until the next
/// turn begins. Belay's own requests to an agent, except prompts, appear only after a second. What runs on is a group
/// of its own, the last. Wide docks show columns; a narrow one paints two lines from the roles.
class PendingModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { What, Detail, Session, Age, State, ColumnCount };
    enum Role {
        KeyRole = Qt::UserRole, ///< quint64 of the RequestKey; 0 on groups
        KindRole,               ///< int of core::RequestKind
        StateRole,              ///< int of core::RequestState
        WhatRole,
        DetailRole,
        AgeRole,            ///< text; "+0.1 s" after Stop
        StateTextRole,      ///< the state in words
        ActionRole,         ///< int of Action
        OpenCountRole,      ///< on groups
        StopStatisticsRole, ///< text: how the agent usually reacts to Stop; for prompts, empty while unknown
    };
    /// What the user can do about a row; Stop: about what runs on.
    enum class Action { None, Answer, Cancel, Kill, Stop };
    static constexpr base::Milliseconds appearsAfter{1000};

    PendingModel(core::RequestBoard *board, base::Clock *clock, QObject *parent = nullptr);
    ~PendingModel() override;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const core::RequestRow *row(const QModelIndex &index) const;     ///< null on groups and for what runs on
    const SessionRunningOn *running(const QModelIndex &index) const; ///< null for all else
    QModelIndex indexOf(base::RequestKey key) const;
    int openCount() const { return m_open; }
    int waitingCount() const { return m_waiting; } ///< for the badge: over all sessions
    int runningCount() const;
    /// What runs on in all sessions, the oldest first; without commands that Belay runs, which are requests.
    void setRunning(std::vector<SessionRunningOn> running);
    /// Returns the stop statistics for the agent of a request.
    void setStopStatisticsOf(std::function<core::StopStatistics(base::RequestKey)> stopStatisticsOf);
    /// Repaints ages; views call it once a second, only while they are visible.
    void refreshAges();

Q_SIGNALS:
    /// Emitted in the next turn of the event loop; also for changes that affect no number.
    void countsChanged();

private:
    struct Group;
    void add(const core::RequestRow &row);
    void insert(const core::RequestRow &row);
    void count(const core::RequestRow &row, int sign);
    void countSoon();
    QVariant runningData(const SessionRunningOn &one, int column, int role) const;
    void change(const core::RequestRow &row);
    void remove(base::RequestKey key);
    static std::vector<core::RequestRow>::iterator placeOf(Group &group, base::RequestKey key);
    Group *groupOf(base::RequestKey key, int *row) const;
    int groupRow(const Group *group) const;

    core::RequestBoard *m_board;
    base::Clock *m_clock;
    std::vector<std::unique_ptr<Group>> m_groups;
    int m_open = 0, m_waiting = 0;
    bool m_countsPosted = false;
    std::map<base::RequestKey, base::TimerHandle> m_young; ///< rows not shown yet
    std::function<core::StopStatistics(base::RequestKey)> m_stopStatisticsOf;
};

} // namespace models
