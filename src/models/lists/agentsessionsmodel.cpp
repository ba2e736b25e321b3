// SPDX-License-Identifier: Apache-2.0
#include "models/lists/agentsessionsmodel.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "models/texts/showntext.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace models {
namespace {

QString changedText(const acp::SessionInfo &info)
{
    const QDateTime changed = QDateTime::fromString(info.updatedAt, Qt::ISODateWithMs);
    return changed.isValid() ? QLocale().toString(changed.toLocalTime(), QLocale::ShortFormat)
                             : base::visibleText(info.updatedAt.left(40));
}

/// All folders of the session: opening it gives the agent access to them.
QString folders(const acp::SessionInfo &info)
{
    QStringList all;
    for (const QString &folder : QStringList{info.cwd} + info.additionalDirectories)
        all << shownPath(folder);
    return all.join(QStringLiteral(", "));
}

} // namespace

void AgentSessionsModel::clear()
{
    beginResetModel();
    m_sessions.clear();
    endResetModel();
}

void AgentSessionsModel::append(const std::vector<acp::SessionInfo> &page)
{
    QSet<QString> known;
    for (const acp::SessionInfo &info : m_sessions)
        known.insert(info.id.value);
    std::vector<acp::SessionInfo> more;
    for (const acp::SessionInfo &info : page) {
        if (!info.id.isEmpty() && !known.contains(info.id.value)) {
            known.insert(info.id.value);
            more.push_back(info);
        }
    }
    if (more.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + int(more.size()) - 1);
    std::move(more.begin(), more.end(), std::back_inserter(m_sessions));
    endInsertRows();
}

int AgentSessionsModel::rowOf(const acp::SessionId &id) const
{
    const auto found =
        std::find_if(m_sessions.begin(), m_sessions.end(), [&id](const acp::SessionInfo &s) { return s.id == id; });
    return found == m_sessions.end() ? -1 : int(found - m_sessions.begin());
}

void AgentSessionsModel::remove(const acp::SessionId &id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_sessions.erase(m_sessions.begin() + row);
    endRemoveRows();
}

const acp::SessionInfo *AgentSessionsModel::session(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount() ? &m_sessions[size_t(index.row())] : nullptr;
}

int AgentSessionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_sessions.size());
}

QVariant AgentSessionsModel::data(const QModelIndex &index, int role) const
{
    const acp::SessionInfo *info = session(index);
    if (!info)
        return {};
    const QString title =
        info->title.isEmpty() ? tr("(no title)") : base::visibleText(info->title.section(u'\n', 0, 0).left(200));
    switch (role) {
    case Qt::DisplayRole:
        return title;
    case DetailRole:
        return info->updatedAt.isEmpty() ? folders(*info) : base::facts({folders(*info), changedText(*info)});
    case SearchRole:
        return QString(title + u'\n' + info->cwd);
    case Qt::ToolTipRole:
        return base::visibleText(info->id.value);
    case Qt::AccessibleTextRole:
        return tr("%1, in %2").arg(title, folders(*info));
    default:
        return {};
    }
}

} // namespace models

#include "moc_agentsessionsmodel.cpp"
