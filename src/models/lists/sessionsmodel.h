// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/session/sessionevent.h"
#include "core/stop/stopstatus.h"
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

struct SessionRow
{
    SessionHandle handle = 0;
    QString title;
    QString cwd;
    core::TurnPhase phase = core::TurnPhase::Idle;
    std::optional<core::TurnEnd> lastEnd;
    int waitingForUser = 0;
    bool loading = false; ///< with an earlier end: the agent was started again and restores the session
    bool dead = false;
    bool loginNeeded = false;
    bool remote = false;     ///< there is no process, only a connection
    bool reconnects = false; ///< it was lost and is being made again
    bool isStored = false;   ///< of an earlier run, and not opened in this one
    bool elsewhere = false;  ///< of another run that lives, and has it open: how it stands is not known here
    int staged = 0;          ///< files that wait for a decision
    int heldChanges = 0;     ///< likewise, of what is held back whoever wrote it
    int heldBack = 0;        ///< messages that wait for the user's word
    QDateTime changedAt;
    base::Milliseconds phaseSince{0};
    QString agentName;
    bool isPinned = false;
    bool isArchived = false;
};

/// What the sessions stand under that are neither pinned nor archived.
enum class SessionGrouping { Folder, Agent, Date };

/// Two levels: groups, sessions. Those that are pinned come first, then folders, agents or days, then what is archived.
/// A row stays where it is while it changes, unless it comes under another group.
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
        GroupRole ///< int of Group; of groups alone
    };
    enum class Group { Pinned, Ordinary, Archived };
    enum class StateIcon { Running, Waits, Stopped, Failed, Finished };

    explicit SessionsModel(base::Clock *clock, QObject *parent = nullptr);
    ~SessionsModel() override;

    SessionGrouping grouping() const { return m_grouping; }
    void setGrouping(SessionGrouping grouping);

    void upsert(const SessionRow &row);
    void remove(SessionHandle handle);
    const SessionRow *session(const QModelIndex &index) const; ///< null on groups
    QModelIndex indexOf(SessionHandle handle) const;
    /// To be called now and then: what is said of times changes by itself.
    void refreshAges();
    /// What was found in them that is searched for, one line each; shown instead of their state. Empty: nothing is
    /// searched for.
    void setFound(const QHash<SessionHandle, QString> &found);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// What a group is of. Days are ranks, 0 is today.
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

    base::Clock *m_clock;
    SessionGrouping m_grouping = SessionGrouping::Folder;
    std::vector<std::unique_ptr<Sessions>> m_groups;
    QHash<SessionHandle, QString> m_found;
    QDate m_day; ///< to which the ranks are
};

} // namespace models
