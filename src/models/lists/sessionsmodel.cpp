// SPDX-License-Identifier: Apache-2.0
#include "models/lists/sessionsmodel.h"

#include "base/visibletext.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace models {

struct SessionsModel::Project
{
    QString folder;
    std::vector<SessionRow> sessions;
};

SessionsModel::SessionsModel(base::Clock *clock, QObject *parent) : QAbstractItemModel(parent), m_clock(clock) {}

SessionsModel::~SessionsModel() = default;

QModelIndex SessionsModel::indexOf(SessionHandle handle) const
{
    for (size_t p = 0; p < m_projects.size(); ++p) {
        const auto &sessions = m_projects[p]->sessions;
        for (size_t i = 0; i < sessions.size(); ++i) {
            if (sessions[i].handle == handle)
                return createIndex(int(i), 0, m_projects[p].get());
        }
    }
    return {};
}

void SessionsModel::upsert(const SessionRow &row)
{
    const QModelIndex known = indexOf(row.handle);
    if (known.isValid()) {
        static_cast<Project *>(known.internalPointer())->sessions[size_t(known.row())] = row;
        Q_EMIT dataChanged(known, known);
        return;
    }
    auto place =
        std::find_if(m_projects.begin(), m_projects.end(), [&row](const auto &p) { return p->folder == row.cwd; });
    if (place == m_projects.end()) {
        beginInsertRows({}, int(m_projects.size()), int(m_projects.size()));
        m_projects.push_back(std::make_unique<Project>());
        m_projects.back()->folder = row.cwd;
        endInsertRows();
        place = m_projects.end() - 1;
    }
    // The newest first, whenever it comes to be known.
    std::vector<SessionRow> &sessions = (*place)->sessions;
    const auto before = std::find_if(sessions.begin(), sessions.end(),
                                     [&row](const SessionRow &other) { return other.changedAt <= row.changedAt; });
    const int at = int(before - sessions.begin());
    beginInsertRows(index(int(place - m_projects.begin()), 0, {}), at, at);
    sessions.insert(before, row);
    endInsertRows();
}

void SessionsModel::remove(SessionHandle handle)
{
    const QModelIndex known = indexOf(handle);
    if (!known.isValid())
        return;
    auto *project = static_cast<Project *>(known.internalPointer());
    const QModelIndex parentIndex = known.parent();
    beginRemoveRows(parentIndex, known.row(), known.row());
    project->sessions.erase(project->sessions.begin() + known.row());
    endRemoveRows();
    if (project->sessions.empty()) {
        beginRemoveRows({}, parentIndex.row(), parentIndex.row());
        m_projects.erase(m_projects.begin() + parentIndex.row());
        endRemoveRows();
    }
}

const SessionRow *SessionsModel::session(const QModelIndex &index) const
{
    const auto *project = static_cast<const Project *>(index.internalPointer());
    return project ? &project->sessions[size_t(index.row())] : nullptr;
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
        return row < int(m_projects.size()) ? createIndex(row, 0, nullptr) : QModelIndex();
    if (parent.internalPointer() || parent.row() >= int(m_projects.size()))
        return {};
    Project *project = m_projects[size_t(parent.row())].get();
    return row < int(project->sessions.size()) ? createIndex(row, 0, project) : QModelIndex();
}

QModelIndex SessionsModel::parent(const QModelIndex &child) const
{
    const auto *project = static_cast<const Project *>(child.internalPointer());
    if (!project)
        return {};
    for (size_t i = 0; i < m_projects.size(); ++i) {
        if (m_projects[i].get() == project)
            return createIndex(int(i), 0, nullptr);
    }
    return {};
}

int SessionsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_projects.size());
    return parent.internalPointer() ? 0 : int(m_projects[size_t(parent.row())]->sessions.size());
}

int SessionsModel::columnCount(const QModelIndex &) const
{
    return 1;
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

QString stateText(const SessionRow &row, base::Clock *clock)
{
    const QString age = ageText(clock->now() - row.phaseSince);
    if (row.elsewhere)
        return SessionsModel::tr("open in another Belay");
    if (row.loginNeeded)
        return SessionsModel::tr("asks you to log in");
    if (row.reconnects)
        return SessionsModel::tr("connection lost · trying again");
    if (row.loading)
        return row.lastEnd ? SessionsModel::tr("restarting") : SessionsModel::tr("loading · %1").arg(age);
    if (row.waitingForUser > 0 && row.phase == core::TurnPhase::Running)
        return SessionsModel::tr("%n request(s) wait for you", nullptr, row.waitingForUser);
    if (row.phase == core::TurnPhase::Running)
        return SessionsModel::tr("running · %1").arg(age);
    if (row.phase != core::TurnPhase::Idle)
        return SessionsModel::tr("stopping · %1").arg(age);
    if (row.staged > 0)
        return SessionsModel::tr("%n staged file(s) wait for you", nullptr, row.staged);
    if (row.dead && !row.lastEnd) // it never came up, or was not let to
        return SessionsModel::tr("agent is not running");
    // Between turns nobody's message was lost, but the agent is gone all the same.
    if (row.dead && *row.lastEnd == core::TurnEnd::Finished)
        return row.remote ? SessionsModel::tr("connection lost") : SessionsModel::tr("agent process died");
    if (!row.lastEnd)
        return SessionsModel::tr("no message yet");
    // A small letter first: these are states in a list, not sentences.
    QString end = turnEndText(*row.lastEnd);
    if (!end.isEmpty())
        end[0] = end.at(0).toLower();
    const QString since = sinceText(row.changedAt, clock->wall());
    if (row.heldBack > 0) // "Stopped by you · 2 held back"
        return SessionsModel::tr("%1 · %n held back", nullptr, row.heldBack).arg(end);
    return SessionsModel::tr("%1 · %2").arg(end, since);
}

SessionsModel::StateIcon stateIcon(const SessionRow &row)
{
    if (row.waitingForUser > 0 && row.phase == core::TurnPhase::Running)
        return SessionsModel::StateIcon::Waits;
    if (row.loginNeeded)
        return SessionsModel::StateIcon::Waits;
    if (row.elsewhere || row.loading || row.phase != core::TurnPhase::Idle)
        return SessionsModel::StateIcon::Running;
    if (row.staged > 0)
        return SessionsModel::StateIcon::Waits;
    if (row.dead)
        return SessionsModel::StateIcon::Failed;
    if (!row.lastEnd)
        return SessionsModel::StateIcon::Finished;
    switch (*row.lastEnd) {
    case core::TurnEnd::AgentDied:
    case core::TurnEnd::AgentFailed:
    case core::TurnEnd::ConnectionLost:
    case core::TurnEnd::Refused:
        return SessionsModel::StateIcon::Failed;
    case core::TurnEnd::StoppedByForce:
    case core::TurnEnd::Disconnected:
    case core::TurnEnd::StoppedByYou:
    case core::TurnEnd::CancelledByAgent:
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
        const QString &folder = m_projects[size_t(index.row())]->folder;
        if (role == Qt::DisplayRole)
            return QFileInfo(folder).fileName();
        if (role == FolderRole) {
            const QString up = QFileInfo(folder).path();
            const QString home = QDir::homePath();
            return up.startsWith(home) ? QLatin1Char('~') + up.sliced(home.size()) : up;
        }
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return row->title;
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(row->title, stateText(*row, m_clock));
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
