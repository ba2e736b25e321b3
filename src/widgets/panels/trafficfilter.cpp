// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/trafficfilter.h"

#include "models/lists/trafficmodel.h"

namespace widgets {

using models::TrafficModel;

void TrafficFilter::setServer(const std::optional<QString> &server)
{
    if (m_server == server)
        return;
    m_server = server;
    invalidateFilter();
}

void TrafficFilter::setCall(const QString &call)
{
    if (m_call == call)
        return;
    m_call = call;
    invalidateFilter();
}

bool TrafficFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_server && index.data(TrafficModel::ServerRole).toString() != *m_server)
        return false;
    if (!m_call.isEmpty() && index.data(TrafficModel::CallRole).toString() != m_call)
        return false;
    return QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

} // namespace widgets

#include "moc_trafficfilter.cpp"
