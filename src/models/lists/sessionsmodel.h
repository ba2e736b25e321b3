// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/values/sessionevent.h"
#include "core/values/stopstatus.h"
#include "models/texts/runningon.h"
#include "models/texts/texts.h"

#include <QAbstractItemModel>
#include <QDate>
#include <QDateTime>
#include <QHash>

#include <memory>
#include <optional>
#include <vector>

namespace models {

using SessionHandle = quint64; ///< Belay's own number of a session in this run, from 1

/// The same with the session it is of.
struct SessionRunningOn
{
    SessionHandle session = 0;
    QString title; ///< of the session
    RunningOn what;
    bool operator==(const SessionRunningOn &) const = default;
};

struct SessionRow
{
    SessionHandle handle = 0;
    QString title;
    QString cwd;
    core::TurnPhase phase = core::TurnPhase::Idle;
    std::optional<core::TurnEnd> lastEnd;
    int waitingForUser = 0;
    bool loading = false; ///< with an earlier end: the agent was restarted and restores the session
    bool dead = false;
    bool loginNeeded = false;
    bool remote = false;      ///< the agent is remote
    bool reconnects = false;  ///< the connection was lost and is being restored
    bool isStored = false;    ///< of an earlier run, and not opened in this one
    bool elsewhere = false;   ///< open in another running Belay, so its state is not known here
    int heldChanges = 0;      ///< held-back changes waiting for a decision
    bool holdsUnread = false; ///< there are some, whose number is not known: the session is not opened
    int unsent = 0;           ///< queued messages that the user has to release
    int runsOn = 0;           ///< commands that run on; see RunningOn
    QDateTime changedAt;
    base::Milliseconds phaseSince{0};
    QString agentName;
    bool isPinned = false;
    bool isArchived = false;
};

/// How sessions that are neither pinned nor archived are grouped.
enum class SessionGrouping { Folder, Agent, Date };

/// Two levels: groups and sessions. Pinned sessions come first, then groups by folder, agent or day, then archived
/// ones. A row stays in place while it changes, unless its group changes.
class SessionsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        HandleRole = Qt::UserRole,
        StateTextRole,
        StateIconRole,
        StateColorRole,
        FolderRole,
        WaitingRole,
        FoundRole,
        GroupRole ///< int of Group; only for groups
    };
    enum class Group { Pinned, Ordinary, Archived };
    enum class StateIcon { Running, Waits, Stopped, Failed, Finished, RunsOn };

    explicit SessionsModel(base::Clock *clock, QObject *parent = nullptr);
    ~SessionsModel() override;

    SessionGrouping grouping() const { return m_grouping; }
    void setGrouping(SessionGrouping grouping);

    void upsert(const SessionRow &row);
    /// Many at once, none of which may be in it yet; resets the model.
    void add(std::vector<SessionRow> rows);
    void remove(SessionHandle handle);
    const SessionRow *session(const QModelIndex &index) const; ///< null on groups
    QModelIndex indexOf(SessionHandle handle) const;
    /// Call it from time to time: relative times change by themselves.
    void refreshAges();
    /// Text found by the search, one line per session, shown instead of their state. Empty: no search.
    void setFound(const QHash<SessionHandle, QString> &found);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// What identifies a group. Days are ranks, 0 is today.
    struct Key
    {
        Group group = Group::Ordinary;
        QString name;
        int rank = 0;
        bool operator==(const Key &) const = default;
    };
    struct Sessions;
    Key keyOf(const SessionRow &row) const;
    QString titleOf(const Key &key) const;
    bool isBefore(const Sessions &group, const Key &key, const QDateTime &newest) const;
    void insert(const SessionRow &row);
    void rebuild(std::vector<SessionRow> rows);
    void renumber(size_t from);

    base::Clock *m_clock;
    SessionGrouping m_grouping = SessionGrouping::Folder;
    std::vector<std::unique_ptr<Sessions>> m_groups;
    QHash<SessionHandle, Sessions *> m_groupOf;
    QHash<SessionHandle, QString> m_found;
    QDate m_day; ///< the day for which the ranks were computed
};

} // namespace models
